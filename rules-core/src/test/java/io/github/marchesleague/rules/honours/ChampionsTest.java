/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.honours;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.Movement;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.standings.Standings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ChampionsTest {

    private static final MatchResult HOME_WIN = MatchResult.of("A", "B", "1-0", "=", "=", "=");
    private static final MatchResult DRAWN = MatchResult.of("A", "B", "=", "=", "=", "=");

    /** The first beats all, the second all but the first, and so on. */
    private static Standings table(String... teams) {
        List<MatchResult> results = new ArrayList<>();
        for (int i = 0; i < teams.length; i++) {
            for (int j = i + 1; j < teams.length; j++) {
                results.add(MatchResult.of(teams[i], teams[j], "1-0", "=", "=", "="));
            }
        }
        return League.standings(results);
    }

    private static List<TeamId> ids(String... teams) {
        return Arrays.stream(teams).map(TeamId::of).toList();
    }

    @Test
    void theClubOfTheFirstTeamIsChampion() {
        Standings table = League.standings(Season.builder()
                .addTeams(Team.of("A", "Ludlow Chess Club"), Team.of("B"))
                .addMatches(MatchCard.builder()
                        .home(TeamId.of("A"))
                        .away(TeamId.of("B"))
                        .total(Score.parse("3-1").orElseThrow())
                        .build())
                .build());
        assertThat(Champions.of(table))
                .isEqualTo(new Champions.Declared("Ludlow Chess Club", Team.of("A", "Ludlow Chess Club")));
        assertThat(Champions.of(League.standings(List.of(HOME_WIN))))
                .isEqualTo(new Champions.Declared("A", Team.of("A")));
    }

    @Test
    void nobodyIsChampionWhileMatchesAreOutstandingOrFirstPlaceIsShared() {
        assertThat(Champions.of(League.standings(List.of(HOME_WIN, MatchResult.outstanding("B", "C")))))
                .isEqualTo(new Champions.NotYet(ids("A"), List.of("1 match is outstanding (10.7)")));
        assertThat(Champions.of(League.standings(List.of(DRAWN))))
                .isEqualTo(new Champions.NotYet(
                        ids("A", "B"), List.of("first place is shared by A, B; they play off (7.2.2(d))")));
        assertThat(Champions.of(League.standings(List.of())))
                .isEqualTo(new Champions.NotYet(List.of(), List.of("the table has no teams")));
    }

    @Test
    void soManyGoUpAndDown() {
        Promotion promotion = Promotion.between(
                table("U1", "U2", "U3", "U4"), table("L1", "L2", "L3", "L4"), Movement.ofTeams(2), Set.of());
        assertThat(promotion).isEqualTo(new Promotion(ids("L1", "L2"), ids("U4", "U3"), List.of(), List.of()));
    }

    @Test
    void aRefusedPromotionPassesToTheNextTeamOnly() {
        Standings upper = table("U1", "U2", "U3", "U4");
        Standings lower = table("L1", "L2", "L3", "L4");
        assertThat(Promotion.between(upper, lower, Movement.ofTeams(1), Set.of(TeamId.of("L1"))))
                .isEqualTo(new Promotion(ids("L2"), ids("U4"), List.of(), List.of()));
        // Both refuse: nobody goes up, so nobody goes down.
        assertThat(Promotion.between(upper, lower, Movement.ofTeams(1), Set.copyOf(ids("L1", "L2"))))
                .isEqualTo(new Promotion(List.of(), List.of(), List.of(), List.of()));
    }

    @Test
    void theNextTwoPlayOffWhereTheLeagueHasAPlaceForIt() {
        assertThat(Promotion.between(
                                table("U1", "U2", "U3"), table("L1", "L2", "L3"), new Movement(1, 1, true, 2), Set.of())
                        .playOff())
                .isEqualTo(ids("L2", "U2"));
    }

    @Test
    void nothingIsDecidedAcrossASharedPositionOrOnAProvisionalTable() {
        Standings level = League.standings(List.of(DRAWN));
        Promotion promotion = Promotion.between(table("U1", "U2"), level, Movement.ofTeams(1), Set.of());
        assertThat(promotion.promoted()).isEmpty();
        assertThat(promotion.undecided()).singleElement().asString().contains("position 1 is shared by A, B");
        // Both of the level teams move, so their order does not matter.
        assertThat(Promotion.between(table("U1", "U2"), level, Movement.ofTeams(2), Set.of())
                        .promoted())
                .isEqualTo(ids("A", "B"));
        Standings provisional = League.standings(List.of(HOME_WIN, MatchResult.outstanding("B", "A")));
        assertThat(Promotion.between(provisional, level, Movement.ofTeams(1), Set.of())
                        .undecided())
                .hasSize(1);
    }

    @Test
    void refusesFiguresThatCannotBe() {
        assertThatThrownBy(() -> new Movement(-1, 0, false, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Movement(2, 2, false, 1)).hasMessageContaining("give at least 2");
    }
}
