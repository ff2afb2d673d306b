/* SPDX-License-Identifier: Apache-2.0 */
/** The table and why it is so (rules 7.2.1, 7.2.2 and 2.3). */
@NullMarked
package io.github.marchesleague.rules.standings;

import org.jspecify.annotations.NullMarked;
