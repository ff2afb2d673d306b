/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A set of ordered pairs of teams: a bit a pair where most pairs meet, a hash set where few do. */
final class PairSet {

    private final int teams;
    private final long @Nullable [] bits;
    private final Set<Long> sparse;

    PairSet(int teams, int expected) {
        this.teams = teams;
        long pairs = (long) teams * teams;
        this.bits = pairs <= 64L * Math.max(expected, 64) ? new long[(int) ((pairs + 63) >> 6)] : null;
        this.sparse = bits != null ? Set.of() : new HashSet<>();
    }

    static long key(int first, int second) {
        return ((long) first << 32) | second;
    }

    /** Adds a pair; false if it was there. */
    boolean add(int first, int second) {
        if (bits == null) {
            return sparse.add(key(first, second));
        }
        long pair = (long) first * teams + second;
        long bit = 1L << pair;
        int word = (int) (pair >> 6);
        if ((bits[word] & bit) != 0) {
            return false;
        }
        bits[word] |= bit;
        return true;
    }
}
