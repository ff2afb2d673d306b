/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Objects;
import java.util.Optional;

/**
 * How late a player may come before the board is lost (6.1).
 *
 * @param rule the rule's number
 * @param after how long after the stipulated start
 * @param inTimeAtTheLimit whether a player who comes exactly then is in time (reading D7)
 */
public record DefaultTime(String rule, Duration after, boolean inTimeAtTheLimit) {

    /**
     * Checks the time.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public DefaultTime {
        Objects.requireNonNull(rule, "rule");
        if (after.isNegative()) {
            throw new IllegalArgumentException("default time " + after + ": it must not be before the start");
        }
    }

    /**
     * Whether a player came too late.
     *
     * @param start the stipulated start of the match
     * @param arrived when the player came
     * @param limit how long after the start this match allows
     * @param zone where the clocks hang, so that a change of the clocks between the two counts; without it both are
     *     taken to be on one clock that is never put forward or back. A time that the clock shows twice is the earlier
     * @return true if the board is lost
     */
    boolean late(LocalDateTime start, LocalDateTime arrived, Duration limit, Optional<ZoneId> zone) {
        Duration taken = zone.isPresent()
                ? Duration.between(start.atZone(zone.get()), arrived.atZone(zone.get()))
                : Duration.between(start, arrived);
        int comparison = taken.compareTo(limit);
        return comparison > 0 || (comparison == 0 && !inTimeAtTheLimit);
    }
}
