/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.ruling.Complaint;
import java.util.Objects;
import java.util.Optional;
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

    /**
     * Why a complaint does not count.
     *
     * @param complaint the complaint
     * @param card the card of its match, which has a date where days are counted
     * @return the reason, or empty if it counts
     */
    public Optional<String> inadmissible(Complaint complaint, MatchCard card) {
        if (protestBeforeStart && !complaint.protestedBeforeStart()) {
            return Optional.of("there was no protest before the start of the match");
        }
        if (days.isPresent()) {
            if (complaint.submitted().isEmpty()) {
                return Optional.of("it was never submitted in writing");
            }
            if (complaint.submitted().get().isAfter(card.date().orElseThrow().plusDays(days.getAsInt()))) {
                return Optional.of(
                        "it was submitted on " + complaint.submitted().get() + ", more than " + days.getAsInt()
                                + " days after the match on " + card.date().get());
            }
        }
        return Optional.empty();
    }
}
