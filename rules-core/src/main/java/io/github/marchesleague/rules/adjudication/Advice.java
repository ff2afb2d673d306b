/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.ruling.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Whether the controller sought advice where a decision affects his own team (13.5). */
final class Advice {

    private Advice() {}

    static List<Breach> missing(AdjudicationRules rules, SeasonRecord season, SeasonCheck.Matches matches) {
        List<Breach> breaches = new ArrayList<>(0);
        if (rules.adviceRule().isEmpty() || season.controllerTeam().isEmpty()) {
            return breaches;
        }
        String rule = rules.adviceRule().get();
        TeamId own = season.controllerTeam().get();
        for (Ruling ruling : season.rulings()) {
            if (ruling.advisedBy().isEmpty()) {
                if (ruling instanceof Ruling.PointsAdjusted points) {
                    if (points.adjustment().team().equals(own)) {
                        breaches.add(breach(rule, Optional.empty(), own, "points adjusted", ruling.reason()));
                    }
                } else if (ruling instanceof Ruling.OrderDecided order) {
                    if (order.order().contains(own)) {
                        breaches.add(breach(rule, Optional.empty(), own, "order decided", ruling.reason()));
                    }
                } else if (ruling instanceof Ruling.Fined fined) {
                    if (fined.fine().team().equals(own)) {
                        breaches.add(breach(rule, Optional.empty(), own, "fine", ruling.reason()));
                    }
                } else {
                    MatchRef match = fullName(SeasonCheck.matchOf(ruling), matches);
                    if (match.home().equals(own) || match.away().equals(own)) {
                        breaches.add(breach(rule, Optional.of(match), own, what(ruling), ruling.reason()));
                    }
                }
            }
        }
        for (Complaint complaint : season.complaints()) {
            MatchRef match = fullName(complaint.match(), matches);
            if (complaint.upheld().isPresent()
                    && complaint.advisedBy().isEmpty()
                    && (match.home().equals(own) || match.away().equals(own))) {
                breaches.add(breach(
                        rule,
                        Optional.of(match),
                        own,
                        "complaint " + (complaint.upheld().get() ? "upheld" : "refused"),
                        "board " + complaint.board()));
            }
        }
        return breaches;
    }

    private static MatchRef fullName(MatchRef ref, SeasonCheck.Matches matches) {
        return matches.all().get(matches.find(ref)).ref();
    }

    private static String what(Ruling ruling) {
        return ruling instanceof Ruling.MatchAwarded
                ? "match awarded"
                : ruling instanceof Ruling.MatchAnnulled ? "match annulled" : "default time set";
    }

    private static Breach breach(String rule, Optional<MatchRef> match, TeamId own, String what, String reason) {
        return new Breach(
                rule,
                match,
                match.map(ref -> ref.home().equals(own) ? Side.HOME : Side.AWAY),
                OptionalInt.empty(),
                what + " (" + reason + ") concerns " + own
                        + ", the controller's own team; it needs the name of the officer who advised");
    }
}
