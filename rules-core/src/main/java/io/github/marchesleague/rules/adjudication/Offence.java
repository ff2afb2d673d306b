/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.penalty.Enforcement;

/** An offence to be punished; board 0 for a line-up or a match as a whole. */
record Offence(Side side, int board, String rule, Enforcement enforcement, String reason) {}
