/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Match cards after adjudication, and what the rule book objects to in them. */
class MatchesAndCheckTest {

    private static final String SEASON = """
            name: Cards
            teams: [Ludlow, Ross, Clun]
            players:
              - {id: L1, team: Ludlow, nominated: 1700}
              - {id: L2, team: Ludlow, nominated: 1800}
              - {id: L3, team: Ludlow, nominated: 1600}
              - {id: R1, team: Ross, name: Visitor One, nominated: 1750}
              - {id: R2, team: Ross}
              - {id: R4, team: Ross, nominated: 1700}
            matches:
              - date: 2025-10-02T19:30
                home: Ludlow
                away: Ross
                boards:
                  - {home: L1, away: R1, result: "1-0"}
                  - {home: L2, away: R2, result: "0-1", homeArrived: 20:31}
                  - {home: ~, away: ~, result: "-/-"}
                  - {home: L3, away: R4, result: "1-0", awaySubstitute: true}
              - {home: Ross, away: Clun, date: 2025-11-06, defaultedBy: away}
              - {home: Ross, away: Ludlow, date: 2026-01-08, status: postponed}
            complaints:
              - match: {home: Ludlow, away: Ross}
                against: away
                board: 4
                protestedBeforeStart: true
                submitted: 2025-10-05
              - match: {home: Ludlow, away: Ross}
                against: away
                board: 2
                submitted: 2025-10-05
                upheld: true
            """;

    @Test
    void printsTheCardsBoardByBoardWithTheRuleBehindEachScore() {
        Program answer = Program.withInput(SEASON, "matches", "-");
        assertThat(answer.exitCode()).isZero();
        assertThat(answer.out())
                .contains("Ludlow – Ross, 2025-10-02: 2½–1½, match points 2–0\n")
                .contains("      1  L1      1–0    Visitor One      away\n")
                .containsPattern(
                        "      2  L2      0–1    R2               home   home came at .* \\(12\\.2\\); played 0-1\n")
                .contains("      3  nobody  ½–½    nobody           away   "
                        + "home nobody was named (12.2); away nobody was named (12.2)\n")
                .contains("      4  L3      1–0    R4 (substitute)  home\n")
                .contains("  a complaint about Ross, board 4, is not decided yet\n")
                .contains("Ross – Clun, 2025-11-06: 4–0, match points 2–0\n  Clun defaulted the match (12.1)\n")
                .endsWith("Ross – Ludlow, 2026-01-08: still to be played\n");
    }

    @Test
    void printsTheMatchesThatAreAskedFor() {
        JsonNode matches = Program.withInput(
                        SEASON, "matches", "--home", "Ross", "--away", "Ludlow", "--format", "json", "-")
                .answer()
                .get("matches");
        assertThat(matches).hasSize(1);
        assertThat(matches.get(0).get("homeTeam").asString()).isEqualTo("Ross");
        assertThat(matches.get(0).get("home").isNull()).isTrue();
        assertThat(matches.get(0).get("standing").asString()).isEqualTo("outstanding");
    }

    @Test
    void refusesATeamThatTheSeasonDoesNotHave() {
        Program answer = Program.withInput(SEASON, "matches", "--home", "Ludlo", "-");
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.faults())
                .containsExactly("--home: no team is called \"Ludlo\"; did you mean \"Ludlow\"? "
                        + "Allowed are: Ludlow, Ross, Clun");
    }

    @Test
    void namesTheRuleOfEachBoardInJson() {
        JsonNode matches = Program.withInput(SEASON, "matches", "--format", "json", "-")
                .answer()
                .get("matches");
        JsonNode boards = matches.get(0).get("boards");
        assertThat(boards.get(0).get("rule").isNull()).isTrue();
        assertThat(boards.get(1).get("rule").asString()).isEqualTo("12.2");
        assertThat(boards.get(2).get("rule").asString()).isEqualTo("12.3");
        assertThat(matches.get(1).get("boards"))
                .hasSize(4)
                .allMatch(board -> board.get("rule").asString().equals("12.1"));
    }

    @Test
    void coloursGoByTheRulesOfTheDayInJsonAsInText(@TempDir Path folder) throws IOException {
        Path rules = Files.writeString(
                folder.resolve("rules.yaml"),
                "id: a\nname: A\nbasedOn: herefordshire-2025-26\nchanges: [{from: 2026-01-01, rules: {colours: home-white-on-odd}}]\n");
        String season = """
                teams: [A, B]
                matches:
                  - {home: A, away: B, date: 2025-12-31, boards: ["1-0", "1-0", "1-0", "1-0"]}
                  - {home: B, away: A, date: 2026-01-01, boards: ["1-0", "1-0", "1-0", "1-0"]}
                """;
        JsonNode matches = Program.withInput(season, "matches", "--rules", rules.toString(), "--format", "json", "-")
                .answer()
                .get("matches");
        // The home team has black on board 1 in the old year (10.6) and white in the new one.
        assertThat(matches.get(0).get("boards").get(0).get("white").asString()).isEqualTo("away");
        assertThat(matches.get(1).get("boards").get(0).get("white").asString()).isEqualTo("home");
        assertThat(Program.withInput(season, "matches", "--rules", rules.toString(), "-")
                        .out())
                .contains("      1        1–0          away\n", "      1        1–0          home\n");
    }

    @Test
    void objectsToARateOfPlayThatTheRulesDoNotAllow() {
        Program answer = Program.withInput(
                "teams: [A, B]\nmatches: [{home: A, away: B, score: 3-1, rateOfPlay: 90+30}]\n", "check", "-");
        assertThat(answer)
                .isEqualTo(new Program(
                        1,
                        "<stdin>\n\nBreaches\n  A – B: the rate of play is 90+30; play at 60+30 or 45+30 (5.1)\n",
                        ""));
        JsonNode match = Program.withInput(
                        "teams: [A, B]\nmatches: [{home: A, away: B, score: 3-1, rateOfPlay: 90+30}]\n",
                        "matches",
                        "--format",
                        "json",
                        "-")
                .answer()
                .get("matches")
                .get(0);
        assertThat(match.get("rateOfPlay").asString()).isEqualTo("90+30");
        assertThat(match.get("home").asInt()).isEqualTo(3);
    }

    @Test
    void objectsWithoutChangingAScore() {
        Program answer = Program.withInput(SEASON, "check", "-");
        assertThat(answer.exitCode()).isEqualTo(1);
        assertThat(answer.out())
                .contains("\nBreaches\n  Ludlow – Ross, 2025-10-02, Ludlow, board 3: ")
                .contains("(12.4)\n")
                .contains("(9.3)\n")
                .contains("\nNot checked\n  Ludlow – Ross, 2025-10-02, Ross, board 2: ")
                .contains("\nComplaints that do not count\n  Ludlow – Ross, 2025-10-02, Ross, board 2: ");
        assertThat(Program.withInput("teams: [A, B]\n", "check", "-"))
                .isEqualTo(new Program(0, "<stdin>\n\nThe rule book objects to nothing that was checked.\n", ""));
    }

    @Test
    void mentionsUnderTheTableWhatWasNotDecidedOverTheBoardAndWhatIsPending() {
        Program answer = Program.withInput(SEASON, "standings", "-");
        assertThat(answer.out())
                .contains("\nComplaints not decided yet\n  Ludlow – Ross, 2025-10-02, board 4, against Ross\n")
                .contains("\nDefaults, forfeits and rulings\n  Ludlow – Ross, 2025-10-02: board 2 lost by Ludlow, ")
                .contains("  Ross – Clun, 2025-11-06: Clun defaulted the match (12.1)\n");
        assertThat(Program.withInput(SEASON, "standings", "--format", "json", "-")
                        .answer()
                        .get("pendingComplaints")
                        .toString())
                .isEqualTo("[{\"match\":{\"home\":\"Ludlow\",\"away\":\"Ross\",\"date\":\"2025-10-02\"},"
                        + "\"against\":\"away\",\"board\":4}]");
    }

    @Test
    void showsRulingsAndKeepsTheTableInStepWithThem() {
        Program answer = Program.withInput("""
                        teams: [Ludlow, Ross]
                        matches:
                          - {home: Ludlow, away: Ross, round: 1, boards: ["1-0", "1-0", "1-0", "1-0"]}
                          - {home: Ross, away: Ludlow, round: 2, boards: ["1-0", "1-0", "1-0", "1-0"]}
                        rulings:
                          - {rule: "13.5", reason: wrong clocks, match: {home: Ludlow, away: Ross}}
                          - {rule: "13.5", reason: no heating, match: {home: Ross, away: Ludlow}, score: 1-3}
                        """, "standings", "-");
        assertThat(answer.out())
                .contains(" 1   Ludlow       1    1      0     0            3             2\n")
                .contains(" 2   Ross         1    0      0     1            1             0\n")
                .contains("  Ludlow – Ross, round 1: annulled by the controller: wrong clocks (13.5)\n")
                .contains("  Ross – Ludlow, round 2: awarded 1–3: no heating (13.5)\n");
    }

    private static final String FINED = """
            name: Fines
            rules: fined.yaml
            teams: [{name: Ludlow, club: Teme}, {name: Onny, club: Teme}, Clun, Wem]
            runs: {from: 2025-09-01, to: 2026-06-30}
            asAt: 2026-07-01
            matches:
              - date: 2025-10-02
                home: Ludlow
                away: Clun
                boards: ["1-0", "1-0", "=", "+/-"]
                reported: 2025-10-06T08:00
              - {date: 2025-11-06, home: Clun, away: Onny, boards: ["1-0", "1-0", "=", "-/-"], agreed: {unplayed: [4]}}
              - {home: Ludlow, away: Onny, status: unplayed}
            playOffs:
              - {home: Ludlow, away: Clun, boards: ["1-0", "1-0", "1-0", "1-0"]}
            rulings:
              - {rule: "3", reason: late registration, team: Onny, fine: 12.50 EUR}
            withdrawals:
              - {team: Wem, reason: the fine was not paid}
            """;

    private static final String FINED_RULES = """
            id: fined
            name: A league with fines
            boards: 4
            rankedBy: match-points
            tieBreaks: [{by: play-off, rule: "8"}]
            defaults: {boardRule: "5", bothRule: "6", bothAgreed: void, boardFine: {amount: 20 EUR, timesInLastRound: 2}}
            lateResults: {rule: "7", days: 3, penalty: {matchPoints: 1}}
            unplayedClubMatches: {rule: "9", outcome: both-lose}
            withdrawal: expunge
            movement: {leaversDown: 2}
            """;

    @Test
    void saysOfABoardAgreedToBeUnplayedThatItWasAgreed(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("agreed.yaml"), """
                id: agreed
                name: A league of agreements
                boards: 4
                rankedBy: match-points
                tieBreaks: [shared]
                defaults: {boardRule: "5", bothRule: "6", bothAgreed: nothing}
                """);
        Path season = Files.writeString(folder.resolve("season.yaml"), """
                name: S
                rules: agreed.yaml
                teams: [Ludlow, Clun]
                matches:
                  - {home: Ludlow, away: Clun, boards: ["1-0", "1-0", "=", "-/-"], agreed: {unplayed: [4]}}
                """);
        String agreed = "the captains agreed that the board is not played (6)";
        assertThat(Program.run("matches", season.toString()).out())
                .contains(agreed)
                .doesNotContain("turn up", "home the captains");
        assertThat(Program.run("standings", season.toString()).out())
                .contains("Ludlow – Clun: board 4: " + agreed)
                .doesNotContain("turn up");
        assertThat(Program.run("explain", season.toString(), "Ludlow", "Clun").out())
                .contains("      board 4: " + agreed)
                .doesNotContain("turn up");
        assertThat(Program.run("report", "--format", "markdown", season.toString())
                        .out())
                .contains("board 4, " + agreed)
                .doesNotContain("turn up");
    }

    @Test
    void listsFinesAndRemarksBesideTheBreaches(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("fined.yaml"), FINED_RULES);
        Path season = Files.writeString(folder.resolve("season.yaml"), FINED);
        Program check = Program.run("check", season.toString());
        assertThat(check.exitCode()).isEqualTo(1);
        assertThat(check.out())
                .contains("Breaches\n  Ludlow – Clun, 2025-10-02, Ludlow: the result was reported on 2025-10-06T08:00,"
                        + " 1 day late; it was due by 2025-10-05 (7)\n")
                .contains(
                        "Remarks\n  Ludlow – Clun: a play-off between teams that are not level; it decides nothing (8)\n")
                // Clun has another match after that one: 20 and not 40.
                .contains("Fines\n  Clun: 20 EUR, 1 board lost by default, Ludlow – Clun, 2025-10-02 (5)\n"
                        + "  Onny: 12.50 EUR, late registration (3)\n");
        JsonNode json =
                Program.run("check", "--format", "json", season.toString()).answer();
        assertThat(json.at("/fines/0/amount").decimalValue()).isEqualByComparingTo("20");
        assertThat(json.at("/fines/0/currency").asString()).isEqualTo("EUR");
        assertThat(json.at("/fines/1/team").asString()).isEqualTo("Onny");
        assertThat(json.at("/remarks/0/rule").asString()).isEqualTo("8");
        Program matches = Program.run("matches", season.toString());
        assertThat(matches.out())
                .contains("  reported 2025-10-06T08:00\n")
                .contains("Clun pays 20 EUR: 1 board lost by default (5)\n")
                .contains("Ludlow – Onny: 0–0, match points 0–0\n  not played by 2026-06-30: lost by both (9)\n");
        JsonNode cards =
                Program.run("matches", "--format", "json", season.toString()).answer();
        assertThat(cards.at("/matches/0/reported").asString()).isEqualTo("2025-10-06T08:00");
        assertThat(cards.at("/matches/0/fines/0/rule").asString()).isEqualTo("5");
        assertThat(cards.at("/matches/1/agreed/unplayed/0").asInt()).isEqualTo(4);
        // On the last day of the season the match of the club is still in time.
        Program before = Program.run("standings", "--as-at", "2026-06-30", season.toString());
        assertThat(before.out()).contains("Provisional\n  1 match is still to be played.\n");
        Program table = Program.run("standings", season.toString());
        assertThat(table.out())
                .contains("Teams that left\n  Wem, the fine was not paid; starts again 2 divisions down\n")
                .contains("Points adjusted\n  Ludlow: -1 match point (7), the result was reported on")
                .contains(
                        "Fines\n  Clun: 20 EUR, 1 board lost by default (5)\n  Onny: 12.50 EUR, late registration (3)\n");
    }
}
