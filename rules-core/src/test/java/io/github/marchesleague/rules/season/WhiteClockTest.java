/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.match.RateOfPlay;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class WhiteClockTest {

    private static final Duration HOUR = Duration.ofHours(1);

    @Test
    void whitesClockRunsButTheDefaultTimeCountsFromTheStart() {
        WhiteClock atTheLimit = WhiteClock.at(RateOfPlay.DEFAULT, HOUR, HOUR);
        assertThat(atTheLimit.afterDefaultTime()).isFalse();
        assertThat(atTheLimit.whiteLeft()).isEqualTo(Duration.ofSeconds(30));
        assertThat(WhiteClock.at(RateOfPlay.DEFAULT, HOUR, HOUR.plusSeconds(1)).afterDefaultTime())
                .isTrue();
    }

    @Test
    void atFortyFiveMinutesWhitesTimeCanBeUpBeforeTheDefaultTime() {
        WhiteClock clock = WhiteClock.at(RateOfPlay.BY_AGREEMENT, HOUR, Duration.ofMinutes(50));
        assertThat(clock.whiteOutOfTime()).isTrue();
        assertThat(clock.afterDefaultTime()).isFalse();
        assertThatThrownBy(() -> WhiteClock.at(RateOfPlay.DEFAULT, HOUR, Duration.ofSeconds(-1)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
