/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Side;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Something that the rule book objects to. It changes no score by itself (reading D10).
 *
 * @param rule the rule's number; empty where no rule is configured
 * @param match the match, if it is about one
 * @param side the side, if it is about one
 * @param board the board, from 1, if it is about one
 * @param message what is wrong, naming players and figures
 */
public record Breach(String rule, Optional<MatchRef> match, Optional<Side> side, OptionalInt board, String message) {

    /** Checks that nothing is missing. */
    public Breach {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(match, "match");
        Objects.requireNonNull(side, "side");
        Objects.requireNonNull(board, "board");
        Objects.requireNonNull(message, "message");
    }

    static Breach of(String rule, MatchRef match, Side side, int board, String message) {
        return new Breach(rule, Optional.of(match), Optional.of(side), OptionalInt.of(board), message);
    }
}
