/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

/** Who defaulted a whole match (rule 12.1). */
public enum Defaulted {
    /** Neither side. */
    NOBODY,
    /** The home team. */
    HOME,
    /** The away team. */
    AWAY,
    /** Both teams (reading D5). */
    BOTH;

    /**
     * Whether a side defaulted the match.
     *
     * @param side the side asked about
     * @return true if it did
     */
    public boolean by(Side side) {
        return this == BOTH || this == (side == Side.HOME ? HOME : AWAY);
    }
}
