/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.input.SeasonLoader;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import java.io.PrintWriter;
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

/** A command that answers for one season. */
@Command(mixinStandardHelpOptions = true, sortOptions = false)
abstract class OneSeasonCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Surroundings surroundings;

    @Parameters(
            index = "0",
            paramLabel = "SEASON",
            description = "A season document (YAML or JSON), a folder of CSV files, or - for standard input.")
    private String season;

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

    /** Answers for the season; faults are reported by the caller. */
    abstract void answer(LoadedSeason loaded, Output output);

    /** How far a long computation has come, shown on a terminal and nowhere else. */
    final ProgressBarOnTerminal progress(String task) {
        return new ProgressBarOnTerminal(task, surroundings.onTerminal());
    }

    /** A fault of the command line. */
    static FaultsException refusal(String where, String found, String right) {
        return SeasonLoader.refusal(where, found, right);
    }

    @Override
    public final Integer call() {
        CommandLine commandLine = spec.commandLine();
        SeasonLoader loader = new SeasonLoader(Optional.ofNullable(rules), surroundings.standardInput());
        try {
            answer(
                    asAt.on(loader.load(season)),
                    new Output(
                            commandLine.getOut(), commandLine.getColorScheme().ansi(), surroundings.onTerminal()));
            return CommandLine.ExitCode.OK;
        } catch (FaultsException e) {
            PrintWriter err = commandLine.getErr();
            e.faults().stream().map(Fault::toString).forEach(fault -> err.print(fault + "\n"));
            err.flush();
            return CommandLine.ExitCode.USAGE;
        }
    }
}
