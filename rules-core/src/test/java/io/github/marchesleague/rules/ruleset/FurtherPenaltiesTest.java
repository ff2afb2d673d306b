/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static io.github.marchesleague.rules.ruleset.PenaltyCards.card;
import static io.github.marchesleague.rules.ruleset.PenaltyCards.defaulted;
import static io.github.marchesleague.rules.ruleset.PenaltyCards.named;
import static io.github.marchesleague.rules.ruleset.PenaltyCards.opponents;
import static io.github.marchesleague.rules.ruleset.PenaltyCards.outcome;
import static io.github.marchesleague.rules.ruleset.PenaltyCards.player;
import static io.github.marchesleague.rules.ruleset.PenaltyCards.rated;
import static io.github.marchesleague.rules.ruleset.PenaltyCards.rules;
import static io.github.marchesleague.rules.ruleset.PenaltyCards.season;
import static io.github.marchesleague.rules.ruleset.PenaltyCards.table;
import static io.github.marchesleague.rules.ruleset.PenaltyCards.unplayed;
import static io.github.marchesleague.rules.ruleset.PenaltyCards.upheld;
import static io.github.marchesleague.rules.ruleset.PenaltyCards.withdrawn;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.adjudication.Breach;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Bye;
import io.github.marchesleague.rules.ruling.Withdrawal;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.season.SeasonWindow;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** A hand-worked card for each penalty of the other rule sets that come with the library. */
class FurtherPenaltiesTest {

    // ---------------------------------------------------------------- Ireland, Scotland, Wales

    @Test
    void lanarkshireTakesAPointForFourDefaultsAtTheEndAndDefaultsAClubsMatch() {
        RuleSet rules = rules("lanarkshire");
        MatchCard first = card("A", "C", 0, "1---");
        MatchCard second = card("A", "D", 7, "111-");
        // Four defaults, and a match outstanding: nothing yet.
        assertThat(table(rules, season("A C D", first, second, unplayed("C", "A"))))
                .contains("A 2 4");
        assertThat(table(rules, season("A C D", first, second))).contains("A 1 4");
        RuleSet fourBoards = RuleSetFile.read("l", "id: l\nname: L\nbasedOn: lanarkshire\nboards: 4\n");
        Season club = season(
                "East/A East/B",
                given -> given.addMatches(unplayed("A", "B"))
                        .runs(new SeasonWindow(LocalDate.of(2025, 9, 1), LocalDate.of(2026, 5, 31)))
                        .asAt(LocalDate.of(2026, 6, 1)));
        assertThat(outcome(fourBoards, club, 0)).isEqualTo("2–2 1–1");
        assertThat(fourBoards
                        .adjudicator()
                        .adjudicate(club)
                        .matches()
                        .get(0)
                        .result()
                        .defaultedBy())
                .isEqualTo(Defaulted.BOTH);
    }

    @Test
    void connaughtTakesTheGameOfTheHigherRatedPlayerAndOfOneWithTwoTeams() {
        RuleSet rules = rules("connaught-senior-2018");
        // 150 is too much, 149 is not; the game lost is that on the lower board.
        for (int difference : new int[] {149, 150}) {
            Season season = season(
                    "A B",
                    given -> given.addPlayers(player("a1"), player("a2"), player("a3"), player("a4"), player("a5"))
                            .addAllPlayers(opponents("B0", 5))
                            .addMatches(named("A", "B", 0, "11111", "a1", "a2", "a3", "a4", "a5"))
                            .addRatingLists(rated(
                                    "ICU", "a1", 1500, "a2", 1500 + difference, "a3", 1400, "a4", 1400, "a5", 1400)));
            assertThat(outcome(rules, season, 0)).isEqualTo(difference == 150 ? "4–1 2–0" : "5–0 2–0");
        }
        Season twoTeams = season(
                "A B C",
                named("A", "C", 0, "11111", "p", "a2", "a3", "a4", "a5"),
                named("B", "C", 7, "11111", "p", "b2", "b3", "b4", "b5"));
        assertThat(outcome(rules, twoTeams, 1)).isEqualTo("4–1 2–0");
        Season gap = season("A B", named("A", "B", 0, "-1111", "~", "a2", "a3", "a4", "a5"));
        assertThat(rules.adjudicator().adjudicate(gap).breaches())
                .extracting(Breach::message)
                .containsExactly(
                        "board 1 of A is empty above board 5; a short team must leave its bottom boards empty");
    }

    @Test
    void ulsterScoresAnUncontestedBottomBoardForNeither() {
        RuleSet rules = rules("ulster-2021-22");
        // 2 and 2 on the boards played; the fifth brings nothing. The draw's bonus is 1 for each.
        assertThat(outcome(rules, season("A B", card("A", "B", 0, "1100+")), 0)).isEqualTo("2–2 3–3");
        // Above a board that was played it is won: 3–2 and the bonus of 2.
        assertThat(outcome(rules, season("A B", card("A", "B", 0, "11+00")), 0)).isEqualTo("3–2 5–2");
    }

    @Test
    void munsterReportsABreachOfTheOrder() {
        RuleSet rules = rules("munster");
        Season season = season(
                "A B",
                given -> given.addPlayers(player("a1"), player("a2"), player("a3"), player("a4"), player("a5"))
                        .addAllPlayers(opponents("B0", 5))
                        .addMatches(named("A", "B", 0, "11111", "a1", "a2", "a3", "a4", "a5"))
                        .addRatingLists(rated("ICU", "a1", 1500, "a2", 1701, "a3", 1700, "a4", 1400, "a5", 1400)));
        // 201 are too much, 200 would not be; no score changes.
        assertThat(rules.adjudicator().adjudicate(season).breaches()).hasSize(1);
        assertThat(outcome(rules, season, 0)).isEqualTo("5–0 2–0");
    }

    @Test
    void theWelshLeagueReportsAPlayerOfTwoTeams() {
        RuleSet rules = rules("wcu-under-1850");
        Season season = season(
                "A B C",
                named("A", "C", 0, "1111", "p", "a2", "a3", "a4"),
                named("B", "C", 7, "1111", "p", "b2", "b3", "b4"));
        assertThat(rules.adjudicator().adjudicate(season).breaches()).hasSize(1);
    }

    // ---------------------------------------------------------------- elsewhere

    @Test
    void franceTakesAPointForADefaultAboveAPlayedBoardAndCapsAForfeit() {
        RuleSet rules = rules("france-clubs-2025-26");
        // Draws count nothing. A: one default above played boards -1, seven wins of B: -1 becomes 0.
        assertThat(outcome(rules, season("A B", card("A", "B", 0, "-0000000")), 0))
                .isEqualTo("0–8 1–3");
        // Two wins less one: 1–1 with five draws, where each has a point.
        assertThat(outcome(rules, season("A B", card("A", "B", 0, "-11½½½½½")), 0))
                .isEqualTo("1–1 2–2");
        // Five boards lost by default are the match. B won 3 over the board, which is less than the 5 that are its
        // most.
        assertThat(outcome(rules, season("A B", card("A", "B", 0, "000-----")), 0))
                .isEqualTo("0–5 0–3");
    }

    @Test
    void franceTakesTheGameOfTheHigherRatedPlayerAndAllBoardsBelowAGap() {
        RuleSet rules = rules("france-clubs-2025-26");
        String[] players = {"a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"};
        Season order = season("A B", given -> {
            for (String id : players) {
                given.addPlayers(player(id));
            }
            given.addAllPlayers(opponents("B0", 8))
                    .addMatches(named("A", "B", 0, "11111111", players))
                    .addRatingLists(rated(
                            "Elo", "a1", 2000, "a2", 2101, "a3", 1900, "a4", 1900, "a5", 1900, "a6", 1900, "a7", 1900,
                            "a8", 1900));
        });
        // 101 above the player on board 1: board 2 is lost.
        assertThat(outcome(rules, order, 0)).isEqualTo("7–1 3–1");
        Season gap = season("A B", named("A", "B", 0, "111-1111", "a1", "a2", "a3", "~", "a5", "a6", "a7", "a8"));
        // Board 4 is empty: boards 4 to 8 are lost, board 4 above played ones at -1: 3 - 1 = 2.
        assertThat(outcome(rules, gap, 0)).isEqualTo("2–5 1–3");
    }

    @Test
    void franceTiesAPlayerAfterThreeGamesForAHigherTeamAndOneOfADefaultingTeam() {
        RuleSet rules = rules("france-clubs-2025-26");
        String[] first = {"p", "a2", "a3", "a4", "a5", "a6", "a7", "a8"};
        String[] second = {"b1", "b2", "b3", "b4", "b5", "b6", "b7", "p"};
        List<MatchCard> cards = new ArrayList<>();
        for (int week = 0; week < 4; week++) {
            cards.add(named("A", "C", 7 * week, "11111111", first));
        }
        cards.add(named("B", "C", 35, "11111111", second));
        assertThat(outcome(rules, season("Paris/A Paris/B C", cards.toArray(MatchCard[]::new)), 4))
                .isEqualTo("7–1 3–1");
        // A defaults on the day on which its p plays for B: reported.
        Season busy = season(
                "Paris/A Paris/B C",
                cards.get(0),
                defaulted(card("C", "A", 7, "11111111"), Defaulted.AWAY),
                named("B", "C", 7, "11111111", second));
        assertThat(rules.adjudicator().adjudicate(busy).breaches())
                .extracting(Breach::message)
                .containsExactly(
                        "board 8 (p) is not eligible for B on the day on which A defaulted, having been in its last line-up");
    }

    @Test
    void franceDeletesATeamThatForfeitsMoreThanHalf() {
        RuleSet rules = rules("france-clubs-2025-26");
        Season.Builder season = Season.builder();
        season.addTeams(Team.of("A"), Team.of("B"), Team.of("C"), Team.of("D"))
                .addMatches(card("A", "B", 0, "11111111"), unplayed("A", "C"), unplayed("A", "D"))
                .addWithdrawals(new Withdrawal(TeamId.of("A"), Optional.empty(), ""));
        // Two of three matches are left unplayed, and so forfeited.
        assertThat(withdrawn(rules.adjudicator().adjudicate(season.build()))).containsExactly("A");
        assertThat(table(rules, season.build())).containsExactly("B 0 0", "C 0 0", "D 0 0");
    }

    @Test
    void byesBringWhatTheRulesSay() {
        Season bye = season("A B", given -> given.addByes(new Bye(TeamId.of("A"), OptionalInt.of(1))));
        assertThat(table(rules("france-clubs-2025-26"), bye)).contains("A 0 0");
        assertThat(table(rules("crete-friendship-cup-2024"), bye)).contains("A 1 3");
    }

    @Test
    void germanYouthLosesTheGamesOfAllPlayersPlacedTooLow() {
        RuleSet rules = rules("german-youth-2018-19");
        Season season = season(
                "A B",
                given -> given.addPlayers(player("a1"), player("a2"), player("a3"), player("a4"))
                        .addAllPlayers(opponents("B0", 4))
                        .addMatches(named("A", "B", 0, "1111", "a1", "a2", "a3", "a4"))
                        .addRatingLists(rated("DWZ", "a1", 1300, "a2", 1501, "a3", 1500, "a4", 1600)));
        // 201 and 300 above board 1 are too much, 200 is not: boards 2 and 4 are lost.
        assertThat(outcome(rules, season, 0)).isEqualTo("2–2 1–1");
        Season low = season(
                "A B",
                given -> given.addPlayers(player("a1"), player("a2"), player("a3"), player("a4"))
                        .addAllPlayers(opponents("B0", 4))
                        .addMatches(named("A", "B", 0, "1111", "a1", "a2", "a3", "a4"))
                        .addRatingLists(rated("DWZ", "a1", 750, "a2", 1000, "a3", 1000, "a4", 900)));
        // Both at most 1000: not compared.
        assertThat(outcome(rules, low, 0)).isEqualTo("4–0 2–0");
    }

    @Test
    void hamburgGivesNothingForABoardThatBothLeftEmpty() {
        RuleSet rules = rules("hamburg-threshold");
        // 3½–3½ on seven boards of eight: nobody has more than half or half of all boards.
        assertThat(outcome(rules, season("A B", card("A", "B", 0, "111½000=")), 0))
                .isEqualTo("3½–3½ 0–0");
    }

    @Test
    void switzerlandCorrectsMatchPointsOnlyWhereTheGameDecided() {
        RuleSet rules = rules("swiss-team-championship");
        MatchCard close = card("A", "B", 0, "1110000½");
        Season decisive = season("A B", given -> given.addMatches(close).addComplaints(upheld(close, Side.AWAY, 4)));
        // 3½–4½; without board 4 it is 4½–3½: the match points change hands, the game points stay.
        assertThat(table(rules, decisive)).containsExactly("A 2 3½", "B 0 4½");
        MatchCard clear = card("A", "B", 0, "11000000");
        Season not = season("A B", given -> given.addMatches(clear).addComplaints(upheld(clear, Side.AWAY, 4)));
        assertThat(table(rules, not)).containsExactly("B 2 6", "A 0 2");
    }

    @Test
    void wellingtonTakesAPointForADefault() {
        RuleSet rules = rules("wellington-basketball");
        MatchCard.Builder match = MatchCard.builder();
        MatchCard card = match.home(TeamId.of("A"))
                .away(TeamId.of("B"))
                .total(Score.parse("0-20"))
                .defaultedBy(Defaulted.HOME)
                .build();
        assertThat(table(rules, season("A B", card))).containsExactly("B 2 20", "A -1 0");
    }
}
