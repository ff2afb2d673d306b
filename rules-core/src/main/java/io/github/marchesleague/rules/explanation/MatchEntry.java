/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import java.util.List;
import java.util.Objects;

/**
 * One match beneath a figure, from the side of the team whose figure it is.
 *
 * @param match the match
 * @param side where the team played
 * @param opponent the opponents
 * @param outcome what the match was for the team (7.2)
 * @param own the team's game points
 * @param conceded the opponents' game points
 * @param adds what the match adds to the figure, a number for each number of the figure; nothing where a figure is not
 *     made of what single matches add
 * @param boards its boards from board 1; none where only the total is recorded
 * @param reasons what decided about the match as a whole, where not its boards alone did
 */
public record MatchEntry(
        MatchRef match,
        Side side,
        TeamId opponent,
        Outcome outcome,
        Points own,
        Points conceded,
        List<Points> adds,
        List<BoardEntry> boards,
        List<Reason> reasons) {

    /** Takes unmodifiable copies. */
    public MatchEntry {
        Objects.requireNonNull(match, "match");
        Objects.requireNonNull(side, "side");
        Objects.requireNonNull(opponent, "opponent");
        Objects.requireNonNull(outcome, "outcome");
        Objects.requireNonNull(own, "own");
        Objects.requireNonNull(conceded, "conceded");
        adds = List.copyOf(adds);
        boards = List.copyOf(boards);
        reasons = List.copyOf(reasons);
    }
}
