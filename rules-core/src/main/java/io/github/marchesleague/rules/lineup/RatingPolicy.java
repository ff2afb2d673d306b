/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.lineup;

import io.github.marchesleague.rules.match.Player;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Which rating counts (9.2): the sources in order, the first that has one.
 *
 * @param sources the sources
 */
public record RatingPolicy(List<RatingSource> sources) {

    /** Takes an unmodifiable copy. */
    public RatingPolicy {
        sources = List.copyOf(sources);
    }

    /**
     * These sources in order.
     *
     * @param sources the sources
     * @return the policy
     */
    public static RatingPolicy of(RatingSource... sources) {
        return new RatingPolicy(List.of(sources));
    }

    /**
     * A player's rating for a match.
     *
     * @param player the player
     * @param day the day of the match; where it is not known no list is in force, and nothing is guessed
     * @param register the players and lists of the season
     * @return the rating, or empty if there is none
     */
    public OptionalInt rating(Player player, Optional<LocalDate> day, Register register) {
        if (day.isEmpty() && register.hasLists()) {
            return OptionalInt.empty();
        }
        LocalDate date = day.orElse(LocalDate.MIN);
        for (RatingSource source : sources) {
            OptionalInt rating = source.rating(player, date, register);
            if (rating.isPresent()) {
                return rating;
            }
        }
        return OptionalInt.empty();
    }
}
