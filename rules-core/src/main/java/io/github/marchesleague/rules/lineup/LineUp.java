/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.lineup;

import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import java.time.LocalDate;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** One side's line-up in one match, with the ratings that the board order goes by (9.2). Immutable. */
public final class LineUp {

    private final MatchCard card;
    private final Side side;
    private final @Nullable Player[] players;
    private final int[] ratings;
    private final boolean[] rated;
    private final Presence presence;
    private final Register register;

    private LineUp(
            MatchCard card,
            Side side,
            @Nullable Player[] players,
            int[] ratings,
            boolean[] rated,
            Presence presence,
            Register register) {
        this.card = card;
        this.side = side;
        this.players = players;
        this.ratings = ratings;
        this.rated = rated;
        this.presence = presence;
        this.register = register;
    }

    /**
     * A side's line-up in a match.
     *
     * @param card the match card
     * @param side the side
     * @param named the players whom the card names
     * @param presence who came
     * @param policy which rating counts (9.2)
     * @param register the players and rating lists
     * @return the line-up; empty if none is recorded
     */
    public static Optional<LineUp> of(
            MatchCard card, Side side, NamedPlayers named, Presence presence, RatingPolicy policy, Register register) {
        @Nullable Player[] players = named.of(side);
        boolean recorded = false;
        int[] ratings = new int[players.length];
        boolean[] rated = new boolean[players.length];
        for (int i = 0; i < players.length; i++) {
            recorded |= card.boards().get(i).seat(side).kind() != Seat.Kind.NOT_RECORDED;
            Player player = players[i];
            if (player != null) {
                OptionalInt rating = policy.rating(player, card.date(), register);
                rated[i] = rating.isPresent();
                ratings[i] = rating.orElse(0);
            }
        }
        return recorded
                ? Optional.of(new LineUp(card, side, players, ratings, rated, presence, register))
                : Optional.empty();
    }

    /**
     * The match.
     *
     * @return its reference
     */
    public MatchRef match() {
        return card.ref();
    }

    /**
     * The side.
     *
     * @return home or away
     */
    public Side side() {
        return side;
    }

    /**
     * The team.
     *
     * @return the team of this side
     */
    public TeamId team() {
        return card.team(side);
    }

    /**
     * What the team is called in messages.
     *
     * @return the name of the team of this side
     */
    public String teamName() {
        return register.name(team());
    }

    /**
     * The day of the match.
     *
     * @return the day, if it is known
     */
    public Optional<LocalDate> date() {
        return card.date();
    }

    /**
     * How many boards there are.
     *
     * @return the number
     */
    public int boards() {
        return players.length;
    }

    /**
     * The player on a board.
     *
     * @param board the board, from 1
     * @return the player, or empty if nobody was named
     */
    public Optional<Player> player(int board) {
        return Optional.ofNullable(players[board - 1]);
    }

    /**
     * Whether somebody was named on a board.
     *
     * @param board the board, from 1
     * @return true for a named player, present or not
     */
    public boolean named(int board) {
        return players[board - 1] != null;
    }

    /**
     * Whether the player on a board has a rating.
     *
     * @param board the board, from 1
     * @return true for a player with a rating
     */
    public boolean rated(int board) {
        return rated[board - 1];
    }

    /**
     * The rating of the player on a board.
     *
     * @param board the board, from 1
     * @return the rating in points, 0 where there is none (see {@link #rated})
     */
    public int rating(int board) {
        return ratings[board - 1];
    }

    /**
     * Whether the player named on a board did not come in time, or nobody was named.
     *
     * @param board the board, from 1
     * @return true if nobody was there
     */
    public boolean absent(int board) {
        return presence.absent(side, board);
    }

    /**
     * Whether the opponents had nobody on a board.
     *
     * @param board the board, from 1
     * @return true if they lost it by default
     */
    public boolean opponentAbsent(int board) {
        return presence.absent(side.other(), board);
    }

    /**
     * Whether the player on a board is a substitute (9.4).
     *
     * @param board the board, from 1
     * @return true for a substitute
     */
    public boolean substitute(int board) {
        return card.boards().get(board - 1).seat(side).substitute();
    }

    /**
     * Whether a player appeared on a board: named, there in time, and in a match that the team did not default.
     *
     * @param board the board, from 1
     * @return true for an appearance
     */
    public boolean appeared(int board) {
        return named(board) && !absent(board) && !matchDefaulted();
    }

    /**
     * Whether the team defaulted the whole match.
     *
     * @return true if it did
     */
    public boolean matchDefaulted() {
        return presence.matchDefaulted(side);
    }

    /** Why a board without a rating cannot be checked, for messages. */
    String unrated(int board) {
        return describe(board)
                + (card.date().isPresent()
                        ? " has no rating in force and none nominated"
                        : " has no rating: the match has no date, so no list is in force")
                + "; the board order cannot be checked there";
    }

    /**
     * The player on a board in words, for messages.
     *
     * @param board the board, from 1
     * @return such as {@code board 2 (Ann Bell, 1630)}
     */
    public String describe(int board) {
        return "board " + board + " (" + players[board - 1] + (rated(board) ? ", " + rating(board) : "") + ")";
    }

    /** The team and the match, for messages. */
    @Override
    public String toString() {
        return team() + " in " + match();
    }
}
