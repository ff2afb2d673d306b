/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.Faults;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.yaml.Limits;
import io.github.marchesleague.rules.yaml.YamlDocument;
import io.github.marchesleague.rules.yaml.YamlNode;
import io.github.marchesleague.rules.yaml.YamlWriter;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a rule-set file is made of, part by part: a record as a mapping, and the keys about cards. */
class FormsTest {

    /** A record with a component of every type that has a form. */
    record Inner(int number, boolean flag) {}

    /** Another one that has to be given. */
    record Every(
            String name,
            int number,
            boolean flag,
            Points points,
            LocalDate date,
            Duration duration,
            OptionalInt maybe,
            Optional<String> text,
            List<Integer> list,
            Side side,
            Inner inner,
            String rule,
            String otherRule) {}

    private static final Every USUAL = new Every(
            "usual",
            1,
            false,
            Points.HALF,
            LocalDate.of(2026, 1, 2),
            Duration.ofMinutes(30),
            OptionalInt.empty(),
            Optional.empty(),
            List.of(),
            Side.HOME,
            new Inner(1, false),
            "",
            "");

    private static final String ALL = """
            name: other
            number: 2
            flag: true
            points: 3
            date: 2026-03-04
            duration: PT1H
            maybe: 4
            text: said
            list: [5, 6]
            side: away
            inner: {number: 7, flag: true}
            rule: "8"
            otherRule: "9"
            """;

    private static YamlNode node(String text, Faults faults) {
        return YamlDocument.read("r.yaml", text, Limits.SMALL, faults).orElseThrow();
    }

    private static <T> Optional<T> read(Form<T> form, String text, String... messages) {
        Faults faults = new Faults();
        Optional<T> read = form.read(node(text, faults), Registry.EMPTY);
        assertThat(faults.list()).extracting(Fault::toString).containsExactly(messages);
        return read;
    }

    private static <R extends Record> String written(Section<R> section, R value) {
        return YamlWriter.write(section.write(value, Registry.EMPTY));
    }

    @Test
    void aRecordWithUsualValues() {
        Section<Every> section = Section.ofRecord(Every.class, USUAL, Map.of());
        Every all = read(section, ALL).orElseThrow();
        assertThat(all)
                .isEqualTo(new Every(
                        "other",
                        2,
                        true,
                        Points.of(3),
                        LocalDate.of(2026, 3, 4),
                        Duration.ofHours(1),
                        OptionalInt.of(4),
                        Optional.of("said"),
                        List.of(5, 6),
                        Side.AWAY,
                        new Inner(7, true),
                        "8",
                        "9"));
        assertThat(written(section, all)).isEqualTo(ALL);
        assertThat(read(section, "{}")).contains(USUAL);
        assertThat(section.write(USUAL, Registry.EMPTY)).isEmpty();
        assertThat(read(section, "maybe: none\ntext: none\ninner: {flag: true}")
                        .orElseThrow()
                        .inner())
                .isEqualTo(new Inner(1, true));
        assertThat(section.schema()).doesNotContainKey("required");
    }

    @Test
    void aRecordWithoutUsualValues() {
        Section<Every> section = Section.ofRecord(Every.class, null, Map.of());
        assertThat(section.schema().get("required"))
                .isEqualTo(List.of("name", "number", "flag", "points", "date", "duration", "side", "inner"));
        String given = """
                name: other
                number: 2
                flag: true
                points: 3
                date: 2026-03-04
                duration: PT1H
                side: away
                inner: {number: 7, flag: true}
                """;
        Every few = read(section, given).orElseThrow();
        assertThat(few.maybe()).isEmpty();
        assertThat(few.text()).isEmpty();
        assertThat(few.list()).isEmpty();
        assertThat(few.rule()).isEmpty();
        assertThat(few.otherRule()).isEmpty();
        assertThat(written(section, few)).isEqualTo(given);
        assertThat(written(section, read(section, ALL).orElseThrow())).isEqualTo(ALL);
        assertThat(read(
                        Section.ofRecord(Inner.class, null, Map.of()),
                        "number: 1",
                        "r.yaml:1:1: the key \"flag\" is missing; add flag: …"))
                .isEmpty();
    }

    /** What must be given has to be written although it is as usual, and takes the form that is given for it. */
    @Test
    void aRecordOfWhichSomethingMustBeGiven() {
        Section<Inner> section = Section.ofRecord(
                Inner.class, new Inner(1, false), Map.of("number", Forms.whole(1, 3)), Set.of("number"));
        assertThat(section.schema().get("required")).isEqualTo(List.of("number"));
        assertThat(written(section, new Inner(1, false))).isEqualTo("number: 1\n");
        assertThat(read(section, "number: 3")).contains(new Inner(3, false));
        assertThat(read(section, "flag: true", "r.yaml:1:1: the key \"number\" is missing; add number: …"))
                .isEmpty();
        assertThat(read(section, "number: 4", "r.yaml:1:9: number: 4 is too large; write a whole number from 1 to 3"))
                .isEmpty();
    }

    @Test
    void theSchemaOfARecord() {
        Map<String, Object> number = Map.of("type", "integer", "minimum", 0, "maximum", 99_999);
        Map<String, Object> text = Map.of("type", List.of("string", "number"));
        Map<String, Object> properties =
                properties(Section.ofRecord(Every.class, USUAL, Map.of()).schema());
        assertThat(properties.get("name")).isEqualTo(text);
        assertThat(properties.get("number")).isEqualTo(number);
        assertThat(properties.get("flag")).isEqualTo(Map.of("type", "boolean"));
        assertThat(properties.get("points")).isEqualTo(Map.of("type", List.of("number", "string")));
        assertThat(properties.get("date")).isEqualTo(Map.of("type", "string", "format", "date"));
        assertThat(properties.get("duration")).isEqualTo(Map.of("type", "string", "pattern", "^P"));
        assertThat(properties.get("maybe")).isEqualTo(Map.of("anyOf", List.of(Map.of("const", "none"), number)));
        assertThat(properties.get("text")).isEqualTo(Map.of("anyOf", List.of(Map.of("const", "none"), text)));
        assertThat(properties.get("list")).isEqualTo(Map.of("type", "array", "items", number));
        assertThat(properties.get("side")).isEqualTo(Map.of("enum", List.of("home", "away")));
        assertThat(properties(properties.get("inner")).keySet()).containsExactly("number", "flag");
    }

    @SuppressWarnings("unchecked") // a section's schema has properties
    private static Map<String, Object> properties(Object schema) {
        return (Map<String, Object>) ((Map<String, Object>) schema).get("properties");
    }

    /** Made anew, the keys about cards are those of the whole file, with the same forms. */
    @Test
    void theKeysAboutCards() {
        Section<RuleSet> anew = new Section<>(values -> RuleSets.herefordshire());
        AdjudicationForms.addKeys(anew);
        assertThat(anew.keys().stream().map(Section.Key::name))
                .containsExactly(
                        "timeZone",
                        "ratesOfPlay",
                        "defaultTime",
                        "colours",
                        "defaults",
                        "accumulatedDefaults",
                        "ratings",
                        "handicap",
                        "boardOrder",
                        "boardOrderBreach",
                        "boardOrderByAgreement",
                        "eligibility",
                        "complaints",
                        "withdrawal",
                        "expulsion",
                        "bye",
                        "lateResults",
                        "unplayedMatches",
                        "unplayedClubMatches",
                        "adviceRule");
        Map<String, Object> whole = properties(RuleSetForm.RULE_SET.schema());
        properties(anew.schema())
                .forEach((key, schema) -> assertThat(schema).as(key).isEqualTo(whole.get(key)));
        Map<String, Object> file = RuleSetForm.RULE_SET.write(RuleSets.herefordshire(), Registry.EMPTY);
        anew.write(RuleSets.herefordshire(), Registry.EMPTY)
                .forEach((key, value) -> assertThat(value.toString()).as(key).isEqualTo(String.valueOf(file.get(key))));
    }

    @Test
    void theFormsOfStepsAndPlayersMadeAnew() {
        Map<String, Object> whole = properties(RuleSetForm.RULE_SET.schema());
        assertThat(((Map<?, ?>) new TieBreakForm().schema()).get("anyOf"))
                .isEqualTo(((Map<?, ?>) items(whole.get("tieBreaks"))).get("anyOf"));
        assertThat(new EligibilityForm().schema()).isEqualTo(items(whole.get("eligibility")));
        assertThat(new MatchPointsForm().schema().get("anyOf"))
                .isEqualTo(((Map<?, ?>) whole.get("matchPoints")).get("anyOf"));
    }

    private static Object items(Object list) {
        return ((Map<?, ?>) list).get("items");
    }

    /** Numbers as keys, from the least to the most. */
    @Test
    void keysThatAreNumbers() {
        Form<?> form = Forms.byNumber(2, 5, Forms.text());
        assertThat(read(form, "{2: a, 5: b}")).isPresent();
        String rest = "is not a number from 2 to 5; write one";
        assertThat(read(
                        form,
                        "{1: a, 6: b, x: c}",
                        "r.yaml:1:2: \"1\" " + rest,
                        "r.yaml:1:8: \"6\" " + rest,
                        "r.yaml:1:14: \"x\" " + rest))
                .isEmpty();
    }
}
