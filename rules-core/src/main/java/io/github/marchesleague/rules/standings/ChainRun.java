/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Direction;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Scope;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Takes the teams through the chain (7.2.2). One group at a time: a step either leaves it level, and the next step is
 * asked, or divides it, and each part goes on by the policy of the rule set. What a step adds up among a group is kept
 * while the group shrinks: those who leave are taken off rather than the rest added up anew, so that the cost grows with
 * the number of matches and not with the number of divisions.
 */
final class ChainRun {

    private final Ledger ledger;
    private final Beside beside;
    private final Chain chain;
    private final List<Step> steps;
    /** Where the chain ends and the rulings about the order begin. */
    private final int chainEnd;

    private final PartialSplit policy;
    private final int blockStart;
    private final int blockEnd;

    private final Work work = new Work();
    private final int[] order;
    private final int[] separatedBy;
    private final List<Resolution.Decision> decisions = new ArrayList<>();
    /** The groups still to be settled, the next one on top. */
    private io.vavr.collection.List<Tie> waiting = io.vavr.collection.List.empty();

    /** By step, the sums within each team's mini-league and over the season, once they are needed. */
    private final @Nullable LeagueSums[] leagueSums;

    private final @Nullable Sums[] seasonSums;

    private final @Nullable Opponents[] opponents;
    /** What an earlier run, whose table this one continues, added up; empty without one. */
    private final @Nullable LeagueSums[] earlier;

    private int leagues;

    /** A group of level teams at places from..to, about to be taken to a step. */
    private record Tie(int from, int to, int step, @Nullable MiniLeague league) {
        int size() {
            return to - from;
        }
    }

    /** The teams whose matches with each other head-to-head steps look at. */
    private static final class MiniLeague {
        private final int number;
        private final int from;
        private final int to;
        /** The steps whose sums are worked out for these teams. */
        private final boolean[] summed;

        MiniLeague(int number, int from, int to, boolean[] summed) {
            this.number = number;
            this.from = from;
            this.to = to;
            this.summed = summed;
        }

        int size() {
            return to - from;
        }
    }

    private ChainRun(Ledger ledger, Beside beside, List<Step> rulings, @Nullable LeagueSums[] earlier) {
        this.chain = ledger.rules().chain();
        this.ledger = ledger;
        this.beside = beside;
        List<Step> unfolded = chain.unfolded();
        this.chainEnd = unfolded.size();
        this.steps = rulings.isEmpty() ? unfolded : withRulings(unfolded, rulings);
        this.policy = chain.partialSplit();
        this.blockStart = chain.blockStart();
        this.blockEnd = chain.blockEnd();
        this.order = ledger.byName();
        this.separatedBy = new int[Math.max(0, order.length - 1)];
        this.leagueSums = new LeagueSums[steps.size()];
        this.earlier = earlier;
        this.seasonSums = new Sums[steps.size()];
        this.opponents = new Opponents[steps.size()];
        Arrays.fill(separatedBy, -1);
    }

    private static List<Step> withRulings(List<Step> chain, List<Step> rulings) {
        List<Step> all = new ArrayList<>(chain);
        all.addAll(rulings);
        return List.copyOf(all);
    }

    /**
     * Orders all teams.
     *
     * @param ledger the season laid out
     * @param beside what tie-breaks look at beside the matches that count
     * @param rulings a step for each ruling about the order
     * @param earlier how the order of a table came about that this one continues, or null
     * @return the order and how it came about
     */
    static Resolution run(Ledger ledger, Beside beside, List<Step> rulings, @Nullable Resolution earlier) {
        ChainRun run =
                new ChainRun(ledger, beside, rulings, earlier == null ? new LeagueSums[0] : earlier.leagueSums());
        if (run.order.length > 1) {
            run.waiting = run.waiting.push(new Tie(0, run.order.length, 0, null));
        }
        while (!run.waiting.isEmpty()) {
            Tie next = run.waiting.head();
            run.waiting = run.waiting.tail();
            run.settle(next);
        }
        return new Resolution(run.steps, run.order, run.decisions, run.separatedBy, run.leagueSums, run.work);
    }

    private void settle(Tie tie) {
        MiniLeague league = tie.league;
        Resolution.Decision stuck = null;
        List<Resolution.Answer> answers = List.of();
        for (int step = tie.step; step <= steps.size(); step++) {
            if (step == blockEnd && stuck == null && startsBlockAgain(tie, league)) {
                decisions.add(decision(Resolution.Kind.STARTED_AGAIN, tie, league, blockEnd, answers));
                waiting = waiting.push(new Tie(tie.from, tie.to, blockStart, null));
                return;
            }
            if (step == steps.size()) {
                break;
            }
            TieBreak tieBreak = steps.get(step).tieBreak();
            if (!AtStake.fits(steps.get(step), chain, tie.from, tie.to, order.length)) {
                continue;
            }
            if (tieBreak.headToHead() && league == null) {
                league = formed(tie);
            }
            int[] starts;
            Division division = null;
            if (tieBreak instanceof Criterion criterion && addsUp(criterion)) {
                starts = lacksBoards(tie, league, criterion) ? null : addUp(tie, league, step, criterion);
            } else {
                division = tieBreak.divide(
                        new LevelTeams(ledger, beside, members(tie), league == null ? members(tie) : members(league)));
                starts = division instanceof Division.Ordered ordered ? arrange(tie, ordered, tieBreak) : null;
                answers = answers.isEmpty() ? new ArrayList<>() : answers;
                answers.add(new Resolution.Answer(step, division));
            }
            if (starts != null
                    && starts.length > 1
                    && !steps.get(step).appliesTo().isEmpty()) {
                starts = partedWhereAtStake(tie, step, starts);
            }
            if (starts == null) {
                // The group stays level; only a ruling about the order can still place its teams.
                Resolution.Kind kind = division instanceof Division.StillToBePlayed
                        ? Resolution.Kind.STILL_TO_BE_PLAYED
                        : Resolution.Kind.CANNOT_BE_WORKED_OUT;
                stuck = stuck == null ? decision(kind, tie, league, step, answers) : stuck;
                step = Math.max(step, chainEnd - 1);
            } else if (starts.length > 1) {
                decisions.add(decision(Resolution.Kind.DIVIDED, tie, league, step, answers));
                split(tie, league, step, starts);
                return;
            }
        }
        decisions.add(stuck != null ? stuck : decision(Resolution.Kind.END_OF_CHAIN, tie, league, chainEnd, answers));
    }

    /** Where a step for some places only parts a group; those who stay together are listed by name again (S13). */
    private int[] partedWhereAtStake(Tie tie, int step, int[] starts) {
        int[] kept = AtStake.parting(starts, tie.to, AtStake.lines(steps.get(step), chain, order.length));
        int[] byName = ledger.byName();
        int[] rank = new int[ledger.teams().size()];
        for (int place = 0; place < byName.length; place++) {
            rank[byName[place]] = place;
        }
        for (int part = 0; part < kept.length; part++) {
            int to = part + 1 < kept.length ? kept[part + 1] : tie.to;
            int[] sorted = Arrays.stream(order, kept[part], to)
                    .boxed()
                    .sorted(Comparator.comparingInt(team -> rank[team]))
                    .mapToInt(Integer::intValue)
                    .toArray();
            System.arraycopy(sorted, 0, order, kept[part], sorted.length);
        }
        return kept;
    }

    private boolean startsBlockAgain(Tie tie, @Nullable MiniLeague league) {
        return policy == PartialSplit.RESTART_AFTER_BLOCK && league != null && tie.size() < league.size();
    }

    private static Resolution.Decision decision(
            Resolution.Kind kind, Tie tie, @Nullable MiniLeague league, int step, List<Resolution.Answer> answers) {
        return new Resolution.Decision(
                kind,
                tie.from,
                tie.to,
                tie.step,
                step,
                league == null ? tie.from : league.from,
                league == null ? tie.to : league.to,
                answers);
    }

    /** Whether a criterion is a plain sum, whose parts can be added and taken off. */
    static boolean addsUp(Criterion criterion) {
        return criterion.per() == Criterion.Per.SEASON
                && (criterion.scope() == Scope.ALL || criterion.scope() == Scope.HEAD_TO_HEAD)
                && !criterion.measure().beforeTheLastRound()
                && !OfOneMatch.needed(criterion)
                && criterion.unmet() == Criterion.Unmet.COUNT_WHAT_WAS_PLAYED;
    }

    /** Reading S11: whether a match that the criterion looks at is recorded without its boards. */
    private boolean lacksBoards(Tie tie, @Nullable MiniLeague league, Criterion criterion) {
        if (!criterion.needsBoards() || !ledger.extent().someWithoutBoards()) {
            return false;
        }
        int[] opponents = criterion.headToHead() && league != null ? members(league) : null;
        return !ledger.withoutBoards(members(tie), opponents).isEmpty();
    }

    private int[] addUp(Tie tie, @Nullable MiniLeague league, int step, Criterion criterion) {
        if (criterion.measure().kind() == Measure.Kind.OPPONENTS) {
            Opponents met = opponents[step];
            if (met == null) {
                met = new Opponents(ledger, criterion, List.of());
                opponents[step] = met;
            }
            work.add((long) tie.size() * ledger.book().size() / order.length);
            return partition(tie, met.sums(order, tie.from, tie.to).values(), 1, criterion);
        }
        if (!criterion.headToHead()) {
            Sums season = seasonSums[step];
            if (season == null) {
                season = ledger.seasonSums(criterion);
                work.add(ledger.book().size());
                seasonSums[step] = season;
            }
            return partition(tie, season.values(), season.width(), criterion);
        }
        LeagueSums sums = leagueSums(Objects.requireNonNull(league), step, criterion);
        return partition(tie, sums.values(), sums.column().width(), criterion);
    }

    private int[] partition(Tie tie, long[] values, int width, Criterion criterion) {
        return new Partition(order, values, width, criterion.direction() == Direction.FEWER, work)
                .divide(tie.from, tie.to);
    }

    private LeagueSums leagueSums(MiniLeague league, int step, Criterion criterion) {
        LeagueSums before = step < earlier.length ? earlier[step] : null;
        LeagueSums sums = leagueSums[step];
        if (sums == null) {
            sums = new LeagueSums(ledger.book(), ledger.teams().size(), ledger.column(criterion), work);
            leagueSums[step] = sums;
        }
        if (!league.summed[step]) {
            league.summed[step] = true;
            if (before == null || !sums.carryOver(before, order, league.from, league.to, league.number)) {
                sums.addUp(order, league.from, league.to, league.number);
            }
        }
        return sums;
    }

    private MiniLeague formed(Tie tie) {
        return new MiniLeague(++leagues, tie.from, tie.to, new boolean[steps.size()]);
    }

    /** Puts the group in the order of a tie-break's answer, after checking that it is one. */
    private int[] arrange(Tie tie, Division.Ordered ordered, TieBreak tieBreak) {
        int[] arranged = ordered.parts().stream()
                .flatMap(part -> part.teams().stream())
                .mapToInt(ledger::number)
                .toArray();
        int[] group = members(tie);
        if (!Arrays.equals(
                Arrays.stream(arranged).sorted().toArray(),
                Arrays.stream(group).sorted().toArray())) {
            throw new IllegalStateException("tie-break " + tieBreak.id() + " answered with " + ordered.parts()
                    + ", which are not the teams it was asked about: " + ledger.names(group));
        }
        System.arraycopy(arranged, 0, order, tie.from, arranged.length);
        int[] starts = new int[ordered.parts().size()];
        int start = tie.from;
        for (int part = 0; part < starts.length; part++) {
            starts[part] = start;
            start += ordered.parts().get(part).teams().size();
        }
        return starts;
    }

    private int[] members(Tie tie) {
        return Arrays.copyOfRange(order, tie.from, tie.to);
    }

    private int[] members(MiniLeague league) {
        return Arrays.copyOfRange(order, league.from, league.to);
    }

    /** Sends each part that is still level on its way, so that the best part is taken up first. */
    private void split(Tie tie, @Nullable MiniLeague league, int step, int[] starts) {
        int decision = decisions.size() - 1;
        int largest = 0;
        for (int part = 0; part < starts.length; part++) {
            if (part > 0) {
                separatedBy[starts[part] - 1] = decision;
            }
            if (end(tie, starts, part) - starts[part] > end(tie, starts, largest) - starts[largest]) {
                largest = part;
            }
        }
        for (int part = starts.length - 1; part >= 0; part--) {
            int from = starts[part];
            int to = end(tie, starts, part);
            if (to - from > 1) {
                int next = next(step, to - from);
                MiniLeague after = switch (policy) {
                    case CONTINUE, RESTART_AFTER_BLOCK -> league;
                    case RESTART_BLOCK, RESTART_CHAIN -> part == largest ? keep(tie, league, from, to) : null;
                    case RE_FORM, RESTART_IF_TWO -> null;
                };
                waiting = waiting.push(new Tie(from, to, next, after));
            }
        }
    }

    private static int end(Tie tie, int[] starts, int part) {
        return part + 1 < starts.length ? starts[part + 1] : tie.to;
    }

    private int next(int step, int size) {
        TieBreak taken = steps.get(step).tieBreak();
        int onward = taken.askedAgain() ? step : step + 1;
        return switch (policy) {
            case RE_FORM, CONTINUE, RESTART_AFTER_BLOCK -> onward;
            case RESTART_BLOCK -> taken.headToHead() ? blockStart : onward;
            case RESTART_CHAIN -> 0;
            case RESTART_IF_TWO -> taken.headToHead() && size == 2 ? blockStart : onward;
        };
    }

    /**
     * The mini-league of the largest part: the group's own, with what those who leave it contributed taken off; or none,
     * where more leave than stay and it is less work to add up anew.
     */
    private @Nullable MiniLeague keep(Tie tie, @Nullable MiniLeague league, int from, int to) {
        if (league == null || to - from < tie.size() - (to - from)) {
            return null;
        }
        for (int step = blockStart; step < blockEnd; step++) {
            LeagueSums sums = leagueSums[step];
            if (league.summed[step] && sums != null) {
                sums.takeOff(order, tie.from, from, league.number);
                sums.takeOff(order, to, tie.to, league.number);
            }
        }
        return new MiniLeague(league.number, from, to, league.summed);
    }
}
