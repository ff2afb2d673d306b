/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import io.github.marchesleague.rules.match.Points;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a team has under a criterion: one number, or several that are compared one after the other.
 *
 * @param values the numbers, the first to be compared first
 */
public record Figure(List<Points> values) implements Comparable<Figure> {

    /** Takes an unmodifiable copy. */
    public Figure {
        values = List.copyOf(values);
    }

    /**
     * A figure of one number.
     *
     * @param value the number
     * @return the figure
     */
    public static Figure of(Points value) {
        return new Figure(List.of(value));
    }

    /** Number by number; of two figures that agree as far as the shorter goes, the shorter comes first. */
    @Override
    public int compareTo(Figure other) {
        int common = Math.min(values.size(), other.values.size());
        for (int i = 0; i < common; i++) {
            int comparison = values.get(i).compareTo(other.values.get(i));
            if (comparison != 0) {
                return comparison;
            }
        }
        return Integer.compare(values.size(), other.values.size());
    }

    @Override
    public String toString() {
        return values.stream().map(Points::toString).collect(Collectors.joining(", "));
    }
}
