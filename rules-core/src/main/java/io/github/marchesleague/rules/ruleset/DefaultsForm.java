/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.adjudication.DefaultHandling;
import io.github.marchesleague.rules.adjudication.MatchDefault;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.penalty.Enforcement;
import java.util.Map;
import java.util.Optional;

/** What a default costs, as a rule-set file has it. */
final class DefaultsForm {

    private DefaultsForm() {}

    static Form<DefaultHandling> defaults() {
        return Section.ofRecord(
                DefaultHandling.class,
                AdjudicationForms.PLAIN.defaults(),
                Map.of(
                        "matchDefault",
                        matchDefault(),
                        "gap",
                        Forms.wordOr(
                                "none",
                                Optional.<Enforcement>empty(),
                                Forms.as(SanctionForms.enforcement(), Optional::of, Optional::orElseThrow)),
                        "boardFine",
                        SanctionForms.optionalFine(),
                        "matchFine",
                        SanctionForms.optionalFine()));
    }

    private static Form<MatchDefault> matchDefault() {
        record DefaultedMatch(
                Optional<Integer> boardsLost, Optional<Integer> fewerPlayersThan, Optional<Points> playersBelow) {}
        Section<DefaultedMatch> written = new Section<DefaultedMatch>(
                        v -> new DefaultedMatch(v.get("boardsLost"), v.get("fewerPlayersThan"), v.get("playersBelow")))
                .key(
                        "boardsLost",
                        Forms.whole(1, 999),
                        DefaultedMatch::boardsLost,
                        "from so many boards lost by default on")
                .key(
                        "fewerPlayersThan",
                        Forms.whole(1, 999),
                        DefaultedMatch::fewerPlayersThan,
                        "with fewer players than this")
                .key(
                        "playersBelow",
                        AdjudicationForms.share(),
                        DefaultedMatch::playersBelow,
                        "with players for less than this share of the boards");
        Form<MatchDefault> mapping = Forms.as(
                written,
                w -> {
                    if (w.boardsLost().isPresent()
                            && w.fewerPlayersThan().isEmpty()
                            && w.playersBelow().isEmpty()) {
                        return MatchDefault.atLeast(w.boardsLost().get());
                    }
                    if (w.boardsLost().isEmpty()
                            && w.fewerPlayersThan().isPresent()
                            && w.playersBelow().isEmpty()) {
                        return MatchDefault.fewerPlayersThan(
                                w.fewerPlayersThan().get());
                    }
                    if (w.boardsLost().isEmpty()
                            && w.fewerPlayersThan().isEmpty()
                            && w.playersBelow().isPresent()) {
                        Points share = w.playersBelow().get();
                        return MatchDefault.playersBelowShare((int) share.numerator(), (int) share.denominator());
                    }
                    throw new IllegalArgumentException("give one of boardsLost, fewerPlayersThan and playersBelow");
                },
                m -> {
                    if (m instanceof MatchDefault.AtLeast atLeast) {
                        return new DefaultedMatch(Optional.of(atLeast.lost()), Optional.empty(), Optional.empty());
                    }
                    if (m instanceof MatchDefault.FewerPlayersThan fewer) {
                        return new DefaultedMatch(Optional.empty(), Optional.of(fewer.players()), Optional.empty());
                    }
                    if (m instanceof MatchDefault.PlayersBelowShare below) {
                        return new DefaultedMatch(
                                Optional.empty(),
                                Optional.empty(),
                                Optional.of(new Points(below.numerator(), below.denominator())));
                    }
                    throw new IllegalStateException("not one of the library's own: " + m);
                });
        return Forms.orFromCode(
                MatchDefault.class,
                "defaults.matchDefault",
                Forms.wordOr("never", MatchDefault.NEVER, mapping),
                DefaultsForm::isStandard);
    }

    static boolean isStandard(MatchDefault rule) {
        return rule instanceof MatchDefault.AtLeast
                || rule instanceof MatchDefault.FewerPlayersThan
                || rule instanceof MatchDefault.PlayersBelowShare;
    }
}
