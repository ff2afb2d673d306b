/* SPDX-License-Identifier: Apache-2.0 */
/**
 * A match card in, official boards out: defaults, board order, eligibility, complaints and rulings (rules 6, 8.3, 9, 12
 * and 13).
 *
 * <p>{@link io.github.marchesleague.rules.adjudication.Adjudicator} does it, by
 * {@link io.github.marchesleague.rules.adjudication.AdjudicationRules}; an
 * {@link io.github.marchesleague.rules.adjudication.AdjudicatedMatch} has the result with the cause of every score and
 * every {@link io.github.marchesleague.rules.adjudication.Breach}. Strategies that a league can pass from code:
 * {@link io.github.marchesleague.rules.adjudication.MatchDefault},
 * {@link io.github.marchesleague.rules.adjudication.Colours} and
 * {@link io.github.marchesleague.rules.adjudication.WithdrawalPolicy}.
 */
@NullMarked
package io.github.marchesleague.rules.adjudication;

import org.jspecify.annotations.NullMarked;
