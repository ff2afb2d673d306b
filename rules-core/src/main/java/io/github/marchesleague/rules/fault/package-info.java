/* SPDX-License-Identifier: Apache-2.0 */
/**
 * What is wrong with an input: every fault at once, each with its place and its remedy.
 *
 * <p>{@link io.github.marchesleague.rules.fault.FaultsException} carries a list of
 * {@link io.github.marchesleague.rules.fault.Fault}. No rule of the rule book; whatever reads an input uses it.
 */
@NullMarked
package io.github.marchesleague.rules.fault;

import org.jspecify.annotations.NullMarked;
