/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.adjudication.Colours;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What one match adds to a figure. For most criteria that is a matter of the scoreline alone, which a {@link Column} keeps;
 * some look at more: who had which colour, or what the match would have been on some of its boards.
 */
final class OfOneMatch {

    private OfOneMatch() {}

    /** Whether a criterion looks at more of a match than its scoreline under the rules in force. */
    static boolean needed(Criterion criterion) {
        return switch (criterion.measure()) {
            case BLACK_ON_ODD_BOARDS -> true;
            case MATCH_POINTS -> criterion.needsBoards();
            case MATCH_WINS -> criterion.needsBoards() || criterion.defaults() == Criterion.Defaults.LEFT_OUT;
            default -> criterion.cap().isPresent();
        };
    }

    /** What a match adds to a side's figure. */
    static List<Points> adds(
            Ledger ledger, Beside beside, Criterion criterion, MatchResult match, Side side, int mostBoards) {
        Scoreline line = ledger.scoreline(match);
        if (line.outsideTieBreaks() && criterion.measure() != Measure.MATCH_POINTS) {
            return Collections.nCopies(Column.width(criterion.measure(), mostBoards), Points.ZERO);
        }
        Scoring scoring = ledger.rules().scoring();
        if (!needed(criterion)) {
            return Column.reading(criterion, scoring, line, mostBoards, side, 0);
        }
        Points adds = switch (criterion.measure()) {
            case BLACK_ON_ODD_BOARDS ->
                count(white(ledger, beside, match)
                        .filter(white -> white != side)
                        .isPresent());
            case MATCH_POINTS -> part(criterion, match, scoring).of(side);
            case MATCH_WINS -> count(won(criterion, match, scoring, side));
            default ->
                Column.reading(criterion, scoring, line, mostBoards, side, 0).get(0);
        };
        return List.of(criterion.cap().map(cap -> capped(adds, cap)).orElse(adds));
    }

    private static Points capped(Points adds, Points cap) {
        if (adds.compareTo(cap) > 0) {
            return cap;
        }
        return adds.compareTo(cap.negate()) < 0 ? cap.negate() : adds;
    }

    private static Points count(boolean yes) {
        return yes ? Points.ONE : Points.ZERO;
    }

    /** Who had white on board 1; empty where that was tossed for and not recorded. */
    static Optional<Side> white(Ledger ledger, Beside beside, MatchResult match) {
        Side recorded = beside.white().get(match.ref());
        if (recorded != null) {
            return Optional.of(recorded);
        }
        Colours colours = ledger.rules().adjudication().colours();
        return colours.white(
                MatchCard.builder()
                        .home(match.home())
                        .away(match.away())
                        .round(match.round())
                        .date(match.date())
                        .status(MatchResult.Status.UNPLAYED)
                        .build(),
                1);
    }

    /** The match points of a match that only the boards looked at make; nothing where there are none. */
    private static Score part(Criterion criterion, MatchResult match, Scoring scoring) {
        List<BoardResult> boards = boards(criterion, match);
        return boards.isEmpty() ? Score.NIL : scoring.matchPoints(of(match, boards));
    }

    private static boolean won(Criterion criterion, MatchResult match, Scoring scoring, Side side) {
        if (criterion.defaults() == Criterion.Defaults.LEFT_OUT
                && match.defaultedBy().by(side.other())) {
            return false;
        }
        if (criterion.boards().all()) {
            return scoring.matchPoints().outcome(match, scoring.score(match), side) == Outcome.WON;
        }
        List<BoardResult> boards = boards(criterion, match);
        if (boards.isEmpty()) {
            return false;
        }
        MatchResult part = of(match, boards);
        return scoring.matchPoints().outcome(part, scoring.score(part), side) == Outcome.WON;
    }

    private static List<BoardResult> boards(Criterion criterion, MatchResult match) {
        List<BoardResult> boards = new ArrayList<>();
        for (int board = 1; board <= match.boards().size(); board++) {
            BoardResult result = match.boards().get(board - 1);
            if (criterion.boards().includes(board, match.boards().size())
                    && !(criterion.defaults() == Criterion.Defaults.LEFT_OUT
                            && result.kind().byDefault())) {
                boards.add(result);
            }
        }
        return boards;
    }

    private static MatchResult of(MatchResult match, List<BoardResult> boards) {
        return MatchResult.builder()
                .home(match.home())
                .away(match.away())
                .round(match.round())
                .date(match.date())
                .boards(boards)
                .build();
    }
}
