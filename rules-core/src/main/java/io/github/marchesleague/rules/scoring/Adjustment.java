/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.scoring;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.TeamId;
import java.util.Objects;

/**
 * Points given to a team or taken from it for the whole season, beside its matches: by a ruling (13.5), as a penalty, or
 * for a bye.
 *
 * @param team the team
 * @param matchPoints match points added; negative takes away
 * @param gamePoints game points added; negative takes away
 * @param rule the rule it rests on
 * @param reason why, in a few words
 */
public record Adjustment(TeamId team, Points matchPoints, Points gamePoints, String rule, String reason) {

    /** Checks that nothing is missing. */
    public Adjustment {
        Objects.requireNonNull(team, "team");
        Objects.requireNonNull(matchPoints, "matchPoints");
        Objects.requireNonNull(gamePoints, "gamePoints");
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(reason, "reason");
    }
}
