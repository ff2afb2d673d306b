/* SPDX-License-Identifier: Apache-2.0 */
/**
 * Defaults, board order, eligibility, complaints and rulings: a match card in, official boards out (rules 6, 9, 12 and
 * 13).
 */
@NullMarked
package io.github.marchesleague.rules.adjudication;

import org.jspecify.annotations.NullMarked;
