/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.adjudication.WithdrawnTeam;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.RatingList;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.season.Season;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** Short ways to write down cards and seasons for the penalties of the rule sets that come with the library. */
final class PenaltyCards {

    private PenaltyCards() {}

    static final LocalDate DAY = LocalDate.of(2025, 10, 2);
    private static final Map<Character, BoardResult> MARKS = Map.of(
            '1', BoardResult.HOME_WIN,
            '½', BoardResult.DRAW,
            '0', BoardResult.AWAY_WIN,
            '+', BoardResult.HOME_WIN_BY_DEFAULT,
            '-', BoardResult.AWAY_WIN_BY_DEFAULT,
            '=', BoardResult.DOUBLE_DEFAULT);

    static RuleSet rules(String id) {
        return RuleSets.byId(id).orElseThrow();
    }

    /** A card with one mark a board, {@code day} days after the first. */
    static MatchCard card(String home, String away, int day, String marks) {
        MatchCard.Builder card = MatchCard.builder();
        card.home(TeamId.of(home)).away(TeamId.of(away)).date(DAY.plusDays(day));
        for (char mark : marks.toCharArray()) {
            card.addBoards(BoardCard.of(Objects.requireNonNull(MARKS.get(mark))));
        }
        return card.build();
    }

    /** The same with players {@code a1}, {@code a2}, … of the home side and their opponents. */
    static MatchCard named(String home, String away, int day, String marks, String... players) {
        MatchCard plain = card(home, away, day, marks);
        List<BoardCard> boards = new ArrayList<>();
        for (int i = 0; i < marks.length(); i++) {
            boards.add(new BoardCard(
                    players[i].equals("~") ? Seat.EMPTY : Seat.of(PlayerId.of(players[i])),
                    Seat.of(PlayerId.of(away + day + i)),
                    plain.boards().get(i).result()));
        }
        MatchCard.Builder card = MatchCard.builder();
        return card.from(plain).boards(boards).build();
    }

    static MatchCard unplayed(String home, String away) {
        MatchCard.Builder card = MatchCard.builder();
        return card.home(TeamId.of(home))
                .away(TeamId.of(away))
                .status(MatchResult.Status.UNPLAYED)
                .build();
    }

    static MatchCard defaulted(MatchCard card, Defaulted by) {
        MatchCard.Builder defaulted = MatchCard.builder();
        return defaulted.from(card).defaultedBy(by).build();
    }

    static Season season(String teams, Consumer<Season.Builder> more) {
        Season.Builder season = Season.builder();
        for (String team : teams.split(" ")) {
            season.addTeams(team.contains("/") ? Team.of(team.split("/")[1], team.split("/")[0]) : Team.of(team));
        }
        more.accept(season);
        return season.build();
    }

    static Season season(String teams, MatchCard... cards) {
        return season(teams, season -> season.addMatches(cards));
    }

    static Complaint upheld(MatchCard match, Side against, int board) {
        Complaint.Builder complaint = Complaint.builder();
        return complaint
                .match(match.ref())
                .against(against)
                .board(board)
                .upheld(true)
                .build();
    }

    /** The table: team, match points, game points. */
    static List<String> table(RuleSet rules, Season season) {
        return League.standings(season, rules).rows().stream()
                .map(row -> row.team() + " " + row.tally().matchPoints() + " "
                        + row.tally().gamePoints())
                .toList();
    }

    static String outcome(RuleSet rules, Season season, int match) {
        AdjudicatedMatch adjudicated =
                rules.adjudicator().adjudicate(season).matches().get(match);
        return rules.scoring().score(adjudicated.result()) + " "
                + rules.scoring().matchPoints(adjudicated.result());
    }

    /** A rating list of the day on which the season begins: names and ratings in turn. */
    static RatingList rated(String list, Object... ratings) {
        Map<PlayerId, Integer> map = new HashMap<>();
        for (int i = 0; i < ratings.length; i += 2) {
            map.put(PlayerId.of((String) ratings[i]), (Integer) ratings[i + 1]);
        }
        return RatingList.of(list, LocalDate.of(2025, 9, 1), map);
    }

    static List<String> withdrawn(AdjudicatedSeason season) {
        return season.withdrawn().stream()
                .map(WithdrawnTeam::team)
                .map(TeamId::value)
                .toList();
    }

    static Player player(String id) {
        return Player.builder().id(PlayerId.of(id)).build();
    }

    static List<Player> opponents(String prefix, int boards) {
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < boards; i++) {
            players.add(player(prefix + i));
        }
        return players;
    }
}
