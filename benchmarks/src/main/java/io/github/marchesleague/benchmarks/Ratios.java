/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.benchmarks;

import io.github.marchesleague.rules.tiebreak.PartialSplit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Runs the benchmarks and prints what they come to as ratios; {@code --quick} for a first impression. Further arguments
 * name questions, in part; the others are left out.
 */
public final class Ratios {

    private final boolean quick;
    private final List<String> wanted;
    private final List<Ratio> ratios = new ArrayList<>();

    /**
     * A line of the table.
     *
     * @param question what was asked
     * @param parameters of the benchmark
     * @param ratio what was measured
     * @param target {@code <= 1.25} or {@code >= 20}
     */
    public record Ratio(String question, String parameters, double ratio, String target) {

        boolean reached() {
            double bound = Double.parseDouble(target.substring(3));
            return target.startsWith("<=") ? ratio <= bound : ratio >= bound;
        }
    }

    private Ratios(List<String> args) {
        this.quick = args.contains("--quick");
        this.wanted = args.stream().filter(arg -> !arg.equals("--quick")).toList();
    }

    /**
     * Runs everything.
     *
     * @param args {@code --quick}, and parts of the names of questions; nothing for all of them in full
     * @throws RunnerException if a benchmark fails
     * @throws IOException if the file cannot be written
     */
    public static void main(String[] args) throws RunnerException, IOException {
        Ratios run = new Ratios(List.of(args));
        run.tables();
        run.patterns();
        run.naive();
        run.pair(OrdinarySeasonBenchmark.class, "ordinary season", "standings", "onePass", "<= 4");
        run.whatIf();
        run.pair(CardBenchmark.class, "card against hand-written scorer", "adjudicated", "handWritten", "<= 3");
        run.pair(RuleSetFileBenchmark.class, "rule-set file against bare parse", "read", "bareParse", "<= 2");
        run.memory();
        run.print();
        run.write(Path.of("benchmarks", "target", "ratios.json"));
    }

    private boolean asks(String question) {
        return wanted.isEmpty() || wanted.stream().anyMatch(question::contains);
    }

    private void tables() throws RunnerException {
        String question = "table against one pass";
        if (!asks(question)) {
            return;
        }
        String[] sizes = quick ? new String[] {"100", "1000"} : new String[] {"100", "300", "1000", "2000"};
        Map<String, Double> scores = run(options(StandingsBenchmark.class)
                .param("teams", sizes)
                .param("pattern", TiePattern.ALL_LEVEL.name(), TiePattern.ALL_DRAWN.name()));
        for (String size : sizes) {
            for (TiePattern pattern : List.of(TiePattern.ALL_LEVEL, TiePattern.ALL_DRAWN)) {
                String parameters = "pattern=" + pattern + ", teams=" + size;
                add(
                        question,
                        parameters,
                        score(scores, "standings", parameters) / score(scores, "onePass", parameters),
                        size.equals("100") ? "<= 2" : "<= 1.25");
            }
        }
    }

    private void patterns() throws RunnerException {
        String question = "worst tie pattern against best";
        if (!asks(question)) {
            return;
        }
        String teams = quick ? "300" : "1000";
        for (PartialSplit policy : PartialSplit.values()) {
            Map<String, Double> scores =
                    run(options(PolicyBenchmark.class).param("teams", teams).param("policy", policy.name()));
            double worst = scores.values().stream().mapToDouble(d -> d).max().orElseThrow();
            double best = scores.values().stream().mapToDouble(d -> d).min().orElseThrow();
            add(question, "policy=" + policy + ", teams=" + teams, worst / best, "<= 2");
        }
    }

    private void naive() throws RunnerException {
        String question = "naive engine against the table";
        if (!asks(question)) {
            return;
        }
        ChainedOptionsBuilder options = options(NaiveBenchmark.class);
        if (quick) {
            options.param("teams", "10", "30").param("pattern", TiePattern.STAIRCASE.name());
        }
        Map<String, Double> scores = run(options);
        for (String key : scores.keySet()) {
            if (key.startsWith("naive ")) {
                String parameters = key.substring("naive ".length());
                add(
                        question,
                        parameters,
                        score(scores, "naive", parameters) / score(scores, "standings", parameters),
                        ">= 1");
            }
        }
    }

    private void memory() {
        String question = "memory beside the input";
        if (asks(question)) {
            int teams = quick ? 1000 : 2000;
            add(question, "teams=" + teams, Memory.ratio(teams, TiePattern.ALL_DRAWN), "<= 1");
        }
    }

    private void whatIf() throws RunnerException {
        String question = "anew against one result more";
        if (!asks(question)) {
            return;
        }
        ChainedOptionsBuilder options = options(WhatIfBenchmark.class);
        if (quick) {
            options.param("pattern", TiePattern.NOBODY.name(), TiePattern.ALL_LEVEL.name());
        }
        Map<String, Double> scores = run(options);
        for (String key : scores.keySet()) {
            if (key.startsWith("anew ")) {
                String parameters = key.substring("anew ".length());
                add(
                        question,
                        parameters,
                        score(scores, "anew", parameters) / score(scores, "withOneMore", parameters),
                        ">= 20");
            }
        }
    }

    private void pair(Class<?> benchmark, String question, String measured, String baseline, String target)
            throws RunnerException {
        if (!asks(question)) {
            return;
        }
        // These are so short that the compiler needs a while to find its feet, also in a hurry.
        Map<String, Double> scores =
                run(options(benchmark).warmupIterations(5).warmupTime(TimeValue.milliseconds(500)));
        add(question, "", score(scores, measured, "") / score(scores, baseline, ""), target);
    }

    private ChainedOptionsBuilder options(Class<?> benchmark) {
        return new OptionsBuilder()
                .include(benchmark.getName() + "\\.")
                .forks(quick ? 1 : 2)
                .warmupIterations(quick ? 2 : 5)
                .warmupTime(TimeValue.milliseconds(quick ? 300 : 1000))
                .measurementIterations(quick ? 2 : 5)
                .measurementTime(TimeValue.milliseconds(quick ? 300 : 1000))
                .jvmArgsAppend("-Xmx6g")
                .verbosity(VerboseMode.SILENT);
    }

    /** Scores by method and parameters. */
    private static Map<String, Double> run(ChainedOptionsBuilder options) throws RunnerException {
        Collection<RunResult> results = new Runner(options.build()).run();
        Map<String, Double> scores = new TreeMap<>();
        for (RunResult result : results) {
            Map<String, String> parameters = new TreeMap<>();
            for (String key : result.getParams().getParamsKeys()) {
                parameters.put(key, result.getParams().getParam(key));
            }
            String method = result.getPrimaryResult().getLabel();
            String named = parameters.toString();
            scores.put(
                    method + " " + named.substring(1, named.length() - 1),
                    result.getPrimaryResult().getScore());
        }
        return scores;
    }

    private static double score(Map<String, Double> scores, String method, String parameters) {
        Double score = scores.get(method + " " + parameters);
        if (score == null) {
            throw new IllegalStateException("no benchmark " + method + " " + parameters + " in " + scores.keySet());
        }
        return score;
    }

    private void add(String question, String parameters, double ratio, String target) {
        ratios.add(new Ratio(question, parameters, ratio, target));
    }

    private void print() {
        System.out.printf(Locale.ROOT, "%-36s %-46s %9s  %-9s%n", "question", "parameters", "ratio", "target");
        for (Ratio ratio : ratios) {
            System.out.printf(
                    Locale.ROOT,
                    "%-36s %-46s %9.2f  %-9s%s%n",
                    ratio.question,
                    ratio.parameters,
                    ratio.ratio,
                    ratio.target,
                    ratio.reached() ? "" : "  missed");
        }
    }

    private void write(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        JsonMapper mapper = JsonMapper.builder().build();
        Files.writeString(
                file, mapper.writerWithDefaultPrettyPrinter().writeValueAsString(ratios), StandardCharsets.UTF_8);
    }
}
