/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import io.github.marchesleague.rules.style.RulesStyle;
import java.time.LocalDate;
import java.time.LocalDateTime;
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
 * @param date the day of play; that of the start where only that is given
 * @param start the stipulated start by the clock on the wall, where times matter (6.1)
 * @param rateOfPlay the rate of play that the captains recorded; empty where it is the league's default (5.1)
 * @param defaultTime another default time than the league's, set for this match (6.1)
 * @param whiteOnBoard1 who had white on board 1, where that was tossed for (10.6)
 * @param status whether the match has been played
 * @param boards the boards from board 1; empty where only the total is known or nothing is recorded
 * @param total the game points of both sides where no boards are recorded
 * @param defaultedBy who defaulted the whole match (12.1)
 * @param defaultAnnounced whether that default was announced beforehand, for rules that then ask for less
 * @param handicap game points that a side starts with, for leagues that give them
 * @param agreed what the two captains agreed beforehand
 * @param reported when the result was reported to the controller; empty where that was not noted
 */
@RulesStyle
@Value.Builder
public record MatchCard(
        TeamId home,
        TeamId away,
        OptionalInt round,
        Optional<LocalDate> date,
        Optional<LocalDateTime> start,
        Optional<RateOfPlay> rateOfPlay,
        Optional<AgreedDefaultTime> defaultTime,
        Optional<Side> whiteOnBoard1,
        MatchResult.Status status,
        List<BoardCard> boards,
        Optional<Score> total,
        Defaulted defaultedBy,
        boolean defaultAnnounced,
        Score handicap,
        Agreement agreed,
        Optional<ResultReport> reported) {

    private static final int HALF_A_DAY = 12;

    /**
     * Checks what must hold of every card.
     *
     * @throws IllegalArgumentException if a team is to meet itself, if the start is on another day than the match, if
     *     boards, total, default and status contradict each other, or if the result was reported before the match or
     *     that of a match still outstanding
     */
    public MatchCard {
        Objects.requireNonNull(home, "home");
        Objects.requireNonNull(away, "away");
        Objects.requireNonNull(round, "round");
        Objects.requireNonNull(rateOfPlay, "rateOfPlay");
        Objects.requireNonNull(defaultTime, "defaultTime");
        Objects.requireNonNull(whiteOnBoard1, "whiteOnBoard1");
        Objects.requireNonNull(status, "status");
        Objects.requireNonNull(defaultedBy, "defaultedBy");
        Objects.requireNonNull(handicap, "handicap");
        Objects.requireNonNull(agreed, "agreed");
        boards = List.copyOf(boards);
        if (date.isEmpty()) {
            date = start.map(LocalDateTime::toLocalDate);
        } else if (start.isPresent() && !start.get().toLocalDate().equals(date.get())) {
            throw new IllegalArgumentException(home + " – " + away + ": the match is on " + date.get()
                    + " but starts at " + start.get() + "; give one day");
        }
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
        if (reported.isPresent() && status != MatchResult.Status.PLAYED) {
            throw new IllegalArgumentException(home + " – " + away
                    + ": an outstanding match has no result to report; leave out when it was reported");
        }
        if (reported.isPresent() && date.filter(reported.get().day()::isBefore).isPresent()) {
            throw new IllegalArgumentException(home + " – " + away + ": the result was reported on "
                    + reported.get().day() + ", before the match on " + date.get());
        }
    }

    /** Builds a card; a match is played and nobody defaulted it unless said otherwise. */
    public static final class Builder extends MatchCardBuilder {
        Builder() {
            status(MatchResult.Status.PLAYED);
            defaultedBy(Defaulted.NOBODY);
            defaultAnnounced(false);
            handicap(Score.NIL);
            agreed(Agreement.NONE);
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

    /**
     * One of the two teams.
     *
     * @param side the side
     * @return its team
     */
    public TeamId team(Side side) {
        return side == Side.HOME ? home : away;
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
     * The moment that a time of day on this card means, as {@link #nearest} tells.
     *
     * @param timeOfDay the time as it was noted
     * @return the day and time, or empty if the card has no start
     */
    public Optional<LocalDateTime> timeNearStart(LocalTime timeOfDay) {
        return start.map(begin -> nearest(begin, timeOfDay));
    }

    /**
     * The moment that a time of day on a card means: the one nearest to the start, so that 00:20 noted at a match that
     * began at 19:30 is after midnight and 19:25 is five minutes early.
     *
     * @param start the start of the match
     * @param timeOfDay the time as it was noted
     * @return the day and time
     */
    public static LocalDateTime nearest(LocalDateTime start, LocalTime timeOfDay) {
        LocalDateTime sameDay = start.toLocalDate().atTime(timeOfDay);
        return sameDay.isBefore(start.minusHours(HALF_A_DAY))
                ? sameDay.plusDays(1)
                : sameDay.isAfter(start.plusHours(HALF_A_DAY)) ? sameDay.minusDays(1) : sameDay;
    }
}
