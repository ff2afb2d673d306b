/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.Agreement;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.ResultReport;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.penalty.ImposedFine;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.ruling.Ruling;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What captains agreed and when results came, the days of a season, and entries that contradict each other. */
class SeasonRecordsTest {

    private static final String TEAMS = "teams: [Ludlow, Ross]\n";

    private static List<String> faults(String text) {
        return messages(catchThrowableOfType(FaultsException.class, () -> SeasonDocument.read("season.yaml", text)));
    }

    private static List<String> messages(FaultsException refused) {
        return refused.faults().stream().map(Fault::toString).toList();
    }

    @Test
    void readsAgreementsReportsAndTheDaysOfTheSeason() {
        Season season = SeasonDocument.read("season.yaml", TEAMS + """
                runs: {from: 2025-09-01, to: 2026-06-30}
                asAt: 2026-02-01
                matches:
                  - home: Ludlow
                    away: Ross
                    date: 2025-10-02
                    boards: ["1-0", "1-0", "=", "-/-"]
                    agreed: {unplayed: [4], boardOrder: true}
                    reported: 2025-10-03T09:15
                  - {home: Ross, away: Ludlow, date: 2025-11-02, score: 2-2, reported: 2025-11-05}
                rulings:
                  - {rule: "3", reason: late registration, team: Ross, fine: 12.50 EUR}
                """).season();
        assertThat(season.runs()).contains(SeasonWindow.beginningIn(2025));
        assertThat(season.asAt()).contains(LocalDate.of(2026, 2, 1));
        assertThat(season.matches().get(0).agreed()).isEqualTo(new Agreement(Set.of(4), true));
        assertThat(season.matches().get(0).reported()).contains(ResultReport.at(LocalDateTime.of(2025, 10, 3, 9, 15)));
        assertThat(season.matches().get(1).reported()).contains(ResultReport.on(LocalDate.of(2025, 11, 5)));
        assertThat(season.matches().get(1).agreed()).isEqualTo(Agreement.NONE);
        assertThat(season.rulings())
                .containsExactly(new Ruling.Fined(new ImposedFine(
                        TeamId.of("Ross"),
                        new BigDecimal("12.50"),
                        "EUR",
                        "3",
                        "late registration",
                        Optional.empty())));
    }

    /** There is nothing to report of a match that was not played. */
    @Test
    void refusesAReportOfAMatchThatWasNotPlayed() {
        assertThat(faults(TEAMS + """
                matches:
                  - {home: Ludlow, away: Ross, round: 1, status: postponed, reported: 2025-10-03}
                  - {home: Ludlow, away: Ross, round: 2, status: unplayed, reported: 2025-10-03}
                """))
                .containsExactly(
                        "season.yaml:3:71: matches[1].reported: a match that has not been played has a report of its"
                                + " result; leave out the status, or reported",
                        "season.yaml:4:70: matches[2].reported: a match that has not been played has a report of its"
                                + " result; leave out the status, or reported");
        assertThatThrownBy(() -> MatchCard.builder()
                        .home(TeamId.of("A"))
                        .away(TeamId.of("B"))
                        .status(MatchResult.Status.POSTPONED)
                        .reported(ResultReport.on(LocalDate.of(2025, 10, 3)))
                        .build())
                .hasMessage("A – B: an outstanding match has no result to report; leave out when it was reported");
    }

    @Test
    void refusesAgreementsReportsAndDaysThatCannotBe() {
        assertThat(faults(TEAMS + """
                runs: {from: 2026-09-01, to: 2026-06-30}
                asAt: yesterday
                matches:
                  - {home: Ludlow, away: Ross, round: 1, date: 2025-10-02, boards: ["1-0", "="], agreed: {unplayed: [2, 3]}}
                  - {home: Ludlow, away: Ross, round: 2, date: 2025-10-02, score: 2-2, reported: 2025-10-01}
                  - {home: Ludlow, away: Ross, round: 3, score: 2-2, reported: late, agreed: {boards: [1], boardOrder: perhaps}}
                  - {home: Ludlow, away: Ross, round: 4, boards: ["1-0", "+/-", "-/+", "-/-"], agreed: {unplayed: [2, 3, 4]}}
                  - home: Ross
                    away: Ludlow
                    boards: [{home: ~, away: L1, result: "1-0"}, {home: R2, away: ~, result: "-/+"}]
                rulings:
                  - {rule: "3", reason: late, team: Ross, fine: 12.50}
                """))
                .containsExactly(
                        "season.yaml:2:30: runs.to: the season ends on 2026-06-30, before it begins on 2026-09-01; exchange"
                                + " them",
                        "season.yaml:3:7: asAt: \"yesterday\" is not a date; write year, month and day, such as"
                                + " 2025-10-02",
                        "season.yaml:5:90: matches[1].agreed: board 2 was agreed to be unplayed, and has the result \"½-½\";"
                                + " leave the board out of the agreement, or write -/-",
                        "season.yaml:5:90: matches[1].agreed: board 3 is agreed to be unplayed, and the match has 2 boards;"
                                + " name a board of the match",
                        "season.yaml:6:82: matches[2].reported: the result was reported on 2025-10-01, before the match on"
                                + " 2025-10-02; write the day on which the result came",
                        "season.yaml:7:64: matches[3].reported: \"late\" is not a date; write year, month and day, such as"
                                + " 2025-10-02, or with a start 2025-10-02T19:30",
                        "season.yaml:7:79: matches[3].agreed: the key \"boards\" is not known here;"
                                + " allowed are: unplayed, boardOrder",
                        "season.yaml:7:104: matches[3].agreed.boardOrder: \"perhaps\" is neither true nor false; write true or"
                                + " false without quotation marks",
                        "season.yaml:8:88: matches[4].agreed: board 2 was agreed to be unplayed, and has the result \"+/-\";"
                                + " leave the board out of the agreement, or write -/-",
                        "season.yaml:8:88: matches[4].agreed: board 3 was agreed to be unplayed, and has the result \"-/+\";"
                                + " leave the board out of the agreement, or write -/-",
                        "season.yaml:11:42: matches[5].boards[1].result: the home side has won with nobody named; name its"
                                + " player, or correct the result",
                        "season.yaml:11:78: matches[5].boards[2].result: the away side has won with nobody named; name its"
                                + " player, or correct the result",
                        "season.yaml:13:49: rulings[1].fine: \"12.50\" is not an amount of money; write the amount and the"
                                + " currency, such as 40 EUR");
    }

    @Test
    void namesBothPlacesOfWhatContradictsItself() {
        SeasonDocument complaints = SeasonDocument.read("season.yaml", TEAMS + """
                matches:
                  - {home: Ludlow, away: Ross, date: 2025-10-02, boards: ["1-0", "=", "=", "="]}
                complaints:
                  - {match: {home: Ludlow, away: Ross}, against: home, board: 2, protestedBeforeStart: true, submitted: 2025-10-03, upheld: true}
                  - {match: {home: Ludlow, away: Ross}, against: home, board: 2, submitted: 2025-10-03, upheld: false}
                  - {match: {home: Ludlow, away: Ross}, against: home, board: 2, protestedBeforeStart: true, submitted: 2025-10-03, upheld: false}
                """);
        // The second was refused for want of a protest, and contradicts nothing.
        assertThat(messages(
                        catchThrowableOfType(FaultsException.class, () -> complaints.check(RuleSets.herefordshire()))))
                .containsExactly("season.yaml:7:5: complaints[3]: the complaint about board 2 was refused; the one at"
                        + " season.yaml:5:5 was decided otherwise; write one decision about a board");
        assertThat(faults(TEAMS + """
                matches:
                  - {home: Ludlow, away: Ross, date: 2025-10-02, boards: ["1-0", "=", "=", "="]}
                complaints:
                  - {match: {home: Ludlow, away: Ross}, against: home, board: 2, submitted: 2025-10-01}
                rulings:
                  - {rule: "13.5", reason: a, match: {home: Ludlow, away: Ross}, score: 4-0}
                  - {rule: "13.5", reason: b, order: [Ludlow, Ross]}
                  - {rule: "13.5", reason: c, match: {home: Ludlow, away: Ross}, score: 0-4}
                  - {rule: "13.5", reason: d, order: [Ross, Ludlow]}
                """))
                .containsExactly(
                        "season.yaml:5:77: complaints[1].submitted: it was submitted on 2025-10-01, before the match on"
                                + " 2025-10-02; write the day on which the written complaint came; a protest before the start"
                                + " is protestedBeforeStart",
                        "season.yaml:9:5: rulings[3]: the award of Ludlow – Ross, 2025-10-02 was decided at season.yaml:7:5"
                                + " already; keep one of the two; leaving a ruling out undoes it",
                        "season.yaml:10:5: rulings[4]: the order of Ludlow and Ross was decided at season.yaml:8:5 already;"
                                + " keep one of the two; leaving a ruling out undoes it");
    }
}
