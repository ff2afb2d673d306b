/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.OutsideDecision;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the documentation says of rule-set files is true. */
class DocumentationTest {

    private static final Path DOCS = Path.of("../docs").toAbsolutePath().normalize();
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    private static String page(String name) throws IOException {
        return Files.readString(DOCS.resolve(name), StandardCharsets.UTF_8);
    }

    private static List<String> rows(String page, String pattern) {
        return page.lines()
                .filter(line -> line.matches("\\| (" + pattern + ") \\|.*"))
                .toList();
    }

    private static List<String> codes(String row) {
        List<String> codes = new ArrayList<>();
        Matcher matcher = CODE.matcher(row);
        while (matcher.find()) {
            codes.add(matcher.group(1));
        }
        return codes;
    }

    private static RuleSet with(String more) {
        return RuleSetFile.read(
                "documented", "id: a\nname: A\nboards: 4\nrankedBy: match-points\npartialSplit: re-form\n" + more);
    }

    @Test
    void everyCriterionHasARowAndEveryNameInItIsRead() throws IOException {
        List<String> rows = rows(page("rule-set-files.md"), "[0-9]+[a-cm]?");
        assertThat(rows.stream()
                        .map(row -> row.split("\\|")[1].strip().replaceAll("[a-cm]$", ""))
                        .distinct())
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, 30).mapToObj(Integer::toString).toList());
        Set<String> documented = new HashSet<>();
        for (String row : rows) {
            assertThat(codes(row)).as(row).isNotEmpty();
            for (String code : codes(row)) {
                if (code.equals("munster")
                        || code.equals("factor")
                        || code.equals("seed")
                        || code.equals("cutLowest")) {
                    continue;
                }
                if (code.equals("secondary-and-strength")) {
                    with("tieBreaks: [{by: secondary-and-strength, factor: 4}]");
                } else if (code.startsWith("partialSplit")) {
                    RuleSetFile.read("a", "id: a\nname: A\nboards: 4\nrankedBy: MP\ntieBreaks: []\n" + code);
                } else if (code.contains(": ")) {
                    String by = code.startsWith("perMeeting") ? "opponents-match-points" : "head-to-head-game-points";
                    with("tieBreaks: [{by: " + by + ", " + code + "}]");
                } else {
                    assertThat(TieBreaks.byId(code)).as(code).isPresent();
                    assertThat(TieBreaks.byId(code).orElseThrow().id()).isEqualTo(code);
                    with("tieBreaks: [" + code + "]");
                    documented.add(code);
                }
            }
        }
        for (Measure measure : Measure.values()) {
            if (measure != Measure.GAME_POINTS_AGAINST && measure != Measure.AWAY_GAME_POINTS) {
                assertThat(documented).anyMatch(name -> name.contains(measure.id()));
            }
        }
        for (OutsideDecision.On on : OutsideDecision.On.values()) {
            if (on != OutsideDecision.On.FAIR_PLAY) {
                assertThat(documented).contains(on.id());
            }
        }
    }

    @Test
    @SuppressWarnings("unchecked")
    void everyPenaltyHasARowAndEveryKeyInItIsThere() throws IOException {
        List<String> rows = rows(page("rule-set-files.md"), "[DW][0-9]+");
        assertThat(rows.stream().map(row -> row.split("\\|")[1].strip()))
                .containsExactlyElementsOf(Stream.concat(
                                IntStream.rangeClosed(1, 36).mapToObj(n -> "D" + n),
                                IntStream.rangeClosed(1, 5).mapToObj(n -> "W" + n))
                        .toList());
        Map<String, Object> properties = (Map<String, Object>) ((Map<String, Object>)
                        ((Map<String, Object>) RuleSetSchema.schema().get("$defs")).get("differences"))
                .get("properties");
        Set<String> used = new TreeSet<>();
        for (String row : rows) {
            assertThat(row).doesNotContain("no key");
            assertThat(codes(row)).as(row).isNotEmpty();
            for (String code : codes(row)) {
                if (code.startsWith("{")) {
                    with("tieBreaks: []\nboardOrderBreach: " + code.replace("…", "0") + "\nboardOrder: {tolerance: 1}");
                    continue;
                }
                String[] parts = code.split(": ", 2);
                String[] path = parts[0].split("\\.");
                if (!properties.containsKey(path[0])) {
                    // A key or a word further down; the boards of an agreement stand in the season.
                    if (!code.equals("unplayed")) {
                        assertThat(RuleSetFile.schema()).contains("\"" + parts[0] + "\"");
                    }
                    continue;
                }
                used.add(path[0]);
                if (path.length > 1) {
                    assertThat(properties.get(path[0]).toString()).as(code).contains(path[1] + "=");
                }
                if (parts.length > 1 && path.length == 1) {
                    with("tieBreaks: []\n" + code);
                } else if (parts.length > 1 && !path[0].equals("boardOrder") && !path[0].equals("expulsion")) {
                    with("tieBreaks: []\n" + path[0] + ": {" + path[1] + ": " + parts[1] + "}");
                }
            }
        }
        assertThat(used)
                .contains(
                        "defaults",
                        "accumulatedDefaults",
                        "boardOrder",
                        "boardOrderBreach",
                        "complaints",
                        "withdrawal",
                        "expulsion",
                        "bye",
                        "matchScoreFloor",
                        "unfinishedGames",
                        "boardPoints",
                        "matchPoints",
                        "lateResults",
                        "unplayedMatches",
                        "unplayedClubMatches",
                        "movement");
    }

    @Test
    void namesOnlyKeysThatThereAre() throws IOException {
        String schema = RuleSetFile.schema();
        String page = page("rule-set-files.md");
        Matcher keys = Pattern.compile("`([a-z]+[A-Z][A-Za-z]*)`").matcher(page);
        while (keys.find()) {
            assertThat(schema).contains("\"" + keys.group(1) + "\"");
        }
    }

    @Test
    void publishedSchemaIsThatOfTheParser() {
        assertThat(RuleSetFile.schema()).isEqualTo(RuleSetSchema.text());
    }

    /** The tutorial's own text, as its reader types it. */
    @Test
    void tutorialLeadsFromNothingToATable() throws IOException {
        List<String> files = new ArrayList<>();
        Matcher blocks = Pattern.compile("```yaml\\n(.*?)```", Pattern.DOTALL).matcher(page("new-county.md"));
        while (blocks.find()) {
            files.add(blocks.group(1));
        }
        assertThat(files).hasSize(4);
        RuleSet first = RuleSetFile.read("1", files.get(0));
        assertThat(RuleSetReview.of(first)).singleElement().satisfies(remark -> {
            assertThat(remark.weight()).isEqualTo(RuleSetReview.Weight.LEFT_OPEN);
            assertThat(remark.rule()).isEqualTo("5a");
        });
        RuleSet second = RuleSetFile.read("2", files.get(1));
        assertThat(RuleSetReview.of(second)).isEmpty();
        // A beats B on board 1 and B wins on board 2; they are level until the board count.
        assertThat(League.standings(List.of(MatchResult.of("B", "A", "0-1", "1-0", "=", "=", "=")), second)
                        .rows()
                        .get(0))
                .satisfies(row -> {
                    assertThat(row.team().name()).isEqualTo("A");
                    assertThat(row.aheadOfNextBy().orElseThrow().rule()).isEqualTo("5c");
                });
        RuleSet third = RuleSetFile.read("3", files.get(2));
        assertThat(RuleSetReview.of(third)).isEmpty();
        assertThat(RuleSetProse.describe(third))
                .contains("A player who comes later than 30 minutes after the start has lost (7).")
                .contains("at most 100 points (8)");
        RuleSet division = RuleSetReader.builder().ruleSet(third).build().read("4", files.get(3));
        assertThat(division.boards()).hasValue(4);
        assertThat(division.adjudication()).isEqualTo(third.adjudication());
        assertThat(RuleSetDiff.between(third, division))
                .singleElement()
                .hasToString("boards: Was: A match is played over 5 boards. Now: A match is played over 4 boards.");
    }
}
