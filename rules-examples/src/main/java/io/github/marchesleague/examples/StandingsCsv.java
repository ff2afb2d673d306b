/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.scoring.Tally;
import io.github.marchesleague.rules.standings.Row;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** The table as CSV, with a header, for spreadsheets and other programs. */
final class StandingsCsv {

    private static final List<String> HEADER = List.of(
            "season",
            "position",
            "shared",
            "team",
            "played",
            "won",
            "drawn",
            "lost",
            "match_points",
            "game_points",
            "ahead_of_next_by",
            "rule");

    private StandingsCsv() {}

    /** The rows of a season. */
    static String write(SeasonTable answer, boolean withHeader) {
        StringWriter text = new StringWriter();
        try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
            if (withHeader) {
                csv.writeRecord(HEADER);
            }
            answer.table().rows().forEach(row -> csv.writeRecord(cells(answer.title(), row)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static List<String> cells(String season, Row row) {
        Tally tally = row.tally();
        return List.of(
                season,
                Integer.toString(row.position()),
                Boolean.toString(row.shared()),
                row.team().name(),
                Integer.toString(tally.played()),
                Integer.toString(tally.won()),
                Integer.toString(tally.drawn()),
                Integer.toString(tally.lost()),
                number(tally.matchPoints()),
                number(tally.gamePoints()),
                row.aheadOfNextBy().map(Row.Criterion::id).orElse(""),
                row.aheadOfNextBy().map(Row.Criterion::rule).orElse(""));
    }

    /** As a spreadsheet takes it: 13.5 and not 13½. */
    private static String number(Points points) {
        return points.toDecimal().map(decimal -> decimal.toPlainString()).orElseGet(points::toString);
    }
}
