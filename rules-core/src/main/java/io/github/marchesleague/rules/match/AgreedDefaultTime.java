/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import java.time.Duration;
import java.util.Objects;

/**
 * A default time that was set for one match in place of the league's (6.1).
 *
 * @param after how long after the start of the match a player may still come
 * @param by who set it
 */
public record AgreedDefaultTime(Duration after, By by) {

    /** Who may set it. */
    public enum By {
        /** The league's controller. */
        CONTROLLER,
        /** The two captains, where the controller is not present. */
        BOTH_CAPTAINS
    }

    /**
     * Checks the time.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public AgreedDefaultTime {
        Objects.requireNonNull(by, "by");
        if (after.isNegative()) {
            throw new IllegalArgumentException("default time " + after + ": it must not be before the start");
        }
    }
}
