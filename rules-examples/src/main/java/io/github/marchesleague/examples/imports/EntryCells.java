/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.imports;

import io.github.marchesleague.rules.season.Captain;
import io.github.marchesleague.rules.season.Club;
import io.github.marchesleague.rules.season.Entries;
import io.github.marchesleague.rules.season.Entry;
import java.time.LocalDate;
import java.util.List;

/** What an entry list says of a team beside its name and club, as {@link TeamImport} reads it back. */
public final class EntryCells {

    /** The columns. */
    public static final List<String> HEADER = List.of("affiliated", "entered", "captain", "email");

    private EntryCells() {}

    /**
     * The cells of an entry.
     *
     * @param entry the entry
     * @param entries the entries, which know whether its club is affiliated
     * @return a text for each column; empty where nothing is known
     */
    public static List<String> of(Entry entry, Entries entries) {
        return List.of(
                entries.clubs().stream()
                        .filter(club ->
                                entry.team().club().filter(club.name()::equals).isPresent())
                        .map(Club::affiliated)
                        .map(yes -> yes ? "yes" : "no")
                        .findFirst()
                        .orElse(""),
                entry.registered().map(LocalDate::toString).orElse(""),
                entry.captain().map(Captain::name).orElse(""),
                entry.captain().flatMap(Captain::email).orElse(""));
    }
}
