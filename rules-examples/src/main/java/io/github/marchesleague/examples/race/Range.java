/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.race;

/**
 * A number that is known exactly, or only within bounds.
 *
 * @param from the least that it can be
 * @param to the most that it can be
 */
public record Range(int from, int to) {

    /** A number that is known exactly. */
    static Range exactly(int number) {
        return new Range(number, number);
    }

    /**
     * Whether it is known exactly.
     *
     * @return false for bounds
     */
    public boolean exact() {
        return from == to;
    }

    Range plus(int more) {
        return new Range(from + more, to + more);
    }

    /** {@code 3}, or {@code 2 to 4} for bounds. */
    @Override
    public String toString() {
        return exact() ? Integer.toString(from) : from + " to " + to;
    }
}
