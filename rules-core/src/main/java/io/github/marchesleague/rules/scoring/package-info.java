/* SPDX-License-Identifier: Apache-2.0 */
/** Board values, match points and adjustments: what a result is worth (rules 7.1, 7.2, 12.2, 12.3). */
@NullMarked
package io.github.marchesleague.rules.scoring;

import org.jspecify.annotations.NullMarked;
