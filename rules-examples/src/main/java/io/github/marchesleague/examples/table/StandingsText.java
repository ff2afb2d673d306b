/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.table;

import io.github.marchesleague.examples.text.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The table as plain text, as a secretary would paste it on a page. */
public final class StandingsText {

    private final UnaryOperator<String> bold;

    /**
     * A writer of tables.
     *
     * @param bold how a heading is made to stand out; does nothing where the output takes no colours
     */
    public StandingsText(UnaryOperator<String> bold) {
        this.bold = bold;
    }

    public String write(SeasonTable answer) {
        List<String> lines = new ArrayList<>();
        lines.add(bold.apply(answer.title()));
        lines.add("");
        TextTable table = new TextTable(StandingsColumns.COLUMNS);
        answer.table().rows().forEach(row -> table.add(StandingsColumns.cells(row)));
        List<String> laidOut = table.lines();
        lines.add(bold.apply(laidOut.get(0)));
        lines.addAll(laidOut.subList(1, laidOut.size()));
        for (StandingsNotes.Section section : answer.notes().sections()) {
            lines.add("");
            lines.add(bold.apply(section.heading()));
            section.lines().forEach(line -> lines.add("  " + line));
        }
        return String.join("\n", lines) + "\n";
    }
}
