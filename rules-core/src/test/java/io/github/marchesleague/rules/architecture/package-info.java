/* SPDX-License-Identifier: Apache-2.0 */
/** What holds for the code as a whole, whatever it does. */
@NullMarked
package io.github.marchesleague.rules.architecture;

import org.jspecify.annotations.NullMarked;
