/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.tiebreak.Division;
import java.util.List;

/**
 * Teams that the ranking itself (7.2.1) left level, and what the chain made of them.
 *
 * @param teams the teams in the order of the table
 * @param steps every step that was taken, in order, with those that separated nobody
 */
public record Tie(List<TeamId> teams, List<StepTaken> steps) {

    /** Takes unmodifiable copies. */
    public Tie {
        teams = List.copyOf(teams);
        steps = List.copyOf(steps);
    }

    /**
     * One step of the chain applied to one group of level teams.
     *
     * @param criterion the criterion's identifier
     * @param rule the rule's number
     * @param among the teams that were level when it was reached
     * @param division what it made of them; a single part where it separated nobody
     */
    public record StepTaken(String criterion, String rule, List<TeamId> among, Division division) {

        /** Takes an unmodifiable copy. */
        public StepTaken {
            among = List.copyOf(among);
        }
    }
}
