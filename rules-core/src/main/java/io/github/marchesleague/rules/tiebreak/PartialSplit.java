/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * What happens to the teams that are still level after a step has separated some of a tied group and not others
 * (reading S4). The head-to-head block is everything from the chain's first to its last head-to-head step.
 */
public enum PartialSplit {
    /** They go on to the next step; head-to-head looks at matches among themselves only. Herefordshire. */
    RE_FORM,
    /** They go on to the next step; head-to-head keeps looking at the mini-league as it first was. */
    CONTINUE,
    /** They start the head-to-head block again if a step of it made the split, and go on otherwise (UEFA). */
    RESTART_BLOCK,
    /**
     * The block is worked through on the mini-league as it was when the block began; whoever is still level then starts
     * it again with a mini-league of their own, if it has separated anybody (UEFA and FIFA, "applied as one block").
     */
    RESTART_AFTER_BLOCK,
    /** They start the whole chain again (FIBA). */
    RESTART_CHAIN,
    /** As {@link #RESTART_BLOCK} where exactly two are left, as {@link #RE_FORM} otherwise (CAF). */
    RESTART_IF_TWO;

    /**
     * The name in rule-set files and outputs.
     *
     * @return the identifier, such as {@code re-form}
     */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * The policy with this identifier.
     *
     * @param id the identifier
     * @return the policy, or empty if there is none
     */
    public static Optional<PartialSplit> byId(String id) {
        return Arrays.stream(values()).filter(policy -> policy.id().equals(id)).findFirst();
    }
}
