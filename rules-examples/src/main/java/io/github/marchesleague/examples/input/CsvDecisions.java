/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.input;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.Adjustment;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the decisions of a folder of CSV files, to the same rules as those of a season document. */
final class CsvDecisions {

    private final CsvTeams teams;

    CsvDecisions(CsvTeams teams) {
        this.teams = teams;
    }

    /** One row of {@code adjustments.csv}; empty with a fault if anything is wrong with it. */
    Optional<Ruling> adjustment(CsvFile.Row row) {
        Optional<TeamId> team = teams.find(row, "team");
        Optional<String> reason = row.required("reason", "write why, in a few words");
        Optional<Points> matchPoints = row.parsed("match_points", Points::parse, CsvFolder.RIGHT_POINTS);
        Optional<Points> gamePoints = row.parsed("game_points", Points::parse, CsvFolder.RIGHT_POINTS);
        Optional<LocalDate> date = row.parsed("date", CsvFolder::date, CsvFolder.RIGHT_DATE);
        if (row.text("match_points").isEmpty() && row.text("game_points").isEmpty()) {
            row.fault("team", "the line changes no points", "write match_points or game_points or both");
            return Optional.empty();
        }
        return team.flatMap(t -> reason.map(why -> new Ruling.PointsAdjusted(
                new Adjustment(
                        t, matchPoints.orElse(Points.ZERO), gamePoints.orElse(Points.ZERO), row.text("rule"), why),
                Optional.empty(),
                date)));
    }

    /** The rows of {@code order.csv}: one decision for each reason, its teams in the order of the rows. */
    List<Ruling> orders(List<CsvFile.Row> rows) {
        Map<String, List<CsvFile.Row>> byReason = new LinkedHashMap<>();
        for (CsvFile.Row row : rows) {
            row.required("reason", "write why, in a few words")
                    .ifPresent(reason -> byReason.computeIfAbsent(reason, r -> new ArrayList<>())
                            .add(row));
        }
        List<Ruling> rulings = new ArrayList<>();
        byReason.forEach((reason, lines) -> order(reason, lines).ifPresent(rulings::add));
        return rulings;
    }

    private Optional<Ruling> order(String reason, List<CsvFile.Row> lines) {
        List<TeamId> order = new ArrayList<>();
        for (CsvFile.Row row : lines) {
            teams.find(row, "team").ifPresent(team -> {
                if (order.contains(team)) {
                    row.fault("team", "the team \"" + team + "\" stands in the order twice", "name each team once");
                } else {
                    order.add(team);
                }
            });
        }
        CsvFile.Row first = lines.get(0);
        if (lines.size() < 2) {
            first.fault(
                    "team",
                    "an order of fewer than two teams",
                    "name the teams, the best first, each on a line with the same reason");
        }
        return order.size() == lines.size() && order.size() >= 2
                ? Optional.of(new Ruling.OrderDecided(order, first.text("rule"), reason))
                : Optional.empty();
    }
}
