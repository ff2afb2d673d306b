/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.table.SeasonTable;
import io.github.marchesleague.examples.table.StandingsCsv;
import io.github.marchesleague.examples.table.StandingsJson;
import io.github.marchesleague.examples.table.StandingsMarkdown;
import io.github.marchesleague.examples.table.StandingsText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code league standings}. */
@Command(
        name = "standings",
        description = "Prints the table of a season, with the reason for every position that a tie-break decided.",
        footer = {
            "",
            "Examples:",
            "  league standings marches.yaml",
            "  league standings --format markdown marches.yaml",
            "  league standings --format json 2023.yaml 2024.yaml 2025.yaml",
            "  league standings --rules my-county.yaml results-folder",
            "",
            "Exit codes:",
            "  0   the tables were printed",
            "  2   the command line or an input is at fault; all faults are on standard error"
        })
public final class StandingsCommand extends SeasonCommand<SeasonTable> {

    /** How a table can be printed. */
    enum Format {
        TABLE,
        JSON,
        CSV,
        MARKDOWN
    }

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT",
            defaultValue = "table",
            description = "table, json, csv or markdown (default: ${DEFAULT-VALUE}). JSON is one object to a line.")
    private Format format;

    private boolean headerWritten;

    @Override
    boolean json() {
        return format == Format.JSON;
    }

    @Override
    SeasonTable answer(LoadedSeason season) {
        return SeasonTable.of(season);
    }

    @Override
    void print(SeasonTable answer, Output output) {
        switch (format) {
            case TABLE -> output.block(new StandingsText(output::bold).write(answer));
            case MARKDOWN -> output.block(StandingsMarkdown.write(answer));
            case CSV -> {
                output.print(StandingsCsv.write(answer, !headerWritten));
                headerWritten = true;
            }
            case JSON -> output.json(StandingsJson.write(answer));
        }
    }
}
