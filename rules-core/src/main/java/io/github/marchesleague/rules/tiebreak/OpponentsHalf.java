/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Match points against the opponents that have at least half of the match points of their own matches (the Koya system,
 * for teams).
 */
record OpponentsHalf() implements TieBreak {

    @Override
    public String id() {
        return "koya";
    }

    @Override
    public Division divide(TiedGroup group) {
        Map<TeamId, Figure> figures = new LinkedHashMap<>();
        for (TeamId team : group.teams()) {
            Points sum = Points.ZERO;
            for (MatchResult match : group.matchesOf(team)) {
                Side side = match.sideOf(team).orElseThrow();
                if (hasHalf(group, match.team(side.other()))) {
                    sum = sum.plus(group.scoring().matchPoints(match).of(side));
                }
            }
            figures.put(team, Figure.of(sum));
        }
        return Division.by(figures, Direction.MORE);
    }

    private static boolean hasHalf(TiedGroup group, TeamId team) {
        Points balance = Points.ZERO;
        for (MatchResult match : group.matchesOf(team)) {
            Side side = match.sideOf(team).orElseThrow();
            balance = balance.plus(group.scoring().matchPoints(match).of(side))
                    .minus(group.scoring().matchPoints(match).of(side.other()));
        }
        return balance.signum() >= 0;
    }

    @Override
    public boolean looksBesideResults() {
        return false;
    }
}
