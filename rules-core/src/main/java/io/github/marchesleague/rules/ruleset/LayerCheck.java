/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.scoring.BoardPoints;
import io.github.marchesleague.rules.yaml.YamlNode;
import io.github.marchesleague.rules.yaml.YamlWriter;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Whether what lies over a rule set fits it: every reading and every change is tried on it, and changes that are in force
 * together are tried together, so that a file with one that does not fit is refused. Of each only the keys that it changes
 * are read again.
 */
final class LayerCheck {

    /** A change in mid-season as it stands in the document. */
    private record Change(LocalDate from, Optional<LocalDate> to, YamlNode rules) {
        boolean isInForceOn(LocalDate day) {
            return !day.isBefore(from) && to.filter(day::isAfter).isEmpty();
        }
    }

    private final Section.Values values;
    private final RuleSet rules;
    private final Registry code;
    private final IntSupplier faults;
    private final YamlNode bare;
    private final List<YamlNode> readings;
    /** By their first days; those of one day in the order of the document. */
    private final List<Change> changes;

    /**
     * A check of a rule set.
     *
     * @param whole the document, what it is based on included
     * @param values what was read of it
     * @param rules the rule set that it makes up
     * @param faults how many faults have been found so far, in this document and in those that it is based on
     */
    LayerCheck(YamlNode whole, Section.Values values, RuleSet rules, Registry code, IntSupplier faults) {
        this.values = values;
        this.rules = rules;
        this.code = code;
        this.faults = faults;
        Map<String, YamlNode> plain = new LinkedHashMap<>(whole.values());
        readings = items(plain.remove("readings")).stream()
                .flatMap(reading -> items(reading.values().get("options")).stream())
                .flatMap(option -> Optional.ofNullable(option.values().get("rules")).stream())
                .toList();
        changes = items(plain.remove("changes")).stream()
                .map(change -> new Change(
                        value(change, "from").date().orElseThrow(),
                        Optional.ofNullable(change.values().get("to"))
                                .filter(to -> !to.isLeftOut())
                                .flatMap(YamlNode::date),
                        value(change, "rules")))
                .sorted(Comparator.comparing(Change::from))
                .toList();
        bare = whole.asMapping(plain);
    }

    private static List<YamlNode> items(@Nullable YamlNode list) {
        return list == null ? List.of() : list.listed();
    }

    private static YamlNode value(YamlNode mapping, String key) {
        return Objects.requireNonNull(mapping.values().get(key), key);
    }

    void check() {
        int before = faults.getAsInt();
        readings.forEach(difference -> tried(bare, difference));
        for (Change change : changes) {
            tried(bare, change.rules()).ifPresent(then -> checkBoardPoints(then, change.rules()));
        }
        if (faults.getAsInt() == before) {
            checkDays();
        }
        if (faults.getAsInt() == before) {
            checkTogether();
        }
        if (faults.getAsInt() == before && !code.strategies().isEmpty()) {
            readings.forEach(this::checkNames);
            changes.forEach(change -> checkNames(change.rules()));
        }
    }

    /** The rule set with differences; empty, with a fault, if they do not fit it. */
    private Optional<RuleSet> tried(YamlNode below, YamlNode difference) {
        int before = faults.getAsInt();
        Optional<RuleSet> changed = made(RuleSetForm.overlay(below, difference));
        if (changed.isEmpty() && faults.getAsInt() == before) {
            difference.fault("these rules do not fit the rule set", "change them");
        }
        return changed;
    }

    private Optional<RuleSet> made(YamlNode overlaid) {
        return RuleSetForm.RULE_SET
                .values(overlaid, code, values)
                .flatMap(read -> RuleSetForm.RULE_SET.make(overlaid, read));
    }

    /** What a board brought is kept with the match as one number, for the match and for the table. */
    private void checkBoardPoints(RuleSet then, YamlNode difference) {
        BoardPoints worth = then.scoring().boardPoints();
        if (!worth.equals(rules.scoring().boardPoints())
                && !worth.doubleDefault().equals(worth.doubleDefaultInTable())) {
            difference.fault(
                    "from that day a board that both sides lost is worth " + worth.doubleDefault()
                            + " in the match and " + worth.doubleDefaultInTable() + " in the table",
                    "where board points change in mid-season, give doubleDefaultInTable the value of doubleDefault");
        }
    }

    private void checkDays() {
        for (int later = 1; later < changes.size(); later++) {
            for (int earlier = 0; earlier < later; earlier++) {
                if (changes.get(earlier).from().equals(changes.get(later).from())) {
                    checkContradictions(changes.get(earlier), changes.get(later));
                }
            }
        }
    }

    /** Of two changes of one day neither is the later one, so they must not set the same thing differently. */
    private void checkContradictions(Change one, Change other) {
        Optional<RuleSet> inOrder = made(RuleSetForm.overlay(RuleSetForm.overlay(bare, one.rules()), other.rules()));
        Optional<RuleSet> otherWayRound =
                made(RuleSetForm.overlay(RuleSetForm.overlay(bare, other.rules()), one.rules()));
        if (!inOrder.equals(otherWayRound)) {
            contradictions(other.from(), one.rules(), other.rules());
        }
    }

    private static void contradictions(LocalDate day, YamlNode one, YamlNode other) {
        if (one.isMapping() && other.isMapping()) {
            one.values().forEach((key, value) -> {
                if (other.values().containsKey(key)) {
                    contradictions(day, value, other.values().get(key));
                }
            });
        } else if (!same(one, other)) {
            other.fault(
                    "from " + day + " on this is " + other.found() + " here and " + one.found() + " at "
                            + one.position(),
                    "keep one of the two, or give them different days");
        }
    }

    private static boolean same(YamlNode one, YamlNode other) {
        Optional<Points> number = one.written().flatMap(Points::parse);
        return YamlWriter.toWrite(one).equals(YamlWriter.toWrite(other))
                || (number.isPresent() && number.equals(other.written().flatMap(Points::parse)));
    }

    private void checkTogether() {
        TreeSet<LocalDate> turns = new TreeSet<>();
        changes.forEach(change -> {
            turns.add(change.from());
            change.to().ifPresent(last -> turns.add(last.plusDays(1)));
        });
        for (LocalDate day : turns) {
            List<Change> together =
                    changes.stream().filter(change -> change.isInForceOn(day)).toList();
            YamlNode below = bare;
            for (int i = 0; i < together.size(); i++) {
                YamlNode difference = together.get(i).rules();
                int before = faults.getAsInt();
                if (i > 0) {
                    tried(below, difference).ifPresent(then -> checkBoardPoints(then, difference));
                }
                if (faults.getAsInt() > before) {
                    return;
                }
                below = RuleSetForm.overlay(below, difference);
            }
        }
    }

    /** Readings and changes are kept as texts, which a rule set reads again by itself; it knows no names of a reader. */
    private void checkNames(YamlNode difference) {
        Optional<String> text = new DifferencesForm(false).read(difference, code);
        try {
            text.ifPresent(differences -> RuleSetReader.of(rules).apply(rules, differences));
        } catch (FaultsException e) {
            difference.fault(
                    "a strategy from code that is not in force otherwise cannot come into force here",
                    "write a rule set of its own with it, based on this one");
        }
    }
}
