/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static io.github.marchesleague.rules.adjudication.Given.RULES;
import static io.github.marchesleague.rules.adjudication.Given.boards;
import static io.github.marchesleague.rules.adjudication.Given.by;
import static io.github.marchesleague.rules.adjudication.Given.card;
import static io.github.marchesleague.rules.adjudication.Given.defaults;
import static io.github.marchesleague.rules.adjudication.Given.lineUps;
import static io.github.marchesleague.rules.adjudication.Given.only;
import static io.github.marchesleague.rules.adjudication.Given.outcome;
import static io.github.marchesleague.rules.adjudication.Given.outstanding;
import static io.github.marchesleague.rules.adjudication.Given.ref;
import static io.github.marchesleague.rules.adjudication.Given.rules;
import static io.github.marchesleague.rules.adjudication.Given.score;
import static io.github.marchesleague.rules.adjudication.Given.season;
import static io.github.marchesleague.rules.adjudication.Given.upheld;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.ImposedFine;
import io.github.marchesleague.rules.penalty.Sanction;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruling.Bye;
import io.github.marchesleague.rules.ruling.Contradictions;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.BoardPoints;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.season.Season;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Just within a limit and just beyond it, on the first board and on the last. */
class LimitsTest {

    // ---------------------------------------------------------------- numbers by themselves

    @Test
    void stepsOfDefaultsRiseFromOne() {
        AccumulatedDefaults.Step none = new AccumulatedDefaults.Step(0, Points.ZERO, Points.ZERO);
        AccumulatedDefaults.Step three = new AccumulatedDefaults.Step(3, Points.HALF, Points.ZERO);
        AccumulatedDefaults.Step eight = new AccumulatedDefaults.Step(8, Points.ONE, Points.of(2));
        assertThatThrownBy(() -> accumulated(false, none))
                .hasMessage("rule 15: a step of 0 defaults after one of 0; the numbers must rise from 1");
        assertThatThrownBy(() -> accumulated(false, three, three))
                .hasMessage("rule 15: a step of 3 defaults after one of 3; the numbers must rise from 1");
        assertThatThrownBy(() -> accumulated(false)).hasMessage("rule 15: give at least one step");
        AccumulatedDefaults repeated = accumulated(true, three, eight);
        assertThat(repeated.cost(2).matchPoints()).isEqualTo(Points.ZERO);
        // Only the last step is taken anew: 7 defaults are the first step once, 16 the second twice.
        assertThat(repeated.cost(7)).isEqualTo(three);
        assertThat(repeated.cost(15)).isEqualTo(eight);
        assertThat(repeated.cost(16)).isEqualTo(new AccumulatedDefaults.Step(8, Points.of(2), Points.of(4)));
        assertThat(accumulated(false, three, eight).cost(16)).isEqualTo(eight);
    }

    private static AccumulatedDefaults accumulated(boolean repeated, AccumulatedDefaults.Step... steps) {
        return new AccumulatedDefaults("15", List.of(steps), repeated, AccumulatedDefaults.When.AT_ONCE, false);
    }

    @Test
    void sharesAreBetweenNothingAndAll() {
        for (MatchDefault all : List.of(MatchDefault.playersBelowShare(0, 1), MatchDefault.playersBelowShare(1, 1))) {
            assertThat(all.applies(4, 0)).isFalse();
        }
        assertThatThrownBy(() -> MatchDefault.playersBelowShare(-1, 2))
                .hasMessage("share -1/2: give a share between 0 and 1, such as 1/2");
        assertThatThrownBy(() -> MatchDefault.playersBelowShare(0, 0))
                .hasMessage("share 0/0: give a share between 0 and 1, such as 1/2");
        assertThatThrownBy(() -> MatchDefault.playersBelowShare(2, 1)).isInstanceOf(IllegalArgumentException.class);
        // Two thirds of six boards are four players.
        MatchDefault third = MatchDefault.playersBelowShare(2, 3);
        assertThat(third.applies(6, 2)).isFalse();
        assertThat(third.applies(6, 3)).isTrue();
        MatchDefault fewer = MatchDefault.fewerPlayersThan(3);
        assertThat(fewer.applies(4, 1)).isFalse();
        assertThat(fewer.applies(4, 2)).isTrue();
        assertThat(MatchDefault.atLeast(2).applies(4, 1)).isFalse();
        assertThat(MatchDefault.atLeast(2).applies(4, 2)).isTrue();
    }

    @Test
    void howFarATeamHadCome() {
        // Of ten fixtures 4 were played and one of them defaulted: 3 played itself, 7 forfeited.
        WithdrawalPolicy.Progress progress = new WithdrawalPolicy.Progress(10, 4, 1);
        WithdrawalPolicy.Treatment below = WithdrawalPolicy.Treatment.EXPUNGE;
        WithdrawalPolicy.Treatment otherwise = WithdrawalPolicy.Treatment.LET_STAND;
        assertThat(WithdrawalPolicy.playedBelow(3, 10, below, otherwise).treatment(progress))
                .isEqualTo(otherwise);
        assertThat(WithdrawalPolicy.playedBelow(31, 100, below, otherwise).treatment(progress))
                .isEqualTo(below);
        assertThat(WithdrawalPolicy.forfeitedAbove(7, 10, below, otherwise).treatment(progress))
                .isEqualTo(otherwise);
        assertThat(WithdrawalPolicy.forfeitedAbove(69, 100, below, otherwise).treatment(progress))
                .isEqualTo(below);
    }

    // ---------------------------------------------------------------- defaults

    @Test
    void aTeamWithAllItsPlayersHasNotDefaulted() {
        RuleSet five = defaults(handling -> handling.matchDefault(MatchDefault.fewerPlayersThan(5)));
        assertThat(outcome(five, card("A", "B", "1 1 0 0"))).isEqualTo("2–2 1–1");
        assertThat(outcome(five, card("A", "B", "1 1 0 -"))).isEqualTo("0–4 0–2");
    }

    /** What was played comes to exactly the cap, or the award does. */
    @Test
    void aCapIsALimitThatMayBeReached() {
        RuleSet better = defaults(handling -> handling.matchDefault(MatchDefault.atLeast(2))
                .matchDefaultCap(Points.of(2))
                .playedScoreIfBetter(true));
        assertThat(outcome(better, card("A", "B", "1 1 + +"))).isEqualTo("2–0 2–0");
        RuleSet full = defaults(
                handling -> handling.matchDefault(MatchDefault.atLeast(2)).matchDefaultCap(Points.of(4)));
        assertThat(outcome(full, card("A", "B", "1 1 + +"))).isEqualTo("4–0 2–0");
    }

    /** A default that the card itself gives a worth of its own keeps it, unless an offence comes on top. */
    @Test
    void aDefaultWithAWorthOfItsOwnKeepsIt() {
        MatchCard card = card(
                "A",
                "B",
                "1 1 1",
                more -> more.addBoards(BoardCard.of(BoardResult.HOME_WIN_BY_DEFAULT.scored(Points.HALF, Points.ZERO))));
        AdjudicatedMatch match = only(RULES, card);
        assertThat(outcome(RULES, match)).isEqualTo("3½–0 2–0");
        assertThat(match.boards().get(3).rule()).isEqualTo("12.2");
        assertThat(match.boards().get(3).official())
                .isEqualTo(match.boards().get(3).played());
        MatchCard both = card(
                "A",
                "B",
                "1 1 1",
                more -> more.addBoards(BoardCard.of(BoardResult.DOUBLE_DEFAULT.scored(Points.ZERO, Points.ZERO))));
        assertThat(outcome(RULES, both)).isEqualTo("3–0 2–0");
        assertThat(only(RULES, both).boards().get(3).rule()).isEqualTo("12.3");
        // The home side forfeits the board that its opponents lost: 12.3 with its own worth.
        assertThat(outcome(RULES, card, upheld("A", "B", Side.HOME, 4))).isEqualTo("3½–½ 2–0");
        // A result over the board with a worth of its own, in a match that the away side defaulted, is won in full.
        MatchCard fixed = by(
                card(
                        "A",
                        "B",
                        "1 1 1",
                        more -> more.addBoards(BoardCard.of(BoardResult.AWAY_WIN.scored(Points.ZERO, Points.HALF)))),
                Defaulted.AWAY);
        assertThat(outcome(RULES, fixed)).isEqualTo("4–0 2–0");
    }

    /** Nobody was named on board 1 and nobody on board 4, so that the last board filled is the third. */
    @Test
    void gapsAreAboveTheLastBoardThatIsFilled() {
        RuleSet gap = defaults(handling -> handling.gap(Enforcement.punished(Sanction.BOARD)));
        AdjudicatedMatch match = only(gap, lineUps("A", "~ a2 a3 ~", "B", "b1 b2 b3 b4", "- 1 1 -"));
        assertThat(match.breaches())
                .extracting(Breach::message)
                .containsExactly(
                        "board 1 of A is empty above board 3; a short team must leave its bottom boards empty");
        assertThat(only(gap, lineUps("A", "a1 a2 a3 ~", "B", "b1 b2 b3 b4", "1 1 1 -"))
                        .breaches())
                .isEmpty();
        assertThat(only(gap, lineUps("A", "~ ~ ~ ~", "B", "b1 b2 b3 b4", "- - - -"))
                        .breaches())
                .isEmpty();
    }

    /** Of two gaps the first alone is punished, and both are named. */
    @Test
    void theFirstGapAloneIsPunished() {
        RuleSet gap = defaults(handling -> handling.gap(Enforcement.punished(Sanction.FROM_BOARD_DOWN)));
        AdjudicatedMatch match = only(gap, lineUps("A", "a1 ~ ~ a4", "B", "b1 b2 b3 b4", "1 - - 1"));
        assertThat(match.breaches()).hasSize(2);
        assertThat(boards(match)).containsExactly("1-0", "-/+ 12.2", "-/+ 12.2", "-/+ 12.4");
    }

    /** Where an absent player leaves a gap, the last one who came fills the last board. */
    @Test
    void anAbsentPlayerFillsNoBoardWhereTheRulesSaySo() {
        RuleSet absent = defaults(handling -> handling.gap(Enforcement.REPORTED).vacant(DefaultHandling.Vacant.ABSENT));
        assertThat(only(absent, lineUps("A", "a1 a2 a3 a4", "B", "b1 b2 b3 b4", "1 1 1 -"))
                        .breaches())
                .isEmpty();
        assertThat(only(absent, lineUps("A", "a1 a2 a3 a4", "B", "b1 b2 b3 b4", "1 - 1 -"))
                        .breaches())
                .extracting(Breach::message)
                .containsExactly(
                        "board 2 of A is without its player above board 3; a short team must leave its bottom boards"
                                + " empty");
    }

    /** An arbiter may give 1 to both in all, and where a win is worth 3 and a loss 1 he may give 4. */
    @Test
    void anArbiterGivesNoMoreThanABoardIsWorth() {
        assertThat(outcome(RULES, card("A", "B", "1 1 0 (½/½)"))).isEqualTo("2½–1½ 2–0");
        assertThatThrownBy(() -> only(RULES, card("A", "B", "1 1 0 (1/½)")))
                .hasMessage(
                        "A – B, 2025-10-02, board 4: \"1-½\" is more than a board is worth; give both sides 1 at most in"
                                + " all");
        RuleSet three = scored(Points.of(3), Points.ONE, Points.ONE);
        assertThat(outcome(three, card("A", "B", "1 1 0 (3/1)"))).isEqualTo("10–6 2–0");
        assertThatThrownBy(() -> only(three, card("A", "B", "1 1 0 (3/2)")))
                .hasMessageEndingWith("give both sides 4 at most in all");
        RuleSet drawn = scored(Points.of(2), Points.of(2), Points.ZERO);
        assertThatThrownBy(() -> only(drawn, card("A", "B", "1 1 0 (3/2)")))
                .hasMessageEndingWith("give both sides 4 at most in all");
    }

    private static RuleSet scored(Points win, Points draw, Points loss) {
        return Given.scored(
                RULES,
                new Scoring(
                        BoardPoints.of(win, draw, loss),
                        RULES.scoring().matchPoints(),
                        RULES.scoring().unfinished(),
                        Optional.empty()));
    }

    // ---------------------------------------------------------------- rulings and what else is found

    private static AdjudicatedMatch awarded(String score, String marks, Consumer<MatchCard.Builder> more) {
        return RULES.adjudicator()
                .adjudicate(season(
                        "A B",
                        given -> given.addMatches(card("A", "B", marks, more))
                                .addRulings(new Ruling.MatchAwarded(ref("A", "B"), score(score), "13.5", "decided"))))
                .matches()
                .get(0);
    }

    /** An award that is what was played leaves the boards; a match defaulted by both is not, once it is awarded. */
    @Test
    void anAwardMayBeWhatWasPlayed() {
        assertThat(boards(awarded("2½-1½", "1 1 0 ½", card -> {}))).containsExactly("1-0", "1-0", "0-1", "½-½");
        assertThat(awarded("2½-1½", "1 1 0 0", card -> {}).boards()).isEmpty();
        AdjudicatedMatch both = awarded("1-3", "1 1 0 0", card -> card.defaultedBy(Defaulted.BOTH));
        assertThat(both.result().defaultedBy()).isEqualTo(Defaulted.NOBODY);
        assertThat(outcome(RULES, both)).isEqualTo("1–3 0–2");
        AdjudicatedMatch one = awarded("1-3", "1 1 0 0", card -> card.defaultedBy(Defaulted.HOME));
        assertThat(one.result().defaultedBy()).isEqualTo(Defaulted.HOME);
    }

    @Test
    void everyBoardOfAnAwardIsLostByTheOtherSide() {
        AdjudicatedMatch home = awarded("4-0", "0 0 0 0", card -> {});
        assertThat(home.boards()).allSatisfy(board -> {
            assertThat(board.causes(Side.HOME)).isEmpty();
            assertThat(board.causes(Side.AWAY)).extracting(Cause::rule).containsExactly("13.5");
        });
        AdjudicatedMatch away = awarded("0-4", "1 1 1 1", card -> {});
        assertThat(away.boards()).allSatisfy(board -> {
            assertThat(board.causes(Side.HOME)).extracting(Cause::rule).containsExactly("13.5");
            assertThat(board.causes(Side.AWAY)).isEmpty();
        });
    }

    /** Two orders of three teams that agree on two of them and not on the third, and two that share one team only. */
    @Test
    void ordersContradictWhereTwoTeamsStandTheOtherWayRound() {
        Ruling first = decided("A", "B", "C");
        assertThat(Contradictions.between(first, decided("A", "B"))).isEmpty();
        assertThat(Contradictions.between(first, decided("A", "C"))).isEmpty();
        assertThat(Contradictions.between(first, decided("C", "D"))).isEmpty();
        assertThat(Contradictions.between(first, decided("D", "A"))).isEmpty();
        assertThat(Contradictions.between(first, decided("C", "A"))).contains("the order of A and C");
        assertThat(Contradictions.between(first, decided("C", "B"))).contains("the order of B and C");
        assertThat(Contradictions.between(first, decided("A", "C", "B"))).contains("the order of B and C");
    }

    private static Ruling decided(String... teams) {
        return new Ruling.OrderDecided(Arrays.stream(teams).map(TeamId::of).toList(), "13.5", "lots");
    }

    /** Of a season with two teams that have no list of entries the first match says who plays. */
    @Test
    void theTeamsOfASeasonWithoutEntriesAreThoseOfItsMatches() {
        Season.Builder season = Season.builder();
        season.addMatches(card("A", "B", "1 1 1 1"))
                .addRulings(Given.points("B", "-1", "0"))
                .addByes(new Bye(TeamId.of("A"), OptionalInt.empty()));
        AdjudicatedSeason adjudicated = rules(change -> change.bye(new ByePoints("6", Points.ONE, Points.of(2))))
                .adjudicator()
                .adjudicate(season.build());
        assertThat(adjudicated.adjustments())
                .extracting(
                        adjustment -> adjustment.team() + " " + adjustment.matchPoints() + " " + adjustment.reason())
                .containsExactlyInAnyOrder("B -1 decided by the controller", "A 1 bye");
        Season.Builder round = Season.builder();
        round.addMatches(card("A", "B", "1 1 1 1")).addByes(new Bye(TeamId.of("A"), OptionalInt.of(3)));
        assertThat(rules(change -> change.bye(new ByePoints("6", Points.ONE, Points.of(2))))
                        .adjudicator()
                        .adjudicate(round.build())
                        .adjustments())
                .extracting(adjustment -> adjustment.reason())
                .containsExactly("bye in round 3");
        assertThat(adjudicated.playOffResults()).isEmpty();
    }

    @Test
    void playOffsAreCheckedAndDecidedLikeOtherMatches() {
        AdjudicatedSeason adjudicated = RULES.adjudicator()
                .adjudicate(season(
                        "A B",
                        given -> given.addMatches(card("A", "B", "1 1 0 0")).addPlayOffs(card("B", "A", "1 1 1 0"))));
        assertThat(adjudicated.playOffResults()).hasSize(1);
        assertThat(adjudicated.playOffResults().get(0).home()).isEqualTo(TeamId.of("B"));
        assertThatThrownBy(() -> RULES.adjudicator()
                        .adjudicate(season("A B", given -> given.addPlayOffs(card("A", "Z", "1 1 1 1")))))
                .hasMessage("A – Z, 2025-10-02: \"Z\" is not entered; name a team of the entry list");
        assertThatThrownBy(() -> RULES.adjudicator()
                        .adjudicate(season(
                                "A B",
                                given -> given.addRulings(new Ruling.Fined(new ImposedFine(
                                        TeamId.of("Z"), new BigDecimal(5), "EUR", "13", "late", Optional.empty()))))))
                .hasMessage("ruling: \"Z\" is not entered; name a team of the entry list");
    }

    /** The rule for a ruling is the rule of what it decides. */
    @Test
    void rulingsHaveTheirRules() {
        assertThat(Given.points("A", "1", "0").rule()).isEqualTo("13.5");
        Ruling fined = new Ruling.Fined(
                new ImposedFine(TeamId.of("A"), new BigDecimal(5), "EUR", "13.1", "late", Optional.empty()));
        assertThat(fined.rule()).isEqualTo("13.1");
        assertThat(fined.reason()).isEqualTo("late");
    }

    /** In a match of its own a card of one who is not rated and one who is outstanding. */
    @Test
    void anOutstandingMatchIsNeitherPunishedNorCounted() {
        AdjudicatedMatch match = only(RULES, outstanding("A", "B"));
        assertThat(match.standing()).isEqualTo(AdjudicatedMatch.Standing.OUTSTANDING);
        assertThat(match.notes()).isEmpty();
        assertThat(match.boards()).isEmpty();
    }
}
