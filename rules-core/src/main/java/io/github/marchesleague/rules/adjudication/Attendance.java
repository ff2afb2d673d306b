/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.lineup.LineUp;
import io.github.marchesleague.rules.lineup.NamedPlayers;
import io.github.marchesleague.rules.lineup.Presence;
import io.github.marchesleague.rules.lineup.Register;
import io.github.marchesleague.rules.match.AgreedDefaultTime;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Side;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who was there by one card, and who defaulted the match: what is settled before anything else, since other matches ask for it. */
final class Attendance implements Presence {

    private final AdjudicationRules rules;
    private final MatchCard card;
    private final Register register;
    private final List<BoardCard> boards;
    /** By side and board: why nobody was there in time, or null where somebody was. */
    private final Both<@Nullable Cause[]> absent;

    private final Defaulted matchDefault;
    private List<Unchecked> unchecked = List.of();

    /**
     * Settles who was there.
     *
     * @param ruled the default time that the controller set for this match, if he did
     * @param boardsOfAMatch how many boards a match has where a defaulted one has no line-up
     */
    Attendance(
            MatchCard card, Optional<Duration> ruled, Register register, AdjudicationRules rules, int boardsOfAMatch) {
        this.rules = rules;
        this.card = card;
        this.register = register;
        boolean withoutLineUp =
                card.boards().isEmpty() && card.total().isEmpty() && card.defaultedBy() != Defaulted.NOBODY;
        boards = withoutLineUp
                ? Collections.nCopies(boardsOfAMatch, BoardCard.of(BoardResult.UNFINISHED))
                : card.boards();
        absent = new Both<>(new @Nullable Cause[boards.size()], new @Nullable Cause[boards.size()]);
        for (Side side : Side.values()) {
            for (int i = 0; i < boards.size(); i++) {
                absent.of(side)[i] = absence(side, i, ruled);
            }
        }
        matchDefault = matchDefault();
    }

    MatchCard card() {
        return card;
    }

    List<BoardCard> boards() {
        return boards;
    }

    private Defaulted matchDefault() {
        boolean home = defaultedMatch(Side.HOME);
        boolean away = defaultedMatch(Side.AWAY);
        return home ? (away ? Defaulted.BOTH : Defaulted.HOME) : away ? Defaulted.AWAY : Defaulted.NOBODY;
    }

    /** Who defaulted the whole match (12.1), by the card or by the number of boards. */
    Defaulted defaultedBy() {
        return matchDefault;
    }

    List<Unchecked> unchecked() {
        return unchecked;
    }

    @Override
    public boolean absent(Side side, int board) {
        return absent.of(side)[board - 1] != null;
    }

    @Override
    public boolean matchDefaulted(Side side) {
        return matchDefault.by(side);
    }

    /** Why nobody of a side was at a board in time, or null where somebody was; boards from 0. */
    @Nullable
    Cause whyAbsent(Side side, int index) {
        return absent.of(side)[index];
    }

    /** Whether a side had nobody at a board, whether by itself or since its team defaulted the match. */
    boolean missing(Side side, int index) {
        return absent.of(side)[index] != null || matchDefault.by(side);
    }

    boolean anybodyAbsent(Side side) {
        for (Cause cause : absent.of(side)) {
            if (cause != null && cause.kind() != Cause.Kind.AGREED) {
                return true;
            }
        }
        return false;
    }

    /** Whether a game was really played on a board. */
    boolean contested(int index) {
        return absent.home()[index] == null
                && absent.away()[index] == null
                && boards.get(index).result().kind().overTheBoard();
    }

    boolean isVoid(int index) {
        return boards.get(index).result().kind() == BoardResult.Kind.VOID;
    }

    /** Whether the captains agreed, under rules that let them, that nobody was to play on a board. */
    boolean agreedUnplayed(int index) {
        return rules.defaults().bothAgreed().isPresent() && card.agreed().leavesOut(index + 1);
    }

    private @Nullable Cause absence(Side side, int index, Optional<Duration> ruled) {
        BoardCard board = boards.get(index);
        Seat seat = board.seat(side);
        DefaultHandling handling = rules.defaults();
        if (agreedUnplayed(index)) {
            // Whoever is named there: neither side is fit to score on a board that is not played. What an arbiter gave
            // stands, unless nobody at all was there to have it.
            boolean nobody = board.seat(side).kind() == Seat.Kind.EMPTY
                    && board.seat(side.other()).kind() == Seat.Kind.EMPTY;
            return board.result().kind() == BoardResult.Kind.DECIDED && !nobody
                    ? null
                    : new Cause(
                            Cause.Kind.AGREED, handling.bothRule(), "the captains agreed that the board is not played");
        }
        if (seat.kind() == Seat.Kind.EMPTY) {
            return new Cause(Cause.Kind.ABSENT, handling.boardRule(), "nobody was named");
        }
        if (board.result().kind().defaultedBy(side)) {
            return new Cause(Cause.Kind.ABSENT, handling.boardRule(), "did not turn up");
        }
        if (handling.walkoverNeedsPlayers()
                && seat.kind() != Seat.Kind.NAMED
                && card.defaultedBy().by(side.other())) {
            return new Cause(Cause.Kind.ABSENT, handling.boardRule(), "no player was named for the walk-over");
        }
        if (seat.arrived().isPresent()) {
            Duration limit = ruled.orElseGet(() -> card.defaultTime()
                    .map(AgreedDefaultTime::after)
                    .orElse(rules.defaultTime().after()));
            if (card.start().isEmpty()) {
                unchecked = Lists.and(
                        unchecked,
                        Unchecked.of(
                                rules.defaultTime().rule(),
                                card.ref(),
                                side,
                                index + 1,
                                "the player came at " + seat.arrived().get()
                                        + ", but the match has no start; whether that was in time cannot be checked"));
            } else if (rules.defaultTime()
                    .late(card.start().get(), seat.arrived().get(), limit, rules.zone())) {
                return new Cause(
                        Cause.Kind.ABSENT,
                        handling.boardRule(),
                        "came at " + seat.arrived().get() + ", more than " + limit.toMinutes()
                                + " minutes after the start at " + card.start().get());
            }
        }
        return null;
    }

    private boolean defaultedMatch(Side side) {
        if (card.defaultedBy().by(side)) {
            return true;
        }
        int lost = 0;
        for (int i = 0; i < boards.size(); i++) {
            if (absent.of(side)[i] != null && !isVoid(i) && !agreedUnplayed(i)) {
                lost++;
            }
        }
        return lost > 0 && rules.defaults().matchDefault().applies(boards.size(), lost);
    }

    /** A side's line-up with the players whom the card names, if one is recorded. */
    Optional<LineUp> lineUp(Side side, NamedPlayers named) {
        return LineUp.of(card, side, named, this, rules.ratings(), register);
    }
}
