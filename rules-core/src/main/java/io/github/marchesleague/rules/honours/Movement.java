/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.honours;

/**
 * How many teams move between two divisions at the end of a season. The Herefordshire league has one division and no
 * movement; other leagues set these figures.
 *
 * @param up how many teams of the lower division go up
 * @param down how many teams of the upper division go down
 * @param playOff whether the next team of the lower division plays off against the last that would stay in the upper
 * @param refusalPassesTo the lowest position to which a refused promotion passes; {@code up} where it passes to nobody,
 *     {@code up + 1} where it passes to the next team only
 */
public record Movement(int up, int down, boolean playOff, int refusalPassesTo) {

    /** One division, or divisions between which nobody moves. */
    public static final Movement NONE = new Movement(0, 0, false, 0);

    /**
     * Checks the figures.
     *
     * @throws IllegalArgumentException if a number is negative, or a refusal passes to fewer positions than go up
     */
    public Movement {
        if (up < 0 || down < 0) {
            throw new IllegalArgumentException(
                    "movement of " + up + " up and " + down + " down: the numbers must not be negative");
        }
        if (refusalPassesTo < up) {
            throw new IllegalArgumentException(
                    "a refusal passes to position " + refusalPassesTo + ", but " + up + " go up: give at least " + up);
        }
    }

    /**
     * So many up and so many down, with a refused promotion passing to the next team only (France; Gwent's further steps
     * are for its controller).
     *
     * @param teams how many go up and how many down
     * @return the movement
     */
    public static Movement ofTeams(int teams) {
        return new Movement(teams, teams, false, teams + 1);
    }
}
