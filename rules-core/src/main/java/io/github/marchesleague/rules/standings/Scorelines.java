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
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The distinct ways in which the season's matches ended, numbered from 0. Two matches with the same boards are the same
 * scoreline, so that every strategy is asked once for a scoreline and not once for a match: a league of four boards has
 * a few thousand scorelines at most, however many matches it has. A small season is spared the search for them.
 *
 * <p>The usual ones are found by one number that holds the kinds of all their boards; what is unusual about a match (a
 * total only, a default of the whole match, a decided score) goes through a map.
 */
final class Scorelines {

    /** The match has not been played, or an unfinished game holds it up. */
    static final int OUTSTANDING = -1;

    /** The match cannot belong to a league with these rules. */
    static final int IMPOSSIBLE = -2;

    /** An unfinished game takes the match out for good. */
    static final int IGNORED = -3;

    private static final int BITS = 3;

    /** So many boards have room in a number, with a mark for where they begin. */
    private static final int MOST_BOARDS = (Long.SIZE - 1) / BITS;

    /**
     * A season with no more matches than this is small: hardly two of them end alike, so that looking for those that do
     * is more work than it saves, and each is a scoreline of its own.
     */
    private static final int FEW = 128;

    /** So many bits hold how many boards ended in one way. */
    private static final int MIXTURE_BITS = 5;

    /** Boards of this kind and the later ones are unusual: what they are worth is not in their kind. */
    @SuppressWarnings("EnumOrdinal") // The order of the kinds is this class's own business.
    private static final int UNUSUAL = BoardResult.Kind.DECIDED.ordinal();

    /** By kind, what a board adds to a mixture of boards: one more of its kind. */
    private static final long[] ONE_MORE = new long[UNUSUAL];

    static {
        Arrays.setAll(ONE_MORE, kind -> 1L << (MIXTURE_BITS * kind));
    }

    private final RuleSet rules;
    private final OptionalInt boards;
    private final Scoring scoring;
    /** Match points that look at more than the scoreline are asked for each match. */
    private final boolean shared;

    private final List<Scoreline> lines;
    private final Map<Unusual, Integer> unusual = new HashMap<>();
    /** The usual scorelines by the kinds of their boards in order; null in a small season. */
    private final @Nullable NumberIndex usual;

    private final List<Worth> worths = new ArrayList<>();
    /** What usual matches are worth, which the scoring is asked once for each mixture of boards, whatever their order. */
    private final NumberIndex worthOf = new NumberIndex(32);

    private Extent extent;

    private record Unusual(
            List<BoardResult> boards,
            Optional<Score> total,
            Defaulted defaultedBy,
            Score adjustment,
            Optional<Score> conceded,
            boolean outsideTieBreaks) {
        static Unusual of(MatchResult match, boolean outsideTieBreaks) {
            return new Unusual(
                    match.boards(),
                    match.total(),
                    match.defaultedBy(),
                    match.adjustment(),
                    match.conceded(),
                    outsideTieBreaks);
        }
    }

    /** No scorelines yet, of a season with so many matches. */
    Scorelines(RuleSet rules, int matches) {
        this.lines = new ArrayList<>(Math.min(matches, FEW));
        this.usual = matches <= FEW ? null : new NumberIndex(FEW);
        this.rules = rules;
        this.boards = rules.boards();
        this.scoring = rules.scoring();
        this.shared = shared(scoring);
        this.extent = Extent.of(scoring.boardPoints());
    }

    private static boolean shared(Scoring scoring) {
        return scoring.matchPoints() instanceof MatchPointScale;
    }

    /** The number of a match's scoreline, or {@link #OUTSTANDING}, {@link #IMPOSSIBLE} or {@link #IGNORED}. */
    @SuppressWarnings({"ReferenceEquality", "EnumOrdinal"}) // As above; another adjustment takes the longer way.
    int lineOf(MatchResult match, boolean outsideTieBreaks) {
        if (!match.played()) {
            return OUTSTANDING;
        }
        List<BoardResult> results = match.boards();
        int count = results.size();
        if (count == 0
                || count != boards.orElse(count)
                || count > MOST_BOARDS
                || !shared
                || outsideTieBreaks
                || match.defaultedBy() != Defaulted.NOBODY
                || match.adjustment() != Score.NIL
                || match.conceded().isPresent()) {
            return unusual(match, outsideTieBreaks);
        }
        long key = 1;
        long mixture = 0;
        for (int i = 0; i < count; i++) {
            BoardResult result = results.get(i);
            int kind = result.kind().ordinal();
            if (kind >= UNUSUAL || result.fixed()) {
                return unusual(match, outsideTieBreaks);
            }
            key = key << BITS | kind;
            mixture += ONE_MORE[kind];
        }
        int next = lines.size();
        int line = usual == null ? next : usual.numberOf(key, next);
        if (line == next) {
            lines.add(new Scoreline(match, worth(mixture, match), false));
        }
        return line;
    }

    private Worth worth(long mixture, MatchResult match) {
        int next = worths.size();
        int known = worthOf.numberOf(mixture, next);
        return known < next ? worths.get(known) : newWorth(match, false);
    }

    private Worth newWorth(MatchResult match, boolean outsideTieBreaks) {
        Worth worth = Worth.of(match, scoring, worths.size());
        worths.add(worth);
        extent = extent.with(new Scoreline(match, worth, outsideTieBreaks));
        return worth;
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
            return scoring.ignores(match) ? IGNORED : OUTSTANDING;
        }
        lines.add(new Scoreline(match, newWorth(match, outsideTieBreaks), outsideTieBreaks));
        return lines.size() - 1;
    }

    /** Why a match cannot belong to a league with these rules. */
    static Optional<Fault> whyImpossible(MatchResult match, RuleSet rules) {
        int given = match.boards().size();
        int right = rules.boards().orElse(given);
        return given == right || given == 0
                ? Optional.empty()
                : Optional.of(Fault.of(
                        match.ref().toString(),
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

    /** What they span. */
    Extent extent() {
        return extent;
    }
}
