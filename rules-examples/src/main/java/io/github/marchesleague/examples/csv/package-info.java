/* SPDX-License-Identifier: Apache-2.0 */
/** How CSV is written, and what a spreadsheet program must not take for a formula. */
@NullMarked
package io.github.marchesleague.examples.csv;

import org.jspecify.annotations.NullMarked;
