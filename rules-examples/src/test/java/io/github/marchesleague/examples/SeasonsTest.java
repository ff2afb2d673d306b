/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The seasons of the repository, through the program. */
class SeasonsTest {

    private static final Path SEASONS = Path.of("seasons");

    static List<Path> folders() throws IOException {
        try (Stream<Path> found = Files.list(SEASONS)) {
            return found.filter(folder -> Files.exists(folder.resolve("expected.csv")))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("folders")
    void givesThePublishedTableOfARealCompetition(Path folder) throws IOException {
        JsonNode answer =
                Program.run("standings", "--format", "json", folder.toString()).answer();

        List<String> expected = new ArrayList<>();
        try (CsvReader<NamedCsvRecord> csv = CsvReader.builder().ofNamedCsvRecord(folder.resolve("expected.csv"))) {
            csv.forEach(row -> expected.add(row(
                    row.getField("position"),
                    row.getField("team"),
                    new BigDecimal(row.getField("match_points")),
                    new BigDecimal(row.getField("game_points")))));
        }
        List<String> rows = new ArrayList<>();
        answer.get("rows")
                .forEach(row -> rows.add(row(
                        row.get("position").asString(),
                        row.get("team").asString(),
                        row.get("matchPoints").decimalValue(),
                        row.get("gamePoints").decimalValue())));
        assertThat(rows).isEqualTo(expected);
        assertThat(answer.get("final").asBoolean()).isTrue();
    }

    @Test
    void hasAllTheRealCompetitions() throws IOException {
        assertThat(folders()).hasSize(24);
    }

    @Test
    void takesEveryStepOfTheChainInTheInventedSeason() {
        JsonNode answer = Program.run("standings", "--format", "json", "seasons/marches-2025-26.yaml")
                .answer();

        List<String> order = new ArrayList<>();
        List<String> reasons = new ArrayList<>();
        answer.get("rows").forEach(row -> {
            order.add(row.get("team").asString());
            reasons.add(row.get("aheadOfNextBy").asString());
        });
        assertThat(order)
                .containsExactly(
                        "Bodenham A",
                        "Aymestrey A",
                        "Clun A",
                        "Dilwyn A",
                        "Eardisland A",
                        "Fownhope A",
                        "Garway A",
                        "Knighton A",
                        "Lingen A",
                        "Aymestrey B");
        assertThat(reasons)
                .containsExactly(
                        "play-off",
                        "match-points",
                        "game-points",
                        "match-points",
                        "head-to-head-game-points",
                        "match-points",
                        "board-count",
                        "match-points",
                        "bottom-board-elimination",
                        "");
        assertThat(answer.get("playOffs")).isEmpty();
    }

    private static String row(String position, String team, BigDecimal matchPoints, BigDecimal gamePoints) {
        return position + " " + team + " " + matchPoints.stripTrailingZeros().toPlainString() + " "
                + gamePoints.stripTrailingZeros().toPlainString();
    }
}
