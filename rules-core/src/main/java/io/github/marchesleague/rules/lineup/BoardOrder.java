/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.lineup;

import java.util.List;
import java.util.Objects;

/**
 * How a team must be arranged over the boards (9.3, 12.6, 12.7). A league can pass its own from code; implementations
 * must be immutable and answer the same for the same arguments.
 */
public interface BoardOrder {

    /**
     * The rule's number.
     *
     * @return the number
     */
    String rule();

    /**
     * Checks one line-up.
     *
     * @param lineUp the line-up
     * @return the boards on which somebody offends, and those that could not be checked
     */
    Findings check(LineUp lineUp);

    /**
     * What a check found.
     *
     * @param offences the offending boards, from board 1 down
     * @param unchecked the boards that could not be checked, from board 1 down
     */
    record Findings(List<Finding> offences, List<Finding> unchecked) {

        /** Nothing to object to. */
        public static final Findings NONE = new Findings(List.of(), List.of());

        /** Takes unmodifiable copies. */
        public Findings {
            offences = List.copyOf(offences);
            unchecked = List.copyOf(unchecked);
        }
    }

    /**
     * Something about one board.
     *
     * @param board the board, from 1
     * @param message what it is, naming players and figures
     */
    record Finding(int board, String message) {

        /** Checks that nothing is missing. */
        public Finding {
            Objects.requireNonNull(message, "message");
        }
    }
}
