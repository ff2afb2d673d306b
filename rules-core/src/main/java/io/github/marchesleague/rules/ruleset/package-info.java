/* SPDX-License-Identifier: Apache-2.0 */
/**
 * The rule set: which strategies are in force in a league, with which figures (all rules).
 *
 * <p>{@link io.github.marchesleague.rules.ruleset.RuleSet} is the value,
 * {@link io.github.marchesleague.rules.ruleset.RuleSets} has those that come with the library,
 * {@link io.github.marchesleague.rules.ruleset.RuleSetFile} and
 * {@link io.github.marchesleague.rules.ruleset.RuleSetReader} read and write files.
 * {@link io.github.marchesleague.rules.ruleset.RuleSetProse},
 * {@link io.github.marchesleague.rules.ruleset.RuleSetDiff} and
 * {@link io.github.marchesleague.rules.ruleset.RuleSetReview} say what one amounts to, changes, and leaves open.
 */
@NullMarked
package io.github.marchesleague.rules.ruleset;

import org.jspecify.annotations.NullMarked;
