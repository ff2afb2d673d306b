/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import java.util.List;
import java.util.Objects;

/**
 * The steps that order the teams, the ranking itself first (7.2.1, 7.2.2). There are no implicit steps: what is not
 * named is not used.
 *
 * @param steps the steps in their order
 * @param partialSplit what happens to teams still level after a step has separated others
 */
public record Chain(List<Step> steps, PartialSplit partialSplit) {

    /**
     * Checks the chain.
     *
     * @throws IllegalArgumentException if there is no step: a table must be ranked by something
     */
    public Chain {
        steps = List.copyOf(steps);
        Objects.requireNonNull(partialSplit, "partialSplit");
        if (steps.isEmpty()) {
            throw new IllegalArgumentException("the chain is empty; name at least what the table is ranked by");
        }
    }

    /**
     * Where the head-to-head block begins.
     *
     * @return the index of the first head-to-head step, or the number of steps if there is none
     */
    public int blockStart() {
        int first = 0;
        while (first < steps.size() && !steps.get(first).tieBreak().headToHead()) {
            first++;
        }
        return first;
    }

    /**
     * Where the head-to-head block ends.
     *
     * @return the index after the last head-to-head step, or 0 if there is none
     */
    public int blockEnd() {
        int end = steps.size();
        while (end > 0 && !steps.get(end - 1).tieBreak().headToHead()) {
            end--;
        }
        return end;
    }
}
