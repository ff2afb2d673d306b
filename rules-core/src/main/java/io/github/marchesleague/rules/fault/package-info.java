/* SPDX-License-Identifier: Apache-2.0 */
/** What is wrong with an input: every fault at once, each with its place and its remedy. */
@NullMarked
package io.github.marchesleague.rules.fault;

import org.jspecify.annotations.NullMarked;
