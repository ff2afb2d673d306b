/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.scoring;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Match points of which some rounds are worth more or less than others. Game points are not weighted.
 *
 * @param of the match points of an ordinary round
 * @param weights what the match points of a round are multiplied by, 0 for a round that is worth nothing; rounds without
 *     a weight, and matches without a round, count once
 */
public record RoundWeights(MatchPoints of, SortedMap<Integer, Points> weights) implements MatchPoints {

    /** Takes an unmodifiable copy. */
    public RoundWeights {
        Objects.requireNonNull(of, "of");
        weights = Collections.unmodifiableSortedMap(new TreeMap<>(weights));
    }

    /**
     * Weights in any order.
     *
     * @param of the match points of an ordinary round
     * @param weights the weights by round
     * @return the weighted match points
     */
    public static RoundWeights of(MatchPoints of, Map<Integer, Points> weights) {
        return new RoundWeights(of, new TreeMap<>(weights));
    }

    @Override
    public Score award(MatchResult result, Score gamePoints) {
        Score once = of.award(result, gamePoints);
        Points weight =
                result.round().isPresent() ? weights.getOrDefault(result.round().getAsInt(), Points.ONE) : Points.ONE;
        return new Score(once.home().times(weight), once.away().times(weight));
    }

    @Override
    public Outcome outcome(MatchResult result, Score gamePoints, Side side) {
        return of.outcome(result, gamePoints, side);
    }
}
