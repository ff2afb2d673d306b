/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The elementary steps of ordering tiny leagues, counted by hand: a pass over all matches is a step each, a team read by
 * itself a step for each of its matches, a group compared a step for each team that is level with its first, and sorting
 * it a step for each team and binary digit of their number. In most of them nobody wins a match and only the boards tell
 * the teams apart.
 */
class StepsTest {

    private static final String[] DRAWN = {"½-½", "½-½", "½-½", "½-½"};

    private static MatchResult drawn(String home, String away) {
        return MatchResult.of(home, away, DRAWN);
    }

    private static MatchResult won(String home, String away) {
        return MatchResult.of(home, away, "1-0", "½-½", "½-½", "½-½");
    }

    private static long steps(String teams, PartialSplit policy, List<TieBreak> chain, MatchResult... results) {
        RuleSet rules = RuleSet.builder()
                .from(RuleSets.herefordshire())
                .chain(new Chain(chain.stream().map(step -> new Step(step, "")).toList(), policy))
                .build();
        List<Team> entries = Stream.of(teams.split("")).map(Team::of).toList();
        return Standings.of(entries, List.of(results), rules).steps();
    }

    private static long byWinsAndBoards(String teams, PartialSplit policy, MatchResult... results) {
        return steps(teams, policy, List.of(TieBreaks.MATCH_WINS, TieBreaks.BOARD_COUNT), results);
    }

    /** Match points: 3 matches, 3 teams level. Their own game points: the same once more. */
    @Test
    void threeTeamsThatAreLevelThroughout() {
        assertThat(steps(
                        "ABC",
                        PartialSplit.RE_FORM,
                        List.of(TieBreaks.MATCH_POINTS, TieBreaks.HEAD_TO_HEAD_GAME_POINTS),
                        drawn("A", "B"),
                        drawn("B", "C"),
                        drawn("C", "A")))
                .isEqualTo(3 + 3 + 3 + 3);
    }

    /**
     * A and B have 5 match points, C and D none: 5 matches, A and B are level, and 4 teams of 3 digits are sorted. Opponents'
     * points cost a group its part of the matches, 2 × 5 / 4, and each pair is level.
     */
    @Test
    void opponentsPointsCostAGroupItsPartOfTheMatches() {
        assertThat(steps(
                        "ABCD",
                        PartialSplit.RE_FORM,
                        List.of(
                                TieBreaks.MATCH_POINTS,
                                Criterion.of(Measure.OPPONENTS_GAME_POINTS).build()),
                        drawn("A", "B"),
                        won("A", "C"),
                        won("A", "D"),
                        won("B", "C"),
                        won("B", "D")))
                .isEqualTo(5 + 2 + 4 * 3 + 2 * (2 + 2));
    }

    /** Of five teams that met each other, E won board 1 against A and A board 2 against E; nobody else won a game. */
    private static final MatchResult[] FIVE = {
        drawn("A", "B"),
        drawn("A", "C"),
        drawn("A", "D"),
        MatchResult.of("E", "A", "1-0", "0-1", "½-½", "½-½"),
        drawn("B", "C"),
        drawn("B", "D"),
        drawn("B", "E"),
        drawn("C", "D"),
        drawn("C", "E"),
        drawn("D", "E")
    };

    /** No wins: 10 and 5. Board count: 10; A differs from B at once, 1; 5 teams of 3 digits sorted. B, C and D go on. */
    @Test
    void whereTheChainGoesOnAndIsAtItsEndNothingIsAddedUp() {
        assertThat(byWinsAndBoards("ABCDE", PartialSplit.RE_FORM, FIVE)).isEqualTo(10 + 5 + 10 + 1 + 5 * 3);
        assertThat(byWinsAndBoards("ABCDE", PartialSplit.CONTINUE, FIVE)).isEqualTo(10 + 5 + 10 + 1 + 5 * 3);
    }

    /** The same; B, C and D start the block again, and what they have from A and E, 4 matches each, is taken off. */
    @Test
    void whereMostStayThoseWhoLeaveAreTakenOff() {
        assertThat(byWinsAndBoards("ABCDE", PartialSplit.RESTART_BLOCK, FIVE))
                .isEqualTo(10 + 5 + 10 + 1 + 5 * 3 + 2 * 4 + 3);
        // The whole chain: nobody of the three has won a match, which is known already.
        assertThat(byWinsAndBoards("ABCDE", PartialSplit.RESTART_CHAIN, FIVE))
                .isEqualTo(10 + 5 + 10 + 1 + 5 * 3 + 2 * 4 + 3 + 3);
        // Three are not two, and the block over a mini-league that stays is worked out; then B, C and D form their own,
        // for
        // which a pass over all matches is made.
        assertThat(byWinsAndBoards("ABCDE", PartialSplit.RESTART_IF_TWO, FIVE)).isEqualTo(10 + 5 + 10 + 1 + 5 * 3);
        assertThat(byWinsAndBoards("ABCDE", PartialSplit.RESTART_AFTER_BLOCK, FIVE))
                .isEqualTo(10 + 5 + 10 + 1 + 5 * 3 + 10 + 3);
    }

    /**
     * A and B have won no game, C has won board 1 and D board 2 of their match: 4 matches, 4 teams level; 4 matches, two
     * level, 4 teams of 3 digits sorted. Two of four stay, and the 2 + 1 matches of C and D are taken off; two are level.
     */
    @Test
    void whereHalfStayThoseWhoLeaveAreTakenOff() {
        assertThat(byWinsAndBoards(
                        "ABCD",
                        PartialSplit.RESTART_BLOCK,
                        drawn("A", "B"),
                        drawn("B", "A"),
                        drawn("A", "C"),
                        MatchResult.of("C", "D", "1-0", "0-1", "½-½", "½-½")))
                .isEqualTo(4 + 4 + 4 + 2 + 4 * 3 + 2 + 1 + 2);
    }

    /**
     * A and B have won no game, C, E and D have 1, 4 and 5: 4 matches, 5 teams level; 4 matches, two level, 5 teams of 3
     * digits sorted. Two of five stay, and a pass over the 4 matches is made for them.
     */
    @Test
    void whereFewStayTheyAreAddedUpAnew() {
        assertThat(byWinsAndBoards(
                        "ABCDE",
                        PartialSplit.RESTART_BLOCK,
                        drawn("A", "B"),
                        drawn("A", "C"),
                        MatchResult.of("C", "D", "1-0", "0-1", "½-½", "½-½"),
                        MatchResult.of("D", "E", "½-½", "½-½", "1-0", "0-1")))
                .isEqualTo(4 + 5 + 4 + 2 + 5 * 3 + 4 + 2);
    }

    /**
     * A has won no game, E 3, B and C 5 each and D 7: 5 matches, 5 teams level; 5 matches, A stands alone, 5 teams of 3
     * digits sorted. Two of five stay, and a pass over the 5 matches is made for them.
     */
    @Test
    void whereFewStayInTheMiddleTheyAreAddedUpAnew() {
        assertThat(byWinsAndBoards(
                        "ABCDE",
                        PartialSplit.RESTART_BLOCK,
                        drawn("A", "B"),
                        drawn("B", "A"),
                        MatchResult.of("B", "C", "1-0", "0-1", "0-1", "1-0"),
                        MatchResult.of("D", "E", "0-1", "0-1", "1-0", "1-0"),
                        drawn("A", "E")))
                .isEqualTo(5 + 5 + 5 + 1 + 5 * 3 + 5 + 2);
    }

    /**
     * A and B have won no game, C and D have 5 each: of two parts that are as large, the upper keeps its sums, from which the
     * 2 + 1 matches of C and D are taken off; for the lower a pass is made.
     */
    @Test
    void ofPartsThatAreAsLargeTheUppermostKeepsItsSums() {
        assertThat(byWinsAndBoards(
                        "ABCD",
                        PartialSplit.RESTART_BLOCK,
                        drawn("A", "B"),
                        drawn("B", "A"),
                        drawn("A", "C"),
                        MatchResult.of("C", "D", "1-0", "0-1", "0-1", "1-0")))
                .isEqualTo(4 + 4 + 4 + 2 + 4 * 3 + 3 + 2 + 4 + 2);
    }

    /**
     * A has won no game, B and C 5 each, and D, E and F 10 each in a circle: 5 matches, 6 teams level; 5 matches, A stands
     * alone, 6 teams of 3 digits sorted. D, E and F keep their sums less the 1 + 2 + 1 matches of A, B and C; a pass is made
     * for B and C.
     */
    @Test
    void theLargestPartKeepsItsSums() {
        assertThat(byWinsAndBoards(
                        "ABCDEF",
                        PartialSplit.RESTART_BLOCK,
                        drawn("A", "B"),
                        MatchResult.of("B", "C", "1-0", "0-1", "0-1", "1-0"),
                        MatchResult.of("D", "E", "0-1", "0-1", "1-0", "1-0"),
                        MatchResult.of("E", "F", "0-1", "0-1", "1-0", "1-0"),
                        MatchResult.of("F", "D", "0-1", "0-1", "1-0", "1-0")))
                .isEqualTo(5 + 6 + 5 + 1 + 6 * 3 + 4 + 5 + 2 + 3);
    }

    /** What an earlier table added up is not added up again: looking at who was there is a step for each of 3 teams. */
    @Test
    void aTableThatContinuesAnotherTakesOverItsSums() {
        RuleSet rules = RuleSet.builder()
                .from(RuleSets.herefordshire())
                .chain(new Chain(
                        List.of(new Step(TieBreaks.MATCH_WINS, ""), new Step(TieBreaks.HEAD_TO_HEAD_GAME_POINTS, "")),
                        PartialSplit.RE_FORM))
                .build();
        Standings table = Standings.of(List.of(drawn("A", "B"), drawn("B", "C"), drawn("C", "A")), rules);
        assertThat(table.steps()).isEqualTo(3 + 3 + 3 + 3);
        assertThat(table.with(drawn("B", "A")).steps()).isEqualTo(4 + 3 + 3 + 2 + 3 * 2);
        // With a team more there is nothing to take over.
        assertThat(table.with(drawn("A", "D")).steps()).isEqualTo(4 + 4 + 4 + 1 + 4 * 3);
    }
}
