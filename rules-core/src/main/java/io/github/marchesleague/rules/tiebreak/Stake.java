/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

/** What can hang on the order of level teams. */
public enum Stake {
    /** The first place. */
    TITLE,
    /** The last place that is promoted. */
    PROMOTION,
    /** The first place that is relegated. */
    RELEGATION
}
