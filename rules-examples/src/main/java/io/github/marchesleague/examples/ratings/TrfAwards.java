/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.ratings;

import io.github.marchesleague.rules.adjudication.ByePoints;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruling.Bye;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.season.Season;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a report says of points that no match brought: byes (record 240) and points given or taken (record 299). */
final class TrfAwards {

    private final RuleSet rules;
    private final Map<TeamId, Integer> teams;

    TrfAwards(RuleSet rules, Map<TeamId, Integer> teams) {
        this.rules = rules;
        this.teams = teams;
    }

    /** What of a season's decisions the format cannot hold. */
    static List<Fault> faults(Season season) {
        return season.rulings().stream()
                .filter(ruling -> ruling instanceof Ruling.MatchAwarded || ruling instanceof Ruling.MatchAnnulled)
                .map(ruling -> Fault.of(
                        "rulings",
                        "a match was " + (ruling instanceof Ruling.MatchAwarded ? "awarded" : "annulled") + " ("
                                + ruling.rule() + ", " + ruling.reason() + "), which the format cannot hold",
                        "exchange the season document instead"))
                .toList();
    }

    /** A bye; empty where its round is not known. */
    Optional<String> bye(Bye bye) {
        if (bye.round().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new TrfLine("240")
                .left(5, type())
                .right(9, Integer.toString(bye.round().getAsInt()))
                .right(14, Integer.toString(teams.getOrDefault(bye.team(), 0)))
                .toString());
    }

    /** Z for nothing, F for as many match points as a win brings or more, H for less. */
    private String type() {
        Points points = rules.adjudication().bye().map(ByePoints::matchPoints).orElse(Points.ZERO);
        Points all = Points.of(rules.boards().orElse(1));
        MatchResult.Builder won = MatchResult.builder();
        won.home(TeamId.of("home")).away(TeamId.of("away")).total(new Score(all, Points.ZERO));
        Points win = rules.scoring().matchPoints(won.build()).home();
        return points.signum() == 0 ? "Z" : points.compareTo(win) >= 0 ? "F" : "H";
    }

    /** Points given to a team or taken from it; empty for other decisions. */
    Optional<String> ruling(Ruling ruling) {
        if (!(ruling instanceof Ruling.PointsAdjusted points)) {
            return Optional.empty();
        }
        return Optional.of(new TrfLine("299")
                .right(11, decimal(points.adjustment().matchPoints()))
                .right(17, decimal(points.adjustment().gamePoints()))
                .right(22, "000")
                .right(
                        27,
                        Integer.toString(teams.getOrDefault(points.adjustment().team(), 0)))
                .toString());
    }

    /** One decimal, as the format has it; more where a league's points need them. */
    static String decimal(Points points) {
        return points.toDecimal()
                .map(decimal -> decimal.scale() < 1 ? decimal.setScale(1) : decimal)
                .map(BigDecimal::toPlainString)
                .orElseGet(points::toString);
    }
}
