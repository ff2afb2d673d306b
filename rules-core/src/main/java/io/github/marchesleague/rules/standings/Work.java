/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

/**
 * Counts the elementary steps of ordering a table: a match looked at, a team compared. Loops add their length once, so
 * counting costs nothing; the tests hold the count against the number of matches.
 */
final class Work {

    private long steps;

    void add(long more) {
        steps += more;
    }

    long steps() {
        return steps;
    }
}
