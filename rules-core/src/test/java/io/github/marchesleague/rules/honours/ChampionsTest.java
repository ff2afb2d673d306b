/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.honours;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.adjudication.Breach;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.Movement;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.ruling.Withdrawal;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.PlayOff;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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
        Standings provisional =
                League.standings(List.of(MatchResult.outstanding("U1", "U2"), MatchResult.outstanding("U2", "U1")));
        assertThat(Promotion.between(provisional, level, Movement.ofTeams(1), Set.of())
                        .undecided())
                .hasSize(1);
    }

    /** U2 left after a win and starts again two divisions down; it takes the one place of those that go down. */
    @Test
    void aTeamThatLeftGoesDownByItsOwnRule() {
        Season.Builder season = Season.builder();
        season.addTeams(Team.of("U1"), Team.of("U2"), Team.of("U3"))
                .addMatches(card("U1", "U2", "0-1"), card("U1", "U3", "1-0"))
                .addWithdrawals(new Withdrawal(TeamId.of("U2"), Optional.empty(), "no players"));
        Standings upper = League.standings(season.build());
        Standings lower = table("L1", "L2", "L3");
        Movement taking = new Movement(1, 1, false, 1, 2, true);
        assertThat(Promotion.between(upper, lower, taking, Set.of()))
                .isEqualTo(new Promotion(
                        ids("L1"), List.of(), List.of(), List.of(new Promotion.Leaver(TeamId.of("U2"), 2)), List.of()));
        // Where it takes no place, U3, the last, goes down as well; U2 is not promoted or relegated by its points.
        assertThat(Promotion.between(upper, lower, new Movement(1, 1, false, 1, 1, false), Set.of())
                        .relegated())
                .isEqualTo(ids("U3"));
        // And where the league says nothing about teams that left, U2 with its win is a team like any other.
        assertThat(Promotion.between(upper, lower, new Movement(1, 2, false, 1), Set.of())
                        .relegated())
                .isEqualTo(ids("U3", "U1"));
    }

    /** A team is in one division, and no more teams move than a division has; all that is wrong is said at once. */
    @Test
    void refusesDivisionsThatCannotBe() {
        Standings upper = table("U1", "U2");
        assertThatThrownBy(() -> Promotion.between(upper, upper, Movement.ofTeams(3), Set.of()))
                .isInstanceOf(FaultsException.class)
                .hasMessageContainingAll(
                        "the lower division: \"U1\" is in the upper division too; give two divisions, each with its own teams",
                        "the lower division: \"U2\" is in the upper division too",
                        "up: 3 go up, and the lower division has 2 teams; give 2 or fewer",
                        "down: 3 go down, and the upper division has 2 teams; give 2 or fewer");
        assertThat(Promotion.between(upper, table("L1", "L2"), Movement.ofTeams(2), Set.of())
                        .promoted())
                .isEqualTo(ids("L1", "L2"));
    }

    private static MatchCard card(String home, String away, String board) {
        MatchCard.Builder card = MatchCard.builder();
        card.home(TeamId.of(home)).away(TeamId.of(away));
        for (int i = 0; i < 4; i++) {
            card.addBoards(BoardCard.of(BoardResult.parse(board).orElseThrow()));
        }
        return card.build();
    }

    @Test
    void aPlayOffBetweenTeamsThatAreNotLevelIsRemarked() {
        Season.Builder season = Season.builder();
        season.addTeams(Team.of("A"), Team.of("B"), Team.of("C"))
                .addMatches(card("A", "B", "1-0"), card("B", "C", "½-½"))
                .addPlayOffs(card("A", "B", "1-0"), card("B", "C", "1-0"));
        // A has 2 match points, B and C 1 each after four draws: B and C are to play off, A is not.
        assertThat(PlayOffReview.remarks(League.standings(season.build())))
                .extracting(Breach::rule, remark -> remark.match().orElseThrow().toString(), Breach::message)
                .containsExactly(
                        tuple("7.2.2(d)", "A – B", "a play-off between teams that are not level; it decides nothing"));
        assertThat(PlayOffReview.remarks(
                        League.standings(season.build(), RuleSets.byId("gwent").orElseThrow())))
                .extracting(Breach::message)
                .containsOnly("the rules know no play-off; it decides nothing");
        assertThat(PlayOffReview.remarks(League.standings(List.of(DRAWN)))).isEmpty();
    }

    @Test
    void aPlayOffWithStepsForADrawnOneIsAPlayOffToo() {
        RuleSet rules = RuleSet.builder()
                .from(RuleSets.herefordshire())
                .chain(new Chain(
                        List.of(
                                new Step(TieBreaks.MATCH_POINTS, "4"),
                                new Step(new PlayOff(List.of(new Step(TieBreaks.SHARED, ""))), "8")),
                        PartialSplit.RE_FORM))
                .build();
        Season.Builder season = Season.builder();
        season.addTeams(Team.of("A"), Team.of("B"), Team.of("C"))
                .addMatches(card("A", "B", "1-0"), card("B", "C", "½-½"))
                .addPlayOffs(card("A", "B", "1-0"), card("B", "C", "1-0"));
        // As above: B and C are level and play off by rule 8, A is ahead of both.
        assertThat(PlayOffReview.remarks(League.standings(season.build(), rules)))
                .extracting(Breach::rule, remark -> remark.match().orElseThrow().toString(), Breach::message)
                .containsExactly(
                        tuple("8", "A – B", "a play-off between teams that are not level; it decides nothing"));
    }

    @Test
    void refusesFiguresThatCannotBe() {
        assertThatThrownBy(() -> new Movement(1, 0, false, 1, 0, true))
                .hasMessageContaining("none goes down: give down as 1 or more");
        assertThatThrownBy(() -> new Movement(-1, 0, false, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Movement(2, 2, false, 1)).hasMessageContaining("give at least 2");
    }
}
