/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.eligibility;

import static io.github.marchesleague.rules.adjudication.Given.RULES;
import static io.github.marchesleague.rules.adjudication.Given.boards;
import static io.github.marchesleague.rules.adjudication.Given.by;
import static io.github.marchesleague.rules.adjudication.Given.card;
import static io.github.marchesleague.rules.adjudication.Given.lineUps;
import static io.github.marchesleague.rules.adjudication.Given.outstanding;
import static io.github.marchesleague.rules.adjudication.Given.player;
import static io.github.marchesleague.rules.adjudication.Given.players;
import static io.github.marchesleague.rules.adjudication.Given.rules;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.adjudication.Breach;
import io.github.marchesleague.rules.lineup.RatingPolicy;
import io.github.marchesleague.rules.lineup.RatingSource;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.Sanction;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.season.Season;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Who may play (8.3 and its like elsewhere). */
class EligibilityTest {

    private static final RatingPolicy NOMINATED = RatingPolicy.of(RatingSource.NOMINATED);

    private static MatchCard home(String team, String players, int day) {
        return lineUps(team, players, "X", "x1 x2 x3 x4", "1 1 1 1", match -> match.date(LocalDate.of(2025, 11, day)));
    }

    /** Teams A1, A2 and A3 of one club, and X of another. */
    private static Season season(Consumer<Season.Builder> more) {
        Season.Builder season = Season.builder();
        season.addTeams(Team.of("A1", "A"), Team.of("A2", "A"), Team.of("A3", "A"), Team.of("X", "X"));
        more.accept(season);
        return season.build();
    }

    private static List<String> messages(Eligibility rule, Season season) {
        RuleSet rules = rules(change ->
                change.eligibility(List.of(EligibilityRule.reported(rule))).boardOrder(Optional.empty()));
        return rules.adjudicator().adjudicate(season).breaches().stream()
                .map(Breach::message)
                .toList();
    }

    @Test
    void whoDidNotComeHasNotPlayed() {
        OneTeamASeason one = new OneTeamASeason("8.3");
        MatchCard absent =
                lineUps("A1", "p q r s", "X", "x1 x2 x3 x4", "- 1 1 1", match -> match.date(LocalDate.of(2025, 11, 1)));
        assertThat(messages(one, season(given -> given.addMatches(absent, home("A2", "p t u v", 2)))))
                .isEmpty();
        MatchCard defaulted = by(home("A1", "p q r s", 1), Defaulted.HOME);
        assertThat(messages(one, season(given -> given.addMatches(defaulted, home("A2", "p t u v", 2)))))
                .isEmpty();
        assertThat(messages(one, season(given -> given.addMatches(home("A1", "p q r s", 1), home("A2", "p t u v", 2)))))
                .containsExactly("board 1 (p) is not eligible for A2, having played for A1 on 2025-11-01");
    }

    @Test
    void rulesAcrossMatchesFindNothingInOneMatch() {
        List<Eligibility> rules = List.of(
                new OneTeamASeason("8.3"),
                new AppearancesElsewhere("8.4", 0, OptionalInt.empty(), true),
                new BusyByDefault("8.5"));
        List<Season> seasons = List.of(
                season(given -> given.addMatches(home("A1", "p q r s", 1))),
                season(given -> given.addMatches(by(home("A1", "p q r s", 1), Defaulted.HOME))));
        for (Eligibility rule : rules) {
            assertThat(rule.acrossMatchesOnly()).isTrue();
            for (Season season : seasons) {
                assertThat(messages(rule, season)).isEmpty();
            }
        }
    }

    @Test
    void aSeasonsFirstTeamTiesInThePlayOffsToo() {
        Season season =
                season(given -> given.addMatches(home("A1", "p q r s", 1)).addPlayOffs(home("A2", "p t u v", 2)));
        assertThat(messages(new OneTeamASeason("8.3"), season)).hasSize(1);
    }

    @Test
    void anIneligiblePlayerMayBePunishedOutright() {
        RuleSet outright = rules(change -> change.eligibility(List.of(
                new EligibilityRule(new OneTeamASeason("8.3"), Enforcement.punished(Sanction.FROM_BOARD_DOWN)))));
        Season season = season(given -> given.addMatches(home("A1", "p q r s", 1), home("A2", "t u p v", 2)));
        assertThat(boards(outright.adjudicator().adjudicate(season).matches().get(1)))
                .containsExactly("1-0", "1-0", "-/+ 8.3", "-/+ 8.3");
        assertThat(boards(RULES.adjudicator().adjudicate(season).matches().get(1)))
                .containsExactly("1-0", "1-0", "1-0", "1-0");
    }

    private static Player member(String id, String team, String... classes) {
        Player.Builder player = Player.builder();
        return player.id(PlayerId.of(id))
                .team(TeamId.of(team))
                .classes(List.of(classes))
                .build();
    }

    @Test
    void squadsAreForTheirTeamOnly() {
        Season season = season(
                given -> given.addPlayers(member("p", "A1"), member("q", "A2"), player("r", 0), member("s", "A2"))
                        .addAllPlayers(players("x", 0, 0, 0, 0))
                        .addMatches(home("A2", "p q r s", 1)));
        assertThat(messages(new Squads("8", false), season))
                .containsExactly("board 1 (p) is not in the squad of A2 but in that of A1");
        assertThat(messages(new Squads("8", true), season))
                .startsWith(
                        "board 1 (p) is not in the squad of A2 but in that of A1",
                        "board 3 (r) is not in the squad of A2, nor in any other");
    }

    @Test
    void nominatedPlayersDoNotPlayLower() {
        Season season = season(given -> given.addPlayers(
                        member("p", "A1", "nominated"),
                        member("q", "A1"),
                        member("r", "A3", "nominated"),
                        player("s", 0))
                .addAllPlayers(players("x", 0, 0, 0, 0))
                .addMatches(home("A2", "p q r s", 1)));
        assertThat(messages(new NominatedPlayers("8", "nominated"), season))
                .containsExactly("board 1 (p) is nominated for A1 and may not play for A2");
    }

    @Test
    void appearancesForAHigherTeamBarFromALowerOne() {
        Season season = season(given -> given.addMatches(
                home("A1", "p q r s", 1),
                home("A1", "p q r s", 2),
                home("A2", "p t u s", 3),
                home("A1", "t p v w", 4)));
        assertThat(messages(new AppearancesElsewhere("8", 1, OptionalInt.empty(), false), season))
                .containsExactly(
                        "board 1 (p) is not eligible for A2 after 2 appearances for higher teams; at most 1 allowed",
                        "board 4 (s) is not eligible for A2 after 2 appearances for higher teams; at most 1 allowed");
        assertThat(messages(new AppearancesElsewhere("8", 1, OptionalInt.of(3), false), season))
                .containsExactly(
                        "board 1 (p) is not eligible for A2 after 2 appearances for higher teams; at most 1 allowed");
        assertThat(messages(new AppearancesElsewhere("8", 2, OptionalInt.empty(), false), season))
                .isEmpty();
        assertThat(messages(new AppearancesElsewhere("8", 0, OptionalInt.empty(), true), season))
                .contains("board 1 (t) is not eligible for A1 after 1 appearances for other teams; at most 0 allowed");
    }

    @Test
    void lastMatchesAreForThoseWhoPlayedBefore() {
        Season season = season(given -> given.addMatches(
                home("A1", "p q r s", 1),
                home("A1", "p q r t", 2),
                lineUps("X", "x1 x2 x3 x4", "A1", "p q u t", "1 1 1 1", match -> match.date(LocalDate.of(2025, 11, 3))),
                card("X", "A2", "1 1 1 1", match -> match.date(LocalDate.of(2025, 11, 4)))));
        assertThat(messages(new MinimumAppearances("8", 2, 1), season).stream()
                        .filter(message -> message.contains("A1")))
                .containsExactly(
                        "board 3 (u) has played 0 times for A1 before one of its last 1 matches; 2 needed",
                        "board 4 (t) has played 1 times for A1 before one of its last 1 matches; 2 needed");
    }

    private static Season rated(int... ratings) {
        return season(given -> given.addAllPlayers(players("p", ratings))
                .addAllPlayers(players("x", 0, 0, 0, 0))
                .addMatches(home("A1", "p1 p2 p3 p4", 1), outstanding("A1", "A2")));
    }

    @Test
    void playersHaveLimits() {
        RatingLimits cap = new RatingLimits(
                "8", NOMINATED, OptionalInt.of(1850), OptionalInt.of(1000), Set.of(1), 0, OptionalInt.empty());
        assertThat(messages(cap, rated(2200, 1850, 1851, 999)))
                .containsExactly("board 3 (p3) is rated 1851, above 1850", "board 4 (p4) is rated 999, below 1000");
        RatingLimits band = new RatingLimits(
                "8", NOMINATED, OptionalInt.of(109), OptionalInt.empty(), Set.of(), 2, OptionalInt.of(119));
        assertThat(messages(band, rated(119, 110, 100, 90))).isEmpty();
        assertThat(messages(band, rated(119, 110, 111, 90))).containsExactly("board 3 (p3) is rated 111, above 109");
        assertThat(messages(band, rated(120, 110, 100, 90))).containsExactly("board 1 (p1) is rated 120, above 109");
    }

    @Test
    void teamsHaveLimits() {
        TeamRatingLimit.Builder sums = TeamRatingLimit.builder();
        sums.rule("8").ratings(NOMINATED).putSum(4, 500).putSum(3, 380).putSum(2, 340);
        TeamRatingLimit limit = sums.build();
        assertThat(messages(limit, rated(150, 130, 120, 100))).isEmpty();
        assertThat(messages(limit, rated(150, 130, 120, 101)))
                .containsExactly("A1: the ratings of 4 players add up to 501, 1 above the limit of 500");
        RuleSet defaultOne = rules(change -> change.boardOrder(Optional.empty())
                .eligibility(List.of(new EligibilityRule(limit, Enforcement.punished(Sanction.BOARD)))));
        assertThat(boards(defaultOne
                        .adjudicator()
                        .adjudicate(rated(150, 130, 120, 101))
                        .matches()
                        .get(0)))
                // 150 + 120 + 101 is within 380; with 130 in place of 120, or of 101, it is not.
                .containsExactly("1-0", "-/+ 8", "1-0", "1-0");
        TeamRatingLimit.Builder heavier = TeamRatingLimit.builder();
        heavier.from(limit).excessFrom(6);
        assertThat(messages(heavier.build(), rated(150, 130, 120, 105))).isEmpty();
        assertThat(messages(heavier.build(), rated(150, 130, 120, 106))).hasSize(1);
        TeamRatingLimit.Builder lighter = TeamRatingLimit.builder();
        lighter.from(limit).excessTo(5);
        assertThat(messages(lighter.build(), rated(150, 130, 120, 106))).isEmpty();
        TeamRatingLimit.Builder average = TeamRatingLimit.builder();
        average.rule("8").ratings(NOMINATED).average(125).playerAtLeast(95);
        assertThat(messages(average.build(), rated(150, 130, 125, 80))).isEmpty();
        assertThat(messages(average.build(), rated(150, 130, 126, 80)))
                .containsExactly("A1: the ratings of 4 players add up to 501, 1 above the limit of 500");
    }

    @Test
    void aTeamThatDefaultsKeepsItsPlayersBusy() {
        MatchCard defaulted =
                card("A1", "X", "", match -> match.defaultedBy(Defaulted.HOME).date(LocalDate.of(2025, 11, 8)));
        Season season = season(given -> given.addMatches(
                home("A1", "p q r s", 1),
                defaulted,
                lineUps(
                        "A2",
                        "t p u v",
                        "A3",
                        "w1 w2 w3 w4",
                        "1 1 1 1",
                        match -> match.date(LocalDate.of(2025, 11, 8)))));
        assertThat(messages(new BusyByDefault("35"), season))
                .containsExactly(
                        "board 2 (p) is not eligible for A2 on the day on which A1 defaulted, having been in its"
                                + " last line-up");
    }
}
