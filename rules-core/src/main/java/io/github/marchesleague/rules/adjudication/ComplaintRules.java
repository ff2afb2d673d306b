/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import java.util.Objects;
import java.util.OptionalInt;

/**
 * When a complaint about an ineligible player counts, and what it costs the team if it is upheld (12.5).
 *
 * @param rule the rule's number
 * @param protestBeforeStart whether the captain must have protested before the match started
 * @param days within how many days after the day of the match the written complaint must come, the last one included
 *     (reading D10); empty for no limit
 * @param upheld what an upheld complaint costs
 */
public record ComplaintRules(String rule, boolean protestBeforeStart, OptionalInt days, Enforcement upheld) {

    /**
     * Checks the rules.
     *
     * @throws IllegalArgumentException if an upheld complaint costs nothing or the number of days is negative
     */
    public ComplaintRules {
        Objects.requireNonNull(rule, "rule");
        if (!upheld.punishes()) {
            throw new IllegalArgumentException(
                    "rule " + rule + ": an upheld complaint needs a sanction; give one that takes nothing if so meant");
        }
        if (days.orElse(0) < 0) {
            throw new IllegalArgumentException(
                    "rule " + rule + ": " + days.getAsInt() + " days for a complaint; the number must not be negative");
        }
    }
}
