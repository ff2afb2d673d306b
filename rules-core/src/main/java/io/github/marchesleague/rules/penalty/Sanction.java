/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.penalty;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.style.RulesStyle;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * What one offence costs a team (12.5 and its variants elsewhere).
 *
 * @param reach which boards the team loses; they are wins for its opponents
 * @param gamePoints game points taken off the team's score of that match, which can change who won it
 * @param gamePointsToOpponents game points added to the opponents' score of that match
 * @param seasonGamePoints game points taken off the team's total of the season, which cannot
 * @param matchPoints match points taken off the team's total of the season
 * @param onlyIfDecisive whether all this happens only where losing the offending board would change who won the match
 * @param matchPointsOnly whether boards and game points stay as played, and only the match points of both sides are
 *     corrected to what the lost boards would have brought
 * @param score what the match counts instead of its boards, which are all lost: the team's game points first, then its
 *     opponents'
 * @param ownPointsLost whether the team alone loses what it has of the match, game points and match points, while its
 *     opponents keep what they have
 * @param fine money to pay besides
 * @param expulsion whether the team is put out of the league, as one that left
 */
@RulesStyle
@Value.Builder
public record Sanction(
        Reach reach,
        Points gamePoints,
        Points gamePointsToOpponents,
        Points seasonGamePoints,
        Points matchPoints,
        boolean onlyIfDecisive,
        boolean matchPointsOnly,
        Optional<Score> score,
        boolean ownPointsLost,
        Optional<Fine> fine,
        boolean expulsion) {

    /** Which boards are lost. */
    public enum Reach {
        /** None. */
        NONE,
        /** The offending board. */
        BOARD,
        /** The offending board and all below it (12.5, reading D8). */
        FROM_BOARD_DOWN,
        /** All boards. */
        MATCH;

        /**
         * Whether a board is lost.
         *
         * @param offending the board of the offence, from 1
         * @param board a board of the same match, from 1
         * @return true if the offence costs it
         */
        public boolean covers(int offending, int board) {
            return switch (this) {
                case NONE -> false;
                case BOARD -> board == offending;
                case FROM_BOARD_DOWN -> board >= offending;
                case MATCH -> true;
            };
        }
    }

    /** The offending board and all below it, and nothing more (12.5). */
    public static final Sanction FROM_BOARD_DOWN = of(Reach.FROM_BOARD_DOWN);

    /** The offending board, and nothing more. */
    public static final Sanction BOARD = of(Reach.BOARD);

    /** The whole match, and nothing more. */
    public static final Sanction MATCH = of(Reach.MATCH);

    /**
     * Checks the sanction.
     *
     * @throws IllegalArgumentException if it gives a score for a match of which not all boards are lost, or one that is no
     *     loss, or if points that it takes off or gives to the opponents are negative
     */
    public Sanction {
        Objects.requireNonNull(reach, "reach");
        Objects.requireNonNull(gamePoints, "gamePoints");
        Objects.requireNonNull(gamePointsToOpponents, "gamePointsToOpponents");
        Objects.requireNonNull(seasonGamePoints, "seasonGamePoints");
        Objects.requireNonNull(matchPoints, "matchPoints");
        Objects.requireNonNull(fine, "fine");
        for (Points points : List.of(gamePoints, gamePointsToOpponents, seasonGamePoints, matchPoints)) {
            if (points.signum() < 0) {
                throw new IllegalArgumentException(
                        "a sanction of " + points + " points would reward the offence: give what it costs, 0 or more");
            }
        }
        if (score.isPresent() && score.get().home().compareTo(score.get().away()) >= 0) {
            throw new IllegalArgumentException("a sanction with the score " + score.get()
                    + " is no loss: give the offending team's points first, and fewer than its opponents'");
        }
        if (score.isPresent() && reach != Reach.MATCH) {
            throw new IllegalArgumentException(
                    "a sanction with the score " + score.get() + " for the match: its reach must be the match");
        }
    }

    /** Builds a sanction; it takes nothing unless said otherwise. */
    public static final class Builder extends SanctionBuilder {
        Builder() {
            reach(Reach.NONE);
            gamePoints(Points.ZERO);
            gamePointsToOpponents(Points.ZERO);
            seasonGamePoints(Points.ZERO);
            matchPoints(Points.ZERO);
            onlyIfDecisive(false);
            matchPointsOnly(false);
            ownPointsLost(false);
            expulsion(false);
        }
    }

    /**
     * A builder of a sanction that takes nothing.
     *
     * @return the builder
     */
    public static Builder builder() {
        return new Builder();
    }

    private static Sanction of(Reach reach) {
        return builder().reach(reach).build();
    }
}
