/* SPDX-License-Identifier: Apache-2.0 */
/** Matches after adjudication, and what the rule book objects to, in each of their forms. */
@NullMarked
package io.github.marchesleague.examples.cards;

import org.jspecify.annotations.NullMarked;
