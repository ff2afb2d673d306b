/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

/**
 * One step of the chain that orders level teams (7.2.2). It is not a comparison of two teams: head-to-head depends on
 * who is level, so a tie-break takes the whole tied group and divides it.
 *
 * <p>Most are a {@link Criterion}; a league can pass an implementation of its own from code. Implementations must be
 * immutable; each is asked once for a group.
 */
public interface TieBreak {

    /**
     * The stable name in files and outputs.
     *
     * @return the identifier, such as {@code board-count}
     */
    String id();

    /**
     * Divides the group.
     *
     * @param group the level teams, at least two, and what there is to know about them
     * @return the ordered parts, or why there are none
     */
    Division divide(TiedGroup group);

    /**
     * Whether it looks only at matches between the level teams, which makes it part of the head-to-head block.
     *
     * @return true for a head-to-head tie-break
     */
    default boolean headToHead() {
        return false;
    }

    /**
     * Whether teams that it leaves level come to it once more on their own, as to a further play-off (reading S10).
     *
     * @return true if it is asked again
     */
    default boolean askedAgain() {
        return false;
    }

    /**
     * Whether it looks at more than the results: at what is known of the teams ({@link TiedGroup#facts}) or at the matches
     * still to be played ({@link TiedGroup#rounds}). Those of this library that do not say so; one from code is given all
     * of it unless it says that it does not look.
     *
     * @return true if it may look beside the results
     */
    default boolean looksBesideResults() {
        return true;
    }

    /**
     * Whether it is used for a group of this size; otherwise it is passed over.
     *
     * @param teams how many teams are level, at least 2
     * @return true if it is used
     */
    default boolean fits(int teams) {
        return true;
    }
}
