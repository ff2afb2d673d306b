/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import java.util.List;
import java.util.stream.Collectors;

/** Short rule sets, and what the prose says of them. */
final class Said {

    private static final String SHORT = "id: a\nname: A league\n";

    private Said() {}

    static RuleSet rules(String more) {
        String file = SHORT;
        for (String usual : List.of("boards: 4\n", "rankedBy: match-points\n", "tieBreaks: []\n")) {
            String key = "\n" + usual.substring(0, usual.indexOf(' '));
            file += ("\n" + more).contains(key) ? "" : usual;
        }
        return RuleSetFile.read("a", file + more);
    }

    /** What the clauses about a key say, one behind the other. */
    static String says(String topic, String more) {
        return RuleSetProse.clauses(rules(more)).stream()
                .filter(clause -> clause.topic().equals(topic))
                .map(RuleSetProse.Clause::text)
                .collect(Collectors.joining(" "));
    }
}
