/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.benchmarks;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.transcription.LiteralTable;
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

/** The table against the literal transcription of the rule book, which adds every figure up anew when it is asked for. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class NaiveBenchmark {

    /** How many teams play each other. */
    @Param({"10", "30", "100"})
    public int teams;

    /** How they come out level. */
    @Param({"ALL_LEVEL", "STAIRCASE"})
    public TiePattern pattern;

    private List<MatchResult> results = List.of();
    private List<String> names = List.of();
    private List<LiteralTable.Match> matches = List.of();

    /** Makes the league, in both forms. */
    @Setup
    public void make() {
        results = Leagues.allPlayAll(teams, pattern);
        names = results.stream()
                .map(MatchResult::home)
                .map(TeamId::value)
                .distinct()
                .sorted()
                .toList();
        matches = results.stream().map(NaiveBenchmark::literal).toList();
    }

    private static LiteralTable.Match literal(MatchResult result) {
        return LiteralTable.Match.ofBoards(
                result.home().value(),
                result.away().value(),
                result.boards().stream().map(BoardResult::toString).toArray(String[]::new));
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
     * The transcription.
     *
     * @return the rows
     */
    @Benchmark
    public List<LiteralTable.Row> naive() {
        return LiteralTable.table(names, matches, List.of(), LiteralTable.Rules.herefordshire());
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
