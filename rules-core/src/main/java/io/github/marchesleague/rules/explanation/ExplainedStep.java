/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.tiebreak.Division;
import java.util.List;
import java.util.Objects;

/**
 * One step of the chain as it was applied to one group of level teams (7.2.2).
 *
 * @param number its place in the chain, from 1; the ranking itself is 1, and rulings about the order follow the chain
 * @param criterion the criterion's identifier, as in rule-set files
 * @param rule the number of the rule
 * @param name what is compared, in unambiguous words
 * @param better which figure is better
 * @param among the teams that were level when the step was reached
 * @param league the teams whose matches with each other a head-to-head step looked at
 * @param outcome what came of it
 * @param note why it could not separate anybody, where it did not; empty otherwise and where there is nothing to say
 * @param parts the groups that it left, the best first, each with its figure; none where it gave no figures
 * @param accounts what the figures are made of
 */
public record ExplainedStep(
        int number,
        String criterion,
        String rule,
        String name,
        Better better,
        List<TeamId> among,
        List<TeamId> league,
        Outcome outcome,
        String note,
        List<Division.Part> parts,
        List<Account> accounts) {

    /** Which figure is better. */
    public enum Better {
        /** The higher figure. */
        HIGHER,
        /** The lower figure. */
        LOWER,
        /** The criterion brings its own order. */
        OWN_ORDER
    }

    /** What came of a step. */
    public enum Outcome {
        /** It separated teams. */
        SEPARATED,
        /** It left all of them level. */
        LEVEL,
        /** It is not used for so many teams. */
        PASSED_OVER,
        /** It could not be worked out, so the teams stayed level (reading S11). */
        CANNOT_BE_WORKED_OUT,
        /** It needs something that has still to be played (reading S10). */
        STILL_TO_BE_PLAYED
    }

    /** Takes unmodifiable copies. */
    public ExplainedStep {
        Objects.requireNonNull(criterion, "criterion");
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(better, "better");
        among = List.copyOf(among);
        league = List.copyOf(league);
        Objects.requireNonNull(outcome, "outcome");
        Objects.requireNonNull(note, "note");
        parts = List.copyOf(parts);
        accounts = List.copyOf(accounts);
    }
}
