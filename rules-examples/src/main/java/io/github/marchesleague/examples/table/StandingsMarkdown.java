/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.table;

import io.github.marchesleague.examples.text.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The table in Markdown (tables as in GitHub's). */
public final class StandingsMarkdown {

    private StandingsMarkdown() {}

    public static String write(SeasonTable answer) {
        List<String> lines = new ArrayList<>();
        lines.add("## " + escaped(answer.title()));
        lines.add("");
        lines.add(row(
                StandingsColumns.COLUMNS.stream().map(TextTable.Column::heading).toList()));
        lines.add(row(StandingsColumns.COLUMNS.stream()
                .map(column -> column.number() ? "---:" : "---")
                .toList()));
        answer.table()
                .rows()
                .forEach(row -> lines.add(row(StandingsColumns.cells(row).stream()
                        .map(cell -> escaped(cell.strip()))
                        .toList())));
        for (StandingsNotes.Section section : answer.notes().sections()) {
            lines.add("");
            lines.add("### " + section.heading());
            lines.add("");
            section.lines().forEach(line -> lines.add(bullet(line)));
        }
        return String.join("\n", lines) + "\n";
    }

    private static String row(List<String> cells) {
        return cells.stream().collect(Collectors.joining(" | ", "| ", " |"));
    }

    /** What Markdown would take for its own marks, or a browser for a tag or an entity. */
    public static String escaped(String text) {
        return text.replaceAll("([\\\\`*_{}\\[\\]<>#|&~])", "\\\\$1").replaceAll("\\s+", " ");
    }

    /** A line of a list, which must not begin another list. */
    public static String bullet(String line) {
        return (line.startsWith("  ") ? "  - " : "- ")
                + escaped(line.strip()).replaceFirst("^([+-])", "\\\\$1").replaceFirst("^([0-9]+)([.)])", "$1\\\\$2");
    }
}
