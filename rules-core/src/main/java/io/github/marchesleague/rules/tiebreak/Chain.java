/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The steps that order the teams, the ranking itself first (7.2.1, 7.2.2). There are no implicit steps: what is not
 * named is not used.
 *
 * @param steps the steps in their order
 * @param partialSplit what happens to teams still level after a step has separated others
 * @param places how many places are promoted and relegated, for steps that are taken only where that is at stake
 */
public record Chain(List<Step> steps, PartialSplit partialSplit, Places places) {

    /**
     * Checks the chain.
     *
     * @throws IllegalArgumentException if there is no step, since a table must be ranked by something; if the ranking
     *     itself is for some places only; or if a step is for promotion or relegation and no place is promoted or relegated
     */
    public Chain {
        steps = List.copyOf(steps);
        Objects.requireNonNull(partialSplit, "partialSplit");
        Objects.requireNonNull(places, "places");
        if (steps.isEmpty()) {
            throw new IllegalArgumentException("the chain is empty; name at least what the table is ranked by");
        }
        if (!steps.get(0).appliesTo().isEmpty()) {
            throw new IllegalArgumentException("the table itself is ranked by "
                    + steps.get(0).tieBreak().id() + ", which cannot apply to some places only");
        }
        for (Step step : steps) {
            if (step.appliesTo().contains(Stake.PROMOTION) && places.promoted() == 0) {
                throw new IllegalArgumentException(step.tieBreak().id()
                        + " applies to promotion, and nobody is promoted; say how many go up (movement.up)");
            }
            if (step.appliesTo().contains(Stake.RELEGATION) && places.relegated() == 0) {
                throw new IllegalArgumentException(step.tieBreak().id()
                        + " applies to relegation, and nobody is relegated; say how many go down (movement.down)");
            }
        }
    }

    /**
     * A chain of a league without promotion and relegation.
     *
     * @param steps the steps in their order
     * @param partialSplit what happens to teams still level after a step has separated others
     */
    public Chain(List<Step> steps, PartialSplit partialSplit) {
        this(steps, partialSplit, Places.NONE);
    }

    /**
     * The steps as they are taken: after a play-off those that decide it where it is drawn, for the same ties as the
     * play-off itself.
     *
     * @return an unmodifiable list; {@link #steps} itself where no play-off has steps of its own
     */
    public List<Step> unfolded() {
        boolean nested = false;
        for (Step step : steps) {
            nested |= step.tieBreak() instanceof PlayOff playOff
                    && !playOff.ifDrawn().isEmpty();
        }
        if (!nested) {
            return steps;
        }
        List<Step> unfolded = new ArrayList<>();
        for (Step step : steps) {
            unfolded.add(step);
            if (step.tieBreak() instanceof PlayOff playOff) {
                playOff.ifDrawn()
                        .forEach(inside -> unfolded.add(new Step(inside.tieBreak(), inside.rule(), step.appliesTo())));
            }
        }
        return List.copyOf(unfolded);
    }

    /**
     * Where the head-to-head block begins.
     *
     * @return the index of the first head-to-head step among the unfolded ones, or their number if there is none
     */
    public int blockStart() {
        List<Step> taken = unfolded();
        int first = 0;
        while (first < taken.size() && !taken.get(first).tieBreak().headToHead()) {
            first++;
        }
        return first;
    }

    /**
     * Where the head-to-head block ends.
     *
     * @return the index after the last head-to-head step among the unfolded ones, or 0 if there is none
     */
    public int blockEnd() {
        List<Step> taken = unfolded();
        int end = taken.size();
        while (end > 0 && !taken.get(end - 1).tieBreak().headToHead()) {
            end--;
        }
        return end;
    }
}
