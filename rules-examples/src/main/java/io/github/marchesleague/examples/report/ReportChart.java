/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.report;

import io.github.marchesleague.examples.text.MatchWords;
import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.standings.Standings;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;

/** The positions of the teams by round, or by day where matches have no rounds. */
final class ReportChart {

    /** With fewer rounds there is no line to draw. */
    private static final int ROUNDS_OF_A_CHART = 2;

    private final AdjudicatedSeason season;
    private final Standings table;
    private final MatchWords scores;

    ReportChart(AdjudicatedSeason season, Standings table, MatchWords scores) {
        this.season = season;
        this.table = table;
        this.scores = scores;
    }

    /** The chart; empty where some match has neither, or with fewer than two rounds. */
    Optional<Chart> chart() {
        boolean rounds = season.matches().stream()
                .filter(scores::counts)
                .allMatch(match -> match.card().round().isPresent());
        boolean days = season.matches().stream()
                .filter(scores::counts)
                .allMatch(match -> match.card().date().isPresent());
        if (rounds) {
            return chart(match -> match.card().round().orElse(Integer.MAX_VALUE), Object::toString);
        }
        return days ? chart(match -> match.card().date().orElse(LocalDate.MAX), LocalDate::toString) : Optional.empty();
    }

    private <T extends Comparable<? super T>> Optional<Chart> chart(
            Function<AdjudicatedMatch, T> when, Function<T, String> label) {
        TreeSet<T> times = new TreeSet<>();
        season.matches().stream().filter(scores::counts).forEach(match -> times.add(when.apply(match)));
        if (times.size() < ROUNDS_OF_A_CHART) {
            return Optional.empty();
        }
        List<List<TeamId>> orders = new ArrayList<>();
        for (T time : times) {
            AdjudicatedSeason.Builder until = AdjudicatedSeason.builder();
            until.from(season)
                    .matches(season.matches().stream()
                            .filter(match -> when.apply(match).compareTo(time) <= 0)
                            .toList());
            // The last table is the one above, with its play-offs and decisions.
            Standings then = time.equals(times.last())
                    ? table
                    : Standings.of(until.playOffs(List.of()).orders(List.of()).build(), table.rules());
            orders.add(then.rows().stream().map(row -> row.team().id()).toList());
        }
        List<Chart.Line> lines = table.rows().stream()
                .map(row -> new Chart.Line(
                        row.team().name(),
                        orders.stream()
                                .map(order -> order.indexOf(row.team().id()) + 1)
                                .toList()))
                .toList();
        return Optional.of(new Chart(times.stream().map(label).toList(), lines));
    }
}
