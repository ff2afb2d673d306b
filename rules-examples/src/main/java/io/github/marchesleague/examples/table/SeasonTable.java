/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.table;

import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.standings.Standings;

/**
 * The table of a season, with all that is needed to show it.
 *
 * @param title what a heading calls the season
 * @param season the season
 * @param adjudicated the season after adjudication
 * @param table its table
 */
public record SeasonTable(String title, Season season, AdjudicatedSeason adjudicated, Standings table) {

    /** Works the table out. */
    public static SeasonTable of(LoadedSeason loaded) {
        AdjudicatedSeason adjudicated = loaded.rules().adjudicator().adjudicate(loaded.season());
        return new SeasonTable(loaded.title(), loaded.season(), adjudicated, Standings.of(adjudicated, loaded.rules()));
    }

    /** The notes under it. */
    public StandingsNotes notes() {
        return new StandingsNotes(this);
    }
}
