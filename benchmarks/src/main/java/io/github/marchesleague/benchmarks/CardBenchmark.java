/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.benchmarks;

import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.Adjudicator;
import io.github.marchesleague.rules.adjudication.Register;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
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

    private final MatchCard card;
    private final Register register;
    private final Adjudicator adjudicator = RuleSets.herefordshire().adjudicator();
    private final Map<PlayerId, Integer> september = new HashMap<>();
    private final Map<PlayerId, Integer> november = new HashMap<>();

    /** The card, the players and two editions of a rating list. */
    public CardBenchmark() {
        List<Player> players = new ArrayList<>();
        MatchCard.Builder builder = MatchCard.builder()
                .home(TeamId.of("Clun"))
                .away(TeamId.of("Ross"))
                .date(LocalDate.of(2025, 11, 13));
        BoardResult[] results = {
            BoardResult.HOME_WIN, BoardResult.DRAW, BoardResult.AWAY_WIN, BoardResult.HOME_WIN_BY_DEFAULT
        };
        for (int board = 1; board <= 4; board++) {
            PlayerId home = PlayerId.of("C" + board);
            PlayerId away = PlayerId.of("R" + board);
            players.add(Player.of(home.value()));
            players.add(Player.of(away.value()));
            for (PlayerId player : List.of(home, away)) {
                september.put(player, 1900 - 40 * board);
                november.put(player, 1910 - 45 * board);
            }
            builder.addBoards(new BoardCard(Seat.of(home), Seat.of(away), results[board - 1]));
        }
        card = builder.build();
        register = Register.of(
                players, List.of(RatingList.of("ECF", SEPTEMBER, september), RatingList.of("ECF", NOVEMBER, november)));
    }

    /** What a scorer for this card alone comes to. */
    public record Scored(int homeHalves, int awayHalves, int homeMatchPoints, int awayMatchPoints, int breaches) {}

    /**
     * The baseline: boards, match points and board order as rules 7, 9.3 and 12.2 have them, with nothing to configure.
     *
     * @return the scores and how many sides break the board order
     */
    @Benchmark
    public Scored handWritten() {
        Map<PlayerId, Integer> ratings = card.date().orElseThrow().isBefore(NOVEMBER) ? september : november;
        int home = 0;
        int away = 0;
        for (BoardCard board : card.boards()) {
            switch (board.result().kind()) {
                case HOME_WIN, HOME_WIN_BY_DEFAULT -> home += 2;
                case AWAY_WIN, AWAY_WIN_BY_DEFAULT -> away += 2;
                default -> {
                    home++;
                    away++;
                }
            }
        }
        int breaches = 0;
        for (Side side : Side.values()) {
            breaches += outOfOrder(ratings, side) ? 1 : 0;
        }
        int homeMatchPoints = home > away ? 2 : home == away ? 1 : 0;
        return new Scored(home, away, homeMatchPoints, 2 - homeMatchPoints, breaches);
    }

    private boolean outOfOrder(Map<PlayerId, Integer> ratings, Side side) {
        List<BoardCard> boards = card.boards();
        for (int upper = 0; upper < boards.size(); upper++) {
            int rating = rating(ratings, boards.get(upper), side);
            for (int lower = upper + 1; lower < boards.size(); lower++) {
                if (rating(ratings, boards.get(lower), side) - rating > 80) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int rating(Map<PlayerId, Integer> ratings, BoardCard board, Side side) {
        return Objects.requireNonNull(ratings.get(board.seat(side).player().orElseThrow()));
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
