/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.tiebreak.AppliesTo;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a small table says about how it came about. */
class ReasonsTest {

    /**
     * D has 5 match points; A, B and C have 3 each. Among the three A and B have 5 game points and C has 2; over all matches
     * A has 6, B 6½.
     */
    private static final List<MatchResult> SEASON = List.of(
            MatchResult.ofTotal("A", "B", "2-2"),
            MatchResult.ofTotal("B", "C", "3-1"),
            MatchResult.ofTotal("C", "A", "1-3"),
            MatchResult.ofTotal("D", "A", "3-1"),
            MatchResult.ofTotal("B", "D", "1½-2½"),
            MatchResult.ofTotal("C", "D", "3-1"),
            MatchResult.ofTotal("D", "C", "2-2"));

    private static Standings table(PartialSplit policy, TieBreak... chain) {
        List<Step> steps = new ArrayList<>();
        for (TieBreak tieBreak : chain) {
            steps.add(new Step(tieBreak, "step " + (steps.size() + 1)));
        }
        return League.standings(
                SEASON,
                RuleSet.builder()
                        .from(RuleSets.herefordshire())
                        .chain(new Chain(steps, policy))
                        .build());
    }

    private static String said(Division division) {
        return division instanceof Division.Ordered ordered
                ? ordered.parts().stream()
                        .map(part -> part.teams() + " " + part.figure())
                        .toList()
                        .toString()
                : division.getClass().getSimpleName();
    }

    private static List<String> courses(Standings table) {
        return table.courses().stream()
                .map(course -> course.teams() + " of " + course.league() + ": "
                        + course.stops().stream()
                                .map(stop -> stop.number() + " "
                                        + stop.division().map(ReasonsTest::said).orElse("not asked"))
                                .toList())
                .toList();
    }

    private static List<String> ties(Standings table) {
        return table.ties().stream()
                .map(tie -> tie.teams() + ": "
                        + tie.steps().stream()
                                .map(step -> step.criterion() + " (" + step.rule() + ") among " + step.among() + " "
                                        + said(step.division()))
                                .toList())
                .toList();
    }

    private static String separation(Standings table, String one, String other) {
        return table.separation(TeamId.of(one), TeamId.of(other))
                .map(s -> s.above() + " over " + s.below() + " by " + s.criterion() + " (" + s.rule() + ") "
                        + s.figureAbove() + " : " + s.figureBelow() + " among " + s.among())
                .orElse("level");
    }

    private static List<String> positions(Standings table) {
        return table.rows().stream()
                .map(row -> row.position() + (row.shared() ? "= " : " ") + row.team())
                .toList();
    }

    private static final String MATCH_POINTS = "0 [[D] 5, [A, B, C] 3]";
    private static final String AMONG_THE_THREE = "1 [[A, B] 5, [C] 2]";

    @Test
    void aTieThatIsBroken() {
        Standings table = table(
                PartialSplit.RE_FORM,
                TieBreaks.MATCH_POINTS,
                TieBreaks.HEAD_TO_HEAD_GAME_POINTS,
                TieBreaks.GAME_POINTS);
        assertThat(positions(table)).containsExactly("1 D", "2 B", "3 A", "4 C");
        assertThat(courses(table))
                .containsExactly(
                        "[D, B, A, C] of [D, B, A, C]: [0 [[D] 5, [B, A, C] 3]]",
                        "[B, A, C] of [B, A, C]: [1 [[B, A] 5, [C] 2]]",
                        "[B, A] of [B, A]: [2 [[B] 6½, [A] 6]]");
        assertThat(ties(table))
                .containsExactly("[B, A, C]: [head-to-head-game-points (step 2) among [B, A, C] [[B, A] 5, [C] 2],"
                        + " game-points (step 3) among [B, A] [[B] 6½, [A] 6]]");
        assertThat(separation(table, "D", "C")).isEqualTo("D over C by match-points (step 1) 5 : 3 among [D, B, A, C]");
        assertThat(separation(table, "C", "B"))
                .isEqualTo("B over C by head-to-head-game-points (step 2) 5 : 2 among [B, A, C]");
        assertThat(separation(table, "A", "B")).isEqualTo("B over A by game-points (step 3) 6½ : 6 among [B, A]");
        assertThat(separation(table, "A", "C"))
                .isEqualTo("A over C by head-to-head-game-points (step 2) 5 : 2 among [B, A, C]");
    }

    @Test
    void aTieThatIsBrokenInPart() {
        Standings table = table(
                PartialSplit.CONTINUE,
                TieBreaks.MATCH_POINTS,
                TieBreaks.HEAD_TO_HEAD_GAME_POINTS,
                TieBreaks.HEAD_TO_HEAD_MATCH_POINTS);
        assertThat(positions(table)).containsExactly("1 D", "2= A", "2= B", "4 C");
        assertThat(courses(table))
                .containsExactly(
                        "[D, A, B, C] of [D, A, B, C]: [" + MATCH_POINTS + "]",
                        "[A, B, C] of [A, B, C]: [" + AMONG_THE_THREE + "]",
                        "[A, B] of [A, B, C]: [2 [[A, B] 3]]");
        assertThat(separation(table, "A", "B")).isEqualTo("level");
        assertThat(separation(table, "B", "C"))
                .isEqualTo("B over C by head-to-head-game-points (step 2) 5 : 2 among [A, B, C]");
    }

    /** Teams that the ranking itself leaves level all together: the ranking is no step of their tie. */
    @Test
    void aTieOfAllTeams() {
        Standings table = League.standings(
                List.of(MatchResult.ofTotal("A", "B", "2-2")),
                RuleSet.builder()
                        .from(RuleSets.herefordshire())
                        .chain(new Chain(
                                List.of(new Step(TieBreaks.MATCH_POINTS, "1"), new Step(TieBreaks.GAME_POINTS, "2")),
                                PartialSplit.RE_FORM))
                        .build());
        assertThat(ties(table)).containsExactly("[A, B]: [game-points (2) among [A, B] [[A, B] 2]]");
    }

    /** The block of two steps over A, B and C; A and B are fewer than began it and begin it again. */
    @Test
    void aBlockThatStartsAgain() {
        Standings table = table(
                PartialSplit.RESTART_AFTER_BLOCK,
                TieBreaks.MATCH_POINTS,
                TieBreaks.HEAD_TO_HEAD_GAME_POINTS,
                TieBreaks.HEAD_TO_HEAD_MATCH_POINTS,
                TieBreaks.GAME_POINTS);
        assertThat(courses(table))
                .containsExactly(
                        "[D, B, A, C] of [D, B, A, C]: [0 [[D] 5, [B, A, C] 3]]",
                        "[B, A, C] of [B, A, C]: [1 [[B, A] 5, [C] 2]]",
                        "[B, A] of [B, A, C]: [2 [[B, A] 3]]",
                        "[B, A] of [B, A]: [1 [[B, A] 2], 2 [[B, A] 1], 3 [[B] 6½, [A] 6]]");
    }

    /** A step for two teams is not asked about three, nor one for three or more about two. */
    @Test
    void stepsForAnotherNumberOfTeamsAreNotAsked() {
        Criterion forTwo =
                Criterion.of(Measure.MATCH_POINTS).appliesTo(AppliesTo.TWO).build();
        Criterion forMore = Criterion.of(Measure.GAME_POINTS)
                .appliesTo(AppliesTo.THREE_OR_MORE)
                .build();
        Standings table = table(
                PartialSplit.RE_FORM, TieBreaks.MATCH_POINTS, forTwo, TieBreaks.HEAD_TO_HEAD_GAME_POINTS, forMore);
        assertThat(courses(table))
                .containsExactly(
                        "[D, A, B, C] of [D, A, B, C]: [" + MATCH_POINTS + "]",
                        "[A, B, C] of [A, B, C]: [1 not asked, 2 [[A, B] 5, [C] 2]]",
                        "[A, B] of [A, B]: [3 not asked]");
        assertThat(positions(table)).containsExactly("1 D", "2= A", "2= B", "4 C");
    }

    /** Boards are not recorded: the step cannot be worked out, and nothing after it is tried. */
    @Test
    void aStepThatCannotBeWorkedOut() {
        Standings table =
                table(PartialSplit.RE_FORM, TieBreaks.MATCH_POINTS, TieBreaks.BOARD_COUNT, TieBreaks.GAME_POINTS);
        assertThat(positions(table)).containsExactly("1 D", "2= A", "2= B", "2= C");
        assertThat(courses(table))
                .containsExactly(
                        "[D, A, B, C] of [D, A, B, C]: [" + MATCH_POINTS + "]",
                        "[A, B, C] of [A, B, C]: [1 CannotBeWorkedOut]");
    }

    /** An average of the matches is no sum: A has 6 in 3 matches, C 7 in 4. */
    @Test
    void anAverageIsNoSum() {
        Criterion average =
                Criterion.of(Measure.GAME_POINTS).per(Criterion.Per.MATCH).build();
        Standings table = table(PartialSplit.RE_FORM, TieBreaks.MATCH_POINTS, average);
        assertThat(courses(table).get(1)).isEqualTo("[B, A, C] of [B, A, C]: [1 [[B] 13/6, [A] 2, [C] 1.75]]");
    }

    /** What the table is ranked by may look at the matches between the teams. */
    @Test
    void rankedByTheMatchesBetweenTheTeams() {
        Standings table = table(PartialSplit.RE_FORM, TieBreaks.HEAD_TO_HEAD_MATCH_POINTS);
        assertThat(positions(table)).containsExactly("1 D", "2= A", "2= B", "2= C");
        assertThat(table.with(MatchResult.ofTotal("A", "D", "4-0"))
                        .rows()
                        .get(0)
                        .team()
                        .name())
                .isEqualTo("A");
    }

    private static MatchCard card(String home, String away, String score) {
        return MatchCard.builder()
                .home(TeamId.of(home))
                .away(TeamId.of(away))
                .total(Score.parse(score).orElseThrow())
                .build();
    }

    /** A decided order is tried after a step that could not be worked out, and says the places that it gives. */
    @Test
    void aDecidedOrder() {
        Season season = Season.builder()
                .addTeams(Team.of("A"), Team.of("B"), Team.of("C"))
                .addMatches(card("A", "B", "2-2"), card("B", "C", "2-2"), card("C", "A", "2-2"))
                .addRulings(
                        new Ruling.OrderDecided(List.of(TeamId.of("C"), TeamId.of("A"), TeamId.of("B")), "13.5", "lot"))
                .build();
        Standings table = League.standings(season);
        assertThat(positions(table)).containsExactly("1 C", "2 A", "3 B");
        assertThat(separation(table, "C", "B")).isEqualTo("C over B by ruling (13.5) 1 : 3 among [C, A, B]");
        assertThat(separation(table, "A", "B")).isEqualTo("A over B by ruling (13.5) 2 : 3 among [C, A, B]");
        assertThat(courses(table))
                .containsExactly(
                        "[C, A, B] of [C, A, B]: [0 [[C, A, B] 2], 1 [[C, A, B] 4], 2 [[C, A, B] 4], 3 CannotBeWorkedOut, 7 [[C] 1, [A] 2, [B] 3]]");
        assertThat(table.adjudicated()).isPresent();
    }
}
