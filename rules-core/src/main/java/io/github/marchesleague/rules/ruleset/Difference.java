/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What two rule books say otherwise under one key: the clauses that only the first has, and those that only the second has.
 * Both are empty where the same clauses stand in another order.
 */
record Difference(String topic, List<RuleSetProse.Clause> gone, List<RuleSetProse.Clause> come) {

    /** A step that moves up because an earlier one is gone says nothing new. */
    private static final Pattern PLACE_OF_A_STEP = Pattern.compile("^Step [0-9]+: ");

    /** The differences in the order of a rule-set file; clauses are numbered as in the book that they come from. */
    static List<Difference> between(List<RuleSetProse.Clause> was, List<RuleSetProse.Clause> is) {
        List<Difference> differences = new ArrayList<>();
        for (String topic :
                RuleSetForm.RULE_SET.keys().stream().map(Section.Key::name).toList()) {
            List<RuleSetProse.Clause> before = about(topic, was);
            List<RuleSetProse.Clause> after = about(topic, is);
            if (!said(before).equals(said(after))) {
                differences.add(new Difference(topic, without(before, after), without(after, before)));
            }
        }
        return differences;
    }

    static List<RuleSetProse.Clause> about(String topic, List<RuleSetProse.Clause> clauses) {
        return clauses.stream().filter(clause -> clause.topic().equals(topic)).toList();
    }

    static List<String> said(List<RuleSetProse.Clause> clauses) {
        return clauses.stream().map(Difference::said).toList();
    }

    static String said(RuleSetProse.Clause clause) {
        return PLACE_OF_A_STEP.matcher(clause.text()).replaceFirst("");
    }

    private static List<RuleSetProse.Clause> without(List<RuleSetProse.Clause> some, List<RuleSetProse.Clause> others) {
        List<String> also = said(others);
        return some.stream().filter(clause -> !also.contains(said(clause))).toList();
    }
}
