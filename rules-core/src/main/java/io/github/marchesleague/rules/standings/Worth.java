/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.scoring.BoardPoints;
import io.github.marchesleague.rules.scoring.Scoring;

/**
 * What a match is worth.
 *
 * @param number of this worth in the season, from 0
 * @param gamePoints what it adds to the game points of the table
 * @param conceded what it adds to the game points conceded
 * @param matchPoints its match points
 * @param home what it is for the home side
 * @param away what it is for the away side
 */
record Worth(int number, Score gamePoints, Score conceded, Score matchPoints, Outcome home, Outcome away) {

    /** Asks the scoring. */
    static Worth of(MatchResult match, Scoring scoring, int number) {
        Score score = scoring.score(match);
        Score gamePoints = countsAlike(scoring.boardPoints()) ? score : scoring.gamePoints(match);
        return new Worth(
                number,
                gamePoints,
                match.conceded(gamePoints),
                scoring.matchPoints().award(match, score),
                scoring.matchPoints().outcome(match, score, Side.HOME),
                scoring.matchPoints().outcome(match, score, Side.AWAY));
    }

    /** Whether a board adds to the table what it adds to the score of its match. */
    static boolean countsAlike(BoardPoints points) {
        return points.doubleDefault().equals(points.doubleDefaultInTable());
    }
}
