/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Side;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One board after adjudication.
 *
 * @param played the result as the captains wrote it down; unfinished where nothing was recorded
 * @param official the result that counts
 * @param rule the number of the rule that made it so; empty where the game's own result stands
 * @param home why the home side lost the board; empty if it was fit to score
 * @param away why the away side lost the board; empty if it was fit to score
 */
public record AdjudicatedBoard(
        BoardResult played, BoardResult official, String rule, List<Cause> home, List<Cause> away) {

    /** Takes unmodifiable copies. */
    public AdjudicatedBoard {
        Objects.requireNonNull(played, "played");
        Objects.requireNonNull(official, "official");
        Objects.requireNonNull(rule, "rule");
        home = List.copyOf(home);
        away = List.copyOf(away);
    }

    /**
     * Why a side lost the board.
     *
     * @param side the side
     * @return the causes; empty if it was fit to score
     */
    public List<Cause> causes(Side side) {
        return side == Side.HOME ? home : away;
    }

    /**
     * The agreement of the captains that nobody plays on the board (12.3), which is the same cause on both sides.
     *
     * @return the cause; empty if they did not agree on that, or if anything else is a cause as well
     */
    public Optional<Cause> agreement() {
        return home.equals(away) && home.size() == 1 && home.get(0).kind() == Cause.Kind.AGREED
                ? Optional.of(home.get(0))
                : Optional.empty();
    }
}
