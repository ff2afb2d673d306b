/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The match points after each round, added up: points won early count more often (progressive scores). */
record Progressive() implements TieBreak {

    @Override
    public String id() {
        return "progressive";
    }

    @Override
    public Division divide(TiedGroup group) {
        int last = 0;
        for (TeamId team : group.teams()) {
            for (MatchResult match : group.matchesOf(team)) {
                if (match.round().isEmpty()) {
                    return new Division.CannotBeWorkedOut("a match has no round", List.of(match));
                }
                last = Math.max(last, match.round().getAsInt());
            }
        }
        Map<TeamId, Figure> figures = new LinkedHashMap<>();
        for (TeamId team : group.teams()) {
            Points sum = Points.ZERO;
            for (MatchResult match : group.matchesOf(team)) {
                Side side = match.sideOf(team).orElseThrow();
                int times = last - match.round().orElseThrow() + 1;
                sum = sum.plus(group.scoring().matchPoints(match).of(side).times(times));
            }
            figures.put(team, Figure.of(sum));
        }
        return Division.by(figures, Direction.MORE);
    }

    @Override
    public boolean looksBesideResults() {
        return false;
    }
}
