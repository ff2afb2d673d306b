/* SPDX-License-Identifier: Apache-2.0 */
/**
 * The immutable model: teams, boards, results and points (rules 7, 8, 9.2 and 10.6).
 *
 * <p>Everything here is a value: nothing computes a table, and nothing knows a rule set.
 */
@NullMarked
package io.github.marchesleague.rules.match;

import org.jspecify.annotations.NullMarked;
