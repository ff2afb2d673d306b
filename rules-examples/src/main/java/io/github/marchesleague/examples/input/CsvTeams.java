/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.input;

import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.match.TeamId;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The teams of a folder of CSV files, and who is meant by a name in its other files. */
final class CsvTeams {

    /** The columns that a file of teams may have besides their names. */
    static final List<String> OPTIONAL =
            List.of("club", "previous_rank", "fair_play", "rating", "average_age", "performance");

    private static final String RIGHT_FIGURE = "write a figure such as 1712 or 34.5, or nothing";

    private final Map<String, Team> teams = new LinkedHashMap<>();
    private final Map<TeamId, TeamFacts> stated = new LinkedHashMap<>();
    private final Map<String, Long> lines = new HashMap<>();
    private final Set<String> misread = new HashSet<>();

    /** Reads {@code teams.csv}; a name on a line that is at fault is not reported again wherever it is used. */
    void read(List<CsvFile.Row> rows, List<String> linesAtFault) {
        misread.addAll(linesAtFault);
        rows.forEach(this::read);
    }

    private void read(CsvFile.Row row) {
        row.required("team", "write the name of a team").ifPresent(name -> {
            String plain = name.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
            Long before = lines.putIfAbsent(plain, row.line());
            if (before == null) {
                teams.put(name, row.text("club").isBlank() ? Team.of(name) : Team.of(name, row.text("club")));
                TeamFacts facts = facts(row);
                if (!facts.equals(TeamFacts.NONE)) {
                    stated.put(TeamId.of(name), facts);
                }
            } else {
                misread.add(name);
                row.fault(
                        "team",
                        "\"" + name + "\" is entered on line " + before + " already"
                                + (teams.containsKey(name) ? "" : ", in other capitals"),
                        "enter each team once");
            }
        });
    }

    /** What the league states of a team beside its results, for tie-breaks that compare such things. */
    private static TeamFacts facts(CsvFile.Row row) {
        TeamFacts.Builder facts = TeamFacts.builder();
        row.parsed("previous_rank", CsvFolder::wholeNumber, "write a place, from 1, or nothing")
                .ifPresent(facts::previousRank);
        row.parsed("fair_play", Points::parse, CsvFolder.RIGHT_POINTS).ifPresent(facts::fairPlay);
        row.parsed("rating", CsvTeams::figure, RIGHT_FIGURE).ifPresent(facts::rating);
        row.parsed("average_age", CsvTeams::figure, RIGHT_FIGURE).ifPresent(facts::averageAge);
        row.parsed("performance", CsvTeams::figure, RIGHT_FIGURE).ifPresent(facts::performance);
        return facts.build();
    }

    private static Optional<Points> figure(String text) {
        return Points.parse(text).filter(points -> points.signum() >= 0);
    }

    /** What is stated of each team. */
    Map<TeamId, TeamFacts> stated() {
        return Map.copyOf(stated);
    }

    Collection<Team> all() {
        return List.copyOf(teams.values());
    }

    /** The team that a field names; empty with a fault if there is none. */
    Optional<TeamId> find(CsvFile.Row row, String column) {
        Optional<String> name = row.required(column, "write the name of a team");
        if (name.isPresent() && !teams.containsKey(name.get())) {
            if (misread.stream().noneMatch(line -> line.contains(name.get()))) {
                row.fault(
                        column,
                        "the team \"" + name.get() + "\" is not entered",
                        Spelling.nearest(name.get(), teams.keySet())
                                .map(near -> "did you mean \"" + near + "\"?")
                                .orElse("the teams are those of teams.csv"));
            }
            return Optional.empty();
        }
        return name.map(TeamId::of);
    }
}
