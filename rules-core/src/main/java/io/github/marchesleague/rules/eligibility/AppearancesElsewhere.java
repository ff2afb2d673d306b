/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.eligibility;

import io.github.marchesleague.rules.lineup.SeasonLineUps;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.TeamId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A player who appeared too often for a higher team of the club may not play for a lower one.
 *
 * @param rule the rule's number
 * @param atMost how many appearances are allowed
 * @param toBoard only appearances on this board or a higher one count; empty where all do
 * @param anyTeam whether appearances for any other team of the club bar the player, and not only for a higher one
 */
public record AppearancesElsewhere(String rule, int atMost, OptionalInt toBoard, boolean anyTeam)
        implements Eligibility {

    /** Checks that nothing is missing. */
    public AppearancesElsewhere {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(toBoard, "toBoard");
    }

    @Override
    public boolean acrossMatchesOnly() {
        return true;
    }

    @Override
    public List<Offence> check(SeasonLineUps season) {
        Map<PlayerId, Map<TeamId, Integer>> appearances = new HashMap<>();
        return Eligibility.eachAppearance(season, (lineUp, board) -> {
            Map<TeamId, Integer> earlier = appearances.computeIfAbsent(
                    lineUp.player(board).orElseThrow().id(), player -> new HashMap<>());
            int elsewhere = 0;
            for (Map.Entry<TeamId, Integer> team : earlier.entrySet()) {
                boolean bars = anyTeam
                        ? season.clubMates(team.getKey(), lineUp.team())
                        : season.higher(team.getKey(), lineUp.team());
                elsewhere += bars ? team.getValue() : 0;
            }
            if (toBoard.isEmpty() || board <= toBoard.getAsInt()) {
                earlier.merge(lineUp.team(), 1, Integer::sum);
            }
            return elsewhere > atMost
                    ? Optional.of(
                            "is not eligible for " + lineUp.teamName() + " after " + elsewhere + " appearances for "
                                    + (anyTeam ? "other" : "higher") + " teams; at most " + atMost + " allowed")
                    : Optional.empty();
        });
    }
}
