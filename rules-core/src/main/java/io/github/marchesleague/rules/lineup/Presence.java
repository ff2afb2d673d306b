/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.lineup;

import io.github.marchesleague.rules.match.Side;

/** Who came to a match, as far as a line-up has to know it. Implementations must be immutable. */
public interface Presence {

    /**
     * Whether nobody was at a board in time (12.2), be it that the player named did not come or that nobody was named.
     *
     * @param side the side
     * @param board the board, from 1
     * @return true if nobody was there
     */
    boolean absent(Side side, int board);

    /**
     * Whether a side defaulted the whole match (12.1).
     *
     * @param side the side
     * @return true if it did
     */
    boolean matchDefaulted(Side side);
}
