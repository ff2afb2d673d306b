/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.tiebreak.Figure;
import java.util.List;

/**
 * What put one team above another.
 *
 * @param above the team above
 * @param below the team below
 * @param criterion the criterion's identifier
 * @param rule the rule's number
 * @param figureAbove the figure of the team above
 * @param figureBelow the figure of the team below
 * @param among the teams that were level when the criterion was reached
 */
public record Separation(
        TeamId above,
        TeamId below,
        String criterion,
        String rule,
        Figure figureAbove,
        Figure figureBelow,
        List<TeamId> among) {

    /** Takes an unmodifiable copy. */
    public Separation {
        among = List.copyOf(among);
    }
}
