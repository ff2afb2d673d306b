/* SPDX-License-Identifier: Apache-2.0 */
/** Code that breaks every rule of the architecture on purpose: the checks have to find it. */
@NullMarked
package io.github.marchesleague.rules.match.planted;

import org.jspecify.annotations.NullMarked;
