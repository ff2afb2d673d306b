/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.Fine;
import io.github.marchesleague.rules.penalty.Sanction;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sanctions, what becomes of a breach, and fines, as a rule-set file has them. */
final class SanctionForms {

    private SanctionForms() {}

    static Form<Enforcement> enforcement() {
        Map<String, Sanction> sanctions = new LinkedHashMap<>();
        sanctions.put("board", Sanction.BOARD);
        sanctions.put("from-board-down", Sanction.FROM_BOARD_DOWN);
        sanctions.put("match", Sanction.MATCH);
        Form<Sanction> sanction = Forms.wordsOr(
                sanctions,
                Section.ofRecord(
                        Sanction.class,
                        Sanction.builder().build(),
                        Map.of(
                                "score",
                                optional(score("write the offending team's points first, such as 0-5")),
                                "fine",
                                optionalFine())));
        Form<List<Sanction>> oneOrMore = Forms.oneOrList(sanction);
        return Forms.wordOr(
                "reported", Enforcement.REPORTED, Forms.as(oneOrMore, Enforcement::new, Enforcement::sanctions));
    }

    /** Money, alone or with how often it is due in the last round. */
    static Form<Fine> fine() {
        Form<Fine> money = Forms.parsed(
                Fine::parse,
                Fine::toString,
                "an amount of money",
                "write the amount and the currency, such as 40 EUR",
                Fine::hasForm,
                Fine.RANGE);
        Section<Fine> section = new Section<Fine>(v -> {
                    Fine amount = v.<Fine>get("amount").orElseThrow();
                    return new Fine(
                            amount.amount(),
                            amount.currency(),
                            v.<Integer>get("timesInLastRound").orElse(1));
                })
                .required("amount", money, fine -> fine, "the amount with its currency")
                .key(
                        "timesInLastRound",
                        Forms.whole(1, 99),
                        fine -> AdjudicationForms.unless(fine.timesInLastRound(), 1),
                        "how many times it is due in the last round");
        return new Form<>() {
            @Override
            public Optional<Fine> read(YamlNode node, Registry code) {
                return node.isMapping() ? section.read(node, code) : money.read(node, code);
            }

            @Override
            public Object write(Fine fine, Registry code) {
                return fine.timesInLastRound() == 1 ? money.write(fine, code) : section.write(fine, code);
            }

            @Override
            public Map<String, Object> schema() {
                return Forms.schema("anyOf", List.of(money.schema(), section.schema()));
            }
        };
    }

    static Form<Optional<Fine>> optionalFine() {
        return optional(fine());
    }

    /** A score, with what to write instead of what is none. */
    static Form<Score> score(String right) {
        return Forms.parsed(Score::parse, score -> score.home() + "-" + score.away(), "a score", right);
    }

    /** A value or none. */
    static <T> Form<Optional<T>> optional(Form<T> form) {
        return Forms.wordOr("none", Optional.empty(), Forms.as(form, Optional::of, Optional::orElseThrow));
    }
}
