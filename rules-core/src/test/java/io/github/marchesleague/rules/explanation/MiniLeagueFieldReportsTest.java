/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import static io.github.marchesleague.rules.explanation.Cards.chain;
import static io.github.marchesleague.rules.explanation.Cards.decider;
import static io.github.marchesleague.rules.explanation.Cards.order;
import static io.github.marchesleague.rules.explanation.Cards.positions;
import static io.github.marchesleague.rules.explanation.Cards.table;
import static io.github.marchesleague.rules.explanation.Cards.why;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.tiebreak.AppliesTo;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Scope;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Faults that users of other league programs reported of head-to-head comparisons, each by its number. */
class MiniLeagueFieldReportsTest {

    private static final String[] FR_001 = {
        "A–B 0 0 ½ 1", "C–B 1 1 ½ ½", "B–D 1 1 ½ ½", "A–C 1 ½ ½ ½", "A–D 1 ½ ½ ½", "C–D 0 ½ ½ ½"
    };

    @Test
    void fr001LooksAtTheMatchBetweenTheLevelTeams() {
        Standings table = table(FR_001);
        assertThat(order(table)).containsExactly("B", "A", "C", "D");
        assertThat(decider(table, "A", "B")).isEqualTo("head-to-head-game-points 2½ v 1½");
    }

    @Test
    void fr002TakesOnlyTeamsIntoTheMiniLeagueThatAreLevelOnEverythingBefore() {
        Standings table =
                table("A–B 1 ½ ½ ½", "D–A 1 1 ½ ½", "A–C 1 1 1 ½", "B–D 1 1 ½ ½", "B–C 1 ½ ½ ½", "D–C 1 ½ ½ ½");
        assertThat(order(table)).containsExactly("A", "B", "D", "C");
        ExplainedStep step = why(table, "A", "B").decidedBy().orElseThrow();
        assertThat(step.criterion()).isEqualTo("head-to-head-game-points");
        assertThat(step.league()).containsExactly(TeamId.of("A"), TeamId.of("B"));
    }

    @Test
    void fr004AddsRepeatedMeetingsUpOrTakesTheirAverageAsTheRuleSetSays() {
        String[] cards = {"A–B 1 1 ½ ½", "B–A 1 ½ ½ ½", "A–C ½ ½ ½ ½", "B–C 1 1 ½ ½"};
        // Nothing else ranks, so the mini-league is that of A, B and C.
        Standings summed = table(chain(PartialSplit.RE_FORM, TieBreaks.HEAD_TO_HEAD_GAME_POINTS), cards);
        assertThat(positions(summed)).containsExactly("1= A", "1= B", "3 C");
        assertThat(decider(summed, "B", "C")).isEqualTo("head-to-head-game-points 6½ v 3");

        Criterion mean = Criterion.of(Measure.GAME_POINTS)
                .scope(Scope.HEAD_TO_HEAD)
                .per(Criterion.Per.OPPONENT)
                .build();
        Standings averaged = table(chain(PartialSplit.RE_FORM, mean), cards);
        assertThat(order(averaged)).containsExactly("B", "A", "C");
        assertThat(decider(averaged, "A", "B")).isEqualTo("head-to-head-game-points-per-opponent 4.75 v 4.25");
    }

    @Test
    void fr005CarriesOnOrStartsAgainAsTheRuleSetSays() {
        String[] miniLeague = {"A–B 0 1 1 1", "B–C 0 ½ 1 1", "A–C 0 0 1 1"};
        Criterion points = TieBreaks.HEAD_TO_HEAD_GAME_POINTS;
        Standings again = table(chain(PartialSplit.RESTART_BLOCK, points, TieBreaks.BOARD_COUNT), miniLeague);
        assertThat(order(again)).containsExactly("A", "B", "C");
        assertThat(decider(again, "B", "C")).isEqualTo("head-to-head-game-points 2½ v 1½");
        Standings on = table(chain(PartialSplit.RE_FORM, points, TieBreaks.BOARD_COUNT), miniLeague);
        assertThat(order(on)).containsExactly("A", "C", "B");
        assertThat(decider(on, "B", "C")).isEqualTo("board-count 1 v 7");
    }

    @Test
    void fr007LeavesMatchesOfOtherCompetitionsOut() {
        Season.Builder season = Season.builder();
        for (String team : List.of("A", "B", "C", "D")) {
            season.addTeams(Team.of(team));
        }
        for (String card : FR_001) {
            season.addMatches(card(card));
        }
        Standings without = League.standings(season.build());
        Standings with =
                League.standings(season.addPlayOffs(card("A–B 1 1 1 1")).build());
        assertThat(order(with)).containsExactly("B", "A", "C", "D");
        assertThat(with.rows()).isEqualTo(without.rows());
        assertThat(with.rows().get(1).tally().played()).isEqualTo(3);
    }

    private static MatchCard card(String short_) {
        MatchResult match = Cards.match(short_);
        return MatchCard.builder()
                .home(match.home())
                .away(match.away())
                .boards(match.boards().stream().map(BoardCard::of).toList())
                .build();
    }

    @Test
    void fr008CountsBoardsInTheMatchesBetweenTheLevelTeamsOnly() {
        Standings table = table("A–B 0 1 0 1", "A–C 1 1 1 0", "B–C 0 1 1 1");
        assertThat(order(table)).containsExactly("B", "A", "C");
        assertThat(decider(table, "A", "B")).isEqualTo("board-count 4 v 6");
    }

    @Test
    void fr010CountsBoardsWonAndNeverBoardsDrawn() {
        Standings table = table(Cards.boards(3), "A–B 1 0 ½");
        assertThat(order(table)).containsExactly("A", "B");
        ExplainedStep step = why(table, "A", "B").decidedBy().orElseThrow();
        assertThat(decider(table, "A", "B")).isEqualTo("board-count 1 v 2");
        for (Account account : step.accounts()) {
            assertThat(account.matches().get(0).boards().get(2).adds()).containsExactly(Points.ZERO);
        }
    }

    @Test
    void fr011LeavesTeamsLevelThatHaveNotMet() {
        Standings table = table("A–C 1 1 ½ ½", "B–D 1 1 ½ ½");
        assertThat(positions(table)).containsExactly("1= A", "1= B", "3= C", "3= D");
        Explanation explanation = why(table, "A", "B");
        assertThat(explanation.decidedBy()).isEmpty();
        assertThat(explanation.steps().get(2).note()).isEqualTo("the two have not met");
        assertThat(explanation.steps().get(6).outcome()).isEqualTo(ExplainedStep.Outcome.STILL_TO_BE_PLAYED);
    }

    @Test
    void fr013UsesACriterionForTwoTeamsOnlyWhereTheRuleSetSaysSo() {
        String[] cards = {
            "A–B 1 ½ ½ ½",
            "A–C 1 ½ ½ ½",
            "B–C 1 ½ ½ ½",
            "D–A 1 1 1 1",
            "E–A 1 1 1 1",
            "B–D 1 1 ½ ½",
            "E–B 1 ½ ½ ½",
            "C–D 1 1 1 1",
            "C–E 1 1 ½ ½",
            "E–D 1 1 1 1"
        };
        Criterion any = TieBreaks.HEAD_TO_HEAD_MATCH_POINTS;
        RuleSet switchedOff = chain(PartialSplit.RE_FORM, TieBreaks.MATCH_POINTS, any, TieBreaks.GAME_POINTS);
        assertThat(order(table(switchedOff, cards))).containsExactly("E", "A", "B", "C", "D");
        Criterion two = Criterion.of(Measure.MATCH_POINTS)
                .scope(any.scope())
                .appliesTo(AppliesTo.TWO)
                .build();
        Standings on = table(chain(PartialSplit.RE_FORM, TieBreaks.MATCH_POINTS, two, TieBreaks.GAME_POINTS), cards);
        assertThat(order(on)).containsExactly("E", "C", "B", "A", "D");
        ExplainedStep passedOver = why(on, "C", "B").steps().get(1);
        assertThat(passedOver.outcome()).isEqualTo(ExplainedStep.Outcome.PASSED_OVER);
        assertThat(passedOver.note()).isEqualTo("not used for 3 teams");
    }

    @Test
    void fr014CountsADefaultedMatchInTheMiniLeague() {
        Standings table =
                table("A–B - - - -", "A–C 1 1 1 1", "A–D 1 1 1 ½", "B–C 1 ½ ½ ½", "B–D 0 0 ½ ½", "C–D ½ ½ ½ ½");
        assertThat(order(table)).containsExactly("B", "A", "D", "C");
        assertThat(decider(table, "A", "B")).isEqualTo("head-to-head-game-points 4 v 0");
        assertThat(why(table, "A", "B")
                        .decidedBy()
                        .orElseThrow()
                        .accounts()
                        .get(0)
                        .matches()
                        .get(0)
                        .reasons())
                .containsExactly(new Reason("", "A defaulted the match"));
    }

    @Test
    void fr016GoesOnBoardByBoardFromTheBottom() {
        Standings five = table(Cards.boards(5), "A–B 1 0 0 1 ½");
        assertThat(order(five)).containsExactly("B", "A");
        assertThat(why(five, "A", "B").steps().get(3).parts().get(0).figure()).hasToString("5");
        assertThat(decider(five, "A", "B")).isEqualTo("bottom-board-elimination 2, 2, 1, 0 v 2, 1, 1, 1");

        Standings four =
                table("A–B 1 0 ½ ½", "B–A ½ 1 0 ½", "A–C 1 1 ½ ½", "C–A 0 0 ½ ½", "B–C 1 1 ½ ½", "C–B 0 0 ½ ½");
        assertThat(order(four)).containsExactly("B", "A", "C");
        assertThat(why(four, "A", "B").steps().get(3).parts().get(0).figure()).hasToString("4");
        assertThat(decider(four, "A", "B")).isEqualTo("bottom-board-elimination 3, 2½, ½ v 3, 1½, 1½");
    }

    @Test
    void fr017TakesALowBoardCountLiterallyAndSaysWhatAnotherReadingWouldGive() {
        Standings table = table("A–B ½ ½ ½ ½", "A–C ½ ½ ½ ½", "B–C 1 0 1 0");
        assertThat(order(table)).containsExactly("A", "B", "C");
        assertThat(decider(table, "A", "B")).isEqualTo("board-count 0 v 4");
        Standings winsFirst = table(
                chain(
                        PartialSplit.RE_FORM,
                        TieBreaks.MATCH_POINTS,
                        Criterion.headToHead(Measure.GAMES_WON),
                        TieBreaks.BOARD_COUNT),
                "A–B ½ ½ ½ ½",
                "A–C ½ ½ ½ ½",
                "B–C 1 0 1 0");
        assertThat(order(winsFirst)).containsExactly("B", "C", "A");
        assertThat(RuleSets.herefordshire().readings())
                .anyMatch(reading -> reading.rule().equals("7.2.2(b)(i)"));
    }
}
