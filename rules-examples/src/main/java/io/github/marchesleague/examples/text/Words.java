/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.text;

import io.github.marchesleague.rules.match.Points;
import java.util.List;

/** Small pieces of English that every text output is made of. */
public final class Words {

    private Words() {}

    /** {@code A}, {@code A and B}, {@code A, B and C}. */
    public static String and(List<String> names) {
        int last = names.size() - 1;
        return last < 1
                ? String.join("", names)
                : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }

    /** {@code 1 match}, {@code 2 matches}. */
    public static String count(int number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }

    /** {@code +1 match point}, {@code -½ game point}, {@code +2 match points}. */
    public static String change(Points points, String what) {
        boolean one = points.equals(Points.ONE)
                || points.negate().equals(Points.ONE)
                || points.equals(Points.HALF)
                || points.negate().equals(Points.HALF);
        return (points.signum() > 0 ? "+" : "") + points + " " + what + (one ? "" : "s");
    }

    /** {@code " (7.2.2(a))"}, or nothing for a rule book without numbers. */
    public static String inBrackets(String rule) {
        return rule.isEmpty() ? "" : " (" + rule + ")";
    }
}
