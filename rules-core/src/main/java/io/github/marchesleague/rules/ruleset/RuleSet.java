/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.adjudication.AdjudicationRules;
import io.github.marchesleague.rules.adjudication.Adjudicator;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.style.RulesStyle;
import io.github.marchesleague.rules.tiebreak.Chain;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.immutables.value.Value;

/**
 * A league's rule book as a value: which strategies are in force, with which figures.
 *
 * @param id the stable name, such as {@code herefordshire-2025-26}
 * @param name the name of the rule book
 * @param source where the rules were read
 * @param boards how many boards a match has; 0 where only a score is recorded, empty where any number is allowed
 * @param scoring what boards and matches are worth
 * @param adjudication how match cards become official results
 * @param chain what orders the table
 */
@RulesStyle
@Value.Builder
public record RuleSet(
        String id,
        String name,
        Optional<String> source,
        OptionalInt boards,
        Scoring scoring,
        AdjudicationRules adjudication,
        Chain chain) {

    /**
     * Checks the rule set.
     *
     * @throws IllegalArgumentException if the id is blank or the number of boards is negative
     */
    public RuleSet {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(scoring, "scoring");
        Objects.requireNonNull(adjudication, "adjudication");
        Objects.requireNonNull(chain, "chain");
        if (id.isBlank()) {
            throw new IllegalArgumentException("a rule set's id must not be blank");
        }
        if (boards.orElse(0) < 0) {
            throw new IllegalArgumentException(
                    "rule set " + id + ": " + boards.getAsInt() + " boards a match; the number must not be negative");
        }
    }

    /** Builds a rule set; scores and adjudicates as Herefordshire does unless said otherwise. */
    public static final class Builder extends RuleSetBuilder {
        Builder() {
            scoring(Scoring.STANDARD);
            adjudication(RuleSets.HEREFORDSHIRE_ADJUDICATION);
        }
    }

    /**
     * A builder with nothing set but the defaults.
     *
     * @return the builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * What makes match cards official results under these rules.
     *
     * @return the adjudicator
     */
    public Adjudicator adjudicator() {
        return Adjudicator.of(adjudication, scoring, boards);
    }
}
