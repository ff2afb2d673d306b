/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Game points that the sides start a match with, by a table of rating differences (Southend, Leeds, Edinburgh). A handicap
 * that is entered with a match takes the place of the one by the table, and a match that was defaulted as a whole has none.
 *
 * @param rule the rule's number
 * @param by which ratings are held against each other
 * @param table by the difference from which it is given on, in rating points: the game points of the lower-rated side, then
 *     those of the other; below the least difference there are none
 * @param emptyAsAbove whether a board for which nobody was named counts with the rating of the board above it; where it does
 *     not, it is left out for both sides. A named player who did not come counts with his rating
 */
public record Handicap(String rule, By by, SortedMap<Integer, Score> table, boolean emptyAsAbove) {

    /** Which ratings are held against each other. */
    public enum By {
        /** The totals of the two line-ups. */
        TEAMS,
        /** The two players of each board; what the boards bring is added up. */
        BOARDS
    }

    /**
     * Takes an unmodifiable copy.
     *
     * @throws IllegalArgumentException if the table is empty, a difference or points in it are negative, or sides without a
     *     difference would be treated differently
     */
    public Handicap {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(by, "by");
        table = Collections.unmodifiableSortedMap(new TreeMap<>(table));
        if (table.isEmpty()) {
            throw new IllegalArgumentException(
                    "a handicap by a table that is empty: give the points by the difference");
        }
        if (table.firstKey() < 0) {
            throw new IllegalArgumentException(
                    "a handicap from a difference of " + table.firstKey() + " on: give a difference of 0 or more");
        }
        for (Map.Entry<Integer, Score> step : table.entrySet()) {
            Score points = step.getValue();
            if (points.home().signum() < 0 || points.away().signum() < 0) {
                throw new IllegalArgumentException("a handicap of " + points + " from a difference of " + step.getKey()
                        + " on: give 0 points or more to each side");
            }
            if (step.getKey() == 0 && !points.home().equals(points.away())) {
                throw new IllegalArgumentException("a handicap of " + points
                        + " without a difference: give both sides the same, or begin at a difference of 1");
            }
        }
    }

    /** What the home side and the away side have for their ratings. */
    Score of(int home, int away) {
        int difference = Math.abs(home - away);
        SortedMap<Integer, Score> reached = table.headMap(difference + 1);
        if (reached.isEmpty()) {
            return new Score(Points.ZERO, Points.ZERO);
        }
        Score points = Objects.requireNonNull(table.get(reached.lastKey()), "a step of the table");
        return home <= away ? points : points.reversed();
    }
}
