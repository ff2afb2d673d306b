/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.standings.OpponentShare;
import io.github.marchesleague.rules.tiebreak.Figure;
import java.util.List;
import java.util.Objects;

/**
 * What a team's figure is made of. Where {@code working} is empty the figure is the plain sum of what the matches, the
 * opponents that count and the adjustments add.
 *
 * @param team the team
 * @param figure its figure
 * @param matches the matches that were looked at
 * @param opponents the opponents whose totals were looked at (7.2.2(c)), with those that were left out
 * @param adjustments what was given or taken beside the matches and is in the figure
 * @param working how the figure comes from these, where it is not their plain sum: an average, a rounding, a decision
 */
public record Account(
        TeamId team,
        Figure figure,
        List<MatchEntry> matches,
        List<OpponentShare> opponents,
        List<Adjustment> adjustments,
        String working) {

    /** Takes unmodifiable copies. */
    public Account {
        Objects.requireNonNull(team, "team");
        Objects.requireNonNull(figure, "figure");
        matches = List.copyOf(matches);
        opponents = List.copyOf(opponents);
        adjustments = List.copyOf(adjustments);
        Objects.requireNonNull(working, "working");
    }
}
