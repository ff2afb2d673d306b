/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import java.util.Set;

/**
 * How many places of a table are promoted and relegated, as far as the chain needs to know: a step may be for those ties
 * only on which a title, promotion or relegation hangs.
 *
 * @param promoted how many of the first places are promoted
 * @param relegated how many of the last places are relegated
 */
public record Places(int promoted, int relegated) {

    /** Nobody moves up or down. */
    public static final Places NONE = new Places(0, 0);

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is negative
     */
    public Places {
        if (promoted < 0 || relegated < 0) {
            throw new IllegalArgumentException(
                    "places: " + promoted + " promoted, " + relegated + " relegated; must not be negative");
        }
    }

    /**
     * The lines that part the places for which something different is at stake.
     *
     * @param stakes what is looked at
     * @param teams how many teams the table has
     * @return for each line how many places are above it, in ascending order; lines at the ends of the table are left out
     */
    public int[] lines(Set<Stake> stakes, int teams) {
        return stakes.stream()
                .mapToInt(stake -> switch (stake) {
                    case TITLE -> 1;
                    case PROMOTION -> promoted;
                    case RELEGATION -> relegated == 0 ? 0 : teams - relegated;
                })
                .filter(line -> line > 0 && line < teams)
                .distinct()
                .sorted()
                .toArray();
    }
}
