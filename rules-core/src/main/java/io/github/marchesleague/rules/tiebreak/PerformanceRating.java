/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import io.github.marchesleague.rules.match.Points;
import java.util.Arrays;

/**
 * FIDE's tournament performance rating (tie-break regulations C.07, 10.2): the average rating of the opponents, and to it
 * the rating difference that belongs to the share of the points scored (rating regulations B.02, table 8.1.1).
 */
final class PerformanceRating {

    /** Table 8.1.1 of B.02 from a share of 0.50 to 1.00; below a half the difference is the same with a minus. */
    private static final int[] DIFFERENCES = {
        0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184,
        193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501,
        538, 589, 677, 800
    };

    private PerformanceRating() {}

    /**
     * The performance in these games.
     *
     * @param opponents the opponents' ratings, at least one
     * @param scored the points scored, from nothing to one a game
     * @return the rating; average and share are rounded to whole numbers and hundredths, a half upwards
     */
    static long of(long[] opponents, Points scored) {
        Points games = Points.of(opponents.length);
        long average = rounded(Points.of(Arrays.stream(opponents).sum()).dividedBy(games));
        int hundredths = (int) rounded(scored.times(100).dividedBy(games));
        return average + (hundredths < 50 ? -DIFFERENCES[50 - hundredths] : DIFFERENCES[hundredths - 50]);
    }

    private static long rounded(Points points) {
        Points shifted = points.plus(Points.HALF);
        return Math.floorDiv(shifted.numerator(), shifted.denominator());
    }
}
