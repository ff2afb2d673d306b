/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruling;

import io.github.marchesleague.rules.match.TeamId;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * A round in which a team had no opponents.
 *
 * @param team the team
 * @param round the round, where it is known
 */
public record Bye(TeamId team, OptionalInt round) {

    /** Checks that nothing is missing. */
    public Bye {
        Objects.requireNonNull(team, "team");
        Objects.requireNonNull(round, "round");
    }
}
