/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.tiebreak.AppliesTo;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Places;
import io.github.marchesleague.rules.tiebreak.Stake;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A group at places 1 to 6 of a table of ten, of which two go up; the places are counted from 0, and ends are left out. */
class AtStakeTest {

    private static final int TEAMS = 10;

    private static int[] numbers(String words) {
        return words == null
                ? new int[0]
                : Arrays.stream(words.split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    /** A line is named by how many places are above it; all but the teams about which a line is open stay together. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // parts begin at | lines | kept
                // No line in the group: all of it stays together.
                "0 1 2 3 4 5 |       | 0",
                "0 1 2 3 4 5 | 6     | 0",
                // The line falls between two parts: two groups.
                "0 1 2 3 4 5 | 2     | 0 2",
                "0 1 2 3 4 5 | 1     | 0 1",
                "0 1 2 3 4 5 | 5     | 0 5",
                // It falls into a part of two or three, which is taken out.
                "0 1 3 4 5   | 2     | 0 1 3",
                "0 1 4 5     | 2     | 0 1 4",
                "0 1 4 5     | 3     | 0 1 4",
                // Into the first part, or into the last.
                "0 3 4 5     | 2     | 0 3",
                "0 1 2 3     | 4     | 0 3",
                "0           | 2     | 0",
                // Two lines, in one part, or in one part and beside another.
                "0 1 4 5     | 2 3   | 0 1 4",
                "0 1 3 5     | 2 5   | 0 1 3 5",
                "0 1 2 3 4 5 | 1 5   | 0 1 5"
            })
    void whatIsOnOneSideOfEveryLineStaysTogether(String starts, String lines, String kept) {
        assertThat(AtStake.parting(numbers(starts), 6, numbers(lines))).containsExactly(numbers(kept));
    }

    private static boolean fits(Set<Stake> stakes, AppliesTo sizes, int from, int to) {
        Criterion gamePoints =
                Criterion.of(Measure.GAME_POINTS).appliesTo(sizes).build();
        Step step = new Step(gamePoints, "", stakes);
        Chain chain =
                new Chain(List.of(new Step(TieBreaks.MATCH_POINTS, ""), step), PartialSplit.RE_FORM, new Places(2, 3));
        return AtStake.fits(step, chain, from, to, TEAMS);
    }

    /** Two go up and three down, so that the lines are below the second and below the seventh place. */
    @Test
    void aStepIsForGroupsThatALineDivides() {
        Set<Stake> up = Set.of(Stake.PROMOTION);
        assertThat(fits(up, AppliesTo.ANY, 0, 2)).isFalse();
        assertThat(fits(up, AppliesTo.ANY, 1, 3)).isTrue();
        assertThat(fits(up, AppliesTo.ANY, 2, 4)).isFalse();
        Set<Stake> down = Set.of(Stake.RELEGATION);
        assertThat(fits(down, AppliesTo.ANY, 5, 7)).isFalse();
        assertThat(fits(down, AppliesTo.ANY, 6, 8)).isTrue();
        assertThat(fits(down, AppliesTo.ANY, 7, 9)).isFalse();
        assertThat(fits(Set.of(), AppliesTo.ANY, 4, 6)).isTrue();
        assertThat(fits(up, AppliesTo.THREE_OR_MORE, 1, 3)).isFalse();
        assertThat(fits(up, AppliesTo.THREE_OR_MORE, 1, 4)).isTrue();
    }
}
