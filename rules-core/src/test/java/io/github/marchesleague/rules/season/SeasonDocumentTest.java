/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.match.RatingList;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.ruling.Bye;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.ruling.Withdrawal;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SeasonDocumentTest {

    private static final String TEAMS = "teams: [Ludlow, Ross]\n";

    @Test
    void readsEveryKindOfMatch() {
        SeasonDocument document = SeasonDocument.read("season.yaml", """
                name: Marches League 2025-26
                rules: herefordshire-2025-26
                teams:
                  - Hereford A
                  - {name: Ludlow, club: Ludlow Chess Club}
                matches:
                  - round: 1
                    date: 2025-10-02
                    home: Hereford A
                    away: Ludlow
                    boards: ["1-0", "½-½", "0-1", "+/-"]
                  - {home: Ludlow, away: Hereford A, round: 2, date: 2025-11-06T19:30, score: 2½-1½}
                  - {home: Ludlow, away: Hereford A, round: 3, defaultedBy: away}
                  - {home: Ludlow, away: Hereford A, round: 4, status: postponed}
                  - {home: Ludlow, away: Hereford A, round: 5, status: unplayed}
                playOffs:
                  - {home: Hereford A, away: Ludlow, boards: ["1-0", "=", "=", void]}
                """);

        assertThat(document.rules())
                .contains(new RulesReference("herefordshire-2025-26", new Fault.Position("season.yaml", 2, 8)));
        Season season = document.season();
        assertThat(season.name()).isEqualTo("Marches League 2025-26");
        assertThat(season.teams()).containsExactly(Team.of("Hereford A"), Team.of("Ludlow", "Ludlow Chess Club"));
        assertThat(season.matches()).hasSize(5);
        MatchCard first = season.matches().get(0);
        assertThat(first.round()).isEqualTo(OptionalInt.of(1));
        assertThat(first.date()).contains(LocalDate.of(2025, 10, 2));
        assertThat(first.start()).isEmpty();
        assertThat(first.boards())
                .extracting(board -> board.result())
                .containsExactly(
                        BoardResult.HOME_WIN, BoardResult.DRAW, BoardResult.AWAY_WIN, BoardResult.HOME_WIN_BY_DEFAULT);
        MatchCard second = season.matches().get(1);
        assertThat(second.total()).contains(new Score(Points.ofHalves(5), Points.ofHalves(3)));
        assertThat(second.start()).contains(LocalDateTime.of(2025, 11, 6, 19, 30));
        assertThat(season.matches().get(2).defaultedBy()).isEqualTo(Defaulted.AWAY);
        assertThat(season.matches().get(3).status()).isEqualTo(MatchResult.Status.POSTPONED);
        assertThat(season.matches().get(4).status()).isEqualTo(MatchResult.Status.UNPLAYED);
        assertThat(season.playOffs()).hasSize(1);
        assertThat(season.playOffs().get(0).boards().get(3).result()).isEqualTo(BoardResult.VOID);
        assertThat(document.check(RuleSets.herefordshire())).isSameAs(season);
    }

    @Test
    void readsTheRateOfPlayThatTheCaptainsAgreedOn() {
        Season season = SeasonDocument.read("season.yaml", TEAMS + """
                matches:
                  - {home: Ludlow, away: Ross, score: 2-2, rateOfPlay: 45+30}
                  - {home: Ross, away: Ludlow, score: 2-2}
                """).season();
        assertThat(season.matches())
                .extracting(MatchCard::rateOfPlay)
                .containsExactly(Optional.of(RateOfPlay.BY_AGREEMENT), Optional.empty());
        assertThat(faults(TEAMS + """
                matches:
                  - {home: Ludlow, away: Ross, score: 2-2, rateOfPlay: 45}
                """))
                .containsExactly("season.yaml:3:56: matches[1].rateOfPlay: \"45\" is not a rate of play; "
                        + "write minutes and seconds a move, such as 45+30");
    }

    @Test
    void readsLineUps() {
        Season season = SeasonDocument.read("season.yaml", TEAMS + """
                matches:
                  - date: 2025-10-02T19:30
                    home: Ludlow
                    away: Ross
                    boards:
                      - {home: L1, away: R1, result: "1-0", homeArrived: 20:30, awaySubstitute: true}
                      - {home: ~, away: R2, result: "-/+", awayArrived: 00:10}
                """).season();

        assertThat(season.matches().get(0).boards().get(0).home())
                .isEqualTo(new Seat(
                        Seat.Kind.NAMED,
                        Optional.of(PlayerId.of("L1")),
                        Optional.of(LocalDateTime.of(2025, 10, 2, 20, 30)),
                        false));
        assertThat(season.matches().get(0).boards().get(0).away().substitute()).isTrue();
        assertThat(season.matches().get(0).boards().get(1).home()).isEqualTo(Seat.EMPTY);
        assertThat(season.matches().get(0).boards().get(1).away().arrived())
                .contains(LocalDateTime.of(2025, 10, 3, 0, 10));
    }

    @Test
    void readsEveryKindOfRuling() {
        Season season = SeasonDocument.read("season.yaml", TEAMS + """
                matches:
                  - {home: Ludlow, away: Ross, date: 2025-10-02, status: unplayed}
                  - {home: Ludlow, away: Ross, date: 2025-11-06, status: unplayed}
                rulings:
                  - {rule: "13.5", reason: late return, team: Ross, matchPoints: -1, gamePoints: "-½"}
                  - {rule: "13.5", reason: no venue, match: {home: Ludlow, away: Ross, date: 2025-10-02}, score: 4-0}
                  - {rule: "13.5", reason: fire, match: {home: Ludlow, away: Ross, date: 2025-11-06}}
                  - {rule: "6.1", reason: snow, match: {home: Ludlow, away: Ross, date: 2025-11-06}, defaultTime: PT90M}
                  - {rule: "13.5", reason: lot, order: [Ross, Ludlow]}
                """).season();

        TeamId ludlow = TeamId.of("Ludlow");
        TeamId ross = TeamId.of("Ross");
        assertThat(season.rulings())
                .containsExactly(
                        new Ruling.PointsAdjusted(
                                new Adjustment(ross, Points.of(-1), Points.HALF.negate(), "13.5", "late return")),
                        new Ruling.MatchAwarded(
                                season.matches().get(0).ref(),
                                new Score(Points.of(4), Points.ZERO),
                                "13.5",
                                "no venue"),
                        new Ruling.MatchAnnulled(season.matches().get(1).ref(), "13.5", "fire"),
                        new Ruling.DefaultTimeSet(season.matches().get(1).ref(), Duration.ofMinutes(90), "6.1", "snow"),
                        new Ruling.OrderDecided(List.of(ross, ludlow), "13.5", "lot"));
    }

    @Test
    void reportsAllFaultsOfADocumentAtOnceInItsOrder() {
        assertThat(faults("""
                title: Marches League
                teams: [Ludlow, Ross, Ludlow]
                matches:
                  - {home: Ludlow, away: Rosss, boards: ["1-0", "2-0"]}
                  - {home: Ross, away: Ross, score: 2-2}
                  - {home: Ludlow, away: Ross, score: twice}
                  - {home: Ludlow, away: Ross, round: 1, status: unplayed}
                  - {home: Ludlow, away: Ross, round: 1, status: postponed}
                  - {home: Ludlow, away: Ross, round: 2}
                  - {home: Ludlow, away: Ross, round: 3, date: 31/12/2025, status: played}
                """))
                .containsExactly(
                        "season.yaml:1:1: the key \"title\" is not known here; "
                                + "allowed are: name, rules, teams, players, ratingLists, "
                                + "matches, playOffs, complaints, rulings, withdrawals, byes, controllerTeam, runs, meetings, entries, postponements, asAt",
                        "season.yaml:2:23: teams[3]: the team \"Ludlow\" is entered a second time; "
                                + "the first entry stands at season.yaml:2:9; enter each team once",
                        "season.yaml:4:26: matches[1].away: the team \"Rosss\" is not entered; "
                                + "did you mean \"Ross\"?",
                        "season.yaml:4:49: matches[1].boards[2]: \"2-0\" is not a result; write one of "
                                + "1-0, 0-1, ½-½, =, +/-, -/+, -/-, ½-0, 0-½, 0-0, void",
                        "season.yaml:5:24: matches[2].away: a team cannot meet itself; name two different teams",
                        "season.yaml:6:39: matches[3].score: \"twice\" is not a score; "
                                + "write the home side's points first, such as 2½-1½",
                        "season.yaml:8:5: matches[5]: Ludlow – Ross, round 1 is entered a second time; "
                                + "the first entry stands at season.yaml:7:5; "
                                + "enter each match once, or tell two matches apart by round or date",
                        "season.yaml:9:5: matches[6]: the match has no result; "
                                + "write its boards or its score, or status: unplayed or status: postponed",
                        "season.yaml:10:48: matches[7].date: \"31/12/2025\" is not a date; write year, month and day, "
                                + "such as 2025-10-02, or with a start 2025-10-02T19:30",
                        "season.yaml:10:68: matches[7].status: \"played\" is not known here; "
                                + "did you mean \"unplayed\"? Allowed are: postponed, unplayed");
    }

    @Test
    void refusesAMatchWithTwoResults() {
        assertThat(faults(TEAMS + """
                matches:
                  - {home: Ludlow, away: Ross, score: 3-1, boards: ["1-0", "1-0", "1-0", "0-1"]}
                  - {home: Ross, away: Ludlow, score: 0-0, status: postponed}
                """))
                .containsExactly(
                        "season.yaml:3:39: matches[1].score: both boards and a score are given; "
                                + "leave the score out; it follows from the boards",
                        "season.yaml:4:52: matches[2].status: a match that has not been played has a result; "
                                + "leave out the status, or boards, score and defaultedBy");
    }

    @Test
    void refusesLineUpsThatCannotBe() {
        assertThat(faults(TEAMS + """
                matches:
                  - home: Ludlow
                    away: Ross
                    boards:
                      - {home: L1, away: L1, result: "1-0"}
                      - {home: L2, away: ~, result: "+/-", awaySubstitute: true}
                      - {home: L3, away: R3, result: "1-0", homeArrived: 20:30}
                """))
                .containsExactly(
                        "season.yaml:6:26: matches[1].boards[1].away: the player \"L1\" sits at two boards of this match; "
                                + "the first is matches[1].boards[1].home; seat each player once",
                        "season.yaml:7:60: matches[1].boards[2].awaySubstitute: "
                                + "there is no player on this side of the board; name the player, or leave this out",
                        "season.yaml:8:58: matches[1].boards[3].homeArrived: "
                                + "the time of arrival says nothing without the start of the match; "
                                + "write the match's date with its start, such as 2025-10-02T19:30");
    }

    @Test
    void readsPlayersRatingsAndComplaints() {
        Season season = SeasonDocument.read("season.yaml", TEAMS + """
                players:
                  - {id: L1, team: Ludlow, nominated: 1700}
                  - {id: R1, team: Ross, name: Visitor, classes: [junior]}
                ratingLists:
                  - {list: ECF, from: 2025-09-01, ratings: {L1: 1850, R1: 1790}}
                matches:
                  - home: Ludlow
                    away: Ross
                    date: 2025-10-02
                    boards: [{home: L1, away: R1, result: "1-0"}, "=", "=", "="]
                complaints:
                  - match: {home: Ludlow, away: Ross}
                    against: away
                    board: 2
                    protestedBeforeStart: true
                    submitted: 2025-10-05
                    upheld: true
                  - {match: {home: Ludlow, away: Ross}, against: home, board: 1}
                withdrawals: [{team: Ross, date: 2026-01-01, reason: no players}]
                byes: [{team: Ross, round: 2}]
                controllerTeam: Ludlow
                """).season();

        assertThat(season.players())
                .containsExactly(
                        Player.builder()
                                .id(PlayerId.of("L1"))
                                .team(TeamId.of("Ludlow"))
                                .nominated(1700)
                                .build(),
                        Player.builder()
                                .id(PlayerId.of("R1"))
                                .team(TeamId.of("Ross"))
                                .name("Visitor")
                                .addClasses("junior")
                                .build());
        assertThat(season.ratingLists())
                .containsExactly(RatingList.of(
                        "ECF", LocalDate.of(2025, 9, 1), Map.of(PlayerId.of("L1"), 1850, PlayerId.of("R1"), 1790)));
        MatchRef match = season.matches().get(0).ref();
        assertThat(season.complaints())
                .containsExactly(
                        Complaint.builder()
                                .match(match)
                                .against(Side.AWAY)
                                .board(2)
                                .protestedBeforeStart(true)
                                .submitted(LocalDate.of(2025, 10, 5))
                                .upheld(true)
                                .build(),
                        Complaint.builder()
                                .match(match)
                                .against(Side.HOME)
                                .board(1)
                                .build());
        assertThat(season.withdrawals())
                .containsExactly(
                        new Withdrawal(TeamId.of("Ross"), Optional.of(LocalDate.of(2026, 1, 1)), "no players"));
        assertThat(season.byes()).containsExactly(new Bye(TeamId.of("Ross"), OptionalInt.of(2)));
        assertThat(season.controllerTeam()).contains(TeamId.of("Ludlow"));
    }

    @Test
    void refusesPlayersRatingsAndComplaintsThatCannotBe() {
        assertThat(faults(TEAMS + """
                players: [{id: L1, team: Ludlo}, {id: L1}, {id: R1}]
                ratingLists:
                  - {list: ECF, ratings: {L1: high}}
                  - {list: ECF, from: 2025-09-01, ratings: {R11: 1700}}
                matches:
                  - {home: Ludlow, away: Ross, boards: [{home: L2, away: R1, result: "1-0"}, "=", "=", "="]}
                  - {home: Ross, away: Ludlow, boards: ["=", "=", "=", "="]}
                  - {home: Ross, away: Ludlow, round: 2, status: unplayed}
                complaints:
                  - {match: {home: Ludlow, away: Clun}, against: away, board: 2}
                  - {match: {home: Ross, away: Ludlow, round: 2}, against: both, board: 2}
                  - {match: {home: Ross, away: Ludlow, round: 3}, against: home, board: 2}
                """))
                .containsExactly(
                        "season.yaml:2:26: players[1].team: the team \"Ludlo\" is not entered; did you mean \"Ludlow\"?",
                        "season.yaml:2:39: players[2].id: the player \"L1\" is entered a second time; "
                                + "the first entry stands at season.yaml:2:16; enter each player once",
                        "season.yaml:4:5: ratingLists[1]: the key \"from\" is missing; add from: …",
                        "season.yaml:4:31: ratingLists[1].ratings.L1: \"high\" is not a whole number; "
                                + "write a whole number from 0 to 4000",
                        "season.yaml:5:45: ratingLists[2].ratings: the player \"R11\" is not entered; "
                                + "did you mean \"R1\"?",
                        "season.yaml:7:48: matches[1].boards[1].home: the player \"L2\" is not entered; "
                                + "did you mean \"L1\"?",
                        "season.yaml:11:34: complaints[1].match.away: the team \"Clun\" is not entered; "
                                + "the teams are: Ludlow, Ross",
                        "season.yaml:12:60: complaints[2].against: \"both\" is not known here; "
                                + "allowed are: away, home",
                        "season.yaml:13:13: complaints[3].match: there is no match Ross – Ludlow, round 3; "
                                + "name a match of the season, home team first");
    }

    @Test
    void refusesComplaintsThatTheirMatchesDoNotAllow() {
        String text = TEAMS + """
                matches:
                  - {home: Ludlow, away: Ross, round: 1, boards: ["=", "=", "=", "="]}
                  - {home: Ludlow, away: Ross, round: 2, date: 2025-10-02, defaultedBy: home}
                  - {home: Ludlow, away: Ross, round: 3, date: 2025-10-02, score: 2-2}
                complaints:
                  - {match: {home: Ludlow, away: Ross, round: 1}, against: home, board: 4}
                  - {match: {home: Ludlow, away: Ross, round: 2}, against: home, board: 5}
                """;
        SeasonDocument document = SeasonDocument.read("season.yaml", text);
        assertThat(messages(
                        catchThrowableOfType(FaultsException.class, () -> document.check(RuleSets.herefordshire()))))
                .containsExactly(
                        "season.yaml:7:13: complaints[1].match: the match has no date; "
                                + "write the match's date, so that the days of rule 12.5 can be counted",
                        "season.yaml:8:73: complaints[2].board: board 5; "
                                + "under herefordshire-2025-26 a match has 4 boards");
        assertThat(faults(text + "  - {match: {home: Ludlow, away: Ross, round: 3}, against: home, board: 1}\n"
                        + "  - {match: {home: Ludlow, away: Ross, round: 1}, against: home, board: 6}\n"))
                .containsExactly(
                        "season.yaml:9:13: complaints[3].match: only the total of the match is known; "
                                + "write the boards of the match, so that one of them can be forfeited",
                        "season.yaml:10:73: complaints[4].board: board 6; "
                                + "the match has 4 boards; name one of them");
    }

    @Test
    void refusesRulingsThatCannotBe() {
        assertThat(faults(TEAMS + """
                matches:
                  - {home: Ludlow, away: Ross, round: 1, status: unplayed}
                  - {home: Ludlow, away: Ross, round: 2, status: unplayed}
                rulings:
                  - {rule: "13.5", team: Ross, matchPoints: -1}
                  - {rule: "13.5", reason: x}
                  - {rule: "13.5", reason: x, match: {home: Ross, away: Ludlow}}
                  - {rule: "13.5", reason: x, match: {home: Ludlow, away: Ross}}
                  - {rule: "13.5", reason: x, order: [Ross]}
                  - {rule: "13.5", reason: x, team: Ross}
                """))
                .containsExactly(
                        "season.yaml:6:5: rulings[1]: the key \"reason\" is missing; add reason: …",
                        "season.yaml:7:5: rulings[2]: the ruling decides nothing; write team with matchPoints, "
                                + "gamePoints or fine, match with score or defaultTime or alone to annul it, or order",
                        "season.yaml:8:38: rulings[3].match: there is no match Ross – Ludlow; "
                                + "name a match of the season, home team first",
                        "season.yaml:9:38: rulings[4].match: Ludlow – Ross names 2 matches; add round or date",
                        "season.yaml:10:38: rulings[5].order: an order of fewer than two teams; "
                                + "name the teams, the best first",
                        "season.yaml:11:5: rulings[6]: the ruling changes no points; "
                                + "write matchPoints or gamePoints or both, or fine");
    }

    @Test
    void checksTheNumberOfBoardsAndTheScoresAgainstTheRules() {
        SeasonDocument document = SeasonDocument.read("season.yaml", TEAMS + """
                matches:
                  - {home: Ludlow, away: Ross, round: 1, boards: ["1-0", "1-0", "1-0", "0-1", "="]}
                  - {home: Ludlow, away: Ross, round: 2, boards: ["1-0", "1-0", "1-0"]}
                  - {home: Ludlow, away: Ross, round: 3, score: 4-1}
                  - {home: Ludlow, away: Ross, round: 4, score: 2.25-1.75}
                  - {home: Ludlow, away: Ross, round: 5, score: 4-0, defaultedBy: away}
                rulings:
                  - {rule: "13.5", reason: x, match: {home: Ludlow, away: Ross, round: 1}, score: 5-0}
                """);

        assertThat(messages(
                        catchThrowableOfType(FaultsException.class, () -> document.check(RuleSets.herefordshire()))))
                .containsExactly(
                        "season.yaml:3:50: matches[1].boards: 5 boards; "
                                + "under herefordshire-2025-26 a match has 4 boards",
                        "season.yaml:4:50: matches[2].boards: 3 boards; "
                                + "under herefordshire-2025-26 a match has 4 boards",
                        "season.yaml:5:49: matches[3].score: the score 4–1 adds up to 5; "
                                + "under herefordshire-2025-26 a match of 4 boards has at most 4 points",
                        "season.yaml:6:49: matches[4].score: the score 2.25–1.75 cannot come about; "
                                + "under herefordshire-2025-26 points come in steps of ½",
                        "season.yaml:7:49: matches[5].score: a defaulted match with a score; leave the score out; "
                                + "it follows from the default and, where they are known, the boards",
                        "season.yaml:9:83: rulings[1].score: the score 5–0 adds up to 5; "
                                + "under herefordshire-2025-26 a match of 4 boards has at most 4 points");
    }

    @Test
    void takesAnyScoreWhereThereAreNoBoardsAndAnyNumberOfBoardsWhereItIsFree() {
        SeasonDocument goals =
                SeasonDocument.read("season.yaml", TEAMS + "matches: [{home: Ludlow, away: Ross, score: 12-1}]");
        assertThat(goals.check(withBoards(OptionalInt.of(0))).matches()).hasSize(1);

        SeasonDocument boards = SeasonDocument.read(
                "season.yaml", TEAMS + "matches: [{home: Ludlow, away: Ross, boards: ['1-0', '=']}]");
        assertThat(boards.check(withBoards(OptionalInt.empty())).matches()).hasSize(1);
        assertThat(messages(
                        catchThrowableOfType(FaultsException.class, () -> boards.check(withBoards(OptionalInt.of(0))))))
                .containsExactly("season.yaml:2:46: matches[1].boards: 2 boards; "
                        + "under test only the score of a match is recorded");
    }

    @ParameterizedTest
    @CsvSource({"2½-1½", "2.5-1.5", "'2,5-1,5'", "2 1/2-1 1/2", "'2½ – 1½'"})
    void fr064ReadsPointsAsPeopleWriteThem(String score) {
        Season season = SeasonDocument.read(
                        "season.yaml", TEAMS + "matches: [{home: Ludlow, away: Ross, score: '" + score + "'}]")
                .season();
        assertThat(season.matches().get(0).total()).contains(new Score(Points.ofHalves(5), Points.ofHalves(3)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"25", "--", "2½", "a-b"})
    void fr064RefusesWhatIsNoScore(String score) {
        assertThat(faults(TEAMS + "matches: [{home: Ludlow, away: Ross, score: '" + score + "'}]"))
                .containsExactly("season.yaml:2:45: matches[1].score: \"" + score + "\" is not a score; "
                        + "write the home side's points first, such as 2½-1½");
    }

    @Test
    void fr080KeepsTeamNamesAsTheyAreWritten() {
        Season season = SeasonDocument.read("season.yaml", "teams: [NO, ON, Yes, 1:30, 007, 1e3, null]")
                .season();
        assertThat(season.teams())
                .extracting(Team::name)
                .containsExactly("NO", "ON", "Yes", "1:30", "007", "1e3", "null");
    }

    @Test
    void fr082RefusesTwoEntriesThatDifferInCapitalsOnly() {
        assertThat(faults("""
                teams:
                  - Hereford
                  - Ludlow
                  - Ross
                  - ROSS
                """))
                .containsExactly("season.yaml:5:5: teams[4]: the team \"ROSS\" differs only in capitals from \"Ross\" "
                        + "at season.yaml:4:5; enter each team once, or give both an id if they are two teams");
        assertThat(SeasonDocument.read("season.yaml", "teams: [A, B, C, D]")
                        .season()
                        .teams())
                .hasSize(4);
    }

    @Test
    void fr079TakesTwoTeamsThatDifferInCapitalsWhereTheirIdsSaySo() {
        Season season = SeasonDocument.read("season.yaml", """
                teams: [Ångel, {name: Angel, id: T2}, {name: angel, id: T3}, Zed]
                matches: [{home: T2, away: angel, score: 2-2}]
                """).season();
        assertThat(season.teams()).extracting(Team::name).containsExactly("Ångel", "Angel", "angel", "Zed");
        assertThat(season.matches().get(0).home()).isEqualTo(TeamId.of("T2"));
        assertThat(season.matches().get(0).away()).isEqualTo(TeamId.of("T3"));
    }

    @Test
    void fr085HangsResultsOnTheTeamsId() {
        Season season = SeasonDocument.read("season.yaml", """
                teams: [{name: Ledbury Knights, id: "7"}, Ross]
                matches:
                  - {home: "7", away: Ross, round: 1, boards: ["1-0", "1-0", "1-0", "0-1"]}
                  - {home: Ledbury Knights, away: Ross, round: 2, boards: ["=", "=", "=", "="]}
                """).season();
        assertThat(season.matches()).extracting(MatchCard::home).containsOnly(TeamId.of("7"));
    }

    @Test
    void fr067RefusesAMatchEnteredTwiceNamingBoth() {
        assertThat(faults(TEAMS + """
                matches:
                  - {home: Ludlow, away: Ross, date: 2026-03-16, score: 2-2}
                  - {home: Ludlow, away: Ross, date: 2026-03-16, score: 2-2}
                """))
                .containsExactly("season.yaml:4:5: matches[2]: Ludlow – Ross, 2026-03-16 is entered a second time; "
                        + "the first entry stands at season.yaml:3:5; "
                        + "enter each match once, or tell two matches apart by round or date");
    }

    @Test
    void takesJsonAndByteOrderMarksAndWindowsLineEnds() {
        String json = """
                {"teams": ["Ludlow", "Ross"],
                 "matches": [{"round": 1, "home": "Ludlow", "away": "Ross", "boards": [
                   {"home": "L1", "away": null, "result": "1/2-1/2"}]}]}
                """;
        Season season = SeasonDocument.read("season.json", json).season();
        assertThat(season.matches().get(0).boards().get(0).away()).isEqualTo(Seat.EMPTY);
        assertThat(SeasonDocument.read(
                                "season.json", ("\uFEFF" + json.replace("\n", "\r\n")).getBytes(StandardCharsets.UTF_8))
                        .season())
                .isEqualTo(season);
    }

    @Test
    void refusesAnEmptyDocument() {
        assertThat(faults(""))
                .containsExactly("season.yaml:1:1: the document is empty; write a mapping of keys and values");
    }

    private static List<String> faults(String text) {
        return messages(catchThrowableOfType(FaultsException.class, () -> SeasonDocument.read("season.yaml", text)));
    }

    private static List<String> messages(FaultsException refused) {
        return refused.faults().stream().map(Fault::toString).toList();
    }

    private static RuleSet withBoards(OptionalInt boards) {
        return RuleSet.builder()
                .id("test")
                .name("Test")
                .boards(boards)
                .chain(new Chain(List.of(new Step(TieBreaks.MATCH_POINTS, "")), PartialSplit.RE_FORM))
                .build();
    }
}
