/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A rule that can be read in more than one way. The rule set holds the first reading; the others are declared, so that a
 * table can be computed under each and compared.
 *
 * @param rule the rule's number
 * @param question what the wording leaves open
 * @param options the readings, the one in force first
 */
public record OpenReading(String rule, String question, List<Option> options) {

    /**
     * One way to read the rule.
     *
     * @param id a name for it, such as {@code continue}
     * @param says what it means, in a sentence
     * @param rules what it changes, in the form of a rule-set file; nothing for the reading in force
     */
    public record Option(String id, String says, Optional<String> rules) {

        /** Checks that nothing is missing. */
        public Option {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(says, "says");
            Objects.requireNonNull(rules, "rules");
        }
    }

    /**
     * Checks the options.
     *
     * @throws IllegalArgumentException if there are fewer than two, if the first changes something or a later one
     *     nothing, or if two have the same name
     */
    public OpenReading {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(question, "question");
        options = List.copyOf(options);
        if (options.size() < 2) {
            throw new IllegalArgumentException("rule " + rule + ": an open reading has at least two options");
        }
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).rules().isPresent() != i > 0) {
                throw new IllegalArgumentException(
                        "rule " + rule + ", option " + options.get(i).id()
                                + ": the first option is the reading in force and has no rules; every other one says what it"
                                + " changes");
            }
        }
        if (options.stream().map(Option::id).distinct().count() < options.size()) {
            throw new IllegalArgumentException("rule " + rule + ": two options have the same id");
        }
    }
}
