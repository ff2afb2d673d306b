/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.TeamId;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Game points plus a part of the opponents' match points: FIDE's sum of the secondary score and the strength of schedule
 * (C.07, SSSC), with match points as the primary score. An opponent met twice counts twice.
 *
 * @param factor what the opponents' match points are divided by; the regulations of the event state it
 */
public record SecondaryAndStrength(int factor) implements TieBreak {

    /**
     * Checks the factor.
     *
     * @throws IllegalArgumentException if it is not positive
     */
    public SecondaryAndStrength {
        if (factor < 1) {
            throw new IllegalArgumentException("secondary score and strength: factor " + factor + " must be positive");
        }
    }

    @Override
    public String id() {
        return "secondary-and-strength-" + factor;
    }

    @Override
    public Division divide(TiedGroup group) {
        Map<TeamId, Figure> figures = new LinkedHashMap<>();
        for (TeamId team : group.teams()) {
            Points strength = Points.ZERO;
            for (MatchResult match : group.matchesOf(team)) {
                TeamId opponent = match.home().equals(team) ? match.away() : match.home();
                strength = strength.plus(group.tally(opponent).matchPoints());
            }
            figures.put(team, Figure.of(group.tally(team).gamePoints().plus(strength.dividedBy(Points.of(factor)))));
        }
        return Division.by(figures, Direction.MORE);
    }
}
