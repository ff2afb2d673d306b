/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

/** The tie-breaks that rule books name, each with the rule or the practice it stands for. */
public final class TieBreaks {

    /** Most match points: the ranking itself (7.2.1). */
    public static final Criterion MATCH_POINTS = Criterion.overall(Measure.MATCH_POINTS);

    /** Most game points (7.2.2(a)). */
    public static final Criterion GAME_POINTS = Criterion.overall(Measure.GAME_POINTS);

    /** Best game-point difference, the goal difference of football. */
    public static final Criterion GAME_DIFFERENCE = Criterion.overall(Measure.GAME_DIFFERENCE);

    /** Most matches won. */
    public static final Criterion MATCH_WINS = Criterion.overall(Measure.MATCH_WINS);

    /** Most match points in the matches between the level teams. */
    public static final Criterion HEAD_TO_HEAD_MATCH_POINTS = Criterion.headToHead(Measure.MATCH_POINTS);

    /** Most game points in the matches between the level teams (7.2.2(b)). */
    public static final Criterion HEAD_TO_HEAD_GAME_POINTS = Criterion.headToHead(Measure.GAME_POINTS);

    /** Best game-point difference in the matches between the level teams. */
    public static final Criterion HEAD_TO_HEAD_GAME_DIFFERENCE = Criterion.headToHead(Measure.GAME_DIFFERENCE);

    /** Lowest sum of the numbers of the boards won between the level teams (7.2.2(b)(i)). */
    public static final Criterion BOARD_COUNT = Criterion.headToHead(Measure.BOARD_COUNT);

    /** Lowest sum of board number times game points between the level teams (FIDE C.07's formula). */
    public static final Criterion BOARD_COUNT_FIDE = Criterion.headToHead(Measure.BOARD_COUNT_FIDE);

    /** Highest sum of the weights of the boards won between the level teams (Berlin scoring). */
    public static final Criterion BOARD_COUNT_BERLIN = Criterion.headToHead(Measure.BOARD_COUNT_BERLIN);

    /** Game points between the level teams without the last board, without the last two, … (7.2.2(b)(ii)). */
    public static final Criterion BOTTOM_BOARD_ELIMINATION = Criterion.headToHead(Measure.BOTTOM_BOARD_ELIMINATION);

    /** The opponents' game points without one opponent that has the most and one that has the fewest (7.2.2(c)). */
    public static final Criterion OPPONENTS_GAME_POINTS_TRIMMED = Criterion.of(Measure.OPPONENTS_GAME_POINTS)
            .cutHighest(1)
            .cutLowest(1)
            .build();

    /** A play-off between the level teams (7.2.2(d)). */
    public static final TieBreak PLAY_OFF = new PlayOff();

    private TieBreaks() {}
}
