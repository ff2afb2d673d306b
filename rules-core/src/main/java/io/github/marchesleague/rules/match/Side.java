/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

/** One of the two teams of a match (rule 10.3). */
public enum Side {
    /** The team named first. */
    HOME,
    /** The team named second. */
    AWAY;

    /**
     * The opponents.
     *
     * @return the other side
     */
    public Side other() {
        return this == HOME ? AWAY : HOME;
    }
}
