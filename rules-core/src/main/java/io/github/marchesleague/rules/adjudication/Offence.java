/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.Side;

/** An offence to be punished; board 0 for a line-up or a match as a whole. */
record Offence(Side side, int board, String rule, Enforcement enforcement, String reason) {}
