/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.scoring.MatchPoints;
import io.github.marchesleague.rules.season.SeasonDocument;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.tiebreak.Direction;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Figure;
import io.github.marchesleague.rules.tiebreak.Rounded;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import io.github.marchesleague.rules.tiebreak.TiedGroup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Faults that users of other league software have reported, by the numbers under which they were collected. */
class RuleSetFieldReportsTest {

    private static final String HEAD = "id: a\nname: A\nboards: 4\npartialSplit: re-form\n";

    private static RuleSet rules(String more) {
        return RuleSetFile.read("a.yaml", HEAD + more);
    }

    private static String table(RuleSet rules, MatchResult... results) {
        return table(League.standings(List.of(results), rules));
    }

    private static String table(Standings standings) {
        return standings.rows().stream()
                .map(row -> row.position() + " " + row.team().name() + " "
                        + row.tally().matchPoints() + " " + row.tally().gamePoints())
                .collect(Collectors.joining(", "));
    }

    private static MatchResult match(String home, String away, String... boards) {
        return MatchResult.of(home, away, boards);
    }

    private static MatchResult inRound(int round, MatchResult match) {
        return MatchResult.builder()
                .home(match.home())
                .away(match.away())
                .boards(match.boards())
                .round(round)
                .build();
    }

    @Test
    void fr064PointsAreReadByOneGrammarInEveryLocale() {
        Locale before = Locale.getDefault();
        try {
            for (String locale : List.of("en-GB", "de-DE", "fr-FR", "ar-EG")) {
                Locale.setDefault(Locale.forLanguageTag(locale));
                for (String half : List.of("½", "0.5", "\"0,5\"", ".5", "1/2")) {
                    assertThat(rules("rankedBy: MP\ntieBreaks: []\nboardPoints: {draw: " + half + "}")
                                    .scoring()
                                    .boardPoints()
                                    .draw())
                            .isEqualTo(Points.HALF);
                }
            }
        } finally {
            Locale.setDefault(before);
        }
        assertThatThrownBy(() -> rules("rankedBy: MP\ntieBreaks: []\nboardPoints: {draw: --}"))
                .isInstanceOf(FaultsException.class)
                .hasMessageStartingWith("a.yaml:7:21: boardPoints.draw");
    }

    /** The four policies but one: match points once a threshold is passed are not there. */
    @Test
    void fr073PolicyForUnfinishedGamesIsAFactOfTheRuleSet() {
        MatchResult match = match("A", "B", "1-0", "1-0", "=", "unfinished");
        String usual = "rankedBy: MP\ntieBreaks: []\n";
        assertThat(table(rules(usual + "unfinishedGames: game-ignored"), match)).isEqualTo("1 A 2 2½, 2 B 0 ½");
        assertThat(table(rules(usual + "unfinishedGames: as-drawn"), match)).isEqualTo("1 A 2 3, 2 B 0 1");
        assertThat(table(rules(usual), match)).isEqualTo("1 A 0 0, 1 B 0 0");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"[MP, GP ,H2H GP]", "[mp,gp,h2h gp]", "[match-points, game-points, head-to-head-game-points]"})
    void fr146BlanksAndCapitalsDoNotMatter(String chain) {
        assertThat(rules("rankedBy: GP\ntieBreaks: " + chain).chain())
                .isEqualTo(rules("rankedBy: game-points\n"
                                + "tieBreaks: [match-points, game-points, head-to-head-game-points]")
                        .chain());
    }

    @ParameterizedTest
    @ValueSource(strings = {"[MP,,GP]", "[MP;GP]", "[MP, GPP]", "[MP, H2H]", "[no]"})
    void fr146NothingUnknownIsDropped(String chain) {
        assertThatThrownBy(() -> rules("rankedBy: GP\ntieBreaks: " + chain))
                .isInstanceOf(FaultsException.class)
                .hasMessageStartingWith("a.yaml:6:");
    }

    @Test
    void fr148ExactlyOneOfWinDrawAndLossApplies() {
        MatchResult[] results = {match("A", "B", "1-0", "1-0", "1-0", "0-1"), match("C", "D", "=", "=", "=", "=")};
        assertThat(table(rules("rankedBy: MP\ntieBreaks: [GP]\nmatchPoints: {win: 3, draw: 1, loss: 0}"), results))
                .isEqualTo("1 A 3 3, 2 C 1 2, 2 D 1 2, 4 B 0 1");
        assertThat(table(rules("rankedBy: MP\ntieBreaks: [GP]\nmatchPoints: {win: 4, draw: 2, loss: 1}"), results))
                .isEqualTo("1 A 4 3, 2 C 2 2, 2 D 2 2, 4 B 1 1");
    }

    @Test
    void fr149AChangedFileChangesOnlyWhatIsLoadedAfterwards() {
        MatchResult win = match("A", "B", "1-0", "1-0", "1-0", "1-0");
        RuleSet old = rules("rankedBy: MP\ntieBreaks: []\nmatchPoints: {win: 4, draw: 2, loss: 0}");
        assertThat(table(old, win)).startsWith("1 A 4 ");
        RuleSet changed = rules("rankedBy: MP\ntieBreaks: []\nmatchPoints: {win: 5, draw: 2, loss: 0}");
        assertThat(table(changed, win)).startsWith("1 A 5 ");
        assertThat(table(old, win)).startsWith("1 A 4 ");
    }

    @Test
    void fr151AStrategyFromCodeSeesTheWholeCard() {
        MatchPoints tenPoints = (result, score) -> new Score(ten(score, Side.HOME), ten(score, Side.AWAY));
        RuleSet rules = RuleSetReader.builder()
                .register("ten-points", tenPoints)
                .build()
                .read("a", HEAD + "rankedBy: MP\ntieBreaks: []\nmatchPoints: ten-points");
        assertThat(table(rules, match("A", "B", "1-0", "1-0", "1-0", "1-0"), match("C", "D", "=", "=", "=", "=")))
                .isEqualTo("1 A 10 4, 2 C 5 2, 2 D 5 2, 4 B 0 0");
    }

    private static Points ten(Score score, Side side) {
        Points own = score.of(side);
        int comparison = own.compareTo(score.of(side.other()));
        Points capped = own.compareTo(Points.of(3)) > 0 ? Points.of(3) : own;
        Points result = Points.of(comparison > 0 ? 6 : comparison == 0 ? 3 : 0);
        Points clean = score.of(side.other()).signum() == 0 && comparison > 0 ? Points.ONE : Points.ZERO;
        return result.plus(capped).plus(clean);
    }

    @Test
    void fr152LotsByNumberAreTheSameEverywhereAndTheTableKnowsItsRules() {
        MatchResult[] results = {
            match("A", "B", "=", "=", "=", "="),
            match("B", "C", "=", "=", "=", "="),
            match("C", "A", "=", "=", "=", "=")
        };
        RuleSet rules = rules("rankedBy: MP\ntieBreaks: [head-to-head-game-points, GP, {by: lots, seed: 42}]");
        String first = table(rules, results);
        assertThat(table(rules, results)).isEqualTo(first);
        assertThat(League.standings(List.of(results), rules).rules()).isEqualTo(rules);
        List<String> orders = new ArrayList<>();
        for (int seed = 0; seed < 20; seed++) {
            orders.add(table(rules("rankedBy: MP\ntieBreaks: [{by: lots, seed: " + seed + "}]"), results));
        }
        assertThat(orders.stream().distinct().count()).isGreaterThan(1);
        assertThat(RuleSetDiff.between(
                        rules("rankedBy: MP\ntieBreaks: [GP, head-to-head-game-points]"),
                        rules("rankedBy: MP\ntieBreaks: [head-to-head-game-points, GP]")))
                .singleElement()
                .hasToString("tieBreaks: The steps that stay are taken in another order: head-to-head-game-points,"
                        + " game-points.");
    }

    @Test
    void fr154AShortChainIsHonoured() {
        assertThat(table(
                        rules("rankedBy: MP\ntieBreaks: []"),
                        match("A", "D", "1-0", "1-0", "1-0", "1-0"),
                        match("B", "E", "1-0", "1-0", "1-0", "0-1"),
                        match("C", "F", "1-0", "1-0", "=", "0-1")))
                .startsWith("1 A 2 4, 1 B 2 3, 1 C 2 2½, 4 D");
    }

    @Test
    void fr155NothingIsRankedByUnlessItIsWritten() {
        MatchResult[] results = {match("A", "B", "1-0", "1-0", "=", "0-1"), match("C", "B", "0-1", "0-1", "0-1", "0-1")
        };
        assertThat(table(rules("rankedBy: MP\ntieBreaks: [MP, GP]"), results))
                .isEqualTo(table(rules("rankedBy: MP\ntieBreaks: [GP]"), results));
        assertThat(table(rules("rankedBy: GP\ntieBreaks: [H2H GP]"), results)).isEqualTo("1 B 2 5½, 2 A 2 2½, 3 C 0 0");
        assertThat(RuleSetReview.of(rules("rankedBy: MP\ntieBreaks: [MP, shared]")))
                .singleElement()
                .satisfies(remark -> assertThat(remark.weight()).isEqualTo(RuleSetReview.Weight.NO_EFFECT));
    }

    /** Match points are weighted; game points are not. */
    @Test
    void fr157RoundsCanWeighMoreOrNothing() {
        assertThat(table(
                        rules("rankedBy: MP\ntieBreaks: [GP]\n"
                                + "matchPoints: {win: 2, draw: 1, loss: 0, roundWeights: {3: 2, 9: 0}}"),
                        inRound(1, match("A", "C", "1-0", "=", "=", "=")),
                        inRound(3, match("A", "B", "0-1", "0-1", "=", "=")),
                        inRound(9, match("C", "B", "1-0", "1-0", "1-0", "1-0"))))
                .isEqualTo("1 B 4 3, 2 A 2 3½, 3 C 0 5½");
    }

    @Test
    void fr158MinusPointsFollowFromThePlayed() {
        List<MatchResult> results = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            String[] boards = i < 17
                    ? new String[] {"1-0", "=", "=", "="}
                    : i < 28 ? new String[] {"=", "=", "=", "="} : new String[] {"0-1", "=", "=", "="};
            results.add(inRound(i + 1, match("A", "B", boards)));
        }
        Row row = League.standings(results, rules("rankedBy: MP\ntieBreaks: []"))
                .rows()
                .get(0);
        assertThat(row.tally().matchPoints()).isEqualTo(Points.of(45));
        assertThat(Points.of(2L * row.tally().played()).minus(row.tally().matchPoints()))
                .isEqualTo(Points.of(15));
    }

    @Test
    void fr160AndFr161MeetingsAndLevelOpponentsAreFixedByTheRuleSet() {
        assertThat(rules("rankedBy: MP\ntieBreaks: [opponents-game-points-trimmed]")
                        .chain())
                .isNotEqualTo(rules("rankedBy: MP\ntieBreaks: [{by: opponents-game-points-trimmed, perMeeting: true}]")
                        .chain())
                .isNotEqualTo(rules("rankedBy: MP\ntieBreaks: [{by: opponents-game-points-trimmed, cutAllLevel: true}]")
                        .chain());
        assertThat(RuleSets.herefordshire().readings())
                .anyMatch(reading -> reading.rule().equals("7.2.2(c)"));
    }

    private static AdjudicatedSeason adjudicated(RuleSet rules, String date, String ratings) {
        String season = "name: S\nteams: [A, B]\nplayers: []\nratingLists: [{list: ECF, from: 2025-09-01, ratings: "
                + ratings + "}]\nmatches: [{date: " + date
                + ", home: A, away: B, boards: [{home: H1, away: L1, result: 1-0},"
                + " {home: H2, away: L2, result: 1-0}, {home: H3, away: L3, result: 1-0}, {home: H4, away: L4, result: 1-0}]}]\n";
        String players = "[{id: H1, team: A}, {id: H2, team: A}, {id: H3, team: A}, {id: H4, team: A},"
                + " {id: L1, team: B}, {id: L2, team: B}, {id: L3, team: B}, {id: L4, team: B}]";
        return rules.adjudicator()
                .adjudicate(SeasonDocument.read("s.yaml", season.replace("players: []", "players: " + players))
                        .check(rules));
    }

    @Test
    void fr163AToleranceChangesInMidSeason() {
        RuleSet rules = rules("rankedBy: MP\ntieBreaks: []\nboardOrder: {rule: 9.3, tolerance: 80}\n"
                + "changes: [{from: 2026-01-01, rules: {boardOrder: {tolerance: 100}}}]");
        String ninety = "{H1: 1800, H2: 1890, H3: 1700, H4: 1600, L1: 1800, L2: 1700, L3: 1600, L4: 1500}";
        assertThat(adjudicated(rules, "2025-12-31", ninety).breaches()).hasSize(1);
        assertThat(adjudicated(rules, "2026-01-01", ninety).breaches()).isEmpty();
    }

    @Test
    void fr166WithoutAToleranceNothingIsCheckedAndThatIsSaid() {
        RuleSet rules = rules("rankedBy: MP\ntieBreaks: []");
        AdjudicatedSeason season = adjudicated(
                rules, "2025-12-31", "{H1: 1500, H2: 2000, H3: 1800, H4: 1700, L1: 1, L2: 1, L3: 1, L4: 1}");
        assertThat(season.breaches()).isEmpty();
        assertThat(season.unchecked()).anyMatch(unchecked -> unchecked.message().contains("no rule configured"));
        assertThat(RuleSetProse.describe(rules))
                .contains("No order of the players is prescribed, and none is checked.");
    }

    /** A criterion whose figures are given. */
    private record Given(Map<String, Points> figures) implements TieBreak {
        @Override
        public String id() {
            return "given";
        }

        @Override
        public Division divide(TiedGroup group) {
            Map<TeamId, Figure> byTeam = new LinkedHashMap<>();
            group.teams().forEach(team -> byTeam.put(team, Figure.of(figures.get(team.value()))));
            return Division.by(byTeam, Direction.MORE);
        }
    }

    private static Points points(String written) {
        return Points.parse(written).orElseThrow();
    }

    private static String given(Map<String, Points> figures, String step) {
        RuleSet rules = RuleSetReader.builder()
                .register("given", new Given(figures))
                .build()
                .read("a", HEAD + "rankedBy: MP\ntieBreaks: [" + step + "]");
        List<MatchResult> level = new ArrayList<>();
        List<String> teams = figures.keySet().stream().sorted().toList();
        for (int i = 0; i < teams.size(); i++) {
            level.add(match(teams.get(i), teams.get((i + 1) % teams.size()), "=", "=", "=", "="));
        }
        return League.standings(level, rules).rows().stream()
                .map(row -> row.position() + row.team().name())
                .collect(Collectors.joining(" "));
    }

    @Test
    void fr127WhatIsRoundedIsRoundedBeforeItIsCompared() {
        Map<String, Points> figures = Map.of("A", points("66.64"), "B", points("66.61"), "C", points("1"));
        assertThat(given(figures, "{by: given, roundedTo: 0.1}")).isEqualTo("1A 1B 3C");
        assertThat(given(figures, "given")).isEqualTo("1A 2B 3C");
    }

    @Test
    void fr131RoundingIsPartOfACriterion() {
        Map<String, Points> figures = Map.of("A", points("22.5"), "B", points("23.4"), "C", points("22.4"));
        assertThat(given(figures, "{by: given, roundedTo: 1}")).isEqualTo("1A 1B 3C");
        assertThat(given(figures, "{by: given, roundedTo: 1, rounding: down}")).isEqualTo("1B 2A 2C");
        assertThat(given(figures, "{by: given, roundedTo: 1, rounding: up}")).isEqualTo("1B 2A 2C");
        assertThat(new Rounded(new Given(figures), Points.ONE, Rounded.Mode.DOWN).id())
                .isEqualTo("given-rounded-down-to-1");
    }

    @Test
    void fr128CriteriaAreComparedOneAfterAnother() {
        RuleSet rules = RuleSetFile.read(
                "a",
                "id: a\nname: A\nboards: none\nmatchPoints: {win: 2, draw: 0, loss: -1}\nrankedBy: MP\ntieBreaks: [GP]");
        assertThat(table(rules, MatchResult.ofTotal("A", "B", "5000-5001"), MatchResult.ofTotal("C", "D", "0-0")))
                .isEqualTo("1 B 2 5001, 2 C 0 0, 2 D 0 0, 4 A -1 5000");
    }

    @Test
    void fr130OutcomeAndPointsAreTwoThings() {
        RuleSet rules = rules("rankedBy: MP\ntieBreaks: []\nboardPoints: {win: 1, draw: 0, defaultLoss: -0.5}");
        MatchResult match = match("A", "B", "=", "+/-", "=", "=");
        assertThat(rules.scoring().score(match)).isEqualTo(new Score(Points.ONE, points("-0.5")));
        MatchResult drawn = match("A", "B", "=", "=", "=", "=");
        assertThat(rules.scoring().matchPoints().outcome(drawn, rules.scoring().score(drawn), Side.HOME))
                .isEqualTo(Outcome.DRAWN);
        assertThat(rules.scoring().score(drawn)).isEqualTo(Score.NIL);
        assertThat(RuleSetFile.read("again", RuleSetFile.write(rules))).isEqualTo(rules);
    }
}
