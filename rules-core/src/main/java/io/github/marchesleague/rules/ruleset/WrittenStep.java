/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.tiebreak.AppliesTo;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Direction;
import io.github.marchesleague.rules.tiebreak.Rounded;
import io.github.marchesleague.rules.tiebreak.Scope;
import io.github.marchesleague.rules.tiebreak.Stake;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TeamFigure;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A step of the chain as it is written: the tie-break's name and what is not as usual. The keys are those of rule-set files.
 */
record WrittenStep(
        String by,
        Optional<Scope> among,
        Optional<Direction> better,
        Optional<AppliesTo> teams,
        Optional<Integer> firstBoards,
        Optional<Integer> withoutLastBoards,
        Optional<Criterion.Per> per,
        Optional<Criterion.Defaults> defaults,
        Optional<Criterion.Unmet> unmet,
        Optional<Integer> cutHighest,
        Optional<Integer> cutLowest,
        Optional<Boolean> cutAllLevel,
        Optional<Boolean> perMeeting,
        Optional<Points> cap,
        Optional<TeamFigure.Basis> of,
        Optional<TeamFigure.Total> total,
        Optional<Points> roundedTo,
        Optional<Rounded.Mode> rounding,
        Optional<Long> seed,
        Optional<Integer> factor,
        Optional<String> name,
        String rule,
        Optional<Set<Stake>> appliesTo,
        Optional<List<Step>> ifDrawn) {

    /** Whether anything is given that only a figure of the teams can have. */
    boolean refinesFigure() {
        return of.isPresent() || total.isPresent();
    }

    /** Whether anything is given that only a criterion can have. */
    boolean refinesCriterion() {
        return among.isPresent()
                || teams.isPresent()
                || cap.isPresent()
                || firstBoards.isPresent()
                || withoutLastBoards.isPresent()
                || per.isPresent()
                || defaults.isPresent()
                || unmet.isPresent()
                || cutHighest.isPresent()
                || cutLowest.isPresent()
                || cutAllLevel.isPresent()
                || perMeeting.isPresent()
                || name.isPresent();
    }

    static Section<WrittenStep> section() {
        return new Section<WrittenStep>(v -> new WrittenStep(
                        v.<String>get("by").orElseThrow(),
                        v.get("among"),
                        v.get("better"),
                        v.get("teams"),
                        v.get("firstBoards"),
                        v.get("withoutLastBoards"),
                        v.get("per"),
                        v.get("defaults"),
                        v.get("unmet"),
                        v.get("cutHighest"),
                        v.get("cutLowest"),
                        v.get("cutAllLevel"),
                        v.get("perMeeting"),
                        v.get("cap"),
                        v.get("of"),
                        v.get("total"),
                        v.get("roundedTo"),
                        v.get("rounding"),
                        v.get("seed"),
                        v.get("factor"),
                        v.get("name"),
                        v.<String>get("rule").orElse(""),
                        v.get("appliesTo"),
                        v.get("ifDrawn")))
                .required("by", Forms.text(), WrittenStep::by, "the tie-break's name")
                .key("among", Forms.words(Scope.class), WrittenStep::among, "which matches count")
                .key("better", Forms.words(Direction.class), WrittenStep::better, "which figure is better")
                .key("teams", Forms.words(AppliesTo.class), WrittenStep::teams, "for how many level teams it is used")
                .key(
                        "firstBoards",
                        Forms.whole(1, 999),
                        WrittenStep::firstBoards,
                        "only the first so many boards count")
                .key(
                        "withoutLastBoards",
                        Forms.whole(1, 999),
                        WrittenStep::withoutLastBoards,
                        "the last so many boards do not count")
                .key("per", Forms.words(Criterion.Per.class), WrittenStep::per, "the sum of the season, or an average")
                .key(
                        "defaults",
                        Forms.words(Criterion.Defaults.class),
                        WrittenStep::defaults,
                        "whether boards decided by default count")
                .key(
                        "unmet",
                        Forms.words(Criterion.Unmet.class),
                        WrittenStep::unmet,
                        "what happens where not all level teams have met")
                .key(
                        "cutHighest",
                        Forms.whole(0, 99),
                        WrittenStep::cutHighest,
                        "so many opponents with the most points are left out")
                .key(
                        "cutLowest",
                        Forms.whole(0, 99),
                        WrittenStep::cutLowest,
                        "so many opponents with the fewest points are left out")
                .key(
                        "cutAllLevel",
                        Forms.flag(),
                        WrittenStep::cutAllLevel,
                        "whether all opponents level with one left out are left out too")
                .key("perMeeting", Forms.flag(), WrittenStep::perMeeting, "whether an opponent met twice counts twice")
                .key("cap", Forms.points(), WrittenStep::cap, "the most that one match may add or take away")
                .key(
                        "of",
                        Forms.words(TeamFigure.Basis.class),
                        WrittenStep::of,
                        "which players make the figure of a team")
                .key(
                        "total",
                        Forms.words(TeamFigure.Total.class),
                        WrittenStep::total,
                        "whether the average or the sum of the players counts")
                .key(
                        "roundedTo",
                        Forms.points(),
                        WrittenStep::roundedTo,
                        "the figures are rounded to this step before they are compared")
                .key("rounding", Forms.words(Rounded.Mode.class), WrittenStep::rounding, "which way they are rounded")
                .key(
                        "seed",
                        Forms.as(Forms.whole(0, 999_999_999), Integer::longValue, Math::toIntExact),
                        WrittenStep::seed,
                        "the published number by which lots are drawn")
                .key(
                        "factor",
                        Forms.whole(1, 9999),
                        WrittenStep::factor,
                        "what the opponents' match points are divided by")
                .key("name", Forms.id(), WrittenStep::name, "a name of its own for outputs")
                .key(
                        "rule",
                        Forms.text(),
                        w -> w.rule().isEmpty() ? Optional.empty() : Optional.of(w.rule()),
                        "the rule's number")
                .key(
                        "appliesTo",
                        Forms.as(Forms.oneOrList(Forms.words(Stake.class)), WrittenStep::stakes, List::copyOf),
                        WrittenStep::appliesTo,
                        "only for ties on which one of these hangs");
    }

    private static Set<Stake> stakes(List<Stake> named) {
        Set<Stake> stakes = new TreeSet<>();
        for (Stake stake : named) {
            if (!stakes.add(stake)) {
                throw new IllegalArgumentException(Forms.word(stake) + " is named twice");
            }
        }
        return stakes;
    }

    /** What is written of a tie-break that is no criterion. */
    static final class Bare {
        final String rule;
        final Optional<Set<Stake>> appliesTo;
        Optional<Points> to = Optional.empty();
        Optional<Rounded.Mode> mode = Optional.empty();
        Optional<Long> seed = Optional.empty();
        Optional<Integer> factor = Optional.empty();
        Optional<Direction> better = Optional.empty();
        Optional<TeamFigure.Basis> of = Optional.empty();
        Optional<TeamFigure.Total> total = Optional.empty();
        Optional<List<Step>> ifDrawn = Optional.empty();

        Bare(Step step) {
            this.rule = step.rule();
            this.appliesTo =
                    step.appliesTo().isEmpty() ? Optional.empty() : Optional.of(new TreeSet<>(step.appliesTo()));
        }

        WrittenStep as(String by) {
            return new WrittenStep(
                    by,
                    Optional.empty(),
                    better,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    of,
                    total,
                    to,
                    mode,
                    seed,
                    factor,
                    Optional.empty(),
                    rule,
                    appliesTo,
                    ifDrawn);
        }
    }
}
