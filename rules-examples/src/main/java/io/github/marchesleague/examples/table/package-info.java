/* SPDX-License-Identifier: Apache-2.0 */
/** The table of a season in each of its forms. */
@NullMarked
package io.github.marchesleague.examples.table;

import org.jspecify.annotations.NullMarked;
