/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.match.MatchRef;
import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;

/**
 * A match put off (section 11): who agreed to it, and the new date.
 *
 * @param match the match, named without its date, since that is what moves
 * @param agreedBy who agreed (11.1)
 * @param agreedOn the day on which they agreed
 * @param newDate the new date, once the teams have found one
 * @param controllerAgreed whether the controller agreed to the new date, which 11.2 asks for however the postponement
 *     came about
 * @param reason the exceptional circumstances (11.1)
 */
public record Postponement(
        MatchRef match,
        Agreement agreedBy,
        LocalDate agreedOn,
        Optional<LocalDate> newDate,
        boolean controllerAgreed,
        String reason) {

    /** Who agreed to put a match off (11.1). */
    public enum Agreement {
        /** The controller. */
        CONTROLLER,
        /** The two captains, mutually. */
        BOTH_CAPTAINS
    }

    /**
     * Checks the postponement.
     *
     * @throws IllegalArgumentException if no reason is given
     */
    public Postponement {
        Objects.requireNonNull(match, "match");
        Objects.requireNonNull(agreedBy, "agreedBy");
        Objects.requireNonNull(agreedOn, "agreedOn");
        Objects.requireNonNull(newDate, "newDate");
        Objects.requireNonNull(reason, "reason");
        if (reason.isBlank()) {
            throw new IllegalArgumentException(
                    match + ": a postponement needs a reason; name the exceptional circumstances (11.1)");
        }
    }

    /**
     * The same postponement once the new date is settled with the controller (11.2).
     *
     * @param date the new date
     * @return the postponement with it
     */
    public Postponement rearranged(LocalDate date) {
        return new Postponement(match, agreedBy, agreedOn, Optional.of(date), true, reason);
    }
}
