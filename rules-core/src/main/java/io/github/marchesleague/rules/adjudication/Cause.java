/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import java.util.Objects;

/**
 * Why a side lost a board without regard to the game.
 *
 * @param kind the kind of reason
 * @param rule the rule's number
 * @param reason in a few words
 */
public record Cause(Kind kind, String rule, String reason) {

    /** The kind of reason (reading D1). */
    public enum Kind {
        /** The player did not turn up in time, or there was none (12.2). */
        ABSENT,
        /** The captains had agreed, as the rules let them, that nobody plays on the board (12.3); it has this on both sides. */
        AGREED,
        /** The team defaulted the match (12.1). */
        MATCH_DEFAULTED,
        /** The board was forfeited for an offence (12.5). */
        FORFEITED,
        /** A ruling or a withdrawal decided the match. */
        DECIDED
    }

    /** Checks that nothing is missing. */
    public Cause {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(reason, "reason");
    }
}
