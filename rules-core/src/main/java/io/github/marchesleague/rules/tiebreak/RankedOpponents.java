/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The points against the best opponent, where level against the second best, and so on (Czech league). Opponents are
 * ranked by their match points and then game points; those level on both count as one, and the level teams themselves are
 * no opponents here.
 *
 * @param gamePoints whether game points are compared, and not match points
 */
record RankedOpponents(boolean gamePoints) implements TieBreak {

    /** An opponent's place: its match points and game points, the most first. */
    private static final Comparator<Figure> BEST_FIRST =
            Comparator.<Figure>naturalOrder().reversed();

    @Override
    public String id() {
        return "results-against-ranked" + (gamePoints ? "-game-points" : "");
    }

    @Override
    public Division divide(TiedGroup group) {
        Map<Figure, Map<TeamId, Points>> places = new TreeMap<>(BEST_FIRST);
        for (TeamId team : group.teams()) {
            for (MatchResult match : group.matchesOf(team)) {
                Side side = match.sideOf(team).orElseThrow();
                TeamId opponent = match.team(side.other());
                if (!group.teams().contains(opponent)) {
                    Figure place = new Figure(List.of(
                            group.tally(opponent).matchPoints(),
                            group.tally(opponent).gamePoints()));
                    places.computeIfAbsent(place, p -> new LinkedHashMap<>())
                            .merge(team, points(group, match).of(side), Points::plus);
                }
            }
        }
        Map<TeamId, Figure> figures = new LinkedHashMap<>();
        for (TeamId team : group.teams()) {
            List<Points> values = new ArrayList<>();
            places.values().forEach(points -> values.add(points.getOrDefault(team, Points.ZERO)));
            figures.put(team, new Figure(values));
        }
        return Division.by(figures, Direction.MORE);
    }

    private Score points(TiedGroup group, MatchResult match) {
        return gamePoints ? group.scoring().gamePoints(match) : group.scoring().matchPoints(match);
    }

    @Override
    public boolean looksBesideResults() {
        return false;
    }
}
