/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

/** Small numbers found by larger ones, without an object for either. */
final class NumberIndex {

    /** What is found by a key that nothing was put under. */
    static final int ABSENT = Integer.MIN_VALUE;

    /** Spreads keys that differ in a few bits only: 2^64 divided by the golden ratio. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    /** Keys where they fall, or in the next free place; 0 is a free place. */
    private long[] keys;

    private int[] values;
    private int size;

    /** An empty index of so many places, a power of two; it grows when three quarters of them are taken. */
    NumberIndex(int places) {
        keys = new long[places];
        values = new int[places];
    }

    /** What was put at the place of a key other than 0, or {@link #ABSENT}. */
    int get(int place, long key) {
        return keys[place] == key ? values[place] : ABSENT;
    }

    /** Puts a number at the place of a key that has none yet; places found before no longer hold. */
    void put(int place, long key, int value) {
        keys[place] = key;
        values[place] = value;
        if (4 * ++size > 3 * keys.length) {
            grow();
        }
    }

    /** Where a key is, or belongs. */
    int place(long key) {
        int last = keys.length - 1;
        int place = (int) ((key * SPREAD) >>> 32) & last;
        while (keys[place] != key && keys[place] != 0) {
            place = (place + 1) & last;
        }
        return place;
    }

    private void grow() {
        long[] keysBefore = keys;
        int[] valuesBefore = values;
        keys = new long[4 * keysBefore.length];
        values = new int[keys.length];
        for (int i = 0; i < keysBefore.length; i++) {
            if (keysBefore[i] != 0) {
                int place = place(keysBefore[i]);
                keys[place] = keysBefore[i];
                values[place] = valuesBefore[i];
            }
        }
    }
}
