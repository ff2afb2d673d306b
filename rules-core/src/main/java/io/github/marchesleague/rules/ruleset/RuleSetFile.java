/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Rule-set files: one short YAML or JSON document for a league's rule book.
 *
 * <pre>{@code
 * id: example-2026
 * name: Example League
 * boards: 4
 * rankedBy: match-points
 * tieBreaks:
 *   - {by: game-points, rule: 5.1}
 *   - {by: head-to-head-game-points, rule: 5.2}
 *   - {by: shared, rule: 5.3}
 * partialSplit: re-form
 * }</pre>
 *
 * <p>A league with strategies of its own reads its files with a {@link RuleSetReader}.
 */
public final class RuleSetFile {

    private RuleSetFile() {}

    /**
     * Reads a text.
     *
     * @param file its name for messages
     * @param text the text
     * @return the rule set
     * @throws io.github.marchesleague.rules.fault.FaultsException if anything is wrong with it, with all faults, each with
     *     its line and column
     */
    public static RuleSet read(String file, String text) {
        return RuleSetReader.standard().read(file, text);
    }

    /**
     * Reads a file in UTF-8.
     *
     * @param path the file
     * @return the rule set
     * @throws IOException if the file cannot be read
     * @throws io.github.marchesleague.rules.fault.FaultsException if anything is wrong with it, with all faults, each with
     *     its line and column
     */
    public static RuleSet read(Path path) throws IOException {
        return RuleSetReader.standard().read(path);
    }

    /**
     * Writes a rule set. Reading the text gives an equal rule set.
     *
     * @param rules the rule set
     * @return the text of a rule-set file
     * @throws IllegalArgumentException if the rule set uses a strategy from code
     */
    public static String write(RuleSet rules) {
        return RuleSetReader.standard().write(rules);
    }

    /**
     * The JSON Schema of rule-set files, for completion and checks in an editor.
     *
     * @return the schema as a JSON text
     */
    public static String schema() {
        return RuleSets.resource("rule-set.schema.json").orElseThrow();
    }
}
