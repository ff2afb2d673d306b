/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Objects;
import java.util.Optional;

/**
 * When the result of a match was reported to the controller.
 *
 * @param day the day
 * @param time the day and time by the clock on the wall, where that was noted
 */
public record ResultReport(LocalDate day, Optional<LocalDateTime> time) {

    /**
     * Checks that day and time agree.
     *
     * @throws IllegalArgumentException if the time is on another day
     */
    public ResultReport {
        Objects.requireNonNull(day, "day");
        if (time.isPresent() && !time.get().toLocalDate().equals(day)) {
            throw new IllegalArgumentException(
                    "a result reported on " + day + " at " + time.get() + ": the time is on another day");
        }
    }

    /**
     * A report of which only the day is known.
     *
     * @param day the day
     * @return the report
     */
    public static ResultReport on(LocalDate day) {
        return new ResultReport(day, Optional.empty());
    }

    /**
     * A report at a time.
     *
     * @param time the day and time by the clock on the wall
     * @return the report
     */
    public static ResultReport at(LocalDateTime time) {
        return new ResultReport(time.toLocalDate(), Optional.of(time));
    }

    @Override
    public String toString() {
        return time.map(LocalDateTime::toString).orElseGet(day::toString);
    }
}
