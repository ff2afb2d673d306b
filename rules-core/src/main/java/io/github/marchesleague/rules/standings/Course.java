/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Step;
import java.util.List;
import java.util.Optional;

/**
 * The way of one group of level teams through the chain: from the step at which the group began to the step that divided
 * it, or to where it was left level (7.2.2). The first course of a table is that of all teams.
 *
 * @param teams the group, in the order of the table
 * @param league the teams whose matches with each other head-to-head steps looked at, the group among them
 * @param stops the steps in order, with those that were passed over
 */
public record Course(List<TeamId> teams, List<TeamId> league, List<Stop> stops) {

    /** Takes unmodifiable copies. */
    public Course {
        teams = List.copyOf(teams);
        league = List.copyOf(league);
        stops = List.copyOf(stops);
    }

    /**
     * One step.
     *
     * @param number its place in the chain, from 0; a ruling about the order comes after the chain
     * @param step the step
     * @param division what it made of the group; empty where it is not used for so many teams and was passed over
     */
    public record Stop(int number, Step step, Optional<Division> division) {}
}
