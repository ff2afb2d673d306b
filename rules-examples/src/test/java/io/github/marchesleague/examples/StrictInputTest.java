/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.examples.csv.CsvText;
import io.github.marchesleague.rules.match.Points;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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

/** Folders, spreadsheets, options and names are held to the same rules as a season document, and refused as plainly. */
class StrictInputTest {

    @TempDir
    private Path folder;

    private Path season;

    @BeforeEach
    void writeFolder() throws IOException {
        season = Files.createDirectory(folder.resolve("season"));
        write("teams.csv", "team,club\nA,\nB,\nC,\n");
        write("matches.csv", "home,away,home_score,away_score\nA,B,2,2\nB,C,3,1\nC,A,2.5,1.5\n");
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(season.resolve(name), text);
    }

    private List<String> faults() {
        return Program.run("standings", season.toString()).faults().stream()
                .map(fault -> fault.replace(season + "/", ""))
                .toList();
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void aFolderIsAsStrictAboutDecisionsAsADocument() throws IOException {
        write("adjustments.csv", "team,reason,match_points,game_points,date\nA,late,,,\nB,late,-1,,soon\n");
        write("order.csv", "team,reason\nA,lots\nB,other\nC,other\nB,other\n");
        assertThat(faults())
                .containsExactly(
                        "adjustments.csv:2:1: team: the line changes no points; write match_points or game_points or"
                                + " both",
                        "adjustments.csv:3:12: date: found \"soon\"; write year, month and day, such as 2025-10-02, or"
                                + " nothing",
                        "order.csv:2:1: team: an order of fewer than two teams; name the teams, the best first, each on"
                                + " a line with the same reason",
                        "order.csv:5:1: team: the team \"B\" stands in the order twice; name each team once");
    }

    @Test
    void whatIsNotUtf8OrCannotBeSeenHasAPlaceInAFolderToo() throws IOException {
        Files.write(season.resolve("teams.csv"), "team\nA\nMünchen\n".getBytes(StandardCharsets.ISO_8859_1));
        write("matches.csv", "home,away,home_score,away_score\nA,B\0,2,2\n");
        assertThat(faults())
                .containsExactlyInAnyOrder(
                        "teams.csv:3:2: byte 9 (0xFC) is not UTF-8; save the file as UTF-8",
                        "matches.csv:2:4: the character U+0000 cannot be seen; take it out");
    }

    @Test
    void aBadLineOfTheTeamsIsReportedOnceAndNotWhereverItsNameIsUsed() throws IOException {
        write("teams.csv", "team,club\nA,,surplus\nB,\nC,\n");
        assertThat(faults())
                .containsExactly(
                        "teams.csv:2:1: 3 fields; the header names 2 columns; give each a field, quoted where it"
                                + " holds a comma");
        write("teams.csv", "team,club\nA,\nB,\nb,\nC,\n");
        write("matches.csv", "home,away,home_score,away_score\nA,b,2,2\nB,D,3,1\n");
        assertThat(faults())
                .containsExactlyInAnyOrder(
                        "teams.csv:4:1: team: \"b\" is entered on line 3 already, in other capitals; enter each team once",
                        "matches.csv:3:3: away: the team \"D\" is not entered; did you mean \"A\"?");
    }

    @Test
    void aFolderHasARateOfPlayForEachMatch() throws IOException {
        write("matches.csv", "home,away,home_score,away_score,rate_of_play\nA,B,2,2,45+30\nB,C,3,1,\nC,A,2,2,fast\n");
        assertThat(faults())
                .containsExactly(
                        "matches.csv:4:9: rate_of_play: found \"fast\"; write minutes and seconds a move, such as"
                                + " 45+30");
        write("matches.csv", "home,away,home_score,away_score,rate_of_play\nA,B,2,2,45+30\nB,C,3,1,\n");
        assertThat(Program.run("matches", season.toString()).out()).containsOnlyOnce("rate of play 45+30");
    }

    @ParameterizedTest
    @CsvSource({
        "\\u200B, U+200B", // zero width space
        "\\u202E, U+202E", // writes backwards from here on
        "\\u00AD, U+00AD", // soft hyphen
        "\\u0007, U+0007", // bell
        "\\uFEFF, U+FEFF", // a mark in the middle
        "\\u2028, U+2028", // line separator
        "\\u3164, U+3164", // a letter that is blank
        "\\t, U+0009"
    })
    void aNameHoldsNothingThatNobodyCanSee(String escape, String shown) throws IOException {
        String document = file("season.yaml", "teams: [A, \"Ro" + escape + "ss\"]\nmatches: []\n");
        assertThat(Program.run("standings", document).faults())
                .containsExactly(document + ":1:12: teams[2]: the invisible character " + shown
                        + " is character 3 of it; take it out");
    }

    @Test
    void ofTwoNamesThatLookTheSameOneIsRefusedEverywhere() throws IOException {
        String document = file("season.yaml", """
                name: "League\\u200B"
                teams: [{name: A, club: "X\\u200B"}, B]
                players: [{id: "p\\u200B", name: "Q\\u202E"}]
                matches: [{home: A, away: "B\\u200B", score: 2-2}]
                rulings: [{team: A, matchPoints: -1, rule: "13.5", reason: "late\\u001B[31m"}]
                """);
        assertThat(Program.run("standings", document).faults())
                .hasSize(6)
                .allSatisfy(fault -> assertThat(fault).contains("the invisible character U+"));
        write("teams.csv", "team\nA\nB\nC\u200B\n");
        assertThat(faults()).contains("teams.csv:4:2: the character U+200B cannot be seen; take it out");
        String results = file("results.csv", "home,away,score\nA,B\u200B,2-2\n");
        assertThat(Program.run("import", results).faults())
                .containsExactly(results + ":2:4: the character U+200B cannot be seen; take it out");
        // A joiner belongs to the writing of some languages and is seen there.
        String persian = file("persian.yaml", "teams: [\"\u0645\u06CC\u200C\u0634\u0648\u062F\", B]\nmatches: []\n");
        assertThat(Program.run("standings", persian).exitCode()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fixtures --today x|\"x\" is not a date; write year, month and day, such as 2025-10-02",
                "fixtures --blackout 2025-13-01|\"2025-13-01\" is not a date; write year, month and day, such as"
                        + " 2025-10-02",
                "fixtures --start 7pm|\"7pm\" is not a time; write hours and minutes, such as 19:30",
                "fixtures --evening mon|\"mon\" is not a day of the week; write such as thursday",
                "fixtures --cycles 1.5|\"1.5\" is not a whole number; write digits, such as 2",
                "fixtures --season 99999999999|\"99999999999\" is not a whole number; write digits, such as 2",
                "race --tables many|\"many\" is not a whole number; write digits, such as 1000000",
                "import --charset none|\"none\" is not a charset; write such as UTF-8 or windows-1252"
            })
    void anOptionIsRefusedInWordsOfTheLeague(String command, String message) {
        List<String> arguments = new ArrayList<>(List.of(command.split(" ")));
        arguments.add(season.toString());
        Program program = Program.run(arguments.toArray(String[]::new));
        assertThat(program.exitCode()).isEqualTo(2);
        assertThat(program.faults().get(0)).contains(message);
        assertThat(program.err()).doesNotContain("java.", "Exception", "LocalDate", "DayOfWeek", "an int", "a long");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "race --tables 0|--tables: found 0; give 1 or more",
                "race --tables -1|--tables: found -1; give 1 or more",
                "calendar --season 2025 --meetings 0|--meetings: found 0; give 1 or more",
                "calendar --season 2025 --meetings -1|--meetings: found -1; give 1 or more",
                "calendar --season 0|command line: found --season 0; give a year such as 2025",
                "fixtures --days-apart 0|--days-apart: found 0; give 1 or more"
            })
    void aNumberThatCannotBeIsRefused(String command, String message) {
        List<String> arguments = new ArrayList<>(List.of(command.split(" ")));
        if (command.startsWith("fixtures")) {
            arguments.addAll(List.of("--season", "2025"));
        }
        arguments.add(season.toString());
        assertThat(Program.run(arguments.toArray(String[]::new)).faults()).containsExactly(message);
    }

    @Test
    void aFileThatCannotBeReadIsRefusedWithTheReason() throws IOException {
        String empty = file("empty.csv", " \n");
        assertThat(Program.run("import", empty).faults())
                .containsExactly(empty + ": the file is empty; begin with a header that names home, away");
        assertThat(Program.run("import", "--as", "trf", empty).faults())
                .containsExactly(empty + ": the file is empty; give a tournament report");
        String folders = folder.toString();
        assertThat(Program.run("import", folders).faults())
                .containsExactly(folders + ": the file cannot be read: it is a folder; name a readable file");
        String nothing = folder.resolve("nothing.csv").toString();
        assertThat(Program.run("import", nothing).faults())
                .containsExactly(nothing + ": the file cannot be read: there is no such file; name a readable file");
    }

    @Test
    void aFaultOfTheListOfPlayersStandsInItsColumn() throws IOException {
        String document = file("line-ups.yaml", """
                teams: [A, B]
                matches:
                  - {home: A, away: B, date: 2025-10-02, boards: [{home: a1, away: b1, result: "1-0"}, =, =, =]}
                """);
        String players = file(
                "players.csv", "id,surname,ecf code,fide number,rating\na1,,12,x,many\n,Y,,,\na1,Z,000001A,,1500\n");
        Program refused = Program.run("ratings", "--to", "trf", "--players", players, document);
        assertThat(refused.faults())
                .containsExactly(
                        players + ", line 2, column B (surname): nothing is given; write the surname",
                        players
                                + ", line 2, column C (ecf code): \"12\" is not an ECF code; write six digits and a letter"
                                + " from A to L",
                        players + ", line 2, column D (fide number): \"x\" is not a FIDE number; write its digits",
                        players
                                + ", line 2, column E (rating): \"many\" is not a rating; write a whole number, or nothing",
                        players + ", line 3, column A (id): nothing is given; give each player once",
                        players + ", line 4, column A (id): the player is on line 2 already; give each player once");
        String few = file("few.csv", "id,surname\na1,X\n");
        assertThat(Program.run("ratings", "--to", "ecf", "--players", few, document)
                        .faults())
                .containsExactly(few + ": nobody is known as \"b1\"; add name and code");
        String both = file("both.csv", "id,surname\na1,X\nb1,Y\n");
        assertThat(Program.run("ratings", "--to", "ecf", "--players", both, document)
                        .faults())
                .containsExactly(
                        "--event-code: nothing is given; the federation requires it",
                        "--officer: nothing is given; the federation requires it",
                        "--officer-address: nothing is given; the federation requires it",
                        "--treasurer: nothing is given; the federation requires it",
                        "--treasurer-address: nothing is given; the federation requires it");
        assertThat(Program.run("ratings", "--to", "ecf", "--submission", "0", "--players", both, document)
                        .faults())
                .containsExactly("--submission: found 0; give 1 or more");
    }

    @ParameterizedTest
    @ValueSource(strings = {"=1+1", "+44 1432", "-Ross", "@Ross", "'=quoted", "''-twice", "\tRoss"})
    void aCellThatASpreadsheetWouldRunIsText(String name) {
        String written = new CsvText().row(name).toString().strip().replace("\"", "");
        assertThat(new CsvText().row(name, "").toString()).contains("'" + name);
        assertThat(CsvText.unguarded("'" + name)).isEqualTo(name);
        assertThat(written).startsWith("'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "-1.5", "+2", "13.5", "Ross", "O'Neill", "'tis", ""})
    void numbersAndOtherNamesStayAsTheyAre(String cell) {
        assertThat(new CsvText().row(cell, "x").toString().strip().replace("\"", ""))
                .isEqualTo(cell + ",x");
        assertThat(CsvText.unguarded(cell)).isEqualTo(cell);
    }

    @Test
    void everyCsvOfTheProgramIsGuardedAndReadBack() throws IOException {
        String document = file("season.yaml", """
                name: "=League"
                teams: ["=cmd()", "-B"]
                matches: [{round: 1, date: 2025-10-02, home: "=cmd()", away: "-B", score: 2½-1½}]
                rulings: [{team: "-B", matchPoints: -1, rule: "13.5", reason: "@late"}]
                """);
        assertThat(Program.run("standings", "-f", "csv", document).out())
                .contains("'=League,1,false,'=cmd(),1,1,0,0,2,2.5,")
                .contains("'=League,2,false,'-B,1,0,0,1,-1,1.5,");
        assertThat(Program.run("log", "-f", "csv", document).out()).contains(",'@late,");
        assertThat(Program.run("fixtures", "-f", "csv", document).out()).contains("1,,'=cmd(),'-B,,");
        assertThat(Program.run("report", "-f", "csv", document).out())
                // The cross table has decimals too, as the other columns have.
                .contains("1,'=cmd(),1,1,0,0,2.5,2,,2.5", "2,'-B,1,0,0,1,1.5,-1,1.5,");
        write("teams.csv", "team\n'=cmd()\nB\nC\n");
        write("matches.csv", "home,away,home_score,away_score\n'=cmd(),B,2,2\n");
        assertThat(Program.run("standings", "-f", "json", season.toString()).out())
                .contains("\"team\":\"=cmd()\"");
    }

    @Test
    void pointsInCsvAreDecimals() {
        assertThat(CsvText.number(Points.parse("13½").orElseThrow())).isEqualTo("13.5");
        assertThat(CsvText.number(Points.parse("-½").orElseThrow())).isEqualTo("-0.5");
    }

    @Test
    void markdownShowsNamesAsTheyAreAndAlignsNumbers() throws IOException {
        String document = file("season.yaml", """
                teams: ["A & ~B~", "1. FC", C]
                matches:
                  - {home: "A & ~B~", away: "1. FC", score: 2½-1½}
                  - {home: "1. FC", away: C, status: unplayed}
                """);
        String report = Program.run("report", "-f", "markdown", document).out();
        assertThat(report)
                .contains("""
                        | Team | Points | Left | Most | Best | Worst | Title |
                        | --- | ---: | ---: | ---: | ---: | ---: | --- |
                        """)
                .contains("A \\& \\~B\\~")
                .contains("\n- 1\\. FC – C\n")
                .doesNotContain("A & ");
    }
}
