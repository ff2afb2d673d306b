/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.lineup;

import static io.github.marchesleague.rules.adjudication.Given.player;
import static io.github.marchesleague.rules.adjudication.Given.pts;
import static io.github.marchesleague.rules.adjudication.Given.ratingList;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Which rating counts (9.2, reading D13). */
class RatingsTest {

    private static final Player ANN = player("ann", 1500);
    private static final Player BOB = player("bob", 0, "junior");
    /** The editions in another order than that of their dates. */
    private final Register register = Register.of(
            List.of(ANN, BOB),
            List.of(
                    ratingList("ECF", "2025-11-01", "bob", 1650),
                    ratingList("ECF", "2025-09-01", "ann", 1600, "bob", 1610),
                    ratingList("WCU", "2025-08-01", "ann", 160)));

    private static final RatingPolicy HEREFORDSHIRE = RatingPolicy.of(RatingSource.list("ECF"), RatingSource.NOMINATED);

    private OptionalInt rating(RatingPolicy policy, Player player, String day) {
        return policy.rating(player, Optional.of(LocalDate.parse(day)), register);
    }

    @Test
    void theLatestListNotAfterTheMatchCountsAndOnlyThatOne() {
        assertThat(rating(HEREFORDSHIRE, ANN, "2025-08-31")).hasValue(1500);
        assertThat(rating(HEREFORDSHIRE, ANN, "2025-09-01")).hasValue(1600);
        assertThat(rating(HEREFORDSHIRE, ANN, "2025-10-31")).hasValue(1600);
        assertThat(rating(HEREFORDSHIRE, ANN, "2025-11-01")).hasValue(1500);
        assertThat(rating(HEREFORDSHIRE, BOB, "2025-08-31")).isEmpty();
        assertThat(rating(HEREFORDSHIRE, BOB, "2025-12-31")).hasValue(1650);
    }

    @Test
    void aTeamThatIsNotEnteredStandsForItselfAlone() {
        Team first = Team.of("A1", "A");
        TeamId stranger = TeamId.of("C");
        SeasonLineUps season = new SeasonLineUps(List.of(), List.of(first, Team.of("B")), List.of(), Register.EMPTY);
        assertThat(season.club(first.id())).isEqualTo("A");
        assertThat(season.club(TeamId.of("B"))).isEqualTo("B");
        assertThat(season.club(stranger)).isEqualTo("C");
        assertThat(season.clubMates(stranger, first.id())).isFalse();
    }

    @Test
    void withoutADayNoListIsInForceAndNothingIsGuessed() {
        assertThat(HEREFORDSHIRE.rating(ANN, Optional.empty(), register)).isEmpty();
        assertThat(HEREFORDSHIRE.rating(ANN, Optional.empty(), Register.of(List.of(ANN), List.of())))
                .hasValue(1500);
    }

    @Test
    void listsFallBackInOrderAndAreConverted() {
        RatingPolicy policy = RatingPolicy.of(
                RatingSource.list("ECF"),
                RatingSource.list("WCU", new Conversion(pts("7.5"), Points.of(700), RoundingMode.HALF_UP)));
        assertThat(rating(policy, ANN, "2025-08-31")).hasValue(1900);
        assertThat(rating(policy, ANN, "2025-11-01")).hasValue(1900);
        assertThat(rating(policy, ANN, "2025-10-01")).hasValue(1600);
        RatingPolicy any = RatingPolicy.of(RatingSource.ANY_LIST);
        assertThat(rating(any, ANN, "2025-11-01")).hasValue(160);
    }

    @Test
    void conversionsAreExactAndRoundedAsStated() {
        Conversion up = new Conversion(pts("7.5"), Points.of(700), RoundingMode.HALF_UP);
        assertThat(up.convert(100)).isEqualTo(1450);
        assertThat(up.convert(151)).isEqualTo(1833);
        assertThat(new Conversion(pts("7.5"), Points.of(700), RoundingMode.FLOOR).convert(151))
                .isEqualTo(1832);
        assertThat(Conversion.NONE.convert(1832)).isEqualTo(1832);
        assertThatThrownBy(() -> new Conversion(pts("7.5"), Points.of(700), RoundingMode.UNNECESSARY).convert(151))
                .isInstanceOf(ArithmeticException.class);
    }

    @Test
    void aListMayBeFrozenForPartOfAYear() {
        RatingPolicy frozen = RatingPolicy.of(new RatingSource.Published(
                Optional.of("ECF"), List.of(MonthDay.of(9, 15), MonthDay.of(1, 1)), Conversion.NONE));
        assertThat(rating(frozen, BOB, "2025-12-31")).hasValue(1610);
        assertThat(rating(frozen, BOB, "2026-01-01")).hasValue(1650);
        assertThat(rating(frozen, BOB, "2026-09-14")).hasValue(1650);
        assertThat(rating(frozen, BOB, "2025-09-14")).isEmpty();
    }

    @Test
    void playersWithoutARatingMayHaveAFixedOne() {
        RatingPolicy fixed = RatingPolicy.of(
                RatingSource.list("ECF"), new RatingSource.Fixed(Map.of("junior", 900), OptionalInt.of(1200)));
        assertThat(rating(fixed, BOB, "2025-08-31")).hasValue(900);
        assertThat(rating(fixed, ANN, "2025-08-31")).hasValue(1200);
        assertThat(rating(fixed, ANN, "2025-09-01")).hasValue(1600);
    }
}
