/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import java.util.Arrays;

/**
 * Divides a stretch of the order into parts with equal numbers, the best first; inside a part the order stays as it was.
 */
final class Partition {

    private final int[] order;
    private final long[] values;
    private final int width;
    private final boolean fewerIsBetter;
    private final Work work;
    private int[] starts = new int[4];
    private int parts;

    /**
     * A partition by the numbers of each team, of which there are {@code width} a team.
     */
    Partition(int[] order, long[] values, int width, boolean fewerIsBetter, Work work) {
        this.order = order;
        this.values = values;
        this.width = width;
        this.fewerIsBetter = fewerIsBetter;
        this.work = work;
    }

    /**
     * Divides the stretch.
     *
     * @return where the parts begin; only {@code from} where nobody is separated
     */
    int[] divide(int from, int to) {
        divide(from, to, 0);
        return Arrays.copyOf(starts, parts);
    }

    private void divide(int from, int to, int part) {
        int compared = part;
        while (compared < width && level(from, to, compared)) {
            compared++;
        }
        if (compared == width) {
            if (parts == starts.length) {
                starts = Arrays.copyOf(starts, 2 * parts);
            }
            starts[parts++] = from;
            return;
        }
        sort(from, to, compared);
        int start = from;
        for (int i = from + 1; i <= to; i++) {
            if (i == to || value(i, compared) != value(start, compared)) {
                divide(start, i, compared + 1);
                start = i;
            }
        }
    }

    private long value(int place, int part) {
        return values[order[place] * width + part];
    }

    private boolean level(int from, int to, int part) {
        long first = value(from, part);
        int place = from + 1;
        while (place < to && value(place, part) == first) {
            place++;
        }
        work.add(place - from);
        return place == to;
    }

    private void sort(int from, int to, int part) {
        long lowest = Long.MAX_VALUE;
        long highest = Long.MIN_VALUE;
        for (int i = from; i < to; i++) {
            lowest = Math.min(lowest, value(i, part));
            highest = Math.max(highest, value(i, part));
        }
        int size = to - from;
        int bits = 32 - Integer.numberOfLeadingZeros(size);
        work.add((long) size * bits);
        int[] before = Arrays.copyOfRange(order, from, to);
        if (Long.numberOfLeadingZeros(highest - lowest) <= bits + 1) {
            sortBoxed(from, part, before);
            return;
        }
        // The distance from the best in the high bits and the place in the low ones: a stable sort of plain numbers.
        long[] keys = new long[size];
        for (int i = 0; i < size; i++) {
            long value = values[before[i] * width + part];
            keys[i] = ((fewerIsBetter ? value - lowest : highest - value) << bits) | i;
        }
        Arrays.sort(keys);
        int place = (1 << bits) - 1;
        for (int i = 0; i < size; i++) {
            order[from + i] = before[(int) keys[i] & place];
        }
    }

    /** For numbers too far apart to share a word with a place. */
    private void sortBoxed(int from, int part, int[] before) {
        Integer[] teams = Arrays.stream(before).boxed().toArray(Integer[]::new);
        Arrays.sort(teams, (x, y) -> {
            int ascending = Long.compare(values[x * width + part], values[y * width + part]);
            return fewerIsBetter ? ascending : -ascending;
        });
        for (int i = 0; i < teams.length; i++) {
            order[from + i] = teams[i];
        }
    }
}
