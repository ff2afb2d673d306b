/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.table;

import io.github.marchesleague.examples.csv.CsvText;
import io.github.marchesleague.rules.scoring.Tally;
import io.github.marchesleague.rules.standings.Row;
import java.util.List;

/** The table as CSV, with a header, for spreadsheets and other programs. */
public final class StandingsCsv {

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
    public static String write(SeasonTable answer, boolean withHeader) {
        CsvText text = new CsvText();
        if (withHeader) {
            text.row(HEADER);
        }
        answer.table().rows().forEach(row -> text.row(cells(answer.title(), row)));
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
                CsvText.number(tally.matchPoints()),
                CsvText.number(tally.gamePoints()),
                row.aheadOfNextBy().map(Row.Decider::id).orElse(""),
                row.aheadOfNextBy().map(Row.Decider::rule).orElse(""));
    }
}
