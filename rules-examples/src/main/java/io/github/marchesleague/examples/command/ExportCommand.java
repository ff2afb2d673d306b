/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.imports.ResultsCsv;
import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.json.Json;
import io.github.marchesleague.examples.json.SeasonJson;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code league export}. */
@Command(
        name = "export",
        description =
                "Prints a season as a season document, or its results or teams as CSV, which league import reads back.",
        footer = {
            "",
            "A CSV file holds matches and teams only; what its columns cannot hold, such as rulings or play-offs, is refused.",
            "A cell that a spreadsheet program would take for a formula has an apostrophe in front, which league import takes",
            "away again. Where the rules are a file, the document names it as the season does: keep it in the same folder.",
            "league ratings --to trf_all writes a FIDE team report.",
            "",
            "Examples:",
            "  league export season-folder > season-folder/season.json",
            "  league export --to results marches.yaml > results.csv",
            "  league export --to teams marches.yaml > teams.csv",
            "",
            "Exit codes:",
            "  0   the season was printed",
            "  2   the command line or an input is at fault; all faults are on standard error"
        })
public final class ExportCommand extends SeasonCommand<String> {

    /** What can be printed. */
    enum Target {
        DOCUMENT,
        RESULTS,
        TEAMS
    }

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            defaultValue = "document",
            description = "document (JSON, which is YAML), results or teams (CSV) (default: ${DEFAULT-VALUE}).")
    private Target target;

    @Override
    boolean json() {
        return target == Target.DOCUMENT;
    }

    @Override
    String answer(LoadedSeason loaded) {
        return switch (target) {
            case DOCUMENT -> {
                loaded.noteOnRules().ifPresent(this::err);
                yield Json.write(
                        SeasonJson.write(loaded.season(), Optional.of(loaded.rulesNamed())), /* indented= */ true);
            }
            case RESULTS -> ResultsCsv.matches(loaded.season());
            case TEAMS -> ResultsCsv.teams(loaded.season());
        };
    }

    @Override
    void print(String answer, Output output) {
        output.print(answer);
    }
}
