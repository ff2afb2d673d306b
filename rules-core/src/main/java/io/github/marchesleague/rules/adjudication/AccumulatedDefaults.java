/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.Points;
import java.util.List;
import java.util.Objects;

/**
 * What the boards cost that a team lost by default over the season, on top of these boards.
 *
 * @param rule the rule's number
 * @param steps what a number of defaults costs in all, the numbers rising: the highest that was reached counts
 * @param repeated whether the last step's points are taken off again each time its number is reached anew: with one
 *     step of 4 defaults, every four defaults
 * @param when when the points are taken off
 * @param countWholeMatches whether the boards of a match that was defaulted as a whole count too
 */
public record AccumulatedDefaults(
        String rule, List<Step> steps, boolean repeated, When when, boolean countWholeMatches) {

    /**
     * What a number of defaults costs.
     *
     * @param defaults from this number on
     * @param matchPoints match points taken off
     * @param gamePoints game points taken off
     */
    public record Step(int defaults, Points matchPoints, Points gamePoints) {

        /** Checks that nothing is missing. */
        public Step {
            Objects.requireNonNull(matchPoints, "matchPoints");
            Objects.requireNonNull(gamePoints, "gamePoints");
        }
    }

    /** When points are taken off. */
    public enum When {
        /** As soon as the number is reached. */
        AT_ONCE,
        /** When the team has no match outstanding. */
        AT_SEASON_END
    }

    /**
     * Checks the steps.
     *
     * @throws IllegalArgumentException if there is none, or if their numbers do not rise from 1 or more
     */
    public AccumulatedDefaults {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(when, "when");
        steps = List.copyOf(steps);
        int last = 0;
        for (Step step : steps) {
            if (step.defaults() <= last) {
                throw new IllegalArgumentException("rule " + rule + ": a step of " + step.defaults()
                        + " defaults after one of " + last + "; the numbers must rise from 1");
            }
            last = step.defaults();
        }
        if (steps.isEmpty()) {
            throw new IllegalArgumentException("rule " + rule + ": give at least one step");
        }
    }

    /** What a number of defaults costs in all: a step with the points to take off, of none if nothing is. */
    Step cost(int defaults) {
        Step reached = new Step(0, Points.ZERO, Points.ZERO);
        for (Step step : steps) {
            if (step.defaults() <= defaults) {
                reached = step;
            }
        }
        if (!repeated || reached.defaults() != steps.get(steps.size() - 1).defaults()) {
            return reached;
        }
        long times = defaults / reached.defaults();
        return new Step(
                reached.defaults(),
                reached.matchPoints().times(times),
                reached.gamePoints().times(times));
    }
}
