/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import io.github.marchesleague.examples.command.CalendarCommand;
import io.github.marchesleague.examples.command.ChampionsCommand;
import io.github.marchesleague.examples.command.CheckCommand;
import io.github.marchesleague.examples.command.EntriesCommand;
import io.github.marchesleague.examples.command.ExplainCommand;
import io.github.marchesleague.examples.command.ExportCommand;
import io.github.marchesleague.examples.command.FixturesCommand;
import io.github.marchesleague.examples.command.ImportCommand;
import io.github.marchesleague.examples.command.LogCommand;
import io.github.marchesleague.examples.command.MatchesCommand;
import io.github.marchesleague.examples.command.OptionValues;
import io.github.marchesleague.examples.command.PromotionCommand;
import io.github.marchesleague.examples.command.RaceCommand;
import io.github.marchesleague.examples.command.RatingsCommand;
import io.github.marchesleague.examples.command.ReadingsCommand;
import io.github.marchesleague.examples.command.ReportCommand;
import io.github.marchesleague.examples.command.RulesCommand;
import io.github.marchesleague.examples.command.StandingsCommand;
import io.github.marchesleague.examples.command.Surroundings;
import java.io.Console;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The league program: {@code java -jar league.jar}. */
@Command(
        name = "league",
        mixinStandardHelpOptions = true,
        versionProvider = LeagueProgram.Version.class,
        subcommands = {
            StandingsCommand.class,
            MatchesCommand.class,
            CheckCommand.class,
            ExplainCommand.class,
            ReadingsCommand.class,
            RaceCommand.class,
            ReportCommand.class,
            RulesCommand.class,
            EntriesCommand.class,
            FixturesCommand.class,
            CalendarCommand.class,
            ImportCommand.class,
            ExportCommand.class,
            RatingsCommand.class,
            LogCommand.class,
            ChampionsCommand.class,
            PromotionCommand.class
        },
        description = "Results, standings and the reasons for them, for a team chess league.",
        exitCodeOnExecutionException = LeagueProgram.INTERNAL_ERROR,
        footer = {"", "league COMMAND --help says more about a command, with examples."})
public final class LeagueProgram implements Runnable, Surroundings {

    /** The program itself is at fault; told apart from breaches (1) and inputs at fault (2). */
    static final int INTERNAL_ERROR = 70;

    /** The output did not get where it was to go, to a full disk for example. */
    static final int WRITE_ERROR = 74;

    private final InputStream in;
    private final boolean onTerminal;

    @Spec
    private CommandSpec spec;

    private LeagueProgram(InputStream in, boolean onTerminal) {
        this.in = in;
        this.onTerminal = onTerminal;
    }

    /**
     * Runs the program and ends the process with its exit code.
     *
     * @param args the command line
     */
    public static void main(String[] args) {
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        int status = run(System.in, out, err, isTerminal(), args);
        if (out.checkError()) {
            err.println("league: the output could not be written in full");
            status = WRITE_ERROR;
        }
        System.exit(status);
    }

    static int run(InputStream in, PrintWriter out, PrintWriter err, boolean onTerminal, String... args) {
        return OptionValues.register(new CommandLine(new LeagueProgram(in, onTerminal)))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(out)
                .setErr(err)
                .execute(args);
    }

    @Override
    public InputStream standardInput() {
        return in;
    }

    @Override
    public boolean onTerminal() {
        return onTerminal;
    }

    /** From Java 22 on there is a console without a terminal too, and a method to tell. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean isTerminal() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException e) {
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }

    /** Without a command there is nothing to do but to say how it is used. */
    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = LeagueProgram.class.getPackage().getImplementationVersion();
            return new String[] {"league " + Objects.requireNonNullElse(version, "(development)")};
        }
    }
}
