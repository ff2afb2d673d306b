/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.benchmarks;

import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.Adjudicator;
import io.github.marchesleague.rules.lineup.Register;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.RatingList;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A card of four boards with line-ups and ratings, adjudicated, against a scorer written by hand for just that. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CardBenchmark {

    private static final LocalDate SEPTEMBER = LocalDate.of(2025, 9, 1);
    private static final LocalDate NOVEMBER = LocalDate.of(2025, 11, 1);
    private static final int BOARDS = 4;
    private static final Side[] SIDES = Side.values();
    /** So low that nobody sits too far above an unrated player. */
    private static final int UNRATED = -1;

    private final MatchCard card;
    private final Register register;
    private final Adjudicator adjudicator = RuleSets.herefordshire().adjudicator();
    /** For the scorer written by hand: the players, and the editions of the list by the day from which they hold. */
    private final Map<PlayerId, Player> players = new HashMap<>();

    private final TreeMap<LocalDate, Map<PlayerId, Integer>> lists = new TreeMap<>();

    /** The card, the players and two editions of a rating list. */
    public CardBenchmark() {
        Map<PlayerId, Integer> september = new HashMap<>();
        Map<PlayerId, Integer> november = new HashMap<>();
        MatchCard.Builder builder = MatchCard.builder()
                .home(TeamId.of("Clun"))
                .away(TeamId.of("Ross"))
                .date(LocalDate.of(2025, 11, 13));
        BoardResult[] results = {
            BoardResult.HOME_WIN, BoardResult.DRAW, BoardResult.AWAY_WIN, BoardResult.HOME_WIN_BY_DEFAULT
        };
        for (int board = 1; board <= BOARDS; board++) {
            PlayerId home = PlayerId.of("C" + board);
            PlayerId away = PlayerId.of("R" + board);
            for (PlayerId player : List.of(home, away)) {
                players.put(player, Player.of(player.value()));
                september.put(player, 1900 - 40 * board);
                november.put(player, 1910 - 45 * board);
            }
            builder.addBoards(new BoardCard(Seat.of(home), Seat.of(away), results[board - 1]));
        }
        card = builder.build();
        lists.put(SEPTEMBER, september);
        lists.put(NOVEMBER, november);
        register = Register.of(
                List.copyOf(players.values()),
                List.of(RatingList.of("ECF", SEPTEMBER, september), RatingList.of("ECF", NOVEMBER, november)));
    }

    /**
     * What a scorer for these rules alone comes to.
     *
     * @param result the official result
     * @param homeMatchPoints the home team's match points
     * @param awayMatchPoints the away team's match points
     * @param breaches what breaks the board order, in words
     */
    public record Scored(MatchResult result, int homeMatchPoints, int awayMatchPoints, List<String> breaches) {}

    /**
     * The baseline: refuses a card that cannot be, and gives the official boards, match points and the board order as
     * rules 7, 9.2, 9.3, 12.2 and 12.3 have them, with nothing to configure. Unlike the library it stops at the first
     * fault, and keeps no record of what was played and why a board counts as it does.
     *
     * @return the official result, its match points and the breaches of the board order
     */
    @Benchmark
    public Scored handWritten() {
        checkPlayers();
        List<BoardCard> boards = card.boards();
        BoardResult[] official = new BoardResult[boards.size()];
        int home = 0;
        int away = 0;
        for (int i = 0; i < official.length; i++) {
            official[i] = official(boards.get(i));
            switch (official[i].kind()) {
                case HOME_WIN, HOME_WIN_BY_DEFAULT -> home += 2;
                case AWAY_WIN, AWAY_WIN_BY_DEFAULT -> away += 2;
                default -> {
                    home++;
                    away++;
                }
            }
        }
        MatchResult result = new MatchResult(
                card.home(),
                card.away(),
                card.round(),
                card.date(),
                card.status(),
                List.of(official),
                card.total(),
                card.defaultedBy(),
                card.handicap(),
                Optional.empty());
        int homeMatchPoints = home > away ? 2 : home == away ? 1 : 0;
        Map<PlayerId, Integer> list =
                lists.floorEntry(card.date().orElseThrow()).getValue();
        List<String> breaches = new ArrayList<>(0);
        for (Side side : SIDES) {
            checkOrder(side, list, breaches);
        }
        return new Scored(result, homeMatchPoints, 2 - homeMatchPoints, breaches);
    }

    /** All boards must be there, and every player must be known and be named once. */
    private void checkPlayers() {
        List<BoardCard> boards = card.boards();
        if (boards.size() != BOARDS) {
            throw new IllegalArgumentException(boards.size() + " boards");
        }
        PlayerId[] named = new PlayerId[2 * BOARDS];
        int count = 0;
        for (int board = 0; board < BOARDS; board++) {
            for (Side side : SIDES) {
                Optional<PlayerId> player = boards.get(board).seat(side).player();
                if (player.isPresent()) {
                    if (!players.containsKey(player.get())) {
                        throw new IllegalArgumentException(player.get() + " is not a player");
                    }
                    for (int i = 0; i < count; i++) {
                        if (named[i].equals(player.get())) {
                            throw new IllegalArgumentException(player.get() + " is named twice");
                        }
                    }
                    named[count++] = player.get();
                }
            }
        }
    }

    private static BoardResult official(BoardCard board) {
        boolean home = absent(board, Side.HOME);
        boolean away = absent(board, Side.AWAY);
        if (home && away) {
            return BoardResult.DOUBLE_DEFAULT;
        }
        return home ? BoardResult.AWAY_WIN_BY_DEFAULT : away ? BoardResult.HOME_WIN_BY_DEFAULT : board.result();
    }

    private static boolean absent(BoardCard board, Side side) {
        return board.seat(side).kind() == Seat.Kind.EMPTY
                || board.result().kind().defaultedBy(side);
    }

    /** Names the highest player who sits too far above a better-rated team-mate. */
    private void checkOrder(Side side, Map<PlayerId, Integer> list, List<String> breaches) {
        List<BoardCard> boards = card.boards();
        int[] ratings = new int[boards.size()];
        for (int i = 0; i < ratings.length; i++) {
            ratings[i] = rating(boards.get(i).seat(side), list);
        }
        for (int upper = 0; upper < ratings.length; upper++) {
            for (int lower = upper + 1; ratings[upper] != UNRATED && lower < ratings.length; lower++) {
                if (ratings[lower] - ratings[upper] > 80) {
                    breaches.add(card.team(side) + ": board " + (upper + 1) + " sits above board " + (lower + 1));
                    return;
                }
            }
        }
    }

    /** The rating in force, else the one that the controller nominated (9.2). */
    private int rating(Seat seat, Map<PlayerId, Integer> list) {
        if (seat.player().isEmpty()) {
            return UNRATED;
        }
        Integer rating = list.get(seat.player().get());
        return rating != null
                ? rating
                : Objects.requireNonNull(players.get(seat.player().get()))
                        .nominated()
                        .orElse(UNRATED);
    }

    /**
     * The card adjudicated.
     *
     * @return the official result with its causes
     */
    @Benchmark
    public AdjudicatedMatch adjudicated() {
        return adjudicator.adjudicate(card, List.of(), register);
    }
}
