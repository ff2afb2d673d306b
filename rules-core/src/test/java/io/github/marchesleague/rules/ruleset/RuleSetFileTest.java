/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.marchesleague.rules.adjudication.Colours;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.lineup.RatingOrder;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.scoring.MatchPointScale;
import io.github.marchesleague.rules.scoring.MatchPoints;
import io.github.marchesleague.rules.scoring.RoundWeights;
import io.github.marchesleague.rules.tiebreak.AppliesTo;
import io.github.marchesleague.rules.tiebreak.BoardRange;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Direction;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Places;
import io.github.marchesleague.rules.tiebreak.PlayOff;
import io.github.marchesleague.rules.tiebreak.Rounded;
import io.github.marchesleague.rules.tiebreak.Scope;
import io.github.marchesleague.rules.tiebreak.SecondaryAndStrength;
import io.github.marchesleague.rules.tiebreak.SeededLots;
import io.github.marchesleague.rules.tiebreak.Stake;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TeamFigure;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import io.github.marchesleague.rules.tiebreak.TiedGroup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading and writing rule-set files. */
class RuleSetFileTest {

    private static final String SHORT = "id: a\nname: A\nboards: 4\nrankedBy: match-points\n";

    /** A strategy as a league might register it. */
    private record Mine() implements TieBreak {
        @Override
        public String id() {
            return "mine";
        }

        @Override
        public Division divide(TiedGroup group) {
            return TieBreaks.SHARED.divide(group);
        }
    }

    private static final MatchPoints TEN_POINTS = (result, score) -> new Score(Points.of(10), Points.of(10));

    private static List<String> faults(String text) {
        FaultsException refused = catchThrowableOfType(FaultsException.class, () -> RuleSetFile.read("a.yaml", text));
        return refused == null
                ? List.of()
                : refused.faults().stream().map(Fault::toString).toList();
    }

    private static RuleSet roundTrip(RuleSet rules) {
        assertThat(RuleSetFile.read("again", RuleSetFile.write(rules))).isEqualTo(rules);
        return rules;
    }

    private static List<TieBreak> chain(String tieBreaks) {
        return roundTrip(RuleSetFile.read("a", SHORT + "partialSplit: re-form\ntieBreaks: " + tieBreaks))
                .chain()
                .steps()
                .stream()
                .skip(1)
                .map(Step::tieBreak)
                .toList();
    }

    @Test
    void readsTheDefaultRuleSetFromItsFile() {
        RuleSet rules = roundTrip(RuleSets.herefordshire());
        assertThat(rules.boards()).isEqualTo(OptionalInt.of(4));
        assertThat(rules.chain().partialSplit()).isEqualTo(PartialSplit.RE_FORM);
        assertThat(rules.chain().steps())
                .containsExactly(
                        new Step(TieBreaks.MATCH_POINTS, "7.2.1"),
                        new Step(TieBreaks.GAME_POINTS, "7.2.2(a)"),
                        new Step(TieBreaks.HEAD_TO_HEAD_GAME_POINTS, "7.2.2(b)"),
                        new Step(TieBreaks.BOARD_COUNT, "7.2.2(b)(i)"),
                        new Step(TieBreaks.BOTTOM_BOARD_ELIMINATION, "7.2.2(b)(ii)"),
                        new Step(TieBreaks.OPPONENTS_GAME_POINTS_TRIMMED, "7.2.2(c)"),
                        new Step(TieBreaks.PLAY_OFF, "7.2.2(d)"));
    }

    @Test
    void readsJson() {
        RuleSet json = RuleSetFile.read(
                "a.json",
                "{\"id\": \"a\", \"name\": \"A\", \"boards\": 4, \"boardPoints\": {\"draw\": 0.5},"
                        + " \"rankedBy\": \"match-points\", \"tieBreaks\": [{\"by\": \"game-points\", \"rule\": \"7.1\"}]}");
        assertThat(json).isEqualTo(RuleSetFile.read("a.yaml", SHORT + "tieBreaks: [{by: game-points, rule: 7.1}]"));
    }

    @Test
    void composesCriteria() {
        assertThat(
                        chain(
                                "[{by: game-points, among: head-to-head, better: fewer, teams: two, firstBoards: 3,"
                                        + " withoutLastBoards: 1, per: match, defaults: left-out, unmet: pass-over, name: odd-one},"
                                        + " {by: opponents-match-points, cutHighest: 0, cutLowest: 2, perMeeting: true, cutAllLevel: true},"
                                        + " {by: game-points-share, roundedTo: 0.1}, {by: game-points-per-match, roundedTo: 1, rounding: down},"
                                        + " {by: lots, seed: 42}, {by: secondary-and-strength, factor: 4}, lots, shared, play-off, koya]"))
                .containsExactly(
                        Criterion.of(Measure.GAME_POINTS)
                                .scope(Scope.HEAD_TO_HEAD)
                                .direction(Direction.FEWER)
                                .appliesTo(AppliesTo.TWO)
                                .boards(new io.github.marchesleague.rules.tiebreak.BoardRange(3, 1))
                                .per(Criterion.Per.MATCH)
                                .defaults(Criterion.Defaults.LEFT_OUT)
                                .unmet(Criterion.Unmet.PASS_OVER)
                                .name("odd-one")
                                .build(),
                        Criterion.of(Measure.OPPONENTS_MATCH_POINTS)
                                .cutLowest(2)
                                .perMeeting(true)
                                .cutAllLevel(true)
                                .build(),
                        new Rounded(
                                Criterion.of(Measure.GAME_POINTS)
                                        .per(Criterion.Per.SHARE)
                                        .build(),
                                new Points(1, 10),
                                Rounded.Mode.HALF_UP),
                        new Rounded(
                                Criterion.of(Measure.GAME_POINTS)
                                        .per(Criterion.Per.MATCH)
                                        .build(),
                                Points.ONE,
                                Rounded.Mode.DOWN),
                        new SeededLots(42),
                        new SecondaryAndStrength(4),
                        TieBreaks.byId("lots").orElseThrow(),
                        TieBreaks.SHARED,
                        TieBreaks.PLAY_OFF,
                        TieBreaks.KOYA);
    }

    @Test
    void readsWhatDecidesADrawnPlayOffAndWhatAStepAppliesTo() {
        RuleSet rules = roundTrip(RuleSetFile.read("a", SHORT + """
                movement: {up: 2, down: 1}
                tieBreaks:
                  - {by: game-points, rule: 5.1, appliesTo: [relegation, title]}
                  - by: play-off
                    rule: 5.2
                    appliesTo: title
                    ifDrawn:
                      - board-count
                      - {by: head-to-head-game-points, among: head-to-head, rule: 5.3}
                      - {by: season-board-count-berlin, firstBoards: 2, better: fewer}
                      - {by: rating, of: play-off, total: sum, better: more}
                      - lots
                  - {by: game-difference, cap: 2}
                  - {by: age, of: appearances}
                  - secondary-and-strength
                  - {by: fair-play, better: fewer, rule: 5.9}
                partialSplit: re-form
                """));
        assertThat(rules.chain().places()).isEqualTo(new Places(2, 1));
        assertThat(rules.chain().steps().subList(1, 7))
                .containsExactly(
                        new Step(TieBreaks.GAME_POINTS, "5.1", Set.of(Stake.TITLE, Stake.RELEGATION)),
                        new Step(
                                new PlayOff(List.of(
                                        new Step(inPlayOff(Measure.BOARD_COUNT).build(), "5.2"),
                                        new Step(TieBreaks.HEAD_TO_HEAD_GAME_POINTS, "5.3"),
                                        new Step(
                                                inPlayOff(Measure.BOARD_COUNT_BERLIN)
                                                        .boards(BoardRange.first(2))
                                                        .direction(Direction.FEWER)
                                                        .build(),
                                                "5.2"),
                                        new Step(
                                                new TeamFigure(
                                                        TeamFigure.Kind.RATING,
                                                        TeamFigure.Basis.PLAY_OFF,
                                                        TeamFigure.Total.SUM,
                                                        Direction.MORE),
                                                "5.2"),
                                        new Step(TieBreaks.byId("lots").orElseThrow(), "5.2"))),
                                "5.2",
                                Set.of(Stake.TITLE)),
                        new Step(
                                Criterion.of(Measure.GAME_DIFFERENCE)
                                        .cap(Points.of(2))
                                        .build(),
                                ""),
                        new Step(
                                new TeamFigure(
                                        TeamFigure.Kind.AGE,
                                        TeamFigure.Basis.APPEARANCES,
                                        TeamFigure.Total.AVERAGE,
                                        Direction.FEWER),
                                ""),
                        new Step(new SecondaryAndStrength(OptionalInt.empty()), ""),
                        new Step(
                                new TeamFigure(
                                        TeamFigure.Kind.FAIR_PLAY,
                                        TeamFigure.Basis.ENTERED,
                                        TeamFigure.Total.AVERAGE,
                                        Direction.FEWER),
                                "5.9"));
        assertThat(RuleSetProse.describe(rules))
                .contains(
                        "Step 1: the game points in all matches; more is better; only where the first place or relegation"
                                + " hangs on the order (5.1).")
                .contains(
                        "Step 2: a play-off between the teams still level; where it leaves teams level, the next 5 steps"
                                + " decide; only where the first place hangs on the order (5.2).")
                .contains(
                        "Step 3: the board count (the numbers of the boards won, added up; 0 without a win) in the play-off"
                                + " between the teams; fewer is better; only where the first place hangs on the order (5.2).")
                .contains(
                        "Step 6: the sum of the ratings of the line-ups of the play-off; more is better; only where the"
                                + " first place hangs on the order (5.2).")
                .contains(
                        "Step 8: the game points scored minus those conceded in all matches, no match counting for more than"
                                + " 2; more is better.")
                .contains(
                        "Step 9: the average age of the players, each as often as he played; the younger team is ahead.");
        RuleSet before = RuleSetFile.read("a", SHORT + "tieBreaks: [{by: game-points, rule: 5.1}, play-off]");
        assertThat(RuleSetDiff.describe(before, rules))
                .contains("movement: New: 2 up and 1 down")
                .contains("tieBreaks: No longer step 1: the game points in all matches; more is better (5.1).")
                .contains("tieBreaks: New as step 3: the board count");
    }

    private static Criterion.Builder inPlayOff(Measure measure) {
        return Criterion.of(measure).scope(Scope.PLAY_OFFS);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{by: game-points, ifDrawn: [lots]}              | ifDrawn does not go with game-points",
                "{by: play-off, ifDrawn: [play-off]}             | a drawn play-off is not decided by a play-off",
                "{by: play-off, ifDrawn: [{by: lots, ifDrawn: [lots]}]} | the key \"ifDrawn\" is not known here",
                "{by: play-off, ifDrawn: [{by: lots, appliesTo: title}]} | applies to the same places as the play-off",
                "{by: game-points, of: entered}                  | of and total do not go with game-points",
                "{by: fair-play, of: appearances}                | fair-play is not made of players",
                "{by: age, total: sum}                           | age: only ratings are added up",
                "{by: rating, among: head-to-head}               | rating takes no key but rule, appliesTo",
                "{by: opponents-match-points, cap: 2}            | only what a match adds to a sum can be capped",
                "{by: game-difference, cap: 0}                   | the cap must be positive",
                "{by: lots, better: fewer}                       | lots takes no key but rule, appliesTo",
                "{by: game-points, appliesTo: champion}          | \"champion\" is not known here"
            })
    void refusesKeysThatDoNotGoWithATieBreak(String tieBreak, String found) {
        assertThat(faults(SHORT + "partialSplit: re-form\ntieBreaks: [" + tieBreak + "]"))
                .singleElement()
                .asString()
                .contains(found);
    }

    @ParameterizedTest
    @EnumSource(Measure.class)
    void readsBackEveryIdentifierThatATableCanShow(Measure measure) {
        for (Scope scope : Scope.values()) {
            if (measure.kind() == Measure.Kind.OPPONENTS && scope != Scope.ALL) {
                continue;
            }
            Criterion criterion = Criterion.of(measure).scope(scope).build();
            assertThat(TieBreaks.byId(criterion.id())).contains(criterion);
            Criterion narrow = Criterion.of(measure)
                    .scope(scope)
                    .boards(new io.github.marchesleague.rules.tiebreak.BoardRange(4, 2))
                    .defaults(Criterion.Defaults.LEFT_OUT)
                    .build();
            assertThat(TieBreaks.byId(narrow.id())).contains(narrow);
            TieBreak rounded = new Rounded(criterion, new Points(1, 4), Rounded.Mode.UP);
            assertThat(TieBreaks.byId(rounded.id())).contains(rounded);
        }
    }

    @Test
    void readsMatchPoints() {
        RuleSet rules = roundTrip(RuleSetFile.read(
                "a",
                SHORT + "tieBreaks: []\nmatchPoints: {win: 3, draw: 2, loss: 1, defaultLoss: 0, doubleDefault: 0,"
                        + " won: more-than-half-of-the-boards, perGamePoint: 1, roundWeights: {3: 2, 7: 0}}"));
        assertThat(rules.scoring().matchPoints())
                .isEqualTo(RoundWeights.of(
                        MatchPointScale.builder()
                                .win(Points.of(3))
                                .draw(Points.of(2))
                                .loss(Points.ONE)
                                .defaultLoss(Points.ZERO)
                                .doubleDefault(Points.ZERO)
                                .won(MatchPointScale.Win.MORE_THAN_HALF_OF_THE_BOARDS)
                                .perGamePoint(Points.ONE)
                                .build(),
                        java.util.Map.of(3, Points.of(2), 7, Points.ZERO)));
    }

    @ParameterizedTest
    @CsvSource({"4, 4", "none, 0", "any, -1"})
    void readsTheNumberOfBoards(String written, int boards) {
        RuleSet rules = roundTrip(
                RuleSetFile.read("a", "id: a\nname: A\nrankedBy: match-points\ntieBreaks: []\nboards: " + written));
        assertThat(rules.boards().orElse(-1)).isEqualTo(boards);
    }

    @Test
    void reportsEveryFaultAtOnceWithPlaceAndRemedy() {
        assertThat(faults("id: A B\nname: A\nbords: 4\nboards: four\nrankedBy: match-pionts\n"
                        + "tieBreaks:\n  - {by: game-points, teems: two}\n  - head-to-head-gamepoints\n"
                        + "  - {by: opponents-game-points, among: head-to-head}\n"
                        + "boardPoints: {draw: half}\npartialSplit: reform\nmatchPoints: mine\n"))
                .containsExactly(
                        "a.yaml:1:5: id: \"A B\" is not an identifier; write small letters, digits and single hyphens,"
                                + " such as herefordshire-2025-26",
                        "a.yaml:3:1: the key \"bords\" is not known here; did you mean \"boards\"? Allowed are: id, name,"
                                + " season, source, notes, validFrom, validTo, basedOn, boards, boardPoints,"
                                + " matchPoints, unfinishedGames, matchScoreFloor, rankedBy, tieBreaks, partialSplit,"
                                + " timeZone, ratesOfPlay, defaultTime, colours, defaults, accumulatedDefaults, ratings, handicap, boardOrder,"
                                + " boardOrderBreach, boardOrderByAgreement, eligibility, complaints, withdrawal, expulsion, bye,"
                                + " lateResults, unplayedMatches, unplayedClubMatches, adviceRule, movement, readings, changes",
                        "a.yaml:4:9: boards: \"four\" is not a whole number; write a whole number from 1 to 999",
                        "a.yaml:5:11: rankedBy: \"match-pionts\" is no tie-break; did you mean \"match-points\"?",
                        "a.yaml:7:23: tieBreaks[1]: the key \"teems\" is not known here; did you mean \"teams\"? Allowed are:"
                                + " by, among, better, teams, firstBoards, withoutLastBoards, per, defaults, unmet,"
                                + " cutHighest, cutLowest, cutAllLevel, perMeeting, cap, of, total, roundedTo, rounding, seed,"
                                + " factor, name, rule, appliesTo, ifDrawn",
                        "a.yaml:8:5: tieBreaks[2]: \"head-to-head-gamepoints\" is no tie-break; did you mean"
                                + " \"head-to-head-game-points\"?",
                        "a.yaml:9:5: tieBreaks[3]: opponents-game-points: opponents' points are counted over all matches;"
                                + " change one of these values",
                        "a.yaml:10:21: boardPoints.draw: \"half\" is not points; write for example 2, ½ or 0.5",
                        "a.yaml:11:15: partialSplit: \"reform\" is not known here; did you mean \"re-form\"? Allowed are:"
                                + " re-form, continue, restart-block, restart-after-block, restart-chain, restart-if-two",
                        "a.yaml:12:14: matchPoints: \"mine\" is not the name of match points registered from code; write"
                                + " win, draw and loss with their points");
    }

    @Test
    void extendsAnotherRuleSetByTheDifferencesOnly() {
        RuleSet next = RuleSetFile.read(
                "b.yaml",
                "id: herefordshire-2026-27\nname: Next season\nbasedOn: herefordshire-2025-26\nboards: 5\n"
                        + "boardPoints: {doubleDefault: 0}\ntieBreaks:\n  7.2.2(b)(i): board-count-fide\n  7.2.2(c): ~\nreadings: []\n");
        RuleSet now = RuleSets.herefordshire();
        assertThat(next.boards()).hasValue(5);
        assertThat(next.source()).isEmpty();
        assertThat(next.scoring().boardPoints().doubleDefault()).isEqualTo(Points.ZERO);
        assertThat(next.chain().steps()).hasSize(now.chain().steps().size() - 1);
        assertThat(next.chain().steps().get(3)).isEqualTo(new Step(TieBreaks.BOARD_COUNT_FIDE, "7.2.2(b)(i)"));
    }

    @Test
    void saysWhatNoLongerFitsBelow() {
        assertThat(faults("id: b\nname: B\nbasedOn: herefordshire-2025-26\ntieBreaks: {7.2.2(c): ~}\n"))
                .singleElement()
                .asString()
                .startsWith("a.yaml:4:12: tieBreaks: with these differences something no longer fits")
                .contains("no tie-break stands for rule \"7.2.2(c)\"")
                .endsWith("write something else here, or the key \"readings\" too, with what is to be in force");
    }

    @Test
    void refusesACircleOfFiles(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a.yaml"), "id: a\nname: A\nbasedOn: b.yaml\n");
        Files.writeString(folder.resolve("b.yaml"), "id: b\nname: B\nbasedOn: a.yaml\n");
        assertThatThrownBy(() -> RuleSetFile.read(folder.resolve("a.yaml")))
                .isInstanceOf(FaultsException.class)
                .hasMessageContaining("b.yaml:3:10: basedOn: \"a.yaml\" is itself based on this file");
        assertThat(faults("id: a\nname: A\nbasedOn: a\n"))
                .singleElement()
                .asString()
                .contains("based on itself");
        assertThat(faults("id: a\nname: A\nbasedOn: herefordshre-2025-26\n"))
                .singleElement()
                .asString()
                .contains("did you mean \"herefordshire-2025-26\"?");
        assertThat(faults("id: a\nname: A\nbasedOn: b.yaml\n"))
                .singleElement()
                .asString()
                .contains("is a file");
    }

    /** Neither upwards, nor by an absolute path, nor through a link; whether a file is there is not told. */
    @ParameterizedTest
    @ValueSource(strings = {"../outside.yaml", "../missing.yaml", "sub/../../outside.yaml", "ABSOLUTE", "link.yaml"})
    void aParentOutsideTheFolderIsRefused(String parent, @TempDir Path folder) throws IOException {
        Path inside = Files.createDirectory(folder.resolve("inside"));
        Path outside = folder.resolve("outside.yaml");
        Files.writeString(outside, "id: b\nname: B\nboards: 6\nrankedBy: MP\ntieBreaks: []\n");
        Files.createSymbolicLink(inside.resolve("link.yaml"), outside);
        String name = parent.equals("ABSOLUTE") ? outside.toString() : parent;
        Path file = inside.resolve("a.yaml");
        Files.writeString(file, "id: a\nname: A\nbasedOn: \"" + name + "\"\n");
        assertThatThrownBy(() -> RuleSetFile.read(file))
                .isInstanceOf(FaultsException.class)
                .hasMessage("a.yaml:3:10: basedOn: the file \"" + name
                        + "\" lies outside the folder of the file that is read; name a file in that folder or below, or a"
                        + " rule set by its id");
        RuleSetReader permitting = RuleSetReader.builder().permitFolder(folder).build();
        if (!parent.contains("missing")) {
            assertThat(permitting.read(file).boards()).hasValue(6);
        }
    }

    /** A parent below may be based on one beside the file that was given. */
    @Test
    void aParentInTheFolderOrBelowIsRead(@TempDir Path folder) throws IOException {
        Files.createDirectory(folder.resolve("sub"));
        Files.writeString(folder.resolve("a.yaml"), "id: a\nname: A\nbasedOn: sub/b.yaml\n");
        Files.writeString(folder.resolve("sub/b.yaml"), "id: b\nname: B\nbasedOn: ../c.yaml\nboards: 6\n");
        Files.writeString(folder.resolve("c.yaml"), "id: c\nname: C\nboards: 4\nrankedBy: MP\ntieBreaks: []\n");
        assertThat(RuleSetFile.read(folder.resolve("a.yaml")).boards()).hasValue(6);
    }

    @Test
    void readsFilesBasedOnFilesBesideThem(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a.yaml"), "\uFEFF" + SHORT + "tieBreaks: [game-points]\n");
        Files.writeString(folder.resolve("b.yaml"), "id: b\nname: B\nbasedOn: a.yaml\nboards: 6\n");
        RuleSet rules = roundTrip(RuleSetFile.read(folder.resolve("b.yaml")));
        assertThat(rules.boards()).hasValue(6);
        assertThat(rules.chain().steps()).hasSize(2);
    }

    @Test
    void usesStrategiesRegisteredFromCodeByName() {
        RuleSetReader reader = RuleSetReader.builder()
                .register("our-own", new Mine())
                .register("ten-points", TEN_POINTS)
                .build();
        RuleSet rules = reader.read("a", SHORT + "matchPoints: ten-points\ntieBreaks: [{by: our-own, rule: 9}]\n");
        assertThat(rules.chain().steps().get(1)).isEqualTo(new Step(new Mine(), "9"));
        assertThat(rules.scoring().matchPoints()).isSameAs(TEN_POINTS);
        assertThat(reader.read("again", reader.write(rules))).isEqualTo(rules);
        assertThatThrownBy(() -> RuleSetFile.write(rules)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RuleSetReader.builder().register("play-off", new Mine()))
                .hasMessageContaining("choose another name");
    }

    @Test
    void appliesReadingsAlsoToStrategiesFromCode() {
        RuleSetReader reader = RuleSetReader.builder()
                .register("mine", new Mine())
                .register("ten-points", TEN_POINTS)
                .build();
        RuleSet rules = reader.read(
                "a",
                SHORT + "matchPoints: ten-points\ntieBreaks: [{by: mine, rule: 9}]\nreadings:\n"
                        + "  - {rule: 9, question: Why?, options: [{id: a, says: A}, {id: b, says: B, rules: {boards: 5}}]}\n");
        RuleSet other = rules.under(
                rules.readings().get(0), rules.readings().get(0).options().get(1));
        assertThat(other.boards()).hasValue(5);
        assertThat(other.scoring()).isEqualTo(rules.scoring());
        assertThat(other.chain()).isEqualTo(rules.chain());
        assertThat(other.readings()).isEmpty();
        assertThat(rules.under(
                        rules.readings().get(0),
                        rules.readings().get(0).options().get(0)))
                .isEqualTo(rules);
    }

    @Test
    void changesRulesInMidSeason() {
        RuleSet rules = roundTrip(RuleSetFile.read(
                "a",
                SHORT + "tieBreaks: [{by: game-points, rule: 5}]\nboardOrder: {tolerance: 80}\nchanges:\n"
                        + "  - {from: 2026-01-01, note: Council of December, rules: {boardOrder: {tolerance: 100}}}\n"
                        + "  - {from: 2026-03-01, to: 2026-03-31, rules: {colours: home-white-on-odd}}\n"));
        assertThat(rules.inForceOn(LocalDate.of(2025, 12, 31))).isEqualTo(rules);
        assertThat(tolerance(rules.inForceOn(LocalDate.of(2026, 1, 1)))).isEqualTo(100);
        RuleSet march = rules.inForceOn(LocalDate.of(2026, 3, 31));
        assertThat(tolerance(march)).isEqualTo(100);
        assertThat(march.adjudication().colours()).isEqualTo(Colours.HOME_WHITE_ON_ODD);
        RuleSet april = rules.inForceOn(LocalDate.of(2026, 4, 1));
        assertThat(april.adjudication().colours()).isEqualTo(Colours.TOSSED);
        assertThat(rules.periods())
                .isEqualTo(Map.of(
                        LocalDate.of(2026, 1, 1),
                        rules.inForceOn(LocalDate.of(2026, 1, 1)),
                        LocalDate.of(2026, 3, 1),
                        march,
                        LocalDate.of(2026, 4, 1),
                        april));
    }

    private static int tolerance(RuleSet rules) {
        return ((RatingOrder) rules.adjudication().boardOrder().orElseThrow()).tolerance();
    }

    /** A season has one table, so what makes the table cannot change while it is made. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "rankedBy: game-points",
                "tieBreaks: {5: match-wins}",
                "partialSplit: continue",
                "matchPoints: {win: 3, draw: 1, loss: 0}",
                "unfinishedGames: as-drawn",
                "matchScoreFloor: 0",
                "withdrawal: expunge",
                "expulsion: {matches: 2, treatment: expunge}",
                "bye: {matchPoints: 2, gamePoints: 4}",
                "accumulatedDefaults: []"
            })
    void refusesToChangeInMidSeasonWhatIsAboutTheWholeSeason(String change) {
        String key = change.substring(0, change.indexOf(':'));
        assertThat(faults(
                        SHORT + "tieBreaks: [{by: game-points, rule: 5}]\nchanges:\n  - from: 2026-01-01\n    rules: {"
                                + change + "}\n"))
                .singleElement()
                .asString()
                .startsWith("a.yaml:")
                .endsWith(": changes[1].rules." + key + ": the key \"" + key
                        + "\" cannot change in mid-season; it is about the season as a whole; what belongs to the day of a"
                        + " match can change: boardOrder, boardOrderBreach, boardOrderByAgreement, boardPoints, colours, complaints, defaultTime,"
                        + " defaults, eligibility, handicap, ratesOfPlay, ratings, timeZone");
    }

    @Test
    void theNumberOfBoardsAndWhatADoubleDefaultIsWorthInTheTableCannotChange() {
        assertThat(faults(SHORT + "tieBreaks: []\nchanges: [{from: 2026-01-01, rules: {boards: 5}}]"))
                .singleElement()
                .asString()
                .endsWith(
                        "the key \"boards\" cannot change in mid-season; write boards: any for the season where the number of"
                                + " boards varies");
        assertThat(
                        faults(
                                SHORT
                                        + "tieBreaks: []\nchanges: [{from: 2026-01-01, rules: {boardPoints: {doubleDefaultInTable: 0}}}]"))
                .singleElement()
                .asString()
                .contains("from that day a board that both sides lost is worth ½ in the match and 0 in the table");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "changes: [{from: 2026-01-01, rules: {boards: many}}]",
                "changes: [{from: 2026-01-01, rules: {id: b}}]",
                "changes: [{from: 2026-01-01, to: 2025-01-01, rules: {colours: home-white-on-odd}}]",
                "changes: [{from: 2026-01-01, rules: {tieBreaks: {6: match-wins}}}]",
                "changes: [{from: 2026-01-01, rules: {tieBreaks: {5: match-win}}}]",
                "readings: [{rule: 5, question: Q, options: []}]",
                "readings: [{rule: 5, question: Q, options: [{id: a, says: A, rules: {boards: 5}}]}]",
                "readings: [{rule: 5, question: Q, options: [{id: a, says: A}, {id: b, says: B}]}]",
                "readings: [{rule: 5, question: Q, options: [{id: a, says: A}, {id: a, says: B, rules: {boards: 5}}]}]",
                "readings: [{rule: 5, question: Q, options: [{id: a, says: A}, {id: b, says: B, rules: {bords: 5}}]}]",
                "validFrom: 2026-01-01\nvalidTo: 2025-01-01",
                "boardPoints: 1",
                "tieBreaks: game-points",
            })
    void refusesWithAPlaceWhatDoesNotFit(String more) {
        String tieBreaks = more.startsWith("tieBreaks") ? "" : "tieBreaks: [{by: game-points, rule: 5}]\n";
        assertThat(faults(SHORT + tieBreaks + more)).isNotEmpty().allMatch(fault -> fault.startsWith("a.yaml:"));
    }

    @Test
    void asksForThePolicyOnlyWhereItMatters() {
        assertThat(faults(SHORT + "tieBreaks: [game-points]")).isEmpty();
        assertThat(faults(SHORT + "tieBreaks: [head-to-head-game-points]"))
                .singleElement()
                .asString()
                .contains("\"partialSplit\" is missing");
    }

    @Test
    void saysWhichRatesOfPlayAreAllowed() {
        assertThat(RuleSetProse.describe(RuleSets.herefordshire()))
                .contains("The rate of play is 60+30; a card may record 45+30 instead.");
        assertThat(RuleSetProse.describe(RuleSetFile.read("a", SHORT + "tieBreaks: []\nratesOfPlay: [75+10]")))
                .contains("The rate of play is 75+10.");
        assertThat(RuleSetProse.describe(RuleSetFile.read("a", SHORT + "tieBreaks: []")))
                .contains(
                        "No rate of play is prescribed, and none is checked; a match whose card records none counts as"
                                + " played at 60+30.");
        assertThat(faults(SHORT + "tieBreaks: []\nratesOfPlay: [60+30, 45 + 30]"))
                .containsExactly("a.yaml:6:22: ratesOfPlay[2]: \"45 + 30\" is not a rate of play; "
                        + "write minutes and seconds a move, such as 45+30");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "timeZone: Europe/London",
                "ratesOfPlay: [75+10]",
                "defaultTime: {rule: 6, after: PT30M, inTimeAtTheLimit: false}",
                "colours: {homeBlackOn: [1, 4]}",
                "colours: home-white-on-odd",
                "defaults: {matchDefault: {boardsLost: 5}, bothAbsent: void, uncontested: for-neither, gap: board}",
                "defaults: {matchDefault: {fewerPlayersThan: 3}, lossAboveAPlayedBoard: -1, matchDefaultCap: 5}",
                "defaults: {matchDefault: {playersBelow: 1/2}, gap: [reported, board]}",
                "accumulatedDefaults: [{steps: [{defaults: 3, gamePoints: 1}, {defaults: 5, matchPoints: 1}], when: at-once}]",
                "ratings: [nominated, {list: ECF, frozenOn: [09-01, 01-01]}, {list: Old, factor: 7.5, plus: 700}]",
                "ratings: [{fixed: 1200}, {byClass: {junior: 30, adult: 50}}]",
                "boardOrder: {boardsAway: 1}",
                "boardOrder: {tolerance: 0, tolerancePerPlayer: {junior: 100}, exemptClasses: [guest], pairs: neighbours}",
                "boardOrder: {tolerance: 80}\nboardOrderBreach: [board, match, {reach: match, matchPoints: 1}]",
                "eligibility: [{by: one-team-a-season, rule: 8, breach: board}, {by: squads, listedOnly: false}]",
                "eligibility: [{by: nominated-players, nominatedClass: named}, {by: busy-by-default, rule: 9}]",
                "eligibility: [{by: appearances-elsewhere, atMost: 3, toBoard: 1, anyTeam: true}]",
                "eligibility: [{by: minimum-appearances, atLeast: 2, lastMatches: 3}]",
                "eligibility: [{by: rating-limits, atMost: 1850, freeBoards: [1], above: 2, aboveAtMost: 1900}]",
                "eligibility: [{by: team-rating-limit, sums: {4: 500, 3: 380}, average: 130, playerAtLeast: 95}]",
                "complaints: {rule: 12, protestBeforeStart: true, days: 7, upheld: {reach: board, gamePoints: 1}}",
                "complaints: {upheld: reported}",
                "withdrawal: award-all",
                "withdrawal: {ifForfeitedAbove: 1/2, then: expunge, otherwise: let-stand}",
                "expulsion: {matches: 1, treatment: expunge, inLastMatch: opponents-keep}",
                "bye: {matchPoints: 1, gamePoints: 2}",
                "adviceRule: 13.5",
            })
    void readsAndWritesBackTheRulesOnCards(String section) {
        if (section.endsWith("upheld: reported}") || section.contains("[reported, board]")) {
            assertThat(faults(SHORT + "tieBreaks: []\n" + section)).hasSize(1);
            return;
        }
        RuleSet rules = roundTrip(RuleSetFile.read("a", SHORT + "tieBreaks: []\n" + section));
        assertThat(rules.adjudication())
                .isNotEqualTo(RuleSet.builder()
                        .id("b")
                        .name("B")
                        .boards(4)
                        .chain(rules.chain())
                        .build()
                        .adjudication());
        assertThat(RuleSetProse.describe(rules)).isNotBlank();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "timeZone: Europe/Hereford",
                "ratesOfPlay: [60+30, 45 + 30]",
                "defaultTime: {after: 30}",
                "colours: {homeBlackOn: 1}",
                "colours: home-black",
                "defaults: {matchDefault: {boardsLost: 5, fewerPlayersThan: 3}}",
                "defaults: {matchDefault: {playersBelow: 3/2}}",
                "accumulatedDefaults: [{steps: [], when: at-once}]",
                "ratings: [{list: ECF, fixed: 1200}]",
                "ratings: [{frozenOn: [13-01]}]",
                "boardOrder: {rule: 9}",
                "boardOrder: by-strength",
                "boardOrderBreach: all",
                "eligibility: [{by: one-team}]",
                "eligibility: [{by: appearances-elsewhere}]",
                "eligibility: [{by: squads, listed: true}]",
                "withdrawal: {then: expunge, otherwise: let-stand}",
                "withdrawal: forget",
                "expulsion: {matches: 0, treatment: expunge, inLastMatch: expunge}",
                "bye: 1",
            })
    void refusesRulesOnCardsThatAreNone(String section) {
        assertThat(faults(SHORT + "tieBreaks: []\n" + section))
                .isNotEmpty()
                .allMatch(fault -> fault.startsWith("a.yaml:6:"));
    }
}
