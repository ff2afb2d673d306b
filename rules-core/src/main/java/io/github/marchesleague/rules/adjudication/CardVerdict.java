/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.penalty.Sanction;
import io.github.marchesleague.rules.scoring.Scoring;
import java.util.List;
import java.util.Optional;

/** From who was there, and what was forfeited, to the boards of one card and its result (12.1 to 12.5). */
final class CardVerdict {

    /** What an offence costs in boards. */
    record Forfeit(Offence offence, Sanction.Reach reach) {
        boolean covers(Side side, int index) {
            return offence.side() == side && reach.covers(offence.board(), index + 1);
        }

        Cause cause() {
            return new Cause(Cause.Kind.FORFEITED, offence.rule(), offence.reason());
        }
    }

    private final AdjudicationRules rules;
    private final Scoring scoring;
    private final Attendance there;
    private final MatchCard card;
    private final Score handicap;

    /** The boards and the score of a card on which the sides start with a handicap. */
    CardVerdict(AdjudicationRules rules, Scoring scoring, Attendance there, Score handicap) {
        this.handicap = handicap;
        this.rules = rules;
        this.scoring = scoring;
        this.there = there;
        this.card = there.card();
    }

    List<AdjudicatedBoard> boards(List<Forfeit> forfeits) {
        AdjudicatedBoard[] decided = new AdjudicatedBoard[there.boards().size()];
        for (int i = 0; i < decided.length; i++) {
            decided[i] = board(i, forfeits);
        }
        return List.of(decided);
    }

    /** What the match is for either side with these forfeits, before any points are taken off. */
    List<Outcome> outcomes(List<Forfeit> forfeits, Score penalty) {
        MatchResult result = result(boards(forfeits), penalty, Optional.empty());
        Score score = scoring.score(result);
        return List.of(
                scoring.matchPoints().outcome(result, score, Side.HOME),
                scoring.matchPoints().outcome(result, score, Side.AWAY));
    }

    /**
     * The result of the match.
     *
     * @param penalty game points given or taken off for offences
     * @param instead what the match counts instead of its boards, if a sanction says so
     */
    MatchResult result(List<AdjudicatedBoard> decided, Score penalty, Optional<Score> instead) {
        Defaulted defaultedBy = there.defaultedBy();
        Optional<Score> total = card.total();
        if (decided.isEmpty() && total.isEmpty() && defaultedBy != Defaulted.NOBODY) {
            Points win = rules.defaults().scoreWithoutBoards().orElseThrow();
            total = Optional.of(new Score(
                    defaultedBy.by(Side.HOME) ? Points.ZERO : win, defaultedBy.by(Side.AWAY) ? Points.ZERO : win));
        }
        BoardResult[] official = new BoardResult[decided.size()];
        for (int i = 0; i < official.length; i++) {
            official[i] = decided.get(i).official();
        }
        Score adjustment = decided.isEmpty()
                ? Score.NIL
                : new Score(adjustment(Side.HOME, decided, penalty), adjustment(Side.AWAY, decided, penalty));
        MatchResult result = new MatchResult(
                card.home(),
                card.away(),
                card.round(),
                card.date(),
                card.status(),
                List.of(official),
                total,
                defaultedBy,
                adjustment,
                Optional.empty());
        return instead.isPresent() ? with(instead.get(), decided, result) : result;
    }

    /** The same result with another score; the boards stay lost as they are. */
    private MatchResult with(Score instead, List<AdjudicatedBoard> decided, MatchResult result) {
        MatchResult.Builder replaced = MatchResult.builder();
        replaced.from(result);
        if (decided.isEmpty()) {
            return replaced.total(instead).build();
        }
        Points home = instead.home();
        Points away = instead.away();
        for (AdjudicatedBoard board : decided) {
            home = home.minus(scoring.boardPoints().of(board.official(), Side.HOME));
            away = away.minus(scoring.boardPoints().of(board.official(), Side.AWAY));
        }
        return replaced.adjustment(new Score(home, away)).build();
    }

    private Points adjustment(Side side, List<AdjudicatedBoard> decided, Score penalty) {
        Points sum = penalty.of(side);
        Defaulted defaultedBy = there.defaultedBy();
        if (!(rules.defaults().handicapLost() && (defaultedBy.by(side) || there.anybodyAbsent(side)))) {
            sum = sum.plus(handicap.of(side));
        }
        Optional<Points> cap = rules.defaults().matchDefaultCap();
        if (cap.isPresent() && defaultedBy.by(side.other()) && !defaultedBy.by(side)) {
            sum = sum.minus(overCap(side, decided, cap.get()));
        }
        return sum;
    }

    private Points overCap(Side side, List<AdjudicatedBoard> decided, Points cap) {
        Points full = Points.ZERO;
        Points playedOnly = Points.ZERO;
        for (int i = 0; i < decided.size(); i++) {
            full = full.plus(scoring.boardPoints().of(decided.get(i).official(), side));
            if (there.contested(i)) {
                playedOnly = playedOnly.plus(
                        scoring.boardPoints().of(there.boards().get(i).result(), side));
            }
        }
        Points limit = rules.defaults().playedScoreIfBetter() && playedOnly.compareTo(cap) > 0 ? playedOnly : cap;
        return full.compareTo(limit) > 0 ? full.minus(limit) : Points.ZERO;
    }

    private AdjudicatedBoard board(int index, List<Forfeit> forfeits) {
        BoardResult written = there.boards().get(index).result();
        List<Cause> home = causes(Side.HOME, index, forfeits);
        List<Cause> away = causes(Side.AWAY, index, forfeits);
        if (written.kind() == BoardResult.Kind.VOID || (home.isEmpty() && away.isEmpty())) {
            return new AdjudicatedBoard(written, written, "", home, away);
        }
        boolean bothLost = !home.isEmpty() && !away.isEmpty();
        if (written.fixed() && written.kind().byDefault() && absentOnly(home) && absentOnly(away)) {
            // The card itself says what this default is worth, and nothing but the default bears on it.
            String rule =
                    bothLost ? rules.defaults().bothRule() : rules.defaults().boardRule();
            return new AdjudicatedBoard(written, written, rule, home, away);
        }
        if (bothLost) {
            return new AdjudicatedBoard(
                    written, bothLost(index), rules.defaults().bothRule(), home, away);
        }
        Side loser = home.isEmpty() ? Side.AWAY : Side.HOME;
        List<Cause> causes = home.isEmpty() ? away : home;
        return new AdjudicatedBoard(
                written, oneLost(index, loser), causes.get(0).rule(), home, away);
    }

    private static boolean absentOnly(List<Cause> causes) {
        return causes.stream()
                .allMatch(cause -> cause.kind() == Cause.Kind.ABSENT || cause.kind() == Cause.Kind.AGREED);
    }

    /** Why a side lost a board; the match first, then the player, then an offence. */
    private List<Cause> causes(Side side, int index, List<Forfeit> forfeits) {
        List<Cause> causes = List.of();
        if (there.defaultedBy().by(side)) {
            causes = Lists.and(
                    causes,
                    new Cause(
                            Cause.Kind.MATCH_DEFAULTED, rules.defaults().matchRule(), "the team defaulted the match"));
        }
        Cause missing = there.whyAbsent(side, index);
        if (missing != null) {
            causes = Lists.and(causes, missing);
        }
        // Of several forfeits of one board the last one counts.
        for (int i = forfeits.size() - 1; i >= 0; i--) {
            if (forfeits.get(i).covers(side, index)) {
                return Lists.and(causes, forfeits.get(i).cause());
            }
        }
        return causes;
    }

    private BoardResult bothLost(int index) {
        DefaultHandling handling = rules.defaults();
        if (there.defaultedBy() == Defaulted.BOTH) {
            return handling.bothDefaultedMatch().result();
        }
        boolean homeMissing = there.missing(Side.HOME, index);
        boolean awayMissing = there.missing(Side.AWAY, index);
        return (homeMissing && awayMissing
                        ? (there.agreedUnplayed(index) ? handling.bothAgreed().orElseThrow() : handling.bothAbsent())
                        : homeMissing || awayMissing ? handling.absentAndForfeited() : handling.bothForfeited())
                .result();
    }

    private BoardResult oneLost(int index, Side loser) {
        BoardResult lost = loser == Side.HOME ? BoardResult.AWAY_WIN_BY_DEFAULT : BoardResult.HOME_WIN_BY_DEFAULT;
        DefaultHandling handling = rules.defaults();
        boolean missing =
                there.whyAbsent(loser, index) != null && !there.defaultedBy().by(loser);
        if (!missing) {
            return lost;
        }
        boolean playedBelow = false;
        for (int lower = index + 1; lower < there.boards().size(); lower++) {
            playedBelow |= there.contested(lower);
        }
        if (handling.uncontested() == DefaultHandling.Uncontested.FOR_NEITHER
                || (handling.uncontested() == DefaultHandling.Uncontested.AT_THE_BOTTOM_FOR_NEITHER && !playedBelow)) {
            return BoardResult.VOID;
        }
        if (playedBelow && handling.lossAboveAPlayedBoard().isPresent()) {
            Points loss = handling.lossAboveAPlayedBoard().get();
            Points win = scoring.boardPoints().defaultWin();
            return loser == Side.HOME ? lost.scored(loss, win) : lost.scored(win, loss);
        }
        return lost;
    }
}
