/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.json.Json;
import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.rules.explanation.OpenReadings;
import io.github.marchesleague.rules.explanation.OpenReadingsText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.node.ObjectNode;

/** {@code league readings}. */
@Command(
        name = "readings",
        description =
                "Computes the table under every combination of the readings that the rule set leaves open, and says"
                        + " which positions hang on which of them.",
        footer = {
            "",
            "Examples:",
            "  league readings marches.yaml",
            "  league readings --format json marches.yaml",
            "",
            "Exit codes:",
            "  0   the answer was printed",
            "  2   the command line or the input is at fault; all faults are on standard error",
            "  130 it was interrupted"
        })
public final class ReadingsCommand extends OneSeasonCommand {

    @Mixin
    private TextOrJson format;

    @Override
    void answer(LoadedSeason loaded, Output output) {
        OpenReadings readings;
        try (ProgressBarOnTerminal progress = progress("Readings")) {
            readings = OpenReadings.of(loaded.season(), loaded.rules(), progress);
        }
        if (format.json()) {
            ObjectNode object = (ObjectNode)
                    Json.tree(readings, new TeamNames(loaded.season().teams()));
            object.put("sameUnderAll", readings.sameUnderAll());
            output.json(object);
        } else {
            output.block(loaded.title() + "\n\n"
                    + String.join(
                            "\n", OpenReadingsText.of(loaded.season().teams()).lines(readings))
                    + "\n");
        }
    }
}
