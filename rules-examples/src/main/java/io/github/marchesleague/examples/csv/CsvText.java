/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.csv;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import io.github.marchesleague.rules.match.Points;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.regex.Pattern;

/**
 * CSV text with line feeds, written row by row; not to be shared between threads.
 *
 * <p>A spreadsheet program runs a cell that begins with {@code =}, {@code +}, {@code -}, {@code @}, a tab or a carriage
 * return as a formula, whoever wrote it into a team's name. Such a cell gets an apostrophe in front, unless it is a plain
 * number; {@link #unguarded} takes it away again.
 */
public final class CsvText {

    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+(\\.[0-9]+)?");
    private static final Pattern FORMULA = Pattern.compile("'*[=+\\-@\\t\\r].*", Pattern.DOTALL);

    private final StringWriter written = new StringWriter();
    private final CsvWriter csv =
            CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(written);

    /**
     * Writes a row.
     *
     * @param cells its cells
     * @return this text
     */
    public CsvText row(List<String> cells) {
        csv.writeRecord(cells.stream().map(CsvText::guarded).toList());
        return this;
    }

    /**
     * Writes a row.
     *
     * @param cells its cells
     * @return this text
     */
    public CsvText row(String... cells) {
        return row(List.of(cells));
    }

    /** What was written. */
    @Override
    public String toString() {
        try {
            csv.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return written.toString();
    }

    private static String guarded(String cell) {
        return FORMULA.matcher(cell).matches() && !NUMBER.matcher(cell).matches() ? "'" + cell : cell;
    }

    /**
     * A cell as it was before it was written.
     *
     * @param cell the cell as a file has it
     * @return the cell without the apostrophe that keeps it from being a formula
     */
    public static String unguarded(String cell) {
        return cell.startsWith("'")
                        && FORMULA.matcher(cell).matches()
                        && !NUMBER.matcher(cell.substring(1)).matches()
                ? cell.substring(1)
                : cell;
    }

    /**
     * Points as a spreadsheet takes them.
     *
     * @param points the points
     * @return such as 13.5 and not 13½; a fraction where no decimal is exact
     */
    public static String number(Points points) {
        return points.toDecimal().map(decimal -> decimal.toPlainString()).orElseGet(points::toString);
    }
}
