/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.TeamId;
import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One match of the schedule: its round, who is at home (10.3), and the indicative date (10.2). There are always two teams; a
 * team without opponents is a {@link io.github.marchesleague.rules.ruling.Bye} and no match.
 *
 * @param round the round, from 1
 * @param home the home team, which has black on the odd boards (10.6)
 * @param away the away team
 * @param date the indicative date, once rounds have dates
 */
public record Fixture(int round, TeamId home, TeamId away, Optional<LocalDate> date) {

    /**
     * Checks the match.
     *
     * @throws IllegalArgumentException if the round is below 1 or a team is to meet itself
     */
    public Fixture {
        Objects.requireNonNull(home, "home");
        Objects.requireNonNull(away, "away");
        Objects.requireNonNull(date, "date");
        if (round < 1) {
            throw new IllegalArgumentException(home + " – " + away + ": round " + round + "; rounds begin at 1");
        }
        if (home.equals(away)) {
            throw new IllegalArgumentException(
                    home + " – " + away + ": a team cannot meet itself; name two different teams");
        }
    }

    /**
     * Whether a team plays in this match.
     *
     * @param team the team
     * @return true if it is at home or away
     */
    public boolean has(TeamId team) {
        return home.equals(team) || away.equals(team);
    }

    /**
     * The same match on another day.
     *
     * @param day the day
     * @return the match on that day
     */
    public Fixture on(LocalDate day) {
        return new Fixture(round, home, away, Optional.of(day));
    }

    /**
     * What names this match in the season: its teams and its round. The date is no part of it, since the date may move.
     *
     * @return the reference
     */
    public MatchRef ref() {
        return new MatchRef(home, away, OptionalInt.of(round), Optional.empty());
    }

    /**
     * The match as the season holds it until it is played.
     *
     * @return an unplayed card
     */
    public MatchCard card() {
        return MatchCard.builder()
                .home(home)
                .away(away)
                .round(round)
                .date(date)
                .status(MatchResult.Status.UNPLAYED)
                .build();
    }

    @Override
    public String toString() {
        return "round " + round + ": " + home + " – " + away
                + date.map(day -> ", " + day).orElse("");
    }
}
