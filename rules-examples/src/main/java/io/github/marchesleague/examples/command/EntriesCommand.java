/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.csv.CsvText;
import io.github.marchesleague.examples.imports.EntryCells;
import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.json.RecordsJson;
import io.github.marchesleague.examples.text.TextTable;
import io.github.marchesleague.examples.text.Words;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.season.Entries;
import io.github.marchesleague.rules.season.Entry;
import io.github.marchesleague.rules.season.Objection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ObjectNode;

/** {@code league entries}. */
@Command(
        name = "entries",
        description = "Lists the entries of a season with clubs and captains, and what sections 2 and 8 object to.",
        footer = {
            "",
            "The season document holds them beside its teams:",
            "  entries:",
            "    deadline: 2025-07-10",
            "    boards: 4",
            "    clubs: [Ludlow, {name: Ross, affiliated: false}]",
            "    teams:",
            "      - {team: Ludlow A, entered: 2025-07-01, captain: Name, email: captain@example.org}",
            "",
            "Examples:",
            "  league entries marches.yaml",
            "  league entries --format csv marches.yaml",
            "",
            "Exit codes:",
            "  0   nothing to object to",
            "  1   the rule book objects to something",
            "  2   the command line or an input is at fault; all faults are on standard error"
        })
public final class EntriesCommand extends SeasonCommand<EntriesCommand.Answer> {

    private static final List<TextTable.Column> COLUMNS = List.of(
            new TextTable.Column("Team", false),
            new TextTable.Column("Club", false),
            new TextTable.Column("Affiliated", false),
            new TextTable.Column("Entered", false),
            new TextTable.Column("Captain", false),
            new TextTable.Column("E-mail", false));

    /** How the entries can be printed. */
    enum Format {
        TEXT,
        CSV,
        JSON
    }

    /** The entries, and what the rule book objects to. */
    record Answer(String title, Entries entries, List<Objection> objections) {}

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text, csv or json (default: ${DEFAULT-VALUE}).")
    private Format format;

    @Override
    boolean json() {
        return format == Format.JSON;
    }

    @Override
    Answer answer(LoadedSeason loaded) {
        Entries entries = loaded.season()
                .entries()
                .orElseGet(() -> Entries.builder()
                        .addAllTeams(loaded.season().teams().stream()
                                .map(team -> new Entry(team, Optional.empty(), Optional.empty()))
                                .toList())
                        .build());
        List<Objection> objections = new ArrayList<>(entries.check());
        OptionalInt inForce = loaded.rules().boards();
        if (entries.boards().isPresent()
                && inForce.isPresent()
                && !entries.boards().equals(inForce)) {
            objections.add(new Objection(
                    "8.1",
                    "the league",
                    entries.boards().getAsInt() + " boards were agreed, and the rules in force have "
                            + inForce.getAsInt(),
                    "name rules with the number that was agreed"));
        }
        return new Answer(loaded.title(), entries, objections);
    }

    @Override
    void print(Answer answer, Output output) {
        switch (format) {
            case TEXT -> output.block(text(answer, output));
            case CSV -> output.print(csv(answer));
            case JSON -> output.json(json(answer));
        }
        if (format == Format.CSV) {
            answer.objections().forEach(objection -> err(objection.toString()));
        }
    }

    private static String text(Answer answer, Output output) {
        List<String> lines = new ArrayList<>();
        lines.add(output.bold(answer.title()));
        lines.add("");
        Entries entries = answer.entries();
        entries.deadline().ifPresent(day -> lines.add("Entries by " + day + " (2.2)"));
        entries.boards().ifPresent(boards -> lines.add(Words.count(boards, "board", "boards") + " a match (8.1)"));
        TextTable table = new TextTable(COLUMNS);
        entries.teams().forEach(entry -> table.add(cells(entry, entries)));
        lines.addAll(table.lines());
        if (!answer.objections().isEmpty()) {
            lines.add("");
        }
        return String.join("\n", lines) + "\n" + Objections.text(answer.objections());
    }

    private static List<String> cells(Entry entry, Entries entries) {
        Team team = entry.team();
        List<String> cells = new ArrayList<>(List.of(team.name(), team.club().orElse("")));
        cells.addAll(EntryCells.of(entry, entries));
        return cells;
    }

    private static String csv(Answer answer) {
        List<String> header = new ArrayList<>(List.of("team", "club"));
        header.addAll(EntryCells.HEADER);
        CsvText text = new CsvText().row(header);
        answer.entries().teams().forEach(entry -> text.row(cells(entry, answer.entries())));
        return text.toString();
    }

    private static ObjectNode json(Answer answer) {
        ObjectNode object = RecordsJson.entries(answer.entries());
        object.set("objections", Objections.json(answer.objections()));
        return object;
    }

    @Override
    int exitCode(Answer answer) {
        return answer.objections().isEmpty() ? 0 : 1;
    }
}
