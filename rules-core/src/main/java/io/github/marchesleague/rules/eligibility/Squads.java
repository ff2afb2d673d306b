/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.eligibility;

import io.github.marchesleague.rules.lineup.SeasonLineUps;
import io.github.marchesleague.rules.match.TeamId;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A player may play only for the team whose squad he belongs to.
 *
 * @param rule the rule's number
 * @param listedOnly whether a player of no squad is not eligible for any team; otherwise he may play for all
 */
public record Squads(String rule, boolean listedOnly) implements Eligibility {

    /** Checks that nothing is missing. */
    public Squads {
        Objects.requireNonNull(rule, "rule");
    }

    @Override
    public List<Offence> check(SeasonLineUps season) {
        return Eligibility.eachAppearance(season, (lineUp, board) -> {
            Optional<TeamId> squad = lineUp.player(board).orElseThrow().team();
            if (squad.isEmpty()) {
                return listedOnly
                        ? Optional.of("is not in the squad of " + lineUp.teamName() + ", nor in any other")
                        : Optional.empty();
            }
            return squad.get().equals(lineUp.team())
                    ? Optional.empty()
                    : Optional.of("is not in the squad of " + lineUp.teamName() + " but in that of "
                            + season.register().name(squad.get()));
        });
    }
}
