/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.report;

import io.github.marchesleague.examples.csv.CsvText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The table with its cross table as CSV: a column for each opponent, with the game points scored against it. */
public final class ReportCsv {

    private static final List<String> HEADER =
            List.of("position", "team", "played", "won", "drawn", "lost", "game_points", "match_points");

    private ReportCsv() {}

    public static String write(ReportPage page) {
        CsvText text = new CsvText();
        List<String> header = new ArrayList<>(HEADER);
        page.rows().forEach(row -> header.add("against " + row.team()));
        text.row(header);
        for (int place = 0; place < page.rows().size(); place++) {
            ReportPage.TableRow row = page.rows().get(place);
            List<String> cells = new ArrayList<>(List.of(row.position(), row.team()));
            row.numbers().forEach(number -> cells.add(number.sort()));
            page.cross()
                    .get(place)
                    .cells()
                    .forEach(cell -> cells.add(cell.results().stream()
                            .map(result -> result.kind().equals("open") ? "" : result.sort())
                            .collect(Collectors.joining(" "))
                            .strip()));
            text.row(cells);
        }
        return text.toString();
    }
}
