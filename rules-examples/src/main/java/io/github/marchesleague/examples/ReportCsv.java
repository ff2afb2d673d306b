/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import io.github.marchesleague.examples.report.ReportPage;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The table with its cross table as CSV: a column for each opponent, with the game points scored against it. */
final class ReportCsv {

    private static final List<String> HEADER =
            List.of("position", "team", "played", "won", "drawn", "lost", "game_points", "match_points");

    private ReportCsv() {}

    static String write(ReportPage page) {
        StringWriter text = new StringWriter();
        try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
            List<String> header = new ArrayList<>(HEADER);
            page.rows().forEach(row -> header.add("against " + row.team()));
            csv.writeRecord(header);
            for (int place = 0; place < page.rows().size(); place++) {
                ReportPage.TableRow row = page.rows().get(place);
                List<String> cells = new ArrayList<>(List.of(row.position(), row.team()));
                row.numbers().forEach(number -> cells.add(number.sort()));
                page.cross()
                        .get(place)
                        .cells()
                        .forEach(cell -> cells.add(cell.results().stream()
                                .map(result -> result.kind().equals("open") ? "" : result.score())
                                .collect(Collectors.joining(" "))
                                .strip()));
                csv.writeRecord(cells);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}
