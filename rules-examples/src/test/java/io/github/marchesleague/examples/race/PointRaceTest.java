/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The race on points against all outcomes of small leagues, gone through one by one. */
class PointRaceTest {

    static LongStream seeds() {
        return LongStream.range(0, 300);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void isExactWhereAMatchSharesOutTheSamePoints(long seed) {
        RaceFigures figures = figures(new Random(seed), 2, 1, 0);
        PointRace race = new PointRace(figures);
        List<long[]> ends = ends(figures);
        for (int team = 0; team < figures.teams(); team++) {
            PointRace.Positions positions = race.positions(team);
            int[] truth = truth(ends, team);
            assertThat(List.of(
                            positions.best(), positions.bestOutright(), positions.worst(), positions.worstOutright()))
                    .isEqualTo(Arrays.stream(truth).mapToObj(Range::exactly).toList());
            int number = team;
            assertThat(race.fewestToHope(team))
                    .isEqualTo(ends.stream()
                            .filter(end -> above(end, number) == 0)
                            .mapToLong(end -> end[number])
                            .min());
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void givesBoundsThatHoldForOtherScales(long seed) {
        RaceFigures figures = figures(new Random(seed), 3, 1, 0);
        PointRace byBounds = new PointRace(figures, 0);
        PointRace byOutcomes = new PointRace(figures);
        List<long[]> ends = ends(figures);
        for (int team = 0; team < figures.teams(); team++) {
            int[] truth = truth(ends, team);
            PointRace.Positions bounds = byBounds.positions(team);
            List<Range> ranges = List.of(bounds.best(), bounds.bestOutright(), bounds.worst(), bounds.worstOutright());
            for (int i = 0; i < truth.length; i++) {
                assertThat(truth[i])
                        .isBetween(ranges.get(i).from(), ranges.get(i).to());
            }
            PointRace.Positions exact = byOutcomes.positions(team);
            assertThat(List.of(exact.best(), exact.bestOutright(), exact.worst(), exact.worstOutright()))
                    .isEqualTo(Arrays.stream(truth).mapToObj(Range::exactly).toList());
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void knowsWhatATeamNeeds(long seed) {
        Random random = new Random(seed);
        boolean three = random.nextBoolean();
        RaceFigures figures = figures(random, three ? 3 : 2, 1, 0);
        PointRace race = new PointRace(figures);
        List<long[]> ends = ends(figures);
        for (int team = 0; team < figures.teams(); team++) {
            int number = team;
            for (boolean outright : new boolean[] {true, false}) {
                // The least total from which on nobody is above, or level where that is asked, in any outcome.
                long lastFailure = ends.stream()
                        .filter(end -> above(end, number) > 0 || (outright && level(end, number) > 0))
                        .mapToLong(end -> end[number])
                        .max()
                        .orElse(Long.MIN_VALUE);
                assertThat(race.enough(team, outright))
                        .isEqualTo(ends.stream()
                                .mapToLong(end -> end[number])
                                .filter(total -> total > lastFailure)
                                .min());
            }
        }
    }

    private static RaceFigures figures(Random random, long win, long draw, long loss) {
        int teams = 2 + random.nextInt(4);
        long[] points = new long[teams];
        for (int team = 0; team < teams; team++) {
            points[team] = random.nextInt(7);
        }
        int[][] meetings = new int[teams][teams];
        int matches = random.nextInt(8);
        for (int match = 0; match < matches; match++) {
            int home = random.nextInt(teams);
            int away = (home + 1 + random.nextInt(teams - 1)) % teams;
            meetings[home][away]++;
            meetings[away][home]++;
        }
        return new RaceFigures(points, meetings, win, draw, loss);
    }

    private static List<long[]> ends(RaceFigures figures) {
        List<long[]> ends = new ArrayList<>(List.of(figures.points()));
        for (int home = 0; home < figures.teams(); home++) {
            for (int away = 0; away < home; away++) {
                for (int meeting = 0; meeting < figures.meetings()[home][away]; meeting++) {
                    List<long[]> more = new ArrayList<>();
                    for (long[] begun : ends) {
                        more.add(after(begun, home, away, figures.win(), figures.loss()));
                        more.add(after(begun, home, away, figures.draw(), figures.draw()));
                        more.add(after(begun, home, away, figures.loss(), figures.win()));
                    }
                    ends = more;
                }
            }
        }
        return ends;
    }

    private static long[] after(long[] begun, int home, int away, long toHome, long toAway) {
        long[] end = begun.clone();
        end[home] += toHome;
        end[away] += toAway;
        return end;
    }

    private static int above(long[] end, int team) {
        return (int) Arrays.stream(end).filter(points -> points > end[team]).count();
    }

    private static int level(long[] end, int team) {
        return (int) Arrays.stream(end).filter(points -> points == end[team]).count() - 1;
    }

    /** Best with ties in favour and against, worst with ties against and in favour. */
    private static int[] truth(List<long[]> ends, int team) {
        int[] truth = {Integer.MAX_VALUE, Integer.MAX_VALUE, 0, 0};
        for (long[] end : ends) {
            int above = above(end, team) + 1;
            int level = level(end, team);
            truth[0] = Math.min(truth[0], above);
            truth[1] = Math.min(truth[1], above + level);
            truth[2] = Math.max(truth[2], above + level);
            truth[3] = Math.max(truth[3], above);
        }
        return truth;
    }
}
