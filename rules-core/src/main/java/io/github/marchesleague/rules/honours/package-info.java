/* SPDX-License-Identifier: Apache-2.0 */
/**
 * What a final table brings: the {@link io.github.marchesleague.rules.honours.Champions} (2.3), and
 * {@link io.github.marchesleague.rules.honours.Promotion} and relegation where a league has divisions.
 */
@NullMarked
package io.github.marchesleague.rules.honours;

import org.jspecify.annotations.NullMarked;
