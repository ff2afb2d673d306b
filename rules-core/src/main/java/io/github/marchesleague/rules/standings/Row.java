/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.scoring.Tally;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One line of the table.
 *
 * @param position the position, from 1; teams that share one have the same (1, 2, 2, 4)
 * @param shared whether another team has the same position
 * @param team the team
 * @param tally what it has from its matches, adjustments included
 * @param adjustments what was given to it or taken from it beside its matches
 * @param aheadOfNextBy what put it above the next line; empty on the last line and between teams that share a position
 */
public record Row(
        int position,
        boolean shared,
        Team team,
        Tally tally,
        List<Adjustment> adjustments,
        Optional<Decider> aheadOfNextBy) {

    /** Takes an unmodifiable copy. */
    public Row {
        Objects.requireNonNull(team, "team");
        Objects.requireNonNull(tally, "tally");
        adjustments = List.copyOf(adjustments);
        Objects.requireNonNull(aheadOfNextBy, "aheadOfNextBy");
    }

    /**
     * The step that separated two lines.
     *
     * @param id the identifier of its tie-break, such as {@code game-points}
     * @param rule the rule's number, such as {@code 7.2.2(a)}
     */
    public record Decider(String id, String rule) {}
}
