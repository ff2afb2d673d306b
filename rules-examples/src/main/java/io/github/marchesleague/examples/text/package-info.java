/* SPDX-License-Identifier: Apache-2.0 */
/** What the program says in words: names of teams, matches, criteria and tables of text. */
@NullMarked
package io.github.marchesleague.examples.text;

import org.jspecify.annotations.NullMarked;
