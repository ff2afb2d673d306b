/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import java.util.Objects;
import java.util.Set;

/**
 * A step of the chain: a tie-break and the rule that prescribes it.
 *
 * @param tieBreak the tie-break
 * @param rule the number of the rule, such as {@code 7.2.2(b)(i)}; empty where a rule book has no numbers
 * @param appliesTo what must be at stake for the step to be taken; empty where it is taken for every tie
 */
public record Step(TieBreak tieBreak, String rule, Set<Stake> appliesTo) {

    /** Checks that nothing is missing. */
    public Step {
        Objects.requireNonNull(tieBreak, "tieBreak");
        Objects.requireNonNull(rule, "rule");
        appliesTo = Set.copyOf(appliesTo);
    }

    /**
     * A step that is taken for every tie.
     *
     * @param tieBreak the tie-break
     * @param rule the number of the rule; may be empty
     */
    public Step(TieBreak tieBreak, String rule) {
        this(tieBreak, rule, Set.of());
    }
}
