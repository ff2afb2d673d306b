/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.tiebreak.Step;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What changes between two rule sets, or from one season to the next, in words. */
public final class RuleSetDiff {

    /**
     * One change.
     *
     * @param topic the key of rule-set files that it is about
     * @param text what was and what is, in sentences
     */
    public record Change(String topic, String text) {

        @Override
        public String toString() {
            return topic + ": " + text;
        }
    }

    private RuleSetDiff() {}

    /**
     * Compares two rule sets. What a rule book is called and where it was read is no change of the rules.
     *
     * @param before the one
     * @param after the other
     * @return the changes in the order of a rule-set file; empty if tables and cards are treated alike
     */
    public static List<Change> between(RuleSet before, RuleSet after) {
        List<RuleSetProse.Clause> was = RuleSetProse.clauses(before);
        List<RuleSetProse.Clause> is = RuleSetProse.clauses(after);
        Set<String> topics = new LinkedHashSet<>();
        RuleSetForm.RULE_SET.keys().forEach(key -> topics.add(key.name()));
        topics.removeAll(RuleSetForm.OF_ITS_OWN);
        List<Change> changes = new ArrayList<>();
        for (String topic : topics) {
            if (topic.equals("tieBreaks")) {
                steps(before, after, changes);
                continue;
            }
            if (topic.equals("readings")) {
                readings(before, after, changes);
                continue;
            }
            boolean midSeason = topic.equals("changes");
            List<String> wasSaid = midSeason ? changes(before) : said(was, topic);
            List<String> isSaid = midSeason ? changes(after) : said(is, topic);
            if (!wasSaid.equals(isSaid)) {
                List<String> gone = new ArrayList<>(wasSaid);
                gone.removeAll(isSaid);
                List<String> come = new ArrayList<>(isSaid);
                come.removeAll(wasSaid);
                changes.add(new Change(topic, wording(gone, come)));
            }
        }
        return List.copyOf(changes);
    }

    /**
     * The changes as a text.
     *
     * @param before the one rule set
     * @param after the other
     * @return one change to a line, or a line that says that there is none
     */
    public static String describe(RuleSet before, RuleSet after) {
        List<Change> changes = between(before, after);
        return changes.isEmpty()
                ? "The two rule sets come to the same.\n"
                : changes.stream().map(change -> change + "\n").collect(Collectors.joining());
    }

    private static List<String> said(List<RuleSetProse.Clause> clauses, String topic) {
        return clauses.stream()
                .filter(clause -> clause.topic().equals(topic))
                .map(RuleSetProse.Clause::text)
                .toList();
    }

    /** Changes in mid-season without the numbers of clauses, which may be others in the other rule set. */
    private static List<String> changes(RuleSet rules) {
        return SeasonTurn.of(rules).stream()
                .flatMap(turn -> turn.statements().stream())
                .toList();
    }

    private static String wording(List<String> gone, List<String> come) {
        if (gone.isEmpty() && come.isEmpty()) {
            return "The same in another order.";
        }
        if (gone.isEmpty()) {
            return "New: " + String.join(" ", come);
        }
        if (come.isEmpty()) {
            return "No longer: " + String.join(" ", gone);
        }
        return "Was: " + String.join(" ", gone) + " Now: " + String.join(" ", come);
    }

    private static void steps(RuleSet before, RuleSet after, List<Change> changes) {
        List<Step> was = tieBreaks(before);
        List<Step> is = tieBreaks(after);
        for (Step step : was) {
            if (!is.contains(step)) {
                changes.add(new Change(
                        "tieBreaks", "No longer step " + (was.indexOf(step) + 1) + ": " + TieBreakProse.step(step)));
            }
        }
        for (Step step : is) {
            if (!was.contains(step)) {
                changes.add(new Change(
                        "tieBreaks", "New as step " + (is.indexOf(step) + 1) + ": " + TieBreakProse.step(step)));
            }
        }
        List<Step> stayed = was.stream().filter(is::contains).toList();
        List<Step> kept = is.stream().filter(was::contains).toList();
        if (!stayed.equals(kept)) {
            changes.add(new Change(
                    "tieBreaks",
                    "The steps that stay are taken in another order: "
                            + kept.stream().map(step -> step.tieBreak().id()).collect(Collectors.joining(", ")) + "."));
        }
    }

    /** The open readings by their rules: the sentences of them all would bury the rest. */
    private static void readings(RuleSet before, RuleSet after, List<Change> changes) {
        for (OpenReading reading : before.readings()) {
            if (!after.readings().contains(reading)) {
                changes.add(new Change(
                        "readings", "No longer open as it was: rule " + reading.rule() + ", " + reading.question()));
            }
        }
        for (OpenReading reading : after.readings()) {
            if (!before.readings().contains(reading)) {
                changes.add(new Change("readings", "Open: rule " + reading.rule() + ", " + reading.question()));
            }
        }
    }

    private static List<Step> tieBreaks(RuleSet rules) {
        List<Step> steps = rules.chain().unfolded();
        return steps.subList(1, steps.size());
    }
}
