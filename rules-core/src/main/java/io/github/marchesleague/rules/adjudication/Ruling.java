/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.scoring.Adjustment;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

/** A decision of the controller (section 13), with the rule it rests on and a reason. It is final (13.5). */
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
     * Points given to a team or taken from it.
     *
     * @param adjustment what changes
     */
    record PointsAdjusted(Adjustment adjustment) implements Ruling {
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
     */
    record MatchAwarded(MatchRef match, Score score, String rule, String reason) implements Ruling {}

    /**
     * A match annulled: it counts for nobody.
     *
     * @param match the match
     * @param rule the rule
     * @param reason the reason
     */
    record MatchAnnulled(MatchRef match, String rule, String reason) implements Ruling {}

    /**
     * Another default time for one match (6.1).
     *
     * @param match the match
     * @param defaultTime from the start of the match
     * @param rule the rule
     * @param reason the reason
     */
    record DefaultTimeSet(MatchRef match, Duration defaultTime, String rule, String reason) implements Ruling {}

    /**
     * The order of teams that share a position, the best first.
     *
     * @param order the teams
     * @param rule the rule
     * @param reason the reason
     */
    record OrderDecided(List<TeamId> order, String rule, String reason) implements Ruling {

        /** Takes an unmodifiable copy. */
        public OrderDecided {
            order = List.copyOf(order);
            Objects.requireNonNull(rule, "rule");
            Objects.requireNonNull(reason, "reason");
        }
    }
}
