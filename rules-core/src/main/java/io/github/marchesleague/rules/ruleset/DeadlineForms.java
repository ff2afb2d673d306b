/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.adjudication.LateResults;
import io.github.marchesleague.rules.adjudication.UnplayedMatches;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.penalty.Enforcement;
import java.time.MonthDay;
import java.util.Optional;
import java.util.OptionalInt;

/** The days by which something must have been done, as a rule-set file has them. */
final class DeadlineForms {

    private DeadlineForms() {}

    static Form<LateResults> lateResults() {
        Form<Enforcement> penalty = SanctionForms.enforcement();
        return new Section<LateResults>(v -> new LateResults(
                        v.<String>get("rule").orElse(""),
                        number(v.get("days")),
                        number(v.get("hours")),
                        v.<LateResults.Responsible>get("responsible").orElse(LateResults.Responsible.HOME),
                        v.<Integer>get("warnings").orElse(0),
                        v.<Enforcement>get("penalty").orElse(Enforcement.REPORTED),
                        v.<Points>get("matchPointsPerDay").orElse(Points.ZERO),
                        v.<Points>get("gamePointsPerDay").orElse(Points.ZERO)))
                .key("rule", Forms.text(), l -> text(l.rule()), "the rule's number")
                .key("days", Forms.whole(0, 999), l -> number(l.days()), "within how many days after the match")
                .key("hours", Forms.whole(0, 9999), l -> number(l.hours()), "or within how many hours after its start")
                .key(
                        "responsible",
                        Forms.words(LateResults.Responsible.class),
                        l -> AdjudicationForms.unless(l.responsible(), LateResults.Responsible.HOME),
                        "which side has to report; the home team unless said otherwise")
                .key(
                        "warnings",
                        Forms.whole(0, 999),
                        l -> AdjudicationForms.unless(l.warnings(), 0),
                        "how many late reports of a team cost it nothing")
                .key(
                        "penalty",
                        penalty,
                        l -> AdjudicationForms.unless(l.penalty(), Enforcement.REPORTED),
                        "what each further one costs")
                .key(
                        "matchPointsPerDay",
                        Forms.points(),
                        l -> AdjudicationForms.unless(l.matchPointsPerDay(), Points.ZERO),
                        "match points taken off for each day of delay")
                .key(
                        "gamePointsPerDay",
                        Forms.points(),
                        l -> AdjudicationForms.unless(l.gamePointsPerDay(), Points.ZERO),
                        "game points of the season taken off for each day of delay");
    }

    static Form<UnplayedMatches> unplayed() {
        return new Section<UnplayedMatches>(v -> new UnplayedMatches(
                        v.<String>get("rule").orElse(""),
                        v.<MonthDay>get("by"),
                        v.<UnplayedMatches.Outcome>get("outcome").orElseThrow(),
                        v.<Points>get("gamePoints").orElse(Points.ZERO),
                        v.<Boolean>get("gamePointPerBoard").orElse(false)))
                .key("rule", Forms.text(), u -> text(u.rule()), "the rule's number")
                .key(
                        "by",
                        AdjudicationForms.monthDay(),
                        UnplayedMatches::by,
                        "the last day, as MM-DD, on which they may be played; the last of the season unless said otherwise")
                .required(
                        "outcome",
                        Forms.words(UnplayedMatches.Outcome.class),
                        UnplayedMatches::outcome,
                        "what becomes of them")
                .key(
                        "gamePoints",
                        Forms.points(),
                        u -> AdjudicationForms.unless(u.gamePoints(), Points.ZERO),
                        "game points of the season taken off both teams")
                .key(
                        "gamePointPerBoard",
                        Forms.flag(),
                        u -> AdjudicationForms.unless(u.gamePointPerBoard(), false),
                        "whether as many game points as there are boards are taken off both teams");
    }

    private static Optional<String> text(String rule) {
        return rule.isEmpty() ? Optional.empty() : Optional.of(rule);
    }

    private static OptionalInt number(Optional<Integer> read) {
        return read.map(OptionalInt::of).orElse(OptionalInt.empty());
    }

    private static Optional<Integer> number(OptionalInt number) {
        return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
    }
}
