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
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.adjudication.Breach;
import io.github.marchesleague.rules.match.Agreement;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Withdrawal;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.season.SeasonWindow;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A hand-worked card for each penalty of the Belgian and English rule sets that come with the library. */
class BelgianAndEnglishPenaltiesTest {

    // ---------------------------------------------------------------- Belgium

    @Test
    void belgiumDefaultsAMatchWithFewerThanHalfOfTheBoardsAndPutsTheTeamOut() {
        RuleSet rules = rules("belgium-interclubs-2018-division-4");
        // Of 4 boards 2 are half, 1 is less. A's first match is not its last, so all its results go.
        Season half = season("A B C", card("A", "B", 0, "11--"), unplayed("A", "C"));
        assertThat(outcome(rules, half, 0)).isEqualTo("2–2 1–1");
        Season fewer =
                season("A B C", card("A", "B", 0, "1---"), card("C", "A", 7, "1111"), card("B", "C", 14, "1100"));
        assertThat(table(rules, fewer)).containsExactly("B 1 2", "C 1 2");
        // In the team's last match its opponents keep what they have.
        Season last = season("A B C", card("C", "A", 0, "1110"), card("B", "C", 7, "1100"), card("A", "B", 14, "1---"));
        assertThat(table(rules, last)).containsExactly("B 3 6", "C 3 5");
    }

    @Test
    void belgiumTakesTheBoardOfAnUnqualifiedPlayerAndThenTheMatch() {
        RuleSet rules = rules("belgium-interclubs-2018-division-4");
        MatchCard first = card("A", "B", 0, "1111");
        MatchCard second = card("A", "C", 7, "1111");
        Season season = season(
                "A B C",
                given -> given.addMatches(first, second)
                        .addComplaints(upheld(first, Side.HOME, 3), upheld(second, Side.HOME, 3)));
        assertThat(outcome(rules, season, 0)).isEqualTo("3–1 2–0");
        assertThat(outcome(rules, season, 1)).isEqualTo("0–4 0–2");
    }

    @Test
    void belgiumRelegatesATeamThatIsPutOut() {
        assertThat(rules("belgium-interclubs-2018").movement().leaversDown()).isEqualTo(1);
    }

    // ---------------------------------------------------------------- England

    @Test
    void leamingtonTakesAMatchPointForEveryFourDefaults() {
        RuleSet rules = rules("leamington-2018");
        // A: five boards lost by default in two matches that it won or drew; four cost one match point.
        Season season = season("A B C", card("A", "B", 0, "11--"), card("A", "C", 7, "1---"));
        assertThat(table(rules, season)).containsExactly("C 2 3", "B 1 2", "A 0 3");
    }

    @Test
    void leamingtonGivesTheMatchForAnIneligiblePlayer() {
        RuleSet rules = rules("leamington-2018");
        MatchCard match = card("A", "B", 0, "1111");
        Season season = season("A B", given -> given.addMatches(match).addComplaints(upheld(match, Side.HOME, 4)));
        assertThat(outcome(rules, season, 0)).isEqualTo("0–4 0–2");
    }

    @Test
    void leamingtonReportsAPlayerTooOftenAboveTheBottomBoardOfTheHigherTeam() {
        RuleSet rules = rules("leamington-2018");
        // Three times on board 3 of the higher team, then for the lower one.
        Season season = season(
                "Spa/A Spa/B C",
                named("A", "C", 0, "1111", "a1", "a2", "p", "a4"),
                named("A", "C", 7, "1111", "a1", "a2", "p", "a4"),
                named("A", "C", 14, "1111", "a1", "a2", "p", "a4"),
                named("B", "C", 21, "1111", "p", "b2", "b3", "b4"));
        assertThat(rules.adjudicator().adjudicate(season).breaches())
                .singleElement()
                .satisfies(breach ->
                        assertThat(breach.match().orElseThrow().home().value()).isEqualTo("B"));
    }

    @Test
    void leamingtonHasBothLoseAMatchNotPlayedByTheEndAndTakesPointsWithinAClub() {
        RuleSet rules = rules("leamington-2018");
        Consumer<Season.Builder> year = given -> given.runs(SeasonWindow.beginningIn(2025))
                .asAt(LocalDate.of(2026, 7, 1))
                .addMatches(card("A", "C", 0, "1110"), card("B", "C", 7, "1110"), unplayed("A", "B"));
        // 0–4 and 0–4: 3 game points stay, the difference of A and B is 3 - 1 - 4.
        Season strangers = season("A B C", year);
        assertThat(table(rules, strangers)).containsExactly("A 2 3", "B 2 3", "C 0 2");
        assertThat(League.standings(strangers, rules).rows().get(0).tally().gamePointsAgainst())
                .hasToString("5");
        // In one club the match is void, and each loses a game point for each of the four boards.
        assertThat(table(rules, season("Spa/A Spa/B C", year))).containsExactly("A 2 -1", "B 2 -1", "C 0 2");
    }

    @Test
    void northStaffsTakesTheHigherRatedPlayersGameAndAPointOfTheMatch() {
        RuleSet rules = rules("north-staffs-2013");
        // Board 2 is 16 above board 1: a 2–2 becomes 0–3, as the source says.
        Season season = season(
                "A B",
                given -> given.addPlayers(player("a1"), player("a2"), player("a3"), player("a4"))
                        .addMatches(named("A", "B", 0, "0110", "a1", "a2", "a3", "a4"))
                        .addAllPlayers(opponents("B0", 4))
                        .addRatingLists(rated("old", "a1", 140, "a2", 156, "a3", 120, "a4", 110)));
        assertThat(outcome(rules, season, 0)).isEqualTo("0–3 0–2");
    }

    @Test
    void northStaffsAllowsAnEmptyBoardOnlyByAgreement() {
        RuleSet rules = rules("north-staffs-2013");
        MatchCard match = card("A", "B", 0, "110=");
        assertThat(rules.adjudicator().adjudicate(season("A B", match)).breaches())
                .extracting(Breach::message)
                .containsExactly("nobody came to board 4, and the captains had not agreed on that");
        MatchCard.Builder agreed = MatchCard.builder();
        agreed.from(match).agreed(new Agreement(Set.of(4), false));
        Season season = season("A B", agreed.build());
        assertThat(rules.adjudicator().adjudicate(season).breaches()).isEmpty();
        assertThat(outcome(rules, season, 0)).isEqualTo("2½–1½ 2–0");
    }

    @Test
    void nulccLeavesTheLimitToTheDivisionAndTakesTwoGamePoints() {
        RuleSet division = RuleSetFile.read(
                "division.yaml",
                "id: nulcc-division\nname: A division\nbasedOn: nulcc\nboards: 4\neligibility:\n"
                        + "  - {by: team-rating-limit, sums: {4: 500, 3: 500}, average: none, absentCounts: false,"
                        + " breach: {gamePoints: 2}}\n");
        assertThat(division.adjudication().eligibility().get(0).enforcement())
                .isEqualTo(rules("nulcc").adjudication().eligibility().get(0).enforcement());
        Season over = season(
                "A B",
                given -> given.addPlayers(player("a1"), player("a2"), player("a3"), player("a4"))
                        .addAllPlayers(opponents("B0", 4))
                        .addMatches(named("A", "B", 0, "1100", "a1", "a2", "a3", "a4"))
                        .addRatingLists(rated("old", "a1", 130, "a2", 130, "a3", 130, "a4", 130)));
        // 520 is 20 over 500: 2–2 becomes 0–2.
        assertThat(outcome(division, over, 0)).isEqualTo("0–2 0–2");
    }

    @Test
    void coventryTakesTheBoardAndAllBelowIt() {
        RuleSet rules = rules("coventry-old");
        // Board 2 is 11 below board 3, where 10 are allowed: boards 2 to 4 are lost.
        Season order = season(
                "A B",
                given -> given.addPlayers(player("a1"), player("a2"), player("a3"), player("a4"))
                        .addAllPlayers(opponents("B0", 4))
                        .addMatches(named("A", "B", 0, "1111", "a1", "a2", "a3", "a4"))
                        // Two more matches, since in a team's last two newcomers may not play.
                        .addMatches(card("A", "B", 7, "1111"), card("B", "A", 14, "1111"))
                        .addRatingLists(rated("old", "a1", 150, "a2", 120, "a3", 131, "a4", 110)));
        assertThat(outcome(rules, order, 0)).isEqualTo("1–3 0–2");
        // In the last but one everybody on both sides is a newcomer, and every board is lost by both.
        Season late = season("A B", card("A", "B", 0, "1111"), named("A", "B", 7, "1111", "a1", "a2", "a3", "a4"));
        assertThat(outcome(rules, late, 1)).isEqualTo("2–2 1–1");
        MatchCard match = card("A", "B", 0, "1111");
        Season complaint = season("A B", given -> given.addMatches(match).addComplaints(upheld(match, Side.HOME, 3)));
        assertThat(outcome(rules, complaint, 0)).isEqualTo("2–2 1–1");
    }

    @Test
    void coventryTiesAPlayerAfterThreeAppearancesOnTheHigherTeamsTopBoard() {
        RuleSet rules = rules("coventry-old");
        List<MatchCard> cards = new ArrayList<>();
        for (int week = 0; week < 4; week++) {
            cards.add(named("A", "C", 7 * week, "11", "p", "a2"));
        }
        cards.add(named("B", "C", 35, "11", "b1", "p"));
        // Filler matches, so that B's is not among its last two, in which newcomers may not play.
        cards.add(card("B", "C", 42, "11"));
        cards.add(card("B", "C", 49, "11"));
        assertThat(outcome(rules, season("Cov/A Cov/B C", cards.toArray(MatchCard[]::new)), 4))
                .isEqualTo("1–1 1–1");
        assertThat(outcome(rules, season("Cov/A Cov/B C", cards.subList(1, 7).toArray(MatchCard[]::new)), 3))
                .isEqualTo("2–0 2–0");
    }

    @Test
    void croydonAndCornwallTakeTheBoard() {
        for (String id : List.of("croydon-2023", "cornwall")) {
            RuleSet rules = rules(id);
            MatchCard match = card("A", "B", 0, "1".repeat(rules.boards().orElseThrow()));
            Season season = season("A B", given -> given.addMatches(match).addComplaints(upheld(match, Side.HOME, 2)));
            int others = rules.boards().orElseThrow() - 1;
            assertThat(outcome(rules, season, 0)).isEqualTo(others + "–1 " + (id.equals("cornwall") ? "4–1" : "1–0"));
        }
    }

    @Test
    void cornwallGivesNothingForADefaultedMatchAndOnePointForALostOne() {
        RuleSet rules = rules("cornwall");
        assertThat(outcome(rules, season("A B", card("A", "B", 0, "00000")), 0)).isEqualTo("0–5 1–4");
        assertThat(outcome(rules, season("A B", defaulted(card("A", "B", 0, "00000"), Defaulted.HOME)), 0))
                .isEqualTo("0–5 0–4");
    }

    @Test
    void cornwallReportsATeamOverItsSum() {
        RuleSet rules = rules("cornwall-500");
        // Three players may have 380: 130 + 130 + 121 = 381, and a fourth unrated adult counts 50: 431 of 500.
        Season three = season(
                "A B",
                given -> given.addPlayers(player("a1"), player("a2"), player("a3"), player("a4"))
                        .addAllPlayers(opponents("B0", 4))
                        .addMatches(named("A", "B", 0, "111-", "a1", "a2", "a3", "~"))
                        .addRatingLists(rated("old", "a1", 130, "a2", 130, "a3", 121)));
        assertThat(rules.adjudicator().adjudicate(three).breaches())
                .extracting(Breach::message)
                .containsExactly("A: the ratings of 3 players add up to 381, 1 above the limit of 380");
        Season four = season(
                "A B",
                given -> given.addPlayers(player("a1"), player("a2"), player("a3"), player("a4"))
                        .addAllPlayers(opponents("B0", 4))
                        .addMatches(named("A", "B", 0, "1110", "a1", "a2", "a3", "a4"))
                        .addRatingLists(rated("old", "a1", 130, "a2", 130, "a3", 121)));
        assertThat(rules.adjudicator().adjudicate(four).breaches()).isEmpty();
    }

    @Test
    void nottinghamshireDeletesATeamThatPlayedLessThanHalf() {
        RuleSet rules = rules("nottinghamshire");
        Consumer<Season.Builder> goes =
                given -> given.addWithdrawals(new Withdrawal(TeamId.of("A"), Optional.empty(), "no players"));
        // A has played one of its three matches: its record goes.
        Season early = season(
                "A B C D",
                goes.andThen(given -> given.addMatches(
                        card("A", "B", 0, "11"), unplayed("A", "C"), unplayed("D", "A"), card("B", "C", 7, "10"))));
        assertThat(table(rules, early)).containsExactly("B 1 1", "C 1 1", "D 0 0");
        // Two of three are more than half: what was played stands, and the rest is defaulted over the two boards.
        Season late = season(
                "A B C D",
                goes.andThen(given ->
                        given.addMatches(card("A", "B", 0, "11"), card("A", "C", 7, "11"), card("D", "A", 14, "11"))));
        assertThat(table(rules, late)).startsWith("A 4 4", "D 2 2");
    }

    @Test
    void nottinghamshireAsksTheControllerAboutAClubsMatchAfterJanuary() {
        RuleSet rules = rules("nottinghamshire");
        Consumer<Season.Builder> notYet =
                given -> given.runs(SeasonWindow.beginningIn(2025)).addMatches(unplayed("A", "B"));
        Season after = season("Trent/A Trent/B", notYet.andThen(given -> given.asAt(LocalDate.of(2026, 2, 1))));
        assertThat(rules.adjudicator().adjudicate(after).breaches())
                .extracting(Breach::message)
                .containsExactly("not played by 2026-01-31; the controller decides what becomes of it");
        Season on = season("Trent/A Trent/B", notYet.andThen(given -> given.asAt(LocalDate.of(2026, 1, 31))));
        assertThat(rules.adjudicator().adjudicate(on).breaches()).isEmpty();
    }
}
