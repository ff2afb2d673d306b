/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.eligibility;

import io.github.marchesleague.rules.lineup.SeasonLineUps;
import io.github.marchesleague.rules.match.Player;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A player nominated for a team may not play for a lower team of the club.
 *
 * @param rule the rule's number
 * @param nominatedClass the class of the players who are nominated for the team of their squad
 */
public record NominatedPlayers(String rule, String nominatedClass) implements Eligibility {

    /** Checks that nothing is missing. */
    public NominatedPlayers {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(nominatedClass, "nominatedClass");
    }

    @Override
    public List<Offence> check(SeasonLineUps season) {
        return Eligibility.eachAppearance(season, (lineUp, board) -> {
            Player player = lineUp.player(board).orElseThrow();
            return player.classes().contains(nominatedClass)
                            && player.team().isPresent()
                            && season.higher(player.team().get(), lineUp.team())
                    ? Optional.of("is nominated for "
                            + season.register().name(player.team().get()) + " and may not play for "
                            + lineUp.teamName())
                    : Optional.empty();
        });
    }
}
