/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.input.RuleSource;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSetDiff;
import io.github.marchesleague.rules.ruleset.RuleSetFile;
import io.github.marchesleague.rules.ruleset.RuleSetProse;
import io.github.marchesleague.rules.ruleset.RuleSetReview;
import io.github.marchesleague.rules.ruleset.RuleSets;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToIntFunction;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code league rules}: the rule sets themselves. */
@Command(
        name = "rules",
        mixinStandardHelpOptions = true,
        description = "Lists, shows, checks, compares and describes rule sets.",
        footer = {
            "",
            "Examples:",
            "  league rules list",
            "  league rules show herefordshire-2025-26 > our-county.yaml",
            "  league rules check our-county.yaml",
            "  league rules diff herefordshire-2025-26 our-county.yaml",
            "  league rules describe our-county.yaml",
            "",
            "Exit codes:",
            "  0   done",
            "  1   check: something in the rule set cannot work",
            "  2   the command line or a file is at fault; all faults are on standard error"
        })
public final class RulesCommand implements Runnable {

    private static final String RULE_SET = "A built-in rule set's id or a rule-set file.";

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    @Command(name = "list", description = "Lists the built-in rule sets.", mixinStandardHelpOptions = true)
    int list() {
        return answer(out -> {
            int width = RuleSets.ids().stream().mapToInt(String::length).max().orElse(0);
            RuleSets.builtIn()
                    .forEach(rules -> out.print(
                            rules.id() + " ".repeat(width + 2 - rules.id().length()) + rules.name() + "\n"));
            return CommandLine.ExitCode.OK;
        });
    }

    @Command(
            name = "show",
            description =
                    "Prints a rule-set file: a built-in one as it is, with its comments, any other one in the usual form.",
            mixinStandardHelpOptions = true)
    int show(@Parameters(paramLabel = "ID|FILE", description = RULE_SET) String rules) {
        return answer(out -> {
            out.print(RuleSets.file(rules).orElseGet(() -> RuleSetFile.write(find(rules))));
            return CommandLine.ExitCode.OK;
        });
    }

    @Command(
            name = "check",
            description =
                    "Reads a rule set and thinks it through: what cannot work, what has no effect, what is left open.",
            mixinStandardHelpOptions = true)
    int check(@Parameters(paramLabel = "ID|FILE", description = RULE_SET) String rules) {
        return answer(out -> {
            List<RuleSetReview.Remark> remarks = RuleSetReview.of(find(rules));
            for (RuleSetReview.Remark remark : remarks) {
                String weight = switch (remark.weight()) {
                    case CANNOT_WORK -> "cannot work";
                    case NO_EFFECT -> "no effect";
                    case LEFT_OPEN -> "left open";
                };
                out.print(weight + ": " + remark + "\n");
            }
            if (remarks.isEmpty()) {
                out.print("There is nothing to remark.\n");
            }
            return remarks.stream().anyMatch(remark -> remark.weight() == RuleSetReview.Weight.CANNOT_WORK)
                    ? CommandLine.ExitCode.SOFTWARE
                    : CommandLine.ExitCode.OK;
        });
    }

    @Command(
            name = "diff",
            description = "Says in words what changes from one rule set to another.",
            mixinStandardHelpOptions = true)
    int diff(
            @Parameters(paramLabel = "BEFORE", description = RULE_SET) String before,
            @Parameters(paramLabel = "AFTER", description = RULE_SET) String after) {
        return answer(out -> {
            out.print(RuleSetDiff.describe(find(before), find(after)));
            return CommandLine.ExitCode.OK;
        });
    }

    @Command(
            name = "describe",
            description = "Prints the rule book that a rule set amounts to, as numbered prose.",
            mixinStandardHelpOptions = true)
    int describe(@Parameters(paramLabel = "ID|FILE", description = RULE_SET) String rules) {
        return answer(out -> {
            out.print(RuleSetProse.describe(find(rules)));
            return CommandLine.ExitCode.OK;
        });
    }

    private static RuleSet find(String name) {
        return RuleSource.find(name, Path::of);
    }

    private int answer(ToIntFunction<PrintWriter> command) {
        PrintWriter out = spec.commandLine().getOut();
        try {
            int exitCode = command.applyAsInt(out);
            out.flush();
            return exitCode;
        } catch (FaultsException e) {
            PrintWriter err = spec.commandLine().getErr();
            e.faults().forEach(fault -> err.print(fault + "\n"));
            err.flush();
            return CommandLine.ExitCode.USAGE;
        }
    }
}
