/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Points;

/** What a board comes to that both sides lost (12.3, reading D3). */
public enum BothLost {
    /** A double default, worth what the scoring gives for one: a draw under 12.3. */
    DOUBLE_DEFAULT,
    /** A double default that brings nothing to either side. */
    NOTHING,
    /** The board does not count for anybody. */
    VOID;

    private static final BoardResult NOTHING_TO_EITHER = BoardResult.DOUBLE_DEFAULT.scored(Points.ZERO, Points.ZERO);

    BoardResult result() {
        return switch (this) {
            case DOUBLE_DEFAULT -> BoardResult.DOUBLE_DEFAULT;
            case NOTHING -> NOTHING_TO_EITHER;
            case VOID -> BoardResult.VOID;
        };
    }
}
