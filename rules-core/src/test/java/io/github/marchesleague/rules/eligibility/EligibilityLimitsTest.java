/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.eligibility;

import static io.github.marchesleague.rules.adjudication.Given.DAY;
import static io.github.marchesleague.rules.adjudication.Given.arranged;
import static io.github.marchesleague.rules.adjudication.Given.boards;
import static io.github.marchesleague.rules.adjudication.Given.card;
import static io.github.marchesleague.rules.adjudication.Given.lineUps;
import static io.github.marchesleague.rules.adjudication.Given.messages;
import static io.github.marchesleague.rules.adjudication.Given.player;
import static io.github.marchesleague.rules.adjudication.Given.players;
import static io.github.marchesleague.rules.adjudication.Given.rules;
import static io.github.marchesleague.rules.adjudication.Given.season;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.lineup.RatingPolicy;
import io.github.marchesleague.rules.lineup.RatingSource;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.Sanction;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.season.Season;
import java.time.MonthDay;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Just within a limit of who may play and just beyond it, on the first board and on the last. */
class EligibilityLimitsTest {

    // ---------------------------------------------------------------- who may play

    private static MatchCard of(String team, String players, int day) {
        return lineUps(team, players, "X", "x1 x2 x3 x4", "1 1 1 1", card -> card.date(DAY.plusDays(day)));
    }

    private static Season club(MatchCard... cards) {
        Season.Builder season = Season.builder();
        return season.addTeams(Team.of("A1", "A"), Team.of("A2", "A"), Team.of("B"), Team.of("X", "X"))
                .addMatches(cards)
                .build();
    }

    private static List<String> objections(Eligibility rule, Season season) {
        return messages(
                rules(change -> change.eligibility(List.of(EligibilityRule.reported(rule)))
                        .boardOrder(Optional.empty())),
                season);
    }

    @Test
    void appearancesCountUpToABoardAndForTheClubOnly() {
        AppearancesElsewhere second = new AppearancesElsewhere("8", 0, OptionalInt.of(2), false);
        assertThat(objections(second, club(of("A1", "p q r s", 0), of("A2", "q t u v", 1))))
                .hasSize(1);
        assertThat(objections(second, club(of("A1", "p q r s", 0), of("A2", "r t u v", 1))))
                .isEmpty();
        // A higher team is not barred from by a lower one, and teams of different clubs or of none do not bar each
        // other.
        assertThat(objections(second, club(of("A2", "p q r s", 0), of("A1", "p t u v", 1))))
                .isEmpty();
        AppearancesElsewhere any = new AppearancesElsewhere("8", 0, OptionalInt.empty(), true);
        assertThat(objections(any, club(of("A1", "p q r s", 0), of("B", "p t u v", 1))))
                .isEmpty();
        assertThat(objections(any, club(of("B", "p q r s", 0), of("A2", "p t u v", 1))))
                .isEmpty();
        assertThat(objections(any, club(of("A2", "p q r s", 0), of("A1", "p t u v", 1))))
                .hasSize(1);
    }

    /** The player on the last board of the last line-up, on the last board of another team. */
    @Test
    void everyBoardOfALineUpIsBusy() {
        MatchCard defaulted =
                card("A1", "X", "", card -> card.defaultedBy(Defaulted.HOME).date(DAY.plusDays(7)));
        assertThat(objections(new BusyByDefault("35"), club(of("A1", "p q r s", 0), defaulted, of("A2", "t u v s", 7))))
                .containsExactly(
                        "board 4 (s) is not eligible for A2 on the day on which A1 defaulted, having been in its last"
                                + " line-up");
        assertThat(objections(new BusyByDefault("35"), club(of("A1", "p q r s", 0), defaulted, of("A2", "t u v s", 6))))
                .isEmpty();
    }

    @Test
    void everyBoardHasItsLimit() {
        RatingLimits least = new RatingLimits(
                "8",
                RatingPolicy.of(RatingSource.NOMINATED),
                OptionalInt.empty(),
                OptionalInt.of(1000),
                Set.of(),
                0,
                OptionalInt.empty());
        assertThat(objections(
                        least, arranged(player("a1", 1001), player("a2", 1000), player("a3", 999), player("a4", 998))))
                .containsExactly("board 3 (a3) is rated 999, below 1000", "board 4 (a4) is rated 998, below 1000");
    }

    /** Over the limit whichever board is left out: the lowest is lost. And exactly within it without the first. */
    @Test
    void theBoardThatATeamOverTheLimitLoses() {
        TeamRatingLimit.Builder builder = TeamRatingLimit.builder();
        TeamRatingLimit limit = builder.rule("8")
                .ratings(RatingPolicy.of(RatingSource.NOMINATED))
                .putSum(4, 500)
                .putSum(3, 300)
                .build();
        RuleSet punished = rules(change -> change.boardOrder(Optional.empty())
                .eligibility(List.of(new EligibilityRule(limit, Enforcement.punished(Sanction.BOARD)))));
        assertThat(boardsOf(punished, 201, 100, 100, 100)).containsExactly("-/+ 8", "1-0", "1-0", "1-0");
        assertThat(boardsOf(punished, 202, 101, 101, 101)).containsExactly("1-0", "1-0", "1-0", "-/+ 8");
    }

    private static List<String> boardsOf(RuleSet rules, int... ratings) {
        return boards(rules.adjudicator()
                .adjudicate(season(
                        "A B",
                        given -> given.addAllPlayers(players("a", ratings))
                                .addAllPlayers(players("b", 1, 1, 1, 1))
                                .addMatches(lineUps("A", "a1 a2 a3 a4", "B", "b1 b2 b3 b4", "1 1 1 1"))))
                .matches()
                .get(0));
    }

    /** Level teams in other rounds, on other days, and of other clubs are not compared. */
    @Test
    void teamsAreComparedInTheirRound() {
        assertThat(new LowerTeamNotStronger(
                                "8", RatingPolicy.of(RatingSource.NOMINATED), LowerTeamNotStronger.At.SAME_ROUND, 0)
                        .acrossMatchesOnly())
                .isTrue();
        assertThat(new SuspendedForSeveralClubs("8", OptionalInt.empty(), Optional.empty()).acrossMatchesOnly())
                .isTrue();
        assertThat(new Squads("8", true).acrossMatchesOnly()).isFalse();
        Season.Builder season = Season.builder();
        season.addTeams(Team.of("A1", "A"), Team.of("A2", "A"), Team.of("X"), Team.of("Y"))
                .addAllPlayers(players("h", 1500, 1500, 1500, 1500))
                .addAllPlayers(players("l", 1600, 1600, 1600, 1600))
                .addAllPlayers(players("x", 1500, 1500, 1500, 1500))
                .addMatches(
                        lineUps("A1", "h1 h2 h3 h4", "X", "x1 x2 x3 x4", "1 1 1 1", card -> card.round(1)),
                        lineUps("A2", "l1 l2 l3 l4", "X", "x1 x2 x3 x4", "1 1 1 1", card -> card.round(2)));
        assertThat(objections(
                        new LowerTeamNotStronger(
                                "8", RatingPolicy.of(RatingSource.NOMINATED), LowerTeamNotStronger.At.SAME_ROUND, 0),
                        season.build()))
                .isEmpty();
        assertThat(objections(
                        new LowerTeamNotStronger(
                                "8", RatingPolicy.of(RatingSource.NOMINATED), LowerTeamNotStronger.At.SAME_DATE, 0),
                        season.build()))
                .hasSize(1);
    }

    /** Two days after the day of the year it is next year's. */
    @Test
    void aSuspensionMayLastIntoTheNextYear() {
        SuspendedForSeveralClubs rule =
                new SuspendedForSeveralClubs("4", OptionalInt.empty(), Optional.of(MonthDay.of(10, 5)));
        // For A on 2 October, for B on the 6th; on 4 October of the next year still suspended, on the 5th not.
        assertThat(objections(rule, twoClubs(367))).hasSize(2);
        assertThat(objections(rule, twoClubs(368)))
                .containsExactly(
                        "board 1 (p) plays for B, having played for A1 of another club on 2025-10-02; suspended until"
                                + " 10-05");
        SuspendedForSeveralClubs both =
                new SuspendedForSeveralClubs("4", OptionalInt.of(1), Optional.of(MonthDay.of(10, 5)));
        assertThat(objections(both, twoClubs(368)).get(0)).endsWith("; suspended for 1 match and until 10-05");
        SuspendedForSeveralClubs matches = new SuspendedForSeveralClubs("4", OptionalInt.of(2), Optional.empty());
        assertThat(objections(matches, twoClubs(368)).get(0)).endsWith("; suspended for 2 matches");
    }

    /** After the match for B, A1 plays away and B twice more; of the three only A1's is one that he misses for A1. */
    @Test
    void aSuspensionRunsWithTheMatchesOfTheTeamHomeAndAway() {
        MatchCard away = lineUps("X", "x1 x2 x3 x4", "A1", "e f g h", "1 1 1 1", card -> card.date(DAY.plusDays(10)));
        Season season = club(
                of("A1", "p q r s", 0),
                of("B", "p t u v", 4),
                away,
                of("B", "i t u v", 11),
                of("B", "i t u v", 12),
                of("A1", "p q r s", 20));
        assertThat(objections(new SuspendedForSeveralClubs("4", OptionalInt.of(1), Optional.empty()), season))
                .hasSize(1);
        assertThat(objections(new SuspendedForSeveralClubs("4", OptionalInt.of(2), Optional.empty()), season))
                .hasSize(2);
    }

    private static Season twoClubs(int later) {
        return club(of("A1", "p q r s", 0), of("B", "p t u v", 4), of("A1", "p q r s", later));
    }
}
