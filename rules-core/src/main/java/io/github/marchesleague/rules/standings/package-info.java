/* SPDX-License-Identifier: Apache-2.0 */
/**
 * The table and why it is so (rules 7.2.1 and 7.2.2).
 *
 * <p>{@link io.github.marchesleague.rules.standings.Standings} has the
 * {@link io.github.marchesleague.rules.standings.Row rows}, every
 * {@link io.github.marchesleague.rules.standings.Tie} with the steps that were taken, and for two teams the
 * {@link io.github.marchesleague.rules.standings.Separation} between them.
 */
@NullMarked
package io.github.marchesleague.rules.standings;

import org.jspecify.annotations.NullMarked;
