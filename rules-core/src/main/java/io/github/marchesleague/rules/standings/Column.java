/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What each scoreline adds to each side under one criterion, as whole numbers of a common unit: {@code unit} of them
 * make a point. A criterion that compares board by board has several numbers a scoreline. A scoreline is read when the
 * first match that ended so is looked at.
 */
final class Column {

    private static final int ALL_BOARDS = 0;

    /** Scorelines that have room before more is made. */
    private static final int FIRST_ROOM = 16;

    private final Criterion criterion;
    private final Scoring scoring;
    private final List<Scoreline> scorelines;
    private final int width;
    private final long unit;
    /** By scoreline, where its numbers begin, or 0; the first place is left free. */
    private final int[] begins;

    private long[] home;
    private long[] away;
    private int used;

    private Column(Criterion criterion, Scoring scoring, List<Scoreline> scorelines, Extent extent) {
        this.criterion = criterion;
        this.scoring = scoring;
        this.scorelines = scorelines;
        this.width = width(criterion.measure(), extent.mostBoards());
        this.unit = extent.unit(criterion);
        this.begins = new int[scorelines.size()];
        this.used = width;
        this.home = new long[FIRST_ROOM * width];
        this.away = new long[FIRST_ROOM * width];
    }

    /** The column of a criterion that adds up over matches or boards; for one thread. */
    static Column of(Criterion criterion, Scoring scoring, List<Scoreline> scorelines, Extent extent) {
        return new Column(criterion, scoring, scorelines, extent);
    }

    /**
     * What one match adds to a side's figure, as points.
     *
     * @param board the only board to look at, from 1; 0 for all of them
     */
    static List<Points> reading(
            Criterion criterion, Scoring scoring, Scoreline line, int mostBoards, Side side, int board) {
        Reading reading = new Reading(criterion, scoring, line, board);
        boolean counts = counts(criterion, line);
        return IntStream.range(0, width(criterion.measure(), mostBoards))
                .mapToObj(part -> counts ? reading.figure(side, part) : Points.ZERO)
                .toList();
    }

    private static boolean counts(Criterion criterion, Scoreline line) {
        return (criterion.measure() == Measure.MATCH_POINTS || !line.outsideTieBreaks())
                && !(criterion.needsBoards() && line.example().boards().isEmpty());
    }

    /** Whether what a match adds to a criterion is the sum of what its boards add. */
    static boolean byBoards(Criterion criterion) {
        return switch (criterion.measure()) {
            case MATCH_POINTS, MATCH_WINS, MATCHES_DEFAULTED, BLACK_ON_ODD_BOARDS -> false;
            default -> criterion.measure().kind() != Measure.Kind.OPPONENTS;
        };
    }

    /** How many numbers a criterion of this measure has. */
    static int width(Measure measure, int mostBoards) {
        if (measure.kind() == Measure.Kind.SUM) {
            return 1;
        }
        // Elimination ends when board 1 alone is left.
        return Math.max(1, measure == Measure.BOTTOM_BOARD_ELIMINATION ? mostBoards - 1 : mostBoards);
    }

    /** The least common multiple of a unit and the denominator of some points. */
    static long commonUnit(long unit, Points points) {
        return points.denominator() == 1 || points.denominator() == unit || unit % points.denominator() == 0
                ? unit
                : Math.multiplyExact(new Points(unit, points.denominator()).numerator(), points.denominator());
    }

    /** Points as a whole number of units. */
    static long scaled(Points points, long unit) {
        return points.denominator() == unit
                ? points.numerator()
                : Math.multiplyExact(points.numerator(), unit / points.denominator());
    }

    int width() {
        return width;
    }

    long unit() {
        return unit;
    }

    /** Where the numbers of a scoreline begin in {@link #home()} and {@link #away()}, which are to be asked for after. */
    int at(int line) {
        int begin = begins[line];
        return begin != 0 ? begin : read(line);
    }

    private int read(int line) {
        int begin = used;
        used += width;
        if (used > home.length) {
            int room = Math.min(2 * home.length, (scorelines.size() + 1) * width);
            home = Arrays.copyOf(home, room);
            away = Arrays.copyOf(away, room);
        }
        if (counts(criterion, scorelines.get(line))) {
            Reading reading = new Reading(criterion, scoring, scorelines.get(line), ALL_BOARDS);
            for (int part = 0; part < width; part++) {
                home[begin + part] = scaled(reading.figure(Side.HOME, part), unit);
                away[begin + part] = scaled(reading.figure(Side.AWAY, part), unit);
            }
        }
        begins[line] = begin;
        return begin;
    }

    /** By scoreline, where its numbers begin once they are read; 0 before. */
    int[] begins() {
        return begins;
    }

    /** By scoreline and part, the home side's numbers. */
    long[] home() {
        return home;
    }

    /** By scoreline and part, the away side's numbers. */
    long[] away() {
        return away;
    }

    /** One scoreline read under one criterion: all its boards, or a single one. */
    private record Reading(Criterion criterion, Scoring scoring, Scoreline line, int only) {

        private MatchResult match() {
            return line.example();
        }

        private List<BoardResult> boards() {
            return line.example().boards();
        }

        Points figure(Side side, int part) {
            return switch (criterion.measure()) {
                case MATCH_POINTS -> line.worth().matchPoints().of(side);
                case GAME_POINTS -> gamePoints(side);
                case GAME_POINTS_AGAINST -> conceded(side);
                case GAME_DIFFERENCE -> gamePoints(side).minus(conceded(side));
                case AWAY_GAME_POINTS -> side == Side.AWAY ? gamePoints(side) : Points.ZERO;
                case MATCH_WINS -> count(line.outcome(side) == Outcome.WON);
                case MATCHES_DEFAULTED -> count(match().defaultedBy().by(side));
                case GAMES_WON ->
                    overBoards((board, result) -> count(result.kind().wonBy(side)));
                case BOARDS_DEFAULTED ->
                    overBoards((board, result) -> count(result.kind().defaultedBy(side)));
                case BOARD_COUNT ->
                    overBoards(
                            (board, result) -> count(result.kind().wonBy(side)).times(board));
                case BOARD_COUNT_FIDE ->
                    overBoards((board, result) -> points(result, side).times(board));
                case BOARD_COUNT_BERLIN ->
                    overBoards((board, result) -> points(result, side).times(weight(board)));
                case BOARD_COUNT_WEIGHTED_WINS ->
                    overBoards(
                            (board, result) -> count(result.kind().wonBy(side)).times(weight(board)));
                case TOP_BOARDS -> onBoard(part + 1, result -> points(result, side));
                case TOP_BOARDS_DIFFERENCE ->
                    onBoard(part + 1, result -> points(result, side).minus(points(result, side.other())));
                case FOREMOST_BOARD_WON ->
                    onBoard(part + 1, result -> count(result.kind().wonBy(side)));
                case BOTTOM_BOARD_ELIMINATION -> upToBoard(boards().size() - part - 1, side);
                default -> throw new IllegalStateException(criterion.measure() + " does not add up over matches");
            };
        }

        private Points gamePoints(Side side) {
            if (!criterion.needsBoards() && only == ALL_BOARDS) {
                return line.worth().gamePoints().of(side);
            }
            return overBoards((board, result) -> points(result, side));
        }

        private Points conceded(Side side) {
            return !criterion.needsBoards() && only == ALL_BOARDS
                    ? line.worth().conceded().of(side)
                    : gamePoints(side.other());
        }

        private long weight(int board) {
            return boards().size() + 1L - board;
        }

        private Points points(BoardResult result, Side side) {
            return scoring.boardPoints(result, side);
        }

        private static Points count(boolean yes) {
            return yes ? Points.ONE : Points.ZERO;
        }

        private interface OnBoard {
            Points figure(int board, BoardResult result);
        }

        private interface OfBoard {
            Points figure(BoardResult result);
        }

        private boolean looksAt(int board, BoardResult result) {
            return (only == ALL_BOARDS || only == board)
                    && criterion.boards().includes(board, boards().size())
                    && !(criterion.defaults() == Criterion.Defaults.LEFT_OUT
                            && result.kind().byDefault());
        }

        private Points overBoards(OnBoard figure) {
            Points sum = Points.ZERO;
            for (int board = 1; board <= boards().size(); board++) {
                BoardResult result = boards().get(board - 1);
                if (looksAt(board, result)) {
                    sum = sum.plus(figure.figure(board, result));
                }
            }
            return sum;
        }

        private Points onBoard(int board, OfBoard figure) {
            if (board > boards().size()) {
                return Points.ZERO;
            }
            BoardResult result = boards().get(board - 1);
            return looksAt(board, result) ? figure.figure(result) : Points.ZERO;
        }

        private Points upToBoard(int last, Side side) {
            return overBoards((board, result) -> board <= last ? points(result, side) : Points.ZERO);
        }
    }
}
