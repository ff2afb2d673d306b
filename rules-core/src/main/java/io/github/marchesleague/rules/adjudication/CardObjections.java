/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.lineup.BoardOrder;
import io.github.marchesleague.rules.lineup.LineUp;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.ruling.InadmissibleComplaint;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** What there is to object to on one card: breaches, complaints, and of these the offences that are punished. */
final class CardObjections {

    private final AdjudicationRules rules;
    private final Attendance there;
    private final MatchCard card;
    private List<Offence> offences = List.of();
    private List<Breach> breaches = List.of();
    private List<Unchecked> unchecked;
    private List<InadmissibleComplaint> inadmissible = List.of();
    private List<Complaint> pending = List.of();

    CardObjections(AdjudicationRules rules, Attendance there) {
        this.rules = rules;
        this.there = there;
        this.card = there.card();
        this.unchecked = there.unchecked();
    }

    List<Offence> offences() {
        return offences;
    }

    List<Breach> breaches() {
        return breaches;
    }

    List<Unchecked> unchecked() {
        return unchecked;
    }

    List<InadmissibleComplaint> inadmissible() {
        return inadmissible;
    }

    List<Complaint> pending() {
        return pending;
    }

    /** Rules that look at this match alone: 5.1, 12.3, 12.4, 9.3 and 12.5, and those on the report of its result. */
    void check(Collection<Complaint> complaints, Both<Optional<LineUp>> lineUps) {
        card.rateOfPlay().ifPresent(this::checkRate);
        for (Complaint complaint : complaints) {
            hear(complaint);
        }
        checkAgreements();
        for (Side side : Side.values()) {
            lineUps.of(side).ifPresent(lineUp -> {
                rules.defaults().gap().ifPresent(enforcement -> checkGaps(lineUp, enforcement));
                rules.boardOrder().ifPresent(order -> checkOrder(lineUp, order));
            });
        }
        rules.lateResults().ifPresent(this::checkReport);
    }

    /** An offence that a rule beyond this match found (8.3). */
    void object(String rule, Side side, OptionalInt board, String message, Enforcement enforcement) {
        breaches = Lists.and(breaches, new Breach(rule, Optional.of(card.ref()), Optional.of(side), board, message));
        if (enforcement.punishes()) {
            punish(new Offence(side, board.orElse(0), rule, enforcement, message));
        }
    }

    /** Once a board: two complaints about it, or a complaint about what is punished outright, are one offence. */
    private void punish(Offence offence) {
        for (Offence earlier : offences) {
            if (earlier.side() == offence.side()
                    && earlier.board() == offence.board()
                    && (offence.board() > 0 || earlier.rule().equals(offence.rule()))) {
                return;
            }
        }
        offences = Lists.and(offences, offence);
    }

    private void breach(String rule, String message) {
        breaches = Lists.and(
                breaches, new Breach(rule, Optional.of(card.ref()), Optional.empty(), OptionalInt.empty(), message));
    }

    private void checkRate(RateOfPlay rate) {
        List<RateOfPlay> allowed = rules.ratesOfPlay();
        if (!allowed.isEmpty() && !allowed.contains(rate)) {
            breach(
                    "5.1",
                    "the rate of play is " + rate + "; play at "
                            + allowed.stream().map(RateOfPlay::toString).collect(Collectors.joining(" or ")));
        }
    }

    private void hear(Complaint complaint) {
        ComplaintRules complaintRules = rules.complaints();
        Optional<String> fault = complaintRules.inadmissible(complaint, card);
        if (fault.isPresent()) {
            inadmissible =
                    Lists.and(inadmissible, new InadmissibleComplaint(complaint, complaintRules.rule(), fault.get()));
        } else if (complaint.upheld().isEmpty()) {
            pending = Lists.and(pending, complaint);
        } else if (complaint.upheld().get()) {
            punish(new Offence(
                    complaint.against(),
                    complaint.board(),
                    complaintRules.rule(),
                    complaintRules.upheld(),
                    "complaint about board " + complaint.board() + " upheld"));
        }
    }

    /** What the captains agreed on must be theirs to agree on; and where a board needs agreement, there must be one. */
    private void checkAgreements() {
        if (card.agreed().boardOrder() && !rules.boardOrderByAgreement()) {
            rules.boardOrder()
                    .ifPresent(order -> breach(
                            order.rule(),
                            "the captains agreed on another order of the boards, which these rules do not allow"));
        }
        String rule = rules.defaults().bothRule();
        boolean mayAgree = rules.defaults().bothAgreed().isPresent();
        if (!mayAgree) {
            if (!card.agreed().unplayed().isEmpty()) {
                // Of a match with a score only the agreement is known, and no board.
                card.agreed().unplayed().stream()
                        .sorted()
                        .forEach(board -> breach(
                                rule,
                                "the captains agreed that board " + board
                                        + " is not played, which these rules do not allow"));
            }
            return;
        }
        for (int i = 0; i < there.boards().size(); i++) {
            boolean nobody = there.whyAbsent(Side.HOME, i) != null && there.whyAbsent(Side.AWAY, i) != null;
            if (nobody && !card.agreed().leavesOut(i + 1) && !there.isVoid(i)) {
                breach(rule, "nobody came to board " + (i + 1) + ", and the captains had not agreed on that");
            }
        }
    }

    private void checkGaps(LineUp lineUp, Enforcement enforcement) {
        Side side = lineUp.side();
        DefaultHandling.Vacant vacant = rules.defaults().vacant();
        int lastFilled = there.boards().size();
        while (lastFilled > 0 && !filled(lineUp, lastFilled, vacant)) {
            lastFilled--;
        }
        String rule = rules.defaults().shortTeamRule();
        boolean first = true;
        for (int board = 1; board < lastFilled; board++) {
            Optional<String> gap = vacant(lineUp, board, vacant);
            if (gap.isPresent() && !there.agreedUnplayed(board - 1)) {
                String message = "board " + board + " of " + lineUp.teamName() + " " + gap.get() + " above board "
                        + lastFilled + "; a short team must leave its bottom boards empty";
                breaches = Lists.and(breaches, Breach.of(rule, card.ref(), side, board, message));
                if (first && enforcement.punishes()) {
                    punish(new Offence(side, board, rule, enforcement, message));
                }
                first = false;
            }
        }
    }

    private static boolean filled(LineUp lineUp, int board, DefaultHandling.Vacant vacant) {
        return lineUp.named(board) && !(vacant == DefaultHandling.Vacant.ABSENT && lineUp.absent(board));
    }

    /** What makes a board vacant, in words, or empty if it is not. */
    private Optional<String> vacant(LineUp lineUp, int board, DefaultHandling.Vacant vacant) {
        Seat.Kind kind = there.boards().get(board - 1).seat(lineUp.side()).kind();
        if (kind == Seat.Kind.EMPTY) {
            return Optional.of("is empty");
        }
        if (vacant == DefaultHandling.Vacant.EMPTY || !lineUp.absent(board)) {
            return Optional.empty();
        }
        if (kind == Seat.Kind.NOT_RECORDED) {
            return Optional.of("is an unnamed default");
        }
        return vacant == DefaultHandling.Vacant.ABSENT ? Optional.of("is without its player") : Optional.empty();
    }

    private void checkOrder(LineUp lineUp, BoardOrder order) {
        if (card.agreed().boardOrder() && rules.boardOrderByAgreement()) {
            return;
        }
        BoardOrder.Findings findings = order.check(lineUp);
        for (BoardOrder.Finding finding : findings.unchecked()) {
            unchecked = Lists.and(
                    unchecked,
                    Unchecked.of(order.rule(), card.ref(), lineUp.side(), finding.board(), finding.message()));
        }
        for (BoardOrder.Finding finding : findings.offences()) {
            breaches = Lists.and(
                    breaches, Breach.of(order.rule(), card.ref(), lineUp.side(), finding.board(), finding.message()));
            if (rules.boardOrderBreach().punishes()) {
                punish(new Offence(
                        lineUp.side(), finding.board(), order.rule(), rules.boardOrderBreach(), finding.message()));
            }
        }
    }

    private void checkReport(LateResults late) {
        if (card.status() != MatchResult.Status.PLAYED || card.reported().isEmpty()) {
            return;
        }
        LateResults.Finding finding = late.check(card, rules.zone());
        if (finding.unchecked().isPresent()) {
            unchecked = Lists.and(
                    unchecked,
                    new Unchecked(
                            late.rule(),
                            Optional.of(card.ref()),
                            Optional.empty(),
                            OptionalInt.empty(),
                            finding.unchecked().get()));
        } else if (finding.daysLate() > 0) {
            for (Side side : Side.values()) {
                if (late.responsible().is(side)) {
                    object(
                            late.rule(),
                            side,
                            OptionalInt.empty(),
                            finding.message(),
                            late.enforcement(finding.daysLate()));
                }
            }
        }
    }
}
