/* SPDX-License-Identifier: Apache-2.0 */
/**
 * The season: entries, match cards, play-offs, what has been decided, and when matches are played (rules 2, 3, 5, 9.1,
 * 10 and 11).
 *
 * <p>{@link io.github.marchesleague.rules.season.Season} is the value that the table is made from,
 * {@link io.github.marchesleague.rules.season.SeasonDocument} reads one from YAML or JSON.
 * {@link io.github.marchesleague.rules.season.Fixtures} draws up a schedule,
 * {@link io.github.marchesleague.rules.season.SeasonCalendar} holds it against the calendar.
 */
@NullMarked
package io.github.marchesleague.rules.season;

import org.jspecify.annotations.NullMarked;
