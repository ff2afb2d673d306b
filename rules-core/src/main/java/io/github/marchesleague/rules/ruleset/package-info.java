/* SPDX-License-Identifier: Apache-2.0 */
/** The rule set: which strategies are in force in a league, with which figures. */
@NullMarked
package io.github.marchesleague.rules.ruleset;

import org.jspecify.annotations.NullMarked;
