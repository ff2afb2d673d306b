/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

/** How many teams must be level for a criterion to be used; otherwise it is passed over. */
public enum AppliesTo {
    /** Any number. */
    ANY,
    /** Exactly two. */
    TWO,
    /** Three or more. */
    THREE_OR_MORE;

    /**
     * Whether a group of this size is meant.
     *
     * @param teams how many teams are level
     * @return true if the criterion is used for them
     */
    public boolean fits(int teams) {
        return this == ANY || (this == TWO) == (teams == 2);
    }
}
