/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

/**
 * When a team that lost some boards by default has defaulted the whole match. A league can pass its own from code;
 * implementations must be immutable and answer the same for the same arguments.
 */
@FunctionalInterface
public interface MatchDefault {

    /** Never: each board lost by default costs that board and no more (12.2). */
    MatchDefault NEVER = new AtLeast(Integer.MAX_VALUE);

    /**
     * Whether the match is lost.
     *
     * @param boards how many boards the match has
     * @param lost on how many of them the team's player did not turn up
     * @return true if the team has defaulted the match
     */
    boolean applies(int boards, int lost);

    /**
     * From a number of boards lost by default on.
     *
     * @param lost the number
     * @return the rule
     */
    static MatchDefault atLeast(int lost) {
        return new AtLeast(lost);
    }

    /**
     * With fewer players than a number.
     *
     * @param players the number that is enough
     * @return the rule
     */
    static MatchDefault fewerPlayersThan(int players) {
        return new FewerPlayersThan(players);
    }

    /**
     * With players for less than a share of the boards, such as {@code 1, 2} for less than half.
     *
     * @param numerator the share's numerator
     * @param denominator the share's denominator
     * @return the rule
     */
    static MatchDefault playersBelowShare(int numerator, int denominator) {
        return new PlayersBelowShare(numerator, denominator);
    }

    /**
     * From a number of boards lost by default on.
     *
     * @param lost the number
     */
    record AtLeast(int lost) implements MatchDefault {
        @Override
        public boolean applies(int boards, int boardsLost) {
            return boardsLost >= lost;
        }
    }

    /**
     * With fewer players than a number.
     *
     * @param players the number that is enough
     */
    record FewerPlayersThan(int players) implements MatchDefault {
        @Override
        public boolean applies(int boards, int lost) {
            return boards - lost < players;
        }
    }

    /**
     * With players for less than a share of the boards.
     *
     * @param numerator the share's numerator
     * @param denominator the share's denominator
     */
    record PlayersBelowShare(int numerator, int denominator) implements MatchDefault {

        /**
         * Checks the share.
         *
         * @throws IllegalArgumentException if it is not between 0 and 1
         */
        public PlayersBelowShare {
            if (numerator < 0 || denominator < 1 || numerator > denominator) {
                throw new IllegalArgumentException(
                        "share " + numerator + "/" + denominator + ": give a share between 0 and 1, such as 1/2");
            }
        }

        @Override
        public boolean applies(int boards, int lost) {
            return (long) (boards - lost) * denominator < (long) boards * numerator;
        }
    }
}
