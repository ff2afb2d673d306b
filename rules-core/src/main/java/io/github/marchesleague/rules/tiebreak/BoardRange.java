/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

/**
 * Which boards of a match a criterion looks at. Where it is not all of them, game points are those scored on these
 * boards, without what was added to or taken from the match as a whole.
 *
 * @param first only boards 1 to this one; 0 for no such limit
 * @param withoutLast how many boards are left out at the bottom
 */
public record BoardRange(int first, int withoutLast) {

    /** All boards. */
    public static final BoardRange ALL = new BoardRange(0, 0);

    /**
     * Checks the range.
     *
     * @throws IllegalArgumentException if a number is negative
     */
    public BoardRange {
        if (first < 0 || withoutLast < 0) {
            throw new IllegalArgumentException("the first " + first + " boards without the last " + withoutLast
                    + ": neither number may be negative");
        }
    }

    /**
     * The first boards.
     *
     * @param boards how many, at least 1
     * @return boards 1 to that one
     */
    public static BoardRange first(int boards) {
        return new BoardRange(boards, 0);
    }

    /**
     * All but the last boards.
     *
     * @param boards how many are left out
     * @return the range
     */
    public static BoardRange allButLast(int boards) {
        return new BoardRange(0, boards);
    }

    /**
     * Whether no board is left out.
     *
     * @return true for all boards
     */
    public boolean all() {
        return first == 0 && withoutLast == 0;
    }

    /**
     * Whether a board is looked at.
     *
     * @param board the board, from 1
     * @param boards how many boards the match has
     * @return true if it is
     */
    public boolean includes(int board, int boards) {
        return board <= boards - withoutLast && (first == 0 || board <= first);
    }
}
