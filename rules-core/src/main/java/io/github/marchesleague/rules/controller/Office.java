/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.controller;

import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.TeamId;
import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;

/** Who acts as the controller, and for what (13.1, 13.2). */
public sealed interface Office {

    /**
     * Who holds it.
     *
     * @return the person's name
     */
    String person();

    /**
     * The team for which the person plays, whose cases need the advice of other officers (13.5).
     *
     * @return the team, if there is one
     */
    Optional<TeamId> playsFor();

    /**
     * Whether the office covers a decision.
     *
     * @param day the day of the decision
     * @param match the match it is about, if it is about one
     * @return true if it does
     */
    boolean covers(LocalDate day, Optional<MatchRef> match);

    /**
     * The controller, appointed by the association after the general meeting and before the season (13.1).
     *
     * @param person the person
     * @param from the day of the appointment
     * @param playsFor the team for which the person plays
     */
    record Controller(String person, LocalDate from, Optional<TeamId> playsFor) implements Office {

        /** Checks that nothing is missing. */
        public Controller {
            Objects.requireNonNull(person, "person");
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(playsFor, "playsFor");
        }

        @Override
        public boolean covers(LocalDate day, Optional<MatchRef> match) {
            return !day.isBefore(from);
        }
    }

    /**
     * A deputy for a period in which the controller is not available (13.2).
     *
     * @param person the person
     * @param from the first day
     * @param to the last day, which still belongs to it
     * @param playsFor the team for which the person plays
     */
    record DeputyForPeriod(String person, LocalDate from, LocalDate to, Optional<TeamId> playsFor) implements Office {

        /**
         * Checks the period.
         *
         * @throws IllegalArgumentException if it ends before it begins
         */
        public DeputyForPeriod {
            Objects.requireNonNull(person, "person");
            Objects.requireNonNull(playsFor, "playsFor");
            if (to.isBefore(from)) {
                throw new IllegalArgumentException(
                        "deputy " + person + ": the period ends on " + to + ", before it begins on " + from);
            }
        }

        @Override
        public boolean covers(LocalDate day, Optional<MatchRef> match) {
            return !day.isBefore(from) && !day.isAfter(to);
        }
    }

    /**
     * A deputy for one match; several for a group of matches (13.2).
     *
     * @param person the person
     * @param match the match
     * @param playsFor the team for which the person plays
     */
    record DeputyForMatch(String person, MatchRef match, Optional<TeamId> playsFor) implements Office {

        /** Checks that nothing is missing. */
        public DeputyForMatch {
            Objects.requireNonNull(person, "person");
            Objects.requireNonNull(match, "match");
            Objects.requireNonNull(playsFor, "playsFor");
        }

        @Override
        public boolean covers(LocalDate day, Optional<MatchRef> about) {
            return about.filter(match::names).isPresent();
        }
    }
}
