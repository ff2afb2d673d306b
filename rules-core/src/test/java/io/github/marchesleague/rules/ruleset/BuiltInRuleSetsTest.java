/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every rule set that comes with the library must hold to. */
class BuiltInRuleSetsTest {

    private static final Path RESOURCES =
            Path.of("src/main/resources/io/github/marchesleague/rules/ruleset").toAbsolutePath();

    static List<String> ids() {
        return RuleSets.ids();
    }

    @Test
    void indexNamesEveryFileOnce() throws IOException {
        try (Stream<Path> files = Files.list(RESOURCES)) {
            assertThat(files.map(file -> file.getFileName().toString())
                            .filter(name -> name.endsWith(".yaml"))
                            .map(name -> name.substring(0, name.length() - ".yaml".length())))
                    .containsExactlyInAnyOrderElementsOf(ids());
        }
        assertThat(ids()).isSorted().doesNotHaveDuplicates();
        assertThat(RuleSets.builtIn()).hasSameSizeAs(ids());
    }

    @ParameterizedTest
    @MethodSource("ids")
    void loadsAndNamesItsSource(String id) {
        RuleSet rules = RuleSets.byId(id).orElseThrow();
        assertThat(rules.id()).isEqualTo(id);
        assertThat(rules.source()).isPresent();
        assertThat(rules.name()).isNotBlank();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void readsBackEqualAfterWriting(String id) {
        RuleSet rules = RuleSets.byId(id).orElseThrow();
        String written = RuleSetFile.write(rules);
        assertThat(RuleSetFile.read("again", written)).isEqualTo(rules);
        assertThat(RuleSetFile.write(RuleSetFile.read("again", written))).isEqualTo(written);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyDeclaredReadingChangesSomething(String id) {
        RuleSet rules = RuleSets.byId(id).orElseThrow();
        for (OpenReading reading : rules.readings()) {
            for (OpenReading.Option option : reading.options()) {
                RuleSet other = rules.under(reading, option);
                assertThat(other.equals(rules)).isEqualTo(option.rules().isEmpty());
                assertThat(other.chain().equals(rules.chain())
                                && other.scoring().equals(rules.scoring())
                                && other.adjudication().equals(rules.adjudication()))
                        .isEqualTo(option.rules().isEmpty());
            }
        }
    }

    @Test
    void answersEmptyForAnUnknownId() {
        assertThat(RuleSets.byId("nobody")).isEmpty();
        assertThat(RuleSets.file("../RuleSets")).isEmpty();
    }
}
