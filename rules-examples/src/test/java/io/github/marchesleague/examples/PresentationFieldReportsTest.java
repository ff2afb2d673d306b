/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Faults that users of other league programs reported of their tables and interfaces, each by its number. */
class PresentationFieldReportsTest {

    @Test
    void fr068PrintsTheSameTableInEveryFormat() {
        String season = Cards.season("A, B", "A–B 1 ½ ½ ½", "B–A 1 1 ½ ½");
        assertThat(table(season)).containsExactly("1 B 2 4.5", "2 A 2 3.5");
        for (String format : new String[] {"table", "csv", "markdown"}) {
            String out = Program.withInput(season, "standings", "--format", format, "-")
                    .out();
            List<String> rows = out.lines()
                    .filter(line -> line.matches(".*[ ,][AB][ ,].*2[ ,].*"))
                    .filter(line -> !line.contains("level") && !line.contains("by "))
                    .toList();
            assertThat(rows).as(format).hasSize(2);
            assertThat(rows.get(0)).as(format).containsPattern("[ ,]B[ ,]");
        }
    }

    @Test
    void fr070CountsAPostponedMatchForNothing() {
        String season = """
                teams: [A, B, C]
                matches:
                  - {home: A, away: B, boards: ["1-0", "1-0", "=", "="]}
                  - {home: A, away: C, status: postponed}
                """;
        assertThat(table(season)).containsExactly("1 A 2 3", "2 B 0 1", "3 C 0 0");
        JsonNode answer = json(season);
        assertThat(answer.get("outstanding").asInt()).isEqualTo(1);
        assertThat(answer.get("final").asBoolean()).isFalse();
        assertThat(answer.get("rows").get(2).get("played").asInt()).isZero();
    }

    @Test
    void fr076MirrorsAMatchForItsTwoTeams() {
        assertThat(table(Cards.season("A, B", "A–B 1 1 1 0")))
                .isEqualTo(table(Cards.season("A, B", "B–A 0 0 0 1")))
                .containsExactly("1 A 2 3", "2 B 0 1");
    }

    @Test
    void fr109GivesSharedPlacesAndLeavesThoseAfterThemOut() {
        String season = Cards.season("A, B, C, D, E, F", "A–D 1 ½ ½ ½", "D–A 0 ½ ½ ½", "B–E 1 1 ½ ½", "C–F 1 1 ½ ½");
        assertThat(table(season)).containsExactly("1 A 4 5", "2 B 2 3", "2 C 2 3", "4 D 0 3", "5 E 0 1", "5 F 0 1");
        assertThat(Program.withInput(season, "standings", "-").out())
                .contains(" 1   A ", " 2=  B ", " 2=  C ", " 4   D ");
    }

    @Test
    void fr110AppliesTheChainToTheTopAsToAnyOtherTie() {
        assertThat(table(Cards.season(
                        "A, B, C, D",
                        "A–C 1 1 1 0",
                        "C–B 1 1 ½ ½",
                        "B–A 1 ½ ½ ½",
                        "A–D 1 1 ½ ½",
                        "B–D 1 1 ½ ½",
                        "C–D 1 1 ½ ½")))
                .containsExactly("1 A 4 7.5", "2 C 4 7", "3 B 4 6.5", "4 D 0 3");
    }

    @Test
    void fr112RanksTeamsWithoutResultsTogether() {
        assertThat(table(Cards.season("A, B, C, D, E, F, G, H")))
                .allMatch(row -> row.startsWith("1 "))
                .hasSize(8);
    }

    @Test
    void fr113SaysOfEveryTwoNeighboursWhatSeparatedThemWithBothFigures() {
        JsonNode rows = json(Cards.season("A, B, C", "A–B 0 1 0 1", "A–C 1 1 1 0", "B–C 0 1 1 1"))
                .get("rows");
        assertThat(rows.get(0).get("team").asString()).isEqualTo("B");
        assertThat(rows.get(0).get("aheadOfNextBy").asString()).isEqualTo("board-count");
        assertThat(rows.get(0).get("figure").toString()).isEqualTo("[4]");
        assertThat(rows.get(0).get("nextFigure").toString()).isEqualTo("[6]");
        assertThat(rows.get(0).get("among").toString()).isEqualTo("[\"B\",\"A\"]");
        assertThat(rows.get(1).get("aheadOfNextBy").asString()).isEqualTo("match-points");
        assertThat(rows.get(1).get("figure").toString()).isEqualTo("[3]");
        assertThat(rows.get(1).get("nextFigure").toString()).isEqualTo("[0]");
    }

    @Test
    void fr115NamesTheEliminationWithTheFiguresThatDecided() {
        assertThat(Program.withInput(
                                Cards.season("A, B, C", "A–B 0 1 1 0", "A–C 1 ½ ½ ½", "B–C ½ 1 ½ ½"), "standings", "-")
                        .out())
                .contains("(7.2.2(b)(i)), lower is better: level at 5\n")
                .contains("without the last board, without the last two, and so on (7.2.2(b)(ii)), "
                        + "higher is better: A 2 without the last board; B 1 without the last board\n");
    }

    @Test
    void fr116NamesTheCriterionEvenWhereItLeavesTheOrderAsItWas() {
        String season = Cards.season(
                "A, B, C, D", "A–B 1 1 ½ 0", "B–C 1 ½ ½ ½", "D–B 0 ½ ½ ½", "C–A 1 ½ ½ ½", "A–D 1 ½ ½ ½", "D–C 1 ½ ½ ½");
        assertThat(Program.withInput(season, "standings", "-").out())
                .contains("game points against each other (7.2.2(b)), higher is better: A 2½; B 1½\n");
        // The same words where the criterion turns the order of the names round.
        String turned = season.replace("A", "X").replace("B", "A").replace("X", "B");
        assertThat(Program.withInput(turned, "standings", "-").out())
                .contains("game points against each other (7.2.2(b)), higher is better: B 2½; A 1½\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"table", "json", "csv", "markdown"})
    void fr118And085UseTheCurrentNameOfARenamedTeamEverywhere(String format) {
        String out =
                Program.withInput("""
                        teams: [{name: Ledbury Knights, id: T7}, Ross]
                        matches:
                          - {home: T7, away: Ross, round: 1, boards: ["1-0", "1-0", "1-0", "0-1"]}
                          - {home: Ross, away: Ledbury Knights, round: 2, boards: ["=", "=", "=", "="]}
                        """, "standings", "--format", format, "-").out();
        assertThat(out).contains("Ledbury Knights").doesNotContain("T7");
        if (format.equals("csv")) {
            assertThat(out).contains(",1,false,Ledbury Knights,2,1,1,0,3,5,");
        }
    }

    @Test
    void fr119ListsEveryEntryFromTheFirstDay() {
        assertThat(table(Cards.season("A, B, C, D"))).containsExactly("1 A 0 0", "1 B 0 0", "1 C 0 0", "1 D 0 0");
        assertThat(table(Cards.season("A, B, C, D", "A–B 1 1 1 0")))
                .containsExactly("1 A 2 3", "2 B 0 1", "3 C 0 0", "3 D 0 0");
    }

    @Test
    void fr124StatesTheChainInForce() {
        String season = Cards.season("A, B, C", "A–B 1 ½ ½ ½");
        List<String> herefordshire = new ArrayList<>();
        json(season)
                .get("chain")
                .forEach(step -> herefordshire.add(step.get("criterion").asString()));
        assertThat(herefordshire)
                .containsExactly(
                        "match-points",
                        "game-points",
                        "head-to-head-game-points",
                        "board-count",
                        "bottom-board-elimination",
                        "opponents-game-points-trimmed",
                        "play-off");
        List<String> other = new ArrayList<>();
        Program.run("standings", "--format", "json", "seasons/spain-la-liga-2013-14")
                .answer()
                .get("chain")
                .forEach(step -> other.add(step.get("criterion").asString()));
        assertThat(other)
                .containsExactly(
                        "match-points",
                        "head-to-head-match-points",
                        "head-to-head-game-difference",
                        "game-difference",
                        "game-points");
    }

    @Test
    void fr125SaysWhatABoardCountIsAndWhichWayIsBetter() {
        assertThat(Program.withInput(
                                Cards.season("A, B, C", "A–B 0 1 0 1", "A–C 1 1 0 1", "B–C 1 0 1 1"), "standings", "-")
                        .out())
                .contains("by game points (7.2.2(a)), higher is better: level at 5\n")
                .contains("by board count, the sum of the numbers of the boards won against each other (7.2.2(b)(i)), "
                        + "lower is better: B 4; A 6\n");
    }

    @Test
    void fr137UsesCriteriaByTheNamesOfRuleSetFiles(@TempDir Path folder) throws IOException {
        List<String> ids = new ArrayList<>();
        json(Cards.season("A, B"))
                .get("chain")
                .forEach(step -> ids.add(step.get("criterion").asString()));
        Path rules = Files.writeString(
                folder.resolve("rules.yaml"),
                "id: again\nname: Again\nboards: 4\nrankedBy: " + ids.get(0) + "\ntieBreaks: "
                        + ids.subList(1, ids.size()) + "\npartialSplit: re-form\n");
        List<String> again = new ArrayList<>();
        Program.withInput(Cards.season("A, B"), "standings", "--format", "json", "--rules", rules.toString(), "-")
                .answer()
                .get("chain")
                .forEach(step -> again.add(step.get("criterion").asString()));
        assertThat(again).isEqualTo(ids);
    }

    @Test
    void fr139TakesEmptyInputs() {
        assertThat(table("teams: []\n")).isEmpty();
        assertThat(table("teams: [A, B]\nmatches: []\n")).containsExactly("1 A 0 0", "1 B 0 0");
        assertThat(Program.withInput(Cards.season("A, B", "A–C 1 1 1 1"), "standings", "-")
                        .faults())
                .containsExactly("<stdin>:3:21: matches[1].away: the team \"C\" is not entered; did you mean \"A\"?");
    }

    private static JsonNode json(String season) {
        return Program.withInput(season, "standings", "--format", "json", "-").answer();
    }

    private static List<String> table(String season) {
        List<String> rows = new ArrayList<>();
        json(season)
                .get("rows")
                .forEach(row -> rows.add(row.get("position").asString() + " "
                        + row.get("team").asString() + " "
                        + row.get("matchPoints").asString() + " "
                        + row.get("gamePoints").asString()));
        return rows;
    }
}
