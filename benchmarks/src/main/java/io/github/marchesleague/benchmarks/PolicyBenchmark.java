/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.benchmarks;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
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

/** Whether any tie pattern costs more than another under any policy, restarting on a staircase included. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class PolicyBenchmark {

    /** How many teams play each other. */
    @Param({"1000"})
    public int teams;

    /** How they come out level. */
    @Param
    public TiePattern pattern;

    /** What happens to teams that are still level. */
    @Param
    public PartialSplit policy;

    private List<MatchResult> results = List.of();
    private RuleSet rules = RuleSets.herefordshire();

    /** Makes the league and the rule set. */
    @Setup
    public void make() {
        results = Leagues.allPlayAll(teams, pattern);
        RuleSet herefordshire = RuleSets.herefordshire();
        rules = RuleSet.builder()
                .from(herefordshire)
                .chain(new Chain(herefordshire.chain().steps(), policy))
                .build();
    }

    /**
     * The table.
     *
     * @return the table with its reasons
     */
    @Benchmark
    public Standings standings() {
        return League.standings(results, rules);
    }
}
