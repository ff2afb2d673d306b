/* SPDX-License-Identifier: Apache-2.0 */
/** Tie-breaks by themselves, on a season that can be worked out by hand. */
@NullMarked
package io.github.marchesleague.rules.tiebreak;

import org.jspecify.annotations.NullMarked;
