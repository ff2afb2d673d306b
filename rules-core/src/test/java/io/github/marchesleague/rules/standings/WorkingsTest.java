/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.scoring.BoardPoints;
import io.github.marchesleague.rules.scoring.MatchPoints;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.tiebreak.BoardRange;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.Scope;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What matches, boards and adjustments add to the figures of a table. Figures worked out by hand. */
class WorkingsTest {

    /** 2½–1½: A won boards 1 and 2, the latter by default; board 3 was drawn, and B won board 4. */
    private static final MatchResult A_B = MatchResult.of("A", "B", "1-0", "+/-", "½-½", "0-1");

    private static final MatchResult TWO_BOARDS = MatchResult.of("B", "C", "1-0", "½-½");
    private static final MatchResult TOTAL = MatchResult.ofTotal("C", "A", "2.3-1.7");
    private static final MatchResult DEFAULTED = MatchResult.builder()
            .home(TeamId.of("C"))
            .away(TeamId.of("B"))
            .boards(MatchResult.of("C", "B", "+/-", "+/-", "+/-", "+/-").boards())
            .defaultedBy(Defaulted.AWAY)
            .build();

    private static final RuleSet ANY_BOARDS = RuleSet.builder()
            .from(RuleSets.herefordshire())
            .boards(OptionalInt.empty())
            .build();

    private static Workings workings() {
        return Standings.of(List.of(A_B, TWO_BOARDS, TOTAL, DEFAULTED), ANY_BOARDS)
                .workings();
    }

    private static String adds(Criterion criterion, MatchResult match) {
        return workings().adds(criterion, match, Side.HOME) + " " + workings().adds(criterion, match, Side.AWAY);
    }

    private static String adds(Measure measure, MatchResult match) {
        return adds(Criterion.overall(measure), match);
    }

    @Test
    void aMatchAddsByEveryMeasure() {
        assertThat(adds(Measure.MATCH_POINTS, A_B)).isEqualTo("[2] [0]");
        assertThat(adds(Measure.GAME_POINTS, A_B)).isEqualTo("[2½] [1½]");
        assertThat(adds(Measure.GAME_POINTS_AGAINST, A_B)).isEqualTo("[1½] [2½]");
        assertThat(adds(Measure.GAME_DIFFERENCE, A_B)).isEqualTo("[1] [-1]");
        assertThat(adds(Measure.AWAY_GAME_POINTS, A_B)).isEqualTo("[0] [1½]");
        assertThat(adds(Measure.MATCH_WINS, A_B)).isEqualTo("[1] [0]");
        assertThat(adds(Measure.MATCH_WINS, TOTAL)).isEqualTo("[1] [0]");
        assertThat(adds(Measure.MATCHES_DEFAULTED, A_B)).isEqualTo("[0] [0]");
        assertThat(adds(Measure.MATCHES_DEFAULTED, DEFAULTED)).isEqualTo("[0] [1]");
        assertThat(adds(Measure.BLACK_ON_ODD_BOARDS, A_B)).isEqualTo("[1] [0]");
        assertThat(adds(Measure.GAMES_WON, A_B)).isEqualTo("[2] [1]");
        assertThat(adds(Measure.BOARDS_DEFAULTED, A_B)).isEqualTo("[0] [1]");
        assertThat(adds(Measure.BOARD_COUNT, A_B)).isEqualTo("[3] [4]");
        // Board 1 and board 2 in full and half of board 3; half of board 3 and all of board 4.
        assertThat(adds(Measure.BOARD_COUNT_FIDE, A_B)).isEqualTo("[4½] [5½]");
        // The boards weigh 4, 3, 2 and 1.
        assertThat(adds(Measure.BOARD_COUNT_BERLIN, A_B)).isEqualTo("[8] [2]");
        assertThat(adds(Measure.BOARD_COUNT_WEIGHTED_WINS, A_B)).isEqualTo("[7] [1]");
        assertThat(adds(Measure.TOP_BOARDS, A_B)).isEqualTo("[1, 1, ½, 0] [0, 0, ½, 1]");
        assertThat(adds(Measure.TOP_BOARDS_DIFFERENCE, A_B)).isEqualTo("[1, 1, 0, -1] [-1, -1, 0, 1]");
        assertThat(adds(Measure.FOREMOST_BOARD_WON, A_B)).isEqualTo("[1, 1, 0, 0] [0, 0, 0, 1]");
        assertThat(adds(Measure.BOTTOM_BOARD_ELIMINATION, A_B)).isEqualTo("[2½, 2, 1] [½, 0, 0]");
    }

    /** Two boards, where others have four: the boards that are not there add nothing. */
    @Test
    void aShorterMatchAddsOnItsBoards() {
        assertThat(adds(Measure.TOP_BOARDS, TWO_BOARDS)).isEqualTo("[1, ½, 0, 0] [0, ½, 0, 0]");
        assertThat(adds(Measure.BOTTOM_BOARD_ELIMINATION, TWO_BOARDS)).isEqualTo("[1, 0, 0] [0, 0, 0]");
        assertThat(adds(Measure.BOARD_COUNT_BERLIN, TWO_BOARDS)).isEqualTo("[2½] [½]");
        assertThat(adds(Measure.GAME_POINTS, TOTAL)).isEqualTo("[2.3] [1.7]");
        assertThat(adds(Measure.GAMES_WON, TOTAL)).isEqualTo("[0] [0]");
        assertThat(adds(Measure.TOP_BOARDS, TOTAL)).isEqualTo("[0, 0, 0, 0] [0, 0, 0, 0]");
    }

    @Test
    void someBoardsOnly() {
        Criterion.Builder points = Criterion.of(Measure.GAME_POINTS);
        assertThat(adds(points.boards(BoardRange.first(2)).build(), A_B)).isEqualTo("[2] [0]");
        assertThat(adds(points.boards(BoardRange.allButLast(1)).build(), A_B)).isEqualTo("[2½] [½]");
        assertThat(adds(
                        Criterion.of(Measure.GAME_POINTS)
                                .defaults(Criterion.Defaults.LEFT_OUT)
                                .build(),
                        A_B))
                .isEqualTo("[1½] [1½]");
        assertThat(adds(
                        Criterion.of(Measure.TOP_BOARDS)
                                .defaults(Criterion.Defaults.LEFT_OUT)
                                .build(),
                        A_B))
                .isEqualTo("[1, 0, ½, 0] [0, 0, ½, 1]");
    }

    private static String onBoard(Measure measure, int board) {
        return workings().adds(Criterion.overall(measure), A_B, Side.HOME, board) + " "
                + workings().adds(Criterion.overall(measure), A_B, Side.AWAY, board);
    }

    @Test
    void oneBoardAddsItsPart() {
        assertThat(onBoard(Measure.GAME_POINTS, 2)).isEqualTo("[1] [0]");
        assertThat(onBoard(Measure.GAME_POINTS, 3)).isEqualTo("[½] [½]");
        assertThat(onBoard(Measure.BOARD_COUNT, 4)).isEqualTo("[0] [4]");
        assertThat(onBoard(Measure.TOP_BOARDS, 2)).isEqualTo("[0, 1, 0, 0] [0, 0, 0, 0]");
        assertThat(onBoard(Measure.BOTTOM_BOARD_ELIMINATION, 2)).isEqualTo("[1, 1, 0] [0, 0, 0]");
        for (Measure ofTheWhole : List.of(
                Measure.MATCH_POINTS, Measure.MATCH_WINS, Measure.MATCHES_DEFAULTED, Measure.BLACK_ON_ODD_BOARDS)) {
            assertThat(onBoard(ofTheWhole, 1)).isEqualTo("[] []");
        }
    }

    @Test
    void whatCannotBeAskedIsRefused() {
        Criterion opponents = Criterion.of(Measure.OPPONENTS_GAME_POINTS).build();
        assertThatThrownBy(() -> workings().adds(opponents, A_B, Side.HOME))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("opponents-game-points is made of the opponents' totals; ask for the opponents");
        Criterion points = Criterion.overall(Measure.GAME_POINTS);
        for (int board : new int[] {0, 5}) {
            assertThatThrownBy(() -> workings().adds(points, A_B, Side.HOME, board))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("A – B: [1-0, +/-, ½-½, 0-1] has no board " + board + "; it has 4");
        }
        assertThat(workings().adds(points, A_B, Side.HOME, 1)).containsExactly(Points.ONE);
        assertThat(workings().adds(points, A_B, Side.HOME, 4)).containsExactly(Points.ZERO);
        assertThatThrownBy(() -> workings().opponents(points, TeamId.of("A")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("game-points is a sum over matches; ask what a match adds");
    }

    @Test
    void matchesAreThoseThatCount() {
        assertThat(workings().matches()).containsExactly(A_B, TWO_BOARDS, TOTAL, DEFAULTED);
        assertThat(workings().matches(TeamId.of("A"))).containsExactly(A_B, TOTAL);
        assertThat(workings().playOffs()).isEmpty();
    }

    // What the table adds up.

    private static final Team A = Team.of("A");
    private static final Team B = Team.of("B");
    private static final Team C = Team.of("C");

    private static Ledger ledger(
            RuleSet rules, Set<TeamId> outside, List<Adjustment> adjustments, MatchResult... results) {
        return LedgerReader.read(new Field(List.of(A, B, C), Set.of(), outside), List.of(results), adjustments, rules);
    }

    private static List<String> season(Ledger ledger, Criterion criterion) {
        Sums sums = ledger.seasonSums(criterion);
        return Stream.of(0, 1, 2).map(team -> sums.figure(team).toString()).toList();
    }

    private static List<String> season(Ledger ledger, Measure measure) {
        return season(ledger, Criterion.overall(measure));
    }

    @Test
    void aSeasonAddsUpWithAdjustments() {
        List<Adjustment> adjustments =
                List.of(new Adjustment(B.id(), new Points(-1, 3), new Points(1, 4), "13.5", "decided"));
        Ledger all = ledger(ANY_BOARDS, Set.of(), adjustments, A_B, TOTAL);
        assertThat(season(all, Measure.MATCH_POINTS)).containsExactly("2", "-1/3", "2");
        // A has 2½ + 1.7, B 1½ + ¼, C 2.3; against them 1½ + 2.3, 2½ and 1.7.
        assertThat(season(all, Measure.GAME_POINTS)).containsExactly("4.2", "1.75", "2.3");
        assertThat(season(all, Measure.GAME_DIFFERENCE)).containsExactly("0.4", "-0.75", "0.6");
        assertThat(season(all, Measure.MATCH_WINS)).containsExactly("1", "0", "1");
        assertThat(season(all, Measure.GAME_POINTS_AGAINST)).containsExactly("3.8", "2½", "1.7");
        assertThat(season(all, Measure.TOP_BOARDS)).containsExactly("1, 1, ½, 0", "0, 0, ½, 1", "0, 0, 0, 0");
        assertThat(season(
                        all,
                        Criterion.of(Measure.GAME_POINTS)
                                .boards(BoardRange.first(3))
                                .build()))
                .containsExactly("2½", "½", "0");
    }

    /** The match of C counts for match points only; what A was given and B lost does count. */
    @Test
    void matchesOutsideTieBreaksAddMatchPointsOnly() {
        List<Adjustment> adjustments = List.of(
                new Adjustment(A.id(), Points.ZERO, Points.ONE, "13.5", "decided"),
                new Adjustment(B.id(), Points.ONE, Points.of(-2), "13.5", "decided"));
        Ledger outside = ledger(ANY_BOARDS, Set.of(C.id()), adjustments, A_B, TOTAL, TWO_BOARDS);
        assertThat(season(outside, Measure.MATCH_POINTS)).containsExactly("2", "3", "2");
        assertThat(season(outside, Measure.GAME_POINTS)).containsExactly("3½", "-½", "0");
        assertThat(season(outside, Measure.GAME_DIFFERENCE)).containsExactly("2", "-3", "0");
        assertThat(season(outside, Measure.MATCH_WINS)).containsExactly("1", "0", "0");
        assertThat(season(outside, Measure.TOP_BOARDS)).containsExactly("1, 1, ½, 0", "0, 0, ½, 1", "0, 0, 0, 0");
        // Each pair has met once, and yet C is nobody's opponent: A has B with -2 + 1½ + 1½, B has A with 1 + 2½ + 1.7.
        assertThat(Stream.of(0, 1, 2)
                        .map(team -> new Opponents(
                                        outside,
                                        Criterion.of(Measure.OPPONENTS_GAME_POINTS)
                                                .build(),
                                        List.of())
                                .sums(new int[] {0, 1, 2}, 0, 3)
                                .figure(team)
                                .toString()))
                .containsExactly("1", "5.2", "0");
    }

    /** Whichever match came first: of A's game points 1.7 do not count in tie-breaks and 2½ do. */
    @Test
    void oneMatchOutsideTieBreaksIsEnough() {
        Ledger outside = ledger(ANY_BOARDS, Set.of(C.id()), List.of(), TOTAL, A_B);
        assertThat(season(outside, Measure.GAME_POINTS)).containsExactly("2½", "1½", "0");
    }

    /** A match that both teams lost in full: nobody has a point of it, and each concedes all four boards. */
    @Test
    void aMatchLostByBothIsConcededByBoth() {
        MatchResult lost = MatchResult.builder()
                .home(A.id())
                .away(B.id())
                .boards(MatchResult.of("A", "B", "0-0", "0-0", "0-0", "0-0").boards())
                .conceded(new Score(Points.of(4), Points.of(4)))
                .build();
        Ledger ledger = ledger(ANY_BOARDS, Set.of(), List.of(), lost);
        assertThat(season(ledger, Measure.GAME_POINTS)).containsExactly("0", "0", "0");
        assertThat(season(ledger, Measure.GAME_POINTS_AGAINST)).containsExactly("4", "4", "0");
        assertThat(season(ledger, Measure.GAME_DIFFERENCE)).containsExactly("-4", "-4", "0");
        // On a single board nobody has conceded anything that the other scored.
        assertThat(season(
                        ledger,
                        Criterion.of(Measure.GAME_POINTS_AGAINST)
                                .boards(BoardRange.first(1))
                                .build()))
                .containsExactly("0", "0", "0");
    }

    @Test
    void aMatchIsOutsideTieBreaksForEitherSide() {
        Field field = new Field(null, Set.of(), Set.of(C.id()));
        assertThat(field.outsideTieBreaks(A.id(), B.id())).isFalse();
        assertThat(field.outsideTieBreaks(A.id(), C.id())).isTrue();
        assertThat(field.outsideTieBreaks(C.id(), A.id())).isTrue();
        assertThat(Field.OPEN.outsideTieBreaks(A.id(), C.id())).isFalse();
    }

    /** Totals are whole and boards come in halves; boards are whole and totals come in tenths. */
    @Test
    void boardsAndTotalsComeInPartsOfTheirOwn() {
        MatchResult halves = MatchResult.of("A", "B", "½-½", "½-½", "½-½", "½-½");
        assertThat(season(
                        ledger(ANY_BOARDS, Set.of(), List.of(), halves),
                        Criterion.of(Measure.GAME_POINTS)
                                .boards(BoardRange.first(1))
                                .build()))
                .containsExactly("½", "½", "0");
        Ledger tenths = ledger(ANY_BOARDS, Set.of(), List.of(), TOTAL);
        Column column = tenths.column(Criterion.headToHead(Measure.GAME_POINTS));
        assertThat(column.unit()).isEqualTo(10);
        // The first column of numbers is left free.
        assertThat(column.at(0)).isEqualTo(1);
        assertThat(column.home()[1]).isEqualTo(23);
        assertThat(column.away()[1]).isEqualTo(17);
        // Thirds that an arbiter gave: 1/3 on board 1 and 2 × 2/3 on board 2.
        MatchResult thirds = MatchResult.builder()
                .home(A.id())
                .away(B.id())
                .addBoards(BoardResult.decided(new Points(1, 3), new Points(2, 3)))
                .addBoards(BoardResult.decided(new Points(2, 3), new Points(1, 3)))
                .build();
        assertThat(season(ledger(ANY_BOARDS, Set.of(), List.of(), thirds), Measure.BOARD_COUNT_FIDE))
                .containsExactly("5/3", "4/3", "0");
    }

    /** Nobody wins a match of double defaults, whose boards count 0 in the match and ½ in the table. */
    @Test
    void aDoubleDefaultMayCountOtherwiseInTheTable() {
        RuleSet rules = RuleSet.builder()
                .from(ANY_BOARDS)
                .scoring(new Scoring(
                        new BoardPoints(
                                Points.ONE,
                                Points.HALF,
                                Points.ZERO,
                                Points.ONE,
                                Points.ZERO,
                                Points.ZERO,
                                Points.HALF),
                        MatchPoints.STANDARD,
                        Scoring.Unfinished.MATCH_WAITS,
                        Optional.empty()))
                .build();
        Ledger ledger = ledger(rules, Set.of(), List.of(), MatchResult.of("A", "B", "-/-", "-/-", "1-0"));
        assertThat(season(ledger, Measure.GAME_POINTS)).containsExactly("2", "1", "0");
        assertThat(season(ledger, Measure.MATCH_POINTS)).containsExactly("2", "0", "0");
        assertThat(season(ledger, Measure.TOP_BOARDS)).containsExactly("½, ½, 1", "½, ½, 0", "0, 0, 0");
    }

    /** Up to 21 boards are told apart by one number, more are not: the two matches differ on board 1 only. */
    @Test
    void matchesOfVeryManyBoardsAreToldApart() {
        for (int boards : new int[] {20, 21, 22, 23}) {
            String[] first = Stream.generate(() -> "½-½").limit(boards).toArray(String[]::new);
            String[] second = first.clone();
            first[0] = "1-0";
            second[0] = "0-1";
            Ledger ledger = ledger(
                    ANY_BOARDS, Set.of(), List.of(), MatchResult.of("A", "B", first), MatchResult.of("A", "C", second));
            // A has a half more than half of the boards and then a half less.
            assertThat(season(ledger, Measure.GAME_POINTS))
                    .containsExactly(
                            Points.of(boards).toString(),
                            Points.ofHalves(boards - 1).toString(),
                            Points.ofHalves(boards + 1).toString());
            assertThat(ledger.scorelines()).hasSize(2);
        }
    }

    /** The sum of a criterion over the matches between the teams, from whichever side. */
    @Test
    void headToHeadIsOverTheMatchesBetweenTheTeams() {
        Ledger ledger = ledger(ANY_BOARDS, Set.of(), List.of(), A_B, TWO_BOARDS, TOTAL);
        LevelTeams group = new LevelTeams(ledger, Beside.NOTHING, new int[] {1, 2}, new int[] {1, 2});
        Criterion topBoards =
                Criterion.of(Measure.TOP_BOARDS).scope(Scope.HEAD_TO_HEAD).build();
        assertThat(group.divide(topBoards).toString()).contains("1, ½, 0, 0").contains("0, ½, 0, 0");
    }
}
