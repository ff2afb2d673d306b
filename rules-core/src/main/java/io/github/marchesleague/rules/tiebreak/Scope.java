/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

/** Which matches a criterion looks at. */
public enum Scope {
    /** All matches of the season. */
    ALL,
    /** Only matches between the teams that are level (reading S5). */
    HEAD_TO_HEAD,
    /** Only matches against opponents that every one of the level teams has met. */
    COMMON_OPPONENTS,
    /** The matches between the level teams and those against opponents that every one of them has met (France). */
    HEAD_TO_HEAD_AND_COMMON,
    /** Only the play-off matches between the level teams (7.2.2(d)), which count nowhere else. */
    PLAY_OFFS
}
