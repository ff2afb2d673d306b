/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.scoring.Tally;
import io.github.marchesleague.rules.tiebreak.AppliesTo;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Scope;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import io.github.marchesleague.rules.tiebreak.TiedGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a tie-break is told about the teams that are level. Figures worked out by hand. */
class LevelTeamsTest {

    private static final TeamId A = TeamId.of("A");
    private static final TeamId B = TeamId.of("B");
    private static final TeamId C = TeamId.of("C");

    private static final MatchResult A_B = MatchResult.of("A", "B", "1-0", "0-1", "½-½", "½-½");
    private static final MatchResult B_C = MatchResult.of("B", "C", "1-0", "1-0", "½-½", "½-½");
    private static final MatchResult C_A = MatchResult.of("C", "A", "0-1", "½-½", "0-1", "½-½");
    private static final MatchResult D_A = MatchResult.ofTotal("D", "A", "3-1");
    private static final MatchResult B_D = MatchResult.ofTotal("B", "D", "1½-2½");
    private static final MatchResult C_D = MatchResult.of("C", "D", "1-0", "1-0", "½-½", "½-½");
    private static final MatchResult D_C = MatchResult.of("D", "C", "½-½", "½-½", "½-½", "½-½");

    /** A, B and C have 3 match points each, D has 5; among the three A and B have 5 game points and C has 2. */
    private static final List<MatchResult> SEASON = List.of(A_B, B_C, C_A, D_A, B_D, C_D, D_C);

    private static Ledger ledger(List<MatchResult> results) {
        return LedgerReader.read(
                Field.of(Stream.of("A", "B", "C", "D", "E").map(Team::of).toList()),
                results,
                List.of(),
                RuleSets.herefordshire());
    }

    /** The teams A and B, and the mini-league of A, B and C that they come from. */
    private static LevelTeams aAndB() {
        return new LevelTeams(
                ledger(SEASON),
                new Beside(
                        List.of(MatchResult.ofTotal("B", "A", "2-2"), MatchResult.ofTotal("A", "C", "3-1")),
                        Map.of(),
                        Map.of(),
                        List.of()),
                new int[] {0, 1},
                new int[] {0, 1, 2});
    }

    private static LevelTeams level(List<MatchResult> results, int... group) {
        return new LevelTeams(ledger(results), Beside.NOTHING, group, group);
    }

    private static List<String> figures(TiedGroup group, Criterion criterion) {
        return ((Division.Ordered) group.divide(criterion))
                .parts().stream()
                        .map(part -> part.teams() + " " + part.figure())
                        .toList();
    }

    private static List<String> figures(TiedGroup group, Criterion.Builder criterion) {
        return figures(group, criterion.build());
    }

    @Test
    void itIsToldOfTheMatches() {
        LevelTeams group = aAndB();
        assertThat(group.teams()).containsExactly(A, B);
        assertThat(group.matchesBetween()).containsExactly(A_B, B_C, C_A);
        assertThat(group.matchesOf(A)).containsExactly(A_B, C_A, D_A);
        assertThat(group.matchesOf(C)).containsExactly(B_C, C_A, C_D, D_C);
        assertThat(group.playOffsBetween()).containsExactly(MatchResult.ofTotal("B", "A", "2-2"));
        // A drew with B, beat C and lost to D: 2 + 3 + 1 game points and as many against it.
        assertThat(group.tally(A)).isEqualTo(new Tally(3, 1, 1, 1, Points.of(3), Points.of(6), Points.of(6)));
        assertThat(group.scoring()).isEqualTo(RuleSets.herefordshire().scoring());
    }

    @Test
    void itIsToldFiguresThatAreNoPlainSums() {
        // Of 2 + 3 against 2 + 1 in the mini-league: 5 of 8 for both, 5 in 2 matches, 2 and 3 from two opponents.
        Criterion.Builder points = Criterion.of(Measure.GAME_POINTS).scope(Scope.HEAD_TO_HEAD);
        assertThat(figures(aAndB(), points.per(Criterion.Per.SHARE))).containsExactly("[A, B] 0.625");
        assertThat(figures(aAndB(), points.per(Criterion.Per.MATCH))).containsExactly("[A, B] 2½");
        assertThat(figures(aAndB(), points.per(Criterion.Per.OPPONENT))).containsExactly("[A, B] 5");
        // Over all matches A has 6 of 12, and B 6½ of 12; a third of each for a match.
        Criterion.Builder overall = Criterion.of(Measure.GAME_POINTS);
        assertThat(figures(aAndB(), overall.per(Criterion.Per.SHARE))).containsExactly("[B] 13/24", "[A] ½");
        assertThat(figures(aAndB(), overall.per(Criterion.Per.MATCH))).containsExactly("[B] 13/6", "[A] 2");
        // C has 1 from A, 1 from B and 3 + 2 from D, on average 2½.
        assertThat(figures(level(SEASON, 2, 4), overall.per(Criterion.Per.OPPONENT)))
                .containsExactly("[C] 4½", "[E] 0");
        // Whoever has met nobody has no part of nothing and no average of nothing.
        assertThat(figures(level(SEASON, 2, 4), overall.per(Criterion.Per.SHARE)))
                .containsExactly("[C] 0.4375", "[E] 0");
        assertThat(figures(level(SEASON, 2, 4), overall.per(Criterion.Per.MATCH)))
                .containsExactly("[C] 1.75", "[E] 0");
    }

    /** A and B have both met C and D: A scored 3 + 1, B 3 + 1½. Nobody has met E, so that nobody is common with it. */
    @Test
    void commonOpponentsAreThoseWhomAllHaveMet() {
        Criterion.Builder common = Criterion.of(Measure.GAME_POINTS).scope(Scope.COMMON_OPPONENTS);
        assertThat(figures(aAndB(), common)).containsExactly("[B] 4½", "[A] 4");
        assertThat(figures(level(SEASON, 0, 1, 4), common)).containsExactly("[A, B, E] 0");
        assertThat(figures(aAndB(), common.per(Criterion.Per.SHARE))).containsExactly("[B] 0.5625", "[A] ½");
    }

    @Test
    void sumsAreThoseOfTheTable() {
        assertThat(figures(aAndB(), TieBreaks.HEAD_TO_HEAD_GAME_POINTS)).containsExactly("[A, B] 5");
        assertThat(figures(aAndB(), TieBreaks.GAME_POINTS)).containsExactly("[B] 6½", "[A] 6");
        assertThat(figures(aAndB(), TieBreaks.GAME_DIFFERENCE)).containsExactly("[B] 1", "[A] 0");
        // A has a win on board 1 against B, and on 1 and 3 against C; B on 2 against A, and on 1 and 2 against C.
        assertThat(figures(aAndB(), TieBreaks.BOARD_COUNT)).containsExactly("[A, B] 5");
        // Without board 4 A has 1½ + 2½ and B 1½ + 2½; without board 3 as well 1 + 1½ and 1 + 2; on board 1 two and
        // one.
        assertThat(figures(aAndB(), TieBreaks.BOTTOM_BOARD_ELIMINATION)).containsExactly("[B] 4, 3, 1", "[A] 4, 2½, 2");
        // A has met B 6½, C 7 and D 3 + 2½ + 1 + 2 = 8½; B has met A 6, C and D.
        assertThat(figures(aAndB(), Criterion.of(Measure.OPPONENTS_GAME_POINTS)))
                .containsExactly("[A] 22", "[B] 21½");
    }

    /** All of A, B and C have met each other; so have B, C and D; E has met nobody. */
    @Test
    void aCriterionForTeamsThatHaveAllMetIsPassedOverOtherwise() {
        Criterion.Builder ifAllMet =
                Criterion.of(Measure.GAME_POINTS).scope(Scope.HEAD_TO_HEAD).unmet(Criterion.Unmet.PASS_OVER);
        assertThat(figures(level(SEASON, 0, 1, 2), ifAllMet)).containsExactly("[A, B] 5", "[C] 2");
        // B had 3 from C and 1½ from D; C 1, 3 and 2; D 2½, 1 and 2.
        assertThat(figures(level(SEASON, 1, 2, 3), ifAllMet)).containsExactly("[C] 6", "[D] 5½", "[B] 4½");
        assertThat(figures(level(SEASON, 0, 1, 4), ifAllMet)).containsExactly("[A, B, E] ");
        assertThat(figures(level(List.of(A_B, B_C), 0, 1, 2), ifAllMet)).containsExactly("[A, B, C] ");
    }

    /** The boards of D's matches with A and B are not known, in the order in which they were played. */
    @Test
    void whatNeedsBoardsThatAreNotRecordedCannotBeWorkedOut() {
        Criterion won = Criterion.of(Measure.GAMES_WON).build();
        assertThat(aAndB().divide(won))
                .isEqualTo(new Division.CannotBeWorkedOut("the boards of a match are not recorded", List.of(D_A, B_D)));
        assertThat(level(SEASON, 1, 0).divide(won))
                .isEqualTo(new Division.CannotBeWorkedOut("the boards of a match are not recorded", List.of(D_A, B_D)));
        // C won 2 boards against D and none against A and B.
        assertThat(figures(level(SEASON, 2, 4), won)).containsExactly("[C] 2", "[E] 0");
        // Between A and B alone all boards are known, between them and D not.
        assertThat(figures(level(SEASON, 0, 1), TieBreaks.BOARD_COUNT)).containsExactly("[A] 1", "[B] 2");
        assertThat(level(SEASON, 1, 2, 3).divide(TieBreaks.BOARD_COUNT))
                .isEqualTo(new Division.CannotBeWorkedOut("the boards of a match are not recorded", List.of(B_D)));
    }

    /** A tie-break that leaves everybody level and notes what it was asked about. */
    private record Noting(List<String> notes) implements TieBreak {
        @Override
        public String id() {
            return "noting";
        }

        @Override
        public Division divide(TiedGroup group) {
            notes.add(group.teams() + " of " + group.matchesBetween().size());
            return group.divide(TieBreaks.MATCH_POINTS);
        }
    }

    private static List<String> notes(PartialSplit policy, TieBreak... between) {
        List<String> notes = new ArrayList<>();
        List<Step> steps = new ArrayList<>(List.of(new Step(TieBreaks.MATCH_POINTS, "")));
        Stream.of(between).forEach(step -> steps.add(new Step(step, "")));
        steps.add(new Step(new Noting(notes), ""));
        Standings.of(
                SEASON,
                RuleSet.builder()
                        .from(RuleSets.herefordshire())
                        .chain(new Chain(steps, policy))
                        .build());
        return notes;
    }

    /** The mini-league of A, B and C has 3 matches, and A and B have one between themselves. */
    @Test
    void theMatchesBetweenAreThoseOfTheMiniLeagueThatThePolicyKeeps() {
        assertThat(notes(PartialSplit.RE_FORM)).containsExactly("[A, B, C] of 3");
        assertThat(notes(PartialSplit.RE_FORM, TieBreaks.HEAD_TO_HEAD_GAME_POINTS))
                .containsExactly("[A, B] of 1");
        assertThat(notes(PartialSplit.CONTINUE, TieBreaks.HEAD_TO_HEAD_GAME_POINTS))
                .containsExactly("[A, B] of 3");
    }

    /** Whether boards are needed decides only where it comes to that step; boards of other teams' matches do not. */
    @Test
    void onlyTheBoardsOfTheMatchesThatAreLookedAtAreNeeded() {
        TieBreak won = Criterion.of(Measure.GAMES_WON).build();
        assertThat(notes(PartialSplit.RE_FORM, won)).isEmpty();
        assertThat(notes(PartialSplit.RE_FORM, TieBreaks.BOARD_COUNT)).containsExactly("[A, B] of 1");
        assertThat(notes(PartialSplit.CONTINUE, TieBreaks.HEAD_TO_HEAD_GAME_POINTS, won))
                .isEmpty();
        assertThat(notes(PartialSplit.CONTINUE, TieBreaks.HEAD_TO_HEAD_GAME_POINTS, TieBreaks.BOARD_COUNT))
                .containsExactly("[A, B] of 3");
    }

    /** What is for two teams is passed over for three, and the other way round. */
    @Test
    void aStepForAnotherNumberOfTeamsIsPassedOver() {
        Criterion.Builder forTwo = Criterion.of(Measure.GAME_POINTS).appliesTo(AppliesTo.TWO);
        Criterion.Builder forMore =
                Criterion.of(Measure.GAME_POINTS).scope(Scope.HEAD_TO_HEAD).appliesTo(AppliesTo.THREE_OR_MORE);
        assertThat(notes(PartialSplit.RE_FORM, forTwo.build())).containsExactly("[A, B, C] of 3");
        assertThat(notes(PartialSplit.RE_FORM, forMore.build())).containsExactly("[A, B] of 1");
        assertThat(notes(PartialSplit.RE_FORM, forMore.build(), forTwo.build())).isEmpty();
    }
}
