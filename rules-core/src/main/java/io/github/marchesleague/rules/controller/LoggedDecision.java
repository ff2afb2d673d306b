/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.controller;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.TeamId;
import java.util.List;
import java.util.Objects;

/**
 * A decision with its effect on the table.
 *
 * @param number its number in the log, from 1
 * @param decision the decision
 * @param effects what changed for which team, in the order of the table after it; empty if the table stayed the same
 */
public record LoggedDecision(int number, Decision decision, List<Effect> effects) {

    /** Takes an unmodifiable copy. */
    public LoggedDecision {
        Objects.requireNonNull(decision, "decision");
        effects = List.copyOf(effects);
    }

    /**
     * What a decision did to one team.
     *
     * @param team the team
     * @param before where it stood without the decision
     * @param after where it stands with it
     */
    public record Effect(TeamId team, Place before, Place after) {

        /** Checks that nothing is missing. */
        public Effect {
            Objects.requireNonNull(team, "team");
            Objects.requireNonNull(before, "before");
            Objects.requireNonNull(after, "after");
        }
    }

    /**
     * A team's place in a table.
     *
     * @param position the position, from 1
     * @param shared whether another team has the same
     * @param matchPoints the match points
     * @param gamePoints the game points
     */
    public record Place(int position, boolean shared, Points matchPoints, Points gamePoints) {

        /** Checks that nothing is missing. */
        public Place {
            Objects.requireNonNull(matchPoints, "matchPoints");
            Objects.requireNonNull(gamePoints, "gamePoints");
        }
    }
}
