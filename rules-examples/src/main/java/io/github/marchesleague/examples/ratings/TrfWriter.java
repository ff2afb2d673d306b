/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.ratings;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.standings.Row;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Writes a season as FIDE's tournament report file, version 2026 (TRF26, {@code handbook.fide.com/files/handbook/TRF26.pdf},
 * applied from 1 September 2025): the tournament section, a player record 001 for everybody who was named, a national record
 * with the national code, a team record 310 for each team, and a record 300 with the line-up for each match, since a
 * league's line-ups change from match to match.
 *
 * <p>Of two teams the one at home is that whose colours record 352 gives: {@code BWBW} by rule 10.6. Clubs, arrivals and
 * substitutes have no place in the format, and records 122 and 222 give one rate of play
 * for the tournament. Where all results are written, byes are records 240 and points given or taken records 299.
 */
public final class TrfWriter {

    /** What of a season is written. */
    public enum Scope {
        /**
         * For rating: games played over the board only (9.1). Not for reading back into a season: a board that is left out
         * looks there as if nobody had come.
         */
        RATED_GAMES,
        /** For exchange: defaults too, by the codes + and -, and matches defaulted as a whole by record 330. */
        ALL_RESULTS
    }

    private static final int LONGEST_NAME = 32;
    private static final int LONGEST_PERSON = 33;
    private static final int FIRST_ROUND = 92;
    private static final int ROUND_WIDTH = 10;
    private static final DateTimeFormatter LONG_DATE = DateTimeFormatter.ofPattern("uuuu/MM/dd", Locale.ROOT);
    private static final DateTimeFormatter SHORT_DATE = DateTimeFormatter.ofPattern("uu/MM/dd", Locale.ROOT);
    private static final String NOBODY = "0000";

    private final Season season;
    private final RuleSet rules;
    private final Scope scope;
    private final Map<PlayerId, PlayerIdentity> identities = new HashMap<>();
    private final List<MatchCard> cards;
    private final TrfRounds rounds;
    private final Map<TeamId, Integer> teams = new LinkedHashMap<>();
    private final Map<TeamId, List<PlayerId>> squads = new LinkedHashMap<>();
    private final Map<PlayerId, Integer> numbers = new LinkedHashMap<>();
    private final Map<PlayerId, Map<Integer, String>> cells = new HashMap<>();
    private final Map<PlayerId, Points> points = new HashMap<>();
    private final List<String> lineUps = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();
    private String colours = "";

    private TrfWriter(
            Season season, RuleSet rules, List<PlayerIdentity> players, Scope scope, Optional<RateOfPlay> rate) {
        this.season = season;
        this.rules = rules;
        this.scope = scope;
        players.forEach(player -> identities.put(player.id(), player));
        this.cards = season.matches().stream()
                .filter(card -> card.status() == MatchResult.Status.PLAYED)
                .filter(card -> scope == Scope.ALL_RESULTS || hasGames(card))
                .filter(card -> rate.isEmpty() || rate.get().equals(rateOfPlay(card)))
                .toList();
        this.rounds = TrfRounds.of(cards);
    }

    /**
     * Writes a season. Matches that have not been played are left out.
     *
     * @param event the event
     * @param season the season, with at least one match that was played
     * @param rules its rules, for colours and for the table
     * @param players who the players are
     * @param scope what is written
     * @param rate the rate of play of the matches to write (5.1); empty for all matches, which must then be of one rate
     * @return the text
     * @throws FaultsException if something cannot be said in the format, with all faults: a player nobody knows or who
     *     played for two teams, games of several rates, a name that is too long, colours that were tossed for; and where all results are
     *     written, a match without boards, an arbiter's score or an unfinished game
     */
    public static String write(
            TrfEvent event,
            Season season,
            RuleSet rules,
            List<PlayerIdentity> players,
            Scope scope,
            Optional<RateOfPlay> rate) {
        return new TrfWriter(season, rules, players, scope, rate).write(event);
    }

    private RuleSet inForce(MatchCard card) {
        return rules.inForceOn(card.date());
    }

    private RateOfPlay rateOfPlay(MatchCard card) {
        return inForce(card).adjudication().rateOfPlay(card);
    }

    private static boolean hasGames(MatchCard card) {
        return card.defaultedBy() == Defaulted.NOBODY
                && card.boards().stream()
                        .anyMatch(board -> board.result().kind().overTheBoard());
    }

    private String write(TrfEvent event) {
        for (Team team : season.teams()) {
            teams.put(team.id(), teams.size() + 1);
            squads.put(team.id(), new ArrayList<>());
            if (team.name().length() > LONGEST_NAME) {
                faults.add(Fault.of(
                        team.name(),
                        "the name has more than " + LONGEST_NAME + " characters",
                        "shorten it for the report"));
            }
        }
        cards.forEach(this::enterSquads);
        squads.values().forEach(squad -> squad.forEach(player -> numbers.put(player, numbers.size() + 1)));
        for (PlayerId player : numbers.keySet()) {
            if (!identities.containsKey(player)) {
                faults.add(Fault.of("players", "nobody is known as \"" + player + "\"", "add name and number"));
            }
        }
        for (int i = 0; i < cards.size(); i++) {
            enter(cards.get(i), rounds.rounds().get(i));
        }
        Map<MatchRef, RateOfPlay> rates = new LinkedHashMap<>();
        cards.stream().filter(TrfWriter::hasGames).forEach(card -> rates.put(card.ref(), rateOfPlay(card)));
        faults.addAll(OneRate.faults(rates));
        if (cards.isEmpty()) {
            faults.add(Fault.of("matches", "none has been played", "there is nothing to report"));
        }
        if (scope == Scope.ALL_RESULTS) {
            faults.addAll(TrfAwards.faults(season));
        }
        if (!faults.isEmpty()) {
            throw new FaultsException(faults);
        }
        List<String> lines = new ArrayList<>();
        // Where nothing but defaults is written, the rate is that of the first of them.
        writeEvent(event, rates.values().stream().findFirst().orElseGet(() -> rateOfPlay(cards.get(0))), lines);
        writePlayers(event, lines);
        writeTeams(lines);
        lines.addAll(lineUps);
        if (scope == Scope.ALL_RESULTS) {
            TrfAwards awards = new TrfAwards(rules, teams);
            if (rounds.areOwn()) {
                season.byes().forEach(bye -> awards.bye(bye).ifPresent(lines::add));
            }
            season.rulings().forEach(ruling -> awards.ruling(ruling).ifPresent(lines::add));
        }
        return String.join("\r\n", lines) + "\r\n";
    }

    private void enterSquads(MatchCard card) {
        for (BoardCard board : card.boards()) {
            if (!written(board)) {
                continue;
            }
            for (Side side : Side.values()) {
                TeamId team = card.team(side);
                board.seat(side).player().ifPresent(player -> {
                    squads.forEach((other, squad) -> {
                        if (!other.equals(team) && squad.contains(player)) {
                            faults.add(Fault.of(
                                    card.ref().toString(),
                                    player + " plays for " + team + " and for " + other + " (8.3)",
                                    "a report can name a player for one team only"));
                        }
                    });
                    List<PlayerId> squad = squads.computeIfAbsent(team, t -> new ArrayList<>());
                    if (!squad.contains(player)) {
                        squad.add(player);
                    }
                });
            }
        }
    }

    private boolean written(BoardCard board) {
        return scope == Scope.ALL_RESULTS || board.result().kind().overTheBoard();
    }

    private void enter(MatchCard card, int round) {
        String match = card.ref().toString();
        if (card.defaultedBy() != Defaulted.NOBODY) {
            if (!card.boards().isEmpty()) {
                faults.add(Fault.of(
                        match,
                        "a defaulted match has boards",
                        "the format holds only that the whole match was defaulted"));
            }
            lineUps.add(forfeit(card, round));
            return;
        }
        if (card.boards().isEmpty()) {
            faults.add(Fault.of(match, "only its total is known", "record its boards"));
            return;
        }
        List<String> home = new ArrayList<>();
        List<String> away = new ArrayList<>();
        StringBuilder sequence = new StringBuilder();
        for (int number = 1; number <= card.boards().size(); number++) {
            BoardCard board = card.boards().get(number - 1);
            Optional<Side> white = inForce(card).adjudication().colours().white(card, number);
            if (white.isEmpty()) {
                faults.add(Fault.of(
                        match + ", board " + number, "who had white is not known (10.6)", "record it on the card"));
                return;
            }
            sequence.append(white.get() == Side.HOME ? 'W' : 'B');
            if (written(board)) {
                enter(board, round, white.get() == Side.HOME, match + ", board " + number);
                home.add(numbered(board.home()));
                away.add(numbered(board.away()));
            } else {
                home.add(NOBODY);
                away.add(NOBODY);
            }
        }
        checkColours(match, sequence.toString());
        lineUps.add(lineUp(round, card.home(), card.away(), home));
        lineUps.add(lineUp(round, card.away(), card.home(), away));
    }

    private void checkColours(String match, String sequence) {
        if (!colours.startsWith(sequence) && !sequence.startsWith(colours)) {
            faults.add(Fault.of(
                    match,
                    "its colours are " + sequence + ", those of others " + colours,
                    "a report has one sequence"));
        }
        colours = sequence.length() > colours.length() ? sequence : colours;
    }

    private void enter(BoardCard board, int round, boolean homeIsWhite, String where) {
        BoardResult.Kind kind = board.result().kind();
        if (!kind.overTheBoard() && !kind.byDefault()) {
            faults.add(Fault.of(where, "the format has no code for \"" + board.result() + "\"", "leave the match out"));
            return;
        }
        for (Side side : Side.values()) {
            Seat seat = board.seat(side);
            boolean wonByDefault = kind.byDefault() && kind.wonBy(side);
            if (seat.kind() == Seat.Kind.NOT_RECORDED
                    || (seat.player().isEmpty() && (kind.overTheBoard() || wonByDefault))) {
                faults.add(Fault.of(
                        where, "no " + side.name().toLowerCase(Locale.ROOT) + " player is named", "name the player"));
                continue;
            }
            seat.player().ifPresent(player -> {
                boolean white = homeIsWhite == (side == Side.HOME);
                String opponent = numbered(board.seat(side.other()));
                String cell = String.format(Locale.ROOT, "%4s %s %s", opponent, white ? "w" : "b", code(kind, side));
                cells.computeIfAbsent(player, p -> new TreeMap<>()).put(round, cell);
                points.merge(player, scored(kind, side), Points::plus);
            });
        }
    }

    private static Points scored(BoardResult.Kind kind, Side side) {
        return kind == BoardResult.Kind.DRAW ? Points.HALF : kind.wonBy(side) ? Points.ONE : Points.ZERO;
    }

    private static String code(BoardResult.Kind kind, Side side) {
        if (kind.byDefault()) {
            return kind.wonBy(side) ? "+" : "-";
        }
        return kind == BoardResult.Kind.DRAW ? "=" : kind.wonBy(side) ? "1" : "0";
    }

    private String numbered(Seat seat) {
        return seat.player()
                .map(player -> Integer.toString(numbers.getOrDefault(player, 0)))
                .orElse(NOBODY);
    }

    private String lineUp(int round, TeamId team, TeamId opponents, List<String> players) {
        TrfLine line = new TrfLine("300")
                .right(7, Integer.toString(round))
                .right(11, number(team))
                .right(15, number(opponents));
        for (int i = 0; i < players.size(); i++) {
            line.right(20 + 5 * i, players.get(i));
        }
        return line.toString();
    }

    private String forfeit(MatchCard card, int round) {
        boolean homeIsWhite = inForce(card)
                .adjudication()
                .colours()
                .white(card, 1)
                .filter(side -> side == Side.HOME)
                .isPresent();
        String type = card.defaultedBy() == Defaulted.BOTH
                ? "--"
                : (card.defaultedBy() == Defaulted.HOME) == homeIsWhite ? "-+" : "+-";
        return new TrfLine("330")
                .left(5, type)
                .right(10, Integer.toString(round))
                .right(14, number(homeIsWhite ? card.home() : card.away()))
                .right(18, number(homeIsWhite ? card.away() : card.home()))
                .toString();
    }

    private String number(TeamId team) {
        return Integer.toString(teams.getOrDefault(team, 0));
    }

    private void writeEvent(TrfEvent event, RateOfPlay rate, List<String> lines) {
        List<LocalDate> days =
                rounds.dates().stream().flatMap(Optional::stream).sorted().toList();
        lines.add("012 " + event.name());
        lines.add("022 " + event.city());
        lines.add("032 " + event.federation());
        if (!days.isEmpty()) {
            lines.add("042 " + LONG_DATE.format(days.get(0)));
            lines.add("052 " + LONG_DATE.format(days.get(days.size() - 1)));
        }
        lines.add("062 " + numbers.size());
        lines.add("082 " + teams.size());
        lines.add("092 Team round robin");
        lines.add("102 " + event.arbiter());
        lines.add("122 " + rate.base().toMinutes() + " minutes and "
                + rate.increment().toSeconds() + " seconds per move from move 1");
        TrfLine dates = new TrfLine("132");
        for (int round = 0; round < rounds.count(); round++) {
            int column = FIRST_ROUND + ROUND_WIDTH * round;
            rounds.dates().get(round).ifPresent(day -> dates.left(column, SHORT_DATE.format(day)));
        }
        lines.add(dates.toString());
        lines.add("142 " + rounds.count());
        lines.add("222 " + rate.base().toSeconds() + "+" + rate.increment().toSeconds());
        if (!colours.isEmpty()) {
            lines.add("352 " + colours);
        }
    }

    private void writePlayers(TrfEvent event, List<String> lines) {
        List<Points> ranking = numbers.keySet().stream().map(this::pointsOf).toList();
        numbers.forEach((id, number) -> {
            PlayerIdentity player = identity(id);
            long better = ranking.stream()
                    .filter(other -> other.compareTo(pointsOf(id)) > 0)
                    .count();
            TrfLine line = new TrfLine("001")
                    .right(8, Integer.toString(number))
                    .left(15, cut(player.name(), LONGEST_PERSON))
                    .left(54, event.federation())
                    .right(84, TrfAwards.decimal(pointsOf(id)))
                    .right(89, Long.toString(better + 1));
            player.fideId().ifPresent(fide -> line.right(68, fide));
            cells.getOrDefault(id, Map.of())
                    .forEach((round, cell) -> line.left(FIRST_ROUND + ROUND_WIDTH * (round - 1), cell));
            lines.add(line.toString());
        });
        numbers.forEach((id, number) -> {
            PlayerIdentity player = identity(id);
            player.ecfCode()
                    .ifPresent(code -> lines.add(new TrfLine(event.federation())
                            .right(8, Integer.toString(number))
                            .left(15, cut(player.name(), LONGEST_PERSON))
                            .right(68, code)
                            .toString()));
        });
    }

    /** Who a player is; that everybody is known was checked before anything is written. */
    private PlayerIdentity identity(PlayerId player) {
        return Objects.requireNonNull(identities.get(player), "identity");
    }

    private Points pointsOf(PlayerId player) {
        return points.getOrDefault(player, Points.ZERO);
    }

    private void writeTeams(List<String> lines) {
        Map<TeamId, Row> rows = new HashMap<>();
        League.standings(season, rules)
                .rows()
                .forEach(row -> rows.put(row.team().id(), row));
        for (Team team : season.teams()) {
            TrfLine line = new TrfLine("310").right(7, number(team.id())).left(9, team.name());
            Row row = rows.get(team.id());
            if (row != null) {
                line.right(60, TrfAwards.decimal(row.tally().matchPoints()))
                        .right(67, TrfAwards.decimal(row.tally().gamePoints()))
                        .right(71, Integer.toString(row.position()));
            }
            int column = 77;
            for (PlayerId player : squads.getOrDefault(team.id(), List.of())) {
                line.right(column, Integer.toString(numbers.getOrDefault(player, 0)));
                column += 5;
            }
            lines.add(line.toString());
        }
    }

    private static String cut(String text, int length) {
        return text.length() <= length ? text : text.substring(0, length);
    }
}
