/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.table;

import io.github.marchesleague.examples.text.TextTable;
import io.github.marchesleague.rules.scoring.Tally;
import io.github.marchesleague.rules.standings.Row;
import java.util.List;

/** The columns of a table that people read, the same in text and in Markdown. */
final class StandingsColumns {

    static final List<TextTable.Column> COLUMNS = List.of(
            new TextTable.Column("Pos", true),
            new TextTable.Column("Team", false),
            new TextTable.Column("Played", true),
            new TextTable.Column("Won", true),
            new TextTable.Column("Drawn", true),
            new TextTable.Column("Lost", true),
            new TextTable.Column("Game points", true),
            new TextTable.Column("Match points", true));

    private StandingsColumns() {}

    /** One row; a shared position carries an equals sign. */
    static List<String> cells(Row row) {
        Tally tally = row.tally();
        return List.of(
                row.position() + (row.shared() ? "=" : " "),
                row.team().name(),
                Integer.toString(tally.played()),
                Integer.toString(tally.won()),
                Integer.toString(tally.drawn()),
                Integer.toString(tally.lost()),
                tally.gamePoints().toString(),
                tally.matchPoints().toString());
    }
}
