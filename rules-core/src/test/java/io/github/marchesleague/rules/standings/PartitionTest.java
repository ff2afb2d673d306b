/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How a stretch of the order is divided by the numbers of its teams, and what that costs. */
class PartitionTest {

    private final Work work = new Work();

    private int[] divide(int[] order, int width, boolean fewerIsBetter, int from, int to, long... values) {
        return new Partition(order, values, width, fewerIsBetter, work).divide(from, to);
    }

    /**
     * Team 3 has 9, teams 1 and 4 have 5, teams 0 and 2 have 3, team 5 has 1. The second place differs from the first, so
     * that one team is level with the first and counted: itself. Sorting six is 6 × 3 steps, as 6 takes three binary
     * digits.
     */
    @Test
    void theMostFirstAndTeamsThatAreLevelInTheOrderInWhichTheyWere() {
        int[] order = {0, 1, 2, 3, 4, 5};
        assertThat(divide(order, 1, false, 0, 6, 3, 5, 3, 9, 5, 1)).containsExactly(0, 1, 3, 5);
        assertThat(order).containsExactly(3, 1, 4, 0, 2, 5);
        assertThat(work.steps()).isEqualTo(1 + 6 * 3);
    }

    @Test
    void orTheFewestFirst() {
        int[] order = {0, 1, 2, 3, 4, 5};
        assertThat(divide(order, 1, true, 0, 6, 3, 5, 3, 9, 5, 1)).containsExactly(0, 1, 3, 5);
        assertThat(order).containsExactly(5, 0, 2, 1, 4, 3);
    }

    /** All three are level with the first and counted. */
    @Test
    void nobodyIsMovedWhereAllAreLevel() {
        int[] order = {2, 0, 1};
        assertThat(divide(order, 1, false, 0, 3, 7, 7, 7)).containsExactly(0);
        assertThat(order).containsExactly(2, 0, 1);
        assertThat(work.steps()).isEqualTo(3);
    }

    /** Places 2 to 4 hold teams 4, 0 and 3 with 1, 8 and 6. */
    @Test
    void onlyTheStretchIsDivided() {
        int[] order = {1, 2, 4, 0, 3, 5};
        assertThat(divide(order, 1, false, 2, 5, 8, 100, -100, 6, 1, 50)).containsExactly(2, 3, 4);
        assertThat(order).containsExactly(1, 2, 0, 3, 4, 5);
    }

    /** Teams 0, 1 and 3 are level on 4; then 7, 9 and 7, so that 1 comes before 0 and 3. Team 2 has 5. */
    @Test
    void teamsLevelOnTheFirstNumberAreDividedByTheNext() {
        int[] order = {0, 1, 2, 3};
        assertThat(divide(order, 2, false, 0, 4, 4, 7, 4, 9, 5, 0, 4, 7)).containsExactly(0, 1, 2);
        assertThat(order).containsExactly(2, 1, 0, 3);
        // Of the four, the first two are level, and sorting is 4 × 3. Team 2 is level with itself. Of the other three
        // the
        // first is level with itself, and sorting is 3 × 2. Then nothing is left to compare.
        assertThat(work.steps()).isEqualTo(2 + 12 + 1 + 1 + 6);
    }

    /** Nobody differs in the first number, everybody in the second. */
    @Test
    void aNumberInWhichAllAreLevelIsPassedOver() {
        int[] order = {0, 1};
        assertThat(divide(order, 2, false, 0, 2, 4, 1, 4, 2)).containsExactly(0, 1);
        assertThat(order).containsExactly(1, 0);
        assertThat(work.steps()).isEqualTo(2 + 1 + 2 * 2);
    }

    /** Four times 2^61 is no number any more, so that it does not fit into a word beside two digits for one of three places. */
    @Test
    void numbersTooFarApartToShareAWordWithAPlaceAreOrderedAllTheSame() {
        long far = 1L << 61;
        int[] more = {0, 1, 2};
        assertThat(divide(more, 1, false, 0, 3, 0, far, 1)).containsExactly(0, 1, 2);
        assertThat(more).containsExactly(1, 2, 0);
        int[] fewer = {0, 1, 2};
        assertThat(divide(fewer, 1, true, 0, 3, 1, far, 0)).containsExactly(0, 1, 2);
        assertThat(fewer).containsExactly(2, 0, 1);
    }

    /** As far above nothing as below it, and level teams stay in their order; from place 1 and by the second number. */
    @Test
    void numbersFarAboveAndFarBelowNothingAreOrdered() {
        long far = 1L << 62;
        int[] order = {4, 3, 2, 1, 0};
        assertThat(divide(order, 2, false, 1, 5, 0, -far, 0, far, 0, -far, 0, 5, 0, 0))
                .containsExactly(1, 2, 3);
        assertThat(order).containsExactly(4, 1, 3, 2, 0);
        int[] back = {4, 3, 2, 1, 0};
        assertThat(divide(back, 2, true, 1, 5, 0, -far, 0, far, 0, -far, 0, 5, 0, 0))
                .containsExactly(1, 3, 4);
        assertThat(back).containsExactly(4, 2, 0, 3, 1);
    }

    /** Close together, however large. */
    @Test
    void largeNumbersThatAreCloseTogetherAreOrdered() {
        long large = Long.MAX_VALUE - 4;
        int[] order = {0, 1, 2};
        assertThat(divide(order, 1, false, 0, 3, large, large + 2, large + 1)).containsExactly(0, 1, 2);
        assertThat(order).containsExactly(1, 2, 0);
        assertThat(divide(order, 1, true, 0, 3, large, large + 2, large + 1)).containsExactly(0, 1, 2);
        assertThat(order).containsExactly(0, 2, 1);
    }

    /** Eight times 2^60 less one is just below where the numbers turn negative, and so are twice these with two digits more. */
    @Test
    void numbersAreOrderedByTheirDistanceFromTheBest() {
        long large = (1L << 60) - 1;
        int[] order = {0, 1, 2};
        assertThat(divide(order, 1, true, 0, 3, large, large + 2, large + 1)).containsExactly(0, 1, 2);
        assertThat(order).containsExactly(0, 2, 1);
        assertThat(divide(order, 1, false, 0, 3, large, large + 2, large + 1)).containsExactly(0, 1, 2);
        assertThat(order).containsExactly(1, 2, 0);
    }
}
