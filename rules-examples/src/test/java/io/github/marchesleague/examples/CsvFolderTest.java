/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class CsvFolderTest {

    private static final String MATCHES = "round,date,home,away,home_score,away_score\n";
    private static final String BOARDS = "round,home,away,board,home_result,away_result,status\n";

    @TempDir
    private Path folder;

    @BeforeEach
    void enterTeams() throws IOException {
        write("teams.csv", "team\nLudlow\nRoss\n\"Clun, A\"\n");
    }

    @Test
    void readsTotalsAndBoardsAndOutstandingMatches() throws IOException {
        write(
                "matches.csv",
                MATCHES + "1,2025-10-02,Ludlow,Ross,2.5,1.5\n2,,Ross,\"Clun, A\",2½,1½\n3,,Ludlow,\"Clun, A\",,\n");
        write(
                "boards.csv",
                BOARDS
                        + "1,Ludlow,Ross,1,1,0,played\n1,Ludlow,Ross,2,0.5,0.5,played\n"
                        + "1,Ludlow,Ross,3,0,1,home_default\n1,Ludlow,Ross,4,1,0,away_default\n");
        write("adjustments.csv", "team,match_points,game_points,reason\nRoss,-1,,late return\n");

        assertThat(table()).containsExactly("1 Ludlow 2 2.5", "2 Ross 1 4", "3 Clun, A 0 1.5");
        JsonNode answer = answer();
        assertThat(answer.get("outstanding").asInt()).isEqualTo(1);
        assertThat(answer.get("rows").get(1).get("adjustments").toString())
                .isEqualTo("[{\"matchPoints\":-1,\"gamePoints\":0,\"rule\":\"\",\"reason\":\"late return\"}]");
    }

    @Test
    void takesAnOrderThatWasDecidedOutsideTheResults() throws IOException {
        write("matches.csv", MATCHES + "1,,Ludlow,Ross,2,2\n");
        write(
                "boards.csv",
                BOARDS
                        + "1,Ludlow,Ross,1,0.5,0.5,played\n1,Ludlow,Ross,2,0.5,0.5,played\n"
                        + "1,Ludlow,Ross,3,0.5,0.5,played\n1,Ludlow,Ross,4,0.5,0.5,played\n");
        write("order.csv", "team,rule,reason\nRoss,13.5,lots drawn\nLudlow,13.5,lots drawn\n");

        JsonNode first = answer().get("rows").get(0);
        assertThat(first.get("team").asString()).isEqualTo("Ross");
        assertThat(first.get("aheadOfNextBy").asString()).isEqualTo("ruling");
        assertThat(first.get("rule").asString()).isEqualTo("13.5");
    }

    /** Two teams level on everything that the German youth rules count go by last season's places. */
    @Test
    void readsFiguresOfTeams() throws IOException {
        write(
                "teams.csv",
                "team,club,previous_rank,fair_play,rating,average_age,performance\nLudlow,,2,,,,\nRoss,,1,-3,1650.5,40,\n");
        write("matches.csv", MATCHES + "1,,Ludlow,Ross,2,2\n");
        write(
                "boards.csv",
                BOARDS
                        + "1,Ludlow,Ross,1,0.5,0.5,played\n1,Ludlow,Ross,2,0.5,0.5,played\n"
                        + "1,Ludlow,Ross,3,0.5,0.5,played\n1,Ludlow,Ross,4,0.5,0.5,played\n");
        JsonNode first = Program.run(
                        "standings", "--format", "json", "--rules", "german-youth-2018-19", folder.toString())
                .answer()
                .get("rows")
                .get(0);
        assertThat(first.get("team").asString()).isEqualTo("Ross");
        assertThat(first.get("aheadOfNextBy").asString()).isEqualTo("previous-rank");
        write("teams.csv", "team,previous_rank,rating\nLudlow,0,strong\nRoss,1,-5\n");
        assertThat(faults())
                .containsExactly(
                        "teams.csv:2:8: previous_rank: found \"0\"; write a place, from 1, or nothing",
                        "teams.csv:2:10: rating: found \"strong\"; write a figure such as 1712 or 34.5, or nothing",
                        "teams.csv:3:8: rating: found \"-5\"; write a figure such as 1712 or 34.5, or nothing");
    }

    @Test
    void keepsPointsThatADefaultHasOfItsOwn() throws IOException {
        write("matches.csv", MATCHES + "1,,Ludlow,Ross,2,1\n");
        write(
                "boards.csv",
                BOARDS
                        + "1,Ludlow,Ross,1,1,0,played\n1,Ludlow,Ross,2,1,0,played\n"
                        + "1,Ludlow,Ross,3,0,1,played\n1,Ludlow,Ross,4,0,0,double_default\n");
        assertThat(table()).containsExactly("1 Ludlow 2 2", "2 Ross 0 1", "3 Clun, A 0 0");
    }

    @Test
    void reportsEveryFaultWithFileLineAndColumn() throws IOException {
        write(
                "matches.csv",
                MATCHES
                        + "x,2025-10-02,Ludlow,Ross,2,2\n"
                        + "1,02/10/2025,Ludlow,\"Clun, B\",2,2\n"
                        + "1,,Ross,Ross,two,\n"
                        + "1,,Ludlow,Ross\n"
                        + "2,,Ludlow,Ross,3,2\n"
                        + "2,,Ludlow,Ross,2,2\n");
        assertThat(faults())
                .containsExactly(
                        "matches.csv:2:1: round: found \"x\"; write the number of a round, from 1",
                        "matches.csv:3:3: date: found \"02/10/2025\"; "
                                + "write year, month and day, such as 2025-10-02, or nothing",
                        "matches.csv:3:21: away: the team \"Clun, B\" is not entered; did you mean \"Clun, A\"?",
                        "matches.csv:4:9: away: a team cannot meet itself; name two different teams",
                        "matches.csv:4:14: home_score: found \"two\"; write points such as 2, 2.5 or 2½",
                        "matches.csv:4:18: away_score: only one side has a score; "
                                + "write both, or neither for a match that has not been played",
                        "matches.csv:5:1: 4 fields; the header names 6 columns; "
                                + "give each a field, quoted where it holds a comma",
                        "matches.csv:6:4: home: the score 3–2 adds up to 5; "
                                + "under herefordshire-2025-26 a match of 4 boards has at most 4 points",
                        "matches.csv:7:4: home: Ludlow – Ross, round 2 is entered on line 6 already; "
                                + "enter each match once, or tell two matches apart by round or date");
    }

    @Test
    void reportsEveryFaultOfTheBoards() throws IOException {
        write("matches.csv", MATCHES + "1,,Ludlow,Ross,2,2\n2,,Ludlow,Ross,,\n");
        write(
                "boards.csv",
                BOARDS
                        + "1,Ludlow,Ross,1,1,1,played\n"
                        + "1,Ludlow,Ross,2,1,0,won\n"
                        + "1,Ludlow,Ross,0,1,0,played\n"
                        + "1,Ludlow,Ross,3,0.25,,played\n"
                        + "3,Ludlow,Ross,1,1,0,played\n"
                        + "1,Ludlow,Ross,4,1,0,played\n"
                        + "1,Ludlow,Ross,4,1,0,played\n"
                        + "2,Ludlow,Ross,1,1,0,played\n");
        assertThat(faults())
                .containsExactly(
                        "boards.csv:2:17: home_result: both sides together have more than a point; "
                                + "write 1 and 0, 0.5 and 0.5, or 0 and 1",
                        "boards.csv:3:21: status: found \"won\"; "
                                + "write played or one of home_default, away_default, double_default, void",
                        "boards.csv:4:15: board: found \"0\"; write the number of a board, from 1",
                        "boards.csv:5:17: home_result: found \"0.25\"; write 0, 0.5 or 1",
                        "boards.csv:5:22: away_result: nothing is given; write 0, 0.5 or 1",
                        "boards.csv:6:3: home: there is no match Ludlow – Ross, round 3; "
                                + "the matches are those of matches.csv",
                        "boards.csv:8:15: board: board 4 is given twice; give each board of a match once",
                        "matches.csv:2:4: home: boards.csv has no board 1 of this match; "
                                + "give its boards from 1 without a gap",
                        "matches.csv:3:16: home_score: no score, but boards.csv has boards of this match; "
                                + "write the score");
    }

    @Test
    void needsTeamsAndMatches() throws IOException {
        Files.delete(folder.resolve("teams.csv"));
        assertThat(faults())
                .containsExactly(
                        "teams.csv: there is no such file; "
                                + "a folder of CSV files has at least teams.csv and matches.csv",
                        "matches.csv: there is no such file; "
                                + "a folder of CSV files has at least teams.csv and matches.csv");
    }

    @Test
    void fr061ReadsAFileThatBeginsWithAByteOrderMark() throws IOException {
        write("matches.csv", MATCHES + "1,,Ludlow,Ross,3,1\n");
        List<String> without = table();
        write("matches.csv", "\uFEFF" + MATCHES + "1,,Ludlow,Ross,3,1\n");
        write("teams.csv", "\uFEFFteam\r\nLudlow\r\nRoss\r\n\"Clun, A\"\r\n");
        assertThat(table()).isEqualTo(without).first().isEqualTo("1 Ludlow 2 3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\t", ";"})
    void fr062RefusesAnotherSeparator(String separator) throws IOException {
        write("matches.csv", (MATCHES + "1,,Ludlow,Ross,3,1\n").replace(",", separator));
        assertThat(faults())
                .containsExactly("matches.csv:1:1: the columns are separated by "
                        + (separator.equals(";") ? "semicolons" : "tabs") + "; separate them by commas");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "de-DE", "fr-FR", "ar-EG", "tr-TR"})
    void fr064ReadsPointsTheSameInEveryLocale(String tag) throws IOException {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag(tag));
        try {
            write(
                    "matches.csv",
                    MATCHES
                            + "1,,Ludlow,Ross,2½,1.5\n2,,Ludlow,Ross,\"2,5\",1 1/2\n3,,Ludlow,Ross,3½,½\n"
                            + "4,,Ludlow,Ross,3.5,0.5\n5,,Ludlow,Ross,3½,1/2\n");
            assertThat(table()).containsExactly("1 Ludlow 10 15.5", "2 Ross 0 4.5", "3 Clun, A 0 0");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void fr065RefusesADateInAnyOtherPattern() throws IOException {
        write("matches.csv", MATCHES + "1,12/05/2026,Ludlow,Ross,2,2\n2,2025-02-30,Ludlow,Ross,2,2\n");
        assertThat(faults())
                .containsExactly(
                        "matches.csv:2:3: date: found \"12/05/2026\"; "
                                + "write year, month and day, such as 2025-10-02, or nothing",
                        "matches.csv:3:3: date: found \"2025-02-30\"; "
                                + "write year, month and day, such as 2025-10-02, or nothing");
    }

    @Test
    void fr070And071TakeABlankScoreForNoResultAndZeroForAResult() throws IOException {
        write("teams.csv", "team\nA\nB\nC\nD\n");
        write("matches.csv", MATCHES + "1,,A,B,4,0\n1,,C,D,,\n");
        JsonNode answer = answer();
        assertThat(table()).containsExactly("1 A 2 4", "2 B 0 0", "2 C 0 0", "2 D 0 0");
        assertThat(answer.get("rows").get(1).get("lost").asInt()).isEqualTo(1);
        assertThat(answer.get("rows").get(2).get("played").asInt()).isZero();
        assertThat(answer.get("outstanding").asInt()).isEqualTo(1);
    }

    @Test
    void fr077RefusesAScoreThatItsBoardsDoNotGive() throws IOException {
        write("matches.csv", MATCHES + "1,,Ludlow,Ross,1,3\n");
        write(
                "boards.csv",
                BOARDS
                        + "1,Ludlow,Ross,1,1,0,played\n1,Ludlow,Ross,2,1,0,played\n"
                        + "1,Ludlow,Ross,3,1,0,played\n1,Ludlow,Ross,4,0,1,played\n");
        assertThat(faults()).containsExactly("matches.csv:2:16: home_score: the score is 1–3; the boards give 3–1");
    }

    @Test
    void fr082RefusesTwoEntriesThatDifferInCapitalsOnly() throws IOException {
        write("teams.csv", "team\nA\nLudlow\nLUDLOW\n");
        write("matches.csv", MATCHES);
        assertThat(faults())
                .containsExactly("teams.csv:4:1: team: \"LUDLOW\" is entered on line 3 already, in other capitals; "
                        + "enter each team once");
    }

    @Test
    void readsWhenAResultWasReported() throws IOException {
        write(
                "rules.yaml",
                "id: late\nname: Late\nboards: 4\nrankedBy: match-points\ntieBreaks: [shared]\n"
                        + "lateResults: {rule: \"7\", days: 3, penalty: {matchPoints: 1}}\n");
        write(
                "matches.csv",
                "date,home,away,home_score,away_score,reported\n2025-10-02,Ludlow,Ross,3,1,2025-10-06\n"
                        + "2025-10-02,Ross,\"Clun, A\",3,1,2025-10-05\n");
        // Three days after the 2nd is the 5th; a day later costs the home team a match point.
        assertThat(table()).containsExactly("1 Ross 2 4", "2 Ludlow 1 3", "3 Clun, A 0 1");
        write(
                "matches.csv",
                "date,home,away,home_score,away_score,reported\n2025-10-02,Ludlow,Ross,3,1,2025-10-01\n"
                        + "2025-10-02,Ross,\"Clun, A\",3,1,soon\n");
        assertThat(faults())
                .containsExactly(
                        "matches.csv:2:28: reported: the result was reported on 2025-10-01, before the match on 2025-10-02;"
                                + " write the day on which the result came",
                        "matches.csv:3:31: reported: found \"soon\"; write year, month and day, such as"
                                + " 2025-10-05, or nothing");
        write("matches.csv", "date,home,away,home_score,away_score,reported\n2025-10-02,Ludlow,Ross,,,2025-10-06\n");
        assertThat(faults())
                .containsExactly("matches.csv:2:26: reported: a match that has not been played has a report of its"
                        + " result; write the result, or leave reported empty");
    }

    @Test
    void fr083RefusesAColumnThatItWouldNotRead() throws IOException {
        write("matches.csv", "home,away,home_score,away_score,Penalty\nLudlow,Ross,2,2,1\n");
        assertThat(faults())
                .containsExactly("matches.csv:1:33: unknown column \"Penalty\"; "
                        + "known are home, away, home_score, away_score, round, date, rate_of_play, reported");
    }

    private void write(String file, String text) throws IOException {
        Files.write(folder.resolve(file), text.getBytes(StandardCharsets.UTF_8));
    }

    private JsonNode answer() {
        return Program.run("standings", "--format", "json", folder.toString()).answer();
    }

    private List<String> table() {
        List<String> rows = new ArrayList<>();
        answer().get("rows")
                .forEach(row -> rows.add(row.get("position").asString() + " "
                        + row.get("team").asString() + " "
                        + row.get("matchPoints").asString() + " "
                        + row.get("gamePoints").asString()));
        return rows;
    }

    /** The faults without the folder before the names of its files. */
    private List<String> faults() {
        Program answer = Program.run("standings", folder.toString());
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        return answer.faults().stream()
                .map(fault -> fault.replace(folder + "/", ""))
                .toList();
    }
}
