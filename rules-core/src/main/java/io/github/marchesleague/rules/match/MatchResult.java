/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import io.github.marchesleague.rules.style.RulesStyle;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.immutables.value.Value;

/**
 * The official result of one match of the league: board by board, or only its total, or that it is still outstanding.
 *
 * @param home the home team
 * @param away the away team
 * @param round the round, where the fixture list has rounds
 * @param date the day of play
 * @param status whether the match has been played
 * @param boards the boards from board 1; empty where only the total is known or nothing has been played
 * @param total the game points of both sides where no boards are recorded
 * @param defaultedBy who defaulted the whole match (12.1)
 * @param adjustment game points added to each side's score, negative to take away: a penalty or a handicap that belongs
 *     to this match and can change who won it
 * @param conceded the game points that each side conceded, where they are not what its opponents scored because both lost
 *     the match; empty otherwise
 */
@RulesStyle
@Value.Builder
public record MatchResult(
        TeamId home,
        TeamId away,
        OptionalInt round,
        Optional<LocalDate> date,
        Status status,
        List<BoardResult> boards,
        Optional<Score> total,
        Defaulted defaultedBy,
        Score adjustment,
        Optional<Score> conceded) {

    /** Whether a match counts yet (reading S12). */
    public enum Status {
        /** Played, or decided without play. */
        PLAYED,
        /** Put off to another day (11.1); counts for nothing yet. */
        POSTPONED,
        /** Not played yet; counts for nothing yet. */
        UNPLAYED
    }

    /**
     * Checks what must hold of every result.
     *
     * @throws IllegalArgumentException if a team is to meet itself, if a played match has neither boards nor a total or
     *     has both, or if an outstanding match has a result
     */
    public MatchResult {
        Objects.requireNonNull(home, "home");
        Objects.requireNonNull(away, "away");
        Objects.requireNonNull(round, "round");
        Objects.requireNonNull(date, "date");
        Objects.requireNonNull(status, "status");
        Objects.requireNonNull(total, "total");
        Objects.requireNonNull(defaultedBy, "defaultedBy");
        Objects.requireNonNull(adjustment, "adjustment");
        Objects.requireNonNull(conceded, "conceded");
        boards = List.copyOf(boards);
        if (home.equals(away)) {
            throw new IllegalArgumentException(
                    home + " – " + away + ": a team cannot meet itself; name two different teams");
        }
        if (status == Status.PLAYED && boards.isEmpty() == total.isEmpty()) {
            throw new IllegalArgumentException(home + " – " + away + ": a played match has either boards or a total; "
                    + (boards.isEmpty() ? "neither is given" : "both are given"));
        }
        if (status != Status.PLAYED && !(boards.isEmpty() && total.isEmpty())) {
            throw new IllegalArgumentException(
                    home + " – " + away + ": an outstanding match has no result; leave out its boards and total");
        }
    }

    /** Builds a result; a match is played and nobody defaulted it unless said otherwise. */
    public static final class Builder extends MatchResultBuilder {
        Builder() {
            status(Status.PLAYED);
            defaultedBy(Defaulted.NOBODY);
            adjustment(Score.NIL);
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
     * A played match with its boards as tokens: {@code of("Ludlow", "Ross", "1-0", "½-½", "0-1", "+/-")}.
     *
     * @param home the home team
     * @param away the away team
     * @param boards one token a board, board 1 first
     * @return the result
     * @throws IllegalArgumentException if a token is none (see {@link BoardResult#parse}), naming its board
     */
    public static MatchResult of(String home, String away, String... boards) {
        Builder builder = builder().home(TeamId.of(home)).away(TeamId.of(away));
        for (int board = 1; board <= boards.length; board++) {
            String token = boards[board - 1];
            int number = board;
            builder.addBoards(BoardResult.parse(token)
                    .orElseThrow(() -> new IllegalArgumentException(home + " – " + away + ", board " + number + ": \""
                            + token + "\" is not a result; write one of " + BoardResult.TOKENS)));
        }
        return builder.build();
    }

    /**
     * A played match of which only the total is known.
     *
     * @param home the home team
     * @param away the away team
     * @param total the game points, such as {@code 2½-1½}
     * @return the result
     * @throws IllegalArgumentException if the total is no score
     */
    public static MatchResult ofTotal(String home, String away, String total) {
        return builder()
                .home(TeamId.of(home))
                .away(TeamId.of(away))
                .total(Score.parse(total)
                        .orElseThrow(() -> new IllegalArgumentException(
                                home + " – " + away + ": \"" + total + "\" is not a score; write for example 2½-1½")))
                .build();
    }

    /**
     * A match that has still to be played.
     *
     * @param home the home team
     * @param away the away team
     * @return the outstanding match
     */
    public static MatchResult outstanding(String home, String away) {
        return builder()
                .home(TeamId.of(home))
                .away(TeamId.of(away))
                .status(Status.UNPLAYED)
                .build();
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
     * What each side conceded.
     *
     * @param scored what each side scored, adjustments included
     * @return the opponents' game points, unless the match was lost by both
     */
    public Score conceded(Score scored) {
        return conceded.orElseGet(scored::reversed);
    }

    /**
     * What a side conceded.
     *
     * @param scored what each side scored, adjustments included
     * @param side the side
     * @return the opponents' game points, unless the match was lost by both
     */
    public Points conceded(Score scored, Side side) {
        return conceded.isPresent() ? conceded.get().of(side) : scored.of(side.other());
    }

    /**
     * Whether the match counts in the table.
     *
     * @return true if it has been played or decided
     */
    public boolean played() {
        return status == Status.PLAYED;
    }

    /** The match and its result in a line, for messages. */
    @Override
    public String toString() {
        return ref()
                + (status == Status.PLAYED
                        ? ": " + total.map(Score::toString).orElseGet(boards::toString)
                        : ": outstanding");
    }
}
