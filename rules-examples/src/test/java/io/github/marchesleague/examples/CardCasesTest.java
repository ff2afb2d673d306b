/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Every golden match card through the program: what it scores, and what the rule book objects to. */
class CardCasesTest {

    static Stream<Named<JsonNode>> cases() {
        List<Named<JsonNode>> cases = new ArrayList<>();
        Program.cases("herefordshire-cards.json")
                .get("cases")
                .forEach(each -> cases.add(Named.of(each.get("id").asString(), each)));
        return cases.stream();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void scoresTheCard(JsonNode each) {
        JsonNode match = Program.withInput(document(each), "matches", "--format", "json", "-")
                .answer()
                .get("matches")
                .get(0);
        JsonNode expected = each.get("expected");

        for (String key : List.of("home", "away", "homeMatchPoints", "awayMatchPoints")) {
            assertThat(match.get(key).decimalValue())
                    .as(key)
                    .isEqualByComparingTo(expected.get(key).decimalValue());
        }
        assertThat(scores(match.get("boards"))).isEqualTo(scores(expected.get("boards")));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void objectsToWhatTheRuleBookObjectsTo(JsonNode each) {
        Program answer = Program.withInput(document(each), "check", "--format", "json", "-");
        JsonNode expected = each.get("expected");

        for (String key : List.of("breaches", "unchecked", "inadmissible")) {
            assertThat(entries(answer.answer().get(key)))
                    .as(key)
                    .containsExactlyInAnyOrderElementsOf(entries(expected.get(key)));
        }
        assertThat(answer.exitCode()).isEqualTo(expected.get("breaches").isEmpty() ? 0 : 1);
    }

    @Test
    void knowsHowManyCasesThereAre() {
        assertThat(cases()).hasSize(60);
    }

    static String document(JsonNode each) {
        ObjectNode document = ((ObjectNode) each).deepCopy();
        document.remove(List.of("id", "reaches", "expected"));
        return document.toString();
    }

    private static List<String> scores(JsonNode boards) {
        List<String> scores = new ArrayList<>();
        boards.forEach(board -> scores.add(
                board.get("home").doubleValue() + "-" + board.get("away").doubleValue()));
        return scores;
    }

    private static List<String> entries(JsonNode list) {
        List<String> entries = new ArrayList<>();
        list.forEach(entry -> entries.add(entry.get("rule").asString() + " "
                + entry.get("side").asString() + " " + entry.get("board").asInt()));
        return entries;
    }
}
