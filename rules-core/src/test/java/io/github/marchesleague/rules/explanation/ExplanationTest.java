/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import static io.github.marchesleague.rules.explanation.Cards.table;
import static io.github.marchesleague.rules.explanation.Cards.why;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.standings.OpponentShare;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Rounded;
import io.github.marchesleague.rules.tiebreak.SeededLots;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExplanationTest {

    @Test
    void goesDownToTheBoardsThatWereCounted() {
        Standings table = table("A–B 0 1 0 1", "A–C 1 1 0 1", "B–C 1 0 1 1");
        assertThat(ExplanationText.of(table).lines(why(table, "A", "B")))
                .containsExactly(
                        "B is above A by board count, the sum of the numbers of the boards won against each other (7.2.2(b)(i)),"
                                + " lower is better: B 4, A 6.",
                        "",
                        "Before that",
                        "  match points (7.2.1), higher is better: 3 each",
                        "  game points (7.2.2(a)), higher is better: 5 each",
                        "  game points against each other (7.2.2(b)), higher is better: 2 each",
                        "",
                        "B: 4",
                        "  away to A: drew 2–2, boards 1 0 1 0; adds 4 (board 1 1, board 3 3)",
                        "",
                        "A: 6",
                        "  home to B: drew 2–2, boards 0 1 0 1; adds 6 (board 2 2, board 4 4)");
    }

    @Test
    void namesTheOpponentsWhoseTotalsCountAndThoseLeftOut() {
        // A and B drew their match with four draws and have 5 game points each, from different opponents.
        Standings table =
                table("A–B ½ ½ ½ ½", "A–C 1 1 1 0", "A–D 0 0 0 0", "B–E 1 1 1 0", "B–F 0 0 0 0", "C–D 0 0 0 1");
        ExplainedStep step = why(table, "A", "B").decidedBy().orElseThrow();
        assertThat(step.criterion()).isEqualTo("opponents-game-points-trimmed");
        assertThat(step.accounts().get(0).opponents())
                .containsExactly(
                        new OpponentShare(TeamId.of("B"), Points.of(5), Points.of(5), OpponentShare.Counted.YES),
                        new OpponentShare(
                                TeamId.of("C"), Points.of(2), Points.of(2), OpponentShare.Counted.LOWEST_LEFT_OUT),
                        new OpponentShare(
                                TeamId.of("D"), Points.of(7), Points.of(7), OpponentShare.Counted.HIGHEST_LEFT_OUT));
    }

    @Test
    void saysWhyOpponentsCannotSeparateTeamsOfAFinishedAllPlayAll() {
        Standings table = table("A–B ½ ½ ½ ½", "A–C 1 1 1 1", "B–C 1 1 1 1");
        TieExplanation tie = TieExplanation.of(table).get(0);
        ExplainedStep opponents = tie.steps().get(4);
        assertThat(opponents.rule()).isEqualTo("7.2.2(c)");
        assertThat(opponents.note())
                .isEqualTo("all of them have met the same opponents apart from each other, and have the same points"
                        + " themselves, so this cannot separate them");
        assertThat(tie.steps().get(2).note()).isEqualTo("nobody won a board in the matches between them");
        assertThat(tie.steps().get(5).outcome()).isEqualTo(ExplainedStep.Outcome.STILL_TO_BE_PLAYED);
        assertThat(String.join("\n", ExplanationText.of(table).lines(tie)))
                .startsWith("A and B: level on match points (7.2.1).\n\n2. Game points (7.2.2(a)), higher is better\n"
                        + "   level at 6\n");
    }

    @Test
    void namesDefaultsAndRulingsWithTheirRules() {
        Season season = Season.builder()
                .addTeams(Team.of("A"), Team.of("B"))
                .addMatches(MatchCard.builder()
                        .home(TeamId.of("A"))
                        .away(TeamId.of("B"))
                        .addBoards(
                                BoardCard.of(BoardResult.HOME_WIN),
                                BoardCard.of(BoardResult.DRAW),
                                BoardCard.of(BoardResult.DRAW),
                                BoardCard.of(BoardResult.HOME_WIN_BY_DEFAULT))
                        .build())
                .addRulings(new Ruling.PointsAdjusted(
                        new Adjustment(TeamId.of("A"), Points.of(-1), Points.ZERO, "13.5", "late card")))
                .build();
        Standings table = League.standings(season);
        assertThat(ExplanationText.of(table).lines(why(table, "A", "B")))
                .containsExactly(
                        "A is above B by match points (7.2.1), higher is better: A 1, B 0.",
                        "",
                        "A: 1",
                        "  home to B: won 3–1, boards 1 ½ ½ 1; adds 2",
                        "      board 4: B: did not turn up (12.2)",
                        "  -1 (13.5), late card",
                        "",
                        "B: 0",
                        "  away to A: lost 1–3, boards 0 ½ ½ 0; adds 0",
                        "      board 4: B: did not turn up (12.2)");
    }

    @Test
    void tellsOnlyWhatWasAskedBeforeARulingDecided() {
        Season season = Season.builder()
                .addTeams(Team.of("A"), Team.of("B"))
                .addMatches(MatchCard.builder()
                        .home(TeamId.of("A"))
                        .away(TeamId.of("B"))
                        .total(Score.parse("2-2").orElseThrow())
                        .build())
                .addRulings(new Ruling.OrderDecided(List.of(TeamId.of("B"), TeamId.of("A")), "13.5", "by lot"))
                .build();
        Standings table = League.standings(season);
        Explanation explanation = why(table, "A", "B");
        assertThat(explanation.steps())
                .extracting(ExplainedStep::outcome)
                .containsExactly(
                        ExplainedStep.Outcome.LEVEL,
                        ExplainedStep.Outcome.LEVEL,
                        ExplainedStep.Outcome.LEVEL,
                        ExplainedStep.Outcome.CANNOT_BE_WORKED_OUT,
                        ExplainedStep.Outcome.SEPARATED);
        assertThat(explanation.steps().get(3).note()).isEqualTo("the boards of a match are not recorded: A – B");
        assertThat(explanation.decidedBy().orElseThrow().criterion()).isEqualTo("ruling");
        assertThat(explanation.decidedBy().orElseThrow().accounts().get(0).working())
                .isEqualTo("place in the order decided: by lot");
        assertThat(table.ties().get(0).steps()).hasSize(4);
    }

    @Test
    void givesForEachRulingAboutTheOrderItsOwnReason() {
        Season.Builder season = Season.builder()
                .addTeams(Team.of("A"), Team.of("B"), Team.of("C"), Team.of("D"))
                .addRulings(
                        new Ruling.OrderDecided(List.of(TeamId.of("B"), TeamId.of("A")), "13.5", "by lot"),
                        new Ruling.OrderDecided(List.of(TeamId.of("D"), TeamId.of("C")), "13.5", "by a toss"));
        // A and B win the same, C and D lose the same, so that each two are level to the end of the chain.
        for (String[] match : new String[][] {{"A", "C"}, {"B", "D"}, {"A", "D"}, {"B", "C"}}) {
            season.addMatches(MatchCard.builder()
                    .home(TeamId.of(match[0]))
                    .away(TeamId.of(match[1]))
                    .total(Score.parse("3-1").orElseThrow())
                    .build());
        }
        Standings table = League.standings(season.build());
        assertThat(why(table, "A", "B").decidedBy().orElseThrow().accounts())
                .extracting(Account::working)
                .containsOnly("place in the order decided: by lot");
        assertThat(why(table, "C", "D").decidedBy().orElseThrow().accounts())
                .extracting(Account::working)
                .containsOnly("place in the order decided: by a toss");
    }

    @Test
    void doesNotSayWhatAMatchAddsToAFigureThatIsNoSumOfMatches() {
        RuleSet rules = RuleSet.builder()
                .from(RuleSets.herefordshire())
                .chain(new Chain(
                        List.of(new Step(TieBreaks.MATCH_POINTS, ""), new Step(TieBreaks.KOYA, "")),
                        PartialSplit.RE_FORM))
                .build();
        // A, B, Y and Z have 2 match points each, X has 4 of 6 and Y 2 of 6. By Koya A's win over X counts, and Y's win
        // over A, who has 2 of 4; those of B and Z over Y do not.
        Standings table = League.standings(
                List.of(
                        MatchResult.ofTotal("A", "X", "3-1"),
                        MatchResult.ofTotal("Y", "A", "3-1"),
                        MatchResult.ofTotal("X", "B", "3-1"),
                        MatchResult.ofTotal("B", "Y", "3-1"),
                        MatchResult.ofTotal("X", "Z", "3-1"),
                        MatchResult.ofTotal("Z", "Y", "3-1")),
                rules);
        assertThat(ExplanationText.of(table).lines(why(table, "A", "B")))
                .containsExactly(
                        "A is above B by match points against opponents that have at least half of theirs, higher is"
                                + " better: A 2, B 0.",
                        "",
                        "Before that",
                        "  match points, higher is better: 2 each",
                        "",
                        "Compared among A, Y, B and Z.",
                        "",
                        "A: 2 (made of match points against opponents that have at least half of theirs)",
                        "  home to X: won 3–1",
                        "  away to Y: lost 1–3",
                        "",
                        "B: 0 (made of match points against opponents that have at least half of theirs)",
                        "  away to X: lost 1–3",
                        "  home to Y: won 3–1");
    }

    @Test
    void saysWhichWayAFigureIsRounded() {
        assertThat(CriterionName.of(new Rounded(TieBreaks.GAME_POINTS, Points.HALF, Rounded.Mode.DOWN)))
                .isEqualTo("game points, rounded down to steps of ½");
        assertThat(CriterionName.of(new Rounded(TieBreaks.GAME_POINTS, Points.ONE, Rounded.Mode.UP)))
                .isEqualTo("game points, rounded up to a whole number");
        assertThat(CriterionName.of(new Rounded(TieBreaks.GAME_POINTS, Points.ONE, Rounded.Mode.HALF_UP)))
                .isEqualTo("game points, rounded to a whole number");
    }

    @Test
    void doesNotMakeLotsOfMatches() {
        RuleSet rules = RuleSet.builder()
                .from(RuleSets.herefordshire())
                .chain(new Chain(
                        List.of(new Step(TieBreaks.MATCH_POINTS, ""), new Step(new SeededLots(7), "")),
                        PartialSplit.RE_FORM))
                .build();
        Standings table = League.standings(List.of(MatchResult.ofTotal("A", "B", "2-2")), rules);
        assertThat(why(table, "A", "B").decidedBy().orElseThrow().accounts())
                .hasSize(2)
                .allSatisfy(account -> {
                    assertThat(account.matches()).isEmpty();
                    assertThat(account.working()).isEqualTo("lots by number 7");
                });
    }

    @Test
    void refusesTeamsThatAreNotTwoOfTheTable() {
        Standings table = table("A–B 1 1 1 1");
        assertThatThrownBy(() -> why(table, "A", "A")).hasMessageContaining("two different teams");
        assertThatThrownBy(() -> why(table, "A", "X")).hasMessageContaining("not in this table");
    }
}
