/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;

/**
 * A change of the rules in mid-season. Matches played before it takes effect are not judged anew.
 *
 * @param from the first day on which it is in force
 * @param to the last day, if it ends before the season does
 * @param note where it was decided, or why
 * @param rules what it changes, in the form of a rule-set file
 */
public record Amendment(LocalDate from, Optional<LocalDate> to, Optional<String> note, String rules) {

    /**
     * Checks the days.
     *
     * @throws IllegalArgumentException if the last day is before the first
     */
    public Amendment {
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(note, "note");
        Objects.requireNonNull(rules, "rules");
        if (to.isPresent() && to.get().isBefore(from)) {
            throw new IllegalArgumentException("the last day " + to.get() + " is before the first day " + from);
        }
    }

    boolean isInForceOn(LocalDate day) {
        return !day.isBefore(from) && to.filter(day::isAfter).isEmpty();
    }
}
