/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the program says to a document that is not right: everything at once, on standard error, with exit code 2. */
class BadInputTest {

    private static final String TEAMS = "teams: [Ludlow, Ross]\n";

    @TempDir
    private Path folder;

    @Test
    void refusesAnUnknownTeam() {
        refuses(
                TEAMS + "matches: [{home: Ludlow, away: Roos, score: 2-2}]",
                "<stdin>:2:32: matches[1].away: the team \"Roos\" is not entered; did you mean \"Ross\"?");
    }

    @Test
    void refusesAMatchEnteredTwice() {
        refuses(
                TEAMS + """
                matches:
                  - {home: Ludlow, away: Ross, score: 2-2}
                  - {home: Ludlow, away: Ross, score: 3-1}
                """,
                "<stdin>:4:5: matches[2]: Ludlow – Ross is entered a second time; the first entry stands at <stdin>:3:5; "
                        + "enter each match once, or tell two matches apart by round or date");
    }

    @Test
    void refusesATeamAgainstItself() {
        refuses(
                TEAMS + "matches: [{home: Ross, away: Ross, score: 2-2}]",
                "<stdin>:2:30: matches[1].away: a team cannot meet itself; name two different teams");
    }

    @Test
    void refusesFiveBoardsInALeagueOfFour() {
        refuses(
                TEAMS + "matches: [{home: Ludlow, away: Ross, boards: [\"1-0\", \"=\", \"=\", \"=\", \"0-1\"]}]",
                "<stdin>:2:46: matches[1].boards: 5 boards; under herefordshire-2025-26 a match has 4 boards");
    }

    @Test
    void refusesAnUnknownBoardToken() {
        refuses(
                TEAMS + "matches: [{home: Ludlow, away: Ross, boards: [\"1-0\", \"1:0\", \"=\", \"=\"]}]",
                "<stdin>:2:54: matches[1].boards[2]: \"1:0\" is not a result; write one of "
                        + "1-0, 0-1, ½-½, =, +/-, -/+, -/-, ½-0, 0-½, 0-0, void");
    }

    @Test
    void refusesAWrongType() {
        refuses(
                TEAMS + "matches: {home: Ludlow}",
                "<stdin>:2:10: matches: a mapping stands in the place of a list; "
                        + "write [one, another] or one item to a line after a dash");
    }

    @Test
    void refusesAnUnknownKey() {
        refuses(
                TEAMS + "matches: [{home: Ludlow, away: Ross, scores: 2-2}]",
                "<stdin>:2:11: matches[1]: the match has no result; "
                        + "write its boards or its score, or status: unplayed or status: postponed",
                "<stdin>:2:38: matches[1]: the key \"scores\" is not known here; did you mean \"score\"? "
                        + "Allowed are: round, date, home, away, boards, score, status, defaultedBy, "
                        + "rateOfPlay, defaultTime, whiteOnBoard1, defaultAnnounced, handicap, reported, agreed");
    }

    @Test
    void refusesADuplicateKey() {
        refuses(
                TEAMS + "teams: [Clun]",
                "<stdin>:2:1: the key \"teams\" is written a second time; the first stands at <stdin>:1:1; "
                        + "keep one of the two");
    }

    @Test
    void refusesABrokenDocument() {
        Program answer = Program.withInput("teams: [Ludlow, Ross\nmatches: []\n", "standings", "-");
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.faults()).hasSize(1);
        assertThat(answer.err()).startsWith("<stdin>:2:").endsWith("; write YAML 1.2 or JSON\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "# nothing but a comment\n"})
    void refusesAnEmptyDocument(String document) {
        refuses(document, "<stdin>:1:1: the document is empty; write a mapping of keys and values");
    }

    @Test
    void refusesADocumentThatIsNotUtf8() {
        Program answer = Program.run("teams: [Hagó]\n".getBytes(StandardCharsets.ISO_8859_1), "standings", "-");
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.faults())
                .containsExactly("<stdin>:1:12: byte 12 (0xF3) is not UTF-8; save the file as UTF-8");
    }

    @Test
    void reportsAllFaultsInOneGo() {
        refuses(
                """
                name: [Marches]
                teams: [Ludlow, Ross]
                matches:
                  - {home: Ludlow, away: Roos, boards: ["1-0"]}
                  - {home: Ludlow, away: Ross, boards: ["2-0"]}
                  - {home: Ross, away: Ludlow, score: 2}
                """,
                "<stdin>:1:7: name: a list stands here; write a text",
                "<stdin>:4:26: matches[1].away: the team \"Roos\" is not entered; did you mean \"Ross\"?",
                "<stdin>:4:40: matches[1].boards: 1 board; under herefordshire-2025-26 a match has 4 boards",
                "<stdin>:5:40: matches[2].boards: 1 board; under herefordshire-2025-26 a match has 4 boards",
                "<stdin>:5:41: matches[2].boards[1]: \"2-0\" is not a result; write one of "
                        + "1-0, 0-1, ½-½, =, +/-, -/+, -/-, ½-0, 0-½, 0-0, void",
                "<stdin>:6:39: matches[3].score: \"2\" is not a score; "
                        + "write the home side's points first, such as 2½-1½");
    }

    @Test
    void refusesAFileThatIsNotThere() {
        Program answer = Program.run("standings", "no-such.yaml");
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err())
                .isEqualTo("no-such.yaml: there is no such file or folder; "
                        + "name a season document, a folder of CSV files, or - for standard input\n");
    }

    @Test
    void refusesRulesThatAreNotThere() throws IOException {
        Path season = Files.writeString(folder.resolve("season.yaml"), TEAMS + "rules: herefordshire\n");
        Program answer = Program.run("standings", "--format", "json", season.toString());
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err())
                .startsWith(season + ":2:8: rules: \"herefordshire\" is neither a built-in rule set nor a file; ")
                .contains("herefordshire-2025-26");
    }

    @Test
    void refusesAFormatThatItDoesNotKnow() {
        Program answer = Program.withInput(TEAMS, "standings", "--format", "html", "-");
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err()).contains("--format").contains("html");
    }

    private static void refuses(String document, String... faults) {
        for (String format : new String[] {"table", "json"}) {
            Program answer = Program.withInput(document, "standings", "--format", format, "-");
            assertThat(answer.faults()).containsExactly(faults);
            assertThat(answer.exitCode()).isEqualTo(2);
            assertThat(answer.out()).isEmpty();
        }
    }
}
