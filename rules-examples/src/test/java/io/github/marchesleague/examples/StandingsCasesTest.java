/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Every golden case, through the program: a document on standard input, the table as JSON on standard output. */
class StandingsCasesTest {

    private static final List<String> KEYS = List.of(
            "position",
            "shared",
            "team",
            "played",
            "won",
            "drawn",
            "lost",
            "matchPoints",
            "gamePoints",
            "aheadOfNextBy");

    @TempDir
    private Path folder;

    static Stream<Named<JsonNode>> herefordshire() {
        return cases("herefordshire-standings.json");
    }

    static Stream<Named<JsonNode>> variants() {
        return cases("variant-standings.json");
    }

    private static Stream<Named<JsonNode>> cases(String file) {
        List<Named<JsonNode>> cases = new ArrayList<>();
        Program.cases(file)
                .get("cases")
                .forEach(each -> cases.add(Named.of(each.get("id").asString(), each)));
        return cases.stream();
    }

    @ParameterizedTest
    @MethodSource("herefordshire")
    void answersTheCasesOfTheDefaultRules(JsonNode each) {
        JsonNode answer = Program.withInput(document(each), "standings", "--format", "json", "-")
                .answer();

        assertThat(answer.get("ruleSet").asString()).isEqualTo("herefordshire-2025-26");
        assertThat(rows(answer.get("rows"))).isEqualTo(rows(each.get("expected")));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void answersTheCasesOfOtherRules(JsonNode each) throws IOException {
        Path rules = Files.writeString(folder.resolve("rules.yaml"), ruleSet(each.get("rules")));

        JsonNode answer = Program.withInput(
                        document(each), "standings", "--format", "json", "--rules", rules.toString(), "-")
                .answer();

        assertThat(rows(answer.get("rows"))).isEqualTo(rows(each.get("expected")));
    }

    @Test
    void knowsHowManyCasesThereAre() {
        assertThat(herefordshire()).hasSize(71);
        assertThat(variants()).hasSize(44);
    }

    static String document(JsonNode each) {
        ObjectNode document = ((ObjectNode) each).deepCopy();
        document.remove(List.of("id", "reaches", "rules", "expected"));
        return document.toString();
    }

    /** A case states its rules in words of its own; this is the same as a rule-set file. */
    static String ruleSet(JsonNode facts) {
        ObjectNode rules = Program.JSON.createObjectNode();
        rules.put("id", "variant");
        rules.put("name", "Variant");
        rules.set("boards", facts.get("boards"));
        rules.set("matchPoints", facts.get("matchPoints"));
        rules.putObject("boardPoints").set("doubleDefault", facts.get("doubleDefault"));
        rules.set("rankedBy", facts.get("rankedBy"));
        rules.set("tieBreaks", facts.get("tieBreaks"));
        rules.set("partialSplit", facts.get("partialBreak"));
        return rules.toString();
    }

    /** The specified keys of each row as text, whatever its numbers look like. */
    private static List<List<String>> rows(JsonNode rows) {
        List<List<String>> texts = new ArrayList<>();
        rows.forEach(
                row -> texts.add(KEYS.stream().map(key -> text(row.get(key))).toList()));
        return texts;
    }

    private static String text(JsonNode value) {
        return value.isNumber() ? value.decimalValue().stripTrailingZeros().toPlainString() : value.toString();
    }
}
