/* SPDX-License-Identifier: Apache-2.0 */
/** Spreadsheets into a season: all or nothing, with a report on every line, and nothing guessed in silence. */
@NullMarked
package io.github.marchesleague.examples.imports;

import org.jspecify.annotations.NullMarked;
