/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.examples.json.Json;
import io.github.marchesleague.examples.json.SeasonJson;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.season.SeasonDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Entries, withdrawals, postponements, decisions and promotion, as the person who runs the league meets them. */
class SeasonAroundTheTableTest {

    private static final String SEASON = """
            name: League 2025-26
            teams: [{name: A, club: Ludlow}, {name: B, club: Ludlow}, {name: C, club: Ross}, {name: D, club: Wem}]
            matches:
              - {round: 1, date: 2025-10-02, home: A, away: D, score: 1-3}
              - {round: 1, date: 2025-10-02, home: B, away: C, score: 3-1}
              - {round: 2, date: 2025-11-06, home: D, away: C, status: unplayed}
              - {round: 2, date: 2025-11-06, home: A, away: B, status: unplayed}
              - {round: 3, date: 2025-12-04, home: B, away: D, status: unplayed}
              - {round: 3, date: 2025-12-04, home: C, away: A, status: unplayed}
            """;

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void aTeamThatWithdrawsLeavesScheduleCalendarAndTableInOneStep() throws IOException {
        String season = file("season.yaml", SEASON);
        Program text = Program.run("fixtures", "--drawn", "--without", "D=2025-10-20", season);
        assertThat(text.out()).isEqualTo("""
                Round 1
                  2025-10-02  A – D
                  2025-10-02  B – C

                Round 2
                  2025-11-06  A – B
                  cancelled: 2025-11-06  D – C
                  bye: C

                Round 3
                  2025-12-04  C – A
                  cancelled: 2025-12-04  B – D
                  bye: B

                D left on 2025-10-20 (withdrew): its matches played stand and the others are not played.
                """);
        assertThat(text.exitCode()).isZero();
        assertThat(Program.run("fixtures", "--drawn", "--without", "D=2025-10-20", "-f", "csv", season)
                        .out())
                .isEqualTo("""
                        round,date,home,away,bye,status
                        1,2025-10-02,A,D,,
                        1,2025-10-02,B,C,,
                        2,2025-11-06,A,B,,
                        2,2025-11-06,D,C,,cancelled
                        2,,,,C,
                        3,2025-12-04,C,A,,
                        3,2025-12-04,B,D,,cancelled
                        3,,,,B,
                        """);
        String calendar = Program.run(
                        "fixtures",
                        "--drawn",
                        "--without",
                        "D=2025-10-20",
                        "-f",
                        "ics",
                        "--today",
                        "2025-10-20",
                        season)
                .out();
        assertThat(calendar.split("BEGIN:VEVENT", -1)).hasSize(7);
        assertThat(calendar.lines().filter(line -> line.equals("STATUS:CANCELLED")))
                .hasSize(2);
        assertThat(calendar.lines().filter(line -> line.equals("SEQUENCE:1"))).hasSize(2);
        String before = Program.run("fixtures", "--drawn", "-f", "ics", "--today", "2025-10-20", season)
                .out();
        assertThat(uids(calendar)).containsExactlyInAnyOrderElementsOf(uids(before));
        // The document that comes out is the season with the withdrawal; every command knows it from there.
        String after = file(
                "after.yaml",
                Program.run(
                                "fixtures",
                                "--drawn",
                                "--without",
                                "D=2025-10-20",
                                "--because",
                                "no players",
                                "-f",
                                "json",
                                season)
                        .out());
        assertThat(Program.run("standings", "-f", "csv", after).out().lines().skip(1))
                .extracting(line -> line.split(",", -1)[3] + " " + line.split(",", -1)[8])
                .containsExactly("B 2", "D 2", "A 0", "C 0");
        assertThat(Program.run("calendar", "--season", "2025", "--today", "2025-11-01", "--meetings", "1", after)
                        .out())
                .isEqualTo("""
                        2 outstanding
                          A – B, round 2, 2025-11-06: ahead, due by 2026-06-30
                          C – A, round 3, 2025-12-04: ahead, due by 2026-06-30
                        2 decided without having been played
                          D – C, round 2, 2025-11-06: D left the league: no players
                          B – D, round 3, 2025-12-04: D left the league: no players
                        2 due by 2026-06-30 (10.7), afterwards the controller decides
                        """);
        assertThat(Program.run("fixtures", "--drawn", after).out()).contains("D left on 2025-10-20 (no players)");
    }

    private static List<String> uids(String calendar) {
        return calendar.lines().filter(line -> line.startsWith("UID:")).toList();
    }

    private Program without(String policy, String... more) throws IOException {
        String rules = file("rules.yaml", """
                id: own
                name: Own
                basedOn: herefordshire-2025-26
                withdrawal: %s
                """.formatted(policy));
        List<String> arguments = new ArrayList<>(List.of("fixtures", "--rules", rules, "--drawn"));
        arguments.addAll(List.of("--without", "D=2025-10-20"));
        arguments.addAll(List.of(more));
        arguments.add(file("season.yaml", SEASON));
        return Program.run(arguments.toArray(String[]::new));
    }

    @Test
    void thePolicyOfTheRuleSetSaysWhatBecomesOfPlayedMatches() throws IOException {
        assertThat(without("expunge").out()).endsWith("D left on 2025-10-20 (withdrew): none of its matches counts.\n");
        // D has played one of its three matches, which is not less than a quarter.
        assertThat(without("{ifPlayedBelow: 1/4, then: expunge, otherwise: default-the-rest}")
                        .out())
                .endsWith("its matches played stand and it defaults the others.\n");
        assertThat(without("{ifPlayedBelow: 1/2, then: expunge, otherwise: default-the-rest}")
                        .out())
                .endsWith("none of its matches counts.\n");
        // The document keeps the cards, so that the policy can be applied to them: C and B each win 4-0 by default.
        String after =
                file("after.yaml", without("default-the-rest", "-f", "json").out());
        assertThat(Program.run(
                                "standings",
                                "--rules",
                                folder.resolve("rules.yaml").toString(),
                                "-f",
                                "csv",
                                after)
                        .out()
                        .lines()
                        .skip(1))
                .extracting(
                        line -> line.split(",", -1)[3] + " " + line.split(",", -1)[8] + " " + line.split(",", -1)[9])
                .containsExactly("B 4 7", "C 2 5", "D 2 3", "A 0 1");
    }

    @Test
    void aWithdrawalThatCannotBeIsRefused() throws IOException {
        String season = file("season.yaml", SEASON);
        assertThat(Program.run("fixtures", "--drawn", "--without", "E=2025-10-20", season)
                        .faults())
                .containsExactly("--without: no team is called \"E\"; did you mean \"A\"? Allowed are: A, B, C, D");
        assertThat(Program.run("fixtures", "--drawn", "--without", "D=October", season)
                        .faults())
                .containsExactly("--without: \"October\" is no date; write year, month and day, such as D=2026-01-10");
        assertThat(Program.run("fixtures", "--drawn", "--season", "2025", season)
                        .faults())
                .containsExactly(
                        "--drawn: days for new dates are given too; leave them out; the matches keep their dates");
        String noRounds = file("noRounds.yaml", "teams: [A, B]\nmatches: [{home: A, away: B, score: 2-2}]\n");
        assertThat(Program.run("fixtures", "--drawn", noRounds).faults())
                .containsExactly("A – B: it has no round; write round: … beside its teams");
    }

    @Test
    void aCalendarOfMatchesWithoutDatesIsRefused() throws IOException {
        String season = file("season.yaml", SEASON);
        assertThat(Program.run("fixtures", "-f", "ics", season).faults())
                .containsExactly("--format ics: 6 matches have no date, and a calendar shows days; give the days of the"
                        + " season: --season, or --from and --to");
        String undated = file("undated.yaml", SEASON.replace("date: 2025-12-04, home: C", "home: C"));
        Program refused = Program.run("fixtures", "--drawn", "-f", "ics", undated);
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.out()).isEmpty();
        assertThat(refused.faults())
                .containsExactly(
                        "--format ics: 1 match has no date, and a calendar shows days; write their dates in the"
                                + " season");
    }

    @Test
    void entriesAreListedWithWhatTheRulesObjectTo() throws IOException {
        String season = file("season.yaml", SEASON + """
                entries:
                  deadline: 2025-07-10
                  boards: 5
                  clubs: [Ludlow, Ross]
                  teams:
                    - {team: A, entered: 2025-07-01, captain: Captain A, email: a@example.org}
                    - {team: B, entered: 2025-07-01, captain: Captain B, email: b@example.org}
                    - {team: C, entered: 2025-07-11, captain: Captain C}
                    - {team: D, entered: 2025-07-02, captain: Captain D, email: d@example.org}
                """);
        Program program = Program.run("entries", season);
        assertThat(program.exitCode()).isEqualTo(1);
        assertThat(program.out()).isEqualTo("""
                League 2025-26

                Entries by 2025-07-10 (2.2)
                5 boards a match (8.1)
                Team  Club    Affiliated  Entered     Captain    E-mail
                --------------------------------------------------------------
                A     Ludlow  yes         2025-07-01  Captain A  a@example.org
                B     Ludlow  yes         2025-07-01  Captain B  b@example.org
                C     Ross    yes         2025-07-11  Captain C
                D     Wem                 2025-07-02  Captain D  d@example.org

                rule 2.2: C: entered on 2025-07-11, after the deadline of 2025-07-10; enter by the deadline, or let the controller set another
                rule 8.4: C: the captain has no e-mail address; give one, so that the controller and the other captains can write
                rule 2.1: D: its club "Wem" is not on the list of clubs; list the club
                rule 8.1: the league: 5 boards were agreed, and the rules in force have 4; name rules with the number that was agreed
                """);
        JsonNode json = Program.run("entries", "-f", "json", season).answers().get(0);
        assertThat(json.path("teams").get(0).path("email").asString()).isEqualTo("a@example.org");
        assertThat(json.path("objections").findValuesAsString("rule")).containsExactly("2.2", "8.4", "2.1", "8.1");
        Program csv = Program.run("entries", "-f", "csv", season);
        assertThat(csv.out()).startsWith("team,club,affiliated,entered,captain,email\nA,Ludlow,yes,2025-07-01,");
        assertThat(csv.faults()).hasSize(4);
        // Where nothing was noted, that is what is objected to.
        assertThat(Program.run("entries", file("bare.yaml", SEASON)).out())
                .contains("rule 8.4: A: no captain is named", "rule 8.1: the league: the number of boards");
    }

    @Test
    void theCalendarKnowsFromTheDocumentWhatWasPutOff() throws IOException {
        String season = file("season.yaml", SEASON + """
                runs: {from: 2025-09-01, to: 2026-06-30}
                meetings: 2
                postponements:
                  - {match: {home: A, away: B}, agreedBy: captains, agreedOn: 2025-11-05, reason: snow}
                  - {match: {home: C, away: A}, agreedBy: controller, agreedOn: 2025-11-20, newDate: 2026-07-02,
                     reason: no hall}
                """);
        Program program = Program.run("calendar", "--today", "2025-11-21", season);
        assertThat(program.exitCode()).isEqualTo(1);
        assertThat(program.out())
                .startsWith("""
                        4 outstanding
                          D – C, round 2, 2025-11-06: overdue, due by 2026-06-30
                          A – B, round 2: postponed, needs a new date (11.2), due by 2026-06-30; put off by both captains on 2025-11-05: snow
                          B – D, round 3, 2025-12-04: ahead, due by 2026-06-30
                          C – A, round 3, 2026-07-02: ahead, due by 2026-06-30; put off by the controller on 2025-11-20: no hall; 2026-07-02 not agreed with the controller (11.2)
                        4 due by 2026-06-30 (10.7), afterwards the controller decides
                        rule 3.2: C – A, round 3, 2026-07-02: 2026-07-02 is outside the season; play between 2025-09-01 and 2026-06-30
                        """)
                .contains("rule 11.2: C – A, round 3: re-arranged for 2026-07-02 without the controller")
                .contains("rule 2.1: A – B: 1 of 2 matches are in the calendar");
        JsonNode json = Program.run("calendar", "-f", "json", "--today", "2025-11-21", season)
                .answers()
                .get(0);
        assertThat(json.path("outstanding")
                        .get(1)
                        .path("postponement")
                        .path("agreedBy")
                        .asString())
                .isEqualTo("captains");
        assertThat(Program.run("calendar", file("bare.yaml", SEASON)).faults())
                .containsExactly(
                        "command line: the days of the season are not given; give --season, or --from and --to,"
                                + " or write runs: {from: …, to: …} in the document");
        assertThat(Program.run("calendar", "--meetings", "-1", season).faults())
                .containsExactly("--meetings: found -1; give 1 or more");
    }

    /** Leamington 2018: within a club by 31 January or void, at a game point a board to both; others lost by both. */
    @Test
    void theCalendarSaysWhatTheTableMadeOfAMatchNotPlayedInTime() throws IOException {
        String season = file("season.yaml", """
                rules: leamington-2018
                teams: [{name: Onny A, club: Onny}, {name: Onny B, club: Onny}, Wem]
                runs: {from: 2025-09-01, to: 2026-06-30}
                matches:
                  - {date: 2025-10-02, home: Onny A, away: Onny B, status: unplayed}
                  - {date: 2026-02-05, home: Onny B, away: Wem, status: unplayed}
                """);
        Program intime = Program.run("calendar", "--today", "2026-01-31", season);
        assertThat(intime.exitCode()).isZero();
        assertThat(intime.out()).isEqualTo("""
                2 outstanding
                  Onny A – Onny B, 2025-10-02: overdue, due by 2026-01-31
                  Onny B – Wem, 2026-02-05: ahead, due by 2026-06-30
                1 due by 2026-01-31, afterwards void, and 1 game point for each board off both
                2 due by 2026-06-30, afterwards lost by both
                """);
        // Four boards a match: four game points each.
        Program late = Program.run("calendar", "--as-at", "2026-02-01", season);
        assertThat(late.out()).isEqualTo("""
                1 outstanding
                  Onny B – Wem, 2026-02-05: ahead, due by 2026-06-30
                1 decided without having been played
                  Onny A – Onny B, 2025-10-02: not played by 2026-01-31: void; Onny A -4 game points; Onny B -4 game points
                1 due by 2026-06-30, afterwards lost by both
                """);
        JsonNode json = Program.run("calendar", "--as-at", "2026-07-01", "-f", "json", season)
                .answers()
                .get(0);
        assertThat(json.path("outstanding").isEmpty()).isTrue();
        assertThat(json.path("decided").findValuesAsString("standing")).containsExactly("void", "counts");
        assertThat(json.path("decided").get(1).path("missed").toString())
                .isEqualTo("{\"date\":\"2026-06-30\",\"rule\":\"\",\"outcome\":\"both-lose\"}");
        for (String day : List.of("2026-01-31", "2026-02-01", "2026-06-30", "2026-07-01")) {
            JsonNode table = Program.run("standings", "--as-at", day, "-f", "json", season)
                    .answers()
                    .get(0);
            JsonNode calendar = Program.run("calendar", "--as-at", day, "-f", "json", season)
                    .answers()
                    .get(0);
            assertThat(calendar.path("outstanding").size())
                    .as(day)
                    .isEqualTo(table.path("outstanding").asInt());
        }
    }

    /** Third and sixth of six meet in the last round, at the end of June but for the rules of the league. */
    @Test
    void datesKeepToTheDeadlinesOfTheRules() throws IOException {
        String season = file("season.yaml", """
                rules: leamington-2018
                teams: [Wem, Clun, {name: Onny A, club: Onny}, Bodenham, Lugg, {name: Onny B, club: Onny}]
                """);
        JsonNode within = Program.run("fixtures", "--season", "2025", "--evening", "monday", "-f", "json", season)
                .answers()
                .get(0);
        assertThat(within.path("matches")
                        .valueStream()
                        .filter(match -> match.path("home").asString().startsWith("Onny")
                                && match.path("away").asString().startsWith("Onny"))
                        .map(match -> match.path("date").asString()))
                .singleElement()
                .satisfies(day -> assertThat(day).isLessThan("2026-02-01"));
    }

    @Test
    void rulingsOfTheDocumentAreTheLog() throws IOException {
        String season = file("season.yaml", SEASON + """
                rulings:
                  - {date: 2025-11-01, team: D, matchPoints: -1, rule: "13.5", reason: late report, advisedBy: President}
                  - {match: {home: D, away: C}, score: 4-0, rule: "10.7", reason: C would not come}
                """);
        Program text = Program.run("log", season);
        assertThat(text.exitCode()).isZero();
        // Before: B and D have 2 points and 3 games each; D loses one of two, then wins 4-0 and has 3.
        assertThat(text.out()).isEqualTo("""
                1. 2025-11-01, rule 13.5: late report (advised by President)
                   B: 1= (2, 3) → 1 (2, 3)
                   D: 1= (2, 3) → 2 (1, 3)
                2. no date, rule 10.7, D – C, round 2, 2025-11-06: C would not come
                   D: 2 (1, 3) → 1 (3, 7)
                   B: 1 (2, 3) → 2 (2, 3)
                """);
        assertThat(Program.run("log", "-f", "csv", season).out()).startsWith("""
                number,date,rule,match,reason,decided by,advised by,effect
                1,2025-11-01,13.5,,late report,,President,"B: 1= (2, 3) → 1 (2, 3); D: 1= (2, 3) → 2 (1, 3)"
                """);
        JsonNode json = Program.run("log", "-f", "json", season).answers().get(0);
        assertThat(json.path("decisions").get(1).path("match").path("round").asInt())
                .isEqualTo(2);
        // Once it is known who is in office, a decision has to say who took it and when.
        Program held = Program.run("log", "--controller", "Controller", "--appointed", "2025-07-01", season);
        assertThat(held.exitCode()).isEqualTo(1);
        assertThat(held.faults())
                .containsExactly(
                        "rule 13.2: decision 1 of 2025-11-01: who decided it is not noted; note day and author; without"
                                + " them nobody can say whether the author was in office",
                        "rule 13.2: decision 2: who decided it is not noted; note day and author; without them nobody can"
                                + " say whether the author was in office");
    }

    @Test
    void aDeputyMayBeNominatedForOneMatch() throws IOException {
        String season = file("season.yaml", SEASON + """
                rulings:
                  - {match: {home: D, away: C}, score: 4-0, rule: "10.7", reason: C would not come}
                """);
        String log = file("log.csv", "date,decided by,ruling\n2025-11-07,Deputy,1\n");
        List<String> faults = log(log, season, "Deputy=D – C").faults();
        assertThat(faults).isEmpty();
        assertThat(log(log, season, "Deputy=D – C, round 2").exitCode()).isZero();
        assertThat(log(log, season, "Deputy=B – D").faults())
                .containsExactly(
                        "rule 13.2: decision 1 of 2025-11-07: Deputy was not in office for it; let the controller"
                                + " decide, or nominate a deputy for the match or the period");
        assertThat(log(log, season, "Deputy=2025-11-01..2025-11-30").exitCode()).isZero();
        assertThat(log(log, season, "Deputy=D – E").faults())
                .containsExactly(
                        "--deputy: \"D – E\" names no match; give a period FROM..TO, or a match of the season such"
                                + " as \"Ross – Wem\", home team first");
        assertThat(log(log, season, "Deputy").faults())
                .containsExactly("--deputy: found \"Deputy\"; give such as \"Name=2026-03-01..2026-03-07\" or"
                        + " \"Name=Ross – Wem\"");
    }

    private static Program log(String decisions, String season, String deputy) {
        return Program.run(
                "log",
                "--decisions",
                decisions,
                "--controller",
                "Controller",
                "--appointed",
                "2025-07-01",
                "--deputy",
                deputy,
                season);
    }

    @Test
    void teamsMoveBetweenDivisions() throws IOException {
        String upper = file("upper.yaml", "teams: [A, B]\nmatches: [{home: A, away: B, score: 3-1}]\n");
        String lower = file("lower.yaml", """
                teams: [C, D, E]
                matches:
                  - {home: C, away: D, score: 3-1}
                  - {home: D, away: E, score: 3-1}
                  - {home: E, away: C, score: 1-3}
                """);
        Program moved = Program.run("promotion", upper, lower);
        assertThat(moved.exitCode()).isZero();
        assertThat(moved.out()).isEqualTo("up: C\ndown: B\n");
        assertThat(Program.run("promotion", "--refusing", "C", "--play-off", upper, lower)
                        .out())
                .isEqualTo("up: D\ndown: B\nplay-off: E – A\n");
        JsonNode json =
                Program.run("promotion", "-f", "json", upper, lower).answers().get(0);
        assertThat(json.path("promoted").get(0).asString()).isEqualTo("C");
        String open = file("open.yaml", "teams: [A, B]\nmatches: [{home: A, away: B, status: unplayed}]\n");
        Program undecided = Program.run("promotion", open, lower);
        assertThat(undecided.exitCode()).isEqualTo(1);
        assertThat(undecided.out()).isEqualTo("not decided: the upper division has 1 match outstanding (10.7)\n");
        assertThat(Program.run("promotion", "--up", "-1", upper, lower).exitCode())
                .isEqualTo(2);
        assertThat(Program.run("promotion", "--refusing", "X", upper, lower).faults())
                .containsExactly(
                        "--refusing: no team of the lower division is called \"X\"; did you mean \"C\"? Allowed are: C, D, E");
    }

    /** By a rule set of its own two go down; B left, is one of the two, and starts again two divisions down. */
    @Test
    void theRulesSayHowManyMoveAndWhereTeamsThatLeftStartAgain() throws IOException {
        String rules = file("moving.yaml", """
                id: moving
                name: Moving
                basedOn: herefordshire-2025-26
                movement: {up: 2, down: 2, leaversDown: 2, leaversTakePlaces: true}
                """);
        String upper = file("upper.yaml", """
                teams: [A, B, C, D]
                matches: [{home: A, away: C, score: 3-1}, {home: A, away: D, score: 3-1}, {home: C, away: D, score: 3-1}]
                withdrawals: [{team: B, reason: no players}]
                """);
        String lower = file("lower.yaml", """
                teams: [E, F, G]
                matches:
                  - {home: E, away: F, score: 3-1}
                  - {home: F, away: G, score: 3-1}
                  - {home: G, away: E, score: 1-3}
                """);
        assertThat(Program.run("promotion", "--rules", rules, upper, lower).out())
                .isEqualTo("up: E\nup: F\ndown: D\nleft: B, starts again 2 divisions down\n");
        assertThat(Program.run("promotion", "--rules", rules, "--up", "1", "-f", "json", upper, lower)
                        .out())
                .isEqualTo("{\"promoted\":[\"E\"],\"relegated\":[\"D\"],\"playOff\":[],"
                        + "\"left\":[{\"team\":\"B\",\"divisionsDown\":2}],\"undecided\":[]}\n");
    }

    @Test
    void aSeasonWrittenIsTheSeasonRead() {
        Season season = SeasonDocument.read("season.yaml", SEASON + """
                runs: {from: 2025-09-01, to: 2026-06-30}
                meetings: 1
                controllerTeam: B
                entries:
                  deadline: 2025-07-10
                  boards: 4
                  clubs: [Ludlow, {name: Ross, affiliated: false}]
                  teams: [{team: A, entered: 2025-07-01, captain: Captain A, email: a@example.org}, {team: C}]
                players:
                  - {id: a1, team: A, name: "One, A", nominated: 1700, classes: [junior, guest]}
                  - {id: b1, team: B}
                ratingLists: [{list: ECF, from: 2025-09-01, ratings: {b1: 1500, a1: 1650}}]
                playOffs:
                  - {date: 2026-05-07T19:30, home: A, away: B, defaultTime: PT30M, whiteOnBoard1: away, handicap: ½-0,
                     boards: [{home: a1, away: b1, result: "1-0", awayArrived: 20:05, awaySubstitute: true},
                              {home: ~, result: "-/+"}, "½-0", void]}
                  - {round: 9, home: C, away: D, defaultedBy: away, defaultAnnounced: true}
                postponements:
                  - {match: {home: A, away: B, round: 2}, agreedBy: captains, agreedOn: 2025-11-05, newDate: 2025-12-01,
                     controllerAgreed: true, reason: snow}
                complaints:
                  - {match: {home: A, away: B, date: 2026-05-07}, against: away, board: 1, protestedBeforeStart: true,
                     submitted: 2026-05-08, upheld: false, advisedBy: President}
                rulings:
                  - {date: 2025-11-01, team: D, matchPoints: -1½, rule: "13.5", reason: late report, advisedBy: President}
                  - {match: {home: D, away: C}, score: 4-0, rule: "10.7", reason: no show}
                  - {match: {home: B, away: D}, rule: "13.5", reason: wrong hall}
                  - {match: {home: C, away: A}, defaultTime: PT90M, rule: "6.1", reason: fog}
                  - {order: [A, B], rule: "13.5", reason: lots}
                withdrawals: [{team: D, date: 2025-10-20, reason: no players}]
                byes: [{team: C, round: 4}]
                """).season();
        String written = Json.write(SeasonJson.write(season, Optional.empty()), /* indented= */ true);
        assertThat(SeasonDocument.read("back.json", written).season()).isEqualTo(season);
    }

    @Test
    void whatIsStatedOfTeamsAndAgreedOnMatchesIsWrittenToo() throws IOException {
        String document = """
                asAt: 2026-07-01
                teams:
                  - {name: A, previousRank: 2, fairPlay: -3, rating: 1712.5, averageAge: 34.5, performance: 1800}
                  - B
                players: [{id: a1, team: A, birthYear: 2009}]
                matches:
                  - {home: A, away: B, date: 2025-10-02, reported: 2025-10-04, agreed: {unplayed: [4], boardOrder: true},
                     boards: ["1-0", "=", "0-1", "-/-"]}
                rulings: [{team: B, fine: 25 EUR, rule: "12", reason: no show}]
                """;
        Season season = SeasonDocument.read("season.yaml", document).season();
        String written = Json.write(SeasonJson.write(season, Optional.empty()), /* indented= */ true);
        assertThat(SeasonDocument.read("back.json", written).season()).isEqualTo(season);
        assertThat(Program.run("export", "--to", "teams", file("stated.yaml", document))
                        .faults())
                .containsExactly(
                        "team A: its last rank, fair play, rating, age and performance have no columns; write this"
                                + " season as a season document");
    }

    /** By the rules of Leamington 2018 both lose what is not played by the last day of the season, where that is known. */
    @Test
    void theCalendarAndTheTableKnowTheSameDeadlines() throws IOException {
        String document = """
                rules: leamington-2018
                teams: [A, B]
                matches:
                  - {home: A, away: B, date: 2025-10-02, status: unplayed}
                """;
        String silent = file("silent.yaml", document);
        Program open = Program.run("calendar", "--season", "2025", "--today", "2026-08-01", silent);
        assertThat(open.out()).startsWith("1 outstanding\n").doesNotContain("decided", "lost by both");
        assertThat(open.faults())
                .containsExactly(
                        "note: the document does not say when the season runs, so the table knows no deadline on its"
                                + " last day; write runs: {from: …, to: …} in it");
        assertThat(Program.run("standings", "-f", "json", "--as-at", "2026-08-01", silent)
                        .answers()
                        .get(0)
                        .path("outstanding")
                        .asInt())
                .isEqualTo(1);
        String said = file("said.yaml", document + "runs: {from: 2025-09-01, to: 2026-06-30}\n");
        // Another window on the command line moves no deadline of the table.
        for (String year : List.of("2025", "2026")) {
            Program decided = Program.run("calendar", "--season", year, "--today", "2026-08-01", said);
            assertThat(decided.err()).isEmpty();
            assertThat(decided.out()).startsWith("0 outstanding\n1 decided without having been played\n");
        }
        assertThat(Program.run("standings", "-f", "json", "--as-at", "2026-08-01", said)
                        .answers()
                        .get(0)
                        .path("outstanding")
                        .asInt())
                .isZero();
    }

    /**
     * A match within a club missed the day for such matches and the end of the season: in Nottinghamshire the controller
     * decides, in Lanarkshire both would have defaulted if the rules said how many boards a match has.
     */
    @ParameterizedTest
    @CsvSource({"nottinghamshire, 2026-01-31, the controller decides", "lanarkshire, 2026-05-31, still outstanding"})
    void aMatchThatMissedTwoDeadlinesIsObjectedToOnce(String rules, String day, String left) throws IOException {
        String document = file("late.yaml", """
                rules: %s
                runs: {from: 2025-09-01, to: 2026-06-30}
                teams: [{name: Onny A, club: Onny}, {name: Onny B, club: Onny}]
                matches:
                  - {home: Onny A, away: Onny B, date: 2025-10-02, status: unplayed}
                """.formatted(rules));
        Program calendar = Program.run("calendar", "--today", "2026-08-01", document);
        assertThat(calendar.exitCode()).isEqualTo(1);
        assertThat(calendar.out().lines().filter(line -> line.startsWith("rule ")))
                .singleElement()
                .asString()
                .contains("it was not played by " + day);
        assertThat(calendar.out().lines().filter(line -> line.startsWith("1 not played by ")))
                .singleElement()
                .asString()
                .contains(day)
                .endsWith(": " + left);
    }

    @Test
    void theEntryListGoesToASpreadsheetAndBack() throws IOException {
        String document = file("entered.yaml", """
                teams: [{id: a, name: A, club: Ludlow}, {name: B, club: Ross}, {name: C, club: Wem}]
                entries:
                  clubs: [Ludlow, {name: Ross, affiliated: false}]
                  teams:
                    - {team: a, entered: 2025-07-01, captain: Captain A, email: a@example.org}
                    - {team: B, captain: Captain B}
                    - {team: C, entered: 2025-07-03}
                matches: [{home: a, away: B, score: 3-1}]
                """);
        String teams = Program.run("export", "--to", "teams", document).out();
        assertThat(teams).isEqualTo("""
                id,name,club,affiliated,entered,captain,email
                a,A,Ludlow,yes,2025-07-01,Captain A,a@example.org
                B,B,Ross,no,,Captain B,
                C,C,Wem,,2025-07-03,,
                """);
        String results = file("results.csv", "home,away,score\na,B,3-1\n");
        Program back = Program.run("import", "--teams", file("teams.csv", teams), results);
        assertThat(back.exitCode()).as(back.err()).isZero();
        Season season = SeasonDocument.read("entered.yaml", Files.readString(Path.of(document)))
                .season();
        assertThat(SeasonDocument.read("back.json", back.out()).season().entries())
                .isPresent()
                .isEqualTo(season.entries());
    }

    @Test
    void aSeasonGoesToSpreadsheetsAndBack() throws IOException {
        String document = file("season.yaml", """
                name: League
                teams: [{name: "=A", club: Ludlow}, {id: b, name: B}, {name: C}]
                matches:
                  - {round: 1, date: 2025-10-02T19:30, home: "=A", away: b, rateOfPlay: 45+30,
                     boards: [{home: a1, away: b1, result: "1-0"}, {home: a2, away: ~, result: "+/-"},
                              "=", {home: ~, away: ~, result: "-/-"}]}
                  - {round: 2, date: 2025-11-06, home: b, away: C, score: 2½-1½}
                  - {round: 3, home: C, away: "=A", defaultedBy: away}
                  - {round: 4, date: 2025-12-04, home: C, away: b, status: postponed}
                """);
        String results = file(
                "results.csv",
                Program.run("export", "--to", "results", document).out());
        String teams = file(
                "teams.csv", Program.run("export", "--to", "teams", document).out());
        assertThat(Files.readString(Path.of(results)))
                .startsWith("round,date,start,home,away,score,status,rate,defaulted by,b1,home 1,away 1,")
                .contains("1,2025-10-02,19:30,'=A,b,,,45+30,,1-0,a1,b1,'+/-,a2,~,½-½,,,'-/-,~,~\n");
        Program back = Program.run("import", "--name", "League", "--teams", teams, results);
        assertThat(back.exitCode()).as(back.err()).isZero();
        Season season = SeasonDocument.read("season.yaml", Files.readString(Path.of(document)))
                .season();
        assertThat(SeasonDocument.read("back.json", back.out()).season()).isEqualTo(season);
        String same = Program.run("export", document).out();
        assertThat(SeasonDocument.read("same.json", same).season()).isEqualTo(season);
        String folded =
                file("late.yaml", "teams: [A, B]\nmatches: [{home: A, away: B, whiteOnBoard1: home, score: 2-2}]\n");
        assertThat(Program.run("export", "--to", "results", folded).faults())
                .containsExactly(
                        "A – B: arrivals, substitutes, handicaps, other default times, colours, agreements and reports"
                                + " have no columns; write this season as a season document");
        String wrong = file("wrong.csv", "home,away,start,rate,defaulted by\nA,B,late,fast,nobody\n");
        assertThat(Program.run("import", wrong).faults().subList(1, 4))
                .extracting(fault -> fault.substring(fault.indexOf("line")))
                .containsExactly(
                        "line 2, column C (start): \"late\" is no time; write hours and minutes, such as 19:30",
                        "line 2, column D (rate): \"fast\" is no rate of play; write minutes and seconds a move, such as"
                                + " 45+30",
                        "line 2, column E (defaulted by): found \"nobody\"; write home, away, both or nothing");
    }
}
