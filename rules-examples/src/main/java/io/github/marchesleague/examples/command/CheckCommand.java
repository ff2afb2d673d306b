/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.cards.CheckJson;
import io.github.marchesleague.examples.cards.CheckText;
import io.github.marchesleague.examples.cards.SeasonCheck;
import io.github.marchesleague.examples.input.LoadedSeason;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code league check}. */
@Command(
        name = "check",
        description = "Prints what the rule book objects to in the match cards of a season, and changes no score.",
        footer = {
            "",
            "Examples:",
            "  league check marches.yaml",
            "  league check --format json marches.yaml",
            "",
            "Exit codes:",
            "  0   the rule book objects to nothing",
            "  1   it objects to something",
            "  2   the command line or an input is at fault; all faults are on standard error"
        })
public final class CheckCommand extends SeasonCommand<SeasonCheck> {

    @Mixin
    private TextOrJson format;

    @Override
    boolean json() {
        return format.json();
    }

    @Override
    SeasonCheck answer(LoadedSeason season) {
        return SeasonCheck.of(season);
    }

    @Override
    void print(SeasonCheck answer, Output output) {
        if (json()) {
            output.json(CheckJson.write(answer));
        } else {
            output.block(new CheckText(output::bold).write(answer));
        }
    }

    @Override
    int exitCode(SeasonCheck answer) {
        return answer.adjudicated().breaches().isEmpty() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }
}
