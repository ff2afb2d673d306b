/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.lineup.RatingOrder;
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
import io.github.marchesleague.rules.match.RatingList;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.Sanction;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.ruling.Ruling;
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
public final class Given {

    public static final RuleSet RULES = RuleSets.herefordshire();
    public static final LocalDate DAY = LocalDate.of(2025, 10, 2);

    private Given() {}

    // ---------------------------------------------------------------- cards

    /** A match of two teams with one mark a board for the home side: {@code 1 ½ 0 + - =} or {@code (½/0)}. */
    public static MatchCard card(String home, String away, String marks) {
        return card(home, away, marks, card -> {});
    }

    public static MatchCard card(String home, String away, String marks, Consumer<MatchCard.Builder> more) {
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
    public static MatchCard lineUps(String home, String homePlayers, String away, String awayPlayers, String marks) {
        return lineUps(home, homePlayers, away, awayPlayers, marks, card -> {});
    }

    public static MatchCard lineUps(
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

    public static MatchCard outstanding(String home, String away) {
        return card(home, away, "", card -> card.status(MatchResult.Status.UNPLAYED));
    }

    /** A seat; {@code ~} for an empty board, a trailing {@code s} after a colon for a substitute. */
    public static Seat seat(String player) {
        if (player.equals("~")) {
            return Seat.EMPTY;
        }
        return player.endsWith(":s")
                ? Seat.of(PlayerId.of(player.substring(0, player.length() - 2))).asSubstitute()
                : Seat.of(PlayerId.of(player));
    }

    public static BoardResult result(String mark) {
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

    public static MatchRef ref(String home, String away) {
        return MatchRef.of(TeamId.of(home), TeamId.of(away));
    }

    public static Complaint upheld(String home, String away, Side against, int board) {
        return complaint(home, away, against, board, complaint -> complaint.upheld(true));
    }

    public static Complaint complaint(
            String home, String away, Side against, int board, Consumer<Complaint.Builder> more) {
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

    public static Ruling points(String team, String matchPoints, String gamePoints) {
        return new Ruling.PointsAdjusted(new Adjustment(
                TeamId.of(team), pts(matchPoints), pts(gamePoints), "13.5", "decided by the controller"));
    }

    public static Points pts(String text) {
        return Points.parse(text).orElseThrow();
    }

    public static Score score(String text) {
        return Score.parse(text).orElseThrow();
    }

    // ---------------------------------------------------------------- seasons

    /** A season of these teams, which are in the order given. */
    public static Season season(String teams, Consumer<Season.Builder> more) {
        Season.Builder season = Season.builder();
        for (String team : teams.split(" ")) {
            season.addTeams(Team.of(team));
        }
        more.accept(season);
        return season.build();
    }

    public static Season season(String teams, MatchCard... cards) {
        return season(teams, season -> season.addMatches(cards));
    }

    /** A player with a nominated rating; 0 for none. */
    public static Player player(String id, int nominated, String... classes) {
        Player.Builder player = Player.builder();
        player.id(PlayerId.of(id)).classes(List.of(classes));
        if (nominated > 0) {
            player.nominated(nominated);
        }
        return player.build();
    }

    /** Players {@code a1}, {@code a2}, … with these nominated ratings. */
    public static List<Player> players(String prefix, int... ratings) {
        List<Player> players = new ArrayList<>();
        for (int rating : ratings) {
            players.add(player(prefix + (players.size() + 1), rating));
        }
        return players;
    }

    public static RatingList ratingList(String name, String from, Object... ratings) {
        Map<PlayerId, Integer> map = new HashMap<>();
        for (int i = 0; i < ratings.length; i += 2) {
            map.put(PlayerId.of((String) ratings[i]), (Integer) ratings[i + 1]);
        }
        return RatingList.of(name, LocalDate.parse(from), map);
    }

    // ---------------------------------------------------------------- rules

    public static RuleSet rules(Consumer<AdjudicationRules.Builder> change) {
        AdjudicationRules.Builder adjudication = AdjudicationRules.builder();
        adjudication.from(RULES.adjudication());
        change.accept(adjudication);
        return with(RULES, adjudication.build(), RULES.scoring(), 4);
    }

    public static RuleSet defaults(Consumer<DefaultHandling.Builder> change) {
        DefaultHandling.Builder handling = DefaultHandling.builder();
        handling.from(RULES.adjudication().defaults());
        change.accept(handling);
        return rules(rules -> rules.defaults(handling.build()));
    }

    public static RatingOrder order(Consumer<RatingOrder.Builder> change) {
        RatingOrder.Builder order = RatingOrder.builder();
        order.rule("9.3").tolerance(80);
        change.accept(order);
        return order.build();
    }

    public static RuleSet complaints(Sanction... upheld) {
        return rules(rules ->
                rules.complaints(new ComplaintRules("12.5", true, OptionalInt.of(7), Enforcement.punished(upheld))));
    }

    public static RuleSet with(RuleSet base, AdjudicationRules adjudication, Scoring scoring, int boards) {
        RuleSet.Builder rules = RuleSet.builder();
        rules.from(base).adjudication(adjudication).scoring(scoring).boards(boards);
        return rules.build();
    }

    public static RuleSet scored(RuleSet base, Scoring scoring) {
        return with(base, base.adjudication(), scoring, base.boards().orElseThrow());
    }

    // ---------------------------------------------------------------- what comes out

    public static AdjudicatedMatch only(RuleSet rules, MatchCard card, Complaint... complaints) {
        return rules.adjudicator().adjudicate(card, List.of(complaints), Register.EMPTY);
    }

    /** The score and the match points: {@code 2½–1½ 2–0}. */
    public static String outcome(RuleSet rules, AdjudicatedMatch match) {
        return rules.scoring().score(match.result()) + " " + rules.scoring().matchPoints(match.result());
    }

    public static String outcome(RuleSet rules, MatchCard card, Complaint... complaints) {
        return outcome(rules, only(rules, card, complaints));
    }

    /** The official boards as tokens, with the rule where there is one: {@code 1-0}, {@code +/- 12.2}. */
    public static List<String> boards(AdjudicatedMatch match) {
        return match.boards().stream()
                .map(board -> (board.official() + " " + board.rule()).strip())
                .toList();
    }

    /** The table, the first first: team, match points, game points. */
    public static List<String> table(Season season, RuleSet rules) {
        return League.standings(season, rules).rows().stream()
                .map(row -> row.team() + " " + row.tally().matchPoints() + " "
                        + row.tally().gamePoints())
                .toList();
    }

    public static List<String> table(Season season) {
        return table(season, RULES);
    }

    /** Breaches as {@code 9.3 HOME 2}. */
    public static List<String> breaches(List<Breach> breaches) {
        return breaches.stream()
                .map(breach -> breach.rule() + " " + breach.side().orElseThrow() + " "
                        + breach.board().getAsInt())
                .toList();
    }

    public static List<String> breaches(RuleSet rules, Season season) {
        return breaches(rules.adjudicator().adjudicate(season).breaches());
    }

    public static MatchCard by(MatchCard card, Defaulted by) {
        MatchCard.Builder builder = MatchCard.builder();
        builder.from(card).defaultedBy(by);
        return builder.build();
    }

    /** One side's line-up a1–a4 against b1–b4 without ratings of their own. */
    public static Season oneLineUp(int... ratings) {
        return season("A B", season -> {
            season.addAllPlayers(players("a", ratings)).addAllPlayers(players("b", 2000, 2000, 2000, 2000));
            season.addMatches(lineUps("A", "a1 a2 a3 a4", "B", "b1 b2 b3 b4", "1 1 1 1"));
        });
    }

    /** A line-up of these against b1–b4, all four boards played. */
    public static Season arranged(Player... team) {
        return season("A B", given -> {
            given.addPlayers(team).addAllPlayers(players("b", 2000, 2000, 2000, 2000));
            given.addMatches(lineUps("A", "a1 a2 a3 a4", "B", "b1 b2 b3 b4", "1 1 1 1"));
        });
    }

    /** What is objected to, in words. */
    public static List<String> messages(RuleSet rules, Season season) {
        return rules.adjudicator().adjudicate(season).breaches().stream()
                .map(Breach::message)
                .toList();
    }
}
