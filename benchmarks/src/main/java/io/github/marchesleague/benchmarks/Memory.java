/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.benchmarks;

import com.sun.management.ThreadMXBean;
import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.standings.Standings;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * What a table takes beside its input. All that its computation allocates is counted, which is at least what is live at
 * any moment of it.
 */
final class Memory {

    private Memory() {}

    /** The bytes that computing a table allocates, as a part of the bytes of its input. */
    static double ratio(int teams, TiePattern pattern) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = usedHeap();
        List<MatchResult> results = Leagues.allPlayAll(teams, pattern);
        long input = usedHeap() - before;
        long allocatedBefore = threads.getCurrentThreadAllocatedBytes();
        Standings table = League.standings(results);
        long allocated = threads.getCurrentThreadAllocatedBytes() - allocatedBefore;
        if (table.rows().size() != teams || results.isEmpty()) {
            throw new IllegalStateException("the table has " + table.rows().size() + " rows for " + teams + " teams");
        }
        return (double) allocated / input;
    }

    private static long usedHeap() {
        Runtime runtime = Runtime.getRuntime();
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
