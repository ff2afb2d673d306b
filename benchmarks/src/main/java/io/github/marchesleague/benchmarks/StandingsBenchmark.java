/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.benchmarks;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.standings.Standings;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The whole table from the public objects against one pass over the same objects, for every tie pattern. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class StandingsBenchmark {

    /** How many teams play each other. */
    @Param({"100", "300", "1000", "2000"})
    public int teams;

    /** How they come out level. */
    @Param
    public TiePattern pattern;

    private List<MatchResult> results = List.of();

    /** Makes the league. */
    @Setup
    public void make() {
        results = Leagues.allPlayAll(teams, pattern);
    }

    /**
     * The baseline.
     *
     * @return game points by team
     */
    @Benchmark
    public Map<TeamId, Integer> onePass() {
        return OnePass.over(results);
    }

    /**
     * The table.
     *
     * @return the table with its reasons
     */
    @Benchmark
    public Standings standings() {
        return League.standings(results);
    }
}
