/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.eligibility;

import io.github.marchesleague.rules.lineup.LineUp;
import io.github.marchesleague.rules.lineup.SeasonLineUps;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.TeamId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * In a team's last matches of the season, only those may play who have played for it before.
 *
 * @param rule the rule's number
 * @param atLeast how many appearances for the team are needed
 * @param lastMatches in how many of the team's last matches
 */
public record MinimumAppearances(String rule, int atLeast, int lastMatches) implements Eligibility {

    /** Checks that nothing is missing. */
    public MinimumAppearances {
        Objects.requireNonNull(rule, "rule");
    }

    @Override
    public List<Offence> check(SeasonLineUps season) {
        record Appearance(PlayerId player, TeamId team) {}
        Map<Appearance, Integer> appearances = new HashMap<>();
        return Eligibility.eachAppearance(season, (lineUp, board) -> {
            Appearance here = new Appearance(lineUp.player(board).orElseThrow().id(), lineUp.team());
            int before = appearances.merge(here, 1, Integer::sum) - 1;
            return before < atLeast && matchesAfter(season.fixtures(), lineUp) < lastMatches
                    ? Optional.of("has played " + before + " times for " + lineUp.teamName()
                            + " before one of its last " + lastMatches + " matches; " + atLeast + " needed")
                    : Optional.empty();
        });
    }

    private static int matchesAfter(List<MatchCard> fixtures, LineUp lineUp) {
        MatchRef match = lineUp.match();
        int after = 0;
        boolean passed = false;
        for (MatchCard card : fixtures) {
            if (passed && card.sideOf(lineUp.team()).isPresent()) {
                after++;
            }
            passed |= card.ref().equals(match);
        }
        return after;
    }
}
