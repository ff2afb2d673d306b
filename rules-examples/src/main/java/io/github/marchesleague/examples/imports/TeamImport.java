/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.imports;

import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads an entry list from a spreadsheet. Columns: {@code name}; optionally {@code id}, {@code club}, and {@code earlier
 * names}, separated by {@code |}, for a team that was renamed during the season.
 */
public final class TeamImport {

    private static final Set<String> COLUMNS = Set.of("name", "id", "club", "earlier names");

    private TeamImport() {}

    /**
     * A team with the names under which it played before.
     *
     * @param team the team under its present name
     * @param earlierNames its earlier names in their order
     */
    public record NamedTeam(Team team, List<String> earlierNames) {

        /** Takes an unmodifiable copy. */
        public NamedTeam {
            earlierNames = List.copyOf(earlierNames);
        }
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
        List<ImportReport.Line<NamedTeam>> lines = new ArrayList<>();
        Map<String, Sheet.Row> seen = new HashMap<>();
        for (Sheet.Row row : sheet.rows()) {
            String team = row.text("name");
            String id = row.text("id");
            if (team.isEmpty()) {
                row.fault("name", "nothing is given", "write the team's name");
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
                            "name",
                            "\"" + known + "\" is also on line " + before.line() + ", capitals apart",
                            "enter each team once, under one spelling");
                }
            }
            Optional<String> club = row.text("club").isEmpty() ? Optional.empty() : Optional.of(row.text("club"));
            lines.add(new ImportReport.Line<>(
                    row.line(), new NamedTeam(new Team(TeamId.of(id.isEmpty() ? team : id), team, club), earlier)));
        }
        sheet.reportUnused(COLUMNS);
        return new ImportReport<>(lines, sheet.notes(), sheet.faults());
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
