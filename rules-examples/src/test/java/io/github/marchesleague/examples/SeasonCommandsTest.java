/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.examples.json.Json;
import io.github.marchesleague.examples.json.SeasonJson;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.season.SeasonDocument;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The commands around the table, as a person runs them. */
class SeasonCommandsTest {

    @TempDir
    private Path folder;

    private String season;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @BeforeEach
    void writeSeason() throws IOException {
        season = file("season.yaml", """
                name: League 2025-26
                teams:
                  - {name: Ludlow A, club: Ludlow}
                  - {name: Ludlow B, club: Ludlow}
                  - {name: Ross, club: Ross}
                matches:
                  - {round: 1, date: 2025-10-02, home: Ludlow A, away: Ludlow B, boards: ["1-0", "1-0", "1-0", "1-0"]}
                  - {round: 2, date: 2025-11-06, home: Ludlow B, away: Ross, boards: ["1-0", "1-0", "1-0", "0-1"]}
                  - {round: 3, date: 2025-12-04, home: Ross, away: Ludlow A, boards: ["0-1", "0-1", "=", "="]}
                rulings:
                  - {team: Ludlow A, matchPoints: -3, rule: "13.5", reason: late reports}
                """);
    }

    @Test
    void fixturesAreDrawnUpByTheTables() {
        Program program = Program.run("fixtures", season);
        assertThat(program.exitCode()).isZero();
        // Three teams: number four of the table is the bye.
        assertThat(program.out()).isEqualTo("""
                        Round 1
                          Ludlow B – Ross
                          bye: Ludlow A

                        Round 2
                          Ludlow A – Ludlow B
                          bye: Ross

                        Round 3
                          Ross – Ludlow A
                          bye: Ludlow B
                        """);
    }

    @Test
    void fixturesWithDatesAreASeasonThatEveryCommandReads() throws IOException {
        String clubs = file("clubs.csv", "club;nights;rooms;closed\nLudlow;Monday;1;2025-12-22\nRoss;;;\n");
        Program program = Program.run(
                "fixtures",
                "--cycles",
                "2",
                "--season",
                "2025",
                "--evening",
                "thursday",
                "--clubs",
                clubs,
                "-f",
                "json",
                season);
        assertThat(program.exitCode()).isZero();
        SeasonDocument document = SeasonDocument.read("out.json", program.out());
        assertThat(document.season().matches())
                .hasSize(6)
                .allSatisfy(card -> assertThat(
                                card.date().orElseThrow().getDayOfWeek().getValue())
                        .isEqualTo(card.home().value().equals("Ross") ? 4 : 1));
        assertThat(document.season().byes()).hasSize(6);
        Program calendar = Program.run(
                "fixtures", "--season", "2025", "--format", "ics", "--start", "19:30", "--today", "2025-08-01", season);
        assertThat(calendar.out()).contains("BEGIN:VEVENT", "T193000", "DTSTAMP:20250801T000000Z");
        assertThat(Program.run("fixtures", "-f", "csv", season).out())
                .startsWith("round,date,home,away,bye,status\n1,,");
    }

    @Test
    void constraintsThatCannotBeKeptAreNamed() {
        Program program =
                Program.run("fixtures", "--from", "2025-09-01", "--to", "2025-09-07", "--days-apart", "7", season);
        assertThat(program.exitCode()).isEqualTo(1);
        assertThat(program.faults())
                .containsExactly("these cannot be kept together:", "  the matches of a team are at least 7 days apart");
        assertThat(Program.run("fixtures", "--season", "2025", "--from", "2025-09-01", season)
                        .exitCode())
                .isEqualTo(2);
        assertThat(Program.run("fixtures", "--cycles", "0", season).exitCode()).isEqualTo(2);
        assertThat(Program.run("fixtures", "--cycles", "two", season).exitCode())
                .isEqualTo(2);
    }

    @Test
    void theCalendarSaysWhatIsOutstandingAndWhatTheRulesObjectTo() throws IOException {
        String open = file("open.yaml", """
                teams: [A, B, C]
                matches:
                  - {home: A, away: B, date: 2025-08-30, score: 2-2}
                  - {home: B, away: C, date: 2026-02-05, status: unplayed}
                """);
        Program before = Program.run("calendar", "--season", "2025", "--today", "2026-02-05", open);
        assertThat(before.exitCode()).isEqualTo(1);
        assertThat(before.out())
                .contains("1 outstanding", "B – C, 2026-02-05: ahead", "1 due by 2026-06-30", "rule 3.2: A – B");
        Program after = Program.run(
                "calendar", "--season", "2025", "--today", "2026-07-01", "--meetings", "1", "-f", "json", open);
        JsonNode answer = after.answers().get(0);
        assertThat(answer.path("outstanding").get(0).path("state").asString()).isEqualTo("overdue");
        assertThat(answer.path("objections").findValuesAsString("rule")).containsExactly("3.2", "10.7", "2.1");
        assertThat(Program.run("calendar", "--season", "2025", "--today", "2026-07-01", season)
                        .exitCode())
                .isZero();
    }

    @Test
    void aDryRunShowsWhatWouldBeReadAndStoresNothing() throws IOException {
        Path results = folder.resolve("results.csv");
        Files.write(
                results,
                "Home;Away;Date;Score;Referee\r\nZürich;Ross;02/10/2025;2½-1½;\r\nRoss;Zürich;;;\r\n"
                        .getBytes(Charset.forName("windows-1252")));
        Program dry = Program.run(
                "import", "--dry-run", "--charset", "windows-1252", "--dates", "dd/MM/yyyy", results.toString());
        assertThat(dry.exitCode()).isZero();
        assertThat(dry.out()).isEqualTo("line 2: Zürich – Ross, 2025-10-02: 2½–1½\nline 3: Ross – Zürich: unplayed\n");
        assertThat(dry.faults()).anyMatch(note -> note.contains("column \"referee\" is not used"));
        Program read = Program.run(
                "import", "--charset", "windows-1252", "--dates", "dd/MM/yyyy", "--name", "Cup", results.toString());
        SeasonDocument document = SeasonDocument.read("season.json", read.out());
        assertThat(document.season().name()).isEqualTo("Cup");
        assertThat(document.season().matches()).hasSize(2);
        Program refused = Program.run("import", "--dates", "dd/MM/yyyy", results.toString());
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.out()).isEmpty();
        assertThat(refused.faults()).singleElement().asString().contains("not UTF-8");
    }

    @Test
    void nothingIsPrintedWhereALineIsAtFault() throws IOException {
        String teams = file("teams.csv", "name,club\nA,\nB,\n");
        String results = file("results.csv", "home,away,score\nA,B,2-2\nA,C,2-2\nB,A,9-9\n");
        Program program = Program.run("import", "--teams", teams, results);
        assertThat(program.exitCode()).isEqualTo(2);
        assertThat(program.out()).isEmpty();
        assertThat(program.faults()).anyMatch(fault -> fault.contains("line 3, column B (away)"));
        assertThat(program.faults()).anyMatch(fault -> fault.contains("line 4, column C (score)"));
        assertThat(Program.run("import", "--separator", "dot", results).exitCode())
                .isEqualTo(2);
        assertThat(Program.run("import", "--dates", "HH", results).exitCode()).isEqualTo(2);
    }

    private String withLineUps() throws IOException {
        return file("players.yaml", """
                name: League
                teams: [A, B]
                matches:
                  - home: A
                    away: B
                    date: 2025-10-02
                    boards:
                      - {home: a1, away: b1, result: "1-0"}
                      - {home: a2, away: b2, result: "="}
                      - {home: a3, away: ~, result: "+/-"}
                      - {home: a4, away: b4, result: "0-1"}
                """);
    }

    private String players() throws IOException {
        return file(
                "players.csv",
                "id,surname,forename,ecf code\na1,PlayerA,One,000001A\na2,PlayerA,Two,\na3,PlayerA,Three,\n"
                        + "a4,PlayerA,Four,\nb1,PlayerB,One,\nb2,PlayerB,Two,\nb4,PlayerB,Four,\n");
    }

    /** What the federation requires of every event. */
    private static final List<String> EVENT = List.of(
            "ratings",
            "--event-code",
            "L1",
            "--officer",
            "Officer",
            "--officer-address",
            "officer@example.org",
            "--treasurer",
            "Treasurer",
            "--treasurer-address",
            "treasurer@example.org");

    private static Program ratings(String... arguments) {
        List<String> all = new ArrayList<>(EVENT);
        all.addAll(List.of(arguments));
        return Program.run(all.toArray(String[]::new));
    }

    @Test
    void ratingReturnsGoToBothFederations() throws IOException {
        Program ecf = ratings("--to", "ecf", "--players", players(), withLineUps());
        assertThat(ecf.exitCode()).isZero();
        assertThat(ecf.out().lines().filter(line -> line.startsWith("#PIN1"))).hasSize(3);
        Program trf = ratings("--to", "trf_all", "--players", players(), withLineUps());
        assertThat(trf.exitCode()).isZero();
        String report = file("league.trf", trf.out());
        Program back = Program.run("import", "--as", "trf", report);
        assertThat(back.exitCode()).isZero();
        assertThat(SeasonDocument.read("back.json", back.out())
                        .season()
                        .matches()
                        .get(0)
                        .boards())
                .extracting(board -> board.result().toString())
                .containsExactly("1-0", "½-½", "+/-", "0-1");
        Program missing = ratings("--to", "ecf", "--players", players(), season);
        assertThat(missing.exitCode()).isEqualTo(2);
    }

    @Test
    void aRateOfPlayGoesFromTheCardToTheReturn() throws IOException {
        String one = file("agreed.yaml", Files.readString(Path.of(withLineUps())) + "    rateOfPlay: 45+30\n");
        assertThat(ratings("--to", "ecf", "--players", players(), one).out())
                .contains("#MINUTES FOR GAME=45\r\n#SECONDS PER MOVE=30\r\n");
        assertThat(Program.run("matches", one).out()).contains("\n  rate of play 45+30\n");
        Season recorded =
                SeasonDocument.read("one.yaml", Files.readString(Path.of(one))).season();
        String written = Json.write(SeasonJson.write(recorded, Optional.empty()), /* indented= */ true);
        assertThat(SeasonDocument.read("one.json", written).season()).isEqualTo(recorded);
        String two = file("two.yaml", Files.readString(Path.of(one)) + """
                  - home: B
                    away: A
                    date: 2025-11-06
                    boards:
                      - {home: b1, away: a1, result: "1-0"}
                      - {home: b2, away: a2, result: "="}
                      - {home: b4, away: a3, result: "="}
                      - {home: ~, away: a4, result: "-/+"}
                """);
        for (String format : List.of("ecf", "trf", "trf_all")) {
            Program refused = ratings("--to", format, "--players", players(), two);
            assertThat(refused.exitCode()).isEqualTo(2);
            assertThat(refused.faults())
                    .containsExactly("B – A, 2025-11-06: played at 60+30, others at 45+30; a return states one rate of"
                            + " play; write one with --rate 45+30 and with --rate 60+30");
            Program agreed = ratings("--rate", "45+30", "--to", format, "--players", players(), two);
            assertThat(agreed.exitCode()).isZero();
            assertThat(agreed.out()).containsAnyOf("#MINUTES FOR GAME=45\r\n", "222 2700+30\r\n");
        }
        assertThat(ratings("--rate", "90+30", "--to", "ecf", "--players", players(), two)
                        .faults())
                .containsExactly("--rate: no game was played at 90+30; give 45+30 or 60+30, as the cards do");
        assertThat(ratings("--rate", "45", "--to", "ecf", "--players", players(), two)
                        .faults())
                .containsExactly(
                        "--rate: \"45\" is not a rate of play; write minutes and seconds a move, such as 45+30");
    }

    @Test
    void theLogShowsWhatEachDecisionDidToTheTable() throws IOException {
        String log = file(
                "log.csv",
                "date,decided by,ruling,rule,reason,advised by\n2025-08-01,Controller,,2.2,no meeting,\n"
                        + "2026-03-01,Controller,1,,,President\n");
        Program program = Program.run(
                "log",
                "--decisions",
                log,
                "--controller",
                "Controller",
                "--appointed",
                "2025-07-01",
                "--plays-for",
                "Ludlow A",
                season);
        assertThat(program.exitCode()).isZero();
        // Ludlow A has 4 match points before and 1 after, and 7 game points; Ludlow B has 2 and 3.
        assertThat(program.out()).isEqualTo("""
                        1. 2025-08-01, rule 2.2: no meeting (Controller)
                        2. 2026-03-01, rule 13.5: late reports (Controller, advised by President)
                           Ludlow B: 2 (2, 3) → 1 (2, 3)
                           Ludlow A: 1 (4, 7) → 2 (1, 7)
                        """);
        String unadvised = file("log2.csv", "date,decided by,ruling\n2026-03-01,Controller,1\n");
        Program json = Program.run(
                "log",
                "-f",
                "json",
                "--decisions",
                unadvised,
                "--controller",
                "Controller",
                "--appointed",
                "2025-07-01",
                "--plays-for",
                "Ludlow A",
                season);
        assertThat(json.exitCode()).isEqualTo(1);
        assertThat(json.answers().get(0).path("objections").findValuesAsString("rule"))
                .containsExactly("13.5");
        assertThat(Program.run(
                                "log",
                                "-f",
                                "csv",
                                "--decisions",
                                unadvised,
                                "--controller",
                                "Other",
                                "--appointed",
                                "2025-07-01",
                                "--deputy",
                                "Controller=2026-03-01..2026-03-07",
                                season)
                        .out())
                .startsWith(
                        "number,date,rule,match,reason,decided by,advised by,effect\n1,2026-03-01,13.5,,late reports,");
    }

    @Test
    void theChampionsAreNamedOnceTheyAreKnown() throws IOException {
        assertThat(Program.run("champions", season).out()).isEqualTo("Ludlow (Ludlow B)\n");
        String level = file("level.yaml", "teams: [A, B]\nmatches: [{home: A, away: B, boards: [=, =, =, =]}]\n");
        Program none = Program.run("champions", "-f", "json", level);
        assertThat(none.exitCode()).isEqualTo(1);
        assertThat(none.answers().get(0).path("champions").isNull()).isTrue();
        assertThat(new String(none.out().getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8))
                .contains("first place is shared by A, B");
    }
}
