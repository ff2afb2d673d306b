/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.match.RateOfPlay;
import java.time.Duration;
import java.util.Objects;

/**
 * A board at which nobody is present when the match starts: the captains start White's clock (5.2).
 *
 * <p>What it means for the default time (6.1): nothing. That is counted for both players from the start of the match, not
 * from a clock, so whoever comes after it has lost the board, and whoever comes exactly then is in time (reading D7). The
 * clock only decides whose time the wait costs: White's, until White has moved, even where White comes first and Black is
 * still absent. The two can part: at 45 minutes White's time can be up before the default time of an hour; White then
 * comes in time to a lost clock. With nobody there nobody claims it, so that is for the arbiter, and this value only
 * says that it is so.
 *
 * @param elapsed the time since the stipulated start
 * @param whiteLeft what White's clock shows; the increment of the first move is on it from the start
 * @param afterDefaultTime whether a player who comes now has lost the board
 */
public record WhiteClock(Duration elapsed, Duration whiteLeft, boolean afterDefaultTime) {

    /** Checks that nothing is missing. */
    public WhiteClock {
        Objects.requireNonNull(elapsed, "elapsed");
        Objects.requireNonNull(whiteLeft, "whiteLeft");
    }

    /**
     * How the board stands while White has not moved.
     *
     * @param rate the rate of play
     * @param defaultTime the default time of the match (6.1)
     * @param elapsed the time since the stipulated start
     * @return how it stands
     * @throws IllegalArgumentException if the time is before the start
     */
    public static WhiteClock at(RateOfPlay rate, Duration defaultTime, Duration elapsed) {
        if (elapsed.isNegative()) {
            throw new IllegalArgumentException("elapsed " + elapsed + ": the clock runs from the start of the match");
        }
        Duration left = rate.base().plus(rate.increment()).minus(elapsed);
        return new WhiteClock(elapsed, left.isNegative() ? Duration.ZERO : left, elapsed.compareTo(defaultTime) > 0);
    }

    /**
     * Whether White's time is up.
     *
     * @return true if nothing is left
     */
    public boolean whiteOutOfTime() {
        return whiteLeft.isZero();
    }
}
