/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruling;

import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.penalty.ImposedFine;
import io.github.marchesleague.rules.scoring.Adjustment;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A decision of the controller (section 13), with the rule it rests on and a reason. It is final (13.5); leaving it out
 * of the season undoes it.
 */
public sealed interface Ruling {

    /**
     * The rule it rests on.
     *
     * @return the rule's number
     */
    String rule();

    /**
     * Why.
     *
     * @return the reason, in a few words
     */
    String reason();

    /**
     * The officer on whose advice it was taken, which it needs where it affects the controller's own team (13.5).
     *
     * @return the officer's name
     */
    Optional<String> advisedBy();

    /**
     * The day on which it was decided, for the decision log; no table depends on it.
     *
     * @return the day, where it was noted
     */
    Optional<LocalDate> date();

    /**
     * The match that it is about.
     *
     * @return the match as the ruling names it; empty where it is about teams
     */
    default Optional<MatchRef> about() {
        return Optional.empty();
    }

    /**
     * The teams that it is about beside those of a match.
     *
     * @return an unmodifiable list; empty where it is about a match
     */
    default List<TeamId> teams() {
        return List.of();
    }

    /**
     * Points given to a team or taken from it.
     *
     * @param adjustment what changes
     * @param advisedBy the officer who advised, if one did
     * @param date the day on which it was decided, where that was noted
     */
    record PointsAdjusted(Adjustment adjustment, Optional<String> advisedBy, Optional<LocalDate> date)
            implements Ruling {

        /** Checks that nothing is missing. */
        public PointsAdjusted {
            Objects.requireNonNull(adjustment, "adjustment");
            Objects.requireNonNull(advisedBy, "advisedBy");
            Objects.requireNonNull(date, "date");
        }

        /**
         * A ruling without advice and of which the day is not noted.
         *
         * @param adjustment what changes
         */
        public PointsAdjusted(Adjustment adjustment) {
            this(adjustment, Optional.empty(), Optional.empty());
        }

        @Override
        public List<TeamId> teams() {
            return List.of(adjustment.team());
        }

        @Override
        public String rule() {
            return adjustment.rule();
        }

        @Override
        public String reason() {
            return adjustment.reason();
        }
    }

    /**
     * A match awarded with a score.
     *
     * @param match the match
     * @param score its game points
     * @param rule the rule
     * @param reason the reason
     * @param advisedBy the officer who advised, if one did
     * @param date the day on which it was decided, where that was noted
     */
    record MatchAwarded(
            MatchRef match,
            Score score,
            String rule,
            String reason,
            Optional<String> advisedBy,
            Optional<LocalDate> date)
            implements Ruling {

        /** Checks that nothing is missing. */
        public MatchAwarded {
            Objects.requireNonNull(match, "match");
            Objects.requireNonNull(score, "score");
            Objects.requireNonNull(rule, "rule");
            Objects.requireNonNull(reason, "reason");
            Objects.requireNonNull(advisedBy, "advisedBy");
            Objects.requireNonNull(date, "date");
        }

        /**
         * A ruling without advice and of which the day is not noted.
         *
         * @param match the match
         * @param score its game points
         * @param rule the rule
         * @param reason the reason
         */
        public MatchAwarded(MatchRef match, Score score, String rule, String reason) {
            this(match, score, rule, reason, Optional.empty(), Optional.empty());
        }

        @Override
        public Optional<MatchRef> about() {
            return Optional.of(match);
        }
    }

    /**
     * A match annulled: it counts for nobody.
     *
     * @param match the match
     * @param rule the rule
     * @param reason the reason
     * @param advisedBy the officer who advised, if one did
     * @param date the day on which it was decided, where that was noted
     */
    record MatchAnnulled(
            MatchRef match, String rule, String reason, Optional<String> advisedBy, Optional<LocalDate> date)
            implements Ruling {

        /** Checks that nothing is missing. */
        public MatchAnnulled {
            Objects.requireNonNull(match, "match");
            Objects.requireNonNull(rule, "rule");
            Objects.requireNonNull(reason, "reason");
            Objects.requireNonNull(advisedBy, "advisedBy");
            Objects.requireNonNull(date, "date");
        }

        /**
         * A ruling without advice and of which the day is not noted.
         *
         * @param match the match
         * @param rule the rule
         * @param reason the reason
         */
        public MatchAnnulled(MatchRef match, String rule, String reason) {
            this(match, rule, reason, Optional.empty(), Optional.empty());
        }

        @Override
        public Optional<MatchRef> about() {
            return Optional.of(match);
        }
    }

    /**
     * Another default time for one match (6.1).
     *
     * @param match the match
     * @param defaultTime from the start of the match
     * @param rule the rule
     * @param reason the reason
     * @param advisedBy the officer who advised, if one did
     * @param date the day on which it was decided, where that was noted
     */
    record DefaultTimeSet(
            MatchRef match,
            Duration defaultTime,
            String rule,
            String reason,
            Optional<String> advisedBy,
            Optional<LocalDate> date)
            implements Ruling {

        /** Checks that nothing is missing. */
        public DefaultTimeSet {
            Objects.requireNonNull(match, "match");
            Objects.requireNonNull(defaultTime, "defaultTime");
            Objects.requireNonNull(rule, "rule");
            Objects.requireNonNull(reason, "reason");
            Objects.requireNonNull(advisedBy, "advisedBy");
            Objects.requireNonNull(date, "date");
        }

        /**
         * A ruling without advice and of which the day is not noted.
         *
         * @param match the match
         * @param defaultTime from the start of the match
         * @param rule the rule
         * @param reason the reason
         */
        public DefaultTimeSet(MatchRef match, Duration defaultTime, String rule, String reason) {
            this(match, defaultTime, rule, reason, Optional.empty(), Optional.empty());
        }

        @Override
        public Optional<MatchRef> about() {
            return Optional.of(match);
        }
    }

    /**
     * The order of teams that share a position, the best first.
     *
     * @param order the teams
     * @param rule the rule
     * @param reason the reason
     * @param advisedBy the officer who advised, if one did
     * @param date the day on which it was decided, where that was noted
     */
    record OrderDecided(
            List<TeamId> order, String rule, String reason, Optional<String> advisedBy, Optional<LocalDate> date)
            implements Ruling {

        /** Takes an unmodifiable copy. */
        public OrderDecided {
            order = List.copyOf(order);
            Objects.requireNonNull(rule, "rule");
            Objects.requireNonNull(reason, "reason");
            Objects.requireNonNull(advisedBy, "advisedBy");
            Objects.requireNonNull(date, "date");
        }

        /**
         * A ruling without advice and of which the day is not noted.
         *
         * @param order the teams
         * @param rule the rule
         * @param reason the reason
         */
        public OrderDecided(List<TeamId> order, String rule, String reason) {
            this(order, rule, reason, Optional.empty(), Optional.empty());
        }

        @Override
        public List<TeamId> teams() {
            return order;
        }
    }

    /**
     * Money that a team has to pay. It is listed, and changes no table.
     *
     * @param fine the team, the amount, the rule and the reason
     * @param advisedBy the officer who advised, if one did
     * @param date the day on which it was decided, where that was noted
     */
    record Fined(ImposedFine fine, Optional<String> advisedBy, Optional<LocalDate> date) implements Ruling {

        /** Checks that nothing is missing. */
        public Fined {
            Objects.requireNonNull(fine, "fine");
            Objects.requireNonNull(advisedBy, "advisedBy");
            Objects.requireNonNull(date, "date");
        }

        /**
         * A ruling without advice and of which the day is not noted.
         *
         * @param fine the team, the amount, the rule and the reason
         */
        public Fined(ImposedFine fine) {
            this(fine, Optional.empty(), Optional.empty());
        }

        @Override
        public List<TeamId> teams() {
            return List.of(fine.team());
        }

        @Override
        public String rule() {
            return fine.rule();
        }

        @Override
        public String reason() {
            return fine.reason();
        }
    }
}
