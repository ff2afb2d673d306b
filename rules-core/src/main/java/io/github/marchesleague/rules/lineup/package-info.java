/* SPDX-License-Identifier: Apache-2.0 */
/**
 * Who sits where, and at what strength (9): the players and rating lists of a season, the rating that counts for a match,
 * and the order of the boards. {@link io.github.marchesleague.rules.lineup.RatingSource} and
 * {@link io.github.marchesleague.rules.lineup.BoardOrder} are strategies that a league can pass from code.
 */
@NullMarked
package io.github.marchesleague.rules.lineup;

import org.jspecify.annotations.NullMarked;
