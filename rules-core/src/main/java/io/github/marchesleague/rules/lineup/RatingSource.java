/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.lineup;

import io.github.marchesleague.rules.match.Player;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * One place where a player's rating may come from (9.2). A league can pass its own from code; implementations must be
 * immutable and answer the same for the same arguments.
 */
@FunctionalInterface
public interface RatingSource {

    /** The rating that the controller nominated (9.2(ii)). */
    RatingSource NOMINATED = new Nominated();

    /** The published list in force on the day of the match, whatever lists there are, all on one scale (9.2(i)). */
    RatingSource ANY_LIST = new Published(Optional.empty(), List.of(), Conversion.NONE);

    /**
     * A player's rating.
     *
     * @param player the player
     * @param day the day of the match
     * @param register the players and lists of the season
     * @return the rating on the common scale, or empty if this source has none for the player
     */
    OptionalInt rating(Player player, LocalDate day, Register register);

    /**
     * The edition of a list that is in force on the day of the match: the latest that is not after it, and only that one
     * (reading D13).
     *
     * @param list the list's name
     * @return the source
     */
    static RatingSource list(String list) {
        return new Published(Optional.of(list), List.of(), Conversion.NONE);
    }

    /**
     * As {@link #list(String)}, converted.
     *
     * @param list the list's name
     * @param conversion from the list's scale to the common one
     * @return the source
     */
    static RatingSource list(String list, Conversion conversion) {
        return new Published(Optional.of(list), List.of(), conversion);
    }

    /**
     * A published list.
     *
     * @param list its name; empty for all lists, in the order of their names by code points
     * @param frozenOn the days of the year on which the edition for the time until the next such day is fixed; empty
     *     where the day of the match decides
     * @param conversion from the list's scale to the common one
     */
    record Published(Optional<String> list, List<MonthDay> frozenOn, Conversion conversion) implements RatingSource {

        /** Takes an unmodifiable copy of the days. */
        public Published {
            Objects.requireNonNull(list, "list");
            Objects.requireNonNull(conversion, "conversion");
            frozenOn = List.copyOf(frozenOn);
        }

        @Override
        public OptionalInt rating(Player player, LocalDate day, Register register) {
            if (!register.hasLists()) {
                return OptionalInt.empty();
            }
            LocalDate asOf = frozenOn.isEmpty() ? day : lastFreeze(day);
            Integer found = register.published(list, player.id(), asOf);
            return found == null ? OptionalInt.empty() : OptionalInt.of(conversion.convert(found));
        }

        private LocalDate lastFreeze(LocalDate day) {
            LocalDate last = LocalDate.MIN;
            for (MonthDay freeze : frozenOn) {
                LocalDate thisYear = freeze.atYear(day.getYear());
                LocalDate before = thisYear.isAfter(day) ? freeze.atYear(day.getYear() - 1) : thisYear;
                last = before.isAfter(last) ? before : last;
            }
            return last;
        }
    }

    /** The rating that the controller nominated. */
    record Nominated() implements RatingSource {
        @Override
        public OptionalInt rating(Player player, LocalDate day, Register register) {
            return player.nominated();
        }
    }

    /**
     * A fixed rating for players without any.
     *
     * @param byClass for players of certain classes; where a player is of several, the first by code points counts
     * @param otherwise for all others; empty for none
     */
    record Fixed(Map<String, Integer> byClass, OptionalInt otherwise) implements RatingSource {

        /** Takes an unmodifiable copy. */
        public Fixed {
            Objects.requireNonNull(otherwise, "otherwise");
            byClass = Collections.unmodifiableMap(new TreeMap<>(byClass));
        }

        @Override
        public OptionalInt rating(Player player, LocalDate day, Register register) {
            for (Map.Entry<String, Integer> entry : byClass.entrySet()) {
                if (player.classes().contains(entry.getKey())) {
                    return OptionalInt.of(entry.getValue());
                }
            }
            return otherwise;
        }
    }
}
