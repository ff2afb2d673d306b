/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.imports;

import io.github.marchesleague.examples.fixtures.Venue;
import io.github.marchesleague.rules.fault.Spelling;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reads when clubs can be host: columns {@code club}, and optionally {@code nights} (days of the week, separated by
 * {@code /}), {@code rooms} and {@code closed} (dates, separated by {@code /}).
 */
public final class VenueImport {

    private static final Set<String> COLUMNS = Set.of("club", "nights", "rooms", "closed");

    private VenueImport() {}

    /**
     * Reads the list.
     *
     * @param name the file's name for messages
     * @param bytes its bytes, in UTF-8
     * @param clubs the clubs of the season; any other is refused
     * @return the clubs, line by line, with all faults
     */
    public static ImportReport<Venue> read(String name, byte[] bytes, Collection<String> clubs) {
        Sheet sheet = Sheet.read(name, bytes, SheetFormat.DEFAULT, List.of("club"));
        List<ImportReport.Line<Venue>> lines = new ArrayList<>();
        Map<String, Long> seen = new HashMap<>();
        for (Sheet.Row row : sheet.rows()) {
            String club = row.text("club");
            Long before = seen.putIfAbsent(club, row.line());
            if (club.isEmpty() || before != null) {
                row.fault(
                        "club",
                        club.isEmpty() ? "nothing is given" : "the club is on line " + before + " already",
                        "write each club once");
                continue;
            }
            if (!clubs.contains(club)) {
                row.fault(
                        "club",
                        "the season has no club \"" + club + "\"",
                        clubs.isEmpty()
                                ? "say in the season which club each team is of"
                                : Spelling.advice(club, clubs));
            }
            TreeSet<DayOfWeek> nights = new TreeSet<>();
            for (String night : parts(row.text("nights"))) {
                day(night)
                        .ifPresentOrElse(
                                nights::add,
                                () -> row.fault(
                                        "nights",
                                        "\"" + night + "\" is no day of the week",
                                        "write such as Monday or Monday/Thursday"));
            }
            TreeSet<LocalDate> closed = new TreeSet<>();
            for (String date : parts(row.text("closed"))) {
                SheetFormat.DEFAULT
                        .date(date)
                        .ifPresentOrElse(
                                closed::add,
                                () -> row.fault("closed", "\"" + date + "\" is no date", "write such as 2025-12-25"));
            }
            String rooms = row.text("rooms").isEmpty() ? "1" : row.text("rooms");
            if (rooms.matches("[1-9][0-9]?")) {
                lines.add(
                        new ImportReport.Line<>(row.line(), new Venue(club, nights, Integer.parseInt(rooms), closed)));
            } else {
                row.fault("rooms", "\"" + rooms + "\" is no number of rooms", "write 1, 2 and so on");
            }
        }
        sheet.reportUnused(COLUMNS);
        return new ImportReport<>(lines, sheet.notes(), sheet.faults());
    }

    private static List<String> parts(String text) {
        return Arrays.stream(text.split("/"))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }

    private static Optional<DayOfWeek> day(String name) {
        return Arrays.stream(DayOfWeek.values())
                .filter(day -> day.name().equals(name.toUpperCase(Locale.ROOT)))
                .findFirst();
    }
}
