/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import io.github.marchesleague.rules.style.RulesStyle;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.immutables.value.Value;

/**
 * A match card as the captains hand it in, or a match that is still to be played. Adjudication makes it an official
 * {@link MatchResult}.
 *
 * @param home the home team
 * @param away the away team
 * @param round the round, where the fixture list has rounds
 * @param date the day of play
 * @param start the stipulated start, where times matter (6.1)
 * @param status whether the match has been played
 * @param boards the boards from board 1; empty where only the total is known or nothing is recorded
 * @param total the game points of both sides where no boards are recorded
 * @param defaultedBy who defaulted the whole match (12.1)
 */
@RulesStyle
@Value.Builder
public record MatchCard(
        TeamId home,
        TeamId away,
        OptionalInt round,
        Optional<LocalDate> date,
        Optional<LocalTime> start,
        MatchResult.Status status,
        List<BoardCard> boards,
        Optional<Score> total,
        Defaulted defaultedBy) {

    /**
     * Checks what must hold of every card.
     *
     * @throws IllegalArgumentException if a team is to meet itself, or if boards, total, default and status contradict
     *     each other
     */
    public MatchCard {
        Objects.requireNonNull(home, "home");
        Objects.requireNonNull(away, "away");
        boards = List.copyOf(boards);
        if (home.equals(away)) {
            throw new IllegalArgumentException(
                    home + " – " + away + ": a team cannot meet itself; name two different teams");
        }
        boolean hasResult = !boards.isEmpty() || total.isPresent() || defaultedBy != Defaulted.NOBODY;
        if (hasResult != (status == MatchResult.Status.PLAYED)) {
            throw new IllegalArgumentException(home + " – " + away
                    + (hasResult
                            ? ": an outstanding match has no result; leave out its boards, total and default"
                            : ": a played match has boards, a total or a default; none is given"));
        }
        if (total.isPresent() && !boards.isEmpty()) {
            throw new IllegalArgumentException(
                    home + " – " + away + ": a match has either boards or a total; both are given");
        }
    }

    /** Builds a card; a match is played and nobody defaulted it unless said otherwise. */
    public static final class Builder extends MatchCardBuilder {
        Builder() {
            status(MatchResult.Status.PLAYED);
            defaultedBy(Defaulted.NOBODY);
        }
    }

    /**
     * A builder with nothing set but the defaults.
     *
     * @return the builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * What names this match among those of the season.
     *
     * @return its reference
     */
    public MatchRef ref() {
        return new MatchRef(home, away, round, date);
    }
}
