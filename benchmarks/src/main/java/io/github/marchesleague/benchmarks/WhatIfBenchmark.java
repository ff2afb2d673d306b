/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.benchmarks;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.standings.Standings;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** An existing table plus one result against the table computed anew from all results. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class WhatIfBenchmark {

    /** How many teams play each other. */
    @Param({"1000"})
    public int teams;

    /** How they come out level. */
    @Param
    public TiePattern pattern;

    private List<MatchResult> all = List.of();
    private MatchResult last = MatchResult.outstanding("A", "B");
    private Standings table = League.standings(all);

    /** Makes the league, and the table of all results but the last. */
    @Setup
    public void make() {
        all = Leagues.allPlayAll(teams, pattern);
        last = all.get(all.size() - 1);
        table = League.standings(all.subList(0, all.size() - 1));
        table.with(last);
    }

    /**
     * Computed anew.
     *
     * @return the table
     */
    @Benchmark
    public Standings anew() {
        return League.standings(all);
    }

    /**
     * The earlier table with the result.
     *
     * @return the table
     */
    @Benchmark
    public Standings withOneMore() {
        return table.with(last);
    }
}
