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
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Ten teams, home and away, 90 matches, a few ties: what a league computes every week. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class OrdinarySeasonBenchmark {

    private final List<MatchResult> results = Leagues.ordinarySeason();

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
