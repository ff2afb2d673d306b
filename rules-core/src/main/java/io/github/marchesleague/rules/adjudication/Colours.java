/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Side;
import java.util.Optional;
import java.util.Set;

/**
 * Who has white on which board (10.6). A league can pass its own from code; implementations must be immutable and answer
 * the same for the same arguments.
 */
@FunctionalInterface
public interface Colours {

    /** Rule 10.6, reading D16: the home team has black on odd boards and white on even boards. */
    Colours HOME_BLACK_ON_ODD = new Standard.Alternating(Side.AWAY);

    /** The home team has white on odd boards. */
    Colours HOME_WHITE_ON_ODD = new Standard.Alternating(Side.HOME);

    /** Tossed for: the card records who had white on board 1, and colours alternate from there. */
    Colours TOSSED = new Standard.Tossed();

    /**
     * Who has white on a board.
     *
     * @param card the match
     * @param board the board, from 1
     * @return the side, or empty where that was tossed for and not recorded
     */
    Optional<Side> white(MatchCard card, int board);

    /**
     * The home team has black on the boards named and white on all others; {@code 1, 4} is usual in cup matches over
     * four boards.
     *
     * @param boards the boards, from 1
     * @return the colours
     */
    static Colours homeBlackOn(Integer... boards) {
        return new Standard.HomeBlackOn(Set.of(boards));
    }

    /** The standard implementations. */
    final class Standard {
        private Standard() {}

        /**
         * Colours alternate from board to board.
         *
         * @param whiteOnBoard1 who has white on board 1
         */
        public record Alternating(Side whiteOnBoard1) implements Colours {
            @Override
            public Optional<Side> white(MatchCard card, int board) {
                return Optional.of(board % 2 == 1 ? whiteOnBoard1 : whiteOnBoard1.other());
            }
        }

        /** Colours alternate from whoever had white on board 1 by the card. */
        public record Tossed() implements Colours {
            @Override
            public Optional<Side> white(MatchCard card, int board) {
                return card.whiteOnBoard1().map(side -> board % 2 == 1 ? side : side.other());
            }
        }

        /**
         * The home team has black on certain boards.
         *
         * @param boards these boards, from 1
         */
        public record HomeBlackOn(Set<Integer> boards) implements Colours {

            /** Takes an unmodifiable copy. */
            public HomeBlackOn {
                boards = Set.copyOf(boards);
            }

            @Override
            public Optional<Side> white(MatchCard card, int board) {
                return Optional.of(boards.contains(board) ? Side.AWAY : Side.HOME);
            }
        }
    }
}
