/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.adjudication.SeasonRecord;
import io.github.marchesleague.rules.match.MatchCard;
import java.time.LocalDate;
import java.time.Month;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Thinks the changes in mid-season through: which change nothing, are never in force, or contradict each other. */
final class ChangesReview {

    private static final Pattern YEARS = Pattern.compile("([0-9]{4})(?:[-/–](?:[0-9]{2})?([0-9]{2}))?");

    private final RuleSet rules;
    private final List<RuleSetReview.Remark> remarks = new ArrayList<>();

    ChangesReview(RuleSet rules) {
        this.rules = rules;
    }

    /** The remarks on the rule set alone. */
    List<RuleSetReview.Remark> remarks() {
        for (int i = 0; i < rules.amendments().size(); i++) {
            Amendment change = rules.amendments().get(i);
            Optional<String> outside = outside(change);
            if (outside.isPresent()) {
                remark(RuleSetReview.Weight.NO_EFFECT, outside.get());
            } else if (changesNothing(i)) {
                remark(
                        RuleSetReview.Weight.NO_EFFECT,
                        days(change)
                                + " other rules are announced, and nothing is different from what holds without them.");
            } else if (fromTheFirstDay(change)) {
                remark(
                        RuleSetReview.Weight.LEFT_OPEN,
                        days(change)
                                + " other rules are in force, which is from the first day of these rules on; only matches"
                                + " without a date go by what stands there otherwise. Write them into the rules themselves if"
                                + " all matches are meant.");
            }
            contradictions(i);
        }
        return remarks;
    }

    /** The remarks on the rule set, and on the changes that no match of a season falls under. */
    List<RuleSetReview.Remark> remarks(SeasonRecord season) {
        remarks();
        List<Optional<LocalDate>> days =
                season.matches().stream().map(MatchCard::date).toList();
        if (!days.isEmpty() && days.stream().allMatch(Optional::isPresent)) {
            rules.amendments().stream()
                    .filter(change -> outside(change).isEmpty())
                    .filter(change -> days.stream().flatMap(Optional::stream).noneMatch(change::isInForceOn))
                    .forEach(
                            change -> remark(
                                    RuleSetReview.Weight.NO_EFFECT,
                                    days(change)
                                            + " other rules are in force, and no match of the season is on one of these days."));
        }
        return remarks;
    }

    private void remark(RuleSetReview.Weight weight, String why) {
        remarks.add(new RuleSetReview.Remark(weight, "", "changes", why));
    }

    private static String days(Amendment change) {
        return "From " + change.from() + change.to().map(last -> " to " + last).orElse(" on");
    }

    /** Why a change is never in force: its days lie outside those of the rules, or of the years of the season. */
    private Optional<String> outside(Amendment change) {
        if (rules.validTo().filter(change.from()::isAfter).isPresent()) {
            return Optional.of(days(change) + " other rules are announced, and these rules end on "
                    + rules.validTo().get() + ".");
        }
        if (rules.validFrom().isPresent()
                && change.to().filter(rules.validFrom().get()::isAfter).isPresent()) {
            return Optional.of(days(change) + " other rules are announced, and these rules begin on "
                    + rules.validFrom().get() + ".");
        }
        Matcher years = YEARS.matcher(rules.season().orElse(""));
        if (!years.matches()) {
            return Optional.empty();
        }
        int first = Integer.parseInt(years.group(1));
        int last =
                years.group(2) == null ? first : first + Math.floorMod(Integer.parseInt(years.group(2)) - first, 100);
        boolean missed = change.from().isAfter(LocalDate.of(last, Month.DECEMBER, 31))
                || change.to()
                        .filter(LocalDate.of(first, Month.JANUARY, 1)::isAfter)
                        .isPresent();
        return missed
                ? Optional.of(days(change) + " other rules are announced, and the season is "
                        + rules.season().get() + ".")
                : Optional.empty();
    }

    private boolean fromTheFirstDay(Amendment change) {
        return rules.validFrom().isPresent()
                && !change.from().isAfter(rules.validFrom().get())
                && change.to()
                        .filter(last -> rules.validTo().isEmpty()
                                || last.isBefore(rules.validTo().get()))
                        .isEmpty();
    }

    private boolean changesNothing(int index) {
        List<Amendment> others = new ArrayList<>(rules.amendments());
        Amendment change = others.remove(index);
        RuleSet without = rules.withAmendments(others);
        return rules.periods().keySet().stream()
                .filter(change::isInForceOn)
                .allMatch(day -> on(rules, day).equals(on(without, day)));
    }

    private static RuleSet on(RuleSet rules, LocalDate day) {
        return rules.inForceOn(day).withAmendments(List.of());
    }

    /** A file with such changes is refused; from code they can be made. */
    private void contradictions(int later) {
        Amendment change = rules.amendments().get(later);
        for (int earlier = 0; earlier < later; earlier++) {
            Amendment before = rules.amendments().get(earlier);
            if (before.from().equals(change.from())) {
                RuleSet inOrder = rules.withAmendments(List.of(before, change));
                RuleSet otherWayRound = rules.withAmendments(List.of(change, before));
                if (!on(inOrder, change.from()).equals(on(otherWayRound, change.from()))) {
                    remark(
                            RuleSetReview.Weight.CANNOT_WORK,
                            "Two changes come into force on " + change.from()
                                    + " and set the same thing differently; the one that is named last holds.");
                }
            }
        }
    }
}
