/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * The days between which a season is played (3.2).
 *
 * @param first the first day
 * @param last the last day, which still belongs to it
 */
public record SeasonWindow(LocalDate first, LocalDate last) {

    /**
     * Checks the order.
     *
     * @throws IllegalArgumentException if the last day is before the first
     */
    public SeasonWindow {
        Objects.requireNonNull(first, "first");
        Objects.requireNonNull(last, "last");
        if (last.isBefore(first)) {
            throw new IllegalArgumentException(
                    "the season's last day " + last + " is before its first day " + first + "; exchange them");
        }
    }

    /**
     * The season of rule 3.2: 1 September to 30 June of the following year.
     *
     * @param year the year in which it begins
     * @return the season
     */
    public static SeasonWindow beginningIn(int year) {
        return new SeasonWindow(LocalDate.of(year, Month.SEPTEMBER, 1), LocalDate.of(year + 1, Month.JUNE, 30));
    }

    /**
     * Whether a day belongs to the season.
     *
     * @param day the day
     * @return true from the first to the last day
     */
    public boolean contains(LocalDate day) {
        return !day.isBefore(first) && !day.isAfter(last);
    }

    /**
     * The evenings of the season on which matches can be played.
     *
     * @param days the days of the week
     * @param blackouts the days on which none is played
     * @return the dates in their order
     */
    public List<LocalDate> evenings(Set<DayOfWeek> days, Set<LocalDate> blackouts) {
        return first.datesUntil(last.plusDays(1))
                .filter(day -> days.contains(day.getDayOfWeek()) && !blackouts.contains(day))
                .toList();
    }

    /**
     * Dates for a number of rounds, spread over given dates as evenly as whole steps allow, the first and the last date
     * among them.
     *
     * @param rounds the number of rounds
     * @param dates the dates to choose from, in their order
     * @return as many dates as there are rounds
     * @throws FaultsException if there are fewer dates than rounds
     */
    public static List<LocalDate> spread(int rounds, List<LocalDate> dates) {
        if (dates.size() < rounds) {
            throw new FaultsException(List.of(Fault.of(
                    "dates",
                    dates.size() + " dates for " + rounds + " rounds",
                    "allow another day of the week, fewer blackout dates or fewer cycles")));
        }
        List<LocalDate> chosen = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            chosen.add(dates.get(rounds == 1 ? 0 : round * (dates.size() - 1) / (rounds - 1)));
        }
        return List.copyOf(chosen);
    }
}
