/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds everything in a season's record that cannot be, before anything is decided about it. */
final class SeasonCheck {

    private final AdjudicationRules rules;
    private final OptionalInt boards;
    private final Register register;
    private final List<Fault> faults;

    SeasonCheck(AdjudicationRules rules, OptionalInt boards, Register register, List<Fault> faults) {
        this.rules = rules;
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
        for (Ruling ruling : season.rulings()) {
            check(ruling, matches, entered);
        }
        Set<TeamId> withdrawn = new HashSet<>();
        for (Withdrawal withdrawal : season.withdrawals()) {
            String where = "withdrawal of " + withdrawal.team();
            team(where, withdrawal.team(), entered);
            if (!withdrawn.add(withdrawal.team())) {
                fault(where, "the team has left already", "enter each withdrawal once");
            }
        }
        season.byes().forEach(bye -> team("bye", bye.team(), entered));
        season.controllerTeam().ifPresent(team -> team("the controller's team", team, entered));
    }

    private void checkCards(List<MatchCard> cards, Set<TeamId> entered) {
        Set<MatchRef> seen = new HashSet<>();
        for (MatchCard card : cards) {
            String where = card.ref().toString();
            team(where, card.home(), entered);
            team(where, card.away(), entered);
            if (!seen.add(card.ref())) {
                fault(where, "the match is there twice", "give it once, or give each its round or date");
            }
            check(card);
        }
    }

    private void check(Ruling ruling, Matches matches, Set<TeamId> entered) {
        if (ruling instanceof Ruling.PointsAdjusted points) {
            team("ruling", points.adjustment().team(), entered);
        } else if (ruling instanceof Ruling.OrderDecided order) {
            order.order().forEach(team -> team("ruling", team, entered));
        } else {
            match("ruling", matchOf(ruling), matches);
        }
    }

    /** The match that a ruling is about; only for rulings about one. */
    static MatchRef matchOf(Ruling ruling) {
        if (ruling instanceof Ruling.MatchAwarded awarded) {
            return awarded.match();
        }
        if (ruling instanceof Ruling.MatchAnnulled annulled) {
            return annulled.match();
        }
        return ((Ruling.DefaultTimeSet) ruling).match();
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
        String where = "complaint about " + complaint.match();
        int count = card.boards().isEmpty() ? boards.orElse(0) : card.boards().size();
        if (card.status() != MatchResult.Status.PLAYED) {
            fault(where, "the match has not been played", "wait for the match, or leave the complaint out");
        } else if (card.total().isPresent()) {
            fault(where, "the match has only a total", "give its boards, so that one of them can be forfeited");
        } else if (complaint.board() > count) {
            fault(where, "board " + complaint.board() + " of " + count, "name a board from 1 to " + count);
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
        String where = card.ref().toString();
        int given = card.boards().size();
        if (given > 0 && boards.isPresent() && boards.getAsInt() != given) {
            fault(
                    where,
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
                    where,
                    "the match was defaulted, and the rules do not say how many boards it has",
                    "give its boards or its score");
        }
        checkPlayers(card, where);
    }

    private void checkPlayers(MatchCard card, String where) {
        Map<PlayerId, Side> seen = new HashMap<>();
        for (int i = 0; i < card.boards().size(); i++) {
            for (Side side : Side.values()) {
                PlayerId player = card.boards().get(i).seat(side).player().orElse(null);
                if (player != null) {
                    checkPlayer(player, seen.putIfAbsent(player, side), side, where + ", board " + (i + 1));
                }
            }
        }
    }

    private void checkPlayer(PlayerId player, @Nullable Side earlier, Side side, String where) {
        if (register.find(player) == null) {
            fault(where, "\"" + player + "\" is not a player", "name a player of the season");
        }
        if (earlier == side) {
            fault(where, "\"" + player + "\" is in the line-up twice", "name each player once");
        } else if (earlier != null) {
            fault(where, "\"" + player + "\" is in both line-ups", "name each player for one team");
        }
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
