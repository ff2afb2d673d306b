/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.eligibility;

/**
 * The result to be expected of a game by the difference of the players' ratings, in hundredths of a point: table 8.1.2 of
 * FIDE's rating regulations (Handbook B.02, formerly table 8.1b).
 */
final class ExpectedResult {

    /** From which difference on the higher-rated player is expected to score 0.51, 0.52 and so on to 1.00. */
    private static final int[] FROM = {
        4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154, 163, 171, 180, 189,
        198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358, 375, 392, 412, 433, 457, 485, 518,
        560, 620, 736
    };

    private ExpectedResult() {}

    /**
     * What a player is expected to score, in hundredths of a point.
     *
     * @param rating his rating
     * @param opponent his opponent's
     */
    static int hundredths(int rating, int opponent) {
        int difference = Math.abs(rating - opponent);
        int above = 0;
        while (above < FROM.length && difference >= FROM[above]) {
            above++;
        }
        return rating >= opponent ? 50 + above : 50 - above;
    }
}
