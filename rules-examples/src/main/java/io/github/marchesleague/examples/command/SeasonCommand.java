/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.input.SeasonLoader;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/**
 * A command that answers for one season or several. Where one of several cannot be read, the others are still answered.
 *
 * @param <A> its answer for one season
 */
@Command(mixinStandardHelpOptions = true, sortOptions = false)
abstract class SeasonCommand<A> implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Surroundings surroundings;

    @Parameters(
            arity = "1..*",
            paramLabel = "SEASON",
            description = "A season document (YAML or JSON), a folder of CSV files, or - for standard input.")
    private List<String> seasons;

    @Option(
            names = {"-r", "--rules"},
            paramLabel = "ID|FILE",
            description = {
                "The rules: a built-in rule set's id or a rule-set file. Without it, those that the season names,"
                        + " or else herefordshire-2025-26."
            })
    private @Nullable String rules;

    @Mixin
    private AsAtOption asAt;

    /** Whether JSON was asked for. */
    abstract boolean json();

    /** The answer for a season. */
    abstract A answer(LoadedSeason season);

    /** Prints an answer. */
    abstract void print(A answer, Output output);

    /** Whether an option was written on the command line. */
    final boolean isGiven(String option) {
        return spec.commandLine().getParseResult().hasMatchedOption(option);
    }

    /** Prints a line on standard error. */
    final void err(String line) {
        report(List.of(line), spec.commandLine().getErr());
    }

    /** The exit code of an answer. */
    int exitCode(A answer) {
        return CommandLine.ExitCode.OK;
    }

    @Override
    public final Integer call() {
        CommandLine commandLine = spec.commandLine();
        SeasonLoader loader = new SeasonLoader(Optional.ofNullable(rules), surroundings.standardInput());
        boolean one = seasons.size() == 1;
        Output output =
                new Output(commandLine.getOut(), commandLine.getColorScheme().ansi(), one && surroundings.onTerminal());
        int exitCode = CommandLine.ExitCode.OK;
        for (String season : seasons) {
            try {
                A answer = answer(asAt.on(loader.load(season)));
                print(answer, output);
                exitCode = Math.max(exitCode, exitCode(answer));
            } catch (FaultsException e) {
                List<String> faults = e.faults().stream().map(Fault::toString).toList();
                report(faults, commandLine.getErr());
                if (json() && !one) {
                    output.error(faults);
                }
                exitCode = CommandLine.ExitCode.USAGE;
            }
        }
        return exitCode;
    }

    private static void report(List<String> faults, PrintWriter err) {
        faults.forEach(fault -> err.print(fault + "\n"));
        err.flush();
    }
}
