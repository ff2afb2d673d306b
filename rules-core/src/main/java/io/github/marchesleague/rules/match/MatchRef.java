/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What names a match: its teams in order, with round or date where they met more than once in that order.
 *
 * @param home the home team
 * @param away the away team
 * @param round the round, if it is needed
 * @param date the day, if it is needed
 */
public record MatchRef(TeamId home, TeamId away, OptionalInt round, Optional<LocalDate> date) {

    /** Checks that nothing is missing. */
    public MatchRef {
        Objects.requireNonNull(home, "home");
        Objects.requireNonNull(away, "away");
        Objects.requireNonNull(round, "round");
        Objects.requireNonNull(date, "date");
    }

    /**
     * A match of two teams that meet once in this order.
     *
     * @param home the home team
     * @param away the away team
     * @return the reference
     */
    public static MatchRef of(TeamId home, TeamId away) {
        return new MatchRef(home, away, OptionalInt.empty(), Optional.empty());
    }

    /**
     * The side of a team.
     *
     * @param team a team
     * @return home or away; empty if it does not play in this match
     */
    public Optional<Side> sideOf(TeamId team) {
        return Side.of(team, home, away);
    }

    /**
     * The same without the day, which may move while the match stays the same.
     *
     * @return the teams and the round
     */
    public MatchRef anyDay() {
        return new MatchRef(home, away, round, Optional.empty());
    }

    /**
     * Whether a match is the one meant; round and date are compared where this reference gives them.
     *
     * @param match the full name of a match
     * @return true if it is
     */
    public boolean names(MatchRef match) {
        return home.equals(match.home)
                && away.equals(match.away)
                && (round.isEmpty() || round.equals(match.round))
                && (date.isEmpty() || date.equals(match.date));
    }

    @Override
    public String toString() {
        return home + " – " + away
                + (round.isPresent() ? ", round " + round.getAsInt() : "")
                + date.map(day -> ", " + day).orElse("");
    }
}
