/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Step;
import java.util.Arrays;

/** Which steps a group of level teams comes to, where a step is for a title, promotion or relegation only. */
final class AtStake {

    private AtStake() {}

    /** Whether a step is taken for the group at places {@code from} to {@code to} of a table of so many teams. */
    static boolean fits(Step step, Chain chain, int from, int to, int teams) {
        if (!step.tieBreak().fits(to - from)) {
            return false;
        }
        return step.appliesTo().isEmpty()
                || Arrays.stream(lines(step, chain, teams)).anyMatch(line -> from < line && line < to);
    }

    /** For each line between places for which something different is at stake, how many places are above it. */
    static int[] lines(Step step, Chain chain, int teams) {
        return chain.places().lines(step.appliesTo(), teams);
    }

    /**
     * Where a step that divides a group at {@code starts}, its first place among them, may part it: what is on one side of
     * every line stays together, and only the teams about which a line is still open are taken out.
     */
    static int[] parting(int[] starts, int to, int[] lines) {
        boolean[] keep = new boolean[starts.length];
        for (int part = 0; part < starts.length; part++) {
            int start = starts[part];
            int end = part + 1 < starts.length ? starts[part + 1] : to;
            keep[part] |= part == 0;
            for (int line : lines) {
                keep[part] |= start == line;
                if (start < line && line < end) {
                    keep[part] = true;
                    if (part + 1 < starts.length) {
                        keep[part + 1] = true;
                    }
                }
            }
        }
        int[] kept = new int[starts.length];
        int count = 0;
        for (int part = 0; part < starts.length; part++) {
            if (keep[part]) {
                kept[count++] = starts[part];
            }
        }
        return Arrays.copyOf(kept, count);
    }
}
