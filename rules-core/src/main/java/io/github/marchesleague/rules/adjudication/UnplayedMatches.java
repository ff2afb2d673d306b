/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.Points;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.ArrayList;
import java.util.List;
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
        BOTH_LOSE("lost by both"),
        /** Both teams defaulted it. */
        DEFAULTED_BY_BOTH("defaulted by both"),
        /** It is drawn, every board halved. */
        HALVED("drawn"),
        /** It counts for nobody. */
        VOID("void"),
        /** It stays outstanding until the controller decides. */
        CONTROLLER_DECIDES("the controller decides");

        private final String text;

        Outcome(String text) {
            this.text = text;
        }

        /**
         * The outcome in words.
         *
         * @return such as {@code lost by both}
         */
        public String text() {
            return text;
        }
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

    /**
     * What becomes of a match, in words.
     *
     * @return such as {@code void, and ½ game point off both}
     */
    public String text() {
        List<String> off = new ArrayList<>();
        if (gamePoints.signum() != 0) {
            off.add(gamePoints + (gamePoints.compareTo(Points.ONE) > 0 ? " game points" : " game point"));
        }
        if (gamePointPerBoard) {
            off.add("1 game point for each board");
        }
        return outcome.text() + (off.isEmpty() ? "" : ", and " + String.join(" and ", off) + " off both");
    }

    /**
     * The day by which the matches of a season must be played.
     *
     * @param first the first day of the season, or of its matches where that is all that is known
     * @param last the last day of the season
     * @return the first day of the year {@code by} that is not before the first day; the last day of the season where the
     *     rule names none; empty where what it hangs on is not known
     */
    public Optional<LocalDate> day(Optional<LocalDate> first, Optional<LocalDate> last) {
        return by.isEmpty()
                ? last
                : first.map(from -> by.get().atYear(from.getYear()).isBefore(from)
                        ? by.get().atYear(from.getYear() + 1)
                        : by.get().atYear(from.getYear()));
    }
}
