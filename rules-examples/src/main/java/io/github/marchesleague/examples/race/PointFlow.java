/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.race;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import org.jgrapht.alg.flow.PushRelabelMFImpl;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleDirectedWeightedGraph;

/**
 * How the points of outstanding matches can be shared out: a maximum flow from the matches through the teams. Each match
 * shares out a fixed number of units among its two teams in any way, which is what a match of 2, 1, 0 does; for other
 * scales this is a relaxation, and answers are bounds.
 *
 * <p>Which teams can be kept down together, or lifted up together, is a question about sets of teams that no single flow
 * answers; it is hard in general. So sets are tried in the order of their sizes. Where a set fails, the minimum cut names
 * teams of which at least one has to leave the set, which keeps the number of sets small; a limit keeps the time short, and
 * answers that hit it are bounds.
 */
final class PointFlow {

    private static final double ACCURACY = 0.5;
    private static final double UNLIMITED = 1L << 40;

    private final int[][] meetings;
    private final long unitsOfAMatch;
    private int flowsLeft;

    PointFlow(int[][] meetings, long unitsOfAMatch, int mostFlows) {
        this.meetings = meetings;
        this.unitsOfAMatch = unitsOfAMatch;
        this.flowsLeft = mostFlows;
    }

    /** What a flow found: whether it does what was asked, and if not, teams of which one is too many. */
    private record Answer(boolean feasible, BitSet conflict) {}

    /**
     * The least number of teams that have to exceed their limits, whatever happens.
     *
     * @param room how many units each team may get without exceeding; negative for a team that exceeds already
     */
    Range fewestOver(long[] room) {
        BitSet over = new BitSet();
        for (int team = 0; team < room.length; team++) {
            if (room[team] < 0) {
                over.set(team);
            }
        }
        int already = over.cardinality();
        return search(room, true, over).plus(already);
    }

    /** Whether nobody has to exceed its limit. */
    boolean fits(long[] room) {
        return ask(room, true, new BitSet()).feasible;
    }

    /**
     * The most teams that can reach their targets together.
     *
     * @param need how many units each team needs; 0 or less for a team that is there already
     * @param candidates the teams that count
     */
    Range mostReaching(long[] need, BitSet candidates) {
        BitSet given = new BitSet();
        given.set(0, need.length);
        given.andNot(candidates);
        for (int team = candidates.nextSetBit(0); team >= 0; team = candidates.nextSetBit(team + 1)) {
            if (need[team] > left(team) * unitsOfAMatch) {
                given.set(team);
            }
        }
        int possible = need.length - given.cardinality();
        Range dropped = search(need, false, given);
        return new Range(possible - dropped.to(), possible - dropped.from());
    }

    private long left(int team) {
        long sum = 0;
        for (int matches : meetings[team]) {
            sum += matches;
        }
        return sum;
    }

    /** How many teams beside those given up already have to be given up. */
    private Range search(long[] limits, boolean limit, BitSet givenUp) {
        int most = limits.length - givenUp.cardinality();
        for (int depth = 0; depth <= most; depth++) {
            Set<BitSet> tried = new HashSet<>();
            if (succeeds(limits, limit, givenUp, depth, tried)) {
                return Range.exactly(depth);
            }
            if (flowsLeft <= 0) {
                return new Range(depth, greedy(limits, limit, givenUp));
            }
        }
        return Range.exactly(most);
    }

    private boolean succeeds(long[] limits, boolean limit, BitSet givenUp, int more, Set<BitSet> tried) {
        if (!tried.add(givenUp) || flowsLeft-- <= 0) {
            return false;
        }
        Answer answer = ask(limits, limit, givenUp);
        if (answer.feasible) {
            return true;
        }
        for (int team = answer.conflict.nextSetBit(0);
                more > 0 && team >= 0;
                team = answer.conflict.nextSetBit(team + 1)) {
            BitSet next = (BitSet) givenUp.clone();
            next.set(team);
            if (succeeds(limits, limit, next, more - 1, tried)) {
                return true;
            }
        }
        return false;
    }

    /** A number of teams that is enough to give up, if not always the least. */
    private int greedy(long[] limits, boolean limit, BitSet givenUp) {
        BitSet all = (BitSet) givenUp.clone();
        int count = 0;
        for (Answer answer = ask(limits, limit, all); !answer.feasible; answer = ask(limits, limit, all)) {
            int chosen = answer.conflict.nextSetBit(0);
            for (int team = chosen; team >= 0; team = answer.conflict.nextSetBit(team + 1)) {
                chosen = left(team) > left(chosen) ? team : chosen;
            }
            all.set(chosen);
            count++;
        }
        return count;
    }

    /** Whether all units can be placed within limits, or, with limit false, whether all needs can be met. */
    private Answer ask(long[] limits, boolean limit, BitSet givenUp) {
        int teams = limits.length;
        int source = teams;
        int sink = teams + 1;
        SimpleDirectedWeightedGraph<Integer, DefaultWeightedEdge> graph =
                new SimpleDirectedWeightedGraph<>(DefaultWeightedEdge.class);
        for (int vertex = 0; vertex <= sink; vertex++) {
            graph.addVertex(vertex);
        }
        double wanted = 0;
        int pair = sink;
        for (int one = 0; one < teams; one++) {
            double capacity = givenUp.get(one) ? (limit ? UNLIMITED : 0) : Math.max(0, limits[one]);
            edge(graph, one, sink, capacity);
            wanted += limit ? 0 : capacity;
            for (int other = one + 1; other < teams; other++) {
                if (meetings[one][other] > 0) {
                    double units = (double) meetings[one][other] * unitsOfAMatch;
                    pair++;
                    graph.addVertex(pair);
                    edge(graph, source, pair, units);
                    edge(graph, pair, one, UNLIMITED);
                    edge(graph, pair, other, UNLIMITED);
                    wanted += limit ? units : 0;
                }
            }
        }
        if (wanted < ACCURACY) {
            return new Answer(true, new BitSet());
        }
        PushRelabelMFImpl<Integer, DefaultWeightedEdge> flow = new PushRelabelMFImpl<>(graph);
        // Whole numbers far below 2^53, so that the sums are exact.
        boolean feasible = flow.calculateMinCut(source, sink) > wanted - ACCURACY;
        BitSet conflict = new BitSet();
        if (!feasible) {
            Set<Integer> side = limit ? flow.getSourcePartition() : flow.getSinkPartition();
            for (int team = 0; team < teams; team++) {
                if (side.contains(team) && !givenUp.get(team) && (limit || limits[team] > 0)) {
                    conflict.set(team);
                }
            }
        }
        return new Answer(feasible, conflict);
    }

    private static void edge(
            SimpleDirectedWeightedGraph<Integer, DefaultWeightedEdge> graph, int from, int to, double capacity) {
        DefaultWeightedEdge edge = graph.addEdge(from, to);
        graph.setEdgeWeight(edge, capacity);
    }
}
