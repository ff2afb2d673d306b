/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.eligibility;

import io.github.marchesleague.rules.lineup.LineUp;
import io.github.marchesleague.rules.lineup.SeasonLineUps;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;

/**
 * Who may play for a team (8.3, 9.4). It sees the whole season, since an earlier match can bar a player from a later
 * one. A league can pass its own from code; implementations must be immutable and answer the same for the same arguments.
 */
public interface Eligibility {

    /**
     * The rule's number.
     *
     * @return the number
     */
    String rule();

    /**
     * Checks all line-ups of a season.
     *
     * @param season the line-ups, in the order in which the matches were played
     * @return the offences, in any order
     */
    List<Offence> check(SeasonLineUps season);

    /**
     * Whether the rule objects to nobody but for what happened in another match. A card that is adjudicated by itself is
     * then not checked.
     *
     * @return true if one match alone never breaks the rule
     */
    default boolean acrossMatchesOnly() {
        return false;
    }

    /**
     * An ineligible player, or a line-up that is not allowed as a whole.
     *
     * @param lineUp the line-up
     * @param board the board, from 1; empty where it is about the line-up as a whole
     * @param message what is wrong, naming players and figures
     */
    record Offence(LineUp lineUp, OptionalInt board, String message) {

        /** Checks that nothing is missing. */
        public Offence {
            Objects.requireNonNull(lineUp, "lineUp");
            Objects.requireNonNull(board, "board");
            Objects.requireNonNull(message, "message");
        }
    }

    /**
     * A check of each appearance by itself.
     *
     * @param season the line-ups
     * @param objection what is wrong with a player on a board, or empty if nothing is
     * @return the offences in the order of the line-ups and boards
     */
    static List<Offence> eachAppearance(SeasonLineUps season, BiFunction<LineUp, Integer, Optional<String>> objection) {
        List<Offence> offences = new ArrayList<>();
        for (LineUp lineUp : season.lineUps()) {
            for (int board = 1; board <= lineUp.boards(); board++) {
                if (lineUp.appeared(board)) {
                    Optional<String> wrong = objection.apply(lineUp, board);
                    if (wrong.isPresent()) {
                        offences.add(
                                new Offence(lineUp, OptionalInt.of(board), lineUp.describe(board) + " " + wrong.get()));
                    }
                }
            }
        }
        return offences;
    }
}
