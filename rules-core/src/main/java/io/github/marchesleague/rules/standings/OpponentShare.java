/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.TeamId;

/**
 * One opponent behind a figure that is made of opponents' totals (7.2.2(c)).
 *
 * @param opponent the opponent
 * @param total its points from all its matches, by which the highest and the lowest are found
 * @param adds what it adds to the figure, or would add if it were not left out
 * @param counted whether it counts or is left out
 */
public record OpponentShare(TeamId opponent, Points total, Points adds, Counted counted) {

    /** Whether an opponent counts. */
    public enum Counted {
        /** It counts. */
        YES,
        /** It is left out as one with the most points. */
        HIGHEST_LEFT_OUT,
        /** It is left out as one with the fewest points. */
        LOWEST_LEFT_OUT
    }
}
