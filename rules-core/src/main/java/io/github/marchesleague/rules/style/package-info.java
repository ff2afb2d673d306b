/* SPDX-License-Identifier: Apache-2.0 */
/** How builders are generated; not exported and nothing to call. */
@NullMarked
package io.github.marchesleague.rules.style;

import org.jspecify.annotations.NullMarked;
