/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Bye;
import io.github.marchesleague.rules.scoring.Adjustment;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Points of the season that hang on more than one match: accumulated defaults and byes. */
final class SeasonAdjustments {

    private SeasonAdjustments() {}

    static void add(
            AdjudicationRules rules,
            SeasonRecord season,
            List<AdjudicatedMatch> matches,
            AdjudicatedSeason.Builder adjudicated) {
        for (AccumulatedDefaults penalty : rules.accumulatedDefaults()) {
            addDefaults(penalty, season, matches, adjudicated);
        }
        rules.bye().ifPresent(bye -> {
            for (Bye each : season.byes()) {
                adjudicated.addAdjustments(new Adjustment(
                        each.team(),
                        bye.matchPoints(),
                        bye.gamePoints(),
                        bye.rule(),
                        each.round().isPresent()
                                ? "bye in round " + each.round().getAsInt()
                                : "bye"));
            }
        });
    }

    private static void addDefaults(
            AccumulatedDefaults penalty,
            SeasonRecord season,
            List<AdjudicatedMatch> matches,
            AdjudicatedSeason.Builder adjudicated) {
        Map<TeamId, Integer> defaults = new TreeMap<>();
        Set<TeamId> unfinished = new HashSet<>();
        for (AdjudicatedMatch match : matches) {
            for (Side side : Side.values()) {
                TeamId team = match.card().team(side);
                if (match.standing() == AdjudicatedMatch.Standing.OUTSTANDING) {
                    unfinished.add(team);
                } else if (match.inTable()) {
                    defaults.merge(team, count(match, side, penalty.countWholeMatches()), Integer::sum);
                }
            }
        }
        Map<TeamId, Integer> ordered = new LinkedHashMap<>();
        for (Team team : season.teams()) {
            ordered.put(team.id(), defaults.getOrDefault(team.id(), 0));
        }
        defaults.forEach(ordered::putIfAbsent);
        ordered.forEach((team, number) -> {
            AccumulatedDefaults.Step cost = penalty.cost(number);
            boolean due = penalty.when() == AccumulatedDefaults.When.AT_ONCE || !unfinished.contains(team);
            if (due && (cost.matchPoints().signum() != 0 || cost.gamePoints().signum() != 0)) {
                adjudicated.addAdjustments(new Adjustment(
                        team,
                        cost.matchPoints().negate(),
                        cost.gamePoints().negate(),
                        penalty.rule(),
                        number + " boards lost by default"));
            }
        });
    }

    private static int count(AdjudicatedMatch match, Side side, boolean wholeMatches) {
        if (match.result().defaultedBy().by(side)) {
            return wholeMatches ? match.result().boards().size() : 0;
        }
        int lost = 0;
        for (AdjudicatedBoard board : match.boards()) {
            for (Cause cause : board.causes(side)) {
                if (cause.kind() == Cause.Kind.ABSENT && board.played().kind() != BoardResult.Kind.VOID) {
                    lost++;
                }
            }
        }
        return lost;
    }
}
