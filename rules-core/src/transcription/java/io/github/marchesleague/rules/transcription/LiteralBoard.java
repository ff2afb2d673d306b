/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.transcription;

/**
 * The official score of one board (7.1 and 12), and who has a win on it for the board count of 7.2.2(b)(i).
 *
 * <p>One principle settles every board: a side of a board is either fit to score or lost.
 */
public record LiteralBoard(Fraction home, Fraction away, boolean homeWin, boolean awayWin) {

    private static final LiteralBoard HOME_WINS = new LiteralBoard(Fraction.ONE, Fraction.ZERO, true, false);
    private static final LiteralBoard AWAY_WINS = new LiteralBoard(Fraction.ZERO, Fraction.ONE, false, true);

    /** 12.2, D1: the token says that the home side's player did not turn up within the default time. */
    public static boolean rule12_2_homeAbsent(String token) {
        return token.equals("-/+") || token.equals("-/-");
    }

    /** 12.2, D1: the token says that the away side's player did not turn up within the default time. */
    public static boolean rule12_2_awayAbsent(String token) {
        return token.equals("+/-") || token.equals("-/-");
    }

    /**
     * 12.1 to 12.5, D1 to D3 and D8. Nobody fit: a double default. One fit: that side scores 1. Both fit: the game's
     * own result stands. A void board does not count for anybody, whatever else happened.
     */
    public static LiteralBoard rule12_official(
            String token, boolean homeLost, boolean awayLost, Fraction doubleDefaultValue) {
        if (token.equals("void")) {
            return new LiteralBoard(Fraction.ZERO, Fraction.ZERO, false, false);
        }
        if (homeLost && awayLost) {
            return rule12_3_doubleDefault(doubleDefaultValue);
        }
        if (homeLost) {
            return rule12_2_lostBy("home");
        }
        if (awayLost) {
            return rule12_2_lostBy("away");
        }
        return rule7_1_gameResult(token);
    }

    /** 12.2, D2: 0–1 against the side that lost the board, and a win for the other everywhere. */
    private static LiteralBoard rule12_2_lostBy(String side) {
        return side.equals("home") ? AWAY_WINS : HOME_WINS;
    }

    /** 12.3, D3: the same for both sides (½ in Herefordshire), and nobody has a win on that board. */
    private static LiteralBoard rule12_3_doubleDefault(Fraction value) {
        return new LiteralBoard(value, value, false, false);
    }

    /**
     * 7.1: 1 for a win, ½ for a draw and 0 for a lost game; or an arbiter's decision that is not a chess result, where
     * each side has its own score and nobody has a win.
     */
    private static LiteralBoard rule7_1_gameResult(String token) {
        switch (token) {
            case "1-0":
                return HOME_WINS;
            case "0-1":
                return AWAY_WINS;
            case "½-½":
            case "1/2-1/2":
            case "0.5-0.5":
            case "=":
                return new LiteralBoard(Fraction.HALF, Fraction.HALF, false, false);
            case "½-0":
            case "1/2-0":
            case "0.5-0":
                return new LiteralBoard(Fraction.HALF, Fraction.ZERO, false, false);
            case "0-½":
            case "0-1/2":
            case "0-0.5":
                return new LiteralBoard(Fraction.ZERO, Fraction.HALF, false, false);
            case "0-0":
                return new LiteralBoard(Fraction.ZERO, Fraction.ZERO, false, false);
            default:
                throw new IllegalArgumentException("Not a board result: " + token);
        }
    }
}
