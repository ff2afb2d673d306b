/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.benchmarks;

import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.TeamId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Made-up leagues, the same for the same seed. */
final class Leagues {

    private static final long SEED = 20_251_002;

    private Leagues() {}

    /** Every team meets every other once over four boards; the results come in an order of chance. */
    static List<MatchResult> allPlayAll(int teams, TiePattern pattern) {
        Random random = new Random(SEED);
        TeamId[] ids = teams(teams);
        List<MatchResult> results = new ArrayList<>();
        for (int better = 0; better < teams; better++) {
            for (int worse = better + 1; worse < teams; worse++) {
                MatchResult result = MatchResult.builder()
                        .home(ids[better])
                        .away(ids[worse])
                        .addBoards(pattern.boards(better, worse, teams, random))
                        .build();
                results.add(random.nextBoolean() ? result : mirrored(result));
            }
        }
        Collections.shuffle(results, random);
        return List.copyOf(results);
    }

    /** An ordinary season: ten teams, home and away, results of chance. */
    static List<MatchResult> ordinarySeason() {
        Random random = new Random(SEED);
        TeamId[] ids = teams(10);
        List<MatchResult> results = new ArrayList<>();
        for (TeamId home : ids) {
            for (TeamId away : ids) {
                if (!home.equals(away)) {
                    results.add(MatchResult.builder()
                            .home(home)
                            .away(away)
                            .addBoards(board(random), board(random), board(random), board(random))
                            .build());
                }
            }
        }
        Collections.shuffle(results, random);
        return List.copyOf(results);
    }

    private static BoardResult board(Random random) {
        return switch (random.nextInt(3)) {
            case 0 -> BoardResult.HOME_WIN;
            case 1 -> BoardResult.AWAY_WIN;
            default -> BoardResult.DRAW;
        };
    }

    private static TeamId[] teams(int count) {
        TeamId[] ids = new TeamId[count];
        for (int i = 0; i < count; i++) {
            ids[i] = TeamId.of("Team " + (100_000 + i));
        }
        return ids;
    }

    private static MatchResult mirrored(MatchResult result) {
        MatchResult.Builder mirrored = MatchResult.builder().home(result.away()).away(result.home());
        result.boards().forEach(board -> mirrored.addBoards(board.mirrored()));
        return mirrored.build();
    }
}
