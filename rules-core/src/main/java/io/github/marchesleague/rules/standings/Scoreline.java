/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.Side;

/**
 * A way in which matches of the season ended, and what that is worth.
 *
 * @param example a match that ended so
 * @param worth what it is worth
 * @param outsideTieBreaks whether it counts for match points only
 */
record Scoreline(MatchResult example, Worth worth, boolean outsideTieBreaks) {

    Outcome outcome(Side side) {
        return side == Side.HOME ? worth.home() : worth.away();
    }

    int boards() {
        return example.boards().size();
    }
}
