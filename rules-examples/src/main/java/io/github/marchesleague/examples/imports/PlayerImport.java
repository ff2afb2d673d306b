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
import java.util.regex.Pattern;

/**
 * Reads who the players are: columns {@code id} and {@code surname}, and optionally {@code forename}, {@code ecf code},
 * {@code fide number}, {@code club} and {@code rating}.
 */
public final class PlayerImport {

    private static final Set<String> COLUMNS =
            Set.of("id", "surname", "forename", "ecf code", "fide number", "club", "rating");

    private static final Pattern RATING = Pattern.compile("[0-9]{1,4}");

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
            int faultsBefore = sheet.faults().size();
            String id = row.text("id");
            Long before = seen.putIfAbsent(id, row.line());
            if (id.isEmpty() || before != null) {
                row.fault(
                        "id",
                        id.isEmpty() ? "nothing is given" : "the player is on line " + before + " already",
                        "give each player once");
            }
            if (row.text("surname").isEmpty()) {
                row.fault("surname", "nothing is given", "write the surname");
            }
            check(row, "ecf code", PlayerIdentity.ECF_CODE, "an ECF code", "write six digits and a letter from A to L");
            check(row, "fide number", PlayerIdentity.FIDE_NUMBER, "a FIDE number", "write its digits");
            check(row, "rating", RATING, "a rating", "write a whole number, or nothing");
            if (sheet.faults().size() == faultsBefore) {
                lines.add(new ImportReport.Line<>(
                        row.line(),
                        new PlayerIdentity(
                                PlayerId.of(id),
                                row.text("surname"),
                                row.text("forename"),
                                given(row.text("ecf code")),
                                given(row.text("fide number")),
                                given(row.text("club")),
                                row.text("rating").isEmpty()
                                        ? OptionalInt.empty()
                                        : OptionalInt.of(Integer.parseInt(row.text("rating"))))));
            }
        }
        sheet.reportUnused(COLUMNS);
        return new ImportReport<>(lines, sheet.notes(), sheet.faults());
    }

    private static void check(Sheet.Row row, String column, Pattern form, String what, String right) {
        String text = row.text(column);
        if (!text.isEmpty() && !form.matcher(text).matches()) {
            row.fault(column, "\"" + text + "\" is not " + what, right);
        }
    }

    private static Optional<String> given(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }
}
