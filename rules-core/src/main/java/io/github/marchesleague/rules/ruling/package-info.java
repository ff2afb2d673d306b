/* SPDX-License-Identifier: Apache-2.0 */
/**
 * What captains and controller state beside the cards: complaints (12.5), rulings (13), withdrawals, byes; and where two
 * of them contradict each other.
 */
@NullMarked
package io.github.marchesleague.rules.ruling;

import org.jspecify.annotations.NullMarked;
