/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Help.Ansi;

/**
 * Lays out columns of text. Widths are those that picocli counts, so that wide characters stand in line. (Table libraries
 * at hand write through the platform's charset, and so lose every ½ where that is not UTF-8.)
 */
public final class TextTable {

    /**
     * A column.
     *
     * @param heading what stands above it
     * @param number whether its entries are aligned to the right
     */
    public record Column(String heading, boolean number) {}

    private final List<Column> columns;
    private final List<List<String>> rows = new ArrayList<>();

    public TextTable(List<Column> columns) {
        this.columns = List.copyOf(columns);
    }

    public void add(List<String> row) {
        rows.add(List.copyOf(row));
    }

    /** The lines: headings, a rule, the rows. */
    public List<String> lines() {
        int[] widths = IntStream.range(0, columns.size()).map(this::width).toArray();
        List<String> lines = new ArrayList<>();
        lines.add(line(columns.stream().map(Column::heading).toList(), widths));
        lines.add("-".repeat(IntStream.of(widths).sum() + 2 * (widths.length - 1)));
        rows.forEach(row -> lines.add(line(row, widths)));
        return lines;
    }

    private int width(int column) {
        return IntStream.concat(
                        IntStream.of(width(columns.get(column).heading())),
                        rows.stream().mapToInt(row -> width(row.get(column))))
                .max()
                .orElse(0);
    }

    private String line(List<String> cells, int[] widths) {
        return IntStream.range(0, widths.length)
                .mapToObj(column -> {
                    String blanks = " ".repeat(widths[column] - width(cells.get(column)));
                    return columns.get(column).number() ? blanks + cells.get(column) : cells.get(column) + blanks;
                })
                .collect(Collectors.joining("  "))
                .stripTrailing();
    }

    private static int width(String text) {
        return Ansi.OFF.new Text(text).getCJKAdjustedLength();
    }
}
