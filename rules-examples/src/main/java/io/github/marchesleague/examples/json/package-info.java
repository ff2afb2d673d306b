/* SPDX-License-Identifier: Apache-2.0 */
/** Seasons, cards and answers as JSON. */
@NullMarked
package io.github.marchesleague.examples.json;

import org.jspecify.annotations.NullMarked;
