/* SPDX-License-Identifier: Apache-2.0 */
/** What is still possible in a league: the title race over the outstanding matches. */
@NullMarked
package io.github.marchesleague.examples.race;

import org.jspecify.annotations.NullMarked;
