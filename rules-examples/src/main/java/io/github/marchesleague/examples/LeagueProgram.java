/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

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
        description = "Results, standings and the reasons for them, for a team chess league.")
public final class LeagueProgram implements Runnable {
    @Spec
    private CommandSpec spec;

    /** Creates the program; picocli fills in the rest. */
    public LeagueProgram() {}

    /**
     * Runs the program and ends the process with its exit code.
     *
     * @param args the command line
     */
    public static void main(String[] args) {
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        System.exit(run(out, err, args));
    }

    static int run(PrintWriter out, PrintWriter err, String... args) {
        return new CommandLine(new LeagueProgram()).setOut(out).setErr(err).execute(args);
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
