/* SPDX-License-Identifier: Apache-2.0 */
/**
 * The chain that orders level teams (7.2.1 and 7.2.2): what is measured, in which matches, which way is better, for how
 * many teams, and what happens when a step separates only some of them.
 *
 * <p>A {@link io.github.marchesleague.rules.tiebreak.TieBreak} takes a
 * {@link io.github.marchesleague.rules.tiebreak.TiedGroup} and returns a
 * {@link io.github.marchesleague.rules.tiebreak.Division}. Most are a
 * {@link io.github.marchesleague.rules.tiebreak.Criterion}; {@link io.github.marchesleague.rules.tiebreak.TieBreaks}
 * names those of rule books. A {@link io.github.marchesleague.rules.tiebreak.Chain} puts them in their order.
 */
@NullMarked
package io.github.marchesleague.rules.tiebreak;

import org.jspecify.annotations.NullMarked;
