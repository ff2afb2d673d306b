/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A play-off between the teams still level: one match, or a mini-league of three or more (7.2.2(d)). Ordered by match
 * points and then game points of the play-off matches between them (reading S10); until each has met each of the others
 * the play-off is still to be played. Where it leaves teams level, the steps for that are taken; without any, it is
 * played again.
 *
 * @param ifDrawn the steps that decide a drawn play-off, such as the board count of its matches, elimination, a toss
 */
public record PlayOff(List<Step> ifDrawn) implements TieBreak {

    /**
     * Takes an unmodifiable copy.
     *
     * @throws IllegalArgumentException if a step is a play-off itself, or is for some places only
     */
    public PlayOff {
        ifDrawn = List.copyOf(ifDrawn);
        for (Step step : ifDrawn) {
            if (step.tieBreak() instanceof PlayOff) {
                throw new IllegalArgumentException("a drawn play-off is not decided by a play-off; leave the steps out,"
                        + " and it is played again");
            }
            if (!step.appliesTo().isEmpty()) {
                throw new IllegalArgumentException(step.tieBreak().id()
                        + ": what decides a drawn play-off applies to the same places as the play-off");
            }
        }
    }

    /** A play-off that is played again where it leaves teams level. */
    public PlayOff() {
        this(List.of());
    }

    @Override
    public String id() {
        return "play-off";
    }

    @Override
    public boolean askedAgain() {
        return true;
    }

    @Override
    public Division divide(TiedGroup group) {
        List<TeamId> teams = group.teams();
        Map<TeamId, Score> sums = new LinkedHashMap<>();
        teams.forEach(team -> sums.put(team, Score.NIL));
        Set<Set<TeamId>> met = new HashSet<>();
        for (MatchResult match : group.playOffsBetween()) {
            if (!group.scoring().counts(match)) {
                continue;
            }
            Score matchPoints = group.scoring().matchPoints(match);
            Score gamePoints = group.scoring().score(match);
            for (Side side : Side.values()) {
                sums.merge(match.team(side), new Score(matchPoints.of(side), gamePoints.of(side)), Score::plus);
            }
            met.add(Set.of(match.home(), match.away()));
        }
        if (met.size() < teams.size() * (teams.size() - 1) / 2) {
            return new Division.StillToBePlayed(teams);
        }
        Map<TeamId, Figure> figures = new LinkedHashMap<>();
        sums.forEach((team, sum) -> figures.put(team, new Figure(List.<Points>of(sum.home(), sum.away()))));
        Division.Ordered ordered = Division.by(figures, Direction.MORE);
        return ordered.parts().size() == 1 && ifDrawn.isEmpty() ? new Division.StillToBePlayed(teams) : ordered;
    }

    @Override
    public boolean looksBesideResults() {
        return false;
    }
}
