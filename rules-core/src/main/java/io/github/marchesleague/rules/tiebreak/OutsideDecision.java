/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A criterion that rests on nothing that is known of the teams: lots, a committee. The teams stay level and the table says
 * who has to decide; the order is then handed in as a ruling (13.5).
 *
 * @param on what decides
 */
public record OutsideDecision(On on) implements TieBreak {

    /** What decides where results do not. */
    public enum On {
        /** The drawing of lots, or a toss. */
        LOTS("lots", "lots have to be drawn"),
        /** A committee or the controller. */
        COMMITTEE("committee", "the committee has to decide");

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

    @Override
    public boolean looksBesideResults() {
        return false;
    }
}
