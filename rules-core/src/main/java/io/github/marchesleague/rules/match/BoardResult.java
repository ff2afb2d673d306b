/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import java.util.Objects;
import java.util.Optional;

/**
 * The official result of one board: how it came about, and what each side has of it.
 *
 * <p>The points of the constants are those of rules 7.1, 12.2 and 12.3; a rule set may value a kind otherwise, except
 * where {@code fixed} says that the score itself was decided.
 *
 * @param kind how the board ended
 * @param home the home side's points
 * @param away the away side's points
 * @param fixed whether these points stand whatever a rule set gives for this kind
 */
public record BoardResult(Kind kind, Points home, Points away, boolean fixed) {

    /** How a board ended. */
    public enum Kind {
        /** The home side won over the board. */
        HOME_WIN,
        /** Drawn over the board. */
        DRAW,
        /** The away side won over the board. */
        AWAY_WIN,
        /** The away side lost the board by default (12.2) or forfeit (12.5). */
        HOME_WIN_BY_DEFAULT,
        /** The home side lost the board by default (12.2) or forfeit (12.5). */
        AWAY_WIN_BY_DEFAULT,
        /** Both sides lost the board (12.3). */
        DOUBLE_DEFAULT,
        /** The board does not count for anybody. */
        VOID,
        /** An arbiter gave each side a score of its own, which is not a chess result. */
        DECIDED,
        /** The game has not been finished. */
        UNFINISHED;

        /**
         * Whether a side has a win on the board, over the board or by default.
         *
         * @param side the side
         * @return true for a win
         */
        public boolean wonBy(Side side) {
            return side == Side.HOME
                    ? this == HOME_WIN || this == HOME_WIN_BY_DEFAULT
                    : this == AWAY_WIN || this == AWAY_WIN_BY_DEFAULT;
        }

        /**
         * Whether a side lost the board by default or forfeit.
         *
         * @param side the side
         * @return true if it did
         */
        public boolean defaultedBy(Side side) {
            return this == DOUBLE_DEFAULT || this == (side == Side.HOME ? AWAY_WIN_BY_DEFAULT : HOME_WIN_BY_DEFAULT);
        }

        /**
         * Whether a game was played and finished, so that it is rated (9.1).
         *
         * @return true for a win, draw or loss over the board
         */
        public boolean overTheBoard() {
            return this == HOME_WIN || this == DRAW || this == AWAY_WIN;
        }

        /**
         * Whether the board was lost by at least one side without play.
         *
         * @return true for a default on either side or on both
         */
        public boolean byDefault() {
            return this == HOME_WIN_BY_DEFAULT || this == AWAY_WIN_BY_DEFAULT || this == DOUBLE_DEFAULT;
        }

        private Kind mirrored() {
            return switch (this) {
                case HOME_WIN -> AWAY_WIN;
                case AWAY_WIN -> HOME_WIN;
                case HOME_WIN_BY_DEFAULT -> AWAY_WIN_BY_DEFAULT;
                case AWAY_WIN_BY_DEFAULT -> HOME_WIN_BY_DEFAULT;
                default -> this;
            };
        }
    }

    /** {@code 1-0} */
    public static final BoardResult HOME_WIN = standard(Kind.HOME_WIN, Points.ONE, Points.ZERO);

    /** {@code ½-½} */
    public static final BoardResult DRAW = standard(Kind.DRAW, Points.HALF, Points.HALF);

    /** {@code 0-1} */
    public static final BoardResult AWAY_WIN = standard(Kind.AWAY_WIN, Points.ZERO, Points.ONE);

    /** {@code +/-} */
    public static final BoardResult HOME_WIN_BY_DEFAULT = standard(Kind.HOME_WIN_BY_DEFAULT, Points.ONE, Points.ZERO);

    /** {@code -/+} */
    public static final BoardResult AWAY_WIN_BY_DEFAULT = standard(Kind.AWAY_WIN_BY_DEFAULT, Points.ZERO, Points.ONE);

    /** {@code -/-} */
    public static final BoardResult DOUBLE_DEFAULT = standard(Kind.DOUBLE_DEFAULT, Points.HALF, Points.HALF);

    /** {@code void} */
    public static final BoardResult VOID = standard(Kind.VOID, Points.ZERO, Points.ZERO);

    /** {@code unfinished} */
    public static final BoardResult UNFINISHED = standard(Kind.UNFINISHED, Points.ZERO, Points.ZERO);

    /** The usual tokens of a season document for a game that has been played or decided, for messages. */
    public static final String TOKENS = "1-0, 0-1, ½-½, =, +/-, -/+, -/-, ½-0, 0-½, 0-0, void";

    /** Checks that nothing is missing. */
    public BoardResult {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(home, "home");
        Objects.requireNonNull(away, "away");
    }

    private static BoardResult standard(Kind kind, Points home, Points away) {
        return new BoardResult(kind, home, away, false);
    }

    /**
     * A score that an arbiter decided and that is not a chess result, such as ½–0.
     *
     * @param home the home side's points
     * @param away the away side's points
     * @return the result
     */
    public static BoardResult decided(Points home, Points away) {
        return new BoardResult(Kind.DECIDED, home, away, true);
    }

    /**
     * Reads a token of a season document: {@code 1-0}, {@code 0-1}, {@code ½-½}, {@code 1/2-1/2}, {@code 0.5-0.5},
     * {@code =}, {@code +/-}, {@code -/+}, {@code -/-}, {@code ½-0}, {@code 0-½}, {@code 0-0}, {@code void},
     * {@code unfinished}.
     *
     * @param token the token
     * @return the result, or empty if the token is none of these
     */
    public static Optional<BoardResult> parse(String token) {
        return switch (token) {
            case "1-0", "1–0" -> Optional.of(HOME_WIN);
            case "0-1", "0–1" -> Optional.of(AWAY_WIN);
            case "½-½", "½–½", "1/2-1/2", "0.5-0.5", "=" -> Optional.of(DRAW);
            case "+/-" -> Optional.of(HOME_WIN_BY_DEFAULT);
            case "-/+" -> Optional.of(AWAY_WIN_BY_DEFAULT);
            case "-/-" -> Optional.of(DOUBLE_DEFAULT);
            case "½-0", "½–0", "1/2-0", "0.5-0" -> Optional.of(decided(Points.HALF, Points.ZERO));
            case "0-½", "0–½", "0-1/2", "0-0.5" -> Optional.of(decided(Points.ZERO, Points.HALF));
            case "0-0", "0–0" -> Optional.of(decided(Points.ZERO, Points.ZERO));
            case "void" -> Optional.of(VOID);
            case "unfinished" -> Optional.of(UNFINISHED);
            default -> Optional.empty();
        };
    }

    /**
     * One side's points on this board.
     *
     * @param side the side
     * @return its points
     */
    public Points of(Side side) {
        return side == Side.HOME ? home : away;
    }

    /**
     * The same kind of result with a score of its own, for rules that value it by its circumstances.
     *
     * @param homePoints the home side's points
     * @param awayPoints the away side's points
     * @return the result with that score
     */
    public BoardResult scored(Points homePoints, Points awayPoints) {
        return new BoardResult(kind, homePoints, awayPoints, true);
    }

    /**
     * The result as it is when home and away change places.
     *
     * @return the mirrored result
     */
    public BoardResult mirrored() {
        return new BoardResult(kind.mirrored(), /* home= */ away, /* away= */ home, fixed);
    }

    /** The token of a season document that reads as this kind of result; for a decided score both sides' points. */
    @Override
    public String toString() {
        return switch (kind) {
            case HOME_WIN -> "1-0";
            case DRAW -> "½-½";
            case AWAY_WIN -> "0-1";
            case HOME_WIN_BY_DEFAULT -> "+/-";
            case AWAY_WIN_BY_DEFAULT -> "-/+";
            case DOUBLE_DEFAULT -> "-/-";
            case VOID -> "void";
            case DECIDED -> home + "-" + away;
            case UNFINISHED -> "unfinished";
        };
    }
}
