/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static io.github.marchesleague.rules.Cases.map;
import static io.github.marchesleague.rules.Cases.maps;
import static io.github.marchesleague.rules.Cases.points;
import static io.github.marchesleague.rules.Cases.text;
import static io.github.marchesleague.rules.Cases.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.Cases;
import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.scoring.BoardPoints;
import io.github.marchesleague.rules.scoring.MatchPoints;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class StandingsCasesTest {

    static Stream<Arguments> herefordshire() {
        return maps(Cases.file("herefordshire-standings.json"), "cases").stream()
                .map(given -> Arguments.of(given.get("id"), given));
    }

    static Stream<Arguments> variants() {
        return maps(Cases.file("variant-standings.json"), "cases").stream()
                .map(given -> Arguments.of(given.get("id"), given));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("herefordshire")
    void herefordshireTable(String id, Map<String, Object> given) {
        assertTable(given, League.standings(season(given)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("variants")
    void variantTable(String id, Map<String, Object> given) {
        assertTable(given, League.standings(season(given), ruleSet(map(given, "rules"))));
    }

    private static void assertTable(Map<String, Object> given, Standings table) {
        assertThat(table.rows().stream().map(StandingsCasesTest::line))
                .containsExactlyElementsOf(maps(given, "expected").stream()
                        .map(StandingsCasesTest::line)
                        .toList());
    }

    private static List<Object> line(Map<String, Object> row) {
        List<Object> line = new ArrayList<>();
        line.add(row.get("position"));
        line.add(row.get("shared"));
        line.add(row.get("team"));
        line.add(row.get("played"));
        line.add(row.get("won"));
        line.add(row.get("drawn"));
        line.add(row.get("lost"));
        line.add(points(row.get("matchPoints")));
        line.add(points(row.get("gamePoints")));
        line.add(Optional.ofNullable(row.get("aheadOfNextBy")));
        return line;
    }

    private static List<Object> line(Row row) {
        return List.of(
                row.position(),
                row.shared(),
                row.team().name(),
                row.tally().played(),
                row.tally().won(),
                row.tally().drawn(),
                row.tally().lost(),
                row.tally().matchPoints(),
                row.tally().gamePoints(),
                row.aheadOfNextBy().map(Row.Decider::id));
    }

    private static Season season(Map<String, Object> given) {
        Season.Builder season = Season.builder();
        texts(given, "teams").forEach(team -> season.addTeams(Team.of(team)));
        maps(given, "matches").forEach(match -> season.addMatches(card(match)));
        return season.build();
    }

    private static MatchCard card(Map<String, Object> match) {
        MatchCard.Builder card = MatchCard.builder()
                .home(TeamId.of(text(match, "home")))
                .away(TeamId.of(text(match, "away")))
                .defaultedBy(
                        match.containsKey("defaultedBy")
                                ? Defaulted.valueOf(text(match, "defaultedBy").toUpperCase(Locale.ROOT))
                                : Defaulted.NOBODY);
        List<String> boards = texts(match, "boards");
        if (boards != null) {
            boards.forEach(token ->
                    card.addBoards(BoardCard.of(BoardResult.parse(token).orElseThrow())));
        }
        return card.build();
    }

    private static RuleSet ruleSet(Map<String, Object> facts) {
        Map<String, Object> matchPoints = map(facts, "matchPoints");
        List<Step> steps = new ArrayList<>();
        steps.add(step(text(facts, "rankedBy")));
        texts(facts, "tieBreaks").forEach(id -> steps.add(step(id)));
        Points draw = Points.HALF;
        return RuleSet.builder()
                .id("variant")
                .name("A variant")
                .boards((Integer) facts.get("boards"))
                .scoring(new Scoring(
                        BoardPoints.of(Points.ONE, draw, Points.ZERO)
                                .withDoubleDefault(points(facts.get("doubleDefault"))),
                        MatchPoints.of(
                                points(matchPoints.get("win")),
                                points(matchPoints.get("draw")),
                                points(matchPoints.get("loss"))),
                        Scoring.Unfinished.MATCH_WAITS,
                        Optional.empty()))
                .chain(new Chain(
                        steps, PartialSplit.byId(text(facts, "partialBreak")).orElseThrow()))
                .build();
    }

    private static Step step(String id) {
        if (id.equals("opponents-game-points-trimmed")) {
            return new Step(TieBreaks.OPPONENTS_GAME_POINTS_TRIMMED, id);
        }
        String measure = id.startsWith("head-to-head-") ? id.substring("head-to-head-".length()) : id;
        Criterion criterion = id.startsWith("head-to-head-")
                ? Criterion.headToHead(Measure.byId(measure).orElseThrow())
                : Criterion.of(Measure.byId(measure).orElseThrow()).build();
        assertThat(criterion.id()).isEqualTo(id);
        return new Step(criterion, id);
    }

    @ParameterizedTest
    @MethodSource("herefordshire")
    void herefordshireRulesOfTheDeciders(String id, Map<String, Object> given) {
        Map<String, String> rules = Map.of(
                "match-points", "7.2.1",
                "game-points", "7.2.2(a)",
                "head-to-head-game-points", "7.2.2(b)",
                "board-count", "7.2.2(b)(i)",
                "bottom-board-elimination", "7.2.2(b)(ii)",
                "opponents-game-points-trimmed", "7.2.2(c)");
        assertThat(RuleSets.herefordshire().id()).isEqualTo("herefordshire-2025-26");
        assertThat(League.standings(season(given)).rows())
                .allSatisfy(row -> row.aheadOfNextBy()
                        .ifPresent(decider -> assertThat(decider.rule()).isEqualTo(rules.get(decider.id()))));
    }
}
