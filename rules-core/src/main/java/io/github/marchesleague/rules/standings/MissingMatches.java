/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Figure;
import io.github.marchesleague.rules.tiebreak.Measure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Level teams not all of which have met: who is alone on top whatever the results of the missing matches (C.07, 6.3).
 *
 * @param scoring what matches are worth
 * @param boards how many boards a match has; 0 where only a score is recorded
 * @param missing how many of the others each team has not met
 */
record MissingMatches(Scoring scoring, int boards, Map<TeamId, Integer> missing) {

    /**
     * Takes off the top, one after the other, whoever has more than any of the rest can come to, even if the one loses all
     * its missing matches and the other wins them. The figures are the fewest points of those placed and, of the rest, the
     * most that one of them can come to.
     *
     * @param criterion the criterion, of match points or game points
     * @param have what the teams have, in the order of the group
     */
    Division topSafe(Criterion criterion, Map<TeamId, Figure> have) {
        boolean byGamePoints = criterion.measure() == Measure.GAME_POINTS;
        if (byGamePoints && boards == 0) {
            return new Division.CannotBeWorkedOut(
                    "how many game points a missing match can bring is not known", List.of());
        }
        Score sweep =
                byGamePoints ? scoring.gamePoints(Scoring.sweep(boards)) : scoring.matchPoints(Scoring.sweep(boards));
        List<Reach> rest = new ArrayList<>();
        have.forEach((team, figure) -> {
            Points points = figure.values().get(0);
            int matches = missing.getOrDefault(team, 0);
            rest.add(new Reach(
                    team,
                    points.plus(sweep.away().times(matches)),
                    points.plus(sweep.home().times(matches))));
        });
        List<Division.Part> parts = new ArrayList<>();
        Optional<Reach> safe = safe(rest);
        while (safe.isPresent()) {
            parts.add(new Division.Part(
                    Figure.of(safe.get().fewest()), List.of(safe.get().team())));
            rest.remove(safe.get());
            safe = safe(rest);
        }
        Points most =
                rest.stream().map(Reach::most).max(Comparator.naturalOrder()).orElseThrow();
        parts.add(new Division.Part(
                parts.isEmpty() ? new Figure(List.of()) : Figure.of(most),
                rest.stream().map(Reach::team).toList()));
        return new Division.Ordered(parts);
    }

    /** The fewest and the most points that a team can come to. */
    private record Reach(TeamId team, Points fewest, Points most) {}

    private static Optional<Reach> safe(List<Reach> rest) {
        return rest.size() < 2
                ? Optional.empty()
                : rest.stream()
                        .filter(one -> rest.stream()
                                .allMatch(other ->
                                        other.equals(one) || one.fewest().compareTo(other.most()) > 0))
                        .findFirst();
    }
}
