/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.controller;

import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.style.RulesStyle;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.immutables.value.Value;

/**
 * One decision of the controller, as it is entered in the log. It is final (13.5).
 *
 * @param date the day, where it was noted
 * @param decidedBy who decided, where that was noted
 * @param rule the number of the rule it rests on
 * @param reason why
 * @param match the match it is about, if it is about one
 * @param teams the teams it affects beside those of the match and of the ruling
 * @param advisedBy the officers whose advice was sought and followed (13.4, 13.5)
 * @param ruling what it changes in the season, if it changes anything that the table sees
 */
@RulesStyle
@Value.Builder
public record Decision(
        Optional<LocalDate> date,
        Optional<String> decidedBy,
        String rule,
        String reason,
        Optional<MatchRef> match,
        Set<TeamId> teams,
        List<String> advisedBy,
        Optional<Ruling> ruling) {

    /**
     * Checks the decision.
     *
     * @throws IllegalArgumentException if no reason is given
     */
    public Decision {
        Objects.requireNonNull(date, "date");
        Objects.requireNonNull(decidedBy, "decidedBy");
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(match, "match");
        teams = Set.copyOf(teams);
        advisedBy = List.copyOf(advisedBy);
        Objects.requireNonNull(ruling, "ruling");
        if (reason.isBlank()) {
            throw new IllegalArgumentException(
                    "decision" + date.map(day -> " of " + day).orElse("") + ": it needs a reason");
        }
    }

    /** Builds a decision. */
    public static final class Builder extends DecisionBuilder {
        Builder() {}
    }

    /**
     * A builder with nothing set.
     *
     * @return the builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * The decision that a ruling records, with the ruling's own day, rule, reason, match and adviser.
     *
     * @param ruling the ruling
     * @return a builder to which can be added who decided, and on whose advice
     */
    public static Builder of(Ruling ruling) {
        Builder builder = builder();
        builder.date(ruling.date())
                .rule(ruling.rule())
                .reason(ruling.reason())
                .match(ruling.about())
                .ruling(ruling);
        ruling.advisedBy().ifPresent(builder::addAdvisedBy);
        return builder;
    }

    /**
     * The decision that a ruling records.
     *
     * @param date the day
     * @param decidedBy who decided
     * @param ruling the ruling
     * @return a builder to which advice can be added
     */
    public static Builder of(LocalDate date, String decidedBy, Ruling ruling) {
        Builder builder = of(ruling);
        builder.date(date).decidedBy(decidedBy);
        return builder;
    }

    /** Every team that the decision affects by what it says: those named, those of the match, and those of the ruling. */
    Set<TeamId> affected() {
        Set<TeamId> affected = new HashSet<>(teams);
        match.ifPresent(ref -> affected.addAll(List.of(ref.home(), ref.away())));
        ruling.ifPresent(change -> {
            change.about().ifPresent(ref -> affected.addAll(List.of(ref.home(), ref.away())));
            affected.addAll(change.teams());
        });
        return Set.copyOf(affected);
    }
}
