/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.ratings;

import io.github.marchesleague.rules.season.Season;
import java.util.List;
import java.util.Objects;

/**
 * What was read from a tournament report.
 *
 * @param season the teams, players and matches
 * @param players who the players are
 * @param notes what was in the file and is not in the season
 */
public record TrfTournament(Season season, List<PlayerIdentity> players, List<String> notes) {

    /** Takes unmodifiable copies. */
    public TrfTournament {
        Objects.requireNonNull(season, "season");
        players = List.copyOf(players);
        notes = List.copyOf(notes);
    }
}
