/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Side;
import java.util.Collections;
import java.util.List;

/** From a match card to the official result (sections 6 and 12). */
public final class Adjudicator {

    private Adjudicator() {}

    /**
     * The official result of a card: a side of a board is either fit to score or lost; nobody fit is a double default,
     * one fit scores the board, and where both are fit the game's own result stands (readings D1 to D5).
     *
     * @param card the card
     * @param boards how many boards a match has, for a match that was defaulted without a line-up
     * @return the official result
     */
    public static MatchResult officialResult(MatchCard card, int boards) {
        MatchResult.Builder result = MatchResult.builder()
                .home(card.home())
                .away(card.away())
                .round(card.round())
                .date(card.date())
                .status(card.status())
                .total(card.total())
                .defaultedBy(card.defaultedBy());
        List<BoardCard> played = card.boards().isEmpty() && card.defaultedBy() != Defaulted.NOBODY
                ? Collections.nCopies(boards, BoardCard.of(BoardResult.DRAW))
                : card.boards();
        for (BoardCard board : played) {
            result.addBoards(officialBoard(board.result(), card.defaultedBy()));
        }
        return result.build();
    }

    private static BoardResult officialBoard(BoardResult written, Defaulted defaultedBy) {
        if (written.kind() == BoardResult.Kind.VOID) {
            return written;
        }
        boolean homeLost = defaultedBy.by(Side.HOME) || written.kind().defaultedBy(Side.HOME);
        boolean awayLost = defaultedBy.by(Side.AWAY) || written.kind().defaultedBy(Side.AWAY);
        if (homeLost && awayLost) {
            return BoardResult.DOUBLE_DEFAULT;
        }
        if (homeLost || awayLost) {
            return homeLost ? BoardResult.AWAY_WIN_BY_DEFAULT : BoardResult.HOME_WIN_BY_DEFAULT;
        }
        return written;
    }
}
