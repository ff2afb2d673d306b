/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.input.SeasonLoader;
import io.github.marchesleague.examples.table.SeasonTable;
import io.github.marchesleague.rules.explanation.ExplainedStep;
import io.github.marchesleague.rules.explanation.Explanation;
import io.github.marchesleague.rules.explanation.ExplanationText;
import io.github.marchesleague.rules.explanation.TieExplanation;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Every explanation names what the table names, and leads to the table again from the results alone. */
class ReplayTest {

    private static final JsonMapper PLAIN = new JsonMapper();

    @TempDir
    private Path folder;

    static Stream<Named<JsonNode>> herefordshire() {
        return StandingsCasesTest.herefordshire();
    }

    static Stream<Named<JsonNode>> variants() {
        return StandingsCasesTest.variants();
    }

    static Stream<Path> seasons() throws IOException {
        List<Path> seasons = new ArrayList<>(SeasonsTest.folders());
        seasons.add(Path.of("seasons/marches-2025-26.yaml"));
        return seasons.stream();
    }

    @ParameterizedTest
    @MethodSource("herefordshire")
    void replaysTheCasesOfTheDefaultRules(JsonNode each) {
        check(load(StandingsCasesTest.document(each), Optional.empty()));
    }

    static Stream<Named<JsonNode>> cards() {
        return CardCasesTest.cases();
    }

    @ParameterizedTest
    @MethodSource("cards")
    void replaysTheCasesOfCards(JsonNode each) {
        check(load(CardCasesTest.document(each), Optional.empty()));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void replaysTheCasesOfOtherRules(JsonNode each) throws IOException {
        Path rules = Files.writeString(folder.resolve("rules.yaml"), StandingsCasesTest.ruleSet(each.get("rules")));
        check(load(StandingsCasesTest.document(each), Optional.of(rules.toString())));
    }

    @ParameterizedTest
    @MethodSource("seasons")
    void replaysTheSeasonsOfTheRepository(Path season) {
        check(new SeasonLoader(Optional.empty(), InputStream.nullInputStream()).load(season.toString()));
    }

    private static LoadedSeason load(String document, Optional<String> rules) {
        return new SeasonLoader(rules, new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8))).load("-");
    }

    private static void check(LoadedSeason loaded) {
        SeasonTable answer = SeasonTable.of(loaded);
        Standings table = answer.table();
        Replay replay = new Replay(answer.adjudicated(), loaded.rules());
        List<Row> rows = table.rows();
        int position = 1;
        for (int place = 0; place + 1 < rows.size(); place++) {
            Row row = rows.get(place);
            Explanation explanation = Explanation.of(
                    table, rows.get(place + 1).team().id(), row.team().id());
            assertThat(explanation.decidedBy().map(ExplainedStep::criterion))
                    .isEqualTo(row.aheadOfNextBy().map(Row.Decider::id));
            assertThat(explanation.decidedBy().map(ExplainedStep::rule))
                    .isEqualTo(row.aheadOfNextBy().map(Row.Decider::rule));
            assertThat(explanation.above()).isEqualTo(row.team().id());

            position = replay.separates(explanation) ? place + 2 : position;
            assertThat(rows.get(place + 1).position()).isEqualTo(position);
            assertThat(ExplanationText.of(table).lines(explanation)).isNotEmpty();
            comesBackFromJson(explanation, Explanation.class);
        }
        List<TieExplanation> ties = TieExplanation.of(table);
        assertThat(ties)
                .extracting(TieExplanation::teams)
                .isEqualTo(table.ties().stream().map(tie -> tie.teams()).toList());
        for (TieExplanation tie : ties) {
            assertThat(ExplanationText.of(table).lines(tie)).isNotEmpty();
            comesBackFromJson(tie, TieExplanation.class);
        }
    }

    /** A plain value: written and read by a mapper that nobody has configured. */
    private static void comesBackFromJson(Object value, Class<?> type) {
        assertThat((Object) PLAIN.readValue(PLAIN.writeValueAsString(value), type))
                .isEqualTo(value);
    }
}
