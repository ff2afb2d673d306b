/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.season.Season;

/**
 * A season that was read and fits its rules.
 *
 * @param shown how the command line names it
 * @param season the season
 * @param rules the rules in force
 */
record LoadedSeason(String shown, Season season, RuleSet rules) {

    /** What a heading calls it: its name, or else how the command line names it. */
    String title() {
        return season.name().isEmpty() ? shown : season.name();
    }
}
