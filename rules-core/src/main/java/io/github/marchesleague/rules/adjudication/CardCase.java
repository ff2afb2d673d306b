/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.lineup.LineUp;
import io.github.marchesleague.rules.lineup.NamedPlayers;
import io.github.marchesleague.rules.lineup.Register;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.Fine;
import io.github.marchesleague.rules.penalty.ImposedFine;
import io.github.marchesleague.rules.penalty.Sanction;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.scoring.Scoring;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * One card on its way to the official result. Who was there is settled first, since rules beyond this match ask for it;
 * then offences are gathered; then the boards are decided.
 */
final class CardCase {

    private final AdjudicationRules rules;
    private final Scoring scoring;
    private final MatchCard card;
    private final Register register;
    private final Attendance there;
    private final Both<Optional<LineUp>> lineUps;
    private final CardHandicap handicap;
    private final CardObjections objections;
    // What sanctions come to; on most cards that is nothing.
    private List<AdjudicatedMatch.Note> notes = List.of();
    private List<Adjustment> adjustments = List.of();
    private List<ImposedFine> fines = List.of();
    /** Game points that offences took off this match or gave for it. */
    private Score penalty = Score.NIL;
    /** What the match counts instead of its boards. */
    private Optional<Score> instead = Optional.empty();

    /**
     * Settles who was there.
     *
     * @param named the players whom the card names
     * @param ruled the default time that the controller set for this match, if he did
     * @param boardsOfAMatch how many boards a match has where a defaulted one has no line-up
     */
    CardCase(
            MatchCard card,
            NamedPlayers named,
            Optional<Duration> ruled,
            Register register,
            AdjudicationRules rules,
            Scoring scoring,
            int boardsOfAMatch) {
        this.rules = rules;
        this.scoring = scoring;
        this.card = card;
        this.register = register;
        there = new Attendance(card, ruled, register, rules, boardsOfAMatch);
        lineUps = new Both<>(there.lineUp(Side.HOME, named), there.lineUp(Side.AWAY, named));
        handicap = CardHandicap.of(card, rules, there, lineUps);
        objections = new CardObjections(rules, there);
    }

    MatchCard card() {
        return card;
    }

    Optional<LineUp> lineUp(Side side) {
        return lineUps.of(side);
    }

    boolean hasLineUp() {
        return lineUps.home().isPresent() || lineUps.away().isPresent();
    }

    List<Offence> offences() {
        return objections.offences();
    }

    /** Rules that look at this match alone. */
    void check(Collection<Complaint> complaints) {
        objections.check(complaints, lineUps);
    }

    /** An offence that a rule beyond this match found (8.3). */
    void object(String rule, Side side, OptionalInt board, String message, Enforcement enforcement) {
        objections.object(rule, side, board, message, enforcement);
    }

    /**
     * Decides the boards.
     *
     * @param sanctions those of {@link #offences()}, one for one
     * @param lastRound whether the match is in the last round of a side, where fines may be higher
     */
    AdjudicatedMatch settle(List<Sanction> sanctions, Predicate<Side> lastRound) {
        boolean played = card.status() == MatchResult.Status.PLAYED;
        CardVerdict verdict = new CardVerdict(rules, scoring, there, handicap.points());
        handicap.note().ifPresent(note -> notes = Lists.and(notes, note));
        List<CardVerdict.Forfeit> forfeits = List.of();
        for (int i = 0; i < offences().size(); i++) {
            forfeits = apply(verdict, offences().get(i), sanctions.get(i), forfeits, lastRound);
        }
        List<AdjudicatedBoard> decided = verdict.boards(forfeits);
        if (played) {
            noteMatchDefault(lastRound);
            fineAbsences(lastRound);
            noteAgreedOrder();
        }
        MatchResult result = verdict.result(decided, penalty, instead);
        boolean ignored = scoring.ignores(result);
        if (ignored) {
            notes = Lists.and(
                    notes, new AdjudicatedMatch.Note("", "a game was not finished, and the match counts for nobody"));
        }
        AdjudicatedMatch.Standing standing =
                played ? AdjudicatedMatch.Standing.COUNTS : AdjudicatedMatch.Standing.OUTSTANDING;
        return new AdjudicatedMatch(
                card,
                result,
                ignored ? AdjudicatedMatch.Standing.VOID : standing,
                decided,
                notes,
                adjustments,
                fines,
                objections.breaches(),
                unchecked(),
                objections.inadmissible(),
                objections.pending(),
                List.of(),
                Optional.empty());
    }

    /** Applies a sanction on top of the forfeits so far, and answers all forfeits that are then in force. */
    private List<Unchecked> unchecked() {
        return handicap.unchecked()
                .map(handicapUnknown -> Lists.and(objections.unchecked(), handicapUnknown))
                .orElseGet(objections::unchecked);
    }

    private List<CardVerdict.Forfeit> apply(
            CardVerdict verdict,
            Offence offence,
            Sanction sanction,
            List<CardVerdict.Forfeit> forfeits,
            Predicate<Side> lastRound) {
        Side side = offence.side();
        if (sanction.onlyIfDecisive()) {
            Sanction.Reach itself = offence.board() == 0 ? Sanction.Reach.MATCH : Sanction.Reach.BOARD;
            List<CardVerdict.Forfeit> without = Lists.and(forfeits, new CardVerdict.Forfeit(offence, itself));
            if (verdict.outcomes(without, penalty).equals(verdict.outcomes(forfeits, penalty))) {
                notes = Lists.and(
                        notes,
                        new AdjudicatedMatch.Note(
                                offence.rule(),
                                offence.reason() + "; it did not decide the match and changes nothing"));
                return forfeits;
            }
        }
        List<CardVerdict.Forfeit> after = Lists.and(forfeits, new CardVerdict.Forfeit(offence, sanction.reach()));
        if (sanction.matchPointsOnly()) {
            Score before = scoring.matchPoints(verdict.result(verdict.boards(forfeits), penalty, instead));
            Score then = scoring.matchPoints(verdict.result(verdict.boards(after), penalty, instead));
            for (Side each : Side.values()) {
                adjust(each, then.of(each).minus(before.of(each)), Points.ZERO, offence.rule(), offence.reason());
            }
        }
        if (sanction.ownPointsLost()) {
            MatchResult asPlayed = verdict.result(verdict.boards(forfeits), penalty, instead);
            adjust(
                    side,
                    scoring.matchPoints(asPlayed).of(side).negate(),
                    scoring.gamePoints(asPlayed).of(side).negate(),
                    offence.rule(),
                    offence.reason());
        }
        Points off = sanction.gamePoints().negate();
        Points on = sanction.gamePointsToOpponents();
        penalty = penalty.plus(side == Side.HOME ? new Score(off, on) : new Score(on, off));
        sanction.score().ifPresent(score -> instead = Optional.of(side == Side.HOME ? score : score.reversed()));
        adjust(
                side,
                sanction.matchPoints().negate(),
                sanction.seasonGamePoints().negate(),
                offence.rule(),
                offence.reason());
        sanction.fine().ifPresent(fine -> fine(fine, 1, side, lastRound, offence.rule(), offence.reason()));
        notes = Lists.and(
                notes,
                new AdjudicatedMatch.Note(offence.rule(), register.name(card.team(side)) + ": " + offence.reason()));
        return sanction.matchPointsOnly() ? forfeits : after;
    }

    private void adjust(Side side, Points matchPoints, Points gamePoints, String rule, String reason) {
        if (matchPoints.signum() != 0 || gamePoints.signum() != 0) {
            adjustments = Lists.and(
                    adjustments,
                    new Adjustment(card.team(side), matchPoints, gamePoints, rule, reason + " (" + card.ref() + ")"));
        }
    }

    private void fine(Fine fine, int times, Side side, Predicate<Side> lastRound, String rule, String reason) {
        boolean last = fine.timesInLastRound() > 1 && lastRound.test(side);
        ImposedFine imposed = new ImposedFine(
                card.team(side),
                fine.due(last).multiply(BigDecimal.valueOf(times)),
                fine.currency(),
                rule,
                reason + (last ? ", in the last round" : ""),
                Optional.of(card.ref()));
        fines = Lists.and(fines, imposed);
        notes = Lists.and(
                notes,
                new AdjudicatedMatch.Note(
                        rule, register.name(card.team(side)) + " pays " + imposed.money() + ": " + imposed.reason()));
    }

    private void noteMatchDefault(Predicate<Side> lastRound) {
        DefaultHandling handling = rules.defaults();
        Defaulted defaultedBy = there.defaultedBy();
        if (defaultedBy == Defaulted.BOTH) {
            notes = Lists.and(notes, new AdjudicatedMatch.Note(handling.matchRule(), "both teams defaulted the match"));
        } else if (defaultedBy != Defaulted.NOBODY) {
            notes = Lists.and(
                    notes,
                    new AdjudicatedMatch.Note(
                            handling.matchRule(),
                            register.name(card.team(defaultedBy.by(Side.HOME) ? Side.HOME : Side.AWAY))
                                    + " defaulted the match"));
        }
        for (Side side : Side.values()) {
            if (defaultedBy.by(side)) {
                if (!(handling.announcedIsFree() && card.defaultAnnounced())) {
                    adjust(
                            side,
                            handling.matchDefaultMatchPoints().negate(),
                            handling.matchDefaultGamePoints().negate(),
                            handling.matchRule(),
                            "defaulted a match");
                }
                handling.matchFine()
                        .ifPresent(fine -> fine(fine, 1, side, lastRound, handling.matchRule(), "defaulted the match"));
            }
        }
    }

    private void fineAbsences(Predicate<Side> lastRound) {
        DefaultHandling handling = rules.defaults();
        if (handling.boardFine().isEmpty()) {
            return;
        }
        for (Side side : Side.values()) {
            int lost = 0;
            for (int i = 0; i < there.boards().size(); i++) {
                if (there.whyAbsent(side, i) != null && !there.isVoid(i) && !there.agreedUnplayed(i)) {
                    lost++;
                }
            }
            if (lost > 0 && !there.defaultedBy().by(side)) {
                fine(
                        handling.boardFine().get(),
                        lost,
                        side,
                        lastRound,
                        handling.boardRule(),
                        lost + (lost == 1 ? " board" : " boards") + " lost by default");
            }
        }
    }

    private void noteAgreedOrder() {
        if (card.agreed().boardOrder() && rules.boardOrderByAgreement()) {
            rules.boardOrder()
                    .ifPresent(order -> notes = Lists.and(
                            notes,
                            new AdjudicatedMatch.Note(
                                    order.rule(), "the captains agreed on another order of the boards")));
        }
    }
}
