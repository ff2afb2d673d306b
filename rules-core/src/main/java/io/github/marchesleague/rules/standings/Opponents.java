/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Measures made of the totals of the opponents met (7.2.2(c), Buchholz, Sonneborn-Berger and their kin). They do not
 * depend on who is level, so they are worked out once for a team, when it comes to such a step.
 */
final class Opponents {

    private final Ledger ledger;
    private final Criterion criterion;
    private final Column own;
    /** The strength of each opponent, which decides who is left out. */
    private final long[] strength;

    private final long strengthUnit;
    private final long unit;
    private final boolean someOutside;
    private final long[] values;
    private final boolean[] workedOut;
    private final int[] lastSeen;
    private final int[] index;
    private long[] score = new long[0];
    private long[] contribution = new long[0];
    /** Which of the opponents met, in the order of their first meetings, a score and contribution belong to. */
    private int[] entry = new int[0];

    private int[] met = new int[0];

    /** Nothing worked out yet. */
    Opponents(Ledger ledger, Criterion criterion) {
        this.ledger = ledger;
        this.criterion = criterion;
        Totals totals = ledger.totals();
        boolean byMatchPoints = switch (criterion.measure()) {
            case OPPONENTS_MATCH_POINTS, SONNEBORN_BERGER_MATCH_MATCH, SONNEBORN_BERGER_MATCH_GAME -> true;
            default -> false;
        };
        this.strength = byMatchPoints ? totals.matchPoints() : totals.gamePoints();
        this.own = ledger.column(Criterion.overall(ownMeasure(criterion.measure())));
        this.strengthUnit = byMatchPoints ? totals.matchPointUnit() : totals.gamePointUnit();
        this.unit = switch (criterion.measure()) {
            case OPPONENTS_GAME_POINTS, OPPONENTS_MATCH_POINTS -> strengthUnit;
            case BEATEN_OPPONENTS -> 2 * strengthUnit;
            default -> Math.multiplyExact(strengthUnit, own.unit());
        };
        int teams = ledger.teams().size();
        this.someOutside = ledger.someOutsideTieBreaks();
        this.values = new long[teams];
        this.workedOut = new boolean[teams];
        this.lastSeen = new int[teams];
        this.index = new int[teams];
        Arrays.fill(lastSeen, -1);
    }

    private static Measure ownMeasure(Measure measure) {
        return switch (measure) {
            case SONNEBORN_BERGER_MATCH_MATCH, SONNEBORN_BERGER_GAME_MATCH -> Measure.MATCH_POINTS;
            case MARGIN_TIMES_OPPONENT, BEATEN_OPPONENTS -> Measure.GAME_DIFFERENCE;
            default -> Measure.GAME_POINTS;
        };
    }

    /** What the teams at places from..to of an order have under the criterion; the rest is not worked out. */
    Sums sums(int[] order, int from, int to) {
        for (int place = from; place < to; place++) {
            int team = order[place];
            if (!workedOut[team]) {
                values[team] = sum(team);
                workedOut[team] = true;
            }
        }
        return new Sums(values, 1, unit);
    }

    /** Each opponent behind a team's figure. */
    static List<OpponentShare> shares(Ledger ledger, Criterion criterion, int team) {
        Opponents opponents = new Opponents(ledger, criterion);
        int all = opponents.meet(team);
        long[] adds = Arrays.copyOf(opponents.contribution, all);
        long[] totals = Arrays.copyOf(opponents.score, all);
        int withoutLowest = opponents.leaveOutLowest(all);
        BitSet lowKept = opponents.kept(withoutLowest);
        BitSet kept = opponents.kept(opponents.leaveOutHighest(withoutLowest));
        List<OpponentShare> shares = new ArrayList<>();
        for (int i = 0; i < all; i++) {
            shares.add(new OpponentShare(
                    ledger.teams().get(opponents.met[i]).id(),
                    new Points(totals[i], opponents.strengthUnit),
                    new Points(adds[i], opponents.unit),
                    kept.get(i)
                            ? OpponentShare.Counted.YES
                            : lowKept.get(i)
                                    ? OpponentShare.Counted.HIGHEST_LEFT_OUT
                                    : OpponentShare.Counted.LOWEST_LEFT_OUT));
        }
        return List.copyOf(shares);
    }

    private BitSet kept(int count) {
        BitSet kept = new BitSet();
        for (int i = 0; i < count; i++) {
            kept.set(entry[i]);
        }
        return kept;
    }

    private long sum(int team) {
        int count = leaveOutHighest(leaveOutLowest(meet(team)));
        long sum = 0;
        for (int i = 0; i < count; i++) {
            sum += contribution[i];
        }
        return sum;
    }

    private int leaveOutLowest(int all) {
        int count = all;
        for (int cut = 0; cut < criterion.cutLowest() && count > 0; cut++) {
            count = leaveOut(count, 1);
        }
        return count;
    }

    private int leaveOutHighest(int all) {
        int count = all;
        for (int cut = 0; cut < criterion.cutHighest() && count > 0; cut++) {
            count = leaveOut(count, -1);
        }
        return count;
    }

    /** Notes the opponents of a team; the answer is how many there are. */
    private int meet(int team) {
        int count = 0;
        Book.Walk walk = ledger.walk(team);
        if (walk.length() > score.length) {
            score = new long[walk.length()];
            contribution = new long[walk.length()];
            entry = new int[walk.length()];
            met = new int[walk.length()];
        }
        while (walk.next()) {
            if (someOutside && outside(walk)) {
                continue;
            }
            int opponent = walk.opponent();
            long adds = adds(walk);
            if (lastSeen[opponent] == team && !criterion.perMeeting()) {
                contribution[index[opponent]] = again(contribution[index[opponent]], adds);
            } else {
                lastSeen[opponent] = team;
                index[opponent] = count;
                score[count] = strength[opponent];
                contribution[count] = adds;
                entry[count] = count;
                met[count] = opponent;
                count++;
            }
        }
        return count;
    }

    private boolean outside(Book.Walk walk) {
        return ledger.scorelines().get(ledger.book().line(walk.match())).outsideTieBreaks();
    }

    /** What a second meeting does: an opponent's total counts once, what was taken from it adds up. */
    private long again(long before, long adds) {
        return switch (criterion.measure()) {
            case OPPONENTS_GAME_POINTS, OPPONENTS_MATCH_POINTS -> before;
            default -> before + adds;
        };
    }

    private long adds(Book.Walk walk) {
        long opponents = strength[walk.opponent()];
        return switch (criterion.measure()) {
            case OPPONENTS_GAME_POINTS, OPPONENTS_MATCH_POINTS -> opponents;
            case BEATEN_OPPONENTS -> (1 + Long.signum(taken(walk))) * opponents;
            default -> Math.multiplyExact(taken(walk), opponents);
        };
    }

    private long taken(Book.Walk walk) {
        return (walk.atHome() ? own.home() : own.away())[own.at(ledger.book().line(walk.match()))];
    }

    /**
     * Leaves out one opponent with the lowest score (sign 1) or the highest (sign -1), of several with the smallest
     * contribution first; or all of them that share that score.
     */
    private int leaveOut(int count, int sign) {
        int out = 0;
        for (int i = 1; i < count; i++) {
            int comparison = sign * Long.compare(score[i], score[out]);
            if (comparison < 0 || (comparison == 0 && contribution[i] < contribution[out])) {
                out = i;
            }
        }
        if (!criterion.cutAllLevel()) {
            score[out] = score[count - 1];
            contribution[out] = contribution[count - 1];
            entry[out] = entry[count - 1];
            return count - 1;
        }
        long level = score[out];
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (score[i] != level) {
                score[kept] = score[i];
                contribution[kept] = contribution[i];
                entry[kept] = entry[i];
                kept++;
            }
        }
        return kept;
    }
}
