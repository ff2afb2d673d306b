/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

/** Hears how far a long computation has come. It is called often, so it should answer at once. */
@FunctionalInterface
public interface Progress {

    /** Nobody listens. */
    Progress NONE = (done, all) -> {};

    /**
     * Called after each piece of the work.
     *
     * @param done how many pieces are done
     * @param all how many there are, as far as is known
     */
    void at(long done, long all);
}
