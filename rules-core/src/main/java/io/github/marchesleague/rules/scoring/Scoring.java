/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.scoring;

import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import java.util.Collections;
import java.util.Objects;
import java.util.Optional;

/**
 * From the boards of a match to its score and its match points (rules 7.1 and 7.2): the one place that decides what a
 * result is worth.
 *
 * @param boardPoints what a board is worth
 * @param matchPoints what a match is worth
 * @param unfinished what an unfinished game does to its match
 * @param floor the least that a side can have of a match after penalties, if there is such a limit
 */
public record Scoring(BoardPoints boardPoints, MatchPoints matchPoints, Unfinished unfinished, Optional<Points> floor) {

    /** What an unfinished game does to its match. */
    public enum Unfinished {
        /** The match does not count until the game is finished. */
        MATCH_WAITS,
        /** The game counts for nobody; the other boards count. */
        GAME_IGNORED,
        /** The game counts as drawn for the time being. */
        AS_DRAWN,
        /**
         * The match counts, and its match points are given, as soon as the unfinished games cannot change who won it, or
         * that it was drawn; until then it waits. The unfinished games count for nobody.
         */
        MATCH_COUNTS_ONCE_DECIDED,
        /** The match counts for nobody, and nothing is waited for. */
        MATCH_IGNORED
    }

    /** Rules 7.1 and 7.2. */
    public static final Scoring STANDARD =
            new Scoring(BoardPoints.STANDARD, MatchPoints.STANDARD, Unfinished.MATCH_WAITS, Optional.empty());

    /** Checks that nothing is missing. */
    public Scoring {
        Objects.requireNonNull(boardPoints, "boardPoints");
        Objects.requireNonNull(matchPoints, "matchPoints");
        Objects.requireNonNull(unfinished, "unfinished");
        Objects.requireNonNull(floor, "floor");
    }

    /**
     * Whether a match counts: it has been played, and no unfinished game holds it up.
     *
     * @param result the result
     * @return true if it counts in the table
     */
    public boolean counts(MatchResult result) {
        return result.played()
                && switch (unfinished) {
                    case GAME_IGNORED, AS_DRAWN -> true;
                    case MATCH_WAITS, MATCH_IGNORED -> !hasUnfinishedGame(result);
                    case MATCH_COUNTS_ONCE_DECIDED -> !hasUnfinishedGame(result) || isDecided(result);
                };
    }

    /**
     * Whether a match is left out for good because of an unfinished game; it neither counts nor is waited for.
     *
     * @param result the result
     * @return true if it is left out
     */
    public boolean ignores(MatchResult result) {
        return unfinished == Unfinished.MATCH_IGNORED && result.played() && hasUnfinishedGame(result);
    }

    /**
     * Whether a match that counts has still a game to be finished, whose points are open.
     *
     * @param result a match that counts
     * @return true if its last word has not been spoken
     */
    public boolean isOpen(MatchResult result) {
        return unfinished == Unfinished.MATCH_COUNTS_ONCE_DECIDED && hasUnfinishedGame(result);
    }

    /**
     * Whether the table waits for a match: it has still to be played, or a game of it to be finished.
     *
     * @param result a match that the table takes notice of
     * @return true if it is outstanding, wholly or in part
     */
    public boolean awaits(MatchResult result) {
        return counts(result) ? isOpen(result) : !ignores(result);
    }

    /** Whether the match ends alike for both sides whoever wins the unfinished games. */
    private boolean isDecided(MatchResult result) {
        MatchResult ifHomeWins = finished(result, BoardResult.HOME_WIN);
        MatchResult ifAwayWins = finished(result, BoardResult.AWAY_WIN);
        for (Side side : Side.values()) {
            if (matchPoints.outcome(ifHomeWins, score(ifHomeWins), side)
                    != matchPoints.outcome(ifAwayWins, score(ifAwayWins), side)) {
                return false;
            }
        }
        return true;
    }

    private static MatchResult finished(MatchResult result, BoardResult as) {
        MatchResult.Builder finished = MatchResult.builder();
        return finished.from(result)
                .boards(result.boards().stream()
                        .map(board -> board.kind() == BoardResult.Kind.UNFINISHED ? as : board)
                        .toList())
                .build();
    }

    private static boolean hasUnfinishedGame(MatchResult result) {
        for (BoardResult board : result.boards()) {
            if (board.kind() == BoardResult.Kind.UNFINISHED) {
                return true;
            }
        }
        return false;
    }

    /**
     * The score of a match, which says who won it: its boards or its total, and the adjustments of this match.
     *
     * @param result a match that counts
     * @return the game points of both sides
     */
    public Score score(MatchResult result) {
        return score(result, false);
    }

    /**
     * The game points that a match adds to the table; other than {@link #score} only where double defaults count in the
     * match result alone.
     *
     * @param result a match that counts
     * @return the game points of both sides
     */
    public Score gamePoints(MatchResult result) {
        return score(result, true);
    }

    /**
     * The match points of both sides.
     *
     * @param result a match that counts
     * @return the match points
     */
    public Score matchPoints(MatchResult result) {
        return matchPoints.award(result, score(result));
    }

    /**
     * A match in which the home side wins every board, for what a match can bring at the most and at the least.
     *
     * @param boards how many boards; 0 where only a score is recorded
     * @return such a match
     */
    public static MatchResult sweep(int boards) {
        return imagined(boards, BoardResult.HOME_WIN, new Score(Points.ONE, Points.ZERO));
    }

    /**
     * A match in which every board is drawn, for what a drawn match brings.
     *
     * @param boards how many boards; 0 where only a score is recorded
     * @return such a match
     */
    public static MatchResult drawn(int boards) {
        return imagined(boards, BoardResult.DRAW, new Score(Points.HALF, Points.HALF));
    }

    private static MatchResult imagined(int boards, BoardResult board, Score withoutBoards) {
        MatchResult.Builder match =
                MatchResult.builder().home(TeamId.of("home")).away(TeamId.of("away"));
        return boards == 0
                ? match.total(withoutBoards).build()
                : match.boards(Collections.nCopies(boards, board)).build();
    }

    /**
     * One side's points on one board of a match, for the table.
     *
     * @param board the board's result
     * @param side the side
     * @return its points
     */
    public Points boardPoints(BoardResult board, Side side) {
        return boardPoints.inTable(settled(board), side);
    }

    private Score score(MatchResult result, boolean inTable) {
        Sum home = new Sum();
        Sum away = new Sum();
        for (BoardResult board : result.boards()) {
            BoardResult settled = settled(board);
            home.add(inTable ? boardPoints.inTable(settled, Side.HOME) : boardPoints.of(settled, Side.HOME));
            away.add(inTable ? boardPoints.inTable(settled, Side.AWAY) : boardPoints.of(settled, Side.AWAY));
        }
        if (result.total().isPresent()) {
            home.add(result.total().get().home());
            away.add(result.total().get().away());
        }
        home.add(result.adjustment().home());
        away.add(result.adjustment().away());
        return new Score(floored(home.points()), floored(away.points()));
    }

    private Points floored(Points points) {
        return floor.isPresent() && points.compareTo(floor.get()) < 0 ? floor.get() : points;
    }

    private BoardResult settled(BoardResult board) {
        return board.kind() == BoardResult.Kind.UNFINISHED && unfinished == Unfinished.AS_DRAWN
                ? BoardResult.DRAW
                : board;
    }
}
