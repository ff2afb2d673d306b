/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.report;

import io.github.marchesleague.examples.table.StandingsMarkdown;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The page in Markdown (tables as in GitHub's). */
public final class ReportMarkdown {

    private final List<String> lines = new ArrayList<>();

    private ReportMarkdown() {}

    public static String write(ReportPage page) {
        ReportMarkdown markdown = new ReportMarkdown();
        markdown.page(page);
        return String.join("\n", markdown.lines) + "\n";
    }

    private void page(ReportPage page) {
        lines.add("# " + escaped(page.title()));
        lines.add("");
        lines.add(escaped(page.rules() + ". " + page.status() + "."));
        lines.add("");
        header(List.of("Pos", "Team", "Played", "Won", "Drawn", "Lost", "Game points", "Match points", "Form"), 1, 8);
        page.rows().forEach(row -> {
            List<String> cells = new ArrayList<>(List.of(row.position(), row.team()));
            row.numbers().forEach(number -> cells.add(number.text()));
            cells.add(row.form().stream().map(ReportPage.Form::letter).collect(Collectors.joining(" ")));
            row(cells);
        });
        page.rows().stream().filter(row -> !row.why().isEmpty()).forEach(row -> {
            lines.add("");
            lines.add(StandingsMarkdown.bullet(row.team() + " " + row.why()));
        });
        page.notes().forEach(section -> section(section.heading(), section.lines()));
        cross(page);
        for (ReportPage.TieView tie : page.ties()) {
            section("Tie: " + tie.summary(), List.of());
            tie.steps().forEach(step -> {
                lines.add(StandingsMarkdown.bullet(
                        step.title() + (step.among().isEmpty() ? "" : ", among " + step.among())));
                step.lines().forEach(line -> lines.add(StandingsMarkdown.bullet("  " + line)));
            });
        }
        page.race().ifPresent(this::race);
        section(
                "Matches still to be played",
                page.outstanding().stream()
                        .map(fixture -> fixture.home() + " – " + fixture.away()
                                + (fixture.when().isEmpty() ? "" : ", " + fixture.when())
                                + (fixture.status().isEmpty() ? "" : " (" + fixture.status() + ")"))
                        .toList());
        page.rounds()
                .forEach(round -> section(
                        round.heading(),
                        round.matches().stream().map(ReportMarkdown::match).toList()));
        section("Order of the table", page.chain());
        if (!page.readings().isEmpty()) {
            section("Open readings", page.readings());
        }
    }

    private static String match(ReportPage.Match match) {
        String boards = match.boards().stream().map(ReportPage.Board::score).collect(Collectors.joining(", "));
        List<String> notes = new ArrayList<>(match.notes());
        match.boards().stream()
                .filter(board -> !board.mark().isEmpty())
                .forEach(board -> notes.add("board " + board.number() + ", " + board.mark()));
        return match.home() + " – " + match.away() + " " + match.score() + (boards.isEmpty() ? "" : " (" + boards + ")")
                + (notes.isEmpty() ? "" : ": " + String.join("; ", notes));
    }

    private void race(ReportPage.RaceView race) {
        section("Title race", List.of());
        header(List.of("Team", "Points", "Left", "Most", "Best", "Worst", "Title"), 0, 6);
        race.teams()
                .forEach(team -> row(List.of(
                        team.team(),
                        team.points(),
                        Integer.toString(team.left()),
                        team.most(),
                        team.best(),
                        team.worst(),
                        team.chance())));
        lines.add("");
        race.needs().forEach(need -> lines.add(StandingsMarkdown.bullet(need)));
        race.notes().forEach(note -> lines.add(StandingsMarkdown.bullet(note)));
    }

    private void cross(ReportPage page) {
        section("Cross table", List.of());
        List<String> header = new ArrayList<>(List.of("", "Team"));
        page.cross().forEach(row -> header.add(Integer.toString(row.place())));
        header(header, 1);
        page.cross().forEach(row -> {
            List<String> cells = new ArrayList<>(List.of(Integer.toString(row.place()), row.team()));
            row.cells()
                    .forEach(cell -> cells.add(
                            cell.self()
                                    ? "–"
                                    : cell.results().stream()
                                            .map(ReportPage.CrossResult::score)
                                            .collect(Collectors.joining(" "))));
            row(cells);
        });
    }

    private void section(String heading, List<String> bullets) {
        lines.add("");
        lines.add("## " + escaped(heading));
        lines.add("");
        if (bullets.isEmpty() && heading.startsWith("Matches")) {
            lines.add("None.");
        }
        bullets.forEach(line -> lines.add(StandingsMarkdown.bullet(line)));
    }

    /** Headings, of which those of texts stand to the left and all others to the right. */
    private void header(List<String> headings, Integer... texts) {
        row(headings);
        List<String> rule = new ArrayList<>();
        for (int column = 0; column < headings.size(); column++) {
            rule.add(List.of(texts).contains(column) ? "---" : "---:");
        }
        lines.add(rule.stream().collect(Collectors.joining(" | ", "| ", " |")));
    }

    private void row(List<String> cells) {
        lines.add(cells.stream().map(ReportMarkdown::escaped).collect(Collectors.joining(" | ", "| ", " |")));
    }

    /** What Markdown would take for its own marks, or a browser for a tag. */
    private static String escaped(String text) {
        return StandingsMarkdown.escaped(text);
    }
}
