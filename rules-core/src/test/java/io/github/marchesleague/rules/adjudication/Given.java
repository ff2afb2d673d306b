/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.RatingList;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.season.Season;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Short ways to write down cards, seasons and variants of the rules. */
final class Given {

    static final RuleSet RULES = RuleSets.herefordshire();
    static final LocalDate DAY = LocalDate.of(2025, 10, 2);

    private Given() {}

    // ---------------------------------------------------------------- cards

    /** A match of two teams with one mark a board for the home side: {@code 1 ½ 0 + - =} or {@code (½/0)}. */
    static MatchCard card(String home, String away, String marks) {
        return card(home, away, marks, card -> {});
    }

    static MatchCard card(String home, String away, String marks, Consumer<MatchCard.Builder> more) {
        MatchCard.Builder card = MatchCard.builder();
        card.home(TeamId.of(home)).away(TeamId.of(away)).date(DAY);
        for (String mark : marks.split(" ")) {
            if (!mark.isEmpty()) {
                card.addBoards(BoardCard.of(result(mark)));
            }
        }
        more.accept(card);
        return card.build();
    }

    /** A match with line-ups: {@code home} and {@code away} name the players from board 1, {@code ~} for nobody. */
    static MatchCard lineUps(String home, String homePlayers, String away, String awayPlayers, String marks) {
        return lineUps(home, homePlayers, away, awayPlayers, marks, card -> {});
    }

    static MatchCard lineUps(
            String home,
            String homePlayers,
            String away,
            String awayPlayers,
            String marks,
            Consumer<MatchCard.Builder> more) {
        String[] results = marks.split(" ");
        String[] at = homePlayers.split(" ");
        String[] from = awayPlayers.split(" ");
        return card(home, away, "", card -> {
            for (int i = 0; i < results.length; i++) {
                card.addBoards(new BoardCard(seat(at[i]), seat(from[i]), result(results[i])));
            }
            more.accept(card);
        });
    }

    static MatchCard outstanding(String home, String away) {
        return card(home, away, "", card -> card.status(MatchResult.Status.UNPLAYED));
    }

    /** A seat; {@code ~} for an empty board, a trailing {@code s} after a colon for a substitute. */
    static Seat seat(String player) {
        if (player.equals("~")) {
            return Seat.EMPTY;
        }
        return player.endsWith(":s")
                ? Seat.of(PlayerId.of(player.substring(0, player.length() - 2))).asSubstitute()
                : Seat.of(PlayerId.of(player));
    }

    static BoardResult result(String mark) {
        return switch (mark) {
            case "1" -> BoardResult.HOME_WIN;
            case "½" -> BoardResult.DRAW;
            case "0" -> BoardResult.AWAY_WIN;
            case "+" -> BoardResult.HOME_WIN_BY_DEFAULT;
            case "-" -> BoardResult.AWAY_WIN_BY_DEFAULT;
            case "=" -> BoardResult.DOUBLE_DEFAULT;
            case "v" -> BoardResult.VOID;
            case "u" -> BoardResult.UNFINISHED;
            default -> {
                Score score = Score.parse(mark.replaceAll("[()]", "").replace('/', '-'))
                        .orElseThrow();
                yield BoardResult.decided(score.home(), score.away());
            }
        };
    }

    static MatchRef ref(String home, String away) {
        return MatchRef.of(TeamId.of(home), TeamId.of(away));
    }

    static Complaint upheld(String home, String away, Side against, int board) {
        return complaint(home, away, against, board, complaint -> complaint.upheld(true));
    }

    static Complaint complaint(String home, String away, Side against, int board, Consumer<Complaint.Builder> more) {
        Complaint.Builder complaint = Complaint.builder();
        complaint
                .match(ref(home, away))
                .against(against)
                .board(board)
                .protestedBeforeStart(true)
                .submitted(DAY.plusDays(1));
        more.accept(complaint);
        return complaint.build();
    }

    static Ruling points(String team, String matchPoints, String gamePoints) {
        return new Ruling.PointsAdjusted(new Adjustment(
                TeamId.of(team), pts(matchPoints), pts(gamePoints), "13.5", "decided by the controller"));
    }

    static Points pts(String text) {
        return Points.parse(text).orElseThrow();
    }

    static Score score(String text) {
        return Score.parse(text).orElseThrow();
    }

    // ---------------------------------------------------------------- seasons

    /** A season of these teams, which are in the order given. */
    static Season season(String teams, Consumer<Season.Builder> more) {
        Season.Builder season = Season.builder();
        for (String team : teams.split(" ")) {
            season.addTeams(Team.of(team));
        }
        more.accept(season);
        return season.build();
    }

    static Season season(String teams, MatchCard... cards) {
        return season(teams, season -> season.addMatches(cards));
    }

    /** A player with a nominated rating; 0 for none. */
    static Player player(String id, int nominated, String... classes) {
        Player.Builder player = Player.builder();
        player.id(PlayerId.of(id)).classes(List.of(classes));
        if (nominated > 0) {
            player.nominated(nominated);
        }
        return player.build();
    }

    /** Players {@code a1}, {@code a2}, … with these nominated ratings. */
    static List<Player> players(String prefix, int... ratings) {
        List<Player> players = new ArrayList<>();
        for (int rating : ratings) {
            players.add(player(prefix + (players.size() + 1), rating));
        }
        return players;
    }

    static RatingList ratingList(String name, String from, Object... ratings) {
        Map<PlayerId, Integer> map = new HashMap<>();
        for (int i = 0; i < ratings.length; i += 2) {
            map.put(PlayerId.of((String) ratings[i]), (Integer) ratings[i + 1]);
        }
        return RatingList.of(name, LocalDate.parse(from), map);
    }

    // ---------------------------------------------------------------- rules

    static RuleSet rules(Consumer<AdjudicationRules.Builder> change) {
        AdjudicationRules.Builder adjudication = AdjudicationRules.builder();
        adjudication.from(RULES.adjudication());
        change.accept(adjudication);
        return with(RULES, adjudication.build(), RULES.scoring(), 4);
    }

    static RuleSet defaults(Consumer<DefaultHandling.Builder> change) {
        DefaultHandling.Builder handling = DefaultHandling.builder();
        handling.from(RULES.adjudication().defaults());
        change.accept(handling);
        return rules(rules -> rules.defaults(handling.build()));
    }

    static RatingOrder order(Consumer<RatingOrder.Builder> change) {
        RatingOrder.Builder order = RatingOrder.builder();
        order.rule("9.3").tolerance(80);
        change.accept(order);
        return order.build();
    }

    static RuleSet complaints(Sanction... upheld) {
        return rules(rules ->
                rules.complaints(new ComplaintRules("12.5", true, OptionalInt.of(7), Enforcement.punished(upheld))));
    }

    static RuleSet with(RuleSet base, AdjudicationRules adjudication, Scoring scoring, int boards) {
        RuleSet.Builder rules = RuleSet.builder();
        rules.from(base).adjudication(adjudication).scoring(scoring).boards(boards);
        return rules.build();
    }

    static RuleSet scored(RuleSet base, Scoring scoring) {
        return with(base, base.adjudication(), scoring, base.boards().orElseThrow());
    }

    // ---------------------------------------------------------------- what comes out

    static AdjudicatedMatch only(RuleSet rules, MatchCard card, Complaint... complaints) {
        return rules.adjudicator().adjudicate(card, List.of(complaints), Register.EMPTY);
    }

    /** The score and the match points: {@code 2½–1½ 2–0}. */
    static String outcome(RuleSet rules, AdjudicatedMatch match) {
        return rules.scoring().score(match.result()) + " " + rules.scoring().matchPoints(match.result());
    }

    static String outcome(RuleSet rules, MatchCard card, Complaint... complaints) {
        return outcome(rules, only(rules, card, complaints));
    }

    /** The official boards as tokens, with the rule where there is one: {@code 1-0}, {@code +/- 12.2}. */
    static List<String> boards(AdjudicatedMatch match) {
        return match.boards().stream()
                .map(board -> (board.official() + " " + board.rule()).strip())
                .toList();
    }

    /** The table, the first first: team, match points, game points. */
    static List<String> table(Season season, RuleSet rules) {
        return League.standings(season, rules).rows().stream()
                .map(row -> row.team() + " " + row.tally().matchPoints() + " "
                        + row.tally().gamePoints())
                .toList();
    }

    static List<String> table(Season season) {
        return table(season, RULES);
    }

    /** Breaches as {@code 9.3 HOME 2}. */
    static List<String> breaches(List<Breach> breaches) {
        return breaches.stream()
                .map(breach -> breach.rule() + " " + breach.side().orElseThrow() + " "
                        + breach.board().getAsInt())
                .toList();
    }

    static List<String> breaches(RuleSet rules, Season season) {
        return breaches(rules.adjudicator().adjudicate(season).breaches());
    }

    static MatchCard by(MatchCard card, Defaulted by) {
        MatchCard.Builder builder = MatchCard.builder();
        builder.from(card).defaultedBy(by);
        return builder.build();
    }

    /** One side's line-up a1–a4 against b1–b4 without ratings of their own. */
    static Season oneLineUp(int... ratings) {
        return season("A B", season -> {
            season.addAllPlayers(players("a", ratings)).addAllPlayers(players("b", 2000, 2000, 2000, 2000));
            season.addMatches(lineUps("A", "a1 a2 a3 a4", "B", "b1 b2 b3 b4", "1 1 1 1"));
        });
    }
}
