/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The set in which a season looks for pairs that met twice. */
class PairSetTest {

    /** Where most pairs meet there is a bit for each; where few do, only those that met are kept. */
    @ParameterizedTest
    @CsvSource({"1, 0", "8, 56", "13, 156", "70, 4830", "100, 10", "70, 5"})
    void everyOrderedPairIsNewOnce(int teams, int expected) {
        PairSet pairs = new PairSet(teams, expected);
        for (int first = 0; first < teams; first++) {
            for (int second = 0; second < teams; second++) {
                assertThat(pairs.add(first, second)).isTrue();
            }
        }
        for (int first = 0; first < teams; first++) {
            for (int second = 0; second < teams; second++) {
                assertThat(pairs.add(first, second)).isFalse();
            }
        }
    }

    /** A bit for each pair of so many teams would be 2^40 bits, and there are two matches. */
    @Test
    void aFewPairsOfVeryManyTeamsTakeLittleRoom() {
        PairSet pairs = new PairSet(1 << 20, 2);
        assertThat(pairs.add(1 << 19, 3)).isTrue();
        assertThat(pairs.add(3, 1 << 19)).isTrue();
        assertThat(pairs.add(1 << 19, 3)).isFalse();
    }

    /** 4,096 teams make 2^24 pairs, which are 2 MB of bits. */
    @Test
    void allPairsOfManyTeamsTakeABitEach() {
        PairSet pairs = new PairSet(1 << 12, 1 << 18);
        assertThat(pairs.add(4095, 4095)).isTrue();
        assertThat(pairs.add(4095, 4094)).isTrue();
        assertThat(pairs.add(4095, 4095)).isFalse();
    }

    /** The first team in the upper half of the number, the second in the lower. */
    @Test
    void aPairHasAKeyOfItsOwn() {
        assertThat(PairSet.key(2, 1)).isEqualTo(0x2_0000_0001L);
        assertThat(PairSet.key(1, 2)).isEqualTo(0x1_0000_0002L);
    }
}
