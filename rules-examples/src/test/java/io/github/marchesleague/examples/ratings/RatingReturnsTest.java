/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.ratings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSetFile;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.ruling.Bye;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.season.Fixture;
import io.github.marchesleague.rules.season.Fixtures;
import io.github.marchesleague.rules.season.RatedGame;
import io.github.marchesleague.rules.season.RatedGames;
import io.github.marchesleague.rules.season.Season;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The returns that go to the federations. Players are named by the letters of their teams and their boards. */
class RatingReturnsTest {

    private static final LocalDate OCTOBER = LocalDate.of(2025, 10, 2);
    private static final LocalDate NOVEMBER = LocalDate.of(2025, 11, 6);
    private static final TrfEvent EVENT = new TrfEvent("League 2025-26", "Hereford", "ENG", "Controller");
    private static final EcfEvent ECF =
            new EcfEvent("L1", 1, "League 2025-26", "Officer", "officer@example.org", "Treasurer", "t@example.org");

    /** A's second player is {@code 000012A}: team 1, board 2. */
    private static String code(String team, int board) {
        return "0000" + (team.charAt(0) - 'A' + 1) + board + "A";
    }

    private static Seat seat(String team, int board) {
        return Seat.of(PlayerId.of(code(team, board)));
    }

    private static MatchCard.Builder match(String home, String away, int round, LocalDate date, String... results) {
        MatchCard.Builder card = MatchCard.builder();
        card.home(TeamId.of(home)).away(TeamId.of(away)).round(round).date(date);
        for (int board = 1; board <= results.length; board++) {
            card.addBoards(new BoardCard(
                    seat(home, board),
                    seat(away, board),
                    BoardResult.parse(results[board - 1]).orElseThrow()));
        }
        return card;
    }

    private static final List<String> TEAMS = List.of("A", "B", "C");

    private static Season.Builder season() {
        Season.Builder season = Season.builder();
        season.name("League 2025-26");
        for (String team : TEAMS) {
            season.addTeams(Team.of(team));
            for (int board = 1; board <= 4; board++) {
                season.addPlayers(Player.builder()
                        .id(PlayerId.of(code(team, board)))
                        .team(TeamId.of(team))
                        .name("Player" + team + ", Board" + board)
                        .build());
            }
        }
        return season;
    }

    private static List<PlayerIdentity> identities() {
        List<PlayerIdentity> identities = new ArrayList<>();
        for (String team : TEAMS) {
            for (int board = 1; board <= 4; board++) {
                identities.add(new PlayerIdentity(
                        PlayerId.of(code(team, board)),
                        "Player" + team,
                        "Board" + board,
                        Optional.of(code(team, board)),
                        Optional.of("40000" + (team.charAt(0) - 'A' + 1) + board),
                        Optional.empty(),
                        OptionalInt.empty()));
            }
        }
        return identities;
    }

    private static final Season SEASON = season().addMatches(
                    match("A", "B", 1, OCTOBER, "1-0", "0-1", "=", "+/-").build(),
                    match("C", "A", 2, NOVEMBER, "1-0", "1-0", "-/+", "-/-").build(),
                    MatchCard.builder()
                            .home(TeamId.of("B"))
                            .away(TeamId.of("C"))
                            .round(3)
                            .defaultedBy(Defaulted.HOME)
                            .build())
            .build();

    private static String ecf(Season season) {
        return EcfResultsFile.write(
                ECF, RatedGames.of(season, RuleSets.herefordshire()).games(), identities());
    }

    @Test
    void theEcfFileHoldsWhatWasPlayedOverTheBoardWithColours() {
        List<EcfResultsFile.Field> fields = EcfResultsFile.read(ecf(SEASON));
        assertThat(fields.subList(0, 12))
                .extracting(EcfResultsFile.Field::name)
                .containsExactly(
                        "EVENT DETAILS",
                        "EVENT CODE",
                        "SUBMISSION INDEX",
                        "EVENT NAME",
                        "EVENT DATE",
                        "FINAL RESULT DATE",
                        "RESULTS OFFICER",
                        "RESULTS OFFICER ADDRESS",
                        "TREASURER",
                        "TREASURER ADDRESS",
                        "MINUTES FOR GAME",
                        "SECONDS PER MOVE");
        assertThat(EcfResultsFile.value(fields, "EVENT DATE")).contains("02/10/2025");
        assertThat(EcfResultsFile.value(fields, "FINAL RESULT DATE")).contains("06/11/2025");
        assertThat(EcfResultsFile.value(fields, "MINUTES FOR GAME")).contains("60");
        assertThat(EcfResultsFile.value(fields, "SECONDS PER MOVE")).contains("30");
        // Five games: three of A against B, two of C against A; on odd boards the home player has black (10.6).
        assertThat(ecf(SEASON).lines().filter(line -> line.startsWith("#PIN1") || line.startsWith("#MATCH")))
                .containsExactly(
                        "#MATCH RESULTS=A v B#RESULTS DATE=02/10/2025",
                        "#PIN1=2#SCORE=10#PIN2=1#COLOUR=Black#BOARD=1",
                        "#PIN1=3#SCORE=01#PIN2=4#COLOUR=White#BOARD=2",
                        "#PIN1=6#SCORE=55#PIN2=5#COLOUR=Black#BOARD=3",
                        "#MATCH RESULTS=C v A#RESULTS DATE=06/11/2025",
                        "#PIN1=7#SCORE=10#PIN2=2#COLOUR=Black#BOARD=1",
                        "#PIN1=8#SCORE=10#PIN2=3#COLOUR=White#BOARD=2");
        assertThat(ecf(SEASON)).contains("#PIN=1#ECF CODE=000021A#NAME=PlayerB, Board1#FIDE NO=4000021\r\n");
    }

    /** Two matches at the default of rule 5.1, and one at what the captains may agree on. */
    private static final Season TWO_RATES = season().addMatches(
                    match("A", "B", 1, OCTOBER, "1-0", "0-1", "=", "1-0").build(),
                    match("C", "A", 2, NOVEMBER, "1-0", "1-0", "-/+", "-/-")
                            .rateOfPlay(RateOfPlay.BY_AGREEMENT)
                            .build(),
                    match("B", "C", 3, NOVEMBER.plusDays(7), "1-0", "0-1", "=", "1-0")
                            .rateOfPlay(RateOfPlay.DEFAULT)
                            .build())
            .build();

    private static final String SEVERAL_RATES = "C – A, round 2, 2025-11-06: played at 45+30, others at 60+30; "
            + "a return states one rate of play; write one with --rate 60+30 and with --rate 45+30";

    @Test
    void theEcfFileStatesTheRateOfTheCards() {
        List<RatedGame> games =
                RatedGames.of(TWO_RATES, RuleSets.herefordshire()).games();
        assertThat(games)
                .extracting(game -> game.rate().toString())
                .containsExactly(
                        "60+30", "60+30", "60+30", "60+30", "45+30", "45+30", "60+30", "60+30", "60+30", "60+30");
        assertThatThrownBy(() -> EcfResultsFile.write(ECF, games, identities()))
                .isInstanceOfSatisfying(
                        FaultsException.class,
                        refused -> assertThat(refused.faults())
                                .extracting(Object::toString)
                                .containsExactly(SEVERAL_RATES));
        List<EcfResultsFile.Field> agreed = EcfResultsFile.read(EcfResultsFile.write(
                ECF,
                games.stream()
                        .filter(game -> game.rate().equals(RateOfPlay.BY_AGREEMENT))
                        .toList(),
                identities()));
        assertThat(EcfResultsFile.value(agreed, "MINUTES FOR GAME")).contains("45");
        assertThat(EcfResultsFile.value(agreed, "SECONDS PER MOVE")).contains("30");
        assertThat(EcfResultsFile.value(agreed, "EVENT DATE")).contains("06/11/2025");
    }

    @ParameterizedTest
    @EnumSource
    void theReportStatesTheRateOfTheCards(TrfWriter.Scope scope) {
        assertThatThrownBy(() -> trf(TWO_RATES, scope))
                .isInstanceOfSatisfying(
                        FaultsException.class,
                        refused -> assertThat(refused.faults())
                                .extracting(Object::toString)
                                .containsExactly(SEVERAL_RATES));
        String agreed = TrfWriter.write(
                EVENT, TWO_RATES, RuleSets.herefordshire(), identities(), scope, Optional.of(RateOfPlay.BY_AGREEMENT));
        assertThat(agreed.lines())
                .contains("122 45 minutes and 30 seconds per move from move 1", "222 2700+30")
                .filteredOn(line -> line.startsWith("300"))
                .hasSize(2);
    }

    @Test
    void defaultsHaveNoRateThatCouldDiffer() {
        Season season = season().addMatches(
                        match("A", "B", 1, OCTOBER, "1-0", "0-1", "=", "1-0").build(),
                        match("C", "A", 2, NOVEMBER)
                                .defaultedBy(Defaulted.HOME)
                                .rateOfPlay(RateOfPlay.BY_AGREEMENT)
                                .build())
                .build();
        assertThat(trf(season, TrfWriter.Scope.ALL_RESULTS).lines())
                .contains("222 3600+30")
                .anyMatch(line -> line.startsWith("330"));
    }

    @Test
    void gamesBehindForfeitedBoardsAreSentInAsPlayed() {
        Season season = season().addMatches(
                        match("A", "B", 1, OCTOBER, "1-0", "1-0", "1-0", "1-0").build())
                .addComplaints(Complaint.builder()
                        .match(MatchRef.of(TeamId.of("A"), TeamId.of("B")))
                        .against(Side.HOME)
                        .board(2)
                        .protestedBeforeStart(true)
                        .submitted(OCTOBER.plusDays(2))
                        .upheld(true)
                        .build())
                .build();
        assertThat(ecf(season).lines().filter(line -> line.startsWith("#PIN1")))
                .hasSize(4)
                .allMatch(line -> line.contains("#SCORE=10#"));
    }

    @Test
    void refusesWhatTheFederationCouldNotRead() {
        assertThatThrownBy(() -> EcfResultsFile.write(
                        ECF, RatedGames.of(SEASON, RuleSets.herefordshire()).games(), List.of()))
                .isInstanceOfSatisfying(
                        FaultsException.class,
                        refused -> assertThat(refused.faults()).hasSize(8));
        assertThatThrownBy(() -> EcfResultsFile.write(ECF, List.of(), List.of()))
                .hasMessageContaining("nothing to send in");
        assertThatThrownBy(() -> EcfResultsFile.read("#EVENT DETAILS#EVENT CODE=1"))
                .isInstanceOf(FaultsException.class);
        assertThatThrownBy(() -> new PlayerIdentity(
                        PlayerId.of("x"),
                        "X",
                        "",
                        Optional.of("12345"),
                        Optional.empty(),
                        Optional.empty(),
                        OptionalInt.empty()))
                .hasMessageContaining("six digits");
        EcfEvent event = new EcfEvent("L#1", 1, "n", "o", "a", "t", "a");
        assertThatThrownBy(() -> EcfResultsFile.write(
                        event, RatedGames.of(SEASON, RuleSets.herefordshire()).games(), identities()))
                .hasMessageContaining("holds a #");
    }

    private static String trf(Season season, TrfWriter.Scope scope) {
        return TrfWriter.write(EVENT, season, RuleSets.herefordshire(), identities(), scope, Optional.empty());
    }

    /** The columns are those of the format document: name from 15, FIDE number to 68, points to 84, rank to 89, rounds from 92. */
    @Test
    void theReportHasItsFieldsInTheColumnsOfTheFormat() {
        List<String> lines = trf(SEASON, TrfWriter.Scope.ALL_RESULTS).lines().toList();
        assertThat(lines)
                .contains(
                        "012 League 2025-26",
                        "042 2025/10/02",
                        "052 2025/11/06",
                        "062 12",
                        "082 3",
                        "142 3",
                        "222 3600+30",
                        "352 BWBW");
        String ruler = "0123456789".repeat(13);
        String first = lines.stream()
                .filter(line -> line.startsWith("001    1"))
                .findFirst()
                .orElseThrow();
        assertThat(first).hasSizeLessThan(ruler.length());
        assertThat(first.substring(14, 31)).isEqualTo("PlayerA, Board1  ");
        assertThat(first.substring(57, 68)).isEqualTo("    4000011");
        assertThat(first.substring(80, 84)).isEqualTo(" 1.0");
        // A's first player: black at home against number 5, won; white away against number 9, lost.
        assertThat(first.substring(91)).isEqualTo("   5 b 1     9 w 0");
        // B's fourth did not come in round 1: scheduled with black away on board 4, lost by default against number 4.
        assertThat(lines)
                .anyMatch(line ->
                        line.startsWith("001    8") && line.substring(91).equals("   4 b -"));
        // C beat A 2-1 over the board, lost board 3 by default and halved board 4: 2½-1½; and got B's match 4-0.
        assertThat(lines)
                .contains(
                        "310   3 C                                                4.0    6.5   1     9   10   11   12");
        assertThat(lines).contains("300   1   1   2    1    2    3    4", "300   2   3   1    9   10   11   12");
        // B defaulted at home; the away team has white on board 1 and wins.
        assertThat(lines).contains("330 +-   3   3   2");
        assertThat(lines).contains("ENG    1      PlayerA, Board1                                000011A");
    }

    /** From November on the home team has white on board 1, so that B, which defaulted at home, is named first and loses. */
    @Test
    void aDefaultedMatchHasTheColoursOfItsDay() {
        Season season = season().addMatches(
                        match("A", "B", 1, OCTOBER, "1-0", "0-1", "=", "1-0").build(),
                        MatchCard.builder()
                                .home(TeamId.of("B"))
                                .away(TeamId.of("C"))
                                .round(2)
                                .date(NOVEMBER)
                                .defaultedBy(Defaulted.HOME)
                                .build())
                .build();
        RuleSet changed = RuleSetFile.read(
                "changed.yaml",
                "id: changed\nname: Changed\nsource: a vote\nbasedOn: herefordshire-2025-26\nchanges:\n  - {from: "
                        + NOVEMBER + ", rules: {colours: home-white-on-odd}}\n");
        assertThat(TrfWriter.write(EVENT, season, changed, identities(), TrfWriter.Scope.ALL_RESULTS, Optional.empty())
                        .lines())
                .contains("352 BWBW", "330 -+   2   2   3");
        assertThat(trf(season, TrfWriter.Scope.ALL_RESULTS).lines()).contains("330 +-   2   3   2");
    }

    @Test
    void aReportForRatingLeavesDefaultsOut() {
        List<String> lines = trf(SEASON, TrfWriter.Scope.RATED_GAMES).lines().toList();
        assertThat(lines).noneMatch(line -> line.startsWith("330"));
        assertThat(lines)
                .filteredOn(line -> line.startsWith("001"))
                .noneMatch(line -> line.length() > 91 && line.substring(91).matches(".*[+-].*"));
        assertThat(lines).contains("142 2");
    }

    @Test
    void aSeasonGoesToAReportAndBack() {
        TrfTournament read = TrfReader.read("league.trf", trf(SEASON, TrfWriter.Scope.ALL_RESULTS));
        assertThat(read.season()).isEqualTo(SEASON);
        assertThat(read.players()).isEqualTo(identities());
        assertThat(read.notes())
                .containsExactly(
                        "not kept in the season: 022 (city), 032 (federation), 042 (first day), 052 (last day),"
                                + " 092 (type of tournament), 102 (chief arbiter)");
        assertThat(TrfWriter.write(
                        EVENT,
                        read.season(),
                        RuleSets.herefordshire(),
                        read.players(),
                        TrfWriter.Scope.ALL_RESULTS,
                        Optional.empty()))
                .isEqualTo(trf(SEASON, TrfWriter.Scope.ALL_RESULTS));
    }

    @Test
    void emptySeatsAndBothAbsentComeBackAsTheyWere() {
        Season season = season().addMatches(MatchCard.builder()
                        .home(TeamId.of("A"))
                        .away(TeamId.of("B"))
                        .round(1)
                        .addBoards(new BoardCard(seat("A", 1), seat("B", 1), BoardResult.DRAW))
                        .addBoards(new BoardCard(seat("A", 2), Seat.EMPTY, BoardResult.HOME_WIN_BY_DEFAULT))
                        .addBoards(new BoardCard(Seat.EMPTY, seat("B", 3), BoardResult.AWAY_WIN_BY_DEFAULT))
                        .addBoards(new BoardCard(Seat.EMPTY, Seat.EMPTY, BoardResult.DOUBLE_DEFAULT))
                        .build())
                .build();
        TrfTournament read = TrfReader.read("league.trf", trf(season, TrfWriter.Scope.ALL_RESULTS));
        assertThat(read.season().matches()).isEqualTo(season.matches());
    }

    /** Two teams of two by hand, in the older form: no line-ups, team records 013, and the home team with white on board 1. */
    @Test
    void readsTheOlderFormOfTeamRecords() {
        String text = String.join(
                "\n",
                "012 Cup",
                "132" + " ".repeat(88) + "25/10/02",
                line(1, "Player, One", "   3 w 1"),
                line(2, "Player, Two", "   4 b ="),
                line(3, "Player, Three", "   1 b 0"),
                line(4, "Player, Four", "   2 w ="),
                "013 Ludlow                             1    2",
                "013 Ross                               3    4",
                "999 something else");
        TrfTournament read = TrfReader.read("cup.trf", text);
        assertThat(read.season().matches()).singleElement().satisfies(card -> {
            assertThat(card.home()).isEqualTo(TeamId.of("Ludlow"));
            assertThat(card.date()).contains(OCTOBER);
            assertThat(card.boards())
                    .extracting(board -> board.result().toString())
                    .containsExactly("1-0", "½-½");
        });
        assertThat(read.notes()).hasSize(2);
    }

    private static String line(int number, String name, String cell) {
        StringBuilder line = new StringBuilder("001    " + number + "      " + name);
        while (line.length() < 91) {
            line.append(' ');
        }
        return line.append(cell).toString();
    }

    @Test
    void refusesAReportThatDoesNotFitItself() {
        assertThatThrownBy(() -> TrfReader.read("x.trf", "012 Individual\n" + line(1, "Player", "   2 w 1")))
                .hasMessageContaining("no team records");
        String contradiction = String.join(
                "\n",
                line(1, "Player, One", "   2 w 1"),
                line(2, "Player, Two", "   1 b 1"),
                "013 Ludlow                             1",
                "013 Ross                               2");
        assertThatThrownBy(() -> TrfReader.read("x.trf", contradiction)).hasMessageContaining("do not fit each other");
    }

    @Test
    void refusesWhatAReportCannotHold() {
        Season season = season().addMatches(
                        match("A", "B", 1, OCTOBER, "½-0", "1-0", "1-0", "void").build())
                .build();
        assertThatThrownBy(() -> trf(season, TrfWriter.Scope.ALL_RESULTS))
                .isInstanceOfSatisfying(
                        FaultsException.class,
                        refused -> assertThat(refused.faults()).hasSize(2));
    }

    @Test
    void matchesOfARoundOnSeveralDaysMakeEveryDayARound() {
        Season season = season().addMatches(
                        match("A", "B", 1, NOVEMBER, "1-0", "1-0", "1-0", "1-0").build(),
                        match("C", "A", 1, OCTOBER, "1-0", "1-0", "1-0", "1-0").build())
                .build();
        List<MatchCard> read = TrfReader.read("x.trf", trf(season, TrfWriter.Scope.ALL_RESULTS))
                .season()
                .matches();
        assertThat(read)
                .extracting(card -> card.round().getAsInt() + " " + card.date().orElseThrow() + " " + card.home())
                .containsExactly("1 2025-10-02 C", "2 2025-11-06 A");
    }

    @Test
    void rateByesAndPointsAdjustedGoToAReportAndBack() {
        Season season = Season.builder()
                .from(season().addMatches(
                                match("A", "B", 1, OCTOBER, "1-0", "1-0", "1-0", "1-0")
                                        .rateOfPlay(RateOfPlay.BY_AGREEMENT)
                                        .build(),
                                match("C", "A", 2, NOVEMBER, "1-0", "1-0", "1-0", "1-0")
                                        .rateOfPlay(RateOfPlay.BY_AGREEMENT)
                                        .build())
                        .build())
                .addByes(new Bye(TeamId.of("C"), OptionalInt.of(1)), new Bye(TeamId.of("B"), OptionalInt.of(2)))
                .addRulings(new Ruling.PointsAdjusted(new Adjustment(
                        TeamId.of("B"),
                        Points.of(-1),
                        Points.parse("½").orElseThrow(),
                        "TRF 299",
                        "record 299 of the report")))
                .build();
        String report = trf(season, TrfWriter.Scope.ALL_RESULTS);
        // Columns 5, 7-9 and 11-14 of record 240; 8-11, 14-17, 20-22 and 24-27 of record 299; 2,700 seconds and 30.
        assertThat(report.lines())
                .contains("240 Z   1    3", "240 Z   2    2", "299    -1.0   0.5  000    2", "222 2700+30");
        assertThat(TrfReader.read("x.trf", report).season()).isEqualTo(season);
        // Where 45+30 is the league's usual rate, the cards need not say it.
        assertThat(TrfReader.read("x.trf", report, RateOfPlay.BY_AGREEMENT)
                        .season()
                        .matches())
                .allSatisfy(card -> assertThat(card.rateOfPlay()).isEmpty());
    }

    /** The records of TRF26 that a season has no place for are named, each with what it says; so is one nobody knows. */
    @Test
    void whatIsNotReadIsNoted() {
        String text = String.join(
                "\n",
                "012 Cup",
                "152 W",
                "182 Program",
                "192 BERGER_ROUNDROBIN",
                "202 MPvGP",
                "212 MPTS,GPTS",
                "222 40/6000+30:900+30",
                "352 WB",
                "362 TW 3.0   TD 1.0",
                line(1, "Player, One", "   3 w 1"),
                line(2, "Player, Two", "   4 b ="),
                line(3, "Player, Three", "   1 b 0"),
                line(4, "Player, Four", "   2 w ="),
                "013 Ludlow                             1    2",
                "013 Ross                               3    4",
                "260 001 002    1    2",
                "299 W  2.0   4.0   001    1",
                "320  2.0  4.0 000 001",
                "899 own");
        TrfTournament read = TrfReader.read("cup.trf", text);
        assertThat(read.notes())
                .containsExactly(
                        "line 7: the rate of play 40/6000+30:900+30 is not read; a match card has minutes and seconds a"
                                + " move",
                        "line 17: record 299 of the type W is not read; enter a ruling about the match",
                        "line 19: record 899 is not read",
                        "not kept in the season: 152 (initial colour), 182 (pairing program), 192 (coded type of"
                                + " tournament), 202 (tie-breaks, which the rules say), 212 (order of the table, which the"
                                + " rules say), 260 (prohibited pairings), 362 (points of a match, which the rules say)");
        assertThat(read.season().byes()).containsExactly(new Bye(TeamId.of("Ludlow"), OptionalInt.of(2)));
        assertThatThrownBy(() -> TrfReader.read("cup.trf", text + "\n240 F 003    9\n299    x     1.0   000    1"))
                .hasMessageContaining("there is no team 9")
                .hasMessageContaining("\"x\" is no number of points");
    }

    @Test
    void anAwardedMatchCannotGoToAReport() {
        Season season = Season.builder()
                .from(SEASON)
                .addRulings(new Ruling.MatchAnnulled(SEASON.matches().get(0).ref(), "13.5", "wrong hall"))
                .build();
        assertThatThrownBy(() -> trf(season, TrfWriter.Scope.ALL_RESULTS))
                .hasMessageContaining("a match was annulled (13.5, wrong hall), which the format cannot hold");
    }

    /** Random results of a double round of four teams, defaults on either side and on both among them. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void randomSeasonsGoToAReportAndBack(long seed) {
        Random random = new Random(seed);
        String[] results = {"1-0", "0-1", "=", "+/-", "-/+", "-/-"};
        List<Team> teams = List.of(Team.of("A"), Team.of("B"), Team.of("C"), Team.of("D"));
        Season.Builder season = Season.builder();
        season.name("Random").teams(teams);
        List<PlayerIdentity> players = new ArrayList<>();
        for (Team team : teams) {
            for (int board = 1; board <= 4; board++) {
                PlayerId id = PlayerId.of(code(team.name(), board));
                String name = team.name() + board;
                season.addPlayers(
                        Player.builder().id(id).team(team.id()).name(name).build());
                players.add(new PlayerIdentity(
                        id,
                        name,
                        "",
                        Optional.of(id.value()),
                        Optional.empty(),
                        Optional.empty(),
                        OptionalInt.empty()));
            }
        }
        for (Fixture fixture : Fixtures.doubleRound(teams).matches()) {
            MatchCard.Builder card = MatchCard.builder();
            card.home(fixture.home()).away(fixture.away()).round(fixture.round());
            card.date(OCTOBER.plusWeeks(fixture.round()));
            for (int board = 1; board <= 4; board++) {
                card.addBoards(new BoardCard(
                        seat(fixture.home().value(), board),
                        seat(fixture.away().value(), board),
                        BoardResult.parse(results[random.nextInt(results.length)])
                                .orElseThrow()));
            }
            season.addMatches(card.build());
        }
        String report = TrfWriter.write(
                EVENT,
                season.build(),
                RuleSets.herefordshire(),
                players,
                TrfWriter.Scope.ALL_RESULTS,
                Optional.empty());
        Season read = TrfReader.read("random.trf", report).season();
        // The schedule lists the pairs of a round by the tables, the report by its teams.
        assertThat(read.matches())
                .containsExactlyInAnyOrderElementsOf(season.build().matches());
        assertThat(read.teams()).isEqualTo(teams);
    }

    @Test
    void refusesNumbersThatBelongToNobody() {
        String text = line(1, "Player, One", "   2 w 1") + "\n310   1 Ludlow" + " ".repeat(62)
                + "1\n300   1   1   9    1    7\n";
        assertThatThrownBy(() -> TrfReader.read("x.trf", text))
                .hasMessageContaining("there is no team 9")
                .hasMessageContaining("there is no player 7");
    }
}
