/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import java.util.Arrays;
import java.util.Optional;

/**
 * What a criterion counts for a team in the matches that it looks at. The names are the field's own; the identifiers are
 * those of rule-set files and of every output.
 */
public enum Measure {
    /** Match points (7.2.1). Over all matches with adjustments, among the tied without. */
    MATCH_POINTS("match-points", Kind.SUM, Direction.MORE),
    /** Game points scored (7.2.2(a), 7.2.2(b)). Over all matches with adjustments, among the tied without. */
    GAME_POINTS("game-points", Kind.SUM, Direction.MORE),
    /** Game points scored minus game points conceded. */
    GAME_DIFFERENCE("game-difference", Kind.SUM, Direction.MORE),
    /** Game points conceded. */
    GAME_POINTS_AGAINST("game-points-against", Kind.SUM, Direction.FEWER),
    /** Game points scored away from home; the away goals of football. */
    AWAY_GAME_POINTS("away-game-points", Kind.SUM, Direction.MORE),
    /** Matches won, by default included; without those that the opponents defaulted where defaults are left out. */
    MATCH_WINS("match-wins", Kind.SUM, Direction.MORE),
    /** Boards won, by default included. */
    GAMES_WON("games-won", Kind.SUM, Direction.MORE),
    /** Boards that the team itself lost by default. */
    BOARDS_DEFAULTED("boards-defaulted", Kind.SUM, Direction.FEWER),
    /** Whole matches that the team itself defaulted. */
    MATCHES_DEFAULTED("matches-defaulted", Kind.SUM, Direction.FEWER),
    /** The numbers of the boards won, added up (7.2.2(b)(i)); no win at all is 0 and so the best. */
    BOARD_COUNT("board-count", Kind.SUM, Direction.FEWER),
    /** Board number times the game points scored on it, added up: the board count of FIDE's regulations C.07. */
    BOARD_COUNT_FIDE("board-count-fide", Kind.SUM, Direction.FEWER),
    /** The game points on board b of n boards times n + 1 − b, added up: Berlin scoring. */
    BOARD_COUNT_BERLIN("board-count-berlin", Kind.SUM, Direction.MORE),
    /** A win on board b of n boards counts n + 1 − b, added up; draws count nothing. */
    BOARD_COUNT_WEIGHTED_WINS("board-count-weighted-wins", Kind.SUM, Direction.MORE),
    /** Matches in which the team had black on board 1 and so on the odd boards, by the league's rule on colours (10.6). */
    BLACK_ON_ODD_BOARDS("black-on-odd-boards", Kind.SUM, Direction.MORE),
    /** Game points on board 1; where level on board 2, and so on: FIDE's top board results. */
    TOP_BOARDS("top-boards", Kind.BY_BOARD, Direction.MORE),
    /** Points scored minus conceded on board 1; where level on board 2, and so on. */
    TOP_BOARDS_DIFFERENCE("top-boards-difference", Kind.BY_BOARD, Direction.MORE),
    /** Wins on board 1; where level on board 2, and so on: the foremost board won decides. */
    FOREMOST_BOARD_WON("foremost-board-won", Kind.BY_BOARD, Direction.MORE),
    /** Game points without the last board; where level without the last two; and so on (7.2.2(b)(ii)). */
    BOTTOM_BOARD_ELIMINATION("bottom-board-elimination", Kind.BY_BOARD, Direction.MORE),
    /** Each distinct opponent's game points from all its matches, added up (7.2.2(c)). */
    OPPONENTS_GAME_POINTS("opponents-game-points", Kind.OPPONENTS, Direction.MORE),
    /** Each distinct opponent's match points from all its matches, added up. */
    OPPONENTS_MATCH_POINTS("opponents-match-points", Kind.OPPONENTS, Direction.MORE),
    /**
     * Each opponent's match points as if every match of the last round had been drawn: FIDE's fore-Buchholz (C.07, 8.3),
     * which is known before the last round is played.
     */
    FORE_OPPONENTS_MATCH_POINTS("fore-opponents-match-points", Kind.OPPONENTS, Direction.MORE),
    /** The same with game points, a drawn match having all its boards drawn. */
    FORE_OPPONENTS_GAME_POINTS("fore-opponents-game-points", Kind.OPPONENTS, Direction.MORE),
    /** Sonneborn-Berger: the opponent's match points times the match points taken from it (FIDE's EMMSB). */
    SONNEBORN_BERGER_MATCH_MATCH("sonneborn-berger-match-match", Kind.OPPONENTS, Direction.MORE),
    /** Sonneborn-Berger: the opponent's match points times the game points taken from it (FIDE's EMGSB). */
    SONNEBORN_BERGER_MATCH_GAME("sonneborn-berger-match-game", Kind.OPPONENTS, Direction.MORE),
    /** Sonneborn-Berger: the opponent's game points times the match points taken from it (FIDE's EGMSB). */
    SONNEBORN_BERGER_GAME_MATCH("sonneborn-berger-game-match", Kind.OPPONENTS, Direction.MORE),
    /** Sonneborn-Berger: the opponent's game points times the game points taken from it (FIDE's EGGSB). */
    SONNEBORN_BERGER_GAME_GAME("sonneborn-berger-game-game", Kind.OPPONENTS, Direction.MORE),
    /** Game points of the opponents beaten, and half of those of the opponents drawn with. */
    BEATEN_OPPONENTS("beaten-opponents-game-points", Kind.OPPONENTS, Direction.MORE),
    /** The margin of each match times the opponent's game points, added up (US Chess rule 34G2). */
    MARGIN_TIMES_OPPONENT("margin-times-opponent", Kind.OPPONENTS, Direction.MORE);

    /** How a measure is worked out. */
    public enum Kind {
        /** A number for each match, added up. */
        SUM,
        /** A number for each board, compared one board after the other. */
        BY_BOARD,
        /** From the totals of the opponents met. */
        OPPONENTS
    }

    private final String id;
    private final Kind kind;
    private final Direction direction;

    Measure(String id, Kind kind, Direction direction) {
        this.id = id;
        this.kind = kind;
        this.direction = direction;
    }

    /**
     * The name in rule-set files and outputs.
     *
     * @return the identifier, such as {@code game-points}
     */
    public String id() {
        return id;
    }

    /**
     * How it is worked out.
     *
     * @return the kind
     */
    public Kind kind() {
        return kind;
    }

    /**
     * Which way is better unless a criterion says otherwise.
     *
     * @return the usual direction
     */
    public Direction usualDirection() {
        return direction;
    }

    /**
     * Whether it can only be worked out where a match is recorded board by board (reading S11).
     *
     * @return true if it needs boards
     */
    public boolean needsBoards() {
        return switch (this) {
            case GAMES_WON,
                    BOARD_COUNT,
                    BOARD_COUNT_FIDE,
                    BOARD_COUNT_BERLIN,
                    BOARD_COUNT_WEIGHTED_WINS,
                    BOARDS_DEFAULTED,
                    TOP_BOARDS,
                    TOP_BOARDS_DIFFERENCE,
                    FOREMOST_BOARD_WON,
                    BOTTOM_BOARD_ELIMINATION -> true;
            default -> false;
        };
    }

    /**
     * Whether it is a rule about the boards of the teams' own meeting wherever it is used without a scope (7.2.2(b)(i)
     * and (ii): "between the teams").
     *
     * @return true for board counts, eliminations and the like
     */
    public boolean betweenTheTeams() {
        return this == BLACK_ON_ODD_BOARDS || (needsBoards() && this != GAMES_WON && this != BOARDS_DEFAULTED);
    }

    /** The scope of a criterion of which no other is said. */
    Scope usualScope() {
        return betweenTheTeams() ? Scope.HEAD_TO_HEAD : Scope.ALL;
    }

    /**
     * Whether every match of the last round counts as drawn.
     *
     * @return true for the fore-Buchholz
     */
    public boolean beforeTheLastRound() {
        return this == FORE_OPPONENTS_MATCH_POINTS || this == FORE_OPPONENTS_GAME_POINTS;
    }

    /**
     * The measure with this identifier.
     *
     * @param id the identifier
     * @return the measure, or empty if there is none
     */
    public static Optional<Measure> byId(String id) {
        return Arrays.stream(values()).filter(measure -> measure.id.equals(id)).findFirst();
    }
}
