/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

/**
 * How often every pair of teams meets. The Herefordshire rules say "all play all" (2.1) and no more; other leagues play
 * once from a certain number of teams on and twice below it.
 *
 * @param usual how often they meet where there are enough teams
 * @param few how often they meet where there are fewer
 * @param enough the number of teams from which on {@code usual} holds
 */
public record Cycles(int usual, int few, int enough) {

    /** Every pair meets once. */
    public static final Cycles SINGLE = times(1);

    /** Every pair meets twice, each team once at home. */
    public static final Cycles DOUBLE = times(2);

    private static final int MOST = 100;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if teams are to meet less than once or more than a hundred times
     */
    public Cycles {
        if (usual < 1 || few < 1) {
            throw new IllegalArgumentException(
                    "teams are to meet " + Math.min(usual, few) + " times; an all-play-all needs at least 1 (2.1)");
        }
        if (usual > MOST || few > MOST) {
            throw new IllegalArgumentException("teams are to meet " + Math.max(usual, few)
                    + " times; a schedule holds at most " + MOST + " meetings of a pair");
        }
    }

    /**
     * Every pair meets a number of times, at home and away in turn.
     *
     * @param times how often
     * @return the number of cycles
     * @throws IllegalArgumentException if it is below 1
     */
    public static Cycles times(int times) {
        return new Cycles(times, times, 0);
    }

    /**
     * Once from a number of teams on, twice with fewer.
     *
     * @param teams the number of teams from which on pairs meet once
     * @return the rule
     */
    public static Cycles singleFrom(int teams) {
        return new Cycles(1, 2, teams);
    }

    /**
     * How often pairs meet in a league of this size.
     *
     * @param teams the number of teams
     * @return the number of cycles
     */
    public int forTeams(int teams) {
        return teams >= enough ? usual : few;
    }
}
