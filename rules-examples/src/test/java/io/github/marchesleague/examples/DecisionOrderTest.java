/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file of decisions beside the rulings of the document (13): in which order they stand, and where they contradict. */
class DecisionOrderTest {

    /** By the scores A has 6 match points and 12 game points, B 2 and 4, C none. */
    private static final String SEASON = """
            teams: [A, B, C]
            matches:
              - {round: 1, date: 2025-10-02, home: A, away: B, score: 4-0}
              - {round: 2, date: 2025-11-02, home: A, away: B, score: 4-0}
              - {round: 1, date: 2025-10-09, home: A, away: C, score: 4-0}
              - {round: 1, date: 2025-10-16, home: B, away: C, score: 4-0}
            rulings:
              - {date: 2025-12-01, team: B, matchPoints: -1, rule: "13.5", reason: late}
              - {date: 2026-03-03, match: {home: A, away: B, round: 1}, score: 0-4, rule: "13.5", reason: award}
              - {team: C, fine: 10 GBP, rule: "13.5", reason: undated}
            """;

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    /**
     * The ruling of the file is the first of the document, and is the first to count: B goes from 2 match points to 1, and
     * only then by the award from 1 to 3 and from 4 game points to 8.
     */
    @Test
    void rulingsStandInTheOrderOfTheDocumentWhicheverAreInTheFile() throws IOException {
        String season = file("season.yaml", SEASON);
        for (String lines : new String[] {
            "2025-12-01,1,Boss\n",
            "2026-03-03,2,Boss\n",
            "2026-03-03,2,Boss\n2025-12-01,1,Boss\n",
            "2026-04-01,3,Boss\n"
        }) {
            Program log =
                    Program.run("log", "--decisions", file("log.csv", "date,ruling,decided by\n" + lines), season);
            assertThat(log.exitCode()).as(log.err()).isZero();
            assertThat(log.out())
                    .containsSubsequence(
                            ": late",
                            "B: 2 (2, 4) → 2 (1, 4)",
                            ": award",
                            "A: 1 (6, 12) → 1 (4, 8)",
                            "B: 2 (1, 4) → 2 (3, 8)",
                            ": undated");
        }
    }

    @Test
    void aDecisionThatIsNoRulingStandsByItsDay() throws IOException {
        String log = file("log.csv", """
                date,ruling,decided by,reason
                2026-09-01,,Boss,last
                2026-01-05,,Boss,between
                2025-12-01,,Boss,same day
                2025-12-01,1,Boss,
                2025-11-20,,Boss,first
                2026-01-05,,Boss,between too
                """);
        Program program = Program.run("log", "-f", "json", "--decisions", log, file("season.yaml", SEASON));
        assertThat(program.answers().get(0).path("decisions").findValuesAsString("reason"))
                .containsExactly("first", "late", "same day", "between", "between too", "award", "undated", "last");
    }

    /** Two rulings may say the same; the file names the second. */
    @Test
    void ofTwoEqualRulingsTheOneThatIsNumberedIsMeant() throws IOException {
        String ruling = "  - {team: B, matchPoints: -1, rule: \"13.5\", reason: late}\n";
        String season = file(
                "twice.yaml", "teams: [A, B]\nmatches: [{home: A, away: B, score: 0-4}]\nrulings:\n" + ruling + ruling);
        String log = file("log.csv", "date,ruling,decided by\n2026-01-01,2,Boss\n");
        assertThat(Program.run("log", "-f", "csv", "--decisions", log, season)
                        .out()
                        .lines()
                        .skip(1))
                .satisfiesExactly(
                        first -> assertThat(first).startsWith("1,,13.5,"),
                        second -> assertThat(second).startsWith("2,2026-01-01,13.5,"));
    }

    @Test
    void aLineThatContradictsTheSeasonIsRefused() throws IOException {
        String log = file("log.csv", """
                date,ruling,decided by,reason,home,away
                2026-01-01,1,Boss,,,
                2026-03-03,2,Boss,,A,C
                2026-03-03,3,Boss,,A,B
                2026-03-03,,Boss,no lights,A,Bb
                """);
        Program refused = Program.run("log", "--decisions", log, file("season.yaml", SEASON));
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.out()).isEmpty();
        assertThat(refused.faults())
                .containsExactly(
                        log
                                + ", line 2, column A (date): ruling 1 is of 2025-12-01 in the season, not of 2026-01-01; write"
                                + " 2025-12-01, or correct the season",
                        log
                                + ", line 3, column E (home): ruling 2 is about A – B, round 1, 2025-10-02 in the season, not about A – C;"
                                + " write the teams of the ruling or none, or give the number of another ruling",
                        log
                                + ", line 4, column E (home): ruling 3 is about C in the season, not about A – B; write a match"
                                + " of theirs or none, or give the number of another ruling",
                        log
                                + ", line 5, column F (away): no team is called \"Bb\"; did you mean \"B\"? Allowed are: A, B, C");
    }
}
