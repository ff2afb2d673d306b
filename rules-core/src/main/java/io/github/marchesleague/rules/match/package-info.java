/* SPDX-License-Identifier: Apache-2.0 */
/**
 * The immutable model: what is played and what it is about (rules 2.2, 5.1, 6.1, 7.1, 8, 9.2, 10.6 and 12.1).
 *
 * <p>{@link io.github.marchesleague.rules.match.MatchCard} is what the captains wrote down,
 * {@link io.github.marchesleague.rules.match.MatchResult} what it officially came to, board by board in
 * {@link io.github.marchesleague.rules.match.BoardResult}. {@link io.github.marchesleague.rules.match.Points} are exact;
 * {@link io.github.marchesleague.rules.match.TeamId} and {@link io.github.marchesleague.rules.match.PlayerId} are
 * identities.
 *
 * <p>Everything here is a value: nothing computes a table, and nothing knows a rule set.
 */
@NullMarked
package io.github.marchesleague.rules.match;

import org.jspecify.annotations.NullMarked;
