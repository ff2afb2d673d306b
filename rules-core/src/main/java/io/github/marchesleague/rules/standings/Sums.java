/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.tiebreak.Figure;
import java.util.stream.IntStream;

/**
 * Whole numbers for each team, compared one after the other.
 *
 * @param values by team and part
 * @param width how many parts each team has
 * @param unit how many of them make a point
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared; nobody outside this package sees it.
record Sums(long[] values, int width, long unit) {

    /** A team's numbers as points. */
    Figure figure(int team) {
        return new Figure(IntStream.range(team * width, (team + 1) * width)
                .mapToObj(at -> new Points(values[at], unit))
                .toList());
    }
}
