/* SPDX-License-Identifier: Apache-2.0 */
/** A season as a page to publish: what stands on it, and how it is laid out. */
@NullMarked
package io.github.marchesleague.examples.report;

import org.jspecify.annotations.NullMarked;
