/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import java.time.LocalDate;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * One edition of a published rating list (9.2(i)).
 *
 * @param list the name that all editions of this list share, such as {@code ECF}; they are on one scale
 * @param from the first day on which this edition is in force; adjudication refuses a list without it
 * @param ratings the ratings, in points of this list's scale
 */
public record RatingList(String list, Optional<LocalDate> from, Map<PlayerId, Integer> ratings) {

    /**
     * Takes an unmodifiable copy.
     *
     * @throws IllegalArgumentException if the name is blank
     */
    public RatingList {
        Objects.requireNonNull(from, "from");
        if (list.isBlank()) {
            throw new IllegalArgumentException("a rating list's name must not be blank");
        }
        ratings = Map.copyOf(ratings);
    }

    /**
     * An edition with its day.
     *
     * @param list the name of the list
     * @param from the first day on which it is in force
     * @param ratings the ratings
     * @return the list
     */
    public static RatingList of(String list, LocalDate from, Map<PlayerId, Integer> ratings) {
        return new RatingList(list, Optional.of(from), ratings);
    }
}
