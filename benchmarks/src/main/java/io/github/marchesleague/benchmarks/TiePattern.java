/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.benchmarks;

import io.github.marchesleague.rules.match.BoardResult;
import java.util.Random;

/** How a made-up all-play-all league of four boards comes out level. In each, team i is at least as good as team i + 1. */
public enum TiePattern {
    /** Every team has its own match points. */
    NOBODY {
        @Override
        BoardResult[] boards(int better, int worse, int teams, Random random) {
            return WON;
        }
    },
    /** Neighbours are level, two by two, on match points and game points. */
    PAIRS {
        @Override
        BoardResult[] boards(int better, int worse, int teams, Random random) {
            return better / 2 == worse / 2 ? drawn(random) : WON;
        }
    },
    /** Ten groups, level inside on match points and game points. */
    TEN_GROUPS {
        @Override
        BoardResult[] boards(int better, int worse, int teams, Random random) {
            return (long) better * 10 / teams == (long) worse * 10 / teams ? drawn(random) : WON;
        }
    },
    /** Every match is drawn two wins each, on boards of chance: level until board count, which splits nearly all. */
    ALL_LEVEL {
        @Override
        BoardResult[] boards(int better, int worse, int teams, Random random) {
            return drawn(random);
        }
    },
    /** Every board is drawn: level to the end of any chain. */
    ALL_DRAWN {
        @Override
        BoardResult[] boards(int better, int worse, int teams, Random random) {
            return DRAWN;
        }
    },
    /** Half the league is one level group that splits completely; the other half is not level at all. */
    HALF {
        @Override
        BoardResult[] boards(int better, int worse, int teams, Random random) {
            return worse < teams / 2 ? drawn(random) : WON;
        }
    },
    /** Every match ends 2-2; board count singles out the ends of the group, and others again once they are gone. */
    STAIRCASE {
        @Override
        BoardResult[] boards(int better, int worse, int teams, Random random) {
            return worse == better + 1 ? UPPER_BOARDS : OUTER_BOARDS;
        }
    };

    private static final BoardResult[] WON = {
        BoardResult.HOME_WIN, BoardResult.HOME_WIN, BoardResult.DRAW, BoardResult.DRAW
    };
    private static final BoardResult[] DRAWN = {BoardResult.DRAW, BoardResult.DRAW, BoardResult.DRAW, BoardResult.DRAW};
    /** Wins on boards 1 and 3 against 2 and 4: board counts 4 and 6. */
    private static final BoardResult[] UPPER_BOARDS = {
        BoardResult.HOME_WIN, BoardResult.AWAY_WIN, BoardResult.HOME_WIN, BoardResult.AWAY_WIN
    };
    /** Wins on boards 1 and 4 against 2 and 3: board counts 5 and 5. */
    private static final BoardResult[] OUTER_BOARDS = {
        BoardResult.HOME_WIN, BoardResult.AWAY_WIN, BoardResult.AWAY_WIN, BoardResult.HOME_WIN
    };

    /** The boards of the match between two teams, the better one at home. */
    abstract BoardResult[] boards(int better, int worse, int teams, Random random);

    private static BoardResult[] drawn(Random random) {
        BoardResult[] boards = {BoardResult.HOME_WIN, BoardResult.HOME_WIN, BoardResult.AWAY_WIN, BoardResult.AWAY_WIN};
        for (int i = 3; i > 0; i--) {
            int j = random.nextInt(i + 1);
            BoardResult swapped = boards[i];
            boards[i] = boards[j];
            boards[j] = swapped;
        }
        return boards;
    }
}
