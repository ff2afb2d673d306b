/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.json.Json;
import io.github.marchesleague.examples.race.RaceText;
import io.github.marchesleague.examples.race.TitleRace;
import io.github.marchesleague.examples.table.SeasonTable;
import io.github.marchesleague.examples.text.TeamNames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ObjectNode;

/** {@code league race}. */
@Command(
        name = "race",
        description =
                "Says what is still possible over the outstanding matches: the best and the worst final position of each"
                        + " team, who has won, who can no longer, and what a team needs.",
        footer = {
            "",
            "With few matches left, every final table is gone through, tie-breaks included; with more, the race is"
                    + " worked out on points.",
            "",
            "Examples:",
            "  league race marches.yaml",
            "  league race --tables 1000000 marches.yaml",
            "",
            "Exit codes:",
            "  0   the answer was printed",
            "  2   the command line or the input is at fault; all faults are on standard error",
            "  130 it was interrupted"
        })
public final class RaceCommand extends OneSeasonCommand {

    @Option(
            names = "--tables",
            paramLabel = "NUMBER",
            defaultValue = "" + TitleRace.MOST_TABLES,
            description = "Go through at most so many final tables (default: ${DEFAULT-VALUE}).")
    private long tables;

    @Mixin
    private TextOrJson format;

    @Override
    void answer(LoadedSeason loaded, Output output) {
        if (tables < 1) {
            throw refusal("--tables", "found " + tables, "give 1 or more");
        }
        SeasonTable answer = SeasonTable.of(loaded);
        TitleRace race;
        try (ProgressBarOnTerminal progress = progress("Race")) {
            race = TitleRace.of(answer.adjudicated(), answer.table(), tables, progress);
        }
        TeamNames names = new TeamNames(loaded.season().teams());
        if (format.json()) {
            output.json((ObjectNode) Json.tree(race, names));
        } else {
            output.block(new RaceText(names, output::bold).write(answer.title(), race));
        }
    }
}
