/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Figure;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The figures of a criterion that looks at more of a match than its scoreline, or at play-offs, added up match by match.
 *
 * @param ledger the season
 * @param beside what else there is
 * @param criterion the criterion, a sum over matches or boards
 */
record MatchByMatch(Ledger ledger, Beside beside, Criterion criterion) {

    /** The figures of some teams from some matches, in the order of the teams. */
    Map<TeamId, Figure> figures(List<TeamId> teams, List<MatchResult> matches) {
        Map<TeamId, Figure> figures = new LinkedHashMap<>();
        int most = LevelTeams.mostBoards(ledger, beside, criterion);
        for (TeamId team : teams) {
            Map<TeamId, List<List<Points>>> byOpponent = new LinkedHashMap<>();
            Points conceded = Points.ZERO;
            for (MatchResult match : matches) {
                Optional<Side> played = match.sideOf(team);
                if (played.isPresent()) {
                    Side side = played.get();
                    byOpponent
                            .computeIfAbsent(match.team(side.other()), opponent -> new ArrayList<>())
                            .add(OfOneMatch.adds(ledger, beside, criterion, match, side, most));
                    if (criterion.per() == Criterion.Per.SHARE) {
                        Criterion against = LevelTeams.against(criterion);
                        conceded = conceded.plus(OfOneMatch.adds(ledger, beside, against, match, side, most)
                                .get(0));
                    }
                }
            }
            figures.put(team, figure(byOpponent, conceded, most));
        }
        return figures;
    }

    private Figure figure(Map<TeamId, List<List<Points>>> byOpponent, Points conceded, int most) {
        List<List<Points>> all =
                byOpponent.values().stream().flatMap(List::stream).toList();
        List<Points> sum = added(all, most);
        return new Figure(
                switch (criterion.per()) {
                    case SEASON -> sum;
                    case MATCH -> List.of(LevelTeams.average(sum.get(0), all.size()));
                    case OPPONENT ->
                        List.of(byOpponent.values().stream()
                                .map(meetings ->
                                        LevelTeams.average(added(meetings, most).get(0), meetings.size()))
                                .reduce(Points.ZERO, Points::plus));
                    case SHARE -> List.of(LevelTeams.share(sum.get(0), conceded));
                });
    }

    private List<Points> added(List<List<Points>> matches, int most) {
        List<Points> sum = new ArrayList<>(Collections.nCopies(Column.width(criterion.measure(), most), Points.ZERO));
        for (List<Points> match : matches) {
            for (int part = 0; part < match.size(); part++) {
                sum.set(part, sum.get(part).plus(match.get(part)));
            }
        }
        return sum;
    }
}
