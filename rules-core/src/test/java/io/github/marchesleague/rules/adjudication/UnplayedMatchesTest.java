/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static io.github.marchesleague.rules.adjudication.Given.card;
import static io.github.marchesleague.rules.adjudication.Given.outstanding;
import static io.github.marchesleague.rules.adjudication.Given.score;
import static io.github.marchesleague.rules.adjudication.Given.table;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSetFile;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.Tally;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.season.SeasonWindow;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import java.time.LocalDate;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What becomes of a match that was not played by its day: A and B of one club have not met; both beat C 3–1. */
class UnplayedMatchesTest {

    private static RuleSet rules(String keys) {
        return RuleSetFile.read(
                "unplayed", "id: a\nname: A\nboards: 4\nrankedBy: match-points\ntieBreaks: [game-difference]\n" + keys);
    }

    private static Season asAt(String day, Consumer<Season.Builder> more) {
        Season.Builder season = Season.builder();
        season.addTeams(Team.of("A", "Onny"), Team.of("B", "Onny"), Team.of("C"))
                .addMatches(card("A", "C", "1 1 1 0"), card("B", "C", "1 1 1 0"), outstanding("A", "B"))
                .runs(SeasonWindow.beginningIn(2025));
        if (!day.isEmpty()) {
            season.asAt(LocalDate.parse(day));
        }
        more.accept(season);
        return season.build();
    }

    private static Season asAt(String day) {
        return asAt(day, season -> {});
    }

    private static Tally tally(Season season, RuleSet rules, String team) {
        return League.standings(season, rules).rows().stream()
                .filter(row -> row.team().name().equals(team))
                .findFirst()
                .map(Row::tally)
                .orElseThrow();
    }

    @Test
    void bothMayLoseItInFull() {
        RuleSet rules = rules("unplayedMatches: {rule: 5, outcome: both-lose}");
        Season season = asAt("2026-07-01");
        // Each: 3 of 4 from C, 0 of 4 here; conceded 1 and 4; one match won, one lost.
        Tally a = tally(season, rules, "A");
        assertThat(a.gamePoints()).hasToString("3");
        assertThat(a.gamePointsAgainst()).hasToString("5");
        assertThat(a.matchPoints()).hasToString("2");
        assertThat(a.won()).isEqualTo(1);
        assertThat(a.lost()).isEqualTo(1);
        assertThat(tally(season, rules, "B")).isEqualTo(a);
        Standings table = League.standings(season, rules);
        assertThat(table.isFinal()).isTrue();
        assertThat(rules.adjudicator().adjudicate(season).matches().get(2).notes())
                .containsExactly(new AdjudicatedMatch.Note("5", "not played by 2026-06-30: lost by both"));
        // The difference sees what was conceded: 3 - 5 for A and B, 2 - 6 for C, and D level with A on match points.
        Season withD = asAt("2026-07-01", more -> more.addTeams(Team.of("D")).addMatches(card("D", "C", "1 1 ½ 0")));
        assertThat(League.standings(withD, rules).rows().get(0).team().name()).isEqualTo("D");
    }

    @Test
    void theLastDayIsStillInTime() {
        RuleSet rules = rules("unplayedMatches: {outcome: void}");
        assertThat(League.standings(asAt("2026-06-30"), rules).outstanding()).isEqualTo(1);
        assertThat(League.standings(asAt("2026-07-01"), rules).outstanding()).isZero();
    }

    @Test
    void itMayBeVoidAndCostBoth() {
        RuleSet rules =
                rules("unplayedMatches: {rule: 5, by: 05-15, outcome: void, gamePoints: ½, gamePointPerBoard: true}");
        Season season = asAt("2026-05-16");
        // 3 game points, less half a point and one for each of four boards.
        assertThat(table(season, rules)).containsExactly("A 2 -1½", "B 2 -1½", "C 0 2");
        assertThat(tally(season, rules, "A").played()).isEqualTo(1);
        assertThat(rules.adjudicator().adjudicate(season).matches().get(2).standing())
                .isEqualTo(AdjudicatedMatch.Standing.VOID);
    }

    @Test
    void itMayBeHalvedOrDefaultedByBoth() {
        assertThat(table(asAt("2026-07-01"), rules("unplayedMatches: {outcome: halved}")))
                .containsExactly("A 3 5", "B 3 5", "C 0 2");
        RuleSet nothing = rules("unplayedMatches: {outcome: defaulted-by-both}\n"
                + "defaults: {bothDefaultedMatch: nothing}\nmatchPoints: {win: 2, draw: 1, loss: 0, doubleDefault: 0}");
        assertThat(table(asAt("2026-07-01"), nothing)).containsExactly("A 2 3", "B 2 3", "C 0 2");
        assertThat(tally(asAt("2026-07-01"), nothing, "A").played()).isEqualTo(2);
    }

    @Test
    void theControllerMayDecide() {
        RuleSet rules = rules("unplayedMatches: {rule: 10.7, outcome: controller-decides}");
        AdjudicatedSeason waiting = rules.adjudicator().adjudicate(asAt("2026-07-01"));
        assertThat(waiting.matches().get(2).standing()).isEqualTo(AdjudicatedMatch.Standing.OUTSTANDING);
        assertThat(waiting.breaches())
                .extracting(Breach::message)
                .containsExactly("not played by 2026-06-30; the controller decides what becomes of it");
        Season awarded = asAt(
                "2026-07-01",
                season -> season.addRulings(
                        new Ruling.MatchAwarded(Given.ref("A", "B"), score("4-0"), "10.7", "B would not play")));
        assertThat(rules.adjudicator().adjudicate(awarded).breaches()).isEmpty();
        assertThat(table(awarded, rules)).startsWith("A 4 7");
    }

    @Test
    void withinAClubThereMayBeAnEarlierDay() {
        RuleSet rules = rules("unplayedClubMatches: {by: 01-31, outcome: void}\nunplayedMatches: {outcome: halved}");
        Season both = asAt("2026-02-01", season -> season.addTeams(Team.of("D")).addMatches(outstanding("C", "D")));
        // On that day only the match of A and B is over; C and D have until June.
        assertThat(League.standings(both, rules).outstanding()).isEqualTo(1);
        Season end = asAt("2026-07-01", season -> season.addTeams(Team.of("D")).addMatches(outstanding("C", "D")));
        assertThat(table(end, rules)).containsExactly("A 2 3", "B 2 3", "D 1 2", "C 1 4");
    }

    /** 31 January is that of the season, whether or not it says when it runs: its first match is on 2 October 2025. */
    @Test
    void aDayOfTheYearIsTheFirstInTheSeason() {
        RuleSet rules = rules("unplayedMatches: {by: 01-31, outcome: void}");
        Season autumn = asAt("2025-11-01", season -> season.runs(Optional.empty()));
        assertThat(League.standings(autumn, rules).outstanding()).isEqualTo(1);
        Season spring = asAt("2026-02-01", season -> season.runs(Optional.empty()));
        assertThat(League.standings(spring, rules).outstanding()).isZero();
    }

    @Test
    void withoutADayNothingIsDecided() {
        RuleSet rules = rules("unplayedMatches: {rule: 5, outcome: void}\nboardOrder: {tolerance: 0}");
        assertThat(rules.adjudicator().adjudicate(asAt("")).unchecked())
                .extracting(Unchecked::message)
                .containsExactly("the season does not say as at which day it is judged (asAt), so the matches due by"
                        + " 2026-06-30 stay outstanding");
        assertThat(rules.adjudicator()
                        .adjudicate(asAt("2026-07-01", season -> season.runs(Optional.empty())))
                        .unchecked())
                .extracting(Unchecked::message)
                .containsExactly(
                        "the season does not say when it is played (runs), so no day is known by which outstanding"
                                + " matches must be played");
    }

    @Test
    void theNumberOfBoardsMustBeKnownWhereItCounts() {
        RuleSet any = RuleSets.byId("lanarkshire").orElseThrow();
        assertThat(any.adjudicator().adjudicate(asAt("2026-06-01")).unchecked())
                .extracting(Unchecked::message)
                .containsExactly(
                        "it was not played by 2026-05-31, but the rules do not say how many boards a match has, so"
                                + " it stays outstanding");
    }

    /** A point for each board, which nobody knows; and without boards, what a defaulted match counts. */
    @Test
    void whereMatchesHaveNoBoardsTheRulesSayWhatOneCounts() {
        RuleSet.Builder any = RuleSet.builder();
        RuleSet anyBoards = any.from(rules("unplayedMatches: {outcome: halved, gamePointPerBoard: true}"))
                .boards(OptionalInt.empty())
                .build();
        assertThat(anyBoards.adjudicator().adjudicate(asAt("2026-07-01")).unchecked())
                .extracting(Unchecked::message)
                .containsExactly(
                        "it was not played by 2026-06-30, but the rules do not say how many boards a match has, so"
                                + " it stays outstanding");
        RuleSet scores = RuleSetFile.read(
                "unplayed",
                "id: a\nname: A\nboards: none\nrankedBy: match-points\ntieBreaks: [game-difference]\n"
                        + "defaults: {scoreWithoutBoards: 3}\nunplayedMatches: {outcome: both-lose}");
        Season.Builder season = Season.builder();
        season.addTeams(Team.of("A"), Team.of("B"))
                .addMatches(outstanding("A", "B"))
                .runs(SeasonWindow.beginningIn(2025))
                .asAt(LocalDate.parse("2026-07-01"));
        Tally a = tally(season.build(), scores, "A");
        assertThat(a.gamePoints()).isEqualTo(Points.ZERO);
        assertThat(a.gamePointsAgainst()).isEqualTo(Points.of(3));
    }
}
