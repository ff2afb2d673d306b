/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.input;

import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Points;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Reads the result of one row of {@code boards.csv}: both sides' points and how they came about. */
final class CsvBoard {

    private static final Map<String, BoardResult> BY_STATUS = new LinkedHashMap<>();

    static {
        BY_STATUS.put("home_default", BoardResult.AWAY_WIN_BY_DEFAULT);
        BY_STATUS.put("away_default", BoardResult.HOME_WIN_BY_DEFAULT);
        BY_STATUS.put("double_default", BoardResult.DOUBLE_DEFAULT);
        BY_STATUS.put("void", BoardResult.VOID);
    }

    private CsvBoard() {}

    /** The result of a row; empty with a fault if anything is wrong with it. */
    static Optional<BoardResult> read(CsvFile.Row row) {
        Optional<Points> home = points(row, "home_result");
        Optional<Points> away = points(row, "away_result");
        String status = row.text("status");
        boolean known = status.equals("played") || BY_STATUS.containsKey(status);
        if (!known) {
            row.fault(
                    "status",
                    "found \"" + status + "\"",
                    "write played or one of " + String.join(", ", BY_STATUS.keySet()));
        }
        if (!known || home.isEmpty() || away.isEmpty()) {
            return Optional.empty();
        }
        if (home.get().plus(away.get()).compareTo(Points.ONE) > 0) {
            row.fault(
                    "home_result",
                    "both sides together have more than a point",
                    "write 1 and 0, 0.5 and 0.5, or 0 and 1");
            return Optional.empty();
        }
        BoardResult usual = BY_STATUS.getOrDefault(status, played(home.get(), away.get()));
        // Where the file gives a default other points than usual (0-0 to both, say), its points stand.
        return Optional.of(
                usual.home().equals(home.get()) && usual.away().equals(away.get())
                        ? usual
                        : usual.scored(home.get(), away.get()));
    }

    private static BoardResult played(Points home, Points away) {
        for (BoardResult result : new BoardResult[] {BoardResult.HOME_WIN, BoardResult.DRAW, BoardResult.AWAY_WIN}) {
            if (result.home().equals(home) && result.away().equals(away)) {
                return result;
            }
        }
        return BoardResult.decided(home, away);
    }

    private static Optional<Points> points(CsvFile.Row row, String column) {
        if (row.text(column).isEmpty()) {
            row.fault(column, "nothing is given", "write 0, 0.5 or 1");
            return Optional.empty();
        }
        return row.parsed(
                column,
                text -> Points.parse(text)
                        .filter(points ->
                                points.signum() >= 0 && points.times(2).denominator() == 1),
                "write 0, 0.5 or 1");
    }
}
