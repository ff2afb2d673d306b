/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A day from which matches go by other rules than those of the day before.
 *
 * @param from the day
 * @param notes where that was decided, or why
 * @param differences what the rules say otherwise from then on
 * @param season the rule book of the season, without changes
 * @param then the rule book of that day
 */
record SeasonTurn(
        LocalDate from,
        List<String> notes,
        List<Difference> differences,
        List<RuleSetProse.Clause> season,
        List<RuleSetProse.Clause> then) {

    /** The turns of a season in the order of the days, whatever the order of the file. */
    static List<SeasonTurn> of(RuleSet rules) {
        if (rules.amendments().isEmpty()) {
            return List.of();
        }
        List<RuleSetProse.Clause> season = RuleSetProse.ofCards(rules);
        List<RuleSetProse.Clause> before = season;
        List<SeasonTurn> turns = new ArrayList<>();
        for (Map.Entry<LocalDate, RuleSet> period : rules.periods().entrySet()) {
            List<RuleSetProse.Clause> then = RuleSetProse.ofCards(period.getValue());
            List<String> notes = rules.amendments().stream()
                    .filter(amendment -> amendment.from().equals(period.getKey()))
                    .map(Amendment::note)
                    .flatMap(Optional::stream)
                    .toList();
            turns.add(new SeasonTurn(period.getKey(), notes, Difference.between(before, then), season, then));
            before = then;
        }
        return turns;
    }

    /** From which matches on, and by whose decision. */
    String when() {
        return "In matches from " + from + " on" + (notes.isEmpty() ? "" : " (" + String.join("; ", notes) + ")");
    }

    /** Whether what holds again is what the season began with. */
    boolean again(Difference difference) {
        return Difference.said(Difference.about(difference.topic(), then))
                .equals(Difference.said(Difference.about(difference.topic(), season)));
    }

    /** What is different, by itself: without the numbers of clauses, so that it can be held against another rule book. */
    List<String> statements() {
        if (differences.isEmpty()) {
            return List.of(when() + " nothing is different.");
        }
        List<String> statements = new ArrayList<>();
        for (Difference difference : differences) {
            if (again(difference)) {
                statements.add(when() + " the clauses on " + difference.topic() + " are those of the season again.");
            } else if (!difference.come().isEmpty()) {
                statements.add(when() + ": " + texts(difference.come()));
            } else if (!difference.gone().isEmpty()) {
                statements.add(when() + " no longer: " + texts(difference.gone()));
            } else {
                statements.add(when() + " the clauses on " + difference.topic() + " are taken in another order.");
            }
        }
        return statements;
    }

    static String texts(List<RuleSetProse.Clause> clauses) {
        return clauses.stream().map(RuleSetProse.Clause::text).collect(Collectors.joining(" "));
    }
}
