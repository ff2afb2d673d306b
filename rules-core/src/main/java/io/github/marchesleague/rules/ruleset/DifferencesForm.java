/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.fault.Faults;
import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.yaml.Limits;
import io.github.marchesleague.rules.yaml.YamlDocument;
import io.github.marchesleague.rules.yaml.YamlNode;
import io.github.marchesleague.rules.yaml.YamlWriter;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Differences from a rule set, kept as a text in the writer's form. */
final class DifferencesForm implements Form<String> {
    private final boolean inMidSeason;

    /**
     * Differences.
     *
     * @param inMidSeason whether they come into force in mid-season, where only what belongs to the day of a match can change
     */
    DifferencesForm(boolean inMidSeason) {
        this.inMidSeason = inMidSeason;
    }

    @Override
    public Optional<String> read(YamlNode node, Registry code) {
        if (node.mapping().isEmpty()) {
            return Optional.empty();
        }
        boolean known = true;
        for (Map.Entry<String, YamlNode> entry : node.values().entrySet()) {
            if (!RuleSetForm.DIFFERENCES.contains(entry.getKey())) {
                entry.getValue()
                        .fault(
                                "the key \"" + entry.getKey() + "\" cannot be changed here",
                                Spelling.advice(entry.getKey(), RuleSetForm.DIFFERENCES));
                known = false;
            } else if (inMidSeason && !RuleSetForm.OF_A_MATCH_DAY.contains(entry.getKey())) {
                entry.getValue()
                        .fault(
                                "the key \"" + entry.getKey() + "\" cannot change in mid-season",
                                advice(entry.getKey()));
                known = false;
            }
        }
        return known ? Optional.of(YamlWriter.write(asMap(YamlWriter.toWrite(node)))) : Optional.empty();
    }

    private static String advice(String key) {
        return key.equals("boards")
                ? "write boards: any for the season where the number of boards varies"
                : "it is about the season as a whole; what belongs to the day of a match can change: "
                        + RuleSetForm.OF_A_MATCH_DAY.stream().sorted().collect(Collectors.joining(", "));
    }

    @Override
    public Object write(String rules, Registry code) {
        Faults faults = new Faults();
        Optional<YamlNode> node = YamlDocument.read("rules", rules, Limits.SMALL, faults);
        faults.throwIfAny();
        return YamlWriter.toWrite(node.orElseThrow());
    }

    @Override
    public Map<String, Object> schema() {
        return Forms.schema("$ref", inMidSeason ? "#/$defs/changes" : "#/$defs/differences");
    }

    @SuppressWarnings("unchecked") // the writer's form of a mapping
    private static Map<String, Object> asMap(Object written) {
        return (Map<String, Object>) written;
    }
}
