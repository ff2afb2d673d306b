/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rate of play (5.1): 60 minutes and 30 seconds a move, unless the captains agree on 45 minutes and 30 seconds. */
class RateOfPlayTest {

    @Test
    void isWrittenAsChessPlayersWriteIt() {
        assertThat(RateOfPlay.DEFAULT).hasToString("60+30");
        assertThat(RateOfPlay.BY_AGREEMENT).hasToString("45+30");
        assertThat(RateOfPlay.ALLOWED).containsExactly(RateOfPlay.ofMinutes(60, 30), RateOfPlay.ofMinutes(45, 30));
        assertThat(RateOfPlay.ofMinutes(180, 0)).hasToString("180+0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"60+30", "45+30", "5+0", "180+0"})
    void isReadAsItIsWritten(String text) {
        assertThat(RateOfPlay.parse(text)).map(RateOfPlay::toString).contains(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "45", "45+", "+30", "0+30", "045+30", "45+030", "45 + 30", "45-30", "45+30s", "99999+0"})
    void isNothingElse(String text) {
        assertThat(RateOfPlay.parse(text)).isEmpty();
    }

    @Test
    void refusesTimesThatNoReturnHolds() {
        Duration hour = Duration.ofHours(1);
        assertThatThrownBy(() -> RateOfPlay.ofMinutes(0, 30))
                .hasMessage("rate of play PT0S + PT30S: the base time must be positive and the increment not negative");
        assertThatThrownBy(() -> RateOfPlay.ofMinutes(60, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RateOfPlay(hour, Duration.ofMillis(500)))
                .hasMessage("rate of play PT1H + PT0.5S: give whole minutes and whole seconds");
        assertThatThrownBy(() -> new RateOfPlay(Duration.ofSeconds(90), Duration.ZERO))
                .hasMessage("rate of play PT1M30S + PT0S: give whole minutes and whole seconds");
    }
}
