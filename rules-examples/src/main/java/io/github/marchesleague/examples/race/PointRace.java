/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.race;

import java.util.Arrays;
import java.util.BitSet;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What is still possible on points. Exact by maximum flow where a match shares out the same points however it ends (2, 1,
 * 0). For other scales (3, 1, 0) even the question who can still win is hard in general: exact by going through all
 * outcomes where few matches are left, otherwise bounds.
 */
final class PointRace {

    /** So many outcomes of all outstanding matches together are gone through. */
    private static final long MOST_OUTCOMES = 200_000;

    private static final int MOST_FLOWS = 4_000;

    private final RaceFigures figures;
    private final boolean byOutcomes;

    PointRace(RaceFigures figures) {
        this(figures, MOST_OUTCOMES);
    }

    PointRace(RaceFigures figures, long mostOutcomes) {
        this.figures = figures;
        this.byOutcomes = !figures.sharesOut() && Math.pow(3, figures.left()) <= mostOutcomes;
    }

    /**
     * The positions of a team on points alone.
     *
     * @param best the best one, with every tie on points in its favour
     * @param bestOutright the best one, with every tie against it
     * @param worst the worst one, with every tie against it
     * @param worstOutright the worst one, with every tie in its favour
     */
    record Positions(Range best, Range bestOutright, Range worst, Range worstOutright) {}

    Positions positions(int team) {
        if (byOutcomes) {
            return byOutcomes(team);
        }
        RaceFigures won = figures.with(team, true);
        RaceFigures lost = figures.with(team, false);
        return new Positions(
                fewest(won, team, won.points()[team]).plus(1),
                fewest(won, team, won.points()[team] - 1).plus(1),
                most(lost, team, lost.points()[team]).plus(1),
                most(lost, team, lost.points()[team] + 1).plus(1));
    }

    /** The least number of teams that end with more than a limit. */
    private static Range fewest(RaceFigures given, int team, long limit) {
        if (given.sharesOut()) {
            return fewest(given, team, limit, given.draw() - given.loss(), 2);
        }
        // Less than a match can share out at the least, in any way: nobody gets more than really.
        long least = Math.min(2 * given.draw(), given.win() + given.loss()) - 2 * given.loss();
        Range relaxed = fewest(given, team, limit, 1, least);
        // All matches drawn, or all of them won by one side: two ways in which it can really end.
        int drawn = 0;
        long[] room = new long[given.teams()];
        for (int other = 0; other < given.teams(); other++) {
            room[other] = Math.floorDiv(limit - given.least(other), given.win() - given.loss());
            drawn += other != team && given.points()[other] + given.left(other) * given.draw() > limit ? 1 : 0;
        }
        room[team] = 0;
        Range won = new PointFlow(given.meetings(), 1, MOST_FLOWS).fewestOver(room);
        return new Range(relaxed.from(), Math.min(drawn, won.to()));
    }

    private static Range fewest(RaceFigures given, int team, long limit, long unit, long unitsOfAMatch) {
        long[] room = new long[given.teams()];
        for (int other = 0; other < given.teams(); other++) {
            room[other] = Math.floorDiv(limit - given.least(other), unit);
        }
        room[team] = 0;
        return new PointFlow(given.meetings(), unitsOfAMatch, MOST_FLOWS).fewestOver(room);
    }

    /** The most teams that end with at least so many points. */
    private static Range most(RaceFigures given, int team, long target) {
        if (given.sharesOut()) {
            return most(given, team, target, given.draw() - given.loss(), 2);
        }
        long most = Math.max(2 * given.draw(), given.win() + given.loss()) - 2 * given.loss();
        Range relaxed = most(given, team, target, 1, most);
        Range won = most(given, team, target, given.win() - given.loss(), 1);
        int drawn = 0;
        for (int other = 0; other < given.teams(); other++) {
            drawn += other != team && given.points()[other] + given.left(other) * given.draw() >= target ? 1 : 0;
        }
        return new Range(Math.max(drawn, won.from()), relaxed.to());
    }

    private static Range most(RaceFigures given, int team, long target, long unit, long unitsOfAMatch) {
        long[] need = new long[given.teams()];
        BitSet others = new BitSet();
        for (int other = 0; other < given.teams(); other++) {
            need[other] = Math.max(0, -Math.floorDiv(given.least(other) - target, unit));
            others.set(other, other != team);
        }
        return new PointFlow(given.meetings(), unitsOfAMatch, MOST_FLOWS).mostReaching(need, others);
    }

    // What a team needs.

    /** The totals with which a team can end, in rising order. */
    private SortedSet<Long> totals(int team) {
        SortedSet<Long> totals = new TreeSet<>();
        int left = figures.left(team);
        for (int won = 0; won <= left; won++) {
            for (int drawn = 0; drawn + won <= left; drawn++) {
                totals.add(figures.points()[team] + worth(won, drawn, left));
            }
        }
        return totals;
    }

    private long worth(int won, int drawn, int of) {
        return won * figures.win() + drawn * figures.draw() + (of - won - drawn) * figures.loss();
    }

    /**
     * The least total with which a team is first whatever else happens.
     *
     * @param outright whether nobody may have as many points
     * @return the total, or empty if no total is enough
     */
    OptionalLong enough(int team, boolean outright) {
        OptionalLong enough = OptionalLong.empty();
        for (long total : new TreeSet<>(totals(team)).descendingSet()) {
            for (int other = 0; other < figures.teams(); other++) {
                long most = other == team ? Long.MIN_VALUE : mostOf(other, team, total);
                if (outright ? most >= total : most > total) {
                    return enough;
                }
            }
            enough = OptionalLong.of(total);
        }
        return enough;
    }

    /** The most that a team can have if another one ends with this total. */
    private long mostOf(int other, int team, long total) {
        int mutual = figures.meetings()[team][other];
        int elsewhere = figures.left(team) - mutual;
        long best = Long.MIN_VALUE;
        for (int won = 0; won <= mutual; won++) {
            for (int drawn = 0; won + drawn <= mutual; drawn++) {
                long rest = total - figures.points()[team] - worth(won, drawn, mutual);
                if (attainable(rest, elsewhere)) {
                    best = Math.max(best, worth(mutual - won - drawn, drawn, mutual));
                }
            }
        }
        return best == Long.MIN_VALUE
                ? best
                : figures.points()[other] + best + (figures.left(other) - mutual) * figures.win();
    }

    private boolean attainable(long points, int matches) {
        for (int won = 0; won <= matches; won++) {
            for (int drawn = 0; won + drawn <= matches; drawn++) {
                if (worth(won, drawn, matches) == points) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * The least total with which a team can still be first or level with the first, if all goes its way.
     *
     * @return the total; empty if it can no longer be first, or where this is not worked out for the scale
     */
    OptionalLong fewestToHope(int team) {
        if (!figures.sharesOut()) {
            return OptionalLong.empty();
        }
        long unit = figures.draw() - figures.loss();
        for (long total : totals(team)) {
            long[] room = new long[figures.teams()];
            for (int other = 0; other < room.length; other++) {
                room[other] = Math.floorDiv(total - figures.least(other), unit);
            }
            boolean possible = Arrays.stream(room).allMatch(units -> units >= 0);
            if (possible && new PointFlow(figures.meetings(), 2, MOST_FLOWS).fits(room)) {
                return OptionalLong.of(total);
            }
        }
        return OptionalLong.empty();
    }

    // All outcomes, where there are few.

    private Positions byOutcomes(int team) {
        int[] bounds = {Integer.MAX_VALUE, Integer.MAX_VALUE, 0, 0};
        int[] home = new int[figures.left()];
        int[] away = new int[home.length];
        int match = 0;
        for (int one = 0; one < figures.teams(); one++) {
            for (int other = one + 1; other < figures.teams(); other++) {
                for (int meeting = 0; meeting < figures.meetings()[one][other]; meeting++) {
                    home[match] = one;
                    away[match] = other;
                    match++;
                }
            }
        }
        goThrough(team, home, away, 0, figures.points().clone(), bounds);
        return new Positions(
                Range.exactly(bounds[0]), Range.exactly(bounds[1]), Range.exactly(bounds[2]), Range.exactly(bounds[3]));
    }

    private void goThrough(int team, int[] home, int[] away, int match, long[] points, int[] bounds) {
        if (match == home.length) {
            int above = 1;
            int level = 0;
            for (int other = 0; other < points.length; other++) {
                above += points[other] > points[team] ? 1 : 0;
                level += other != team && points[other] == points[team] ? 1 : 0;
            }
            bounds[0] = Math.min(bounds[0], above);
            bounds[1] = Math.min(bounds[1], above + level);
            bounds[2] = Math.max(bounds[2], above + level);
            bounds[3] = Math.max(bounds[3], above);
            return;
        }
        long[][] outcomes = {
            {figures.win(), figures.loss()}, {figures.draw(), figures.draw()}, {figures.loss(), figures.win()}
        };
        for (long[] outcome : outcomes) {
            points[home[match]] += outcome[0];
            points[away[match]] += outcome[1];
            goThrough(team, home, away, match + 1, points, bounds);
            points[home[match]] -= outcome[0];
            points[away[match]] -= outcome[1];
        }
    }
}
