/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.imports;

import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.season.Captain;
import io.github.marchesleague.rules.season.Club;
import io.github.marchesleague.rules.season.Entries;
import io.github.marchesleague.rules.season.Entry;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads an entry list from a spreadsheet. Columns: {@code name}, which may also be called {@code team} as in the list that
 * {@code league entries} prints; optionally {@code id}, {@code club}, and {@code earlier names}, separated by {@code |}, for a
 * team that was renamed during the season; and of the entry {@code affiliated} ({@code yes} or {@code no}, of the club),
 * {@code entered} (a date), {@code captain} and {@code email} or {@code e-mail} (2.1, 2.2, 8.4).
 */
public final class TeamImport {

    private static final Set<String> OF_ENTRIES = Set.of("affiliated", "entered", "captain", "email", "e-mail");

    private static final Set<String> COLUMNS = Stream.concat(
                    OF_ENTRIES.stream(), Stream.of("name", "team", "id", "club", "earlier names"))
            .collect(Collectors.toUnmodifiableSet());

    private TeamImport() {}

    /**
     * A team with the names under which it played before.
     *
     * @param team the team under its present name
     * @param earlierNames its earlier names in their order
     * @param entry what the list says of its entry; empty where it has no column about entries
     * @param club its club with its affiliation, where the list says that
     */
    public record NamedTeam(Team team, List<String> earlierNames, Optional<Entry> entry, Optional<Club> club) {

        /** Takes an unmodifiable copy. */
        public NamedTeam {
            earlierNames = List.copyOf(earlierNames);
            Objects.requireNonNull(entry, "entry");
            Objects.requireNonNull(club, "club");
        }
    }

    /**
     * The entries of a season.
     *
     * @param teams the teams as they were read, without faults
     * @return the entries with the clubs whose affiliation is known; empty where the list had no column about entries
     */
    public static Optional<Entries> entries(List<NamedTeam> teams) {
        List<Entry> entries =
                teams.stream().flatMap(named -> named.entry().stream()).toList();
        return entries.isEmpty()
                ? Optional.empty()
                : Optional.of(Entries.builder()
                        .teams(entries)
                        .clubs(teams.stream()
                                .flatMap(named -> named.club().stream())
                                .distinct()
                                .toList())
                        .build());
    }

    /**
     * Reads the list. Names that differ in capitals only are refused, naming both lines: one of them is a slip, or else each
     * needs an id.
     *
     * @param name the file's name for messages
     * @param bytes its bytes
     * @param format how it was saved
     * @return the teams, line by line, with all faults
     */
    public static ImportReport<NamedTeam> read(String name, byte[] bytes, SheetFormat format) {
        Sheet sheet = Sheet.read(name, bytes, format, List.of("name"));
        Sheet asPrinted = Sheet.read(name, bytes, format, List.of("team"));
        String nameColumn = "name";
        if (!sheet.faults().isEmpty() && asPrinted.faults().isEmpty()) {
            sheet = asPrinted;
            nameColumn = "team";
        }
        boolean ofEntries = sheet.header().stream().anyMatch(OF_ENTRIES::contains);
        Map<String, Club> clubs = new HashMap<>();
        List<ImportReport.Line<NamedTeam>> lines = new ArrayList<>();
        Map<String, Sheet.Row> seen = new HashMap<>();
        for (Sheet.Row row : sheet.rows()) {
            String team = row.text(nameColumn);
            String id = row.text("id");
            if (team.isEmpty()) {
                row.fault(nameColumn, "nothing is given", "write the team's name");
                continue;
            }
            List<String> earlier = Arrays.stream(row.text("earlier names").split("\\|"))
                    .map(String::strip)
                    .filter(text -> !text.isEmpty())
                    .toList();
            List<String> names = new ArrayList<>(earlier);
            names.add(team);
            if (!id.isEmpty() && !id.equals(team)) {
                names.add(id);
            }
            for (String known : names) {
                Sheet.Row before = seen.putIfAbsent(fold(known), row);
                if (before != null && before != row) {
                    row.fault(
                            nameColumn,
                            "\"" + known + "\" is also on line " + before.line() + ", capitals apart",
                            "enter each team once, under one spelling");
                }
            }
            Optional<String> club = row.text("club").isEmpty() ? Optional.empty() : Optional.of(row.text("club"));
            Team entered = new Team(TeamId.of(id.isEmpty() ? team : id), team, club);
            lines.add(new ImportReport.Line<>(
                    row.line(),
                    new NamedTeam(
                            entered,
                            earlier,
                            ofEntries ? Optional.of(entry(row, entered, format)) : Optional.empty(),
                            club(row, clubs))));
        }
        sheet.reportUnused(COLUMNS);
        return new ImportReport<>(lines, sheet.notes(), sheet.faults());
    }

    private static Entry entry(Sheet.Row row, Team team, SheetFormat format) {
        String day = row.text("entered");
        Optional<LocalDate> entered = day.isEmpty() ? Optional.empty() : format.date(day);
        if (entered.isEmpty() && !day.isEmpty()) {
            row.fault(
                    "entered",
                    "\"" + day + "\" is no date of the pattern " + format.datePattern(),
                    "write it so, or declare the pattern of all dates");
        }
        String captain = row.text("captain");
        String email = row.text("email").isEmpty() ? row.text("e-mail") : row.text("email");
        if (captain.isEmpty() && !email.isEmpty()) {
            row.fault("email", "an e-mail address without a captain", "name the captain");
        }
        return new Entry(
                team,
                entered,
                captain.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Captain(captain, email.isEmpty() ? Optional.empty() : Optional.of(email))));
    }

    /** The club with its affiliation; a club is affiliated or not, whichever of its teams is meant. */
    private static Optional<Club> club(Sheet.Row row, Map<String, Club> known) {
        String name = row.text("club");
        String word = Sheet.key(row.text("affiliated"));
        if (word.isEmpty()) {
            return Optional.empty();
        }
        if (name.isEmpty()) {
            row.fault("affiliated", "\"" + word + "\" of no club", "name the club");
            return Optional.empty();
        }
        if (!word.equals("yes") && !word.equals("no")) {
            row.fault("affiliated", "\"" + word + "\" is neither yes nor no", "write yes or no");
            return Optional.empty();
        }
        Club club = new Club(name, word.equals("yes"));
        if (!known.computeIfAbsent(name, first -> club).equals(club)) {
            row.fault("affiliated", "another line says otherwise of " + name, "write the same for all its teams");
        }
        return Optional.of(club);
    }

    /** Capitals made equal, the same in every locale. */
    static String fold(String name) {
        return name.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    }

    /**
     * Who is meant by which name: the ids, the present and the earlier names.
     *
     * @param teams the teams
     * @return the team of each name
     */
    static Map<String, TeamId> byName(List<NamedTeam> teams) {
        Map<String, TeamId> byName = new LinkedHashMap<>();
        for (NamedTeam named : teams) {
            byName.put(named.team().name(), named.team().id());
            byName.put(named.team().id().value(), named.team().id());
            named.earlierNames()
                    .forEach(earlier -> byName.put(earlier, named.team().id()));
        }
        return byName;
    }
}
