/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.lineup.RatingOrder;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.scoring.MatchPoints;
import io.github.marchesleague.rules.scoring.RoundWeights;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Rounded;
import io.github.marchesleague.rules.tiebreak.SeededLots;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import io.github.marchesleague.rules.tiebreak.TiedGroup;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the writer makes of a rule set: only what is not as usual, in the shortest form. */
class RuleSetWrittenTest {

    private static final String SHORT = "id: a\nname: A\nboards: 4\n";
    private static final String POINTS = "matchPoints: {win: 2, draw: 1, loss: 0}\n";
    private static final String CHAIN = "rankedBy: match-points\ntieBreaks: []\npartialSplit: re-form\n";

    /** A strategy as a league might register it. */
    private record Mine(String id) implements TieBreak {
        @Override
        public Division divide(TiedGroup group) {
            return TieBreaks.SHARED.divide(group);
        }
    }

    private static final MatchPoints TEN_POINTS = (result, score) -> new Score(Points.of(10), Points.of(10));

    private static String written(String more) {
        return RuleSetFile.write(RuleSetFile.read("a", SHORT + CHAIN + more));
    }

    @Test
    void aShortRuleSet() {
        assertThat(written("")).isEqualTo(SHORT + POINTS + CHAIN);
    }

    /** The steps of a drawn play-off look at its matches anyway, and have the names that they have elsewhere. */
    @Test
    void theStepsOfADrawnPlayOffHaveTheirUsualNames() {
        String steps = "[{by: play-off, ifDrawn: [board-count, {by: game-points, cap: 3}]}]";
        RuleSet rules = RuleSetFile.read("a", SHORT + CHAIN.replace("[]", steps));
        assertThat(RuleSetFile.write(rules))
                .contains("board-count")
                .contains("game-points")
                .doesNotContain("play-off-")
                .doesNotContain("among");
        assertThat(RuleSetFile.read("a", RuleSetFile.write(rules))).isEqualTo(rules);
    }

    /** What is written as usual is left out when it is written back. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "boardPoints: {win: 1, draw: ½, loss: 0, defaultWin: 1, defaultLoss: 0, doubleDefault: ½}",
                "unfinishedGames: match-waits",
                "notes: []",
                "ratesOfPlay: []",
                "colours: tossed",
                "ratings: [any-list, nominated]",
                "boardOrderBreach: reported",
                "eligibility: []",
                "complaints: {protestBeforeStart: false, days: none, upheld: board}",
                "withdrawal: let-stand",
                "defaults: {matchDefault: never, bothAbsent: double-default, gap: none, matchDefaultCap: none}",
                "accumulatedDefaults: []",
                "readings: []",
                "changes: []",
            })
    void whatIsAsUsualIsLeftOut(String usual) {
        assertThat(written(usual)).isEqualTo(SHORT + POINTS + CHAIN);
    }

    /** What was written is written back as it was. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "ratesOfPlay: [\"75+10\"]\n",
                "colours: home-black-on-odd\n",
                "colours: {homeBlackOn: [1, 4]}\n",
                "defaults:\n  matchDefault: {boardsLost: 5}\n",
                "defaults:\n  matchDefault: {fewerPlayersThan: 3}\n",
                "defaults:\n  matchDefault: {playersBelow: \"2/3\"}\n",
                "defaults: {gap: [board, match]}\n",
                "accumulatedDefaults:\n  - steps:\n      - {defaults: 3, gamePoints: 1}\n    when: at-once\n",
                "accumulatedDefaults:\n  - rule: \"15\"\n    steps:\n      - {defaults: 3, matchPoints: 1}\n    repeated: true\n"
                        + "    when: at-season-end\n    countWholeMatches: true\n",
                "ratings:\n  - nominated\n  - {list: ECF, frozenOn: [\"09-01\"]}\n",
                "ratings:\n  - {plus: 100, rounding: down}\n  - {fixed: 1200}\n",
                "ratings:\n  - {factor: 7½}\n  - byClass: {adult: 50, junior: 30}\n",
                "boardOrder: {tolerance: 0}\n",
                "boardOrder: {boardsAway: 1}\n",
                "boardOrder: {rule: \"9\", boardsAway: 0}\n",
                "boardOrder: {tolerance: 80}\nboardOrderBreach: board\n",
                "boardOrder: {tolerance: 80, exemptClasses: [ant, guest]}\n",
                "eligibility:\n  - {by: squads}\n  - {by: one-team-a-season, rule: \"8\", breach: match}\n",
                "eligibility:\n  - {by: appearances-elsewhere, atMost: 3, toBoard: 2}\n",
                "eligibility:\n  - {by: minimum-appearances, atLeast: 1, lastMatches: 1}\n",
                "eligibility:\n  - {by: rating-limits, atMost: 1850, freeBoards: [1, 2]}\n",
                "eligibility:\n  - by: team-rating-limit\n    sums: {3: 380, 4: 500}\n    average: none\n",
                "complaints: {days: 7, upheld: match}\n",
                "withdrawal: award-all\n",
                "withdrawal: {ifPlayedBelow: \"1/2\", then: expunge, otherwise: let-stand}\n",
                "withdrawal: {ifForfeitedAbove: \"1/3\", then: expunge, otherwise: let-stand}\n",
                "expulsion: {matches: 2, treatment: expunge, inLastMatch: let-stand}\n",
                "bye: {matchPoints: 1, gamePoints: 2}\n",
                "lateResults: {rule: \"4\", days: 1}\n",
                "lateResults: {hours: 24, responsible: away, warnings: 1, penalty: match, matchPointsPerDay: 1}\n",
                "lateResults: {days: 1, gamePointsPerDay: ½}\n",
                "unplayedMatches: {outcome: void}\n",
                "unplayedMatches: {rule: \"9\", by: \"04-30\", outcome: halved, gamePoints: 2, gamePointPerBoard: true}\n",
                "defaults: {boardFine: \"5 EUR\"}\n",
                "defaults:\n  matchFine: {amount: \"40 EUR\", timesInLastRound: 2}\n",
                "boardOrder: {tolerance: 80}\nboardOrderBreach: {reach: match, score: \"0-5\"}\n",
                "movement: {up: 1, down: 1, refusalPassesTo: 2}\n",
                "changes:\n  - from: 2026-01-02\n    note: voted\n    rules: {colours: tossed}\n",
            })
    void whatIsOtherwiseIsWrittenAsItWas(String otherwise) {
        assertThat(written(otherwise)).isEqualTo(SHORT + POINTS + CHAIN + otherwise);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "boardPoints: {win: 3}\n",
                "boardPoints: {draw: 0}\n",
                "boardPoints: {loss: -1}\n",
                "boardPoints: {defaultWin: 2}\n",
                "boardPoints: {defaultLoss: -1}\n",
                "boardPoints: {doubleDefault: 0}\n",
                "boardPoints: {doubleDefaultInTable: 0.25}\n",
            })
    void boardPointsAreWrittenAsTheyWere(String points) {
        assertThat(written(points)).isEqualTo(SHORT + points + POINTS + CHAIN);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"defaultLoss: -1", "doubleDefault: 0", "won: more-than-half-of-the-boards", "perGamePoint: 0.1"})
    void matchPointsAreWrittenAsTheyWere(String points) {
        assertThat(written("matchPoints: {" + points + "}"))
                .isEqualTo(SHORT + POINTS.replace("}", ", " + points + "}") + CHAIN);
    }

    private static String steps(Step... steps) {
        RuleSet rules = RuleSet.builder()
                .id("a")
                .name("A")
                .boards(4)
                .chain(new Chain(List.of(steps), PartialSplit.RE_FORM))
                .build();
        String text = RuleSetFile.write(rules);
        assertThat(RuleSetFile.read("again", text)).isEqualTo(rules);
        return text.substring(text.indexOf("tieBreaks:") + "tieBreaks:".length() + 1, text.indexOf("partialSplit:"));
    }

    private static String step(TieBreak tieBreak) {
        return steps(new Step(TieBreaks.MATCH_POINTS, ""), new Step(tieBreak, ""));
    }

    @Test
    void stepsAreWrittenInTheShortestForm() {
        assertThat(steps(new Step(TieBreaks.MATCH_POINTS, ""), new Step(TieBreaks.GAME_POINTS, "7.1")))
                .isEqualTo("  - {by: game-points, rule: \"7.1\"}\n");
        assertThat(step(TieBreaks.PLAY_OFF)).isEqualTo("[play-off]\n");
        assertThat(step(new SeededLots(42))).isEqualTo("  - {by: lots, seed: 42}\n");
        assertThat(step(new SeededLots(0))).isEqualTo("  - {by: lots, seed: 0}\n");
        assertThat(step(new SeededLots(999_999_999))).isEqualTo("  - {by: lots, seed: 999999999}\n");
        assertThat(step(new SeededLots(1_000_000_000))).isEqualTo("[lots-by-number-1000000000]\n");
        assertThat(step(new SeededLots(-1))).isEqualTo("[lots-by-number--1]\n");
        assertThat(step(new Rounded(TieBreaks.GAME_POINTS, new Points(1, 10), Rounded.Mode.HALF_UP)))
                .isEqualTo("  - {by: game-points, roundedTo: 0.1}\n");
        assertThat(step(new Rounded(TieBreaks.GAME_POINTS, new Points(1, 10), Rounded.Mode.DOWN)))
                .isEqualTo("  - {by: game-points, roundedTo: 0.1, rounding: down}\n");
        assertThat(step(Criterion.of(Measure.GAME_POINTS).name("other").build()))
                .isEqualTo("  - {by: game-points, name: other}\n");
        assertThat(step(TieBreaks.OPPONENTS_GAME_POINTS_TRIMMED)).isEqualTo("[opponents-game-points-trimmed]\n");
        assertThat(step(Criterion.of(Measure.OPPONENTS_GAME_POINTS)
                        .cutHighest(1)
                        .cutLowest(1)
                        .cutAllLevel(true)
                        .perMeeting(true)
                        .build()))
                .isEqualTo("  - {by: opponents-game-points-trimmed, cutAllLevel: true, perMeeting: true}\n");
    }

    private static RuleSet with(MatchPoints points, TieBreak... more) {
        List<Step> steps = new ArrayList<>(List.of(new Step(TieBreaks.MATCH_POINTS, "")));
        for (TieBreak tieBreak : more) {
            steps.add(new Step(tieBreak, ""));
        }
        return RuleSet.builder()
                .id("a")
                .name("A")
                .boards(4)
                .scoring(new Scoring(
                        Scoring.STANDARD.boardPoints(), points, Scoring.Unfinished.MATCH_WAITS, Optional.empty()))
                .chain(new Chain(steps, PartialSplit.RE_FORM))
                .build();
    }

    @Test
    void strategiesFromCodeAreWrittenByTheirNames() {
        RuleSetReader reader = RuleSetReader.builder()
                .register("our-own", new Mine("mine"))
                .register("ten-points", TEN_POINTS)
                .build();
        RuleSet weighted = with(
                RoundWeights.of(TEN_POINTS, Map.of(3, Points.of(2))),
                new Mine("mine"),
                new Rounded(new Mine("mine"), Points.of(2), Rounded.Mode.HALF_UP));
        String text = reader.write(weighted);
        assertThat(text)
                .isEqualTo(SHORT + "matchPoints:\n  by: ten-points\n  roundWeights: {3: 2}\nrankedBy: match-points\n"
                        + "tieBreaks:\n  - our-own\n  - {by: our-own, roundedTo: 2}\npartialSplit: re-form\n");
        assertThat(reader.read("again", text)).isEqualTo(weighted);
        assertThat(reader.write(with(TEN_POINTS))).contains("\nmatchPoints: ten-points\n");
    }

    @Test
    void whatHasNoNameCannotBeWritten() {
        String unnamed =
                "these match points come from code and have no name; register them with the reader that writes";
        assertThatThrownBy(() -> RuleSetFile.write(with(TEN_POINTS)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(unnamed);
    }

    @Test
    void namesAreGivenOnce() {
        assertThatThrownBy(() -> RuleSetReader.builder().register("play-off", new Mine("mine")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a tie-break is called play-off already; choose another name");
        assertThatThrownBy(() ->
                        RuleSetReader.builder().register("a", new Mine("mine")).register("a", new Mine("other")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a tie-break is called a already; choose another name");
        assertThatThrownBy(
                        () -> RuleSetReader.builder().register("a", TEN_POINTS).register("a", TEN_POINTS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("match points are called a already; choose another name");
    }

    @Test
    void aRuleSetOfALeaguesOwnCanBeBuiltOn() {
        RuleSet own = with(MatchPoints.STANDARD, TieBreaks.GAME_POINTS);
        RuleSetReader reader = RuleSetReader.builder().ruleSet(own).build();
        RuleSet next = reader.read("b", "id: b\nname: B\nbasedOn: a\nboards: 5\n");
        assertThat(next.boards()).hasValue(5);
        assertThat(next.chain()).isEqualTo(own.chain());
        assertThatThrownBy(() -> reader.read("b.yaml", "id: b\nname: B\nbasedOn: c\n"))
                .hasMessage(
                        "b.yaml:3:10: basedOn: no rule set has the id \"c\"; did you mean \"a\"? A file is named with its ending .yaml");
    }

    @Test
    void aRuleSetChecksItself() {
        RuleSet rules = with(MatchPoints.STANDARD);
        assertThatThrownBy(() -> RuleSet.builder().from(rules).id(" ").build())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a rule set's id must not be blank");
        assertThatThrownBy(() -> RuleSet.builder().from(rules).boards(-1).build())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("rule set a: -1 boards a match; the number must not be negative");
        OpenReading reading = new OpenReading(
                "5",
                "Which?",
                List.of(
                        new OpenReading.Option("a", "A", Optional.empty()),
                        new OpenReading.Option("b", "B", Optional.of("boards: 5\n"))));
        assertThatThrownBy(() -> rules.under(reading, reading.options().get(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("rule set a has no open reading of rule 5 with the option b");
        RuleSet open = RuleSet.builder().from(rules).addReadings(reading).build();
        assertThatThrownBy(() -> open.under(reading, new OpenReading.Option("c", "C", Optional.empty())))
                .hasMessage("rule set a has no open reading of rule 5 with the option c");
    }

    /** From the first day to the last, both included; a change lies over the ones before it. */
    @Test
    void aChangeIsInForceOnItsDays() {
        RuleSet rules = RuleSetFile.read(
                "a",
                SHORT + CHAIN + "boardOrder: {tolerance: 10}\nchanges:\n"
                        + "  - {from: 2026-01-02, to: 2026-01-04, rules: {boardOrder: {tolerance: 20}}}\n"
                        + "  - {from: 2026-01-04, rules: {boardPoints: {win: 3}}}\n");
        assertThat(tolerance(rules, 1)).isEqualTo(10);
        assertThat(tolerance(rules, 2)).isEqualTo(20);
        assertThat(tolerance(rules, 3)).isEqualTo(20);
        RuleSet both = rules.inForceOn(LocalDate.of(2026, 1, 4));
        assertThat(tolerance(rules, 4)).isEqualTo(20);
        assertThat(both.scoring().boardPoints().win()).isEqualTo(Points.of(3));
        assertThat(both.amendments()).isEmpty();
        assertThat(tolerance(rules, 5)).isEqualTo(10);
        assertThat(rules.periods().keySet())
                .containsExactly(LocalDate.of(2026, 1, 2), LocalDate.of(2026, 1, 4), LocalDate.of(2026, 1, 5));
    }

    private static int tolerance(RuleSet rules, int day) {
        return ((RatingOrder) rules.inForceOn(LocalDate.of(2026, 1, day))
                        .adjudication()
                        .boardOrder()
                        .orElseThrow())
                .tolerance();
    }

    private static RuleSet over(String tieBreaks) {
        RuleSetReader reader = RuleSetReader.builder()
                .ruleSet(RuleSetFile.read(
                        "a",
                        SHORT
                                + "partialSplit: re-form\nrankedBy: match-points\ntieBreaks:\n  - {by: game-points, rule: 5}\n"
                                + "  - match-wins\n  - {by: head-to-head-game-points, rule: 6}\n"))
                .build();
        return reader.read("b.yaml", "id: b\nname: B\nbasedOn: a\ntieBreaks: " + tieBreaks + "\n");
    }

    private static List<String> steps(RuleSet rules) {
        return rules.chain().steps().stream()
                .skip(1)
                .map(step -> step.tieBreak().id() + " " + step.rule())
                .toList();
    }

    @Test
    void stepsAreChangedByTheNumberOfTheirRule() {
        assertThat(steps(over("{5: ~}"))).containsExactly("match-wins ", "head-to-head-game-points 6");
        assertThat(steps(over("{5: koya}"))).containsExactly("koya 5", "match-wins ", "head-to-head-game-points 6");
        assertThat(steps(over("{5: {by: koya, rule: 7}}")))
                .containsExactly("koya 7", "match-wins ", "head-to-head-game-points 6");
        assertThat(steps(over("{5: [koya, {by: progressive}]}")))
                .containsExactly("koya 5", "progressive 5", "match-wins ", "head-to-head-game-points 6");
        assertThat(steps(over("{6: {per: match}}")))
                .containsExactly("game-points 5", "match-wins ", "head-to-head-game-points-per-match 6");
        assertThat(steps(over("[koya]"))).containsExactly("koya ");
        assertThatThrownBy(() -> over("{7: koya}"))
                .hasMessage(
                        "b.yaml:4:16: tieBreaks.7: no tie-break stands for rule \"7\"; did you mean \"5\"? Allowed are: 5, 6");
        assertThatThrownBy(() -> over("{5: [[koya]]}")).hasMessageStartingWith("b.yaml:4:17: tieBreaks");
    }
}
