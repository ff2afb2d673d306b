/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.adjudication.Breach;
import io.github.marchesleague.rules.adjudication.Bye;
import io.github.marchesleague.rules.adjudication.Complaint;
import io.github.marchesleague.rules.adjudication.Withdrawal;
import io.github.marchesleague.rules.adjudication.WithdrawnTeam;
import io.github.marchesleague.rules.match.Agreement;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.RatingList;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.season.SeasonWindow;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A hand-worked card for each penalty of the rule sets that come with the library. */
class BuiltInPenaltiesTest {

    private static final LocalDate DAY = LocalDate.of(2025, 10, 2);
    private static final Map<Character, BoardResult> MARKS = Map.of(
            '1', BoardResult.HOME_WIN,
            '½', BoardResult.DRAW,
            '0', BoardResult.AWAY_WIN,
            '+', BoardResult.HOME_WIN_BY_DEFAULT,
            '-', BoardResult.AWAY_WIN_BY_DEFAULT,
            '=', BoardResult.DOUBLE_DEFAULT);

    private static RuleSet rules(String id) {
        return RuleSets.byId(id).orElseThrow();
    }

    /** A card with one mark a board, {@code day} days after the first. */
    private static MatchCard card(String home, String away, int day, String marks) {
        MatchCard.Builder card = MatchCard.builder();
        card.home(TeamId.of(home)).away(TeamId.of(away)).date(DAY.plusDays(day));
        for (char mark : marks.toCharArray()) {
            card.addBoards(BoardCard.of(Objects.requireNonNull(MARKS.get(mark))));
        }
        return card.build();
    }

    /** The same with players {@code a1}, {@code a2}, … of the home side and their opponents. */
    private static MatchCard named(String home, String away, int day, String marks, String... players) {
        MatchCard plain = card(home, away, day, marks);
        List<BoardCard> boards = new ArrayList<>();
        for (int i = 0; i < marks.length(); i++) {
            boards.add(new BoardCard(
                    players[i].equals("~") ? Seat.EMPTY : Seat.of(PlayerId.of(players[i])),
                    Seat.of(PlayerId.of(away + day + i)),
                    plain.boards().get(i).result()));
        }
        MatchCard.Builder card = MatchCard.builder();
        return card.from(plain).boards(boards).build();
    }

    private static MatchCard unplayed(String home, String away) {
        MatchCard.Builder card = MatchCard.builder();
        return card.home(TeamId.of(home))
                .away(TeamId.of(away))
                .status(MatchResult.Status.UNPLAYED)
                .build();
    }

    private static MatchCard defaulted(MatchCard card, Defaulted by) {
        MatchCard.Builder defaulted = MatchCard.builder();
        return defaulted.from(card).defaultedBy(by).build();
    }

    private static Season season(String teams, Consumer<Season.Builder> more) {
        Season.Builder season = Season.builder();
        for (String team : teams.split(" ")) {
            season.addTeams(team.contains("/") ? Team.of(team.split("/")[1], team.split("/")[0]) : Team.of(team));
        }
        more.accept(season);
        return season.build();
    }

    private static Season season(String teams, MatchCard... cards) {
        return season(teams, season -> season.addMatches(cards));
    }

    private static Complaint upheld(MatchCard match, Side against, int board) {
        Complaint.Builder complaint = Complaint.builder();
        return complaint
                .match(match.ref())
                .against(against)
                .board(board)
                .upheld(true)
                .build();
    }

    /** The table: team, match points, game points. */
    private static List<String> table(RuleSet rules, Season season) {
        return League.standings(season, rules).rows().stream()
                .map(row -> row.team() + " " + row.tally().matchPoints() + " "
                        + row.tally().gamePoints())
                .toList();
    }

    private static String outcome(RuleSet rules, Season season, int match) {
        AdjudicatedMatch adjudicated =
                rules.adjudicator().adjudicate(season).matches().get(match);
        return rules.scoring().score(adjudicated.result()) + " "
                + rules.scoring().matchPoints(adjudicated.result());
    }

    /** A rating list of the day on which the season begins: names and ratings in turn. */
    private static RatingList rated(String list, Object... ratings) {
        Map<PlayerId, Integer> map = new HashMap<>();
        for (int i = 0; i < ratings.length; i += 2) {
            map.put(PlayerId.of((String) ratings[i]), (Integer) ratings[i + 1]);
        }
        return RatingList.of(list, LocalDate.of(2025, 9, 1), map);
    }

    private static List<String> withdrawn(AdjudicatedSeason season) {
        return season.withdrawn().stream()
                .map(WithdrawnTeam::team)
                .map(TeamId::value)
                .toList();
    }

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

    private static Player player(String id) {
        return Player.builder().id(PlayerId.of(id)).build();
    }

    private static List<Player> opponents(String prefix, int boards) {
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < boards; i++) {
            players.add(player(prefix + i));
        }
        return players;
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
