/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.scoring.Scoring;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Game points plus a part of the opponents' match points: FIDE's sum of the secondary score and the strength of schedule
 * (C.07, 13.4, SSSC), with match points as the primary score. An opponent met twice counts twice.
 *
 * @param factor what the opponents' match points are divided by, where the regulations of the event state it; otherwise
 *     it is the most match points that a team can have in the event, divided by the most game points that it can have in
 *     one match and rounded down
 */
public record SecondaryAndStrength(OptionalInt factor) implements TieBreak {

    /**
     * Checks the factor.
     *
     * @throws IllegalArgumentException if it is not positive
     */
    public SecondaryAndStrength {
        if (factor.orElse(1) < 1) {
            throw new IllegalArgumentException(
                    "secondary score and strength: factor " + factor.getAsInt() + " must be positive");
        }
    }

    /**
     * With a factor that is stated.
     *
     * @param factor the factor, positive
     */
    public SecondaryAndStrength(int factor) {
        this(OptionalInt.of(factor));
    }

    @Override
    public String id() {
        return "secondary-and-strength" + (factor.isPresent() ? "-" + factor.getAsInt() : "");
    }

    @Override
    public Division divide(TiedGroup group) {
        long dividedBy = factor.isPresent() ? factor.getAsInt() : workedOut(group);
        if (dividedBy < 1) {
            return new Division.CannotBeWorkedOut(
                    group.boards() == 0
                            ? "the factor of the event is not known; the rule set can state it"
                            : "the factor of so short an event is less than 1; the rule set can state another",
                    List.of());
        }
        Map<TeamId, Figure> figures = new LinkedHashMap<>();
        for (TeamId team : group.teams()) {
            Points strength = Points.ZERO;
            for (MatchResult match : group.matchesOf(team)) {
                Side side = match.sideOf(team).orElseThrow();
                strength = strength.plus(group.tally(match.team(side.other())).matchPoints());
            }
            figures.put(team, Figure.of(group.tally(team).gamePoints().plus(strength.dividedBy(Points.of(dividedBy)))));
        }
        return Division.by(figures, Direction.MORE);
    }

    /** The factor of the event, or 0 where matches have no boards and so no most game points. */
    private static long workedOut(TiedGroup group) {
        if (group.boards() == 0) {
            return 0;
        }
        Points ofEvent = group.scoring()
                .matchPoints(Scoring.sweep(group.boards()))
                .home()
                .times(group.rounds());
        Points ofMatch = group.scoring().score(Scoring.sweep(group.boards())).home();
        if (ofMatch.signum() <= 0) {
            return 0;
        }
        Points ratio = ofEvent.dividedBy(ofMatch);
        return Math.floorDiv(ratio.numerator(), ratio.denominator());
    }
}
