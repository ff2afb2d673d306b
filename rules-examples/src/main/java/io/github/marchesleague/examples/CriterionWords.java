/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Direction;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import java.util.Map;

/** What a criterion is called in a note under the table, and which way is better. */
final class CriterionWords {

    private static final String HEAD_TO_HEAD = "head-to-head-";

    /** Those whose identifier is not plain enough. */
    private static final Map<String, String> SPECIAL = Map.of(
            "board-count", "board count, the sum of the numbers of the boards won against each other",
            "board-count-fide", "board count, the sum of board number times game points against each other",
            "board-count-berlin", "Berlin scoring of the boards won and drawn against each other",
            "bottom-board-elimination",
                    "game points against each other without the last board, without the last two, and so on",
            "opponents-game-points-trimmed", "opponents' game points without the highest and the lowest",
            "play-off", "play-off",
            "ruling", "order decided");

    private final RuleSet rules;

    CriterionWords(RuleSet rules) {
        this.rules = rules;
    }

    /** The criterion in words, with its rule: {@code game points (7.2.2(a))}. */
    String name(String criterion, String rule) {
        String words = SPECIAL.get(criterion);
        if (words == null) {
            words = criterion.startsWith(HEAD_TO_HEAD)
                    ? criterion.substring(HEAD_TO_HEAD.length()).replace('-', ' ') + " against each other"
                    : criterion.replace('-', ' ');
        }
        return words + Words.inBrackets(rule);
    }

    /** {@code , more is better}; nothing where figures are not compared that way. */
    String direction(String criterion) {
        return rules.chain().steps().stream()
                .map(step -> step.tieBreak())
                .filter(tieBreak -> tieBreak.id().equals(criterion))
                .findFirst()
                .map(CriterionWords::direction)
                .orElse("");
    }

    private static String direction(TieBreak tieBreak) {
        return tieBreak instanceof Criterion criterion
                ? criterion.direction() == Direction.MORE ? ", more is better" : ", fewer is better"
                : "";
    }
}
