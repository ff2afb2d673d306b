/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user does by mistake loses nothing and is never passed over in silence. */
class MistakesTest {

    private static final String LEVEL = """
            teams: [Clun, Ludlow, Ross]
            matches: []
            """;

    @TempDir
    private Path folder;

    private Path season(String text) throws IOException {
        return Files.writeString(folder.resolve("season.yaml"), text);
    }

    private static void refused(Program answer, String message) {
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err()).isEqualTo(message + "\n");
    }

    @Test
    void aReportNeverReplacesTheSeasonItIsMadeFrom() throws IOException {
        Path season = season(LEVEL);
        Program answer = Program.run("report", season.toString(), "-o", season.toString());
        refused(answer, "--output: \"" + season + "\" is the season itself or belongs to it; name another file");
        assertThat(season).hasContent(LEVEL);
    }

    @Test
    void aReportNeverReplacesAFileOfTheFolderItIsMadeFrom() throws IOException {
        Path teams = Files.writeString(folder.resolve("teams.csv"), "team\nClun\nRoss\n");
        Files.writeString(folder.resolve("matches.csv"), "home,away,home_score,away_score\nClun,Ross,2,2\n");
        Program answer = Program.run("report", folder.toString(), "-o", teams.toString());
        refused(answer, "--output: \"" + teams + "\" is the season itself or belongs to it; name another file");
        assertThat(teams).hasContent("team\nClun\nRoss\n");
    }

    @Test
    void aMistypedFileOfAFolderIsRefused() throws IOException {
        Files.writeString(folder.resolve("teams.csv"), "team\nClun\nRoss\n");
        Files.writeString(folder.resolve("matches.csv"), "home,away,home_score,away_score\nClun,Ross,2,2\n");
        Files.writeString(folder.resolve("adjustment.csv"), "team,match_points,reason\nClun,-2,late\n");
        refused(
                Program.run("standings", folder.toString()),
                folder + "/adjustment.csv: this file is not known here; known are teams.csv, matches.csv, boards.csv, "
                        + "adjustments.csv, order.csv, expected.csv");
    }

    @Test
    void aControllersTeamThatIsNotEnteredIsRefused() throws IOException {
        Path decisions = Files.writeString(folder.resolve("log.csv"), "date,decided by,rule,reason\n");
        refused(
                Program.run(
                        "log",
                        "--decisions",
                        decisions.toString(),
                        "--controller",
                        "The Controller",
                        "--appointed",
                        "2025-08-01",
                        "--plays-for",
                        "Clum",
                        season(LEVEL).toString()),
                "--plays-for: no team is called \"Clum\"; name one of [Clun, Ludlow, Ross]");
    }

    @Test
    void aScheduleWithoutEndIsRefused() throws IOException {
        Program answer =
                Program.run("fixtures", "--cycles", "2147483647", season(LEVEL).toString());
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err())
                .contains("teams are to meet 2147483647 times; a schedule holds at most 100 meetings of a pair");
    }

    @Test
    void anOrderThatPlacesNobodyIsSaidToPlaceNobody() throws IOException {
        String ruling = "rulings: [{rule: \"13.5\", reason: lot, order: [%s]}]\n";
        assertThat(Program.run(
                                "standings",
                                season(LEVEL + ruling.formatted("Ross, Clun")).toString())
                        .out())
                .contains("Ross and Clun (13.5), lot; it places nobody: name all teams that share a position");
        assertThat(Program.run(
                                "standings",
                                season(LEVEL + ruling.formatted("Ross, Clun, Ludlow"))
                                        .toString())
                        .out())
                .contains("Ross, Clun and Ludlow (13.5), lot")
                .doesNotContain("places nobody");
    }
}
