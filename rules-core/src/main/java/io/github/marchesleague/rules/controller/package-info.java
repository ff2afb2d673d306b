/* SPDX-License-Identifier: Apache-2.0 */
/**
 * The controller: who is in office, what was decided and what it did to the table (section 13).
 *
 * <p>{@link io.github.marchesleague.rules.controller.ControllerLog} lists every
 * {@link io.github.marchesleague.rules.controller.Decision} with its effect.
 */
@NullMarked
package io.github.marchesleague.rules.controller;

import org.jspecify.annotations.NullMarked;
