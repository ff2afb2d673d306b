/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.scoring.Tally;
import java.util.List;
import java.util.stream.Stream;

/**
 * A group of level teams out of four that met once:
 *
 * <pre>
 *        Arrow  Bow  Clun  Dore  match points  game points
 * Arrow         3    1     3     4             7
 * Bow    1           2     4     3             7
 * Clun   3      2          2     4             7
 * Dore   1      0    2           1             3
 * </pre>
 */
record SmallSeason(List<TeamId> teams, List<MatchResult> matches, List<MatchResult> playOffsBetween, Scoring scoring)
        implements TiedGroup {
    static final TeamId ARROW = TeamId.of("Arrow");
    static final TeamId BOW = TeamId.of("Bow");
    static final TeamId CLUN = TeamId.of("Clun");
    static final TeamId DORE = TeamId.of("Dore");

    private static final List<MatchResult> MATCHES = List.of(
            match(1, ARROW, "3-1", BOW),
            match(1, CLUN, "2-2", DORE),
            match(2, ARROW, "1-3", CLUN),
            match(2, BOW, "4-0", DORE),
            match(3, DORE, "1-3", ARROW),
            match(3, BOW, "2-2", CLUN));

    static SmallSeason of(TeamId... teams) {
        return new SmallSeason(List.of(teams), MATCHES, List.of(), Scoring.STANDARD);
    }

    SmallSeason withPlayOffs(MatchResult... played) {
        return new SmallSeason(teams, matches, List.of(played), scoring);
    }

    SmallSeason worth(Scoring otherwise) {
        return new SmallSeason(teams, matches, playOffsBetween, otherwise);
    }

    SmallSeason with(MatchResult more) {
        return new SmallSeason(
                teams, Stream.concat(matches.stream(), Stream.of(more)).toList(), playOffsBetween, scoring);
    }

    private static MatchResult match(int round, TeamId home, String score, TeamId away) {
        return MatchResult.builder()
                .home(home)
                .away(away)
                .round(round)
                .total(Score.parse(score).orElseThrow())
                .build();
    }

    @Override
    public List<MatchResult> matchesBetween() {
        return matches.stream()
                .filter(match -> teams.contains(match.home()) && teams.contains(match.away()))
                .toList();
    }

    @Override
    public List<MatchResult> matchesOf(TeamId team) {
        return matches.stream()
                .filter(match -> match.home().equals(team) || match.away().equals(team))
                .toList();
    }

    @Override
    public Tally tally(TeamId team) {
        Points matchPoints = Points.ZERO;
        Points gamePoints = Points.ZERO;
        for (MatchResult match : matchesOf(team)) {
            Side side = match.home().equals(team) ? Side.HOME : Side.AWAY;
            matchPoints = matchPoints.plus(scoring().matchPoints(match).of(side));
            gamePoints = gamePoints.plus(scoring().gamePoints(match).of(side));
        }
        return new Tally(matchesOf(team).size(), 0, 0, 0, matchPoints, gamePoints, Points.ZERO);
    }

    @Override
    public int rounds() {
        return 3;
    }

    @Override
    public int boards() {
        return 4;
    }

    @Override
    public Division divide(Criterion criterion) {
        throw new UnsupportedOperationException("only tie-breaks that are no criteria");
    }
}
