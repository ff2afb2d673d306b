/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

/** Small numbers found by larger ones, without an object for either. */
final class NumberIndex {

    /** Spreads keys that differ in a few bits only: 2^64 divided by the golden ratio. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    /** Keys where they fall, or in the next free place; 0 is a free place. */
    private long[] keys;

    private int[] numbers;
    private int size;

    /** An empty index of so many places, a power of two; it grows when three quarters of them are taken. */
    NumberIndex(int places) {
        keys = new long[places];
        numbers = new int[places];
    }

    /** The number of a key other than 0; a key that has none is given the next one. */
    int numberOf(long key, int next) {
        int place = place(key);
        if (keys[place] == key) {
            return numbers[place];
        }
        keys[place] = key;
        numbers[place] = next;
        if (4 * ++size > 3 * keys.length) {
            grow();
        }
        return next;
    }

    private int place(long key) {
        int last = keys.length - 1;
        int place = (int) ((key * SPREAD) >>> 32) & last;
        while (keys[place] != key && keys[place] != 0) {
            place = (place + 1) & last;
        }
        return place;
    }

    private void grow() {
        long[] keysBefore = keys;
        int[] numbersBefore = numbers;
        keys = new long[4 * keysBefore.length];
        numbers = new int[keys.length];
        for (int i = 0; i < keysBefore.length; i++) {
            if (keysBefore[i] != 0) {
                int place = place(keysBefore[i]);
                keys[place] = keysBefore[i];
                numbers[place] = numbersBefore[i];
            }
        }
    }
}
