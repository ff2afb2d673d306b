/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.TeamId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sums that do not fit are refused; they are never rounded and never wrap around. */
class ExactSumsTest {

    private static final String REFUSED = "results: some points are so large, or so finely divided, that their sum does"
            + " not fit in 64 bits; give points with fewer digits";

    /** 2^62 fits a long and twice 2^62 does not; nor does a third of a point beside 2^62 whole ones. */
    @ParameterizedTest
    @ValueSource(longs = {1, 3})
    void pointsWhoseSumDoesNotFitAreRefused(long denominator) {
        Points huge = Points.of(1L << 62);
        Points second = denominator == 1 ? huge : new Points(1, denominator);
        List<MatchResult> matches = List.of(match("A", "B", huge), match("A", "C", second));
        assertThatThrownBy(() -> League.standings(matches))
                .isInstanceOf(FaultsException.class)
                .hasMessage(REFUSED);
        Standings first = League.standings(List.of(matches.get(0), match("C", "B", Points.ONE)));
        assertThatThrownBy(() -> first.with(matches.get(1)))
                .isInstanceOf(FaultsException.class)
                .hasMessage(REFUSED);
    }

    /** A hundred millionth of a point here and a hundred million points there add up to what they are. */
    @Test
    void farApartIsStillExact() {
        Points small = new Points(1, 100_000_000);
        Points large = Points.of(100_000_000);
        Standings table = League.standings(List.of(match("A", "B", small), match("A", "C", large)));
        assertThat(table.rows().get(0).tally().gamePoints())
                .isEqualTo(new Points(10_000_000_000_000_001L, 100_000_000));
    }

    private static MatchResult match(String home, String away, Points homePoints) {
        return MatchResult.builder()
                .home(TeamId.of(home))
                .away(TeamId.of(away))
                .total(new Score(homePoints, Points.ZERO))
                .build();
    }
}
