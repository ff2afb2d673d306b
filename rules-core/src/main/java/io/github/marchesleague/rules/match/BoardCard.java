/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import java.util.Objects;

/**
 * One board of a match card, before anything has been decided about it.
 *
 * @param home the home side's seat
 * @param away the away side's seat
 * @param result the result as the captains wrote it down
 */
public record BoardCard(Seat home, Seat away, BoardResult result) {

    /** Checks that nothing is missing. */
    public BoardCard {
        Objects.requireNonNull(home, "home");
        Objects.requireNonNull(away, "away");
        Objects.requireNonNull(result, "result");
    }

    /**
     * A board without a recorded line-up.
     *
     * @param result the result as written down
     * @return the board
     */
    public static BoardCard of(BoardResult result) {
        return new BoardCard(Seat.NOT_RECORDED, Seat.NOT_RECORDED, result);
    }

    /**
     * One side's seat.
     *
     * @param side the side
     * @return its seat
     */
    public Seat seat(Side side) {
        return side == Side.HOME ? home : away;
    }

    /**
     * Whether the card gives a board to a side that had nobody for it, which cannot be.
     *
     * @param side the side
     * @return true if it named nobody and has won
     */
    public boolean wonWithoutPlayer(Side side) {
        return seat(side).kind() == Seat.Kind.EMPTY && result.kind().wonBy(side);
    }
}
