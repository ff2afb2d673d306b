/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Score;
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

    private static final int FAN = BoardResult.Kind.values().length;

    private final Scoring scoring;
    private final int boards;
    /** Match points that look at more than the scoreline are asked for each match. */
    private final boolean shared;

    private final List<MatchResult> examples = new ArrayList<>();
    private final Map<Unusual, Integer> unusual = new HashMap<>();
    private int[] next = new int[16 * FAN];
    private int[] lineAt = new int[16];
    private int nodes = 1;
    private int mostBoards;
    private boolean unknownBoards;

    private record Unusual(List<BoardResult> boards, Optional<Score> total, Defaulted defaultedBy, Score adjustment) {}

    /**
     * No scorelines yet.
     *
     * @param boards how many boards a match has, or -1 where any number is allowed
     */
    Scorelines(Scoring scoring, int boards) {
        this.scoring = scoring;
        this.boards = boards;
        this.shared = scoring.matchPoints() instanceof MatchPointScale;
    }

    /** The number of a match's scoreline, or {@link #OUTSTANDING} or {@link #IMPOSSIBLE}. */
    @SuppressWarnings({"ReferenceEquality", "EnumOrdinal"}) // Another adjustment only takes the longer way.
    int lineOf(MatchResult match) {
        if (!match.played()) {
            return OUTSTANDING;
        }
        List<BoardResult> results = match.boards();
        int count = results.size();
        if (count == 0 || !shared || match.defaultedBy() != Defaulted.NOBODY || match.adjustment() != Score.NIL) {
            return unusual(match);
        }
        int node = 0;
        for (int i = 0; i < count; i++) {
            BoardResult result = results.get(i);
            if (result.fixed()) {
                return unusual(match);
            }
            int edge = node * FAN + result.kind().ordinal();
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
        int line = newLine(match);
        lineAt[node] = line + 3;
        return line;
    }

    private int unusual(MatchResult match) {
        return shared
                ? unusual.computeIfAbsent(
                        new Unusual(match.boards(), match.total(), match.defaultedBy(), match.adjustment()),
                        key -> newLine(match))
                : newLine(match);
    }

    private int newLine(MatchResult match) {
        if (whyImpossible(match).isPresent()) {
            return IMPOSSIBLE;
        }
        if (!scoring.counts(match)) {
            return OUTSTANDING;
        }
        mostBoards = Math.max(mostBoards, match.boards().size());
        unknownBoards |= match.boards().isEmpty();
        examples.add(match);
        return examples.size() - 1;
    }

    /** Why a match cannot belong to a league with these rules: what was found, and what would be right. */
    Optional<String[]> whyImpossible(MatchResult match) {
        if (boards < 0) {
            return Optional.empty();
        }
        if (!match.boards().isEmpty() && match.boards().size() != boards) {
            return Optional.of(new String[] {
                match.boards().size() + (match.boards().size() == 1 ? " board is given" : " boards are given"),
                boards == 0 ? "these rules record a score and no boards" : "a match has " + boards + " boards"
            });
        }
        return Optional.empty();
    }

    /** A match of each scoreline, by its number. */
    List<MatchResult> examples() {
        return examples;
    }

    /** The most boards that a match has. */
    int mostBoards() {
        return mostBoards;
    }

    /** Whether some match is recorded without its boards. */
    boolean someWithoutBoards() {
        return unknownBoards;
    }
}
