/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.scoring.MatchPointScale;
import io.github.marchesleague.rules.scoring.Scoring;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The distinct ways in which the season's matches ended, numbered from 0. Two matches with the same boards are the same
 * scoreline, so that every strategy is asked once for a scoreline and not once for a match: a league of four boards has
 * a few thousand scorelines at most, however many matches it has.
 *
 * <p>The usual ones are found in a trie over the kinds of their boards; what is unusual about a match (a total only, a
 * default of the whole match, a decided score) goes through a map.
 */
final class Scorelines {

    /** The match has not been played, or an unfinished game holds it up. */
    static final int OUTSTANDING = -1;

    /** The match cannot belong to a league with these rules. */
    static final int IMPOSSIBLE = -2;

    /** The trie has an edge for each kind up to the double default; a board of another kind is unusual. */
    @SuppressWarnings("EnumOrdinal") // The order of the kinds is this class's own business.
    private static final int FAN = BoardResult.Kind.DOUBLE_DEFAULT.ordinal() + 1;

    private final RuleSet rules;
    private final Scoring scoring;
    /** Match points that look at more than the scoreline are asked for each match. */
    private final boolean shared;

    private final List<Scoreline> lines = new ArrayList<>();
    private final Map<Unusual, Integer> unusual = new HashMap<>();
    private int[] next = new int[64 * FAN];
    private int[] lineAt = new int[64];
    private int nodes = 1;

    private record Unusual(
            List<BoardResult> boards,
            Optional<Score> total,
            Defaulted defaultedBy,
            Score adjustment,
            boolean outsideTieBreaks) {
        static Unusual of(MatchResult match, boolean outsideTieBreaks) {
            return new Unusual(
                    match.boards(), match.total(), match.defaultedBy(), match.adjustment(), outsideTieBreaks);
        }
    }

    /** No scorelines yet. */
    Scorelines(RuleSet rules) {
        this.rules = rules;
        this.scoring = rules.scoring();
        this.shared = shared(scoring);
    }

    private static boolean shared(Scoring scoring) {
        return scoring.matchPoints() instanceof MatchPointScale;
    }

    /** The number of a match's scoreline, or {@link #OUTSTANDING} or {@link #IMPOSSIBLE}. */
    @SuppressWarnings({"ReferenceEquality", "EnumOrdinal"}) // As above; another adjustment takes the longer way.
    int lineOf(MatchResult match, boolean outsideTieBreaks) {
        if (!match.played()) {
            return OUTSTANDING;
        }
        List<BoardResult> results = match.boards();
        int count = results.size();
        if (count == 0
                || !shared
                || outsideTieBreaks
                || match.defaultedBy() != Defaulted.NOBODY
                || match.adjustment() != Score.NIL) {
            return unusual(match, outsideTieBreaks);
        }
        int node = 0;
        for (int i = 0; i < count; i++) {
            BoardResult result = results.get(i);
            int kind = result.kind().ordinal();
            if (kind >= FAN || result.fixed()) {
                return unusual(match, outsideTieBreaks);
            }
            int edge = node * FAN + kind;
            node = next[edge];
            if (node == 0) {
                node = newNode(edge);
            }
        }
        int known = lineAt[node];
        return known != 0 ? known - 3 : remember(node, match);
    }

    private int newNode(int edge) {
        int node = nodes++;
        if (node == lineAt.length) {
            lineAt = Arrays.copyOf(lineAt, 2 * node);
            next = Arrays.copyOf(next, 2 * node * FAN);
        }
        next[edge] = node;
        return node;
    }

    private int remember(int node, MatchResult match) {
        int line = newLine(match, false);
        lineAt[node] = line + 3;
        return line;
    }

    private int unusual(MatchResult match, boolean outsideTieBreaks) {
        return shared
                ? unusual.computeIfAbsent(Unusual.of(match, outsideTieBreaks), key -> newLine(match, outsideTieBreaks))
                : newLine(match, outsideTieBreaks);
    }

    private int newLine(MatchResult match, boolean outsideTieBreaks) {
        if (whyImpossible(match, rules).isPresent()) {
            return IMPOSSIBLE;
        }
        if (!scoring.counts(match)) {
            return OUTSTANDING;
        }
        lines.add(Scoreline.of(match, scoring, outsideTieBreaks));
        return lines.size() - 1;
    }

    /** Why a match cannot belong to a league with these rules. */
    static Optional<Fault> whyImpossible(MatchResult match, RuleSet rules) {
        int given = match.boards().size();
        int right = rules.boards().orElse(given);
        return given == 0 || given == right
                ? Optional.empty()
                : Optional.of(Fault.of(
                        LedgerReader.ref(match).toString(),
                        given + (given == 1 ? " board is given" : " boards are given"),
                        right == 0 ? "these rules record a score and no boards" : "a match has " + right + " boards"));
    }

    /** The number of a match's scoreline among known ones, or -1 if it is a new one. */
    static int find(MatchResult match, boolean outsideTieBreaks, List<Scoreline> known, Scoring scoring) {
        if (shared(scoring)) {
            Unusual wanted = Unusual.of(match, outsideTieBreaks);
            for (int line = 0; line < known.size(); line++) {
                Scoreline one = known.get(line);
                if (Unusual.of(one.example(), one.outsideTieBreaks()).equals(wanted)) {
                    return line;
                }
            }
        }
        return -1;
    }

    /** The scorelines by number. */
    List<Scoreline> lines() {
        return lines;
    }
}
