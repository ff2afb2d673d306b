/* SPDX-License-Identifier: Apache-2.0 */
/**
 * What an offence costs: points, boards, the match, money or the place in the league, and whether without a complaint
 * (reading D10).
 */
@NullMarked
package io.github.marchesleague.rules.penalty;

import org.jspecify.annotations.NullMarked;
