/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import java.util.Objects;

/**
 * A step of the chain: a tie-break and the rule that prescribes it.
 *
 * @param tieBreak the tie-break
 * @param rule the number of the rule, such as {@code 7.2.2(b)(i)}; empty where a rule book has no numbers
 */
public record Step(TieBreak tieBreak, String rule) {

    /** Checks that nothing is missing. */
    public Step {
        Objects.requireNonNull(tieBreak, "tieBreak");
        Objects.requireNonNull(rule, "rule");
    }
}
