/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import java.util.Optional;

/** One of the two teams of a match (rule 10.3). */
public enum Side {
    /** The team named first. */
    HOME,
    /** The team named second. */
    AWAY;

    /**
     * The opponents.
     *
     * @return the other side
     */
    public Side other() {
        return this == HOME ? AWAY : HOME;
    }

    /** The side of a team in a match of two. */
    static Optional<Side> of(TeamId team, TeamId home, TeamId away) {
        return team.equals(home) ? Optional.of(HOME) : team.equals(away) ? Optional.of(AWAY) : Optional.empty();
    }
}
