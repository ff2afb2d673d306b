/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.season.RatedGame;
import io.github.marchesleague.rules.season.RatedGames;
import io.github.marchesleague.rules.season.SeasonDocument;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * One match played twice, on the last day of the year and on the first of the next, on which a change comes into force: what
 * it comes to by the rules of each day is worked by hand.
 */
class ChangesInMidSeasonTest {

    /**
     * H2 is rated 90 more than H1 above him, and L2 comes 40 minutes late. Board 3 is drawn, and on board 4 nobody comes for Low.
     * A complaint about board 3 of Low was handed in ten days after each match and upheld.
     */
    private static final String SEASON = """
            teams: [High, Low, Club II]
            players:
              - {id: H1, team: High}
              - {id: H2, team: High}
              - {id: H3, team: High}
              - {id: H4, team: High}
              - {id: L1, team: Low}
              - {id: L2, team: Low}
              - {id: L3, team: Low}
            ratingLists:
              - list: ECF
                from: 2025-09-01
                ratings: {H1: 1700, H2: 1790, H3: 1600, H4: 1500, L1: 1700, L2: 1600, L3: 1500}
              - {list: Live, from: 2025-09-01, ratings: {H1: 1800, H2: 1790}}
            matches:
              - home: High
                away: Low
                round: 1
                date: 2025-12-31T19:30
                boards:
                  - {home: H1, away: L1, result: 1-0}
                  - {home: H2, away: L2, awayArrived: 20:10, result: 0-1}
                  - {home: H3, away: L3, result: =}
                  - {home: H4, away: ~, result: +/-}
              - home: High
                away: Low
                round: 2
                date: 2026-01-01T19:30
                boards:
                  - {home: H1, away: L1, result: 1-0}
                  - {home: H2, away: L2, awayArrived: 20:10, result: 0-1}
                  - {home: H3, away: L3, result: =}
                  - {home: H4, away: ~, result: +/-}
            """;

    private static final String COMPLAINTS = """
            complaints:
              - match: {home: High, away: Low, round: 1}
                against: away
                board: 3
                protestedBeforeStart: true
                submitted: 2026-01-10
                upheld: true
              - match: {home: High, away: Low, round: 2}
                against: away
                board: 3
                protestedBeforeStart: true
                submitted: 2026-01-11
                upheld: true
            """;

    private static RuleSet rules(String more) {
        return RuleSetFile.read(
                "a",
                "id: a\nname: A\nboards: 4\nrankedBy: match-points\ntieBreaks: [game-points]\nratings: [{list: ECF}]\n"
                        + more);
    }

    private static AdjudicatedSeason adjudicated(RuleSet rules, String season) {
        return rules.adjudicator()
                .adjudicate(SeasonDocument.read("s.yaml", season).check(rules));
    }

    private static List<String> scores(RuleSet rules, String season) {
        List<String> scores = new ArrayList<>();
        for (AdjudicatedMatch match : adjudicated(rules, season).matches()) {
            scores.add(rules.scoring().score(match.result()).toString());
        }
        return scores;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // High 1 + 0 + ½ + 1. With half an hour L2 is late and his board lost: 1 + 1 + ½ + 1.
                "defaultTime: {after: PT1H}         | defaultTime: {after: PT30M}          | 2½–1½ | 3½–½",
                // A board on which nobody came for one side counts for neither: 1 + 0 + ½.
                "defaults: {uncontested: won}       | defaults: {uncontested: for-neither} | 2½–1½ | 1½–1½",
                // A draw brings nothing: 1 + 0 + 0 + 1, and L2's win.
                "boardPoints: {win: 1}              | boardPoints: {draw: 0}              | 2½–1½ | 2–1",
                // A default is worth 2 to the opponents and costs 1.
                "boardPoints: {win: 1}              | boardPoints: {defaultWin: 2, defaultLoss: -1} | 2½–1½ | 3½–½",
                // By the list in force H1 sits above H2, rated 90 more, and loses his board; by the live ratings he
                // does not.
                "{boardOrder: {tolerance: 80}, boardOrderBreach: board} | {ratings: [{list: Live}]}     | 1½–2½ | 2½–1½",
                "{boardOrder: {tolerance: 80}, boardOrderBreach: board} | {boardOrder: {tolerance: 100}} | 1½–2½ | 2½–1½",
                // Reported before, from the board down afterwards: boards 1 to 3 lost, on board 4 both sides.
                "{boardOrder: {tolerance: 80}}      | {boardOrderBreach: from-board-down}  | 2½–1½ | ½–3½",
                "{boardOrder: {tolerance: 80}}      | {boardOrderBreach: board}            | 2½–1½ | 1½–2½"
            })
    void eachMatchGoesByTheRulesOfItsDay(String before, String then, String early, String late) {
        RuleSet rules = rules(lines(before) + "changes: [{from: 2026-01-01, rules: "
                + (then.startsWith("{") ? then : "{" + then + "}") + "}]\n");
        assertThat(scores(rules, SEASON)).containsExactly(early, late);
    }

    private static String lines(String mapping) {
        if (!mapping.startsWith("{")) {
            return mapping + "\n";
        }
        String inside = mapping.substring(1, mapping.length() - 1);
        return inside.contains("}, ") ? inside.replace("}, ", "}\n") + "\n" : inside + "\n";
    }

    /** Nobody over 1650 may play: that costs H1, H2 and L1 their boards, so that 1 is for nobody and 2 for Low. */
    @Test
    void whoMayPlayGoesByTheDay() {
        RuleSet rules = rules(
                "changes: [{from: 2026-01-01, rules: {eligibility: [{by: rating-limits, atMost: 1650, breach: board}]}}]\n");
        // Board 1 is lost by both, ½–½; 0–1, ½–½, 1–0.
        assertThat(scores(rules, SEASON)).containsExactly("2½–1½", "2–2");
        assertThat(adjudicated(rules, SEASON).matches().get(0).breaches()).isEmpty();
        RuleSet until = rules("eligibility: [{by: rating-limits, atMost: 1650, breach: board}]\n"
                + "changes: [{from: 2026-01-01, rules: {eligibility: []}}]\n");
        assertThat(scores(until, SEASON)).containsExactly("2–2", "2½–1½");
    }

    /** Within a fortnight the complaints count and board 3 is lost to High; within seven days they do not. */
    @Test
    void complaintsGoByTheDayOfTheMatch() {
        RuleSet rules =
                rules("complaints: {days: 14}\nchanges: [{from: 2026-01-01, rules: {complaints: {days: 7}}}]\n");
        assertThat(scores(rules, SEASON + COMPLAINTS)).containsExactly("3–1", "2½–1½");
    }

    /** Board 1 of the first match had High with black, that of the second with white, and at another rate. */
    @Test
    void coloursAndTheRateOfPlayGoByTheDay() {
        RuleSet rules = rules("colours: home-black-on-odd\nratesOfPlay: [75+10]\n"
                + "changes: [{from: 2026-01-01, rules: {colours: home-white-on-odd, ratesOfPlay: [60+30]}}]\n");
        List<RatedGame> games = RatedGames.of(
                        SeasonDocument.read("s.yaml", SEASON).season(), rules)
                .games();
        assertThat(games.stream().filter(game -> game.board() == 1).map(game -> game.white() + " " + game.rate()))
                .containsExactly("L1 75+10", "H1 60+30");
    }

    /** The table adds up what each match was worth on its day: 2½ and 2 game points for High, 1½ and 1 for Low. */
    @Test
    void theTableTakesEachMatchAsItWasWorth() {
        RuleSet rules = rules("changes: [{from: 2026-01-01, rules: {boardPoints: {draw: 0}}}]\n");
        Standings table = League.standings(SeasonDocument.read("s.yaml", SEASON).check(rules), rules);
        assertThat(table.rows().stream()
                        .map(Row::tally)
                        .map(tally -> tally.matchPoints() + " " + tally.gamePoints())
                        .toList())
                .containsExactly("4 4½", "0 2½", "0 0");
    }

    /** A change that ends: the second of January is as the last of December was. */
    @Test
    void aChangeCanEnd() {
        RuleSet rules = rules("changes: [{from: 2025-12-31, to: 2025-12-31, rules: {boardPoints: {draw: 0}}}]\n");
        assertThat(scores(rules, SEASON)).containsExactly("2–1", "2½–1½");
    }

    /** Without a date nobody can say which rules were in force, and those of the season stand. */
    @Test
    void aMatchWithoutADateGoesByTheRulesOfTheSeason() {
        RuleSet rules = rules("changes: [{from: 2025-01-01, rules: {boardPoints: {draw: 0}}}]\n");
        String undated = "teams: [A, B]\nmatches: [{home: A, away: B, boards: [=, =, =, 1-0]}]\n";
        assertThat(scores(rules, undated)).containsExactly("2½–1½");
    }
}
