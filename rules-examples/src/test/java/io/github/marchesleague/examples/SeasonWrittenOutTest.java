/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What leaves the program as a document, a spreadsheet or a log holds all that was recorded, or is refused. */
class SeasonWrittenOutTest {

    private static final String SEASON = """
            teams: [Clun, Wem]
            matches:
              - {home: Clun, away: Wem, date: 2025-10-02,
                 boards: ["1-0", {home: a1, away: b1, result: "1-0"}, "1-0", "0-1"]}
            """;

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            runs: {from: 2025-09-01, to: 2026-06-30}                             | the days between which the season is played have
            meetings: 1                                                          | how often every pair is to meet has
            asAt: 2026-07-01                                                     | the day as at which the season is judged has
            controllerTeam: Wem                                                  | the team of the controller has
            entries: {clubs: [Clun]}                                             | the entries have
            players: [{id: a1, team: Clun}, {id: b1}]                              | the players have
            ratingLists: [{list: ECF, from: 2025-09-01, ratings: {a1: 1500}}]    | the rating lists have
            byes: [{team: Wem, round: 2}]                                        | the byes have
            playOffs: [{home: Clun, away: Wem, score: 3-1}]                      | the play-offs have
            postponements: [{match: {home: Clun, away: Wem}, agreedBy: captains, agreedOn: 2025-09-20, newDate: 2025-10-02, controllerAgreed: true, reason: snow}] | the postponements have
            complaints: [{match: {home: Clun, away: Wem}, against: away, board: 2, submitted: 2025-10-03, upheld: false}] | the complaints have
            rulings: [{team: Wem, fine: 10 GBP, rule: "13.5", reason: late}]     | the rulings have
            withdrawals: [{team: Wem, date: 2025-12-01, reason: no players}]     | the withdrawals have
            """)
    void resultsRefuseEachKindOfRecordThatNoColumnHolds(String record, String what) throws IOException {
        String key = record.substring(0, record.indexOf(':'));
        Program program = Program.run("export", "--to", "results", file("season.yaml", SEASON + record + "\n"));
        assertThat(program.faults())
                .containsExactly(key + ": " + what + " no columns; write this season as a season document");
        assertThat(program.out()).isEmpty();
        assertThat(program.exitCode()).isEqualTo(2);
    }

    @Test
    void resultsRefuseAllKindsAtOnceWithWhatMatchesHold() throws IOException {
        String season = file("season.yaml", """
                teams: [{name: Clun, previousRank: 2}, Wem]
                matches: [{home: Clun, away: Wem, whiteOnBoard1: home, score: 3-1}]
                meetings: 1
                byes: [{team: Wem, round: 2}]
                """);
        assertThat(Program.run("export", "--to", "results", season).faults())
                .extracting(fault -> fault.substring(0, fault.indexOf(':')))
                .containsExactly("meetings", "teams", "byes", "Clun – Wem");
    }

    @Test
    void theLogSaysWhoIsFinedAndHowMuch() throws IOException {
        String season = file(
                "season.yaml",
                SEASON + "rulings: [{rule: \"13.5\", reason: late registration, team: Clun, fine: 10 GBP}]\n");
        assertThat(Program.run("log", season).out()).isEqualTo("""
                1. no date, rule 13.5: late registration
                   Clun is fined 10 GBP
                   the table stays as it was
                """);
        assertThat(Program.run("log", "-f", "csv", season).out()).isEqualTo("""
                number,date,rule,match,reason,decided by,advised by,effect
                1,,13.5,,late registration,,,Clun is fined 10 GBP
                """);
        JsonNode fine = Program.run("log", "-f", "json", season)
                .answer()
                .path("decisions")
                .get(0)
                .path("fine");
        assertThat(fine.toString()).isEqualTo("{\"team\":\"Clun\",\"amount\":10,\"currency\":\"GBP\"}");
    }

    /** Two points for a win would give Clun 2; by the rules of the file it has 3. */
    @Test
    void aDocumentNamesTheFileOfItsRulesAsTheSeasonDoes() throws IOException {
        file(
                "ours.yaml",
                "id: ours\nname: Ours\nbasedOn: herefordshire-2025-26\nmatchPoints: {win: 3, draw: 1, loss: 0}\n");
        String season = file("season.yaml", "rules: ours.yaml\n" + SEASON);
        Program written = Program.run("export", season);
        assertThat(written.err())
                .isEqualTo("note: the rules are the file ours.yaml; keep the document in a folder from which that path"
                        + " leads to it\n");
        assertThat(Program.JSON.readTree(written.out()).path("rules").asString())
                .isEqualTo("ours.yaml");
        assertSameTable(season, file("back.json", written.out()));
        String round = file("round.yaml", "rules: ours.yaml\n" + SEASON.replace("home: Clun", "round: 1, home: Clun"));
        Program drawn = Program.run("fixtures", "--drawn", "-f", "json", round);
        assertThat(drawn.exitCode()).as(drawn.err()).isZero();
        assertSameTable(season, file("drawn.json", drawn.out()));
        // By the option, the path is as it was given.
        String rules = folder.resolve("ours.yaml").toString();
        String plain = file("plain.yaml", SEASON);
        assertSameTable(
                season,
                file(
                        "option.json",
                        Program.run("export", "--rules", rules, plain).out()));
        assertThat(Program.run("export", plain).err()).isEmpty();
        // A folder's own rules stand in the folder.
        file("rules.yaml", Files.readString(Path.of(rules)));
        file("teams.csv", "team\nClun\nWem\n");
        file("matches.csv", "round,date,home,away,home_score,away_score\n1,2025-10-02,Clun,Wem,3,1\n");
        assertSameTable(
                folder.toString(),
                file("of-folder.json", Program.run("export", folder.toString()).out()));
    }

    private static void assertSameTable(String season, String written) {
        assertThat(table(written)).hasSize(2).isEqualTo(table(season));
        assertThat(table(written).get(0)).isEqualTo("1,false,Clun,1,1,0,0,3,3,match-points,7.2.1");
    }

    /** The lines of a table without the name of its file. */
    private static List<String> table(String season) {
        Program table = Program.run("standings", "-f", "csv", season);
        assertThat(table.exitCode()).as(table.err()).isZero();
        return table.out()
                .lines()
                .skip(1)
                .map(line -> line.substring(line.indexOf(',') + 1))
                .toList();
    }
}
