/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import java.util.Objects;

/**
 * Why a board or a match came out otherwise than it was played: a default, a forfeit, a ruling.
 *
 * @param rule the number of the rule; empty where it is not known
 * @param text what happened, in a few words
 */
public record Reason(String rule, String text) {

    /** Checks that nothing is missing. */
    public Reason {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(text, "text");
    }
}
