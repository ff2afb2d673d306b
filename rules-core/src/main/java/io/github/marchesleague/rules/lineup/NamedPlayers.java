/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.lineup;

import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The players whom a match card names, looked up once for the check of the card and for its line-ups. Immutable. */
public final class NamedPlayers {

    private final @Nullable Player[] home;
    private final @Nullable Player[] away;

    private NamedPlayers(@Nullable Player[] home, @Nullable Player[] away) {
        this.home = home;
        this.away = away;
    }

    /**
     * Looks the players of a card up.
     *
     * @param card the match card
     * @param register the players of the season
     * @return those of them who are known
     */
    public static NamedPlayers of(MatchCard card, Register register) {
        return new NamedPlayers(find(card.boards(), Side.HOME, register), find(card.boards(), Side.AWAY, register));
    }

    private static @Nullable Player[] find(List<BoardCard> boards, Side side, Register register) {
        @Nullable Player[] found = new @Nullable Player[boards.size()];
        for (int i = 0; i < found.length; i++) {
            BoardCard board = boards.get(i);
            if (board.seat(side).player().isPresent()) {
                found[i] = register.find(board.seat(side).player().get());
            }
        }
        return found;
    }

    /**
     * Whether a board has a player whom the season knows.
     *
     * @param side the side
     * @param board the board, from 1
     * @return false where nobody is named, or somebody unknown
     */
    public boolean known(Side side, int board) {
        return of(side)[board - 1] != null;
    }

    /** By board, from board 1; not to be written to. */
    @Nullable
    Player[] of(Side side) {
        return side == Side.HOME ? home : away;
    }
}
