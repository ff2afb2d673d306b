/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.match.Points;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {

    private static final String SEASON = """
            name: "Cup | <2026>"
            teams: [A, B, C]
            matches:
              - {home: A, away: B, round: 1, boards: ["1-0", "=", "=", "+/-"]}
              - {home: C, away: A, round: 2, boards: ["=", "=", "=", "="]}
              - {home: B, away: C, round: 3, date: 2026-03-01, status: postponed}
            """;

    @Test
    void needsNothingFromAnywhereElse() {
        String html = Program.withInput(SEASON, "report", "-").out();
        assertThat(html).startsWith("<!doctype html>").doesNotContain("http:", "https:", "@import", "url(");
        assertThat(html).contains("Cup | &lt;2026&gt;").contains("default-src 'none'");
    }

    @Test
    void linksEveryResultToItsCard() {
        String html = Program.run("report", "seasons/marches-2025-26.yaml").out();
        Matcher links = Pattern.compile("href=\"#([^\"]+)\"").matcher(html);
        int found = 0;
        while (links.find()) {
            assertThat(html).contains("id=\"" + links.group(1) + "\"");
            found++;
        }
        assertThat(found).isGreaterThan(2 * 45);
    }

    /** Three rounds after each of which another team leads: places in the cross table are those of the final table. */
    @Test
    void fr122_theCrossTableGoesByFinalPlaces() {
        String season = """
                teams: [A, B, C, D]
                matches:
                  - {home: A, away: B, round: 1, boards: ["1-0", "1-0", "1-0", "1-0"]}
                  - {home: C, away: D, round: 1, boards: ["1-0", "=", "=", "="]}
                  - {home: C, away: A, round: 2, boards: ["1-0", "1-0", "1-0", "="]}
                  - {home: B, away: D, round: 2, boards: ["1-0", "1-0", "=", "="]}
                  - {home: B, away: C, round: 3, boards: ["1-0", "1-0", "1-0", "1-0"]}
                  - {home: D, away: A, round: 3, boards: ["=", "=", "=", "="]}
                """;
        List<String> table =
                rows(Program.withInput(season, "report", "-", "-f", "markdown").out(), "");
        List<String> cross =
                rows(Program.withInput(season, "report", "-", "-f", "markdown").out(), "## Cross table");
        assertThat(cross).hasSize(4);
        List<List<String>> cells = cross.stream()
                .map(row -> List.of(row.substring(2, row.length() - 2).split(" \\| ")))
                .toList();
        for (int i = 0; i < 4; i++) {
            assertThat(table.get(i))
                    .startsWith("| " + (i + 1) + " | " + cells.get(i).get(1) + " |");
            assertThat(cells.get(i).get(2 + i)).isEqualTo("–");
            for (int j = 0; j < i; j++) {
                Points sum = Points.parse(cells.get(i).get(2 + j))
                        .orElseThrow()
                        .plus(Points.parse(cells.get(j).get(2 + i)).orElseThrow());
                assertThat(sum).isEqualTo(Points.of(4));
            }
        }
    }

    /** The rows of the table under a heading of a Markdown page. */
    private static List<String> rows(String page, String heading) {
        return page.substring(page.indexOf(heading + "\n"))
                .lines()
                .dropWhile(line -> !line.startsWith("|"))
                .takeWhile(line -> line.startsWith("|"))
                .skip(2)
                .toList();
    }

    @Test
    void writesMarkdown(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("page.md");
        assertThat(Program.withInput(SEASON, "report", "-", "-o", file.toString())
                        .err())
                .isEmpty();
        assertThat(Files.readString(file))
                .startsWith("# Cup \\| \\<2026\\>\n")
                .contains("| 1 | A | 2 | 1 | 1 | 0 | 5 | 3 | W D |\n")
                .contains("## Cross table\n\n|  | Team | 1 | 2 | 3 |\n| ---: | --- | ---: | ---: | ---: |\n"
                        + "| 1 | A | – | 2 | 3 |\n")
                .contains("- B – C, Round 3, 2026-03-01 (postponed)\n")
                .contains("- A – B 3–1 (1–0, ½–½, ½–½, 1–0): board 4, B: did not turn up (12.2)\n")
                .contains("## Title race\n")
                // Herefordshire's rules leave readings open; the three teams' order hangs on none of them.
                .contains("## Open readings\n\n- The order of the teams is the same under all ");
        assertThat(Program.withInput(SEASON, "report", "-").out())
                .contains(
                        "<h2 id=\"readings-h\">Open readings</h2>",
                        "<li>The order of the teams is the same under all ");
    }

    @Test
    void writesCsv() {
        assertThat(Program.withInput(SEASON, "report", "--format", "csv", "-")
                        .out()
                        .lines())
                .containsExactly(
                        "position,team,played,won,drawn,lost,game_points,match_points,against A,against C,against B",
                        "1,A,2,1,1,0,5,3,,2,3",
                        "2,C,1,0,1,0,2,1,2,,",
                        "3,B,1,0,0,1,1,0,1,,");
    }

    @Test
    void saysWhereItCannotWrite(@TempDir Path folder) {
        Program made = Program.withInput(
                SEASON,
                "report",
                "-",
                "-o",
                folder.resolve("no/such/folder.html").toString());
        assertThat(made.exitCode()).isEqualTo(2);
        assertThat(made.faults()).hasSize(1).allMatch(fault -> fault.contains("cannot be written"));
    }

    @Test
    void explainsOnTheCommandLine() {
        assertThat(Program.withInput(SEASON, "explain", "-", "B", "A").out())
                .startsWith("A is above B by match points (7.2.1), higher is better: A 3, B 0.\n");
        assertThat(Program.withInput(SEASON, "explain", "-", "A", "X").faults())
                .containsExactly("TEAM: no team is called \"X\"; did you mean \"A\"? Allowed are: A, C, B");
        assertThat(Program.withInput(SEASON, "explain", "--tie", "1", "-").exitCode())
                .isEqualTo(2);
        assertThat(Program.withInput(SEASON, "explain", "-").out()).contains("No two teams are level");
        assertThat(Program.withInput(SEASON, "explain", "-f", "json", "-", "A", "B")
                        .answer()
                        .get("above")
                        .asString())
                .isEqualTo("A");
        assertThat(List.of(1, 7))
                .allSatisfy(tie -> assertThat(
                                Program.run("explain", "--tie", String.valueOf(tie), "seasons/marches-2025-26.yaml")
                                        .exitCode())
                        .isZero());
    }

    @Test
    void knowsTheRaceAndTheReadings() {
        Program race = Program.withInput(SEASON, "race", "-f", "json", "-");
        assertThat(race.answer().get("method").asString()).isEqualTo("ALL_BOARDS");
        assertThat(race.answer().get("tables").asInt()).isEqualTo(81);
        assertThat(race.answer().get("teams").get(0).get("chance").asString()).isEqualTo("CAN_WIN");
        Program readings = Program.withInput(SEASON, "readings", "-f", "json", "-");
        assertThat(readings.answer().get("sameUnderAll").asBoolean()).isTrue();
        assertThat(readings.err()).isEmpty();
    }
}
