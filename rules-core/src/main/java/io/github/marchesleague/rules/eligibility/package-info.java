/* SPDX-License-Identifier: Apache-2.0 */
/**
 * Who may play for a team (8.3, 9.4, 12.5). {@link io.github.marchesleague.rules.eligibility.Eligibility} is the
 * strategy; a league can pass its own from code. A rule finds; what becomes of a finding its
 * {@link io.github.marchesleague.rules.penalty.Enforcement} says.
 */
@NullMarked
package io.github.marchesleague.rules.eligibility;

import org.jspecify.annotations.NullMarked;
