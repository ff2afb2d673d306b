/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.TeamId;
import java.util.Arrays;

/**
 * The numbers of teams, from 0 in the order in which they came. Every team of every match is looked up here, which is
 * most of the work of reading a season, so that a hash map of boxed numbers would be felt.
 */
final class TeamNumbers {

    /** What is found for a team without a number. */
    static final int NONE = -1;

    /** Spreads hashes that differ in a few bits only, as those of "Team 1" and "Team 2": 2^32 divided by the golden ratio. */
    private static final int SPREAD = 0x9E3779B9;

    /** Teams by number. */
    private TeamId[] teams = new TeamId[16];

    private int size;
    /** By the hash of a team or in the next free place, its number and one; 0 is a free place. */
    private int[] places = new int[64];

    /** The number of a team, or {@link #NONE}. */
    int of(TeamId team) {
        return places[place(team)] - 1;
    }

    private int place(TeamId team) {
        int last = places.length - 1;
        int place = (team.hashCode() * SPREAD) >>> Integer.numberOfLeadingZeros(last);
        while (true) {
            int number = places[place] - 1;
            if (number == NONE || teams[number].equals(team)) {
                return place;
            }
            place = place + 1 & last;
        }
    }

    /** Gives the next number to a team that has none. */
    int add(TeamId team) {
        if (size == teams.length) {
            teams = Arrays.copyOf(teams, 2 * size);
            places = new int[4 * teams.length];
            for (int number = 0; number < size; number++) {
                places[place(teams[number])] = number + 1;
            }
        }
        teams[size] = team;
        places[place(team)] = ++size;
        return size - 1;
    }
}
