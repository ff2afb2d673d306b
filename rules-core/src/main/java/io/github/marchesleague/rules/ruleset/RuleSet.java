/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.adjudication.AdjudicationRules;
import io.github.marchesleague.rules.adjudication.Adjudicator;
import io.github.marchesleague.rules.adjudication.MatchDayRules;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.style.RulesStyle;
import io.github.marchesleague.rules.tiebreak.Chain;
import java.time.LocalDate;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.immutables.value.Value;

/**
 * A league's rule book as a value: which strategies are in force, with which figures.
 *
 * @param id the stable name, such as {@code herefordshire-2025-26}
 * @param name the name of the rule book
 * @param season the season it is for
 * @param source where the rules were read
 * @param notes what else there is to know, such as what the source leaves open
 * @param validFrom the first day on which the rules are in force
 * @param validTo the last day
 * @param boards how many boards a match has; 0 where only a score is recorded, empty where any number is allowed
 * @param scoring what boards and matches are worth
 * @param adjudication how match cards become official results
 * @param chain what orders the table
 * @param movement how many teams move between this division and the next
 * @param readings the rules that can be read in more than one way
 * @param amendments changes in mid-season, by the day from which they are in force; given in another order they are put
 *     into this one, and of several from one day a later one lies over the earlier
 */
@RulesStyle
@Value.Builder
public record RuleSet(
        String id,
        String name,
        Optional<String> season,
        Optional<String> source,
        List<String> notes,
        Optional<LocalDate> validFrom,
        Optional<LocalDate> validTo,
        OptionalInt boards,
        Scoring scoring,
        AdjudicationRules adjudication,
        Chain chain,
        Movement movement,
        List<OpenReading> readings,
        List<Amendment> amendments) {

    /**
     * Checks the rule set.
     *
     * @throws IllegalArgumentException if the id is blank, the number of boards is negative, or the last day of the
     *     rules is before the first
     */
    public RuleSet {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(season, "season");
        Objects.requireNonNull(source, "source");
        Objects.requireNonNull(scoring, "scoring");
        Objects.requireNonNull(adjudication, "adjudication");
        Objects.requireNonNull(chain, "chain");
        Objects.requireNonNull(movement, "movement");
        notes = List.copyOf(notes);
        readings = List.copyOf(readings);
        amendments = amendments.stream()
                .sorted(Comparator.comparing(Amendment::from))
                .toList();
        if (id.isBlank()) {
            throw new IllegalArgumentException("a rule set's id must not be blank");
        }
        if (boards.orElse(0) < 0) {
            throw new IllegalArgumentException(
                    "rule set " + id + ": " + boards.getAsInt() + " boards a match; the number must not be negative");
        }
        if (validFrom.isPresent() && validTo.filter(validFrom.get()::isAfter).isPresent()) {
            throw new IllegalArgumentException("rule set " + id + ": the last day " + validTo.get()
                    + " is before the first day " + validFrom.get());
        }
    }

    /** Builds a rule set; scores as in rules 7.1 and 7.2, and checks nothing of a card, unless said otherwise. */
    public static final class Builder extends RuleSetBuilder {
        Builder() {
            scoring(Scoring.STANDARD);
            adjudication(AdjudicationForms.PLAIN);
            movement(Movement.NONE);
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
     * What makes match cards official results under these rules. Changes in mid-season are in it: each match goes by what is
     * in force on its day.
     *
     * @return the adjudicator
     */
    public Adjudicator adjudicator() {
        Adjudicator ofTheSeason = Adjudicator.of(adjudication, scoring, boards);
        if (amendments.isEmpty()) {
            return ofTheSeason;
        }
        SortedMap<LocalDate, MatchDayRules> changes = new TreeMap<>();
        periods()
                .forEach((day, rules) ->
                        changes.put(day, new MatchDayRules(rules.adjudication, rules.scoring.boardPoints())));
        return ofTheSeason.changing(changes);
    }

    /**
     * The rules of those parts of the season in which a change is in force, or is in force no more.
     *
     * @return the first day of each part with its rules, in the order of the days; empty where nothing changes
     */
    public SortedMap<LocalDate, RuleSet> periods() {
        SortedMap<LocalDate, RuleSet> periods = new TreeMap<>();
        for (Amendment amendment : amendments) {
            periods.put(amendment.from(), inForceOn(amendment.from()));
            amendment.to().map(last -> last.plusDays(1)).ifPresent(next -> periods.put(next, inForceOn(next)));
        }
        return Collections.unmodifiableSortedMap(periods);
    }

    /**
     * The rules as they are on a day, with the changes in force then.
     *
     * @param day the day, of a match for example
     * @return this rule set where no change is in force on that day; otherwise the changed one, without amendments
     */
    public RuleSet inForceOn(LocalDate day) {
        RuleSet rules = this;
        for (Amendment amendment : amendments) {
            if (amendment.isInForceOn(day)) {
                rules = RuleSetReader.of(rules).apply(rules, amendment.rules()).withAmendments(List.of());
            }
        }
        return rules;
    }

    /**
     * The rules for a match, with the changes in force on its day.
     *
     * @param day the day of the match
     * @return the rules in force on it; this rule set where the day is not known
     */
    public RuleSet inForceOn(Optional<LocalDate> day) {
        return day.map(this::inForceOn).orElse(this);
    }

    /**
     * The rules under another reading of one rule.
     *
     * @param reading one of this rule set's open readings
     * @param option one of its options
     * @return this rule set for the option in force; otherwise the changed one, with the other readings still open
     * @throws IllegalArgumentException if the reading is none of this rule set's or the option none of the reading's
     */
    public RuleSet under(OpenReading reading, OpenReading.Option option) {
        if (!readings.contains(reading) || !reading.options().contains(option)) {
            throw new IllegalArgumentException("rule set " + id + " has no open reading of rule " + reading.rule()
                    + " with the option " + option.id());
        }
        List<OpenReading> others =
                readings.stream().filter(other -> !other.equals(reading)).toList();
        return option.rules()
                .map(changes -> RuleSetReader.of(this).apply(this, changes).withReadings(others))
                .orElse(this);
    }

    RuleSet withReadings(List<OpenReading> open) {
        Builder changed = builder();
        return changed.from(this).readings(open).build();
    }

    RuleSet withAmendments(List<Amendment> changes) {
        Builder changed = builder();
        return changed.from(this).amendments(changes).build();
    }
}
