/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.MatchRef;
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
            Optional<MatchRef> match = ruling.about().map(ref -> fullName(ref, matches));
            boolean concernsOwn = ruling.teams().contains(own)
                    || match.flatMap(ref -> ref.sideOf(own)).isPresent();
            if (concernsOwn && ruling.advisedBy().isEmpty()) {
                breaches.add(breach(rule, match, own, what(ruling), ruling.reason()));
            }
        }
        for (Complaint complaint : season.complaints()) {
            MatchRef match = fullName(complaint.match(), matches);
            if (complaint.upheld().isPresent()
                    && complaint.advisedBy().isEmpty()
                    && match.sideOf(own).isPresent()) {
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
        if (ruling instanceof Ruling.PointsAdjusted) {
            return "points adjusted";
        }
        if (ruling instanceof Ruling.OrderDecided) {
            return "order decided";
        }
        if (ruling instanceof Ruling.Fined) {
            return "fine";
        }
        if (ruling instanceof Ruling.MatchAwarded) {
            return "match awarded";
        }
        return ruling instanceof Ruling.MatchAnnulled ? "match annulled" : "default time set";
    }

    private static Breach breach(String rule, Optional<MatchRef> match, TeamId own, String what, String reason) {
        return new Breach(
                rule,
                match,
                match.flatMap(ref -> ref.sideOf(own)),
                OptionalInt.empty(),
                what + " (" + reason + ") concerns " + own
                        + ", the controller's own team; it needs the name of the officer who advised");
    }
}
