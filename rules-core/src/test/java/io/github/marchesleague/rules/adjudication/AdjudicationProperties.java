/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static io.github.marchesleague.rules.adjudication.Given.DAY;
import static io.github.marchesleague.rules.adjudication.Given.RULES;
import static io.github.marchesleague.rules.adjudication.Given.order;
import static io.github.marchesleague.rules.adjudication.Given.rules;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.lineup.RatingOrder;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
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
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.ruling.Withdrawal;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.transcription.LiteralCards;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** What holds of every card and season, whatever the mix of causes. */
class AdjudicationProperties {

    private static final List<String> RESULTS = List.of("1-0", "½-½", "0-1", "+/-", "-/+", "-/-", "void");

    /** One match with line-ups, ratings and complaints, all from one seed so that it can be printed and repeated. */
    @Provide
    Arbitrary<Season> matches() {
        return Arbitraries.longs().map(AdjudicationProperties::match);
    }

    private static Season match(long seed) {
        Random random = new Random(seed);
        Season.Builder season = Season.builder();
        season.addTeams(Team.of("A"), Team.of("B"));
        addPlayers(season, random, "a", "b");
        MatchCard.Builder card = MatchCard.builder();
        card.home(TeamId.of("A")).away(TeamId.of("B")).date(DAY.plusDays(random.nextInt(60)));
        for (int board = 1; board <= 4; board++) {
            card.addBoards(board(random, seat(random, "a" + board), seat(random, "b" + board)));
        }
        card.defaultedBy(random.nextInt(3) == 0 ? Defaulted.values()[random.nextInt(4)] : Defaulted.NOBODY);
        MatchCard match = card.build();
        season.addMatches(match);
        int decisions = random.nextInt(256);
        for (int i = random.nextInt(4); i > 0; i--) {
            season.addComplaints(complaint(random, match, decisions));
        }
        return season.build();
    }

    private static void addPlayers(Season.Builder season, Random random, String... prefixes) {
        Map<PlayerId, Integer> early = new HashMap<>();
        Map<PlayerId, Integer> late = new HashMap<>();
        for (String prefix : prefixes) {
            for (int board = 1; board <= 4; board++) {
                PlayerId id = PlayerId.of(prefix + board);
                Player.Builder player = Player.builder();
                player.id(id);
                int rating = 1900 - 60 * board + 20 * random.nextInt(7);
                if (random.nextBoolean()) {
                    player.nominated(rating - 20 * random.nextInt(2));
                }
                if (random.nextInt(4) > 0) {
                    early.put(id, rating);
                }
                if (random.nextInt(4) > 0) {
                    late.put(id, rating + 10 * random.nextInt(5));
                }
                season.addPlayers(player.build());
            }
        }
        season.addRatingLists(
                RatingList.of("ECF", DAY.plusDays(5), early), RatingList.of("ECF", DAY.plusDays(30), late));
    }

    private static Seat seat(Random random, String player) {
        return random.nextInt(6) == 0 ? Seat.EMPTY : Seat.of(PlayerId.of(player));
    }

    /** A board with any result but a win for a side that has nobody there. */
    private static BoardCard board(Random random, Seat home, Seat away) {
        BoardCard board;
        do {
            board = new BoardCard(
                    home,
                    away,
                    BoardResult.parse(RESULTS.get(random.nextInt(RESULTS.size())))
                            .orElseThrow());
        } while (board.wonWithoutPlayer(Side.HOME) || board.wonWithoutPlayer(Side.AWAY));
        return board;
    }

    /** A complaint, decided as all others about its board. */
    private static Complaint complaint(Random random, MatchCard match, int decisions) {
        boolean home = random.nextBoolean();
        int board = random.nextInt(4);
        boolean upheld = (decisions >> (home ? board : board + 4) & 1) == 1;
        Complaint.Builder complaint = Complaint.builder();
        return complaint
                .match(match.ref())
                .against(home ? Side.HOME : Side.AWAY)
                .board(1 + board)
                .protestedBeforeStart(random.nextInt(4) > 0)
                .submitted(match.date().orElseThrow().plusDays(5 + random.nextInt(4)))
                .upheld(random.nextInt(3) == 0 ? Optional.empty() : Optional.of(upheld))
                .build();
    }

    private static AdjudicatedMatch adjudicated(RuleSet rules, Season season) {
        return rules.adjudicator().adjudicate(season).matches().get(0);
    }

    private static Season with(Season season, MatchCard card, List<Complaint> complaints) {
        Season.Builder changed = Season.builder();
        return changed.from(season)
                .matches(List.of(card))
                .complaints(complaints)
                .build();
    }

    @Property
    void adjudicationIsIdempotent(@ForAll("matches") Season season) {
        MatchResult official = adjudicated(RULES, season).result();
        MatchCard card = season.matches().get(0);
        List<BoardCard> boards = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            boards.add(new BoardCard(
                    card.boards().get(i).home(),
                    card.boards().get(i).away(),
                    official.boards().get(i)));
        }
        MatchCard.Builder again = MatchCard.builder();
        again.from(card).boards(boards);
        assertThat(adjudicated(RULES, with(season, again.build(), List.of())).result())
                .isEqualTo(official);
    }

    @Property
    void aMatchHasThePointsOfItsBoardsInPlay(@ForAll("matches") Season season) {
        MatchResult result = adjudicated(RULES, season).result();
        Score score = RULES.scoring().score(result);
        long inPlay = result.boards().stream()
                .filter(board -> board.kind() != BoardResult.Kind.VOID)
                .count();
        assertThat(score.home().plus(score.away())).isEqualTo(Points.of(inPlay));
    }

    @Property
    void swappingHomeAndAwaySwapsTheResult(@ForAll("matches") Season season) {
        AdjudicatedMatch match = adjudicated(RULES, season);
        AdjudicatedMatch swapped = adjudicated(RULES, swapped(season));
        assertThat(swapped.result().boards())
                .isEqualTo(match.result().boards().stream()
                        .map(BoardResult::mirrored)
                        .toList());
        assertThat(swapped.breaches().stream().map(AdjudicationProperties::mirrored))
                .containsExactlyInAnyOrderElementsOf(match.breaches().stream()
                        .map(breach -> breach.rule() + breach.side().orElseThrow() + breach.board())
                        .toList());
    }

    private static String mirrored(Breach breach) {
        return breach.rule() + breach.side().orElseThrow().other() + breach.board();
    }

    private static Season swapped(Season season) {
        MatchCard card = season.matches().get(0);
        MatchCard.Builder other = MatchCard.builder();
        other.from(card)
                .home(card.away())
                .away(card.home())
                .boards(card.boards().stream()
                        .map(board -> new BoardCard(
                                /* home= */ board.away(),
                                /* away= */ board.home(),
                                board.result().mirrored()))
                        .toList())
                .defaultedBy(
                        switch (card.defaultedBy()) {
                            case HOME -> Defaulted.AWAY;
                            case AWAY -> Defaulted.HOME;
                            default -> card.defaultedBy();
                        });
        MatchCard mirrored = other.build();
        return with(
                season,
                mirrored,
                season.complaints().stream()
                        .map(complaint -> {
                            Complaint.Builder each = Complaint.builder();
                            return each.from(complaint)
                                    .match(mirrored.ref())
                                    .against(complaint.against().other())
                                    .build();
                        })
                        .toList());
    }

    @Property
    void complaintsRefusedOrInadmissibleOrPendingChangeNothing(@ForAll("matches") Season season) {
        List<Complaint> without = season.complaints().stream()
                .filter(complaint -> complaint.upheld().orElse(false))
                .filter(Complaint::protestedBeforeStart)
                .filter(complaint -> !complaint
                        .submitted()
                        .orElseThrow()
                        .isAfter(season.matches().get(0).date().orElseThrow().plusDays(7)))
                .toList();
        assertThat(adjudicated(RULES, with(season, season.matches().get(0), without))
                        .result())
                .isEqualTo(adjudicated(RULES, season).result());
    }

    @Property
    void raisingTheToleranceNeverAddsABreach(
            @ForAll("matches") Season season,
            @ForAll @IntRange(max = 200) int tolerance,
            @ForAll @IntRange(min = 1, max = 100) int more,
            @ForAll RatingOrder.Pairs pairs,
            @ForAll RatingOrder.Offender offender) {
        RuleSet strict = rules(change -> change.boardOrder(
                order(each -> each.tolerance(tolerance).all(true).pairs(pairs).offender(offender))));
        RuleSet lenient = rules(change -> change.boardOrder(order(
                each -> each.tolerance(tolerance + more).all(true).pairs(pairs).offender(offender))));
        assertThat(Given.breaches(strict, season)).containsAll(Given.breaches(lenient, season));
        assertThat(Given.breaches(
                        rules(change -> change.boardOrder(order(each -> each.tolerance(tolerance + more)))), season))
                .hasSizeLessThanOrEqualTo(Given.breaches(
                                rules(change -> change.boardOrder(order(each -> each.tolerance(tolerance)))), season)
                        .size());
    }

    @Property
    void theLiteralTranscriptionAgrees(@ForAll("matches") Season season) {
        AdjudicatedMatch ours = adjudicated(RULES, season);
        LiteralCards.Verdict literal = literal(season);
        List<String> scores = new ArrayList<>();
        literal.boards().forEach(board -> scores.add(board.home() + ":" + board.away()));
        assertThat(ours.result().boards().stream()
                        .map(board -> fraction(RULES.scoring().boardPoints(board, Side.HOME)) + ":"
                                + fraction(RULES.scoring().boardPoints(board, Side.AWAY))))
                .containsExactlyElementsOf(scores);
        assertThat(ours.breaches().stream()
                        .map(breach -> breach.rule() + " " + name(breach.side().orElseThrow()) + " "
                                + breach.board().getAsInt()))
                .containsExactlyInAnyOrderElementsOf(findings(literal.breaches()));
        assertThat(ours.unchecked().stream()
                        .map(each -> each.rule() + " " + name(each.side().orElseThrow()) + " "
                                + each.board().getAsInt()))
                .containsExactlyInAnyOrderElementsOf(findings(literal.unchecked()));
    }

    private static String fraction(Points points) {
        return points.denominator() == 1
                ? Long.toString(points.numerator())
                : points.numerator() + "/" + points.denominator();
    }

    private static List<String> findings(List<LiteralCards.Finding> findings) {
        return findings.stream()
                .map(finding -> finding.rule() + " " + finding.side() + " " + finding.board())
                .toList();
    }

    private static String name(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    private static LiteralCards.Verdict literal(Season season) {
        MatchCard card = season.matches().get(0);
        return LiteralCards.verdict(
                new LiteralCards.Card(
                        "A",
                        "B",
                        card.date().orElseThrow(),
                        card.boards().stream()
                                .map(board -> new LiteralCards.Board(
                                        id(board.home()),
                                        id(board.away()),
                                        board.result().toString()))
                                .toList(),
                        card.defaultedBy() == Defaulted.NOBODY
                                ? null
                                : card.defaultedBy().name().toLowerCase(Locale.ROOT)),
                season.players().stream()
                        .map(player -> new LiteralCards.Player(
                                player.id().value(),
                                "",
                                player.nominated().isPresent()
                                        ? player.nominated().getAsInt()
                                        : null))
                        .toList(),
                season.ratingLists().stream()
                        .map(list -> {
                            Map<String, Integer> ratings = new HashMap<>();
                            list.ratings().forEach((id, rating) -> ratings.put(id.value(), rating));
                            return new LiteralCards.RatingList(
                                    list.list(), list.from().orElseThrow(), ratings);
                        })
                        .toList(),
                season.complaints().stream()
                        .map(complaint -> new LiteralCards.Complaint(
                                name(complaint.against()),
                                complaint.board(),
                                complaint.protestedBeforeStart(),
                                complaint.submitted().orElse(null),
                                complaint.upheld().orElse(null)))
                        .toList());
    }

    private static String id(Seat seat) {
        return seat.player().map(PlayerId::value).orElse(null);
    }

    // ---------------------------------------------------------------- seasons

    /** Four teams, each pair once, with players who wander between teams, defaults and a withdrawal. */
    @Provide
    Arbitrary<Season> seasons() {
        return Arbitraries.longs().map(AdjudicationProperties::wholeSeason);
    }

    private static Season wholeSeason(long seed) {
        Random random = new Random(seed);
        List<String> names = List.of("A", "B", "C", "D");
        Season.Builder season = Season.builder();
        names.forEach(name -> season.addTeams(Team.of(name)));
        LocalDate day = DAY;
        for (int i = 0; i < 4; i++) {
            for (int j = i + 1; j < 4; j++) {
                day = day.plusDays(random.nextInt(3));
                season.addMatches(card(random, names.get(i), names.get(j), day));
            }
        }
        if (random.nextBoolean()) {
            season.addWithdrawals(new Withdrawal(TeamId.of("D"), Optional.of(day), ""));
        }
        return season.build();
    }

    private static MatchCard card(Random random, String home, String away, LocalDate day) {
        MatchCard.Builder card = MatchCard.builder();
        card.home(TeamId.of(home)).away(TeamId.of(away)).date(day);
        if (random.nextInt(5) == 0) {
            return card.status(MatchResult.Status.UNPLAYED).build();
        }
        for (int board = 1; board <= 4; board++) {
            String wanderer = random.nextInt(4) == 0 ? "w" + board : home + board;
            card.addBoards(new BoardCard(
                    Seat.of(PlayerId.of(wanderer)),
                    Seat.of(PlayerId.of(away + board)),
                    BoardResult.parse(RESULTS.get(random.nextInt(RESULTS.size())))
                            .orElseThrow()));
        }
        return card.build();
    }

    @Property(tries = 300)
    void theOrderOfLoadingDoesNotMatter(@ForAll("seasons") Season season, @ForAll Random random) {
        List<MatchCard> shuffled = new ArrayList<>(season.matches());
        Collections.shuffle(shuffled, random);
        Season.Builder other = Season.builder();
        AdjudicatedSeason one = RULES.adjudicator().adjudicate(season);
        AdjudicatedSeason two = RULES.adjudicator()
                .adjudicate(other.from(season).matches(shuffled).build());
        assertThat(two.breaches()).containsExactlyInAnyOrderElementsOf(one.breaches());
        assertThat(two.matches()).containsExactlyInAnyOrderElementsOf(one.matches());
    }

    @Property(tries = 300)
    void expungingATeamLeavesTheTableOfTheOthers(@ForAll("seasons") Season season) {
        RuleSet expunge =
                rules(change -> change.withdrawal(WithdrawalPolicy.always(WithdrawalPolicy.Treatment.EXPUNGE)));
        Season.Builder left = Season.builder();
        left.from(season).withdrawals(List.of(new Withdrawal(TeamId.of("D"), Optional.empty(), "")));
        Season.Builder never = Season.builder();
        never.from(season)
                .withdrawals(List.of())
                .teams(season.teams().subList(0, 3))
                .matches(season.matches().stream()
                        .filter(match -> !match.away().equals(TeamId.of("D")))
                        .toList());
        assertThat(League.standings(left.build(), expunge).rows())
                .isEqualTo(League.standings(never.build(), expunge).rows());
    }

    @Property(tries = 300)
    void everyPolicyKeepsWhatWasPlayedForRating(
            @ForAll("seasons") Season season, @ForAll WithdrawalPolicy.Treatment treatment) {
        RuleSet policy = rules(change -> change.withdrawal(WithdrawalPolicy.always(treatment)));
        List<AdjudicatedMatch> matches = policy.adjudicator().adjudicate(season).matches();
        assertThat(matches).hasSize(season.matches().size());
        for (int i = 0; i < matches.size(); i++) {
            MatchCard card = season.matches().get(i);
            assertThat(matches.get(i).card()).isEqualTo(card);
            assertThat(matches.get(i).ratedBoards()).hasSize((int) card.boards().stream()
                    .filter(board -> board.result().kind().overTheBoard())
                    .count());
        }
    }

    @Property(tries = 300)
    void aPenaltyChangesTheTotalsByItselfAndNothingElse(
            @ForAll("seasons") Season season, @ForAll @IntRange(min = -9, max = 9) int matchPoints) {
        Season.Builder punished = Season.builder();
        punished.from(season).addRulings(Given.points("A", Integer.toString(matchPoints), "-½"));
        for (String team : List.of("A", "B", "C", "D")) {
            List<Points> before = totals(season, team);
            List<Points> after = totals(punished.build(), team);
            boolean isA = team.equals("A");
            assertThat(after)
                    .containsExactly(
                            before.get(0).plus(isA ? Points.of(matchPoints) : Points.ZERO),
                            before.get(1).plus(isA ? Points.ofHalves(-1) : Points.ZERO));
        }
    }

    private static List<Points> totals(Season season, String team) {
        return League.standings(season).rows().stream()
                .filter(row -> row.team().id().equals(TeamId.of(team)))
                .map(row -> List.of(row.tally().matchPoints(), row.tally().gamePoints()))
                .findFirst()
                .orElseThrow();
    }
}
