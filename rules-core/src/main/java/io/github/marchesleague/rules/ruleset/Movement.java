/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

/**
 * How many teams move between two divisions at the end of a season. The Herefordshire league has one division and no
 * movement; other leagues set these figures.
 *
 * @param up how many teams of the lower division go up
 * @param down how many teams of the upper division go down
 * @param playOff whether the next team of the lower division plays off against the last that would stay in the upper
 * @param refusalPassesTo the lowest position to which a refused promotion passes; {@code up} where it passes to nobody,
 *     {@code up + 1} where it passes to the next team only
 * @param leaversDown how many divisions down a team starts again that left during the season or was put out; 0 where
 *     nothing is laid down for it
 * @param leaversTakePlaces whether such a team counts as one of those that go down
 */
public record Movement(
        int up, int down, boolean playOff, int refusalPassesTo, int leaversDown, boolean leaversTakePlaces) {

    /** One division, or divisions between which nobody moves. */
    public static final Movement NONE = new Movement(0, 0, false, 0);

    /**
     * Checks the figures.
     *
     * @throws IllegalArgumentException if a number is negative, a refusal passes to fewer positions than go up, or teams
     *     that left take places that there are not
     */
    public Movement {
        if (up < 0 || down < 0 || leaversDown < 0) {
            throw new IllegalArgumentException(
                    "movement of " + up + " up and " + down + " down: the numbers must not be negative");
        }
        if (refusalPassesTo < up) {
            throw new IllegalArgumentException(
                    "a refusal passes to position " + refusalPassesTo + ", but " + up + " go up: give at least " + up);
        }
        if (leaversTakePlaces && down == 0) {
            throw new IllegalArgumentException(
                    "teams that left count among those that go down, but none goes down: give down as 1 or more");
        }
    }

    /**
     * Figures that lay nothing down for teams that left.
     *
     * @param up how many teams of the lower division go up
     * @param down how many teams of the upper division go down
     * @param playOff whether the next team of the lower division plays off against the last that would stay in the upper
     * @param refusalPassesTo the lowest position to which a refused promotion passes
     */
    public Movement(int up, int down, boolean playOff, int refusalPassesTo) {
        this(up, down, playOff, refusalPassesTo, 0, false);
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
