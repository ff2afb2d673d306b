/* SPDX-License-Identifier: Apache-2.0 */
/**
 * Why a table is as it is (rules 7.2.1 and 7.2.2), down to the boards and the rules behind them, and where another
 * reading of the rule book would make another table. All answers are plain immutable values.
 */
@NullMarked
package io.github.marchesleague.rules.explanation;

import org.jspecify.annotations.NullMarked;
