/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;

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
    /** Opponents of the last round that a team has still to meet, where they count already. */
    private final Map<Integer, List<Integer>> stillToMeet;

    private final long unit;
    private final boolean someOutside;
    /** Whether an opponent counts with its total as it is. */
    private final boolean plain;

    private final long[] values;
    private final boolean[] workedOut;
    private final int[] lastSeen;
    private final int[] index;
    private long[] score = new long[0];
    private long[] contribution = new long[0];
    /** How often every pair has met, 0 where it is not the same for all, and -1 before this is looked at. */
    private int meetings = -1;
    /** Whether it is noted who the opponents are, which only a reason asks for. */
    private final boolean named;
    /** Which of the opponents met, in the order of their first meetings, a score and contribution belong to. */
    private int[] entry = new int[0];

    private int[] met = new int[0];

    /**
     * Nothing worked out yet.
     *
     * @param outstanding the matches still to be played, for a measure that takes the last round as drawn
     */
    Opponents(Ledger ledger, Criterion criterion, List<MatchResult> outstanding) {
        this(ledger, criterion, outstanding, false);
    }

    private Opponents(Ledger ledger, Criterion criterion, List<MatchResult> outstanding, boolean named) {
        this.named = named;
        this.ledger = ledger;
        this.criterion = criterion;
        Totals totals = ledger.totals();
        boolean byMatchPoints = switch (criterion.measure()) {
            case OPPONENTS_MATCH_POINTS,
                    FORE_OPPONENTS_MATCH_POINTS,
                    SONNEBORN_BERGER_MATCH_MATCH,
                    SONNEBORN_BERGER_MATCH_GAME -> true;
            default -> false;
        };
        Sums before;
        if (criterion.measure().beforeTheLastRound()) {
            LastRoundDrawn drawn = new LastRoundDrawn(ledger, outstanding);
            before = drawn.totals(byMatchPoints);
            this.stillToMeet = drawn.stillToMeet();
        } else {
            before = byMatchPoints
                    ? new Sums(totals.matchPoints(), 1, totals.matchPointUnit())
                    : new Sums(totals.gamePoints(), 1, totals.gamePointUnit());
            this.stillToMeet = Map.of();
        }
        this.strength = before.values();
        this.own = ledger.column(Criterion.overall(ownMeasure(criterion.measure())));
        this.strengthUnit = before.unit();
        this.plain = switch (criterion.measure()) {
            case OPPONENTS_GAME_POINTS,
                    OPPONENTS_MATCH_POINTS,
                    FORE_OPPONENTS_GAME_POINTS,
                    FORE_OPPONENTS_MATCH_POINTS -> true;
            default -> false;
        };
        this.unit = plain
                ? strengthUnit
                : criterion.measure() == Measure.BEATEN_OPPONENTS
                        ? 2 * strengthUnit
                        : Math.multiplyExact(strengthUnit, own.unit());
        int teams = ledger.teams().size();
        this.someOutside = ledger.extent().someOutsideTieBreaks();
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
        if (meetings < 0) {
            meetings = plain && !someOutside && stillToMeet.isEmpty() ? ledger.meetingsOfEveryPair() : 0;
        }
        for (int place = from; place < to; place++) {
            int team = order[place];
            if (!workedOut[team]) {
                int before = place > from ? order[place - 1] : team;
                values[team] = meetings == 0
                        ? sum(meet(team))
                        : before != team && strength[before] == strength[team]
                                ? values[before]
                                : sum(meetEverybody(team));
                workedOut[team] = true;
            }
        }
        return new Sums(values, 1, unit);
    }

    /**
     * As {@link #meet} where every pair has met equally often: the opponents are then all others, and teams with the same
     * total have met opponents with the same totals.
     */
    private int meetEverybody(int team) {
        int times = criterion.perMeeting() ? meetings : 1;
        makeRoom(times * strength.length);
        int count = 0;
        for (int opponent = 0; opponent < strength.length; opponent++) {
            for (int time = 0; opponent != team && time < times; time++) {
                score[count] = strength[opponent];
                contribution[count] = strength[opponent];
                count++;
            }
        }
        return count;
    }

    /** Each opponent behind a team's figure. */
    static List<OpponentShare> shares(Ledger ledger, Criterion criterion, List<MatchResult> outstanding, int team) {
        Opponents opponents = new Opponents(ledger, criterion, outstanding, true);
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

    private long sum(int all) {
        int count = leaveOutHighest(leaveOutLowest(all));
        long sum = 0;
        for (int i = 0; i < count; i++) {
            sum = Math.addExact(sum, contribution[i]);
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
        List<Integer> missing = stillToMeet.getOrDefault(team, List.of());
        makeRoom(walk.length() + missing.size());
        while (walk.next()) {
            if (someOutside && outside(walk)) {
                continue;
            }
            count = note(team, walk.opponent(), adds(walk), count);
        }
        for (int opponent : missing) {
            count = note(team, opponent, strength[opponent], count);
        }
        return count;
    }

    /** Notes a meeting with an opponent; the answer is how many opponents there are then. */
    private int note(int team, int opponent, long adds, int count) {
        if (lastSeen[opponent] == team && !criterion.perMeeting()) {
            contribution[index[opponent]] = again(contribution[index[opponent]], adds);
            return count;
        }
        lastSeen[opponent] = team;
        index[opponent] = count;
        score[count] = strength[opponent];
        contribution[count] = adds;
        if (named) {
            entry[count] = count;
            met[count] = opponent;
        }
        return count + 1;
    }

    private void makeRoom(int opponents) {
        if (opponents > score.length) {
            score = new long[opponents];
            contribution = new long[opponents];
            entry = new int[named ? opponents : 0];
            met = new int[entry.length];
        }
    }

    private boolean outside(Book.Walk walk) {
        return ledger.scorelines().get(ledger.book().line(walk.match())).outsideTieBreaks();
    }

    /** What a second meeting does: an opponent's total counts once, what was taken from it adds up. */
    private long again(long before, long adds) {
        return plain ? before : Math.addExact(before, adds);
    }

    private long adds(Book.Walk walk) {
        long opponents = strength[walk.opponent()];
        if (plain) {
            return opponents;
        }
        return criterion.measure() == Measure.BEATEN_OPPONENTS
                ? (1 + Long.signum(taken(walk))) * opponents
                : Math.multiplyExact(taken(walk), opponents);
    }

    private long taken(Book.Walk walk) {
        int at = own.at(ledger.book().line(walk.match()));
        return (walk.atHome() ? own.home() : own.away())[at];
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
            if (named) {
                entry[out] = entry[count - 1];
            }
            return count - 1;
        }
        long level = score[out];
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (score[i] != level) {
                score[kept] = score[i];
                contribution[kept] = contribution[i];
                if (named) {
                    entry[kept] = entry[i];
                }
                kept++;
            }
        }
        return kept;
    }
}
