/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the commands around the table refuse, each with the option or the place that is at fault. */
class RefusalsAroundTheTableTest {

    @TempDir
    private Path folder;

    private String season;

    @BeforeEach
    void aSeason() throws IOException {
        season = file("season.yaml", """
                teams: [A, B, C, D]
                matches:
                  - {round: 1, date: 2025-10-02, home: A, away: D, score: 3-1}
                  - {round: 1, date: 2025-10-02, home: B, away: C, score: 2-2}
                  - {round: 2, date: 2025-11-06, home: A, away: B, status: postponed}
                """);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static List<String> faults(String... arguments) {
        Program program = Program.run(arguments);
        assertThat(program.exitCode()).isEqualTo(2);
        assertThat(program.out()).isEmpty();
        return program.faults();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--up -1|--up: found -1; give 0 or more",
                "--down -2|--down: found -2; give 0 or more",
                "--up 4|--up: 4 go up, and the lower division has 3 teams; give 3 or fewer",
                "--down 3 --up 0|--down: 3 go down, and the upper division has 2 teams; give 2 or fewer",
                "--refusal-passes-to 0|--refusal-passes-to: found 0, and 1 goes up; give 1 where a refusal passes to nobody,"
                        + " or more",
                "--up 2 --refusal-passes-to 1|--refusal-passes-to: found 1, and 2 go up; give 2 where a refusal passes to"
                        + " nobody, or more",
                "--up 0 --down 2 --play-off|--play-off: all 2 of the upper division go down, and nobody of it is left to play"
                        + " off; let 1 or fewer go down, or leave the play-off out",
                "--up 3 --play-off|--play-off: all 3 of the lower division go up, and nobody of it is left to play off; let 2"
                        + " or fewer go up, or leave the play-off out"
            })
    void aNumberOfPromotionThatCannotBeIsRefusedByItsOwnName(String options, String message) throws IOException {
        String upper = file("upper.yaml", "teams: [X, Y]\nmatches: [{home: X, away: Y, score: 3-1}]\n");
        String lower = file("lower.yaml", """
                teams: [P, Q, R]
                matches: [{home: P, away: Q, score: 3-1}, {home: P, away: R, score: 3-1}, {home: Q, away: R, score: 3-1}]
                """);
        List<String> arguments = new ArrayList<>(List.of("promotion"));
        arguments.addAll(List.of(options.split(" ")));
        arguments.addAll(List.of(upper, lower));
        assertThat(faults(arguments.toArray(String[]::new))).containsExactly(message);
    }

    @Test
    void twoDivisionsAreTwo() throws IOException {
        assertThat(faults("promotion", season, season))
                .containsExactly(
                        season + ": it is given as both divisions; give the upper division and then the lower one");
        String other = file("other.yaml", "teams: [E, B]\nmatches: [{home: E, away: B, score: 3-1}]\n");
        assertThat(faults("promotion", season, other))
                .containsExactly("the lower division: \"B\" is in the upper division too; give two divisions, each with"
                        + " its own teams");
    }

    @Test
    void aPostponementIsEnteredOnceAndInItsOrder() throws IOException {
        String match = "  - {match: {home: A, away: B}, agreedBy: captains, ";
        String twice = file(
                "twice.yaml",
                Files.readString(Path.of(season)) + "postponements:\n"
                        + match + "agreedOn: 2025-11-05, newDate: 2025-11-20, reason: snow}\n"
                        + match + "agreedOn: 2025-11-05, newDate: 2025-11-27, reason: snow}\n"
                        + match + "agreedOn: 2025-11-01, reason: snow}\n");
        assertThat(faults("calendar", "--season", "2025", twice))
                .containsExactly(
                        twice
                                + ":8:13: postponements[2].match: the match is put off a second time on 2025-11-05; it stands at "
                                + twice + ":7:5; enter each postponement once",
                        twice + ":9:63: postponements[3].agreedOn: agreed on 2025-11-01, before what stands at " + twice
                                + ":7:5 (2025-11-05); list what was agreed on a match in its order, the last agreement last");
        // Put off with no date yet, dated on the same day, and put off again a fortnight later.
        String again = file(
                "again.yaml",
                Files.readString(Path.of(season)) + "postponements:\n"
                        + match + "agreedOn: 2025-11-05, reason: snow}\n"
                        + match + "agreedOn: 2025-11-05, newDate: 2025-11-20, controllerAgreed: true, reason: snow}\n"
                        + match
                        + "agreedOn: 2025-11-19, newDate: 2025-12-04, controllerAgreed: true, reason: floods}\n");
        assertThat(Program.run("calendar", "--season", "2025", "--today", "2025-11-21", again)
                        .out())
                .contains("A – B, round 2, 2025-12-04: ahead", "put off by both captains on 2025-11-19: floods");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Me=2026-03-01..2026-03-07|\"Me\" is the controller; name somebody else: a deputy stands in for the"
                        + " controller (13.2)",
                "Me=A – B|\"Me\" is the controller; name somebody else: a deputy stands in for the controller (13.2)",
                "Other=2026-03-07..2026-03-01|the period of Other ends on 2026-03-01, before it begins on 2026-03-07;"
                        + " exchange them",
                "Other=2026-03-32..2026-04-01|\"2026-03-32\" in the period of Other is no date; write year, month and day,"
                        + " such as 2026-03-01..2026-03-07",
                "' =A – B'|found \" =A – B\"; give such as \"Name=2026-03-01..2026-03-07\" or \"Name=Ross – Wem\""
            })
    void aDeputyWhoCannotBeOneIsRefused(String deputy, String message) {
        assertThat(faults("log", "--controller", "Me", "--appointed", "2025-08-01", "--deputy", deputy, season))
                .containsExactly("--deputy: " + message);
    }

    @Test
    void everyDeputyWhoCannotBeOneIsNamed() {
        assertThat(faults(
                        "log",
                        "--controller",
                        "Me",
                        "--appointed",
                        "2025-08-01",
                        "--deputy",
                        "Me=A – B",
                        "--deputy",
                        "Other=2026-03-01..2026-03-07",
                        "--deputy",
                        "Third=B – A",
                        season))
                .containsExactly(
                        "--deputy: \"Me\" is the controller; name somebody else: a deputy stands in for the controller"
                                + " (13.2)",
                        "--deputy: \"B – A\" names no match; give a period FROM..TO, or a match of the season such as"
                                + " \"Ross – Wem\", home team first");
    }

    @Test
    void aClubThatIsNotInTheSeasonHasNoNights() throws IOException {
        String clubs = file("clubs.csv", "club,nights\nLudlwo,Monday\nRoss,Friday\nClun,Friday\n");
        String known = file(
                "known.yaml",
                "teams: [{name: A, club: Ludlow}, {name: B, club: Ross}]\nentries: {clubs: [Ludlow, Ross, Clun]}\n");
        assertThat(faults("fixtures", "--season", "2025", "--clubs", clubs, known))
                .containsExactly(clubs + ", line 2, column A (club): the season has no club \"Ludlwo\"; did you mean"
                        + " \"Ludlow\"? Allowed are: Ludlow, Ross, Clun");
        assertThat(faults("fixtures", "--season", "2025", "--clubs", clubs, season))
                .hasSize(3)
                .allSatisfy(fault -> assertThat(fault).endsWith("; say in the season which club each team is of"));
    }

    @Test
    void aSheetWithoutAMatchIsNoSeason() throws IOException {
        String teams = file("teams.csv", "name\nA\nB\n");
        for (String text : List.of("home,away,score\n", "home,away,score\n,,\n\n")) {
            String results = file("results.csv", text);
            String none = results + ": no line with a match follows the header; write each match on a line of its own";
            assertThat(faults("import", results)).contains(none);
            assertThat(faults("import", "--dry-run", results)).contains(none);
            // An entry list is a season before its first match.
            assertThat(Program.run("import", "--teams", teams, results).exitCode())
                    .isZero();
        }
    }

    /** 13.1: appointed before the season begins; on its first day is too late. */
    @Test
    void aControllerAppointedAfterTheSeasonBeganIsObjectedTo() throws IOException {
        String runs =
                file("runs.yaml", Files.readString(Path.of(season)) + "runs: {from: 2025-09-01, to: 2026-06-30}\n");
        Program late = Program.run("log", "--controller", "Me", "--appointed", "2025-09-01", runs);
        assertThat(late.exitCode()).isEqualTo(1);
        assertThat(late.faults())
                .containsExactly(
                        "rule 13.1: Me: appointed on 2025-09-01, and the season began on 2025-09-01; appoint the"
                                + " controller before the season begins");
        assertThat(Program.run("log", "--controller", "Me", "--appointed", "2025-08-31", runs)
                        .exitCode())
                .isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--drawn --cycles 2|--cycles: with --drawn the schedule is the season's own; leave it out",
                "--drawn --single-from 8|--single-from: with --drawn the schedule is the season's own; leave it out",
                "--drawn --by-name|--by-name: with --drawn the schedule is the season's own; leave it out",
                "--drawn --clubs-early|--clubs-early: with --drawn the schedule is the season's own; leave it out",
                "--drawn --days-apart 7|--days-apart: with --drawn the matches keep their dates; leave it out",
                "--drawn --evening monday|--evening: with --drawn the matches keep their dates; leave it out",
                "--drawn --season 2025|--drawn: days for new dates are given too; leave them out; the matches keep their"
                        + " dates",
                "--blackout 2025-12-25|--blackout: no dates are looked for, since the days of the season are not given;"
                        + " give --season, or --from and --to, or write runs: {from: …, to: …} in the document",
                "--club-matches-by 2026-01-31|--club-matches-by: no dates are looked for, since the days of the season are"
                        + " not given; give --season, or --from and --to, or write runs: {from: …, to: …} in the document",
                "--cycles 1 --single-from 8|--single-from: it is given together with --cycles; give one of them",
                "--start 19:30|--start: only calendars show a start; leave it out, or give --format ics",
                "--because illness|--because: no team is said to have left; give --without too",
                "--drawn --without D --without D|--without: \"D\" has left already; name each team that left once"
            })
    void anOptionOfFixturesThatWouldChangeNothingIsRefused(String options, String message) {
        List<String> arguments = new ArrayList<>(List.of("fixtures"));
        arguments.addAll(List.of(options.split(" ")));
        arguments.add(season);
        assertThat(faults(arguments.toArray(String[]::new))).containsExactly(message);
    }

    /** Every option that takes a text, a name or a file, in whatever command. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "fixtures --without D --because",
                "fixtures --without",
                "fixtures --clubs",
                "import --name",
                "import --teams",
                "import --separator",
                "log --controller",
                "log --plays-for",
                "log --deputy",
                "log --decisions",
                "matches --home",
                "matches --away",
                "promotion --refusing",
                "ratings --to ecf --players p.csv --officer",
                "ratings --to ecf --players p.csv --event-code",
                "ratings --to trf --players p.csv --city",
                "ratings --to trf --players p.csv --rate",
                "standings --rules"
            })
    void aTextThatSaysNothingIsRefused(String command) {
        for (String blank : List.of("", "  ")) {
            List<String> arguments = new ArrayList<>(List.of(command.split(" ")));
            String option = arguments.get(arguments.size() - 1);
            arguments.add(blank);
            arguments.add(season);
            assertThat(faults(arguments.toArray(String[]::new)).get(0))
                    .as(command)
                    .contains(option)
                    .contains("\"" + blank + "\"");
        }
    }

    /** By the rules of Herefordshire a team that left stays in the table with what it had: here nothing. */
    @Test
    void aTeamMayLeaveBeforeTheSeasonAndWithoutAMatch() throws IOException {
        String before = file("before.yaml", """
                teams: [A, B, C, D, E]
                runs: {from: 2025-09-01, to: 2026-06-30}
                matches:
                  - {round: 1, date: 2025-10-02, home: A, away: B, score: 3-1}
                  - {round: 1, date: 2025-10-02, home: C, away: D, status: unplayed}
                withdrawals:
                  - {team: D, date: 2025-08-01, reason: no players}
                  - {team: E, date: 2025-08-01, reason: no hall}
                """);
        assertThat(Program.run("fixtures", "--drawn", before).out()).isEqualTo("""
                        Round 1
                          2025-10-02  A – B
                          cancelled: 2025-10-02  C – D
                          bye: C

                        D left on 2025-08-01 (no players): its matches played stand and the others are not played.

                        E left on 2025-08-01 (no hall): its matches played stand and the others are not played.
                        """);
        assertThat(Program.run("standings", "-f", "csv", before).out().lines().skip(1))
                .hasSize(5);
        assertThat(Program.run("calendar", "--today", "2025-11-01", before).out())
                .startsWith("""
                        0 outstanding
                        1 decided without having been played
                          C – D, round 1, 2025-10-02: D left the league: no players
                        """);
    }

    @Test
    void aMatchPlayedAfterATeamLeftIsObjectedTo() throws IOException {
        String after = file("after.yaml", """
                teams: [A, B]
                runs: {from: 2025-09-01, to: 2026-06-30}
                matches: [{date: 2025-10-02, home: A, away: B, boards: ["1-0", "=", "=", "="]}]
                withdrawals: [{team: B, date: 2025-10-01, reason: no players}]
                """);
        assertThat(Program.run("calendar", "--today", "2025-11-01", after).out())
                .contains("rule 10.7: A – B, 2025-10-02: played after B left on 2025-10-01; correct the day on which it"
                        + " left, or the card");
    }

    /** How often pairs meet and when the season runs, the document says where the command line does not. */
    @Test
    void aScheduleGoesByWhatTheSeasonSays() throws IOException {
        String twice =
                file("meetings.yaml", "teams: [A, B, C, D]\nmeetings: 2\nruns: {from: 2025-09-01, to: 2026-06-30}\n");
        assertThat(Program.run("fixtures", "-f", "csv", twice).out().lines()).hasSize(1 + 12);
        assertThat(Program.run("fixtures", "--cycles", "1", "--evening", "monday", twice)
                        .out())
                .contains("2025-09-01", "2026-06-29");
    }
}
