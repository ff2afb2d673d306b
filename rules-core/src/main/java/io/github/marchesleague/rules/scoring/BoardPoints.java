/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.scoring;

import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import java.util.Objects;

/**
 * What a board is worth to each side (rules 7.1, 12.2 and 12.3).
 *
 * @param win for a game won over the board
 * @param draw to each side of a drawn game
 * @param loss for a game lost over the board
 * @param defaultWin for a board that the opponents lost by default
 * @param defaultLoss for a board lost by default
 * @param doubleDefault to each side of a board that both lost, in the match result (12.3)
 * @param doubleDefaultInTable to each side of such a board, in the game points of the table
 */
public record BoardPoints(
        Points win,
        Points draw,
        Points loss,
        Points defaultWin,
        Points defaultLoss,
        Points doubleDefault,
        Points doubleDefaultInTable) {

    /** Rules 7.1, 12.2 and 12.3: 1, ½, 0; a default counts as a loss; a double default as a draw. */
    public static final BoardPoints STANDARD = of(Points.ONE, Points.HALF, Points.ZERO);

    /** Checks that nothing is missing. */
    public BoardPoints {
        Objects.requireNonNull(win, "win");
        Objects.requireNonNull(draw, "draw");
        Objects.requireNonNull(loss, "loss");
        Objects.requireNonNull(defaultWin, "defaultWin");
        Objects.requireNonNull(defaultLoss, "defaultLoss");
        Objects.requireNonNull(doubleDefault, "doubleDefault");
        Objects.requireNonNull(doubleDefaultInTable, "doubleDefaultInTable");
    }

    /**
     * The same values for boards played and defaulted; a double default counts as a draw.
     *
     * @param win for a win
     * @param draw for a draw
     * @param loss for a loss
     * @return the values
     */
    public static BoardPoints of(Points win, Points draw, Points loss) {
        return new BoardPoints(win, draw, loss, win, loss, draw, draw);
    }

    /**
     * The same values with another one for double defaults, in the match result and in the table.
     *
     * @param points to each side
     * @return the changed values
     */
    public BoardPoints withDoubleDefault(Points points) {
        return new BoardPoints(win, draw, loss, defaultWin, defaultLoss, points, points);
    }

    /**
     * One side's points on a board, for the result of the match.
     *
     * @param result how the board ended
     * @param side the side
     * @return its points; none for a void or unfinished board
     */
    public Points of(BoardResult result, Side side) {
        if (result.fixed()) {
            return result.of(side);
        }
        return switch (result.kind()) {
            case HOME_WIN -> side == Side.HOME ? win : loss;
            case AWAY_WIN -> side == Side.AWAY ? win : loss;
            case DRAW -> draw;
            case HOME_WIN_BY_DEFAULT -> side == Side.HOME ? defaultWin : defaultLoss;
            case AWAY_WIN_BY_DEFAULT -> side == Side.AWAY ? defaultWin : defaultLoss;
            case DOUBLE_DEFAULT -> doubleDefault;
            case DECIDED -> result.of(side);
            case VOID, UNFINISHED -> Points.ZERO;
        };
    }

    /**
     * One side's points on a board, for the game points of the table.
     *
     * @param result how the board ended
     * @param side the side
     * @return its points; differs from {@link #of} only for a double default
     */
    public Points inTable(BoardResult result, Side side) {
        return result.kind() == BoardResult.Kind.DOUBLE_DEFAULT && !result.fixed()
                ? doubleDefaultInTable
                : of(result, side);
    }
}
