/* SPDX-License-Identifier: Apache-2.0 */
/** What a final table brings: the champions (2.3), and promotion and relegation where a league has divisions. */
@NullMarked
package io.github.marchesleague.rules.honours;

import org.jspecify.annotations.NullMarked;
