/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.json.Json;
import io.github.marchesleague.examples.table.SeasonTable;
import io.github.marchesleague.examples.text.CriterionWords;
import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.examples.text.Words;
import io.github.marchesleague.rules.explanation.Explanation;
import io.github.marchesleague.rules.explanation.ExplanationText;
import io.github.marchesleague.rules.explanation.TieExplanation;
import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code league explain}. */
@Command(
        name = "explain",
        description = "Says why one team stands above another, down to the boards, or how a tie was broken.",
        footer = {
            "",
            "Without teams and without --tie, every tie of the table is explained.",
            "",
            "Examples:",
            "  league explain marches.yaml \"Garway A\" \"Fownhope A\"",
            "  league explain --tie 2 marches.yaml",
            "  league explain --format json marches.yaml Ludlow Ross",
            "",
            "Exit codes:",
            "  0   the explanation was printed",
            "  2   the command line or the input is at fault; all faults are on standard error"
        })
public final class ExplainCommand extends OneSeasonCommand {

    @Parameters(index = "1..*", arity = "0..2", paramLabel = "TEAM", description = "Two teams of the table.")
    private @Nullable List<String> teams;

    @Option(
            names = {"-t", "--tie"},
            paramLabel = "POSITION",
            description = "Explains the tie that the team at this position is in.")
    private @Nullable Integer tie;

    @Mixin
    private TextOrJson format;

    @Override
    void answer(LoadedSeason loaded, Output output) {
        Standings table = SeasonTable.of(loaded).table();
        List<String> named = teams == null ? List.of() : teams;
        if (named.size() == 1 || named.size() > 2 || (named.size() == 2 && tie != null)) {
            throw refusal("TEAM", "these teams were named: " + named, "name two teams, or none, or a tie by --tie");
        }
        if (named.size() == 2) {
            explain(table, team(table, named.get(0)), team(table, named.get(1)), output);
        } else {
            explainTies(table, output);
        }
    }

    private void explain(Standings table, TeamId one, TeamId other, Output output) {
        if (one.equals(other)) {
            throw refusal("TEAM", "\"" + one + "\" is named twice", "name two different teams");
        }
        Explanation explanation = Explanation.of(table, one, other);
        if (format.json()) {
            output.json((ObjectNode) Json.tree(explanation, names(table)));
        } else {
            output.block(String.join("\n", ExplanationText.of(table).lines(explanation)) + "\n");
        }
    }

    private void explainTies(Standings table, Output output) {
        List<TieExplanation> ties = TieExplanation.of(table);
        if (tie != null) {
            ties = List.of(tieAt(table, ties, tie));
        }
        if (format.json()) {
            ObjectNode object = Json.object();
            ArrayNode array = object.putArray("ties");
            ties.forEach(each -> array.add(Json.tree(each, names(table))));
            output.json(object);
            return;
        }
        ExplanationText text = ExplanationText.of(table);
        ties.forEach(each -> output.block(String.join("\n", text.lines(each)) + "\n"));
        if (ties.isEmpty()) {
            output.block("No two teams are level on "
                    + new CriterionWords(table.rules())
                            .name(
                                    table.rules()
                                            .chain()
                                            .steps()
                                            .get(0)
                                            .tieBreak()
                                            .id(),
                                    table.rules().chain().steps().get(0).rule())
                    + ".\n");
        }
    }

    private static TieExplanation tieAt(Standings table, List<TieExplanation> ties, int position) {
        if (position < 1 || position > table.rows().size()) {
            throw refusal(
                    "--tie",
                    "there is no position " + position,
                    "name a position from 1 to " + table.rows().size());
        }
        TeamId team = table.rows().get(position - 1).team().id();
        List<String> others = new ArrayList<>();
        for (TieExplanation each : ties) {
            if (each.teams().contains(team)) {
                return each;
            }
            others.add(Integer.toString(places(table).indexOf(each.teams().get(0)) + 1));
        }
        throw refusal(
                "--tie",
                table.rows().get(position - 1).team().name() + " at position " + position + " is level with nobody",
                others.isEmpty() ? "this table has no ties" : "ties begin at position " + Words.and(others));
    }

    private static List<TeamId> places(Standings table) {
        return table.rows().stream().map(row -> row.team().id()).toList();
    }

    private static TeamNames names(Standings table) {
        return new TeamNames(table.rows().stream().map(Row::team).toList());
    }

    private static TeamId team(Standings table, String name) {
        List<String> known = table.rows().stream().map(row -> row.team().name()).toList();
        return table.rows().stream()
                .map(Row::team)
                .filter(team -> team.name().equals(name) || team.id().value().equals(name))
                .findFirst()
                .orElseThrow(() -> refusal("TEAM", "no team is called \"" + name + "\"", Spelling.advice(name, known)))
                .id();
    }
}
