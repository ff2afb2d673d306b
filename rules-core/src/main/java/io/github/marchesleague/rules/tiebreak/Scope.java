/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

/** Which matches a criterion looks at. */
public enum Scope {
    /** All matches of the season. */
    ALL("season-"),
    /** Only matches between the teams that are level (reading S5). */
    HEAD_TO_HEAD("head-to-head-"),
    /** Only matches against opponents that every one of the level teams has met. */
    COMMON_OPPONENTS("common-opponents-"),
    /** The matches between the level teams and those against opponents that every one of them has met (France). */
    HEAD_TO_HEAD_AND_COMMON("head-to-head-and-common-opponents-"),
    /** Only the play-off matches between the level teams (7.2.2(d)), which count nowhere else. */
    PLAY_OFFS("play-off-");

    private final String prefix;

    Scope(String prefix) {
        this.prefix = prefix;
    }

    /** What stands before the measure in the identifier of a criterion whose scope is not the usual one. */
    String prefix() {
        return prefix;
    }
}
