/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

/** Which matches a criterion looks at. */
public enum Scope {
    /** All matches of the season. */
    ALL,
    /** Only matches between the teams that are level (reading S5). */
    HEAD_TO_HEAD,
    /** Only matches against opponents that every one of the level teams has met. */
    COMMON_OPPONENTS
}
