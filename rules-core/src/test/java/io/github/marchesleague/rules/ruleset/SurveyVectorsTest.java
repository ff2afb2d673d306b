/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.Cases;
import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.standings.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Vectors that tell rule books apart, and the golden variant tables, each through a rule-set file. */
class SurveyVectorsTest {

    private static final List<String> BOARD_COUNTS =
            List.of("board-count", "board-count-fide", "board-count-weighted-wins", "board-count-berlin");

    private static RuleSet rules(int boards, String partialSplit, String... tieBreaks) {
        return RuleSetFile.read(
                "v",
                "id: v\nname: V\nboards: " + boards + "\nrankedBy: match-points\npartialSplit: " + partialSplit
                        + "\ntieBreaks: [" + String.join(", ", tieBreaks) + "]\n");
    }

    private static String order(RuleSet rules, MatchResult... results) {
        List<Row> rows = League.standings(List.of(results), rules).rows();
        return rows.stream().map(row -> row.position() + row.team().name()).collect(Collectors.joining(" "));
    }

    /** V1: the board counts disagree in a mini-league of three. */
    @ParameterizedTest
    @CsvSource({
        "board-count, 1B 2A 3C",
        "board-count-fide, 1A 2B 3C",
        "board-count-weighted-wins, 1A 2C 3B",
        "board-count-berlin, 1A 2B 3C"
    })
    void v1BoardCountsDisagreeInAMiniLeague(String boardCount, String expected) {
        assertThat(order(
                        rules(4, "re-form", boardCount),
                        MatchResult.of("A", "B", "=", "=", "=", "="),
                        MatchResult.of("B", "C", "=", "=", "=", "="),
                        MatchResult.of("A", "C", "1-0", "1-0", "0-1", "0-1")))
                .isEqualTo(expected);
    }

    private static List<MatchResult> drawnMatches() {
        List<MatchResult> drawn = new ArrayList<>();
        String[] tokens = {"0-1", "=", "1-0"};
        for (int pattern = 0; pattern < 81; pattern++) {
            int[] halves = {pattern / 27, pattern / 9 % 3, pattern / 3 % 3, pattern % 3};
            if (halves[0] + halves[1] + halves[2] + halves[3] == 4) {
                drawn.add(MatchResult.of(
                        "A", "B", tokens[halves[0]], tokens[halves[1]], tokens[halves[2]], tokens[halves[3]]));
            }
        }
        return drawn;
    }

    /** V2: in one drawn match between two teams all board counts name the same team. */
    @Test
    void v2BoardCountsAgreeInOneDrawnMatch() {
        assertThat(drawnMatches())
                .hasSize(19)
                .allSatisfy(match -> assertThat(BOARD_COUNTS.stream()
                                .map(boardCount -> order(rules(4, "re-form", boardCount), match))
                                .distinct())
                        .hasSize(1));
    }

    /** V3: board count and elimination never contradict each other there; elimination decides two patterns more. */
    @Test
    void v3EliminationDecidesTwoPatternsMore() {
        int more = 0;
        for (MatchResult match : drawnMatches()) {
            String byCount = order(rules(4, "re-form", "board-count"), match);
            String byElimination = order(rules(4, "re-form", "bottom-board-elimination"), match);
            if (byCount.equals("1A 1B")) {
                more += byElimination.equals("1A 1B") ? 0 : 1;
            } else {
                assertThat(byElimination).isEqualTo(byCount);
            }
        }
        assertThat(more).isEqualTo(2);
        assertThat(order(
                        rules(4, "re-form", "board-count", "bottom-board-elimination"),
                        MatchResult.of("A", "B", "1-0", "0-1", "0-1", "1-0")))
                .isEqualTo("1B 2A");
    }

    /** V4: going on and starting again give two orders. */
    @ParameterizedTest
    @CsvSource({"continue, 1A 2C 3B", "restart-block, 1A 2B 3C"})
    void v4GoingOnAndStartingAgainDiffer(String partialSplit, String expected) {
        RuleSet level = RuleSetFile.read(
                "v",
                "id: v\nname: V\nboards: 4\nmatchPoints: {win: 0, draw: 0, loss: 0}\nrankedBy: match-points\n"
                        + "tieBreaks: [head-to-head-game-points, board-count]\npartialSplit: " + partialSplit);
        assertThat(order(
                        level,
                        MatchResult.of("A", "B", "1-0", "1-0", "1-0", "0-1"),
                        MatchResult.of("A", "C", "=", "=", "=", "="),
                        MatchResult.of("B", "C", "0-1", "1-0", "1-0", "=")))
                .isEqualTo(expected);
    }

    /** V5: in a complete all-play-all the opponents' points separate nobody who is level on game points. */
    @Test
    void v5OpponentsPointsSeparateNobodyInACompleteLeague() {
        Random random = new Random(5);
        String[] tokens = {"1-0", "=", "0-1", "+/-", "-/+"};
        RuleSet with = rules(4, "re-form", "game-points", "opponents-game-points-trimmed", "opponents-game-points");
        RuleSet without = rules(4, "re-form", "game-points");
        for (int league = 0; league < 200; league++) {
            List<MatchResult> results = new ArrayList<>();
            for (int home = 0; home < 6; home++) {
                for (int away = home + 1; away < 6; away++) {
                    results.add(MatchResult.of(
                            "T" + home,
                            "T" + away,
                            Stream.generate(() -> tokens[random.nextInt(tokens.length)])
                                    .limit(4)
                                    .toArray(String[]::new)));
                }
            }
            assertThat(order(with, results.toArray(new MatchResult[0])))
                    .isEqualTo(order(without, results.toArray(new MatchResult[0])));
        }
    }

    /** V6: the worked match of the Staffordshire cups. */
    @Test
    void v6EliminationOverSixBoards() {
        MatchResult match = MatchResult.of("X", "Y", "1-0", "0-1", "=", "0-1", "1-0", "=");
        assertThat(order(rules(6, "re-form", "board-count"), match)).isEqualTo("1X 1Y");
        assertThat(order(rules(6, "re-form", "board-count", "bottom-board-elimination"), match))
                .isEqualTo("1Y 2X");
    }

    static Stream<Arguments> variants() {
        return Cases.maps(Cases.file("variant-standings.json"), "cases").stream()
                .map(given -> Arguments.of(Cases.text(given, "id"), given));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("variants")
    void variantTablesThroughARuleSetFile(String id, Map<String, Object> given) {
        Map<String, Object> facts = Cases.map(given, "rules");
        Map<String, Object> points = Cases.map(facts, "matchPoints");
        RuleSet rules = RuleSetFile.read(
                id,
                "id: variant\nname: A variant\nboards: " + facts.get("boards") + "\nboardPoints: {doubleDefault: "
                        + facts.get("doubleDefault") + "}\nmatchPoints: {win: " + points.get("win") + ", draw: "
                        + points.get("draw") + ", loss: " + points.get("loss") + "}\nrankedBy: "
                        + Cases.text(facts, "rankedBy") + "\ntieBreaks: " + Cases.texts(facts, "tieBreaks")
                        + "\npartialSplit: " + Cases.text(facts, "partialBreak") + "\n");
        Season.Builder season = Season.builder();
        Cases.texts(given, "teams").forEach(team -> season.addTeams(Team.of(team)));
        for (Map<String, Object> match : Cases.maps(given, "matches")) {
            MatchCard.Builder card = MatchCard.builder()
                    .home(TeamId.of(Cases.text(match, "home")))
                    .away(TeamId.of(Cases.text(match, "away")));
            if (match.containsKey("defaultedBy")) {
                card.defaultedBy(
                        Defaulted.valueOf(Cases.text(match, "defaultedBy").toUpperCase(Locale.ROOT)));
            }
            List<String> boards = Cases.texts(match, "boards");
            if (boards != null) {
                boards.forEach(token ->
                        card.addBoards(BoardCard.of(BoardResult.parse(token).orElseThrow())));
            }
            season.addMatches(card.build());
        }
        List<String> rows = League.standings(season.build(), rules).rows().stream()
                .map(row -> row.position() + " " + row.team().name() + " "
                        + row.tally().matchPoints() + " "
                        + row.tally().gamePoints() + " "
                        + row.aheadOfNextBy().map(Row.Decider::id).orElse("-"))
                .toList();
        List<String> expected = Cases.maps(given, "expected").stream()
                .map(row ->
                        row.get("position") + " " + row.get("team") + " " + Cases.points(row.get("matchPoints")) + " "
                                + Cases.points(row.get("gamePoints")) + " "
                                + (row.get("aheadOfNextBy") == null ? "-" : row.get("aheadOfNextBy")))
                .toList();
        assertThat(rows).containsExactlyElementsOf(expected);
    }
}
