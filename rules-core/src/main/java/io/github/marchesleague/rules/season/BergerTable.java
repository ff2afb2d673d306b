/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

/**
 * The Berger tables of the FIDE Handbook (C.05, annex 1: details of Berger tables), worked out instead of written down, for
 * any number of participants.
 *
 * <p>With {@code 2m} participants, round {@code r} (from 1) leads number {@code p = (r - 1)·m mod (2m - 1) + 1} against
 * number {@code 2m}: at home in odd rounds, away in even ones. The others meet so that their numbers add up to
 * {@code 2p}, modulo {@code 2m - 1}: {@code p + k} is at home to {@code p - k} for {@code k} from 1 to {@code m - 1}. For
 * ten: 1-10 2-9 3-8 4-7 5-6, then 10-6 7-5 8-4 9-3 1-2, then 2-10 3-1 4-9 5-8 6-7, and so on. With an odd number of
 * participants the highest number is the bye.
 */
final class BergerTable {

    private final int participants;

    /**
     * The table for a number of participants.
     *
     * @param participants their number, even
     */
    BergerTable(int participants) {
        this.participants = participants;
    }

    int rounds() {
        return participants - 1;
    }

    int pairs() {
        return participants / 2;
    }

    /**
     * A pairing of a round.
     *
     * @param round the round, from 0
     * @param pair which pairing of the round, from 0
     * @return the numbers, from 0, of the home and the away side
     */
    int[] pairing(int round, int pair) {
        int others = participants - 1;
        int pivot = round * (participants / 2) % others;
        if (pair == 0) {
            return round % 2 == 0 ? new int[] {pivot, others} : new int[] {others, pivot};
        }
        return new int[] {(pivot + pair) % others, (pivot - pair + others) % others};
    }

    /**
     * The round in which two numbers meet.
     *
     * @param one a number, from 0
     * @param other another
     * @return the round, from 0
     */
    int roundOf(int one, int other) {
        int others = participants - 1;
        int sum = one == others ? 2 * other : other == others ? 2 * one : one + other;
        // In round r the numbers from 0 add up to 2p = r·2m, and 2m is 1 modulo 2m - 1.
        return sum % others;
    }
}
