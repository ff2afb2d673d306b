/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import java.time.LocalDate;
import java.util.Objects;

/**
 * A day by which a match must have been played, and the rule that says so (10.7 asks that all matches be fulfilled and
 * leaves the day and what follows to the league).
 *
 * @param rule what becomes of the match afterwards, and by which rule
 * @param day the last day on which it may be played
 */
public record MatchDeadline(UnplayedMatches rule, LocalDate day) {

    /** Checks that nothing is missing. */
    public MatchDeadline {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(day, "day");
    }

    /**
     * Whether it is too late on a day.
     *
     * @param today the day
     * @return false on the deadline itself, which is still in time
     */
    public boolean hasPassed(LocalDate today) {
        return today.isAfter(day);
    }
}
