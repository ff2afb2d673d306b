/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.Points;
import java.time.MonthDay;
import java.util.Objects;
import java.util.Optional;

/**
 * What becomes of matches that were not played in time (10.7 leaves it open).
 *
 * @param rule the rule's number
 * @param by the last day of the year on which they may be played; the last day of the season where empty
 * @param outcome what becomes of them
 * @param gamePoints game points taken off the season's total of both teams
 * @param gamePointPerBoard whether as many game points as a match has boards are taken off besides
 */
public record UnplayedMatches(
        String rule, Optional<MonthDay> by, Outcome outcome, Points gamePoints, boolean gamePointPerBoard) {

    /** What becomes of a match that was not played. */
    public enum Outcome {
        /** Both teams lose it in full: neither has a point of it, and each concedes every board. */
        BOTH_LOSE,
        /** Both teams defaulted it. */
        DEFAULTED_BY_BOTH,
        /** It is drawn, every board halved. */
        HALVED,
        /** It counts for nobody. */
        VOID,
        /** It stays outstanding until the controller decides. */
        CONTROLLER_DECIDES
    }

    /**
     * Checks the rule.
     *
     * @throws IllegalArgumentException if game points taken off are negative
     */
    public UnplayedMatches {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(by, "by");
        Objects.requireNonNull(outcome, "outcome");
        Objects.requireNonNull(gamePoints, "gamePoints");
        if (gamePoints.signum() < 0) {
            throw new IllegalArgumentException(
                    "game points taken off for an unplayed match must not be negative, which would reward it");
        }
    }
}
