/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.scoring;

import io.github.marchesleague.rules.match.Points;
import java.util.Objects;

/**
 * What a team has from all its matches that count, adjustments included.
 *
 * @param played matches that count
 * @param won matches won
 * @param drawn matches drawn
 * @param lost matches lost
 * @param matchPoints match points, adjustments included
 * @param gamePoints game points, adjustments included
 * @param gamePointsAgainst game points of its opponents in these matches
 */
public record Tally(
        int played, int won, int drawn, int lost, Points matchPoints, Points gamePoints, Points gamePointsAgainst) {

    /** Checks that nothing is missing. */
    public Tally {
        Objects.requireNonNull(matchPoints, "matchPoints");
        Objects.requireNonNull(gamePoints, "gamePoints");
        Objects.requireNonNull(gamePointsAgainst, "gamePointsAgainst");
    }
}
