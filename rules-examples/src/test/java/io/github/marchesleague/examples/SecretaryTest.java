/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files that a secretary has, from the entry list to a match put off, as they come out of a spreadsheet. */
class SecretaryTest {

    private static final String ENTRIES = """
            Team;Club;Affiliated;Entered;Captain;E-mail
            Lugg A;Lugg Chess Club;yes;01/07/2025;Captain One;one@example.org
            Lugg B;Lugg Chess Club;Yes;12/07/2025;Captain Two;
            Wye;Wye Chess Club;no;01/07/2025;;
            """;

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void anEntryListBecomesTheEntriesOfTheSeasonAndIsPrintedAsItCame() throws IOException {
        String teams = file("teams.csv", ENTRIES);
        String none = file("results.csv", "Home;Away;Date;Score\n");
        Program imported = Program.run(
                "import", "--teams", teams, "--dates", "dd/MM/yyyy", "--season", "2025", "--name", "Lugg League", none);
        assertThat(imported.faults()).noneMatch(note -> note.contains("is not used"));
        String season = file("season.json", imported.out());
        // Two teams of one affiliated club, one without an address; a club that is not; no board number, no deadline.
        assertThat(Program.run("entries", "-f", "csv", season).out()).isEqualTo("""
                team,club,affiliated,entered,captain,email
                Lugg A,Lugg Chess Club,yes,2025-07-01,Captain One,one@example.org
                Lugg B,Lugg Chess Club,yes,2025-07-12,Captain Two,
                Wye,Wye Chess Club,no,2025-07-01,,
                """);
        assertThat(Program.run("entries", "-f", "json", season)
                        .answers()
                        .get(0)
                        .path("objections")
                        .findValuesAsString("rule"))
                .containsExactly("8.4", "2.1", "8.4", "8.1", "2.2");
        assertThat(Program.run("fixtures", "--evening", "monday", season).out()).contains("2025-09-01", "bye: ");
        String again =
                file("again.csv", Program.run("entries", "-f", "csv", season).out());
        assertThat(Program.run("import", "--teams", again, "--season", "2025", "--name", "Lugg League", none)
                        .out())
                .isEqualTo(imported.out());
    }

    @Test
    void whatIsWrongInAnEntryListIsSaidAtOnce() throws IOException {
        String teams = file("teams.csv", """
                name,club,affiliated,entered,captain,email
                A,Lugg,yes,12/07/2025,,a@example.org
                B,Lugg,no,,,
                C,Wye,perhaps,,,
                D,,yes,,,
                """);
        assertThat(Program.run("import", "--teams", teams, file("results.csv", "home,away\n"))
                        .faults())
                .filteredOn(fault -> !fault.startsWith("note: "))
                .containsExactly(
                        teams
                                + ", line 2, column D (entered): \"12/07/2025\" is no date of the pattern yyyy-MM-dd; write it"
                                + " so, or declare the pattern of all dates",
                        teams + ", line 2, column F (email): an e-mail address without a captain; name the captain",
                        teams
                                + ", line 3, column C (affiliated): another line says otherwise of Lugg; write the same for"
                                + " all its teams",
                        teams + ", line 4, column C (affiliated): \"perhaps\" is neither yes nor no; write yes or no",
                        teams + ", line 5, column C (affiliated): \"yes\" of no club; name the club");
    }

    /** Databases write home_score where a person writes Home score; where no column has a result, that is said. */
    @Test
    void resultsAreFoundUnderTheNamesThatFilesGiveThem() throws IOException {
        String joined = file("joined.csv", "round,date,home,away,home_score,away_score\n1,2025-10-02,A,B,3,1\n");
        assertThat(Program.run("import", "--dry-run", joined).out())
                .isEqualTo("line 2: A – B, round 1, 2025-10-02: 3–1\n");
        String without = file("without.csv", "round,date,home,away,result\n1,2025-10-02,A,B,3-1\n");
        Program noted = Program.run("import", "--dry-run", without);
        assertThat(noted.out()).isEqualTo("line 2: A – B, round 1, 2025-10-02: unplayed\n");
        assertThat(noted.faults())
                .contains(
                        "note: no column holds results (score, home score and away score, or b1 and so on): all matches are"
                                + " unplayed",
                        "note: " + without + ": column \"result\" is not used");
    }

    /** A – D is put off and waits, B – C has a new date: every list has the day agreed last, and calendars are told. */
    @Test
    void aMatchPutOffHasItsNewDateEverywhere() throws IOException {
        String season = file("season.yaml", """
                name: League
                teams: [A, B, C, D]
                runs: {from: 2025-09-01, to: 2026-06-30}
                matches:
                  - {round: 1, date: 2025-10-02, home: A, away: D, status: unplayed}
                  - {round: 1, date: 2025-10-02, home: B, away: C, status: unplayed}
                postponements:
                  - {match: {home: A, away: D}, agreedBy: captains, agreedOn: 2025-10-01, reason: snow}
                  - {match: {home: B, away: C}, agreedBy: captains, agreedOn: 2025-10-01, newDate: 2025-11-20,
                     controllerAgreed: true, reason: snow}
                """);
        assertThat(Program.run("fixtures", "--drawn", season).out())
                .isEqualTo("Round 1\n  put off: A – D\n  2025-11-20  B – C\n");
        assertThat(Program.run("fixtures", "--drawn", "-f", "csv", season).out())
                .isEqualTo("round,date,home,away,bye,status\n1,,A,D,,\n1,2025-11-20,B,C,,\n");
        List<String> calendar = Program.run("fixtures", "--drawn", "-f", "ics", "--today", "2025-10-03", season)
                .out()
                .lines()
                .filter(line -> line.matches("(SUMMARY|DTSTART|STATUS|SEQUENCE).*"))
                .toList();
        assertThat(calendar)
                .containsExactly(
                        "SUMMARY:B – C",
                        "DTSTART;VALUE=DATE:20251120",
                        "SEQUENCE:2",
                        "SUMMARY:A – D",
                        "DTSTART;VALUE=DATE:20251002",
                        "STATUS:CANCELLED",
                        "SEQUENCE:1");
        assertThat(Program.run("standings", season).out())
                .contains("    A – D, round 1 (postponed)\n    B – C, round 1, 2025-11-20 (postponed)\n");
        assertThat(Program.run("report", "-f", "markdown", season).out())
                .contains("Round 1, 2025-11-20")
                .doesNotContain("2025-10-02");
    }
}
