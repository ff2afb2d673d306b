/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A criterion that rests on something other than results: lots, a committee, ratings, last season's place. The teams stay
 * level and the table says what has to be found out; the order is then handed in as a ruling (13.5).
 *
 * @param on what decides
 */
public record OutsideDecision(On on) implements TieBreak {

    /** What decides where results do not. */
    public enum On {
        /** The drawing of lots, or a toss. */
        LOTS("lots", "lots have to be drawn"),
        /** A committee or the controller. */
        COMMITTEE("committee", "the committee has to decide"),
        /** The teams' ratings, by whatever average the rule book takes. */
        RATING("rating", "the teams' ratings have to be compared"),
        /** The average age of the teams. */
        AGE("age", "the ages of the players have to be compared"),
        /** Last season's order or the seeding. */
        PREVIOUS_RANK("previous-rank", "the order of the previous season or the seeding has to be looked up"),
        /** Cards, cautions and the like. */
        FAIR_PLAY("fair-play", "the fair-play points have to be compared"),
        /** Performance ratings or other figures from games that a team result does not hold. */
        PERFORMANCE("performance", "the performances of the players have to be compared");

        private final String id;
        private final String reason;

        On(String id, String reason) {
            this.id = id;
            this.reason = reason;
        }

        /**
         * The name in rule-set files and outputs.
         *
         * @return the identifier, such as {@code lots}
         */
        public String id() {
            return id;
        }
    }

    /** Checks that something is named. */
    public OutsideDecision {
        Objects.requireNonNull(on, "on");
    }

    /**
     * The decision with this identifier.
     *
     * @param id the identifier
     * @return the tie-break, or empty if there is none
     */
    public static Optional<OutsideDecision> byId(String id) {
        return Arrays.stream(On.values())
                .filter(on -> on.id.equals(id))
                .findFirst()
                .map(OutsideDecision::new);
    }

    @Override
    public String id() {
        return on.id;
    }

    @Override
    public Division divide(TiedGroup group) {
        return new Division.CannotBeWorkedOut(on.reason + "; a ruling can then give the order", List.of());
    }
}
