/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.race;

import java.util.Arrays;

/**
 * The race in whole numbers: what every team has, how often each two still meet, and what a match won, drawn and lost
 * brings.
 *
 * @param points what each team has
 * @param meetings for each two teams how many matches they have still to play, both ways alike
 * @param win for a match won
 * @param draw for a match drawn
 * @param loss for a match lost
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
record RaceFigures(long[] points, int[][] meetings, long win, long draw, long loss) {

    int teams() {
        return points.length;
    }

    /** Whether a match shares out the same points whoever wins, in steps of one draw: only then is a flow exact. */
    boolean sharesOut() {
        return win - draw == draw - loss && draw > loss;
    }

    int left(int team) {
        return Arrays.stream(meetings[team]).sum();
    }

    int left() {
        int sum = 0;
        for (int team = 0; team < teams(); team++) {
            sum += left(team);
        }
        return sum / 2;
    }

    long most(int team) {
        return points[team] + left(team) * win;
    }

    long least(int team) {
        return points[team] + left(team) * loss;
    }

    /** With all matches of a team decided the same way. */
    RaceFigures with(int team, boolean won) {
        long[] then = points.clone();
        int[][] rest = Arrays.stream(meetings).map(int[]::clone).toArray(int[][]::new);
        for (int other = 0; other < teams(); other++) {
            int matches = meetings[team][other];
            then[team] += matches * (won ? win : loss);
            then[other] += matches * (won ? loss : win);
            rest[team][other] = 0;
            rest[other][team] = 0;
        }
        return new RaceFigures(then, rest, win, draw, loss);
    }
}
