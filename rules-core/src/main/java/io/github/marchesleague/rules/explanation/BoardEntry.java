/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import io.github.marchesleague.rules.match.Points;
import java.util.List;
import java.util.Objects;

/**
 * One board beneath a figure, from the side of the team whose figure it is.
 *
 * @param board the board, from 1
 * @param own the team's points on it
 * @param conceded the opponents' points on it
 * @param adds what it adds to the figure, a number for each number of the figure; nothing where the figure takes the
 *     match as a whole, as match points do
 * @param reasons why it counts as it does, where not the game itself decided
 */
public record BoardEntry(int board, Points own, Points conceded, List<Points> adds, List<Reason> reasons) {

    /** Takes unmodifiable copies. */
    public BoardEntry {
        Objects.requireNonNull(own, "own");
        Objects.requireNonNull(conceded, "conceded");
        adds = List.copyOf(adds);
        reasons = List.copyOf(reasons);
    }
}
