/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.eligibility;

import io.github.marchesleague.rules.lineup.LineUp;
import io.github.marchesleague.rules.lineup.SeasonLineUps;
import io.github.marchesleague.rules.match.PlayerId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A player's first appearance of the season ties him to that team; every later appearance for another team is one of an
 * ineligible player (8.3, reading D15).
 *
 * @param rule the rule's number
 */
public record OneTeamASeason(String rule) implements Eligibility {

    /** Checks that nothing is missing. */
    public OneTeamASeason {
        Objects.requireNonNull(rule, "rule");
    }

    @Override
    public boolean acrossMatchesOnly() {
        return true;
    }

    @Override
    public List<Offence> check(SeasonLineUps season) {
        Map<PlayerId, LineUp> first = new HashMap<>();
        return Eligibility.eachAppearance(season, (lineUp, board) -> {
            LineUp tied = first.putIfAbsent(lineUp.player(board).orElseThrow().id(), lineUp);
            return tied == null || tied.team().equals(lineUp.team())
                    ? Optional.empty()
                    : Optional.of("is not eligible for " + lineUp.teamName() + ", having played for " + tied.teamName()
                            + tied.date().map(day -> " on " + day).orElse(" before"));
        });
    }
}
