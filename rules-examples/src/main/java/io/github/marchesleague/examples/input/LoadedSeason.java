/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.input;

import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.season.Season;
import java.util.Optional;

/**
 * A season that was read and fits its rules.
 *
 * @param shown how the command line names it
 * @param season the season
 * @param rules the rules in force
 * @param rulesNamed what names them, as written: a built-in rule set's id, or the path of a file
 */
public record LoadedSeason(String shown, Season season, RuleSet rules, String rulesNamed) {

    /** Another season under the same rules. */
    public LoadedSeason with(Season other) {
        return new LoadedSeason(shown, other, rules, rulesNamed);
    }

    /** What to heed where a document of the season is kept, so that its rules are found from there. */
    public Optional<String> noteOnRules() {
        return RuleSets.byId(rulesNamed).isPresent()
                ? Optional.empty()
                : Optional.of("note: the rules are the file " + rulesNamed
                        + "; keep the document in a folder from which that path leads to it");
    }

    /** What a heading calls it: its name, or else how the command line names it. */
    public String title() {
        return season.name().isEmpty() ? shown : season.name();
    }
}
