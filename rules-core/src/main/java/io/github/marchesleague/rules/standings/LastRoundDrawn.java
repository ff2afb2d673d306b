/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.scoring.Scoring;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What every team has if all matches of the last round are drawn, played or not: the scores behind FIDE's fore-Buchholz
 * (C.07, 8.3).
 */
final class LastRoundDrawn {

    private final Ledger ledger;
    private final int last;
    private final List<MatchResult> stillToBePlayed;

    LastRoundDrawn(Ledger ledger, List<MatchResult> outstanding) {
        this.ledger = ledger;
        this.last = all(ledger, outstanding)
                .mapToInt(match -> match.round().orElse(0))
                .max()
                .orElse(0);
        this.stillToBePlayed = outstanding.stream().filter(this::isLast).toList();
    }

    private static Stream<MatchResult> all(Ledger ledger, List<MatchResult> outstanding) {
        return Stream.concat(ledger.book().sources().stream(), outstanding.stream());
    }

    /** A match that has no round, so that nobody can say which round is the last. */
    static Optional<MatchResult> withoutRound(Ledger ledger, List<MatchResult> outstanding) {
        return all(ledger, outstanding).filter(match -> match.round().isEmpty()).findFirst();
    }

    private boolean isLast(MatchResult match) {
        return match.round().orElse(0) == last;
    }

    /** What the teams have, as match points or as game points. */
    Sums totals(boolean matchPoints) {
        Points[] points = new Points[ledger.teams().size()];
        for (int team = 0; team < points.length; team++) {
            points[team] = matchPoints
                    ? ledger.tally(team).matchPoints()
                    : ledger.tally(team).gamePoints();
        }
        for (int match = 0; match < ledger.book().size(); match++) {
            MatchResult result = ledger.book().source(match);
            if (isLast(result)) {
                Scoreline line = ledger.scoreline(result);
                Score was =
                        matchPoints ? line.worth().matchPoints() : line.worth().gamePoints();
                add(points, result, drawn(result, matchPoints), was);
            }
        }
        stillToBePlayed.forEach(match -> add(points, match, drawn(match, matchPoints), Score.NIL));
        long unit = 1;
        for (Points each : points) {
            unit = Column.commonUnit(unit, each);
        }
        long[] values = new long[points.length];
        for (int team = 0; team < values.length; team++) {
            values[team] = Column.scaled(points[team], unit);
        }
        return new Sums(values, 1, unit);
    }

    private void add(Points[] points, MatchResult match, Score is, Score was) {
        for (Side side : Side.values()) {
            int team = ledger.number(match.team(side));
            points[team] = points[team].plus(is.of(side)).minus(was.of(side));
        }
    }

    /** What a match brings if it is drawn: on all its boards, or with half of its points where it has none. */
    private Score drawn(MatchResult match, boolean matchPoints) {
        Scoring scoring = ledger.rules().scoring();
        int boards = match.boards().isEmpty()
                ? LevelTeams.boards(ledger)
                : match.boards().size();
        MatchResult.Builder drawn =
                MatchResult.builder().from(Scoring.drawn(boards)).round(match.round());
        if (boards == 0 && match.total().isPresent()) {
            Points half =
                    match.total().get().home().plus(match.total().get().away()).times(Points.HALF);
            drawn.total(new Score(half, half));
        }
        MatchResult result = drawn.build();
        return matchPoints ? scoring.matchPoints(result) : scoring.gamePoints(result);
    }

    /** By team, the opponents of the last round that it has still to meet. */
    Map<Integer, List<Integer>> stillToMeet() {
        Map<Integer, List<Integer>> opponents = new HashMap<>();
        for (MatchResult match : stillToBePlayed) {
            int home = ledger.number(match.home());
            int away = ledger.number(match.away());
            opponents.computeIfAbsent(home, team -> new ArrayList<>()).add(away);
            opponents.computeIfAbsent(away, team -> new ArrayList<>()).add(home);
        }
        return opponents;
    }
}
