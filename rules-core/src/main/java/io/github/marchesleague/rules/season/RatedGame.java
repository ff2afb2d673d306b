/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.RateOfPlay;
import java.util.Objects;

/**
 * A game that is sent in for rating (9.1).
 *
 * @param match the match
 * @param board the board, from 1
 * @param white the player with the white pieces
 * @param black the player with the black pieces
 * @param homeIsWhite whether the home side had the white pieces
 * @param result what White made of it
 * @param rate the rate of play of its match (5.1)
 */
public record RatedGame(
        MatchRef match,
        int board,
        PlayerId white,
        PlayerId black,
        boolean homeIsWhite,
        Outcome result,
        RateOfPlay rate) {

    /** Checks that nothing is missing. */
    public RatedGame {
        Objects.requireNonNull(match, "match");
        Objects.requireNonNull(white, "white");
        Objects.requireNonNull(black, "black");
        Objects.requireNonNull(result, "result");
        Objects.requireNonNull(rate, "rate");
    }
}
