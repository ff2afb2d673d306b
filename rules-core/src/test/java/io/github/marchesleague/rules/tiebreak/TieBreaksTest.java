/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import static io.github.marchesleague.rules.tiebreak.SmallSeason.ARROW;
import static io.github.marchesleague.rules.tiebreak.SmallSeason.BOW;
import static io.github.marchesleague.rules.tiebreak.SmallSeason.CLUN;
import static io.github.marchesleague.rules.tiebreak.SmallSeason.DORE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.scoring.BoardPoints;
import io.github.marchesleague.rules.scoring.MatchPoints;
import io.github.marchesleague.rules.scoring.Scoring;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each tie-break that is no criterion, worked out by hand; see {@link SmallSeason} for the results. */
class TieBreaksTest {

    /** The parts as text: {@code 3 Clun | 2 Arrow | 1 Bow}. */
    private static String parts(Division division) {
        List<String> parts = new ArrayList<>();
        for (Division.Part part : ((Division.Ordered) division).parts()) {
            parts.add(part.figure() + " "
                    + String.join(
                            " ", part.teams().stream().map(TeamId::toString).toList()));
        }
        return String.join(" | ", parts);
    }

    // Arrow, Bow and Clun have half of the points or more, Bow exactly half. Arrow beat Bow: 2. Clun beat Arrow and
    // drew
    // with Bow: 3. Bow drew with Clun: 1. Dore has fewer and counts for nobody.
    @Test
    void koyaCountsThePointsAgainstThoseWithHalf() {
        assertThat(parts(TieBreaks.KOYA.divide(SmallSeason.of(ARROW, BOW, CLUN))))
                .isEqualTo("3 Clun | 2 Arrow | 1 Bow");
    }

    // After each round: Arrow 2, 2, 4; Bow 0, 2, 3; Clun 1, 3, 4.
    @Test
    void progressiveAddsTheStandAfterEachRound() {
        SmallSeason season = SmallSeason.of(ARROW, BOW, CLUN);
        assertThat(parts(TieBreaks.PROGRESSIVE.divide(season))).isEqualTo("8 Arrow Clun | 5 Bow");
        MatchResult withoutRound = MatchResult.ofTotal("Arrow", "Bow", "2-2");
        assertThat(TieBreaks.PROGRESSIVE.divide(season.with(withoutRound)))
                .isEqualTo(new Division.CannotBeWorkedOut("a match has no round", List.of(withoutRound)));
    }

    // Beside the group Bow is ranked above Dore: Arrow beat both, Clun drew with both.
    @Test
    void resultsAgainstRankedGoFromTheBestOpponentDown() {
        assertThat(parts(TieBreaks.RESULTS_AGAINST_RANKED.divide(SmallSeason.of(ARROW, CLUN))))
                .isEqualTo("2, 2 Arrow | 1, 1 Clun");
        // Clun before Dore: Bow drew and won, Arrow lost and won.
        assertThat(parts(TieBreaks.RESULTS_AGAINST_RANKED.divide(SmallSeason.of(ARROW, BOW))))
                .isEqualTo("1, 2 Bow | 0, 2 Arrow");
        assertThat(parts(TieBreaks.RESULTS_AGAINST_RANKED.divide(
                        SmallSeason.of(ARROW, CLUN).with(MatchResult.ofTotal("Bow", "Clun", "1-3")))))
                .isEqualTo("3, 1 Clun | 2, 2 Arrow");
    }

    // Arrow 7 + (3 + 4 + 1)/2, Bow 7 + (4 + 1 + 4)/2, Clun 7 + (1 + 4 + 3)/2.
    @Test
    void strengthIsAddedToTheGamePoints() {
        assertThat(parts(new SecondaryAndStrength(2).divide(SmallSeason.of(ARROW, BOW, CLUN))))
                .isEqualTo("11½ Bow | 11 Arrow Clun");
        assertThatThrownBy(() -> new SecondaryAndStrength(0)).isInstanceOf(IllegalArgumentException.class);
        assertThat(new SecondaryAndStrength(1).id()).isEqualTo("secondary-and-strength-1");
    }

    // The most in three rounds is 6 match points and in a match 4 game points, 6 / 4 = 1 in whole numbers: Arrow 7 + 8,
    // Bow
    // 7 + 9, Clun 7 + 8. Where a board is worth nothing there is nothing to divide by.
    @Test
    void theFactorOfTheEventIsTheMostOfEither() {
        SmallSeason season = SmallSeason.of(ARROW, BOW, CLUN);
        SecondaryAndStrength ofTheEvent = new SecondaryAndStrength(OptionalInt.empty());
        assertThat(parts(ofTheEvent.divide(season))).isEqualTo("16 Bow | 15 Arrow Clun");
        Scoring nothing = new Scoring(
                BoardPoints.of(Points.ZERO, Points.ZERO, Points.ZERO),
                MatchPoints.STANDARD,
                Scoring.Unfinished.MATCH_WAITS,
                Optional.empty());
        assertThat(ofTheEvent.divide(season.worth(nothing))).isInstanceOf(Division.CannotBeWorkedOut.class);
    }

    // The first eight bytes of SHA-256 of "7:Arrow" and so on, worked out by another program.
    @Test
    void lotsFollowFromThePublishedNumber() {
        assertThat(parts(new SeededLots(7).divide(SmallSeason.of(ARROW, BOW, CLUN, DORE))))
                .isEqualTo("3479255557, 1215068205 Arrow | 3304339564, 4104574794 Dore"
                        + " | 2753141502, 3033083789 Clun | 1042000742, 639510025 Bow");
        assertThat(new SeededLots(-7).id()).isEqualTo("lots-by-number--7");
    }

    @Test
    void aPlayOffDecidesOnceAllHaveMet() {
        SmallSeason two = SmallSeason.of(ARROW, CLUN);
        assertThat(TieBreaks.PLAY_OFF.divide(two)).isEqualTo(new Division.StillToBePlayed(List.of(ARROW, CLUN)));
        assertThat(TieBreaks.PLAY_OFF.divide(two.withPlayOffs(MatchResult.outstanding("Arrow", "Clun"))))
                .isInstanceOf(Division.StillToBePlayed.class);
        assertThat(TieBreaks.PLAY_OFF.divide(two.withPlayOffs(MatchResult.ofTotal("Arrow", "Clun", "2-2"))))
                .isInstanceOf(Division.StillToBePlayed.class);
        assertThat(parts(TieBreaks.PLAY_OFF.divide(two.withPlayOffs(MatchResult.ofTotal("Arrow", "Clun", "1-3")))))
                .isEqualTo("2, 3 Clun | 0, 1 Arrow");

        SmallSeason three = SmallSeason.of(ARROW, BOW, CLUN);
        MatchResult first = MatchResult.ofTotal("Arrow", "Bow", "3-1");
        MatchResult second = MatchResult.ofTotal("Bow", "Clun", "3-1");
        assertThat(TieBreaks.PLAY_OFF.divide(three.withPlayOffs(first, second)))
                .isEqualTo(new Division.StillToBePlayed(List.of(ARROW, BOW, CLUN)));
        assertThat(parts(TieBreaks.PLAY_OFF.divide(
                        three.withPlayOffs(first, second, MatchResult.ofTotal("Clun", "Arrow", "2½-1½")))))
                .isEqualTo("2, 4½ Arrow | 2, 4 Bow | 2, 3½ Clun");
        // Teams that it leaves level stay in the order of the group, whoever played first.
        assertThat(parts(TieBreaks.PLAY_OFF.divide(three.withPlayOffs(
                        MatchResult.ofTotal("Clun", "Bow", "2-2"),
                        MatchResult.ofTotal("Clun", "Arrow", "1-3"),
                        MatchResult.ofTotal("Bow", "Arrow", "1-3")))))
                .isEqualTo("4, 6 Arrow | 1, 3 Bow Clun");
    }

    /** Gives each team the figure it is told to. */
    private record Told(Map<TeamId, Figure> figures) implements TieBreak {
        static Told of(String arrow, String bow, String clun) {
            Map<TeamId, Figure> figures = new LinkedHashMap<>();
            figures.put(ARROW, Figure.of(Points.parse(arrow).orElseThrow()));
            figures.put(BOW, Figure.of(Points.parse(bow).orElseThrow()));
            figures.put(CLUN, Figure.of(Points.parse(clun).orElseThrow()));
            return new Told(figures);
        }

        @Override
        public String id() {
            return "told";
        }

        @Override
        public Division divide(TiedGroup group) {
            return Division.by(figures, Direction.MORE);
        }
    }

    @Test
    void roundingMakesNeighboursLevel() {
        SmallSeason group = SmallSeason.of(ARROW, BOW, CLUN);
        Told told = Told.of("4", "4.5", "5.4");
        assertThat(parts(new Rounded(told, Points.ONE, Rounded.Mode.HALF_UP).divide(group)))
                .isEqualTo("5 Bow Clun | 4 Arrow");
        assertThat(parts(new Rounded(told, Points.ONE, Rounded.Mode.DOWN).divide(group)))
                .isEqualTo("5 Clun | 4 Arrow Bow");
        assertThat(parts(new Rounded(told, Points.ONE, Rounded.Mode.UP).divide(group)))
                .isEqualTo("6 Clun | 5 Bow | 4 Arrow");
        assertThat(parts(new Rounded(told, Points.of(3), Rounded.Mode.HALF_UP).divide(group)))
                .isEqualTo("6 Bow Clun | 3 Arrow");
        assertThat(new Rounded(TieBreaks.PLAY_OFF, Points.ONE, Rounded.Mode.UP).divide(group))
                .isInstanceOf(Division.StillToBePlayed.class);
    }

    @Test
    void roundingLeavesTheRestAsItIs() {
        Rounded rounded = new Rounded(TieBreaks.BOARD_COUNT, Points.HALF, Rounded.Mode.UP);
        assertThat(rounded.headToHead()).isTrue();
        assertThat(new Rounded(TieBreaks.GAME_POINTS, Points.HALF, Rounded.Mode.UP).headToHead())
                .isFalse();
        Criterion forTwo =
                Criterion.of(Measure.GAME_POINTS).appliesTo(AppliesTo.TWO).build();
        assertThat(new Rounded(forTwo, Points.ONE, Rounded.Mode.UP).fits(2)).isTrue();
        assertThat(new Rounded(forTwo, Points.ONE, Rounded.Mode.UP).fits(3)).isFalse();
        assertThatThrownBy(() -> new Rounded(forTwo, Points.ZERO, Rounded.Mode.UP))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play-off",
                "shared",
                "koya",
                "progressive",
                "results-against-ranked",
                "lots",
                "lots-by-number-7",
                "game-points",
                "opponents-game-points",
                "game-points-rounded-to-0.5"
            })
    void mostTieBreaksLookAtResultsOnly(String id) {
        assertThat(TieBreaks.byId(id).orElseThrow().looksBesideResults()).isFalse();
    }

    /** At ratings, at the matches of the last round, at how many rounds there are; one from code may look at all of that. */
    @Test
    void someLookBesideTheResults() {
        assertThat(Stream.of(
                                "rating",
                                "rating-rounded-to-1",
                                "fore-opponents-match-points",
                                "fore-opponents-game-points",
                                "secondary-and-strength")
                        .map(id -> TieBreaks.byId(id).orElseThrow()))
                .allMatch(TieBreak::looksBesideResults);
        assertThat(Told.of("1", "2", "3").looksBesideResults()).isTrue();
    }

    @Test
    void aGroupKnowsThePlayOffsOfItsTeamsAtLeast() {
        MatchResult match = MatchResult.ofTotal("Arrow", "Clun", "1-3");
        assertThat(SmallSeason.of(ARROW, CLUN).withPlayOffs(match).playOffs()).containsExactly(match);
    }

    /** Lines at the ends of a table part nothing. */
    @Test
    void somethingElseIsAtStakeOnTheOtherSideOfALine() {
        Set<Stake> all = Set.of(Stake.TITLE, Stake.PROMOTION, Stake.RELEGATION);
        assertThat(new Places(2, 3).lines(all, 10)).containsExactly(1, 2, 7);
        assertThat(new Places(1, 9).lines(all, 10)).containsExactly(1);
        assertThat(new Places(0, 0).lines(all, 10)).containsExactly(1);
        assertThat(new Places(2, 2).lines(all, 2)).containsExactly(1);
        assertThat(new Places(0, 0).lines(all, 1)).isEmpty();
    }

    @Test
    void aCriterionCanBeForTwoOrForMore() {
        assertThat(Stream.of(2, 3, 4).map(AppliesTo.ANY::fits)).containsExactly(true, true, true);
        assertThat(Stream.of(2, 3, 4).map(AppliesTo.TWO::fits)).containsExactly(true, false, false);
        assertThat(Stream.of(2, 3, 4).map(AppliesTo.THREE_OR_MORE::fits)).containsExactly(false, true, true);
        assertThat(TieBreaks.KOYA.fits(2)).isTrue();
        assertThat(TieBreaks.KOYA.headToHead()).isFalse();
    }

    @Test
    void rangesOfBoardsEndWhereTheySay() {
        assertThat(Stream.of(1, 2, 3, 4).filter(board -> BoardRange.first(2).includes(board, 4)))
                .containsExactly(1, 2);
        assertThat(Stream.of(1, 2, 3, 4)
                        .filter(board -> BoardRange.allButLast(1).includes(board, 4)))
                .containsExactly(1, 2, 3);
        assertThat(Stream.of(1, 2, 3, 4).filter(board -> new BoardRange(3, 2).includes(board, 4)))
                .containsExactly(1, 2);
        assertThat(BoardRange.ALL.includes(4, 4)).isTrue();
        assertThat(BoardRange.ALL.all()).isTrue();
        assertThat(BoardRange.first(1).all()).isFalse();
        assertThat(BoardRange.allButLast(1).all()).isFalse();
        assertThatThrownBy(() -> BoardRange.first(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> BoardRange.allButLast(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Chain chain(TieBreak... tieBreaks) {
        return new Chain(
                Stream.of(tieBreaks).map(tieBreak -> new Step(tieBreak, "")).toList(), PartialSplit.RE_FORM);
    }

    @Test
    void theHeadToHeadBlockGoesFromItsFirstStepToItsLast() {
        Chain chain = chain(
                TieBreaks.MATCH_POINTS,
                TieBreaks.HEAD_TO_HEAD_GAME_POINTS,
                TieBreaks.GAME_POINTS,
                TieBreaks.BOARD_COUNT,
                TieBreaks.SHARED);
        assertThat(chain.blockStart()).isEqualTo(1);
        assertThat(chain.blockEnd()).isEqualTo(4);
        Chain none = chain(TieBreaks.MATCH_POINTS, TieBreaks.GAME_POINTS);
        assertThat(none.blockStart()).isEqualTo(2);
        assertThat(none.blockEnd()).isZero();
        Chain all = chain(TieBreaks.HEAD_TO_HEAD_GAME_POINTS);
        assertThat(all.blockStart()).isZero();
        assertThat(all.blockEnd()).isEqualTo(1);
    }

    @Test
    void figuresAreComparedNumberByNumber() {
        Figure one = new Figure(List.of(Points.ONE));
        Figure oneAndTwo = new Figure(List.of(Points.ONE, Points.of(2)));
        Figure oneAndThree = new Figure(List.of(Points.ONE, Points.of(3)));
        Figure two = new Figure(List.of(Points.of(2)));
        assertThat(Stream.of(two, oneAndThree, one, oneAndTwo).sorted())
                .containsExactly(one, oneAndTwo, oneAndThree, two);
        assertThat(oneAndTwo.compareTo(new Figure(List.of(Points.ONE, Points.of(2)))))
                .isZero();
        assertThat(oneAndTwo).hasToString("1, 2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "koya",
                "progressive",
                "results-against-ranked",
                "play-off",
                "shared",
                "lots-by-number--12",
                "secondary-and-strength-4",
                "game-points-rounded-to-0.5",
                "game-points-rounded-up-to-2",
                "game-points-rounded-down-to-3",
                "season-board-count",
                "head-to-head-game-points-per-match",
                "common-opponents-game-points",
                "game-points-first-2",
                "game-points-without-last-1-without-defaults",
                "opponents-game-points-cut-2-1"
            })
    void everyIdentifierNamesItsTieBreak(String id) {
        assertThat(TieBreaks.byId(id).orElseThrow().id()).isEqualTo(id);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nothing",
                "game-points-rounded-to-0",
                "nothing-rounded-to-1",
                "secondary-and-strength-0",
                "season-game-points",
                "game-points-first-0",
                "lots-by-number-"
            })
    void nothingElseIsAnIdentifier(String id) {
        assertThat(TieBreaks.byId(id)).isEmpty();
    }

    @Test
    void aCriterionCanHaveANameOfItsOwn() {
        assertThat(Criterion.of(Measure.GAME_POINTS).name("goals").build().id()).isEqualTo("goals");
    }

    @Test
    void decisionsFromOutsideHaveNames() {
        assertThat(OutsideDecision.On.LOTS.id()).isEqualTo("lots");
        assertThat(OutsideDecision.On.COMMITTEE.id()).isEqualTo("committee");
    }

    @ParameterizedTest
    @CsvSource({"HALF_UP, half-up", "DOWN, down", "UP, up"})
    void modesHaveNames(Rounded.Mode mode, String id) {
        assertThat(mode.id()).isEqualTo(id);
    }
}
