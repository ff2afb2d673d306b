/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.ruling.Ruling;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a season document says of the running of the season: entries, postponements, when it runs. */
class OrganisationDocumentTest {

    private static final LocalDate JULY = LocalDate.of(2025, 7, 1);

    private static Season read(String text) {
        return SeasonDocument.read("season.yaml", text).season();
    }

    private static List<String> faults(String text) {
        return catchThrowableOfType(FaultsException.class, () -> read(text)).faults().stream()
                .map(Fault::toString)
                .toList();
    }

    @Test
    void entriesAreReadInTheOrderOfTheTeams() {
        Entries entries = read("""
                teams: [{name: Ludlow A, club: Ludlow}, Ross, Wem]
                entries:
                  deadline: 2025-07-10
                  boards: 4
                  clubs: [Ludlow, {name: Ross, affiliated: false}]
                  teams:
                    - {team: Ross, entered: 2025-07-11, captain: Captain R}
                    - {team: Ludlow A, entered: 2025-07-01, captain: Captain L, email: l@example.org}
                """).entries().orElseThrow();
        assertThat(entries.clubs()).containsExactly(new Club("Ludlow", true), new Club("Ross", false));
        assertThat(entries.deadline()).contains(LocalDate.of(2025, 7, 10));
        assertThat(entries.boards()).hasValue(4);
        assertThat(entries.teams())
                .containsExactly(
                        Entry.of(Team.of("Ludlow A", "Ludlow"), JULY, Captain.of("Captain L", "l@example.org")),
                        new Entry(
                                Team.of("Ross"),
                                Optional.of(LocalDate.of(2025, 7, 11)),
                                Optional.of(new Captain("Captain R", Optional.empty()))),
                        new Entry(Team.of("Wem"), Optional.empty(), Optional.empty()));
        assertThat(entries.check())
                .extracting(objection -> objection.rule() + " " + objection.subject())
                .containsExactly("2.1 Ross", "2.2 Ross", "8.4 Ross", "2.1 Wem", "2.2 Wem", "8.4 Wem");
    }

    @Test
    void aPostponementMovesTheMatchUntilItIsPlayed() {
        Season season = read("""
                teams: [A, B, C]
                runs: {from: 2025-09-01, to: 2026-06-30}
                meetings: 1
                matches:
                  - {round: 1, date: 2025-10-02, home: A, away: B, status: postponed}
                  - {round: 2, date: 2025-11-06, home: B, away: C, score: 2-2}
                  - {round: 3, date: 2025-12-04, home: C, away: A, status: postponed}
                postponements:
                  - {match: {home: A, away: B}, agreedBy: controller, agreedOn: 2025-10-01, reason: floods}
                  - {match: {home: B, away: C}, agreedBy: captains, agreedOn: 2025-10-01, newDate: 2025-11-13,
                     controllerAgreed: true, reason: no hall}
                """);
        SeasonCalendar calendar = SeasonCalendar.of(
                season, RuleSets.herefordshire(), season.runs().orElseThrow(), JULY);
        assertThat(season.runs()).contains(SeasonWindow.beginningIn(2025));
        assertThat(season.meetings()).hasValue(1);
        assertThat(calendar.outstanding())
                .extracting(Outstanding::state)
                .containsExactly(Outstanding.State.NEEDS_A_NEW_DATE, Outstanding.State.AHEAD);
        assertThat(calendar.outstanding().get(0).postponement())
                .contains(new Postponement(
                        new MatchRef(
                                TeamId.of("A"),
                                TeamId.of("B"),
                                season.matches().get(0).round(),
                                Optional.empty()),
                        Postponement.Agreement.CONTROLLER,
                        LocalDate.of(2025, 10, 1),
                        Optional.empty(),
                        false,
                        "floods"));
        // Played a week before the day agreed; and the third was put off without a note.
        assertThat(calendar.objections())
                .extracting(objection -> objection.rule() + " " + objection.found())
                .containsExactly(
                        "11.2 re-arranged for 2025-11-13, played on 2025-11-06",
                        "11.1 postponed, and nobody is noted as having agreed");
    }

    @Test
    void theDayOfARulingIsRead() {
        assertThat(read("""
                teams: [A, B]
                rulings:
                  - {date: 2026-03-01, team: A, matchPoints: -1, rule: "13.5", reason: late reports}
                  - {order: [A, B], rule: "13.5", reason: lots}
                """).rulings())
                .extracting(Ruling::date)
                .containsExactly(Optional.of(LocalDate.of(2026, 3, 1)), Optional.empty());
    }

    @Test
    void everyFaultIsNamedWithItsPlace() {
        assertThat(faults("""
                teams: [A, B]
                runs: {from: 2026-06-30, to: 2025-09-01}
                meetings: 0
                entries:
                  clubs: [X, X]
                  teams:
                    - {team: A, email: a@example.org}
                    - {team: A, captain: Captain}
                    - {team: D}
                matches:
                  - {home: A, away: B, status: postponed}
                postponements:
                  - {match: {home: A, away: B}, agreedBy: nobody, agreedOn: soon}
                  - {match: {home: A, away: B}, agreedBy: captains, agreedOn: 2025-10-01, controllerAgreed: true, reason: ice}
                """))
                .containsExactly(
                        "season.yaml:2:30: runs.to: the season ends on 2025-09-01, before it begins on 2026-06-30;"
                                + " exchange them",
                        "season.yaml:3:11: meetings: 0 is too small; write a whole number from 1 to 99",
                        "season.yaml:5:14: entries.clubs[2]: the club \"X\" is listed a second time; it stands at"
                                + " season.yaml:5:11; list each club once",
                        "season.yaml:7:24: entries.teams[1].email: an e-mail address without a captain; write captain: …",
                        "season.yaml:8:14: entries.teams[2].team: the team's entry stands at season.yaml:7:7 already;"
                                + " note each entry once",
                        "season.yaml:9:14: entries.teams[3].team: the team \"D\" is not entered; did you mean \"A\"?",
                        "season.yaml:13:5: postponements[1]: the key \"reason\" is missing; add reason: …",
                        "season.yaml:13:43: postponements[1].agreedBy: \"nobody\" is not known here; allowed are:"
                                + " captains, controller",
                        "season.yaml:13:61: postponements[1].agreedOn: \"soon\" is not a date; write year, month and day,"
                                + " such as 2025-10-02",
                        "season.yaml:14:93: postponements[2].controllerAgreed: the controller agreed to no date; write"
                                + " newDate: …");
    }
}
