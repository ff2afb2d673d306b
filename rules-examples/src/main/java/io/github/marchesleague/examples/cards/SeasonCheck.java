/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.cards;

import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.adjudication.Breach;
import io.github.marchesleague.rules.honours.PlayOffReview;
import io.github.marchesleague.rules.standings.Standings;
import java.util.List;

/**
 * What the rule book objects to in a season, with all that is needed to show it.
 *
 * @param title what a heading calls the season
 * @param names the names of its teams
 * @param adjudicated the season after adjudication
 * @param remarks play-offs that were not called for; they are no breaches
 */
public record SeasonCheck(String title, TeamNames names, AdjudicatedSeason adjudicated, List<Breach> remarks) {

    /** Checks the season. */
    public static SeasonCheck of(LoadedSeason loaded) {
        AdjudicatedSeason adjudicated = loaded.rules().adjudicator().adjudicate(loaded.season());
        return new SeasonCheck(
                loaded.title(),
                new TeamNames(loaded.season().teams()),
                adjudicated,
                adjudicated.playOffs().isEmpty()
                        ? List.of()
                        : PlayOffReview.remarks(Standings.of(adjudicated, loaded.rules())));
    }
}
