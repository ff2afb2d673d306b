/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.text;

import io.github.marchesleague.rules.explanation.CriterionName;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import java.util.Optional;

/** What a criterion is called in a note under the table, and which way is better. */
public final class CriterionWords {

    private final RuleSet rules;

    public CriterionWords(RuleSet rules) {
        this.rules = rules;
    }

    /** The criterion in words, with its rule: {@code game points (7.2.2(a))}. */
    public String name(String criterion, String rule) {
        // What is not in the chain is a ruling about the order.
        return tieBreak(criterion).map(CriterionName::of).orElse("order decided") + Words.inBrackets(rule);
    }

    /** {@code , higher is better}; nothing where figures are not compared that way. */
    public String direction(String criterion) {
        return tieBreak(criterion)
                .filter(tieBreak -> !tieBreak.id().equals("play-off"))
                .map(CriterionName::better)
                .map(better -> switch (better) {
                    case HIGHER -> ", higher is better";
                    case LOWER -> ", lower is better";
                    case OWN_ORDER -> "";
                })
                .orElse("");
    }

    private Optional<TieBreak> tieBreak(String criterion) {
        return rules.chain().unfolded().stream()
                .map(Step::tieBreak)
                .filter(tieBreak -> tieBreak.id().equals(criterion))
                .findFirst();
    }
}
