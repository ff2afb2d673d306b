/* SPDX-License-Identifier: Apache-2.0 */
/** What results are worth, worked out by hand. */
@NullMarked
package io.github.marchesleague.rules.scoring;

import org.jspecify.annotations.NullMarked;
