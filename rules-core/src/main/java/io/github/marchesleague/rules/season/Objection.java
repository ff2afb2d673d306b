/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import java.util.Objects;

/**
 * Something in the running of a season that the rule book objects to. It changes nothing by itself: what follows from it
 * is for the controller to decide (13.5).
 *
 * @param rule the rule's number, such as {@code 2.2}
 * @param subject what it is about: a team, a club or a match
 * @param found what was found, as a sentence part
 * @param right what would be right
 */
public record Objection(String rule, String subject, String found, String right) {

    /** Checks that nothing is missing. */
    public Objection {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(subject, "subject");
        Objects.requireNonNull(found, "found");
        Objects.requireNonNull(right, "right");
    }

    /** One line: {@code rule 2.2: Ludlow: entered on 2025-08-09, after the deadline; …}. */
    @Override
    public String toString() {
        return "rule " + rule + ": " + subject + ": " + found + "; " + right;
    }
}
