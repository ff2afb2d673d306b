/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruling;

import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.style.RulesStyle;
import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * A complaint about an ineligible player (12.5 to 12.7).
 *
 * @param match the match
 * @param against the side that is said to have fielded the player
 * @param board the board, from 1
 * @param protestedBeforeStart whether the other captain protested before the match started
 * @param submitted the day on which the controller had it in writing; empty if he never had
 * @param upheld the controller's decision; empty while it is pending
 * @param advisedBy the officer on whose advice the controller decided, where his own team is concerned (13.5)
 */
@RulesStyle
@Value.Builder
public record Complaint(
        MatchRef match,
        Side against,
        int board,
        boolean protestedBeforeStart,
        Optional<LocalDate> submitted,
        Optional<Boolean> upheld,
        Optional<String> advisedBy) {

    /**
     * Checks the complaint.
     *
     * @throws IllegalArgumentException if the board is below 1
     */
    public Complaint {
        Objects.requireNonNull(match, "match");
        Objects.requireNonNull(against, "against");
        Objects.requireNonNull(submitted, "submitted");
        Objects.requireNonNull(upheld, "upheld");
        Objects.requireNonNull(advisedBy, "advisedBy");
        if (board < 1) {
            throw new IllegalArgumentException(
                    "complaint about " + match + ": board " + board + "; boards are numbered from 1");
        }
    }

    /** Builds a complaint. */
    public static final class Builder extends ComplaintBuilder {
        Builder() {
            protestedBeforeStart(false);
        }
    }

    /**
     * A builder with nothing set.
     *
     * @return the builder
     */
    public static Builder builder() {
        return new Builder();
    }
}
