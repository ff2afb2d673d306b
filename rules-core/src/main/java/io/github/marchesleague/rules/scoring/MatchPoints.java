/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.scoring;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;

/**
 * How a match result becomes match points (rule 7.2). A league can pass its own from code; implementations must be
 * immutable and answer the same for the same arguments.
 */
@FunctionalInterface
public interface MatchPoints {

    /** Rule 7.2: 2 for a match won, 1 for a match drawn, 0 for a match lost. */
    MatchPoints STANDARD = of(Points.of(2), Points.ONE, Points.ZERO);

    /**
     * Gives both sides their match points.
     *
     * @param result the whole official result
     * @param gamePoints the score of the match, adjustments included
     * @return the match points of both sides; their sum need not be constant
     */
    Score award(MatchResult result, Score gamePoints);

    /**
     * Whether a side won, drew or lost the match, for the columns of the table; by game points scored and conceded unless
     * a league counts otherwise.
     *
     * @param result the whole official result
     * @param gamePoints the score of the match
     * @param side the side
     * @return what the match was for that side
     */
    default Outcome outcome(MatchResult result, Score gamePoints, Side side) {
        return Outcome.of(gamePoints.of(side).compareTo(result.conceded(gamePoints, side)));
    }

    /**
     * The usual scale: the side with more game points has won the match.
     *
     * @param win for a match won
     * @param draw to each side of a drawn match
     * @param loss for a match lost
     * @return the scale
     */
    static MatchPointScale of(Points win, Points draw, Points loss) {
        return MatchPointScale.builder().win(win).draw(draw).loss(loss).build();
    }
}
