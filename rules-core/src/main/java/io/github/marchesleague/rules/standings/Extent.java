/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.scoring.BoardPoints;
import io.github.marchesleague.rules.tiebreak.Criterion;

/**
 * What the scorelines of a season span: the smallest parts of a point that occur, and what they are made of.
 *
 * @param matchPointUnit so many parts make a match point
 * @param gamePointUnit so many parts make a game point
 * @param boardUnit so many parts make a point on a board
 * @param worths the worths of the scorelines have numbers below this one
 * @param mostBoards no match has more boards than this
 * @param someWithoutBoards whether some match is recorded without its boards
 * @param someOutsideTieBreaks whether some match counts for match points only
 */
record Extent(
        long matchPointUnit,
        long gamePointUnit,
        long boardUnit,
        int worths,
        int mostBoards,
        boolean someWithoutBoards,
        boolean someOutsideTieBreaks) {

    /** Of no scorelines. */
    static Extent of(BoardPoints points) {
        long unit = 1;
        unit = Column.commonUnit(unit, points.win());
        unit = Column.commonUnit(unit, points.draw());
        unit = Column.commonUnit(unit, points.loss());
        unit = Column.commonUnit(unit, points.defaultWin());
        unit = Column.commonUnit(unit, points.defaultLoss());
        unit = Column.commonUnit(unit, points.doubleDefaultInTable());
        return new Extent(1, 1, unit, 0, 0, false, false);
    }

    /** With a scoreline more. */
    Extent with(Scoreline line) {
        long onBoards = boardUnit;
        for (BoardResult board : line.example().boards()) {
            if (board.fixed()) {
                onBoards = Column.commonUnit(Column.commonUnit(onBoards, board.home()), board.away());
            }
        }
        return new Extent(
                commonUnit(matchPointUnit, line.worth().matchPoints()),
                commonUnit(
                        commonUnit(gamePointUnit, line.worth().gamePoints()),
                        line.worth().conceded()),
                onBoards,
                Math.max(worths, line.worth().number() + 1),
                Math.max(mostBoards, line.boards()),
                someWithoutBoards || line.boards() == 0,
                someOutsideTieBreaks || line.outsideTieBreaks());
    }

    /** With what was given to or taken from a team. */
    Extent with(Adjustment adjustment) {
        return new Extent(
                Column.commonUnit(matchPointUnit, adjustment.matchPoints()),
                Column.commonUnit(gamePointUnit, adjustment.gamePoints()),
                boardUnit,
                worths,
                mostBoards,
                someWithoutBoards,
                someOutsideTieBreaks);
    }

    private static long commonUnit(long unit, Score score) {
        return Column.commonUnit(Column.commonUnit(unit, score.home()), score.away());
    }

    /** So many parts make a point of a criterion over matches or boards. */
    long unit(Criterion criterion) {
        return switch (criterion.measure()) {
            case MATCH_POINTS -> matchPointUnit;
            case GAME_POINTS, GAME_POINTS_AGAINST, GAME_DIFFERENCE, AWAY_GAME_POINTS ->
                criterion.needsBoards() ? boardUnit : gamePointUnit;
            case BOARD_COUNT_FIDE, BOARD_COUNT_BERLIN, TOP_BOARDS, TOP_BOARDS_DIFFERENCE, BOTTOM_BOARD_ELIMINATION ->
                boardUnit;
            default -> 1;
        };
    }
}
