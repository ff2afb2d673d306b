/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.match.TeamId;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The two tables in which numbers are looked up while a season is read. */
class NumbersTest {

    @Test
    void aNumberIsFoundUnderItsKeyHoweverManyThereAre() {
        // Every other number goes to something else, which has no key here.
        NumberIndex index = new NumberIndex(4);
        for (int number = 0; number < 2000; number += 2) {
            assertThat(index.numberOf(number * 8L + 8, number)).isEqualTo(number);
        }
        for (int number = 0; number < 2000; number += 2) {
            assertThat(index.numberOf(number * 8L + 8, 5000)).isEqualTo(number);
        }
        assertThat(index.numberOf(4, 5000)).isEqualTo(5000);
        assertThat(index.numberOf(4, 5001)).isEqualTo(5000);
    }

    @Test
    void teamsAreNumberedInTheOrderInWhichTheyCome() {
        TeamNumbers numbers = new TeamNumbers();
        for (int team = 0; team < 500; team++) {
            assertThat(numbers.of(TeamId.of("Team " + team))).isEqualTo(TeamNumbers.NONE);
            assertThat(numbers.add(TeamId.of("Team " + team))).isEqualTo(team);
        }
        assertThat(IntStream.range(0, 500).map(team -> numbers.of(TeamId.of("Team " + team))))
                .containsExactly(IntStream.range(0, 500).boxed().toArray(Integer[]::new));
    }

    /** "Aa" and "BB" have the same hash, as every text made of these pairs has with every other of its length. */
    @Test
    void teamsWithTheSameHashAreToldApart() {
        TeamNumbers numbers = new TeamNumbers();
        assertThat("AaAa".hashCode()).isEqualTo("BBBB".hashCode());
        assertThat(numbers.add(TeamId.of("AaAa"))).isZero();
        assertThat(numbers.of(TeamId.of("BBBB"))).isEqualTo(TeamNumbers.NONE);
        assertThat(numbers.add(TeamId.of("BBBB"))).isEqualTo(1);
        assertThat(numbers.add(TeamId.of("AaBB"))).isEqualTo(2);
        assertThat(numbers.of(TeamId.of("AaAa"))).isZero();
        assertThat(numbers.of(TeamId.of("BBBB"))).isEqualTo(1);
    }
}
