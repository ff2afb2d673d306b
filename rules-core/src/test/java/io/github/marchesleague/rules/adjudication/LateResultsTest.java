/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static io.github.marchesleague.rules.adjudication.Given.DAY;
import static io.github.marchesleague.rules.adjudication.Given.card;
import static io.github.marchesleague.rules.adjudication.Given.season;
import static io.github.marchesleague.rules.adjudication.Given.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.ResultReport;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSetFile;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.season.Season;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** When a result was reported, and what a late report costs. */
class LateResultsTest {

    private static RuleSet rules(String lateResults) {
        return RuleSetFile.read(
                "late",
                "id: a\nname: A\nboards: 4\nrankedBy: match-points\ntieBreaks: [game-points]\nlateResults: "
                        + lateResults);
    }

    /** A match in a round, won 3–1 by the home side, reported so many days after it. */
    private static MatchCard reported(String home, String away, int round, int days) {
        return card(home, away, "1 1 1 0", card -> card.round(round).reported(ResultReport.on(DAY.plusDays(days))));
    }

    private static List<String> breaches(RuleSet rules, Season season) {
        return rules.adjudicator().adjudicate(season).breaches().stream()
                .map(Breach::message)
                .toList();
    }

    @Test
    void theLastDayIsInTimeAndTheNextIsNot() {
        RuleSet rules = rules("{rule: 7, days: 3}");
        assertThat(breaches(rules, season("A B", reported("A", "B", 1, 3)))).isEmpty();
        assertThat(breaches(rules, season("A B", reported("A", "B", 1, 4))))
                .containsExactly("the result was reported on 2025-10-06, 1 day late; it was due by 2025-10-05");
        // Reported only: no score and no point changes.
        assertThat(table(season("A B", reported("A", "B", 1, 4)), rules)).containsExactly("A 2 3", "B 0 1");
        assertThat(rules.adjudicator()
                        .adjudicate(season("A B", reported("A", "B", 1, 4)))
                        .matches()
                        .get(0)
                        .notes())
                .isEmpty();
    }

    /** Birmingham: after four failures a match point for each further one. */
    @Test
    void theFirstFewMayCostNothing() {
        RuleSet rules = rules("{days: 3, warnings: 4, penalty: {matchPoints: 1}}");
        List<MatchCard> cards = new ArrayList<>();
        for (int round = 1; round <= 6; round++) {
            cards.add(reported("A", "B", round, 5));
        }
        // Six wins are 12 match points; the fifth and the sixth late report cost one each.
        assertThat(table(season("A B", cards.subList(0, 4).toArray(MatchCard[]::new)), rules))
                .startsWith("A 8 12");
        assertThat(table(season("A B", cards.toArray(MatchCard[]::new)), rules)).startsWith("A 10 18");
    }

    /** Suffolk: one point for a late report; here of the away side, a point for each day begun. */
    @Test
    void pointsMayBeTakenOffForEveryDay() {
        RuleSet rules = rules("{rule: 9, hours: 48, responsible: away, matchPointsPerDay: 1, gamePointsPerDay: ½}");
        LocalDateTime start = DAY.atTime(19, 30);
        MatchCard late = card(
                "A",
                "B",
                "0 0 0 1",
                card -> card.start(start)
                        .reported(ResultReport.at(start.plusDays(4).plusMinutes(1))));
        // Due on the 4th at 19.30; two days and a minute later three days have begun.
        assertThat(rules.adjudicator().adjudicate(season("A B", late)).adjustments())
                .containsExactly(new Adjustment(
                        late.away(),
                        Points.of(-3),
                        new Points(-3, 2),
                        "9",
                        "the result was reported on 2025-10-06T19:31, 3 days late; it was due by 2025-10-04T19:30"
                                + " (A – B, 2025-10-02)"));
        MatchCard inTime =
                card("A", "B", "0 0 0 1", card -> card.start(start).reported(ResultReport.at(start.plusHours(48))));
        assertThat(breaches(rules, season("A B", inTime))).isEmpty();
    }

    /** The clocks go back in the night of 26 October 2025: 24 hours after 19.30 it is 18.30. */
    @Test
    void hoursAreThoseOfTheLeaguesClocks() {
        LocalDateTime start = LocalDateTime.of(2025, 10, 25, 19, 30);
        MatchCard match = card(
                "A",
                "B",
                "1 1 1 1",
                card -> card.date(start.toLocalDate())
                        .start(start)
                        .reported(ResultReport.at(start.plusDays(1).minusMinutes(45))));
        assertThat(breaches(rules("{hours: 24}"), season("A B", match))).isEmpty();
        assertThat(breaches(rules("{hours: 24}\ntimeZone: Europe/London"), season("A B", match)))
                .containsExactly(
                        "the result was reported on 2025-10-26T18:45, 1 day late; it was due by 2025-10-26T18:30");
    }

    /** A French department: a warning, then nothing to the team responsible, whose opponents keep their score. */
    @Test
    void theTeamResponsibleMayLoseWhatItHas() {
        RuleSet rules = rules("{days: 1, warnings: 1, penalty: [{ownPointsLost: true}, {expulsion: true}]}");
        Season twice = season("A B", reported("A", "B", 1, 9), reported("A", "B", 2, 9));
        // A won both 3–1; of the second it has nothing, and B keeps its game point.
        assertThat(table(twice, rules)).containsExactly("A 2 3", "B 0 2");
        Season thrice = season("A B C", reported("A", "B", 1, 9), reported("A", "B", 2, 9), reported("A", "B", 3, 9));
        assertThat(rules.adjudicator().adjudicate(thrice).withdrawn())
                .singleElement()
                .satisfies(team -> {
                    assertThat(team.team().value()).isEqualTo("A");
                    assertThat(team.reason()).startsWith("put out: the result was reported on 2025-10-11, 8 days late");
                });
    }

    @Test
    void aReportMayCostTheMatch() {
        assertThat(table(
                        season("A B", reported("A", "B", 1, 9)), rules("{days: 1, responsible: both, penalty: match}")))
                .containsExactly("A 1 2", "B 1 2");
        assertThat(table(season("A B", reported("A", "B", 1, 9)), rules("{days: 1, penalty: match}")))
                .containsExactly("B 2 4", "A 0 0");
    }

    @Test
    void whatIsNotRecordedIsNotJudged() {
        RuleSet hours = rules("{rule: 9, hours: 48}");
        Season season = season(
                "A B",
                card("A", "B", "1 1 1 1", card -> card.round(1)),
                reported("A", "B", 2, 30),
                card(
                        "A",
                        "B",
                        "1 1 1 1",
                        card -> card.round(3).start(DAY.atTime(19, 30)).reported(ResultReport.on(DAY.plusDays(30)))));
        AdjudicatedSeason adjudicated = hours.adjudicator().adjudicate(season);
        assertThat(adjudicated.breaches()).isEmpty();
        assertThat(adjudicated.unchecked())
                .extracting(Unchecked::message)
                .containsExactly(
                        "the result was reported on 2025-11-01, but the match has no start; whether that was in time cannot"
                                + " be checked",
                        "the result was reported on 2025-11-01, but its time was not noted; whether that was in time cannot"
                                + " be checked",
                        "when the result was reported is not recorded for 1 match");
    }

    @Test
    void aReportBeforeTheMatchCannotBe() {
        assertThatThrownBy(() -> reported("A", "B", 1, -1))
                .hasMessage("A – B: the result was reported on 2025-10-01, before the match on 2025-10-02");
        assertThatThrownBy(
                        () -> new ResultReport(DAY, Optional.of(DAY.plusDays(1).atStartOfDay())))
                .hasMessage("a result reported on 2025-10-02 at 2025-10-03T00:00: the time is on another day");
    }

    @Test
    void aRuleCountsDaysOrHours() {
        assertThatThrownBy(() -> rules("{rule: 9}"))
                .hasMessageContaining("rule 9: give one of days and hours for the report of a result");
        assertThatThrownBy(() -> rules("{rule: 9, days: 1, hours: 1}"))
                .hasMessageContaining("rule 9: give one of days and hours for the report of a result");
    }
}
