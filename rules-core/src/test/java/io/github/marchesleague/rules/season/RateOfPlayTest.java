/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.TeamId;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class RateOfPlayTest {

    private static final MatchRef MATCH = MatchRef.of(TeamId.of("A"), TeamId.of("B"));
    private static final Duration HOUR = Duration.ofHours(1);

    @Test
    void isAnHourAndThirtySecondsAMoveUnlessTheCaptainsAgreeOtherwise() {
        assertThat(RateOfPlay.of(MATCH, List.of())).hasToString("60+30");
        List<RateOfPlay.Recorded> agreed = List.of(new RateOfPlay.Recorded(MATCH, RateOfPlay.BY_AGREEMENT));
        assertThat(RateOfPlay.of(MATCH, agreed)).hasToString("45+30");
        assertThat(RateOfPlay.check(agreed, RateOfPlay.ALLOWED)).isEmpty();
    }

    @Test
    void objectsToAnyOtherRate() {
        assertThat(RateOfPlay.check(
                        List.of(new RateOfPlay.Recorded(MATCH, RateOfPlay.ofMinutes(90, 30))), RateOfPlay.ALLOWED))
                .singleElement()
                .hasToString("rule 5.1: A – B: played at 90+30; play at one of [60+30, 45+30]");
    }

    @Test
    void refusesTimesThatNoClockShows() {
        assertThatThrownBy(() -> RateOfPlay.ofMinutes(0, 30)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RateOfPlay.ofMinutes(60, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RateOfPlay(HOUR, Duration.ofMillis(500))).hasMessageContaining("whole seconds");
        assertThat(new RateOfPlay(Duration.ofSeconds(90), Duration.ZERO)).hasToString("90s+0");
    }

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
