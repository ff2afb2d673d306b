/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.AgreedDefaultTime;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.scoring.Scoring;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One card on its way to the official result. Who was there is settled first, since rules beyond this match ask for it;
 * then offences are gathered; then the boards are decided.
 */
final class CardCase {

    private static final Side[] SIDES = Side.values();

    /** Something that each side has. */
    private record Both<T>(T home, T away) {
        T of(Side side) {
            return side == Side.HOME ? home : away;
        }
    }

    /** An offence to be punished; board 0 for a line-up as a whole. */
    record Offence(Side side, int board, String rule, Enforcement enforcement, String reason) {}

    /** What an offence costs in boards. */
    private record Forfeit(Offence offence, Sanction.Reach reach) {
        boolean covers(Side side, int index) {
            return offence.side() == side && reach.covers(offence.board(), index + 1);
        }

        Cause cause() {
            return new Cause(Cause.Kind.FORFEITED, offence.rule(), offence.reason());
        }
    }

    private final AdjudicationRules rules;
    private final Scoring scoring;
    private final MatchCard card;
    private final Register register;
    private final List<BoardCard> boards;
    /** By side and board: why nobody was there in time, or null where somebody was. */
    private final Both<@Nullable Cause[]> absent;

    private final Defaulted matchDefault;
    private final Both<Optional<LineUp>> lineUps;
    // What was found. On most cards that is nothing, and an empty list costs nothing.
    private List<Offence> offences = List.of();
    private List<Breach> breaches = List.of();
    private List<Unchecked> unchecked = List.of();
    private List<InadmissibleComplaint> inadmissible = List.of();
    private List<Complaint> pending = List.of();
    private List<AdjudicatedMatch.Note> notes = List.of();
    private List<Adjustment> adjustments = List.of();
    /** Game points that offences took off this match or gave for it. */
    private Score penalty = Score.NIL;

    /**
     * Settles who was there.
     *
     * @param index which of the cards adjudicated together this is
     * @param ruled the default time that the controller set for this match, if he did
     * @param boardsOfAMatch how many boards a match has where a defaulted one has no line-up
     */
    CardCase(
            int index,
            MatchCard card,
            Optional<Duration> ruled,
            Register register,
            AdjudicationRules rules,
            Scoring scoring,
            int boardsOfAMatch) {
        this.rules = rules;
        this.scoring = scoring;
        this.card = card;
        this.register = register;
        boolean withoutLineUp =
                card.boards().isEmpty() && card.total().isEmpty() && card.defaultedBy() != Defaulted.NOBODY;
        boards = withoutLineUp
                ? Collections.nCopies(boardsOfAMatch, BoardCard.of(BoardResult.UNFINISHED))
                : card.boards();
        absent = new Both<>(new @Nullable Cause[boards.size()], new @Nullable Cause[boards.size()]);
        for (Side side : SIDES) {
            for (int i = 0; i < boards.size(); i++) {
                absent.of(side)[i] = absence(side, i, ruled);
            }
        }
        matchDefault = matchDefault();
        lineUps = new Both<>(lineUp(index, Side.HOME), lineUp(index, Side.AWAY));
    }

    /** A list with one more item. */
    private static <T> List<T> and(List<T> list, T item) {
        List<T> longer = new ArrayList<>(list);
        longer.add(item);
        return List.copyOf(longer);
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
        return offences;
    }

    // ---------------------------------------------------------------- who was there

    private @Nullable Cause absence(Side side, int index, Optional<Duration> ruled) {
        BoardCard board = boards.get(index);
        Seat seat = board.seat(side);
        DefaultHandling handling = rules.defaults();
        if (seat.kind() == Seat.Kind.EMPTY) {
            return new Cause(Cause.Kind.ABSENT, handling.boardRule(), "nobody was named");
        }
        if (board.result().kind().defaultedBy(side)) {
            return new Cause(Cause.Kind.ABSENT, handling.boardRule(), "did not turn up");
        }
        if (handling.walkoverNeedsPlayers()
                && seat.kind() != Seat.Kind.NAMED
                && card.defaultedBy().by(side.other())) {
            return new Cause(Cause.Kind.ABSENT, handling.boardRule(), "no player was named for the walk-over");
        }
        if (seat.arrived().isPresent()) {
            Duration limit = ruled.orElseGet(() -> card.defaultTime()
                    .map(AgreedDefaultTime::after)
                    .orElse(rules.defaultTime().after()));
            if (card.start().isEmpty()) {
                unchecked = and(
                        unchecked,
                        Unchecked.of(
                                rules.defaultTime().rule(),
                                card.ref(),
                                side,
                                index + 1,
                                "the player came at " + seat.arrived().get()
                                        + ", but the match has no start; whether that was in time cannot be checked"));
            } else if (rules.defaultTime()
                    .late(card.start().get(), seat.arrived().get(), limit, rules.zone())) {
                return new Cause(
                        Cause.Kind.ABSENT,
                        handling.boardRule(),
                        "came at " + seat.arrived().get() + ", more than " + limit.toMinutes()
                                + " minutes after the start at " + card.start().get());
            }
        }
        return null;
    }

    private Defaulted matchDefault() {
        boolean home = defaultedMatch(Side.HOME);
        boolean away = defaultedMatch(Side.AWAY);
        return home ? (away ? Defaulted.BOTH : Defaulted.HOME) : away ? Defaulted.AWAY : Defaulted.NOBODY;
    }

    private boolean defaultedMatch(Side side) {
        if (card.defaultedBy().by(side)) {
            return true;
        }
        int lost = 0;
        for (int i = 0; i < boards.size(); i++) {
            if (absent.of(side)[i] != null && !isVoid(i)) {
                lost++;
            }
        }
        return lost > 0 && rules.defaults().matchDefault().applies(boards.size(), lost);
    }

    private boolean isVoid(int index) {
        return boards.get(index).result().kind() == BoardResult.Kind.VOID;
    }

    private Optional<LineUp> lineUp(int index, Side side) {
        int count = boards.size();
        boolean recorded = false;
        @Nullable Player[] players = new @Nullable Player[count];
        int[] ratings = new int[count];
        boolean[] rated = new boolean[count];
        for (int i = 0; i < count; i++) {
            Seat seat = boards.get(i).seat(side);
            recorded |= seat.kind() != Seat.Kind.NOT_RECORDED;
            if (seat.player().isPresent()) {
                Player player = register.find(seat.player().get());
                players[i] = player;
                if (player != null) {
                    OptionalInt rating = rules.ratings().rating(player, card.date(), register);
                    rated[i] = rating.isPresent();
                    ratings[i] = rating.orElse(0);
                }
            }
        }
        return recorded
                ? Optional.of(new LineUp(
                        index,
                        card,
                        side,
                        players,
                        ratings,
                        rated,
                        absent.of(side),
                        absent.of(side.other()),
                        matchDefault.by(side),
                        register))
                : Optional.empty();
    }

    // ---------------------------------------------------------------- offences

    /** Rules that look at this match alone: 5.1, 12.4, 9.3 and 12.5. */
    void check(Collection<Complaint> complaints) {
        card.rateOfPlay().ifPresent(this::checkRate);
        for (Complaint complaint : complaints) {
            hear(complaint);
        }
        for (Side side : SIDES) {
            lineUps.of(side).ifPresent(lineUp -> {
                rules.defaults().gap().ifPresent(enforcement -> checkGaps(lineUp, enforcement));
                rules.boardOrder().ifPresent(order -> checkOrder(lineUp, order));
            });
        }
    }

    private void checkRate(RateOfPlay rate) {
        List<RateOfPlay> allowed = rules.ratesOfPlay();
        if (!allowed.isEmpty() && !allowed.contains(rate)) {
            String message = "the rate of play is " + rate + "; play at "
                    + allowed.stream().map(RateOfPlay::toString).collect(Collectors.joining(" or "));
            breaches = and(
                    breaches,
                    new Breach("5.1", Optional.of(card.ref()), Optional.empty(), OptionalInt.empty(), message));
        }
    }

    private void hear(Complaint complaint) {
        ComplaintRules complaintRules = rules.complaints();
        Optional<String> fault = inadmissible(complaint, complaintRules);
        if (fault.isPresent()) {
            inadmissible = and(inadmissible, new InadmissibleComplaint(complaint, complaintRules.rule(), fault.get()));
        } else if (complaint.upheld().isEmpty()) {
            pending = and(pending, complaint);
        } else if (complaint.upheld().get()) {
            punish(new Offence(
                    complaint.against(),
                    complaint.board(),
                    complaintRules.rule(),
                    complaintRules.upheld(),
                    "complaint about board " + complaint.board() + " upheld"));
        }
    }

    private Optional<String> inadmissible(Complaint complaint, ComplaintRules complaintRules) {
        if (complaintRules.protestBeforeStart() && !complaint.protestedBeforeStart()) {
            return Optional.of("there was no protest before the start of the match");
        }
        if (complaintRules.days().isPresent()) {
            if (complaint.submitted().isEmpty()) {
                return Optional.of("it was never submitted in writing");
            }
            int days = complaintRules.days().getAsInt();
            if (complaint.submitted().get().isAfter(card.date().orElseThrow().plusDays(days))) {
                return Optional.of(
                        "it was submitted on " + complaint.submitted().get() + ", more than " + days
                                + " days after the match on " + card.date().get());
            }
        }
        return Optional.empty();
    }

    private void checkGaps(LineUp lineUp, Enforcement enforcement) {
        Side side = lineUp.side();
        int lastNamed = boards.size();
        while (lastNamed > 0 && !lineUp.named(lastNamed)) {
            lastNamed--;
        }
        String rule = rules.defaults().shortTeamRule();
        boolean first = true;
        for (int board = 1; board < lastNamed; board++) {
            if (boards.get(board - 1).seat(side).kind() == Seat.Kind.EMPTY) {
                String message = "board " + board + " of " + lineUp.teamName() + " is empty above board " + lastNamed
                        + "; a short team must leave its bottom boards empty";
                breaches = and(breaches, Breach.of(rule, card.ref(), side, board, message));
                if (first && enforcement.punishes()) {
                    punish(new Offence(side, board, rule, enforcement, message));
                }
                first = false;
            }
        }
    }

    private void checkOrder(LineUp lineUp, BoardOrder order) {
        BoardOrder.Findings findings = order.check(lineUp);
        for (BoardOrder.Finding finding : findings.unchecked()) {
            unchecked = and(
                    unchecked,
                    Unchecked.of(order.rule(), card.ref(), lineUp.side(), finding.board(), finding.message()));
        }
        for (BoardOrder.Finding finding : findings.offences()) {
            breaches = and(
                    breaches, Breach.of(order.rule(), card.ref(), lineUp.side(), finding.board(), finding.message()));
            if (rules.boardOrderBreach().punishes()) {
                punish(new Offence(
                        lineUp.side(), finding.board(), order.rule(), rules.boardOrderBreach(), finding.message()));
            }
        }
    }

    /** An offence that a rule beyond this match found (8.3). */
    void object(String rule, Side side, OptionalInt board, String message, Enforcement enforcement) {
        breaches = and(breaches, new Breach(rule, Optional.of(card.ref()), Optional.of(side), board, message));
        if (enforcement.punishes()) {
            punish(new Offence(side, board.orElse(0), rule, enforcement, message));
        }
    }

    /** Once a board: two complaints about it, or a complaint about what is punished outright, are one offence. */
    private void punish(Offence offence) {
        for (Offence earlier : offences) {
            if (earlier.side() == offence.side() && earlier.board() == offence.board()) {
                return;
            }
        }
        offences = and(offences, offence);
    }

    // ---------------------------------------------------------------- the official result

    /** Decides the boards; {@code sanctions} are those of {@link #offences()}, one for one. */
    AdjudicatedMatch settle(List<Sanction> sanctions) {
        boolean played = card.status() == MatchResult.Status.PLAYED;
        List<Forfeit> forfeits = List.of();
        for (int i = 0; i < offences.size(); i++) {
            forfeits = apply(offences.get(i), sanctions.get(i), forfeits);
        }
        List<AdjudicatedBoard> decided = decide(forfeits);
        if (played) {
            noteMatchDefault();
        }
        return new AdjudicatedMatch(
                card,
                result(decided),
                played ? AdjudicatedMatch.Standing.COUNTS : AdjudicatedMatch.Standing.OUTSTANDING,
                decided,
                notes,
                adjustments,
                breaches,
                unchecked,
                inadmissible,
                pending);
    }

    /** Applies a sanction on top of the forfeits so far, and answers all forfeits that are then in force. */
    private List<Forfeit> apply(Offence offence, Sanction sanction, List<Forfeit> forfeits) {
        Side side = offence.side();
        if (sanction.onlyIfDecisive()) {
            Sanction.Reach itself = offence.board() == 0 ? Sanction.Reach.MATCH : Sanction.Reach.BOARD;
            if (outcomes(and(forfeits, new Forfeit(offence, itself))).equals(outcomes(forfeits))) {
                notes = and(
                        notes,
                        new AdjudicatedMatch.Note(
                                offence.rule(),
                                offence.reason() + "; it did not decide the match and changes nothing"));
                return forfeits;
            }
        }
        List<Forfeit> after = and(forfeits, new Forfeit(offence, sanction.reach()));
        if (sanction.matchPointsOnly()) {
            Score before = scoring.matchPoints(result(decide(forfeits)));
            Score then = scoring.matchPoints(result(decide(after)));
            for (Side each : SIDES) {
                adjust(each, then.of(each).minus(before.of(each)), Points.ZERO, offence.rule(), offence.reason());
            }
        }
        Points off = sanction.gamePoints().negate();
        Points on = sanction.gamePointsToOpponents();
        penalty = penalty.plus(side == Side.HOME ? new Score(off, on) : new Score(on, off));
        adjust(
                side,
                sanction.matchPoints().negate(),
                sanction.seasonGamePoints().negate(),
                offence.rule(),
                offence.reason());
        notes = and(
                notes,
                new AdjudicatedMatch.Note(offence.rule(), register.name(card.team(side)) + ": " + offence.reason()));
        return sanction.matchPointsOnly() ? forfeits : after;
    }

    private void adjust(Side side, Points matchPoints, Points gamePoints, String rule, String reason) {
        if (matchPoints.signum() != 0 || gamePoints.signum() != 0) {
            adjustments = and(
                    adjustments,
                    new Adjustment(card.team(side), matchPoints, gamePoints, rule, reason + " (" + card.ref() + ")"));
        }
    }

    private List<AdjudicatedBoard> decide(List<Forfeit> forfeits) {
        AdjudicatedBoard[] decided = new AdjudicatedBoard[boards.size()];
        for (int i = 0; i < decided.length; i++) {
            decided[i] = board(i, forfeits);
        }
        return List.of(decided);
    }

    private List<Outcome> outcomes(List<Forfeit> forfeits) {
        MatchResult result = result(decide(forfeits));
        Score score = scoring.score(result);
        return List.of(
                scoring.matchPoints().outcome(result, score, Side.HOME),
                scoring.matchPoints().outcome(result, score, Side.AWAY));
    }

    private MatchResult result(List<AdjudicatedBoard> decided) {
        Optional<Score> total = card.total();
        if (decided.isEmpty() && total.isEmpty() && matchDefault != Defaulted.NOBODY) {
            Points win = rules.defaults().scoreWithoutBoards().orElseThrow();
            total = Optional.of(new Score(
                    matchDefault.by(Side.HOME) ? Points.ZERO : win, matchDefault.by(Side.AWAY) ? Points.ZERO : win));
        }
        BoardResult[] official = new BoardResult[decided.size()];
        for (int i = 0; i < official.length; i++) {
            official[i] = decided.get(i).official();
        }
        Score adjustment = decided.isEmpty()
                ? Score.NIL
                : new Score(adjustment(Side.HOME, decided), adjustment(Side.AWAY, decided));
        return new MatchResult(
                card.home(),
                card.away(),
                card.round(),
                card.date(),
                card.status(),
                List.of(official),
                total,
                matchDefault,
                adjustment);
    }

    private Points adjustment(Side side, List<AdjudicatedBoard> decided) {
        Points sum = penalty.of(side);
        if (!(rules.defaults().handicapLost() && (matchDefault.by(side) || anybodyAbsent(side)))) {
            sum = sum.plus(card.handicap().of(side));
        }
        Optional<Points> cap = rules.defaults().matchDefaultCap();
        if (cap.isPresent() && matchDefault.by(side.other()) && !matchDefault.by(side)) {
            sum = sum.minus(overCap(side, decided, cap.get()));
        }
        return sum;
    }

    private boolean anybodyAbsent(Side side) {
        for (Cause cause : absent.of(side)) {
            if (cause != null) {
                return true;
            }
        }
        return false;
    }

    private Points overCap(Side side, List<AdjudicatedBoard> decided, Points cap) {
        Points full = Points.ZERO;
        Points playedOnly = Points.ZERO;
        for (int i = 0; i < decided.size(); i++) {
            full = full.plus(scoring.boardPoints().of(decided.get(i).official(), side));
            if (contested(i)) {
                playedOnly =
                        playedOnly.plus(scoring.boardPoints().of(boards.get(i).result(), side));
            }
        }
        Points limit = rules.defaults().playedScoreIfBetter() && playedOnly.compareTo(cap) > 0 ? playedOnly : cap;
        return full.compareTo(limit) > 0 ? full.minus(limit) : Points.ZERO;
    }

    /** Whether a game was really played on a board. */
    private boolean contested(int index) {
        return absent.home()[index] == null
                && absent.away()[index] == null
                && boards.get(index).result().kind().overTheBoard();
    }

    private AdjudicatedBoard board(int index, List<Forfeit> forfeits) {
        BoardResult written = boards.get(index).result();
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
        return causes.stream().allMatch(cause -> cause.kind() == Cause.Kind.ABSENT);
    }

    /** Why a side lost a board; the match first, then the player, then an offence. */
    private List<Cause> causes(Side side, int index, List<Forfeit> forfeits) {
        List<Cause> causes = List.of();
        if (matchDefault.by(side)) {
            causes = and(
                    causes,
                    new Cause(
                            Cause.Kind.MATCH_DEFAULTED, rules.defaults().matchRule(), "the team defaulted the match"));
        }
        Cause missing = absent.of(side)[index];
        if (missing != null) {
            causes = and(causes, missing);
        }
        // Of several forfeits of one board the last one counts.
        for (int i = forfeits.size() - 1; i >= 0; i--) {
            if (forfeits.get(i).covers(side, index)) {
                return and(causes, forfeits.get(i).cause());
            }
        }
        return causes;
    }

    private BoardResult bothLost(int index) {
        DefaultHandling handling = rules.defaults();
        if (matchDefault == Defaulted.BOTH) {
            return handling.bothDefaultedMatch().result();
        }
        boolean homeMissing = absent.home()[index] != null || matchDefault.by(Side.HOME);
        boolean awayMissing = absent.away()[index] != null || matchDefault.by(Side.AWAY);
        return (homeMissing && awayMissing
                        ? handling.bothAbsent()
                        : homeMissing || awayMissing ? handling.absentAndForfeited() : handling.bothForfeited())
                .result();
    }

    private BoardResult oneLost(int index, Side loser) {
        BoardResult lost = loser == Side.HOME ? BoardResult.AWAY_WIN_BY_DEFAULT : BoardResult.HOME_WIN_BY_DEFAULT;
        DefaultHandling handling = rules.defaults();
        boolean missing = absent.of(loser)[index] != null && !matchDefault.by(loser);
        if (!missing) {
            return lost;
        }
        boolean playedBelow = false;
        for (int lower = index + 1; lower < boards.size(); lower++) {
            playedBelow |= contested(lower);
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

    private void noteMatchDefault() {
        DefaultHandling handling = rules.defaults();
        if (matchDefault == Defaulted.BOTH) {
            notes = and(notes, new AdjudicatedMatch.Note(handling.matchRule(), "both teams defaulted the match"));
        } else if (matchDefault != Defaulted.NOBODY) {
            notes = and(
                    notes,
                    new AdjudicatedMatch.Note(
                            handling.matchRule(),
                            register.name(card.team(matchDefault.by(Side.HOME) ? Side.HOME : Side.AWAY))
                                    + " defaulted the match"));
        }
        for (Side side : SIDES) {
            if (matchDefault.by(side) && !(handling.announcedIsFree() && card.defaultAnnounced())) {
                adjust(
                        side,
                        handling.matchDefaultMatchPoints().negate(),
                        handling.matchDefaultGamePoints().negate(),
                        handling.matchRule(),
                        "defaulted a match");
            }
        }
    }
}
