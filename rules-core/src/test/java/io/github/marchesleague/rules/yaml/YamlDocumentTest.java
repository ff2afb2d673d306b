/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.Faults;
import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.match.Points;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a strict reader must hold to whatever the document is about. */
class YamlDocumentTest {

    private final Faults faults = new Faults();

    private YamlNode read(String text) {
        Optional<YamlNode> node = YamlDocument.read("a.yaml", text, Limits.SMALL, faults);
        assertThat(faults.list()).isEmpty();
        return node.orElseThrow();
    }

    private List<String> refused(String text) {
        YamlDocument.read("a.yaml", text, Limits.SMALL, faults);
        return faults.list().stream().map(Fault::toString).toList();
    }

    private List<String> messages() {
        return faults.list().stream().map(Fault::toString).toList();
    }

    /** FR-080 of the collected field reports: no word turns into a truth value, a time or a number. */
    @Test
    void keepsScalarsAsTheyAreWritten() {
        YamlMapping document =
                read("teams: [NO, ON, Yes, 1:30, 007, 1e3, null]").mapping().orElseThrow();
        assertThat(document.required("teams").orElseThrow().items().stream()
                        .map(team -> team.text().orElseThrow()))
                .containsExactly("NO", "ON", "Yes", "1:30", "007", "1e3", "null");
        assertThat(faults.isEmpty()).isTrue();
    }

    @Test
    void readsJson() {
        YamlMapping document = read("{\"name\": \"A\", \"boards\": 4, \"half\": 0.5, \"open\": true, \"none\": null}")
                .mapping()
                .orElseThrow();
        assertThat(document.required("name").flatMap(YamlNode::text)).contains("A");
        assertThat(document.required("boards").orElseThrow().integer(1, 20)).isEqualTo(OptionalInt.of(4));
        assertThat(document.required("half").flatMap(YamlNode::points)).contains(Points.HALF);
        assertThat(document.required("open").flatMap(YamlNode::flag)).contains(true);
        assertThat(document.optional("none")).isEmpty();
        document.done();
        assertThat(faults.isEmpty()).isTrue();
    }

    @Test
    void readsDatesTimesAndDurations() {
        YamlMapping document = read("a: 2025-10-02\nb: 2025-10-02T19:30\nc: 19:30\nd: PT30M\ne: \"2026-02-28\"")
                .mapping()
                .orElseThrow();
        assertThat(document.required("a").flatMap(YamlNode::date)).contains(LocalDate.of(2025, 10, 2));
        assertThat(document.required("b").flatMap(YamlNode::dateTime)).contains(LocalDateTime.of(2025, 10, 2, 19, 30));
        assertThat(document.required("c").flatMap(YamlNode::time)).contains(LocalTime.of(19, 30));
        assertThat(document.required("d").flatMap(YamlNode::duration)).contains(Duration.ofMinutes(30));
        assertThat(document.required("e").flatMap(YamlNode::date)).contains(LocalDate.of(2026, 2, 28));
    }

    @ParameterizedTest
    @CsvSource({"02/10/2025", "2025-02-29", "2025-13-01", "2025-1-1", "+2025-10-02"})
    void refusesWhatIsNoDate(String text) {
        assertThat(read("d: " + text).mapping().flatMap(m -> m.required("d")).flatMap(YamlNode::date))
                .isEmpty();
        assertThat(messages()).singleElement().asString().startsWith("a.yaml:1:4: d: \"" + text + "\" is not a date; ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"007", "+4", "4.0", "0x4", "1e1", "four", "\"4\"", "99999999999", "-1", "21"})
    void refusesWhatIsNoWholeNumberInRange(String text) {
        assertThat(read("n: " + text)
                        .mapping()
                        .flatMap(m -> m.required("n"))
                        .orElseThrow()
                        .integer(0, 20))
                .isEmpty();
        assertThat(messages()).singleElement().asString().endsWith("write a whole number from 0 to 20");
    }

    @ParameterizedTest
    @ValueSource(strings = {"yes", "True", "on", "1", "\"true\""})
    void refusesWhatIsNeitherTrueNorFalse(String text) {
        assertThat(read("f: " + text).mapping().flatMap(m -> m.required("f")).flatMap(YamlNode::flag))
                .isEmpty();
        assertThat(messages()).hasSize(1);
    }

    @Test
    void namesPlacePathAndRemedyOfEveryFaultAtOnce() {
        String text = "naem: A\nboards: four\nsteps:\n  - per: mach\n  - [x]\nnote: 1\nnote: 2\nextra: {}";
        YamlMapping document = YamlDocument.read("a.yaml", text, Limits.SMALL, faults)
                .flatMap(YamlNode::mapping)
                .orElseThrow();
        document.required("name");
        document.required("boards").orElseThrow().integer(1, 20);
        for (YamlNode step : document.required("steps").orElseThrow().items()) {
            step.mapping().ifPresent(m -> {
                assertThat(m.required("per").flatMap(per -> per.oneOf(Map.of("match", 1))))
                        .isEmpty();
                m.done();
            });
        }
        document.optional("note");
        document.done();
        assertThat(messages())
                .containsExactly(
                        "a.yaml:1:1: the key \"name\" is missing; add name: …",
                        "a.yaml:1:1: the key \"naem\" is not known here; did you mean \"name\"? Allowed are: name,"
                                + " boards, steps, note",
                        "a.yaml:2:9: boards: \"four\" is not a whole number; write a whole number from 1 to 20",
                        "a.yaml:4:10: steps[1].per: \"mach\" is not known here; did you mean \"match\"? Allowed are:"
                                + " match",
                        "a.yaml:5:5: steps[2]: a list stands in the place of a mapping; write a key, a colon and a"
                                + " value to a line",
                        "a.yaml:7:1: the key \"note\" is written a second time; the first stands at a.yaml:6:1; keep"
                                + " one of the two",
                        "a.yaml:8:1: the key \"extra\" is not known here; allowed are: name, boards, steps, note");
    }

    @Test
    void countsColumnsInCodePoints() {
        assertThat(refused("😀😀: [a\n")).singleElement().asString().startsWith("a.yaml:2:1: ");
        Faults more = new Faults();
        YamlDocument.read("a.yaml", "{😀😀: 1, 😀: [1], 😀: 2}", Limits.SMALL, more);
        assertThat(more.list()).singleElement().asString().startsWith("a.yaml:1:17: ");
    }

    @Test
    void skipsTheByteOrderMark() {
        YamlNode text = YamlDocument.read("a.yaml", "\uFEFFname: A", Limits.SMALL, faults)
                .orElseThrow();
        YamlNode bytes = YamlDocument.read(
                        "a.yaml", "\uFEFFname: A".getBytes(StandardCharsets.UTF_8), Limits.SMALL, faults)
                .orElseThrow();
        assertThat(text.mapping().flatMap(m -> m.required("name")).flatMap(YamlNode::text))
                .contains("A");
        assertThat(bytes.mapping().flatMap(m -> m.required("name")).flatMap(YamlNode::text))
                .contains("A");
    }

    @Test
    void namesTheByteThatIsNotUtf8() {
        byte[] latin1 = "a: 1\nb: ½".getBytes(StandardCharsets.ISO_8859_1);
        assertThat(YamlDocument.read("a.yaml", latin1, Limits.SMALL, faults)).isEmpty();
        assertThat(messages()).containsExactly("a.yaml:2:4: byte 9 (0xBD) is not UTF-8; save the file as UTF-8");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a: [1, 2",
                "a: 1\n b: 2",
                "\ta: 1",
                "a: \"\\UFFFFFFFF\"",
                "a: \"\\q\"",
                "%YAML 2.0\n---\na: 1",
                "a: \u0000",
                "\uD800",
                "a: 'b",
                "- a\nb: 1",
                "]",
                "{a",
                "? - a\n: b",
                "",
                "# nothing but a comment",
                "a: 1\n---\nb: 2",
                "a: &x 1",
                "a: &x [1]\nb: *x",
                "a: *x",
                "a: !!int 1",
                "a: !!javax.script.ScriptEngineManager []",
                "%TAG ! tag:x,2000:\n---\na: !y 1",
                "@"
            })
    void refusesWithAPlaceWhatItDoesNotRead(String text) {
        assertThat(refused(text)).isNotEmpty().allMatch(message -> message.matches("a\\.yaml:\\d+:\\d+: [^\n]*"));
    }

    @Test
    void refusesDeepNestingWithoutRecursion() {
        assertThat(refused("[".repeat(100_000)))
                .containsExactly("a.yaml:1:21: the document is nested too deep; at most 20 levels are allowed");
    }

    @Test
    void refusesALargeDocumentUnread() {
        assertThat(refused("a".repeat(200_001)))
                .containsExactly("a.yaml:1:1: the document has 200001 characters; at most 200000 are allowed");
    }

    @Test
    void keepsABoundedNumberOfFaults() {
        YamlNode list = read("[" + "x, ".repeat(5000) + "x]");
        list.items().forEach(item -> item.integer(0, 9));
        assertThat(faults.size()).isEqualTo(5001);
        assertThat(faults.list()).hasSize(Faults.KEPT + 1);
        assertThat(faults.list().get(Faults.KEPT).found()).isEqualTo("4001 further faults are not listed");
    }

    @ParameterizedTest
    @CsvSource({
        "head-to-head-gamepoints, head-to-head-game-points",
        "Game_Points, game-points",
        "gmae-points, game-points",
        "bord-count, board-count"
    })
    void findsTheNearestSpelling(String written, String meant) {
        assertThat(Spelling.nearest(
                        written, List.of("game-points", "board-count", "head-to-head-game-points", "play-off")))
                .contains(meant);
    }

    @Test
    void suggestsNothingForAWordThatIsNothingLikeIt() {
        assertThat(Spelling.nearest("elephant", List.of("game-points", "play-off")))
                .isEmpty();
        assertThat(Spelling.nearest("x".repeat(100_000), List.of("game-points")))
                .isEmpty();
    }
}
