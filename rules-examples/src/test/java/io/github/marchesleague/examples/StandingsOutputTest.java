/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** How tables are printed: text, Markdown, CSV and JSON; one season and several. */
class StandingsOutputTest {

    private static final String SEASON = """
            name: Marches | test
            teams: [Ludlow, Ross, Clun, Knighton]
            matches:
              - {home: Ludlow, away: Ross, round: 1, boards: ["0-1", "1-0", "0-1", "1-0"]}
              - {home: Ludlow, away: Clun, round: 2, boards: ["1-0", "1-0", "0-1", "1-0"]}
              - {home: Ross, away: Clun, round: 3, boards: ["1-0", "0-1", "1-0", "1-0"]}
              - {home: Clun, away: Knighton, round: 4, date: 2026-01-08, status: postponed}
            rulings:
              - {rule: "13.5", reason: late return, team: Knighton, matchPoints: -1, gamePoints: "½"}
            """;

    @TempDir
    private Path folder;

    @Test
    void printsWhatASecretaryWouldPasteOnAPage() {
        Program answer = Program.withInput(SEASON, "standings", "-");
        assertThat(answer.err()).isEmpty();
        assertThat(answer.exitCode()).isZero();
        assertThat(answer.out()).isEqualTo("""
                        Marches | test

                        Pos  Team      Played  Won  Drawn  Lost  Game points  Match points
                        ------------------------------------------------------------------
                         1   Ross           2    1      1     0            5             3
                         2   Ludlow         2    1      1     0            5             3
                         3   Clun           2    0      0     2            2             0
                         4   Knighton       0    0      0     0            ½            -1

                        Provisional
                          1 match is still to be played.
                            Clun – Knighton, round 4, 2026-01-08 (postponed)

                        How ties were broken
                          Ross and Ludlow, level on 3 match points (7.2.1):
                            by game points (7.2.2(a)), higher is better: level at 5
                            by game points against each other (7.2.2(b)), higher is better: level at 2
                            by board count, the sum of the numbers of the boards won against each other (7.2.2(b)(i)), \
                        lower is better: Ross 4; Ludlow 6

                        Points adjusted
                          Knighton: -1 match point and +½ game point (13.5), late return

                        Order of the table
                          Herefordshire County Chess League 2025-26 (the Marches League):
                            1. match points (7.2.1)
                            2. game points (7.2.2(a))
                            3. game points against each other (7.2.2(b))
                            4. board count, the sum of the numbers of the boards won against each other (7.2.2(b)(i))
                            5. game points against each other without the last board, without the last two, and so on \
                        (7.2.2(b)(ii))
                            6. opponents' game points without the highest and the lowest (7.2.2(c))
                            7. play-off (7.2.2(d))
                        """);
    }

    @Test
    void printsMarkdown() {
        assertThat(Program.withInput(SEASON, "standings", "--format", "markdown", "-")
                        .out())
                .startsWith("""
                        ## Marches \\| test

                        | Pos | Team | Played | Won | Drawn | Lost | Game points | Match points |
                        | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |
                        | 1 | Ross | 2 | 1 | 1 | 0 | 5 | 3 |
                        | 2 | Ludlow | 2 | 1 | 1 | 0 | 5 | 3 |
                        | 3 | Clun | 2 | 0 | 0 | 2 | 2 | 0 |
                        | 4 | Knighton | 0 | 0 | 0 | 0 | ½ | -1 |

                        ### Provisional

                        - 1 match is still to be played.
                          - Clun – Knighton, round 4, 2026-01-08 (postponed)

                        ### How ties were broken

                        - Ross and Ludlow, level on 3 match points (7.2.1):
                          - by game points (7.2.2(a)), higher is better: level at 5
                        """);
    }

    @Test
    void printsCsv() {
        assertThat(Program.withInput(SEASON, "standings", "--format", "csv", "-")
                        .out())
                .isEqualTo("""
                        season,position,shared,team,played,won,drawn,lost,match_points,game_points,ahead_of_next_by,rule
                        Marches | test,1,false,Ross,2,1,1,0,3,5,board-count,7.2.2(b)(i)
                        Marches | test,2,false,Ludlow,2,1,1,0,3,5,match-points,7.2.1
                        Marches | test,3,false,Clun,2,0,0,2,0,2,match-points,7.2.1
                        Marches | test,4,false,Knighton,0,0,0,0,-1,0.5,,
                        """);
    }

    @Test
    void fr140PrintsJsonAsItAlwaysDid() throws IOException {
        String golden = Files.readString(Path.of("src/test/resources/standings.json"));
        assertThat(Program.onTerminal(SEASON, "standings", "--format", "json", "-")
                        .out())
                .isEqualToNormalizingNewlines(golden);
    }

    @Test
    void printsJsonOnOneLineUnlessItGoesToATerminal() {
        Program answer = Program.withInput(SEASON, "standings", "--format", "json", "-");
        assertThat(answer.out()).doesNotContain(": ").hasLineCount(1).endsWith("\n");
        assertThat(Program.JSON.readTree(Program.onTerminal(SEASON, "standings", "--format", "json", "-")
                        .out()))
                .isEqualTo(answer.answer());
    }

    @Test
    void answersForSeveralSeasonsInTheirOrderWhereOneCannotBeRead() throws IOException {
        Path good = write("good.yaml", SEASON);
        Path broken = write("broken.yaml", "teams: [Ludlow]\nmatches: [{home: Ludlow, away: Ross, score: 2-2}]\n");
        String fault = broken + ":2:32: matches[1].away: the team \"Ross\" is not entered; the teams are: Ludlow";

        Program json =
                Program.withInput(SEASON, "standings", "--format", "json", good.toString(), broken.toString(), "-");
        assertThat(json.exitCode()).isEqualTo(2);
        assertThat(json.faults()).containsExactly(fault);
        List<JsonNode> answers = json.answers();
        assertThat(answers).hasSize(3);
        assertThat(answers.get(0).get("rows")).hasSize(4);
        assertThat(answers.get(1).toString())
                .isEqualTo(Program.JSON
                        .createObjectNode()
                        .set("error", Program.JSON.createArrayNode().add(fault))
                        .toString());
        assertThat(answers.get(2)).isEqualTo(answers.get(0));

        Program text = Program.run("standings", broken.toString(), good.toString(), good.toString());
        assertThat(text.exitCode()).isEqualTo(2);
        assertThat(text.faults()).containsExactly(fault);
        assertThat(text.out().split("Marches \\| test", -1)).hasSize(3);

        Program csv = Program.run("standings", "--format", "csv", good.toString(), good.toString());
        assertThat(csv.exitCode()).isZero();
        assertThat(csv.out()).hasLineCount(9);
    }

    @Test
    void givesSeveralSeasonsOneLineEachOnATerminalToo() throws IOException {
        Path good = write("good.yaml", SEASON);
        Program answer = Program.onTerminal("", "standings", "--format", "json", good.toString(), good.toString());
        assertThat(answer.answers()).hasSize(2);
    }

    @Test
    void readsADocumentWithByteOrderMarkAndWindowsLineEndsAndJson() {
        String out = Program.withInput(SEASON, "standings", "-").out();
        assertThat(Program.withInput("\uFEFF" + SEASON.replace("\n", "\r\n"), "standings", "-")
                        .out())
                .isEqualTo(out);
        assertThat(Program.withInput("""
                        {"teams": ["Ludlow", "Ross"],
                         "matches": [{"home": "Ludlow", "away": "Ross", "boards": ["1-0", "=", "=", "="]}]}
                        """, "standings", "-").exitCode()).isZero();
    }

    @Test
    void findsTheRulesOfADocumentRelativeToIt() throws IOException {
        write("county.yaml", """
                id: county
                name: County League
                boards: 2
                matchPoints: {win: 3, draw: 1, loss: 0}
                rankedBy: match-points
                tieBreaks: [game-points]
                """);
        Path season = write("season.yaml", """
                rules: county.yaml
                teams: [Ludlow, Ross]
                matches: [{home: Ludlow, away: Ross, boards: ["1-0", "="]}]
                """);
        JsonNode answer =
                Program.run("standings", "--format", "json", season.toString()).answer();
        assertThat(answer.get("ruleSet").asString()).isEqualTo("county");
        assertThat(answer.get("rows").get(0).get("matchPoints").decimalValue()).isEqualByComparingTo("3");
        // The option goes before what the document says.
        Program other = Program.run("standings", "--rules", "herefordshire-2025-26", season.toString());
        assertThat(other.faults())
                .containsExactly(season
                        + ":3:46: matches[1].boards: 2 boards; under herefordshire-2025-26 a match has 4 boards");
    }

    @Test
    void saysWhichTeamsHaveToPlayOff() {
        Program answer = Program.withInput(Cards.season("Ludlow, Ross", "Ludlow–Ross ½ ½ ½ ½"), "standings", "-");
        assertThat(answer.out()).contains("""
                         1=  Ludlow       1    0      1     0            2             1
                         1=  Ross         1    0      1     0            2             1

                        Play-offs to be played
                          Ludlow and Ross (7.2.2(d))
                        """);
    }

    @Test
    void saysWhichMatchesAreAtFaultWhereACriterionCannotBeWorkedOut() {
        Program answer = Program.withInput(
                "teams: [Ludlow, Ross]\nmatches: [{home: Ludlow, away: Ross, score: 2-2}]\n", "standings", "-");
        assertThat(answer.out())
                .containsPattern(
                        "by board count, .* \\(7\\.2\\.2\\(b\\)\\(i\\)\\): cannot be worked out, .*: Ludlow – Ross\n");
    }

    private Path write(String name, String text) throws IOException {
        return Files.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
    }
}
