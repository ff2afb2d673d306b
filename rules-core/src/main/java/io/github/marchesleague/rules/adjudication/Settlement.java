/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.penalty.Sanction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Settles cards in the order in which they were played, so that a team's second offence is known as such. */
final class Settlement {

    private record Offender(TeamId team, String rule) {}

    /** Why a team is put out. */
    record Expelled(MatchCard card, Offence offence) {}

    private final List<MatchCard> cards;
    private final Map<Offender, Integer> earlier = new HashMap<>();
    private final Map<TeamId, Expelled> expelled = new LinkedHashMap<>();

    /**
     * Of one season.
     *
     * @param asPlayed the matches of the league in the order in which they were played
     */
    Settlement(List<MatchCard> asPlayed) {
        cards = asPlayed;
    }

    AdjudicatedMatch settle(CardCase next) {
        List<Sanction> sanctions = new ArrayList<>(next.offences().size());
        for (Offence offence : next.offences()) {
            TeamId team = next.card().team(offence.side());
            int before = earlier.merge(new Offender(team, offence.rule()), 1, Integer::sum) - 1;
            Sanction sanction = offence.enforcement().sanction(before);
            if (sanction.expulsion()) {
                expelled.putIfAbsent(team, new Expelled(next.card(), offence));
            }
            sanctions.add(sanction);
        }
        return next.settle(sanctions, side -> inLastRound(next.card(), side));
    }

    /** By the number of the round; where there are none, the last match of the team. */
    private boolean inLastRound(MatchCard card, Side side) {
        OptionalInt lastRound =
                cards.stream().flatMapToInt(each -> each.round().stream()).max();
        return (lastRound.isPresent() && card.round().isPresent())
                ? card.round().equals(lastRound)
                : isLastOf(card.team(side), card);
    }

    private boolean isLastOf(TeamId team, MatchCard card) {
        MatchCard last = null;
        for (MatchCard each : cards) {
            if (each.sideOf(team).isPresent()) {
                last = each;
            }
        }
        return card.equals(last);
    }

    /** The teams that a sanction puts out, each with the first offence that did. */
    Map<TeamId, Expelled> expelled() {
        return expelled;
    }

    /** Whether an offence was in a team's last match of the season. */
    boolean inLastMatch(TeamId team, Expelled why) {
        return isLastOf(team, why.card());
    }
}
