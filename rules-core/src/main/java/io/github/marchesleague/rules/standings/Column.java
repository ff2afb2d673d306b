/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import java.util.Arrays;
import java.util.List;

/**
 * What each scoreline adds to each side under one criterion, as whole numbers of a common unit: {@code unit} of them
 * make a point. A criterion that compares board by board has several numbers a scoreline.
 */
final class Column {

    private final int width;
    private final long unit;
    private final long[] home;
    private final long[] away;

    private Column(int width, long unit, long[] home, long[] away) {
        this.width = width;
        this.unit = unit;
        this.home = home;
        this.away = away;
    }

    /** The column of a criterion that adds up over matches or boards. */
    static Column of(Criterion criterion, Scoring scoring, List<MatchResult> scorelines, int mostBoards) {
        int width = width(criterion.measure(), mostBoards);
        Points[] home = new Points[scorelines.size() * width];
        Points[] away = new Points[scorelines.size() * width];
        for (int line = 0; line < scorelines.size(); line++) {
            MatchResult match = scorelines.get(line);
            if (criterion.needsBoards() && match.boards().isEmpty()) {
                Arrays.fill(home, line * width, (line + 1) * width, Points.ZERO);
                Arrays.fill(away, line * width, (line + 1) * width, Points.ZERO);
                continue;
            }
            Reading reading = new Reading(criterion, scoring, match);
            for (int part = 0; part < width; part++) {
                home[line * width + part] = reading.figure(Side.HOME, part);
                away[line * width + part] = reading.figure(Side.AWAY, part);
            }
        }
        long unit = commonUnit(away, commonUnit(home, 1));
        return new Column(width, unit, scaled(home, unit), scaled(away, unit));
    }

    private static int width(Measure measure, int mostBoards) {
        if (measure.kind() == Measure.Kind.SUM) {
            return 1;
        }
        // Elimination ends when board 1 alone is left.
        return Math.max(1, measure == Measure.BOTTOM_BOARD_ELIMINATION ? mostBoards - 1 : mostBoards);
    }

    /** The least common multiple of the denominators, starting from a unit in use. */
    static long commonUnit(Points[] points, long unit) {
        long common = unit;
        for (Points value : points) {
            if (common % value.denominator() != 0) {
                common = new Points(common, value.denominator()).numerator() * value.denominator();
            }
        }
        return common;
    }

    private static long[] scaled(Points[] points, long unit) {
        long[] scaled = new long[points.length];
        for (int i = 0; i < points.length; i++) {
            scaled[i] = scaled(points[i], unit);
        }
        return scaled;
    }

    /** Points as a whole number of units. */
    static long scaled(Points points, long unit) {
        return Math.multiplyExact(points.numerator(), unit / points.denominator());
    }

    /** The same column in smaller units. */
    Column inUnits(long smaller) {
        long factor = smaller / unit;
        return factor == 1 ? this : new Column(width, smaller, raised(home, factor), raised(away, factor));
    }

    private static long[] raised(long[] values, long factor) {
        return Arrays.stream(values)
                .map(value -> Math.multiplyExact(value, factor))
                .toArray();
    }

    /** How many scorelines it covers. */
    int lines() {
        return home.length / width;
    }

    /** Whether a criterion still has as many parts. */
    boolean fits(Criterion criterion, int mostBoards) {
        return width == width(criterion.measure(), mostBoards);
    }

    int width() {
        return width;
    }

    long unit() {
        return unit;
    }

    /** By scoreline and part, the home side's numbers. */
    long[] home() {
        return home;
    }

    /** By scoreline and part, the away side's numbers. */
    long[] away() {
        return away;
    }

    /** One match read under one criterion. */
    private record Reading(Criterion criterion, Scoring scoring, MatchResult match) {

        Points figure(Side side, int part) {
            return switch (criterion.measure()) {
                case MATCH_POINTS -> scoring.matchPoints(match).of(side);
                case GAME_POINTS -> gamePoints(side);
                case GAME_POINTS_AGAINST -> gamePoints(side.other());
                case GAME_DIFFERENCE -> gamePoints(side).minus(gamePoints(side.other()));
                case AWAY_GAME_POINTS -> side == Side.AWAY ? gamePoints(side) : Points.ZERO;
                case MATCH_WINS ->
                    count(scoring.matchPoints().outcome(match, scoring.score(match), side) == Outcome.WON);
                case MATCHES_DEFAULTED -> count(match.defaultedBy().by(side));
                case BLACK_ON_ODD_BOARDS -> count(side == Side.HOME);
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
                case BOTTOM_BOARD_ELIMINATION -> upToBoard(match.boards().size() - part - 1, side);
                default -> throw new IllegalStateException(criterion.measure() + " does not add up over matches");
            };
        }

        private Points gamePoints(Side side) {
            if (!criterion.needsBoards()) {
                Score score = scoring.gamePoints(match);
                return score.of(side);
            }
            return overBoards((board, result) -> points(result, side));
        }

        private long weight(int board) {
            return match.boards().size() + 1L - board;
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
            return criterion.boards().includes(board, match.boards().size())
                    && !(criterion.defaults() == Criterion.Defaults.LEFT_OUT
                            && result.kind().byDefault());
        }

        private Points overBoards(OnBoard figure) {
            Points sum = Points.ZERO;
            for (int board = 1; board <= match.boards().size(); board++) {
                BoardResult result = match.boards().get(board - 1);
                if (looksAt(board, result)) {
                    sum = sum.plus(figure.figure(board, result));
                }
            }
            return sum;
        }

        private Points onBoard(int board, OfBoard figure) {
            if (board > match.boards().size()) {
                return Points.ZERO;
            }
            BoardResult result = match.boards().get(board - 1);
            return looksAt(board, result) ? figure.figure(result) : Points.ZERO;
        }

        private Points upToBoard(int last, Side side) {
            return overBoards((board, result) -> board <= last ? points(result, side) : Points.ZERO);
        }
    }
}
