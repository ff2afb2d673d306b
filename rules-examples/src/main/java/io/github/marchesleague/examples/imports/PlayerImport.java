/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.imports;

import io.github.marchesleague.examples.ratings.PlayerIdentity;
import io.github.marchesleague.rules.match.PlayerId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Reads who the players are: columns {@code id} and {@code surname}, and optionally {@code forename}, {@code ecf code},
 * {@code fide number}, {@code club} and {@code rating}.
 */
public final class PlayerImport {

    private static final Set<String> COLUMNS =
            Set.of("id", "surname", "forename", "ecf code", "fide number", "club", "rating");

    private PlayerImport() {}

    /**
     * Reads the list.
     *
     * @param name the file's name for messages
     * @param bytes its bytes
     * @param format how it was saved
     * @return the players, line by line, with all faults
     */
    public static ImportReport<PlayerIdentity> read(String name, byte[] bytes, SheetFormat format) {
        Sheet sheet = Sheet.read(name, bytes, format, List.of("id", "surname"));
        List<ImportReport.Line<PlayerIdentity>> lines = new ArrayList<>();
        Map<String, Long> seen = new HashMap<>();
        for (Sheet.Row row : sheet.rows()) {
            String id = row.text("id");
            Long before = seen.putIfAbsent(id, row.line());
            if (id.isEmpty() || before != null) {
                row.fault(
                        "id",
                        id.isEmpty() ? "nothing is given" : "the player is on line " + before + " already",
                        "give each player once");
                continue;
            }
            OptionalInt rating = OptionalInt.empty();
            if (row.text("rating").matches("[0-9]{1,4}")) {
                rating = OptionalInt.of(Integer.parseInt(row.text("rating")));
            } else if (!row.text("rating").isEmpty()) {
                row.fault("rating", "\"" + row.text("rating") + "\" is no rating", "write a whole number, or nothing");
                continue;
            }
            try {
                lines.add(new ImportReport.Line<>(
                        row.line(),
                        new PlayerIdentity(
                                PlayerId.of(id),
                                row.text("surname"),
                                row.text("forename"),
                                given(row.text("ecf code")),
                                given(row.text("fide number")),
                                given(row.text("club")),
                                rating)));
            } catch (IllegalArgumentException e) {
                row.fault("id", String.valueOf(e.getMessage()), "correct the line");
            }
        }
        sheet.reportUnused(COLUMNS);
        return new ImportReport<>(lines, sheet.notes(), sheet.faults());
    }

    private static Optional<String> given(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }
}
