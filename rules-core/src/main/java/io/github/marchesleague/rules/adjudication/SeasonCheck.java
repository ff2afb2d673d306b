/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.lineup.NamedPlayers;
import io.github.marchesleague.rules.lineup.Register;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.ruling.Contradictions;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.ruling.Withdrawal;
import io.github.marchesleague.rules.scoring.BoardPoints;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Finds everything in a season's record that cannot be, before anything is decided about it. */
final class SeasonCheck {

    private static final Side[] SIDES = Side.values();

    private final MatchDays days;
    private final OptionalInt boards;
    private final Register register;
    private final List<Fault> faults;
    /** By card, in the order in which they were checked. */
    private final List<NamedPlayers> named = new ArrayList<>(1);

    SeasonCheck(MatchDays days, OptionalInt boards, Register register, List<Fault> faults) {
        this.days = days;
        this.boards = boards;
        this.register = register;
        this.faults = faults;
    }

    // ---------------------------------------------------------------- a season

    void check(SeasonRecord season, Matches matches) {
        Set<TeamId> entered = new HashSet<>();
        for (Team team : season.teams()) {
            if (!entered.add(team.id())) {
                fault("team " + team.id(), "the team is entered twice", "enter each team once");
            }
        }
        if (entered.isEmpty()) {
            for (MatchCard card : matches.all()) {
                entered.add(card.home());
                entered.add(card.away());
            }
        }
        for (Player player : season.players()) {
            player.team().ifPresent(team -> team("player " + player.id(), team, entered));
        }
        checkCards(season.matches(), entered);
        checkCards(season.playOffs(), entered);
        for (Complaint complaint : season.complaints()) {
            int index = match("complaint", complaint.match(), matches);
            if (index >= 0) {
                check(complaint, matches.all().get(index));
            }
        }
        contradictoryComplaints(season.complaints(), matches);
        for (Ruling ruling : season.rulings()) {
            check(ruling, matches, entered);
        }
        contradictoryRulings(season.rulings(), matches);
        Set<TeamId> withdrawn = new HashSet<>();
        for (Withdrawal withdrawal : season.withdrawals()) {
            String where = "withdrawal of " + withdrawal.team();
            team(where, withdrawal.team(), entered);
            if (!withdrawn.add(withdrawal.team())) {
                fault(where, "the team has left already", "enter each withdrawal once");
            }
        }
        season.byes().forEach(bye -> team("bye", bye.team(), entered));
        season.stated().keySet().stream().sorted().forEach(team -> team("what is stated of " + team, team, entered));
        season.controllerTeam().ifPresent(team -> team("the controller's team", team, entered));
    }

    private void contradictoryComplaints(List<Complaint> complaints, Matches matches) {
        List<Complaint> counting = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < complaints.size(); i++) {
            Complaint complaint = complaints.get(i);
            int index = matches.find(complaint.match());
            if (index >= 0 && counts(complaint, matches.all().get(index))) {
                Complaint.Builder named = Complaint.builder();
                counting.add(named.from(complaint)
                        .match(matches.all().get(index).ref())
                        .build());
                numbers.add(i + 1);
            }
        }
        contradictory(counting, numbers);
    }

    private boolean counts(Complaint complaint, MatchCard card) {
        AdjudicationRules rules = days.on(card).rules();
        return (rules.complaints().days().isEmpty() || card.date().isPresent())
                && rules.complaints().inadmissible(complaint, card).isEmpty();
    }

    private void contradictory(List<Complaint> counting, List<Integer> numbers) {
        for (Contradictions.Pair pair : Contradictions.among(counting, Contradictions::between)) {
            Complaint complaint = counting.get(pair.later());
            fault(
                    "complaint about " + complaint.match(),
                    "board " + complaint.board() + ": complaint " + numbers.get(pair.earlier()) + " was "
                            + decided(counting.get(pair.earlier())) + " and complaint " + numbers.get(pair.later())
                            + " " + decided(complaint),
                    "give one decision about a board");
        }
    }

    private static String decided(Complaint complaint) {
        return complaint.upheld().orElse(false) ? "upheld" : "refused";
    }

    private void contradictoryRulings(List<Ruling> rulings, Matches matches) {
        List<Ruling> named =
                rulings.stream().map(ruling -> named(ruling, matches)).toList();
        for (Contradictions.Pair pair : Contradictions.among(
                named, (one, other) -> Contradictions.between(one, other).isPresent())) {
            fault(
                    "ruling " + (pair.later() + 1),
                    Contradictions.between(named.get(pair.earlier()), named.get(pair.later()))
                                    .orElseThrow() + " was decided by ruling " + (pair.earlier() + 1) + " already",
                    "keep one of the two");
        }
    }

    /** The ruling with the full name of the match that it awards, where there is that match. */
    private static Ruling named(Ruling ruling, Matches matches) {
        if (ruling instanceof Ruling.MatchAwarded award && matches.find(award.match()) >= 0) {
            return new Ruling.MatchAwarded(
                    matches.all().get(matches.find(award.match())).ref(),
                    award.score(),
                    award.rule(),
                    award.reason(),
                    award.advisedBy(),
                    award.date());
        }
        return ruling;
    }

    private void checkCards(List<MatchCard> cards, Set<TeamId> entered) {
        Set<MatchRef> seen = new HashSet<>();
        for (MatchCard card : cards) {
            for (Side side : SIDES) {
                if (!entered.contains(card.team(side))) {
                    team(card.ref().toString(), card.team(side), entered);
                }
            }
            if (!seen.add(card.ref())) {
                fault(
                        card.ref().toString(),
                        "the match is there twice",
                        "give it once, or give each its round or date");
            }
            check(card);
        }
    }

    private void check(Ruling ruling, Matches matches, Set<TeamId> entered) {
        ruling.teams().forEach(team -> team("ruling", team, entered));
        ruling.about().ifPresent(match -> match("ruling", match, matches));
    }

    private int match(String what, MatchRef ref, Matches matches) {
        int index = matches.find(ref);
        if (index == Matches.NONE) {
            fault(what + " about " + ref, "there is no such match", "name a match of the season, home team first");
        } else if (index == Matches.AMBIGUOUS) {
            fault(
                    what + " about " + ref,
                    "the two teams met more than once in that order",
                    "name the match by its round or date as well");
        }
        return index;
    }

    private void team(String where, TeamId team, Set<TeamId> entered) {
        if (!entered.contains(team)) {
            fault(where, "\"" + team + "\" is not entered", "name a team of the entry list");
        }
    }

    // ---------------------------------------------------------------- one match

    void check(Complaint complaint, MatchCard card) {
        AdjudicationRules rules = days.on(card).rules();
        String where = "complaint about " + complaint.match();
        int count = card.boards().isEmpty() ? boards.orElse(0) : card.boards().size();
        if (card.status() != MatchResult.Status.PLAYED) {
            fault(where, "the match has not been played", "wait for the match, or leave the complaint out");
        } else if (card.total().isPresent()) {
            fault(where, "the match has only a total", "give its boards, so that one of them can be forfeited");
        } else if (complaint.board() > count) {
            fault(where, "board " + complaint.board() + " of " + count, "name a board from 1 to " + count);
        }
        if (complaint.submitted().isPresent()
                && card.date().filter(complaint.submitted().get()::isBefore).isPresent()) {
            fault(
                    where,
                    "it was submitted on " + complaint.submitted().get() + ", before the match on "
                            + card.date().get(),
                    "give the day on which the written complaint came; a protest before the start is"
                            + " protestedBeforeStart");
        }
        if (rules.complaints().days().isPresent() && card.date().isEmpty()) {
            fault(
                    where,
                    "the match has no date",
                    "give it one, so that the days of rule "
                            + rules.complaints().rule() + " can be counted");
        }
    }

    void check(MatchCard card) {
        AdjudicationRules rules = days.on(card).rules();
        int given = card.boards().size();
        if (given > 0 && boards.isPresent() && boards.getAsInt() != given) {
            fault(
                    card.ref().toString(),
                    given + " boards",
                    boards.getAsInt() == 0
                            ? "give the score of the match; it has no boards"
                            : "a match has " + boards.getAsInt() + " boards; give each of them");
        }
        if (given == 0
                && card.total().isEmpty()
                && card.defaultedBy() != Defaulted.NOBODY
                && boards.orElse(0) == 0
                && rules.defaults().scoreWithoutBoards().isEmpty()) {
            fault(
                    card.ref().toString(),
                    "the match was defaulted, and the rules do not say how many boards it has",
                    "give its boards or its score");
        }
        if (!card.agreed().unplayed().isEmpty()) {
            checkUnplayed(card, given > 0 ? given : boards.orElse(Integer.MAX_VALUE));
        }
        NamedPlayers players = NamedPlayers.of(card, register);
        named.add(players);
        long seen = 0;
        for (int board = 1; board <= given; board++) {
            checkScore(card, board);
            checkEmptySeats(card, board);
            for (Side side : SIDES) {
                Optional<PlayerId> player =
                        card.boards().get(board - 1).seat(side).player();
                if (player.isPresent()) {
                    if (!players.known(side, board)) {
                        fault(
                                place(card, board),
                                "\"" + player.get() + "\" is not a player",
                                "name a player of the season");
                    }
                    // Only where the player's bit is taken can the player be on the card already.
                    long bit = 1L << player.get().hashCode();
                    if ((seen & bit) != 0) {
                        checkNamedOnce(card, board, side, player.get());
                    }
                    seen |= bit;
                }
            }
        }
    }

    /** The players whom a card names, by the order in which the cards were checked. */
    NamedPlayers named(int index) {
        return named.get(index);
    }

    private void checkUnplayed(MatchCard card, int count) {
        card.agreed().unplayed().stream()
                .filter(board -> board > count)
                .sorted()
                .forEach(board -> fault(
                        card.ref().toString(),
                        "board " + board + " is agreed to be unplayed, and the match has " + count + " boards",
                        "name a board of the match"));
    }

    /** Nobody can win a board without a player, and a board that was agreed to be unplayed has no game. */
    private void checkEmptySeats(MatchCard card, int board) {
        BoardCard written = card.boards().get(board - 1);
        for (Side side : SIDES) {
            if (written.wonWithoutPlayer(side)) {
                fault(
                        place(card, board),
                        "the " + (side == Side.HOME ? "home" : "away") + " side has won with nobody named",
                        "name its player, or correct the result");
            }
        }
        if (card.agreed().contradicts(board, written.result())) {
            fault(
                    place(card, board),
                    "it was agreed to be unplayed, and has the result \"" + written.result() + "\"",
                    "leave the board out of the agreement, or write -/-");
        }
    }

    /** An arbiter may give less than a board is worth, but not more. */
    private void checkScore(MatchCard card, int board) {
        BoardResult result = card.boards().get(board - 1).result();
        if (result.kind() != BoardResult.Kind.DECIDED) {
            return;
        }
        BoardPoints values = days.on(card).boardPoints();
        Points won = values.win().plus(values.loss());
        Points drawn = values.draw().times(2);
        Points most = won.compareTo(drawn) > 0 ? won : drawn;
        if (result.home().plus(result.away()).compareTo(most) > 0) {
            fault(
                    place(card, board),
                    "\"" + result + "\" is more than a board is worth",
                    "give both sides " + most + " at most in all");
        }
    }

    /** A player must be on the card once: not on a seat before this one, in the order of the boards, home first. */
    private void checkNamedOnce(MatchCard card, int board, Side side, PlayerId player) {
        int seats = 2 * (board - 1) + (side == Side.HOME ? 0 : 1);
        for (int earlier = 0; earlier < seats; earlier++) {
            BoardCard before = card.boards().get(earlier / 2);
            Side on = SIDES[earlier % 2];
            if (before.seat(on).player().filter(player::equals).isPresent()) {
                boolean same = on == side;
                fault(
                        place(card, board),
                        "\"" + player + (same ? "\" is in the line-up twice" : "\" is in both line-ups"),
                        same ? "name each player once" : "name each player for one team");
                return;
            }
        }
    }

    private static String place(MatchCard card, int board) {
        return card.ref() + ", board " + board;
    }

    private void fault(String where, String found, String right) {
        faults.add(Fault.of(where, found, right));
    }

    /** The matches of a season by number: those of the league first, then the play-offs. */
    record Matches(List<MatchCard> all, int league) {

        static final int NONE = -1;
        static final int AMBIGUOUS = -2;

        static Matches of(Collection<MatchCard> league, Collection<MatchCard> playOffs) {
            List<MatchCard> all = new ArrayList<>(league);
            all.addAll(playOffs);
            return new Matches(all, league.size());
        }

        /** The match meant: one of the league's, or where there is none, a play-off. */
        int find(MatchRef ref) {
            int found = find(ref, 0, league);
            return found == NONE ? find(ref, league, all.size()) : found;
        }

        private int find(MatchRef ref, int from, int to) {
            int found = NONE;
            for (int i = from; i < to; i++) {
                if (ref.names(all.get(i).ref())) {
                    if (found != NONE) {
                        return AMBIGUOUS;
                    }
                    found = i;
                }
            }
            return found;
        }
    }
}
