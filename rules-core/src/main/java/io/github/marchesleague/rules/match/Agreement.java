/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import java.util.Set;

/**
 * What the two captains agreed about a match beforehand, as its card records it. Whether that has an effect is for the
 * rules to say.
 *
 * @param unplayed the boards, from 1, that neither side was to fill
 * @param boardOrder whether the players may sit in another order than the rules prescribe
 */
public record Agreement(Set<Integer> unplayed, boolean boardOrder) {

    /** Nothing was agreed. */
    public static final Agreement NONE = new Agreement(Set.of(), false);

    /**
     * Takes an unmodifiable copy.
     *
     * @throws IllegalArgumentException if a board is below 1
     */
    public Agreement {
        unplayed = Set.copyOf(unplayed);
        for (int board : unplayed) {
            if (board < 1) {
                throw new IllegalArgumentException("board " + board + " agreed to be unplayed; boards begin at 1");
            }
        }
    }

    /**
     * Whether a board was agreed to be unplayed.
     *
     * @param board the board, from 1
     * @return true if it was
     */
    public boolean leavesOut(int board) {
        return !unplayed.isEmpty() && unplayed.contains(board);
    }

    /**
     * Whether a result cannot be that of a board that was agreed to be unplayed: a game, or a board won by default.
     *
     * @param board the board, from 1
     * @param result its result
     * @return true if the board was agreed to be unplayed, and the result says that it was played or that one side won it
     */
    public boolean contradicts(int board, BoardResult result) {
        BoardResult.Kind kind = result.kind();
        return leavesOut(board)
                && (kind.overTheBoard() || (kind.byDefault() && kind != BoardResult.Kind.DOUBLE_DEFAULT));
    }
}
