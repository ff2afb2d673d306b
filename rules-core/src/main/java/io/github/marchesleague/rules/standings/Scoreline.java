/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.scoring.Scoring;

/**
 * A way in which matches of the season ended, and what that is worth.
 *
 * @param example a match that ended so
 * @param gamePoints what it adds to the game points of the table
 * @param matchPoints its match points
 * @param home what it is for the home side
 * @param away what it is for the away side
 * @param outsideTieBreaks whether it counts for match points only
 */
record Scoreline(
        MatchResult example,
        Score gamePoints,
        Score matchPoints,
        Outcome home,
        Outcome away,
        boolean outsideTieBreaks) {

    /** Asks the scoring once. */
    static Scoreline of(MatchResult match, Scoring scoring, boolean outsideTieBreaks) {
        Score score = scoring.score(match);
        boolean same = scoring.boardPoints()
                .doubleDefault()
                .equals(scoring.boardPoints().doubleDefaultInTable());
        return new Scoreline(
                match,
                same ? score : scoring.gamePoints(match),
                scoring.matchPoints().award(match, score),
                scoring.matchPoints().outcome(match, score, Side.HOME),
                scoring.matchPoints().outcome(match, score, Side.AWAY),
                outsideTieBreaks);
    }

    Outcome outcome(Side side) {
        return side == Side.HOME ? home : away;
    }

    int boards() {
        return example.boards().size();
    }
}
