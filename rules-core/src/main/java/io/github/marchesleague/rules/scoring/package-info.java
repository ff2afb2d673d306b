/* SPDX-License-Identifier: Apache-2.0 */
/**
 * What a result is worth (rules 7.1, 7.2, 12.2 and 12.3): {@link io.github.marchesleague.rules.scoring.BoardPoints} for
 * a board, {@link io.github.marchesleague.rules.scoring.MatchPoints} for a match,
 * {@link io.github.marchesleague.rules.scoring.Scoring} for both together.
 *
 * <p>{@link io.github.marchesleague.rules.scoring.Tally} is what a team has from all its matches,
 * {@link io.github.marchesleague.rules.scoring.Adjustment} what it was given or lost beside them.
 */
@NullMarked
package io.github.marchesleague.rules.scoring;

import org.jspecify.annotations.NullMarked;
