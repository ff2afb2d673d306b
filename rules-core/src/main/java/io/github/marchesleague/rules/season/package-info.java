/* SPDX-License-Identifier: Apache-2.0 */
/** The season: entries, match cards, play-offs and what has been decided (rules 2, 3, 10 and 11). */
@NullMarked
package io.github.marchesleague.rules.season;

import org.jspecify.annotations.NullMarked;
