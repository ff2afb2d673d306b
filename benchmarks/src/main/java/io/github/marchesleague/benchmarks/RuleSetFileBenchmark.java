/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.benchmarks;

import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSetFile;
import io.github.marchesleague.rules.ruleset.RuleSets;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reading the Herefordshire rule-set file against the bare parse of the same text into nodes with their positions. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class RuleSetFileBenchmark {

    private final String text = RuleSets.file("herefordshire-2025-26").orElseThrow();

    /**
     * The baseline.
     *
     * @return the document's node
     */
    @Benchmark
    public Optional<Node> bareParse() {
        LoadSettings settings = LoadSettings.builder().setUseMarks(true).build();
        return new Compose(settings).composeString(text);
    }

    /**
     * The rule set.
     *
     * @return the rule set
     */
    @Benchmark
    public RuleSet read() {
        return RuleSetFile.read("herefordshire-2025-26.yaml", text);
    }
}
