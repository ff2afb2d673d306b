/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.adjudication.WithdrawalPolicy;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What becomes of a withdrawn team's matches: always the same, or by how far it had come. */
final class WithdrawalForm implements Form<WithdrawalPolicy> {
    private record ByShare(
            Optional<Points> ifPlayedBelow,
            Optional<Points> ifForfeitedAbove,
            WithdrawalPolicy.Treatment then,
            WithdrawalPolicy.Treatment otherwise) {}

    private final Form<WithdrawalPolicy.Treatment> treatment = Forms.words(WithdrawalPolicy.Treatment.class);

    private final Section<ByShare> section = new Section<ByShare>(v -> new ByShare(
                    v.get("ifPlayedBelow"),
                    v.get("ifForfeitedAbove"),
                    v.<WithdrawalPolicy.Treatment>get("then").orElseThrow(),
                    v.<WithdrawalPolicy.Treatment>get("otherwise").orElseThrow()))
            .key(
                    "ifPlayedBelow",
                    AdjudicationForms.share(),
                    ByShare::ifPlayedBelow,
                    "the share of its matches that the team must have played")
            .key(
                    "ifForfeitedAbove",
                    AdjudicationForms.share(),
                    ByShare::ifForfeitedAbove,
                    "the share of its matches that the team may forfeit")
            .required("then", treatment, ByShare::then, "what becomes of its matches in that case")
            .required("otherwise", treatment, ByShare::otherwise, "what becomes of them in the other");

    @Override
    public Optional<WithdrawalPolicy> read(YamlNode node, Registry code) {
        if (!node.isMapping()) {
            return treatment.read(node, code).map(WithdrawalPolicy::always);
        }
        return section.read(node, code).flatMap(w -> {
            if (w.ifPlayedBelow().isPresent() == w.ifForfeitedAbove().isPresent()) {
                node.fault("what it depends on is not clear", "give one of ifPlayedBelow and ifForfeitedAbove");
                return Optional.empty();
            }
            return Optional.of(w.ifPlayedBelow()
                    .map(s -> WithdrawalPolicy.playedBelow(
                            (int) s.numerator(), (int) s.denominator(), w.then(), w.otherwise()))
                    .orElseGet(() -> {
                        Points s = w.ifForfeitedAbove().orElseThrow();
                        return WithdrawalPolicy.forfeitedAbove(
                                (int) s.numerator(), (int) s.denominator(), w.then(), w.otherwise());
                    }));
        });
    }

    @Override
    public Object write(WithdrawalPolicy policy, Registry code) {
        if (policy instanceof WithdrawalPolicy.Always always) {
            return treatment.write(always.treatment(), code);
        }
        if (policy instanceof WithdrawalPolicy.PlayedBelow p) {
            Points share = new Points(p.numerator(), p.denominator());
            return section.write(new ByShare(Optional.of(share), Optional.empty(), p.below(), p.otherwise()), code);
        }
        if (policy instanceof WithdrawalPolicy.ForfeitedAbove f) {
            Points share = new Points(f.numerator(), f.denominator());
            return section.write(new ByShare(Optional.empty(), Optional.of(share), f.above(), f.otherwise()), code);
        }
        throw new IllegalStateException("not one of the library's own: " + policy);
    }

    static boolean isStandard(WithdrawalPolicy policy) {
        return policy instanceof WithdrawalPolicy.Always
                || policy instanceof WithdrawalPolicy.PlayedBelow
                || policy instanceof WithdrawalPolicy.ForfeitedAbove;
    }

    @Override
    public Map<String, Object> schema() {
        return Forms.schema("anyOf", List.of(treatment.schema(), section.schema()));
    }
}
