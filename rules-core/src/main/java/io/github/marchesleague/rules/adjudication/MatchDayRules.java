/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.scoring.BoardPoints;
import java.util.Objects;

/**
 * What is in force on the day of a match, where that changes during a season.
 *
 * @param rules how a card of that day becomes an official result; what they say of the season as a whole (withdrawals,
 *     expulsion, byes, accumulated defaults, advice) goes by the rules of the season
 * @param boardPoints what a board of that day is worth
 */
public record MatchDayRules(AdjudicationRules rules, BoardPoints boardPoints) {

    /** Checks that nothing is missing. */
    public MatchDayRules {
        Objects.requireNonNull(rules, "rules");
        Objects.requireNonNull(boardPoints, "boardPoints");
    }
}
