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
        NumberIndex index = new NumberIndex(4);
        for (int number = 1; number <= 1000; number++) {
            assertThat(index.get(index.place(number * 8L), number * 8L)).isEqualTo(NumberIndex.ABSENT);
            index.put(index.place(number * 8L), number * 8L, -number);
        }
        assertThat(IntStream.rangeClosed(1, 1000).map(number -> index.get(index.place(number * 8L), number * 8L)))
                .containsExactly(IntStream.rangeClosed(1, 1000)
                        .map(number -> -number)
                        .boxed()
                        .toArray(Integer[]::new));
        assertThat(index.get(index.place(4), 4)).isEqualTo(NumberIndex.ABSENT);
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
