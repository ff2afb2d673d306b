/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;

/**
 * What the rule book objects to in a season, with all that is needed to show it.
 *
 * @param title what a heading calls the season
 * @param names the names of its teams
 * @param adjudicated the season after adjudication
 */
record SeasonCheck(String title, TeamNames names, AdjudicatedSeason adjudicated) {

    /** Checks the season. */
    static SeasonCheck of(LoadedSeason loaded) {
        return new SeasonCheck(
                loaded.title(),
                new TeamNames(loaded.season().teams()),
                loaded.rules().adjudicator().adjudicate(loaded.season()));
    }
}
