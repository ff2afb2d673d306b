/* SPDX-License-Identifier: Apache-2.0 */
/**
 * The chain that orders level teams (7.2.2): what is measured, in which matches, which way is better, for how many
 * teams, and what happens when a step separates only some of them.
 */
@NullMarked
package io.github.marchesleague.rules.tiebreak;

import org.jspecify.annotations.NullMarked;
