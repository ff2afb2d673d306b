/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.standings.Standings;

/**
 * The table of a season, with all that is needed to show it.
 *
 * @param title what a heading calls the season
 * @param season the season
 * @param table its table
 */
record SeasonTable(String title, Season season, Standings table) {

    /** Works the table out. */
    static SeasonTable of(LoadedSeason loaded) {
        return new SeasonTable(loaded.title(), loaded.season(), League.standings(loaded.season(), loaded.rules()));
    }

    /** The notes under it. */
    StandingsNotes notes() {
        return new StandingsNotes(season, table);
    }
}
