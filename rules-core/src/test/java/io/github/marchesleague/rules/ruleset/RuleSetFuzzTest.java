/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.fault.FaultsException;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A mutated rule-set file ends in a rule set or in a list of faults, and in nothing else. */
class RuleSetFuzzTest {

    private static final List<String> PIECES = List.of(
            "[",
            "]",
            "{",
            "}",
            ": ",
            "- ",
            "\n",
            "\n  ",
            "\t",
            "\"",
            "'",
            "#",
            "&a ",
            "*a",
            "!!int ",
            "|\n",
            ">\n",
            "~",
            "null",
            "½",
            "-1",
            "99999999999999999999",
            "0/0",
            "1/2",
            "\u0000",
            "\uFEFF",
            "\uD83D",
            "😀",
            "%",
            "@",
            "`",
            "---\n",
            "...\n",
            "? ",
            ",",
            "<<: ",
            "by",
            "rule",
            "tieBreaks",
            "rules",
            "basedOn: herefordshire-2025-26\n",
            "lots-by-number-1",
            "game-points-rounded-to-0",
            "-first-999",
            "\\",
            "\r",
            "\u2028");

    private static String mutated(String text, Random random) {
        StringBuilder mutated = new StringBuilder(text);
        int changes = 1 + random.nextInt(6);
        for (int i = 0; i < changes && mutated.length() > 2; i++) {
            int at = random.nextInt(mutated.length());
            int end = Math.min(mutated.length(), at + 1 + random.nextInt(random.nextInt(20) + 1));
            switch (random.nextInt(6)) {
                case 0 -> mutated.delete(at, end);
                case 1 -> mutated.insert(at, PIECES.get(random.nextInt(PIECES.size())));
                case 2 -> mutated.replace(at, end, PIECES.get(random.nextInt(PIECES.size())));
                case 3 -> mutated.insert(random.nextInt(mutated.length()), mutated.substring(at, end));
                case 4 -> mutated.setCharAt(at, (char) random.nextInt(0x300));
                default -> {
                    int line = mutated.indexOf("\n", at);
                    int next = line < 0 ? -1 : mutated.indexOf("\n", line + 1);
                    if (next > 0) {
                        String moved = mutated.substring(line, next);
                        mutated.delete(line, next);
                        mutated.insert(random.nextInt(mutated.length()), moved);
                    }
                }
            }
        }
        return mutated.toString();
    }

    private static void fuzz(int times, long seed) {
        List<String> files = RuleSets.ids().stream()
                .map(id -> RuleSets.file(id).orElseThrow())
                .toList();
        Random random = new Random(seed);
        int read = 0;
        for (int i = 0; i < times; i++) {
            String text = mutated(files.get(random.nextInt(files.size())), random);
            try {
                RuleSet rules = RuleSetFile.read("fuzz", text);
                read++;
                if (i % 10 == 0) {
                    assertThat(RuleSetFile.read("again", RuleSetFile.write(rules)))
                            .isEqualTo(rules);
                    RuleSetProse.describe(rules);
                    RuleSetReview.of(rules);
                }
            } catch (FaultsException e) {
                assertThat(e.faults())
                        .isNotEmpty()
                        .allMatch(fault -> !fault.found().contains("\n"));
            } catch (RuntimeException | StackOverflowError e) {
                throw new AssertionError("mutation " + i + " of seed " + seed + ":\n" + text, e);
            }
        }
        assertThat(read).isBetween(1, times - 1);
    }

    @Test
    void endsInARuleSetOrInFaults() {
        Assertions.assertTimeout(Duration.ofMinutes(1), () -> fuzz(3_000, 20260101));
    }

    @Test
    @Tag("slow")
    void endsInARuleSetOrInFaultsAHundredThousandTimes() {
        Assertions.assertTimeout(Duration.ofMinutes(10), () -> fuzz(100_000, 7));
    }
}
