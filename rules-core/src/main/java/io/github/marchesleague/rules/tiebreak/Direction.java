/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

/** Which figure is better. */
public enum Direction {
    /** The higher figure. */
    MORE,
    /** The lower figure. */
    FEWER
}
