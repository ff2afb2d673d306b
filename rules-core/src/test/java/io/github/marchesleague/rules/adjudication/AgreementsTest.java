/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static io.github.marchesleague.rules.adjudication.Given.RULES;
import static io.github.marchesleague.rules.adjudication.Given.boards;
import static io.github.marchesleague.rules.adjudication.Given.breaches;
import static io.github.marchesleague.rules.adjudication.Given.card;
import static io.github.marchesleague.rules.adjudication.Given.defaults;
import static io.github.marchesleague.rules.adjudication.Given.lineUps;
import static io.github.marchesleague.rules.adjudication.Given.only;
import static io.github.marchesleague.rules.adjudication.Given.outcome;
import static io.github.marchesleague.rules.adjudication.Given.players;
import static io.github.marchesleague.rules.adjudication.Given.rules;
import static io.github.marchesleague.rules.adjudication.Given.season;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.github.marchesleague.rules.match.Agreement;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.Sanction;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.season.Season;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What two captains agree on beforehand, and what a team's empty boards are. */
class AgreementsTest {

    private static MatchCard agreed(String marks, Integer... unplayed) {
        return card("A", "B", marks, card -> card.agreed(new Agreement(Set.of(unplayed), false)));
    }

    /** Void where agreed, nothing to either where not, and that is reported. */
    private static final RuleSet BY_AGREEMENT =
            defaults(handling -> handling.bothAbsent(BothLost.NOTHING).bothAgreed(BothLost.VOID));

    @Test
    void aBoardAgreedToBeUnplayedCountsAsTheRulesSay() {
        AdjudicatedMatch match = only(BY_AGREEMENT, agreed("1 0 1 =", 4));
        // Three boards count: 1 + 0 + 1 against 0 + 1 + 0.
        assertThat(outcome(BY_AGREEMENT, match)).isEqualTo("2–1 2–0");
        assertThat(boards(match)).endsWith("void 12.3");
        assertThat(match.breaches()).isEmpty();
        Cause agreement = new Cause(Cause.Kind.AGREED, "12.3", "the captains agreed that the board is not played");
        assertThat(match.boards().get(3).home()).containsExactly(agreement);
        assertThat(match.boards().get(3).away()).containsExactly(agreement);
        assertThat(match.boards().get(3).agreement()).contains(agreement);
        assertThat(match.boards().get(0).agreement()).isEmpty();
    }

    @Test
    void anEmptyBoardAgreedToBeUnplayedIsNobodysAbsence() {
        AdjudicatedMatch match = only(
                BY_AGREEMENT,
                card(
                        "A",
                        "B",
                        "1 1 1",
                        card -> card.addBoards(new BoardCard(Seat.EMPTY, Seat.EMPTY, BoardResult.DOUBLE_DEFAULT))
                                .agreed(new Agreement(Set.of(4), false))));
        assertThat(match.boards().get(3).agreement())
                .map(Cause::reason)
                .contains("the captains agreed that the board is not played");
    }

    /** Nobody plays on a board that was agreed to be unplayed, whoever is named on it and whatever the card leaves open. */
    @ParameterizedTest
    @CsvSource({
        "NOT_RECORDED, EMPTY",
        "EMPTY, NOT_RECORDED",
        "NAMED, EMPTY",
        "NOT_RECORDED, NOT_RECORDED",
        "NAMED, NAMED"
    })
    void anAgreedBoardIsNeverADefaultOfOneSide(Seat.Kind home, Seat.Kind away) {
        BoardCard open = new BoardCard(seat(home, "h"), seat(away, "g"), BoardResult.UNFINISHED);
        Season.Builder season = Season.builder();
        AdjudicatedMatch match = BY_AGREEMENT
                .adjudicator()
                .adjudicate(season.addTeams(Team.of("A"), Team.of("B"))
                        .addAllPlayers(players("h", 1500))
                        .addAllPlayers(players("g", 1500))
                        .addMatches(card(
                                "A",
                                "B",
                                "1 0 1",
                                card -> card.addBoards(open).agreed(new Agreement(Set.of(4), false))))
                        .build())
                .matches()
                .get(0);
        // Void by the agreement: 2–1 of three boards.
        assertThat(outcome(BY_AGREEMENT, match)).isEqualTo("2–1 2–0");
        assertThat(match.boards().get(3).official().kind()).isEqualTo(BoardResult.Kind.VOID);
        assertThat(match.boards().get(3).home()).extracting(Cause::kind).containsExactly(Cause.Kind.AGREED);
        assertThat(match.boards().get(3).away()).extracting(Cause::kind).containsExactly(Cause.Kind.AGREED);
    }

    private static Seat seat(Seat.Kind kind, String player) {
        return switch (kind) {
            case EMPTY -> Seat.EMPTY;
            case NAMED -> Seat.of(PlayerId.of(player + "1"));
            case NOT_RECORDED -> Seat.NOT_RECORDED;
        };
    }

    /** Board 2 is not played, and boards 1, 3 and 4 have their players. */
    @Test
    void aBoardAgreedToBeUnplayedIsNoGapAboveTheOthers() {
        MatchCard match = lineUps("A", "a1 ~ a3 a4", "B", "b1 ~ b3 b4", "1 = 0 1", card -> {
            card.agreed(new Agreement(Set.of(2), false));
        });
        assertThat(only(BY_AGREEMENT, match).breaches()).isEmpty();
        assertThat(outcome(BY_AGREEMENT, match)).isEqualTo("2–1 2–0");
    }

    /** What an arbiter gave for a board stands, whatever the captains had agreed on. */
    @Test
    void aDecisionOnABoardGoesBeforeAnAgreement() {
        AdjudicatedMatch match = only(BY_AGREEMENT, agreed("1 0 1 (½/0)", 4));
        assertThat(outcome(BY_AGREEMENT, match)).isEqualTo("2½–1 2–0");
        assertThat(match.boards().get(3).agreement()).isEmpty();
    }

    /** Never a default of one side: the decision stands as given, and with nobody there the agreement counts. */
    @ParameterizedTest
    @CsvSource({
        "NOT_RECORDED, EMPTY, 2½–1 2–0, false",
        "EMPTY, NOT_RECORDED, 2½–1 2–0, false",
        "NOT_RECORDED, NOT_RECORDED, 2½–1 2–0, false",
        "EMPTY, EMPTY, 2–1 2–0, true"
    })
    void aDecisionOnAnAgreedBoardMakesNoDefault(Seat.Kind home, Seat.Kind away, String outcome, boolean agreement) {
        BoardResult given = agreed("1 0 1 (½/0)").boards().get(3).result();
        BoardCard board = new BoardCard(seat(home, "h"), seat(away, "g"), given);
        AdjudicatedMatch match = only(
                BY_AGREEMENT,
                card("A", "B", "1 0 1", card -> card.addBoards(board).agreed(new Agreement(Set.of(4), false))));
        assertThat(outcome(BY_AGREEMENT, match)).isEqualTo(outcome);
        assertThat(match.boards().get(3).agreement().isPresent()).isEqualTo(agreement);
        assertThat(match.boards().get(3).home()).noneMatch(cause -> cause.kind() == Cause.Kind.ABSENT);
        assertThat(match.boards().get(3).away()).noneMatch(cause -> cause.kind() == Cause.Kind.ABSENT);
    }

    @Test
    void withoutAnAgreementNobodyTurnedUp() {
        AdjudicatedMatch match = only(BY_AGREEMENT, card("A", "B", "1 0 1 ="));
        assertThat(match.boards().get(3).agreement()).isEmpty();
        assertThat(match.boards().get(3).home())
                .containsExactly(new Cause(Cause.Kind.ABSENT, "12.2", "did not turn up"));
    }

    @Test
    void withoutAnAgreementTheOtherValueStandsAndIsReported() {
        AdjudicatedMatch match = only(BY_AGREEMENT, card("A", "B", "1 0 1 ="));
        assertThat(outcome(BY_AGREEMENT, match)).isEqualTo("2–1 2–0");
        assertThat(match.boards().get(3).official())
                .isEqualTo(BoardResult.DOUBLE_DEFAULT.scored(Points.ZERO, Points.ZERO));
        assertThat(match.breaches())
                .extracting(Breach::rule, Breach::message)
                .containsExactly(tuple("12.3", "nobody came to board 4, and the captains had not agreed on that"));
    }

    @Test
    void theRuleBookLeavesCaptainsNothingToAgreeOn() {
        AdjudicatedMatch match = only(RULES, agreed("1 0 1 =", 4));
        assertThat(outcome(RULES, match)).isEqualTo("2½–1½ 2–0");
        assertThat(match.breaches())
                .extracting(Breach::message)
                .containsExactly("the captains agreed that board 4 is not played, which these rules do not allow");
    }

    @Test
    void anAgreementOnAMatchWithAScoreOnlyIsReportedToo() {
        MatchCard score = MatchCard.builder()
                .home(TeamId.of("A"))
                .away(TeamId.of("B"))
                .total(Score.parse("3-1").orElseThrow())
                .agreed(new Agreement(Set.of(4, 3), false))
                .build();
        assertThat(only(RULES, score).breaches())
                .extracting(Breach::rule, Breach::message)
                .containsExactly(
                        tuple("12.3", "the captains agreed that board 3 is not played, which these rules do not allow"),
                        tuple(
                                "12.3",
                                "the captains agreed that board 4 is not played, which these rules do not allow"));
        assertThat(only(BY_AGREEMENT, score).breaches()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(
            value = BoardResult.Kind.class,
            names = {"HOME_WIN", "DRAW", "AWAY_WIN", "HOME_WIN_BY_DEFAULT", "AWAY_WIN_BY_DEFAULT"})
    void nobodyWinsABoardAgreedToBeUnplayed(BoardResult.Kind kind) {
        BoardResult claimed = switch (kind) {
            case HOME_WIN -> BoardResult.HOME_WIN;
            case DRAW -> BoardResult.DRAW;
            case AWAY_WIN -> BoardResult.AWAY_WIN;
            case HOME_WIN_BY_DEFAULT -> BoardResult.HOME_WIN_BY_DEFAULT;
            default -> BoardResult.AWAY_WIN_BY_DEFAULT;
        };
        assertThatThrownBy(() -> only(
                        BY_AGREEMENT,
                        card(
                                "A",
                                "B",
                                "1 0 1",
                                card -> card.addBoards(BoardCard.of(claimed)).agreed(new Agreement(Set.of(4), false)))))
                .hasMessage("A – B, 2025-10-02, board 4: it was agreed to be unplayed, and has the result \"" + claimed
                        + "\"; leave the board out of the agreement, or write -/-");
    }

    @Test
    void anAgreedBoardIsNoDefaultTowardsTheMatch() {
        // With two boards lost by default the match would be defaulted; one of them was agreed.
        RuleSet rules = defaults(handling -> handling.bothAgreed(BothLost.VOID).matchDefault(MatchDefault.atLeast(2)));
        assertThat(outcome(rules, agreed("1 1 - =", 4))).isEqualTo("2–1 2–0");
        assertThat(outcome(rules, card("A", "B", "1 1 - -"))).isEqualTo("0–4 0–2");
    }

    @Test
    void anAgreementNamesBoardsThatWereNotPlayed() {
        assertThatThrownBy(() -> only(BY_AGREEMENT, agreed("1 0 1 1", 4, 5)))
                .hasMessage(
                        "A – B, 2025-10-02: board 5 is agreed to be unplayed, and the match has 4 boards; name a board"
                                + " of the match\n"
                                + "A – B, 2025-10-02, board 4: it was agreed to be unplayed, and has the result \"1-0\"; leave the"
                                + " board out of the agreement, or write -/-");
        assertThatThrownBy(() -> new Agreement(Set.of(0), false))
                .hasMessage("board 0 agreed to be unplayed; boards begin at 1");
    }

    // ---------------------------------------------------------------- the order of the boards

    /** Board 1 is 200 below board 2, where 80 are allowed. */
    private static Season wrongOrder(boolean agreed) {
        return season(
                "A B",
                given -> given.addAllPlayers(players("a", 1600, 1800, 1500, 1400))
                        .addAllPlayers(players("b", 2000, 1900, 1800, 1700))
                        .addMatches(lineUps(
                                "A",
                                "a1 a2 a3 a4",
                                "B",
                                "b1 b2 b3 b4",
                                "1 1 1 1",
                                card -> card.agreed(new Agreement(Set.of(), agreed)))));
    }

    @Test
    void captainsMayAgreeOnAnotherOrderWhereTheRulesLetThem() {
        RuleSet lenient = rules(change -> change.boardOrderByAgreement(true));
        assertThat(breaches(lenient, wrongOrder(false))).containsExactly("9.3 HOME 1");
        AdjudicatedSeason agreed = lenient.adjudicator().adjudicate(wrongOrder(true));
        assertThat(agreed.breaches()).isEmpty();
        assertThat(agreed.matches().get(0).notes())
                .containsExactly(
                        new AdjudicatedMatch.Note("9.3", "the captains agreed on another order of the boards"));
    }

    @Test
    void theRuleBookDoesNotLetThem() {
        List<Breach> breaches = RULES.adjudicator().adjudicate(wrongOrder(true)).breaches();
        assertThat(breaches)
                .extracting(Breach::rule, Breach::message)
                .containsExactly(
                        tuple(
                                "9.3",
                                "the captains agreed on another order of the boards, which these rules do not allow"),
                        tuple(
                                "9.3",
                                "board 1 (a1, 1600) sits above board 2 (a2, 1800), who is rated 200 points higher;"
                                        + " at most 80 allowed"));
    }

    // ---------------------------------------------------------------- empty boards

    /** Board 1 of the home side is a default without a name; boards 2 and 3 are played. */
    private static MatchCard unnamed(Seat first) {
        return card(
                "A",
                "B",
                "",
                card -> card.addBoards(
                        new BoardCard(first, Seat.of(PlayerId.of("b1")), BoardResult.AWAY_WIN_BY_DEFAULT),
                        new BoardCard(Seat.of(PlayerId.of("a2")), Seat.of(PlayerId.of("b2")), BoardResult.HOME_WIN),
                        new BoardCard(Seat.of(PlayerId.of("a3")), Seat.of(PlayerId.of("b3")), BoardResult.HOME_WIN),
                        new BoardCard(Seat.EMPTY, Seat.of(PlayerId.of("b4")), BoardResult.AWAY_WIN_BY_DEFAULT)));
    }

    private static List<String> gaps(DefaultHandling.Vacant vacant, Seat first) {
        return only(defaults(handling -> handling.vacant(vacant)), unnamed(first)).breaches().stream()
                .map(Breach::message)
                .toList();
    }

    @Test
    void anUnnamedDefaultMayBeAGapAsAnEmptyBoardIs() {
        String after = " above board 3; a short team must leave its bottom boards empty";
        assertThat(gaps(DefaultHandling.Vacant.EMPTY, Seat.EMPTY)).containsExactly("board 1 of A is empty" + after);
        assertThat(gaps(DefaultHandling.Vacant.EMPTY, Seat.NOT_RECORDED)).isEmpty();
        assertThat(gaps(DefaultHandling.Vacant.UNNAMED, Seat.NOT_RECORDED))
                .containsExactly("board 1 of A is an unnamed default" + after);
        assertThat(gaps(DefaultHandling.Vacant.UNNAMED, Seat.of(PlayerId.of("a1"))))
                .isEmpty();
        assertThat(gaps(DefaultHandling.Vacant.ABSENT, Seat.of(PlayerId.of("a1"))))
                .containsExactly("board 1 of A is without its player" + after);
    }

    @Test
    void aGapMayCostTheBoardsBelowIt() {
        RuleSet strict = defaults(handling ->
                handling.vacant(DefaultHandling.Vacant.UNNAMED).gap(Enforcement.punished(Sanction.FROM_BOARD_DOWN)));
        assertThat(outcome(strict, unnamed(Seat.NOT_RECORDED))).isEqualTo("0–4 0–2");
        assertThat(outcome(RULES, unnamed(Seat.NOT_RECORDED))).isEqualTo("2–2 1–1");
    }
}
