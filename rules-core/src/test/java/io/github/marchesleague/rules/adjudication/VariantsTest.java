/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static io.github.marchesleague.rules.adjudication.Given.RULES;
import static io.github.marchesleague.rules.adjudication.Given.boards;
import static io.github.marchesleague.rules.adjudication.Given.breaches;
import static io.github.marchesleague.rules.adjudication.Given.by;
import static io.github.marchesleague.rules.adjudication.Given.card;
import static io.github.marchesleague.rules.adjudication.Given.complaint;
import static io.github.marchesleague.rules.adjudication.Given.complaints;
import static io.github.marchesleague.rules.adjudication.Given.defaults;
import static io.github.marchesleague.rules.adjudication.Given.lineUps;
import static io.github.marchesleague.rules.adjudication.Given.only;
import static io.github.marchesleague.rules.adjudication.Given.order;
import static io.github.marchesleague.rules.adjudication.Given.outcome;
import static io.github.marchesleague.rules.adjudication.Given.outstanding;
import static io.github.marchesleague.rules.adjudication.Given.players;
import static io.github.marchesleague.rules.adjudication.Given.pts;
import static io.github.marchesleague.rules.adjudication.Given.rules;
import static io.github.marchesleague.rules.adjudication.Given.scored;
import static io.github.marchesleague.rules.adjudication.Given.season;
import static io.github.marchesleague.rules.adjudication.Given.table;
import static io.github.marchesleague.rules.adjudication.Given.upheld;
import static io.github.marchesleague.rules.adjudication.Given.with;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.Sanction;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruling.Bye;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.ruling.InadmissibleComplaint;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.scoring.BoardPoints;
import io.github.marchesleague.rules.scoring.MatchPointScale;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.season.Season;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Readings of the rule book other than the default, and what other leagues do about defaults. */
class VariantsTest {

    private static Scoring scoring(BoardPoints boardPoints) {
        return new Scoring(
                boardPoints, RULES.scoring().matchPoints(), RULES.scoring().unfinished(), Optional.empty());
    }

    // ---------------------------------------------------------------- the rule book read otherwise

    @Test
    void bothDefaultTheMatch() {
        MatchCard match = by(card("A", "B", "1 1 0 0"), Defaulted.BOTH);
        AdjudicatedMatch drawn = only(RULES, match);
        assertThat(outcome(RULES, drawn)).isEqualTo("2–2 1–1");
        assertThat(boards(drawn)).containsExactly("-/- 12.3", "-/- 12.3", "-/- 12.3", "-/- 12.3");
        assertThat(drawn.notes()).containsExactly(new AdjudicatedMatch.Note("12.1", "both teams defaulted the match"));
        MatchPointScale.Builder scale = MatchPointScale.builder();
        RuleSet nothing = scored(
                defaults(handling -> handling.bothDefaultedMatch(BothLost.NOTHING)),
                new Scoring(
                        RULES.scoring().boardPoints(),
                        scale.doubleDefault(Points.ZERO).build(),
                        RULES.scoring().unfinished(),
                        Optional.empty()));
        assertThat(outcome(nothing, match)).isEqualTo("0–0 0–0");
    }

    @Test
    void bothAbsentFromABoard() {
        MatchCard match = card("A", "B", "= 1 0 0");
        assertThat(table(season("A B", match))).containsExactly("B 2 2½", "A 0 1½");
        RuleSet matchOnly = scored(
                RULES,
                scoring(new BoardPoints(
                        Points.ONE, Points.HALF, Points.ZERO, Points.ONE, Points.ZERO, Points.HALF, Points.ZERO)));
        assertThat(outcome(matchOnly, match)).isEqualTo("1½–2½ 0–2");
        assertThat(table(season("A B", match), matchOnly)).containsExactly("B 2 2", "A 0 1");
        RuleSet nothing = defaults(handling -> handling.bothAbsent(BothLost.NOTHING));
        assertThat(outcome(nothing, match)).isEqualTo("1–2 0–2");
        RuleSet notCounted = defaults(handling -> handling.bothAbsent(BothLost.VOID));
        assertThat(boards(only(notCounted, match))).startsWith("void 12.3");
    }

    @Test
    void bothForfeitABoardOrOneForfeitsItAndTheOtherIsAbsent() {
        Complaint home = upheld("A", "B", Side.HOME, 4);
        Complaint away = upheld("A", "B", Side.AWAY, 4);
        assertThat(outcome(RULES, card("A", "B", "1 1 1 1"), home, away)).isEqualTo("3½–½ 2–0");
        RuleSet nothing = defaults(handling -> handling.bothForfeited(BothLost.NOTHING));
        assertThat(outcome(nothing, card("A", "B", "1 1 1 1"), home, away)).isEqualTo("3–0 2–0");
        assertThat(outcome(nothing, card("A", "B", "1 1 1 +"), home)).isEqualTo("3½–½ 2–0");
        RuleSet winnerMustBeThere = defaults(handling -> handling.absentAndForfeited(BothLost.NOTHING));
        assertThat(outcome(winnerMustBeThere, card("A", "B", "1 1 1 +"), home)).isEqualTo("3–0 2–0");
        assertThat(outcome(winnerMustBeThere, card("A", "B", "1 1 1 ="))).isEqualTo("3½–½ 2–0");
    }

    @Test
    void whoWasNamedAndDidNotComeMayNotCountInTheOrder() {
        Season season = season(
                "A B",
                given -> given.addAllPlayers(players("a", 1500, 1900, 1850, 1800))
                        .addAllPlayers(players("b", 2000, 2000, 2000, 2000))
                        .addMatches(lineUps("A", "a1 a2 a3 a4", "B", "b1 b2 b3 b4", "- 1 1 1")));
        assertThat(breaches(RULES, season)).containsExactly("9.3 HOME 1");
        assertThat(breaches(rules(change -> change.boardOrder(order(each -> each.exemptAbsent(true)))), season))
                .isEmpty();
    }

    @Test
    void theReachOfAnUpheldComplaint() {
        MatchCard match = card("A", "B", "1 1 1 1");
        Complaint second = upheld("A", "B", Side.HOME, 2);
        assertThat(outcome(RULES, match, second)).isEqualTo("1–3 0–2");
        assertThat(outcome(complaints(Sanction.BOARD), match, second)).isEqualTo("3–1 2–0");
        assertThat(outcome(complaints(Sanction.MATCH), match, second)).isEqualTo("0–4 0–2");
        Complaint third = upheld("A", "B", Side.HOME, 3);
        assertThat(outcome(RULES, match, third, second)).isEqualTo("1–3 0–2");
        assertThat(outcome(complaints(Sanction.BOARD), match, third, second)).isEqualTo("2–2 1–1");
    }

    @Test
    void theTimeLimitsOfAComplaint() {
        LocalDate day = Given.DAY;
        MatchCard match = card("A", "B", "1 1 1 1");
        Complaint seventh = complaint(
                "A", "B", Side.HOME, 1, each -> each.submitted(day.plusDays(7)).upheld(true));
        Complaint eighth = complaint(
                "A", "B", Side.HOME, 1, each -> each.submitted(day.plusDays(8)).upheld(true));
        Complaint silent = complaint(
                "A", "B", Side.HOME, 1, each -> each.protestedBeforeStart(false).upheld(true));
        Complaint unwritten = complaint("A", "B", Side.HOME, 1, each -> each.submitted(Optional.empty()));
        assertThat(outcome(RULES, match, seventh)).isEqualTo("0–4 0–2");
        assertThat(only(RULES, match, eighth).inadmissible())
                .containsExactly(new InadmissibleComplaint(
                        eighth,
                        "12.5",
                        "it was submitted on 2025-10-10, more than 7 days after the match on 2025-10-02"));
        assertThat(outcome(RULES, match, eighth)).isEqualTo("4–0 2–0");
        assertThat(only(RULES, match, silent).inadmissible())
                .extracting(InadmissibleComplaint::message)
                .containsExactly("there was no protest before the start of the match");
        assertThat(only(RULES, match, unwritten).inadmissible())
                .extracting(InadmissibleComplaint::message)
                .containsExactly("it was never submitted in writing");
        RuleSet lenient = rules(change -> change.complaints(
                new ComplaintRules("5", false, OptionalInt.of(28), Enforcement.punished(Sanction.FROM_BOARD_DOWN))));
        assertThat(outcome(lenient, match, eighth)).isEqualTo("0–4 0–2");
        assertThat(outcome(lenient, match, silent)).isEqualTo("0–4 0–2");
        RuleSet noLimit = rules(change -> change.complaints(
                new ComplaintRules("5", false, OptionalInt.empty(), Enforcement.punished(Sanction.FROM_BOARD_DOWN))));
        MatchCard undated = card("A", "B", "1 1 1 1", each -> each.date(Optional.empty()));
        assertThat(outcome(noLimit, undated, eighth)).isEqualTo("0–4 0–2");
    }

    @Test
    void anUnfinishedGameThatIsForfeitedIsDecided() {
        assertThat(only(RULES, card("A", "B", "u 1 1 1"), upheld("A", "B", Side.HOME, 4))
                        .result()
                        .boards()
                        .get(0))
                .isEqualTo(BoardResult.UNFINISHED);
        assertThat(boards(only(RULES, card("A", "B", "u 1 1 1"), upheld("A", "B", Side.HOME, 1))))
                .containsExactly("-/+ 12.5", "-/+ 12.5", "-/+ 12.5", "-/+ 12.5");
    }

    @Test
    void aComplaintNotDecidedIsPending() {
        Complaint open = complaint("A", "B", Side.AWAY, 1, each -> {});
        AdjudicatedMatch match = only(RULES, card("A", "B", "1 1 0 0"), open);
        assertThat(outcome(RULES, match)).isEqualTo("2–2 1–1");
        assertThat(match.pending()).containsExactly(open);
    }

    // ---------------------------------------------------------------- defaults elsewhere

    @Test
    void aBoardLostAboveAPlayedOneMayCostAPoint() {
        RuleSet minus = defaults(handling -> handling.lossAboveAPlayedBoard(Points.of(-1)));
        assertThat(outcome(minus, card("A", "B", "+ 0 + +"))).isEqualTo("3–0 2–0");
        assertThat(boards(only(minus, card("A", "B", "+ 0 + +"))))
                .containsExactly("+/- 12.2", "0-1", "+/- 12.2", "+/- 12.2");
        RuleSet always = scored(
                RULES,
                scoring(new BoardPoints(
                        Points.ONE, Points.HALF, Points.ZERO, Points.ONE, Points.of(-1), Points.ZERO, Points.ZERO)));
        assertThat(outcome(always, card("A", "B", "+ 0 + +"))).isEqualTo("3–-2 2–0");
    }

    @Test
    void anUncontestedBoardMayCountForNeither() {
        RuleSet bottom =
                defaults(handling -> handling.uncontested(DefaultHandling.Uncontested.AT_THE_BOTTOM_FOR_NEITHER));
        assertThat(outcome(bottom, card("A", "B", "- 1 0 +"))).isEqualTo("1–2 0–2");
        assertThat(boards(only(bottom, card("A", "B", "- 1 0 +"))))
                .containsExactly("-/+ 12.2", "1-0", "0-1", "void 12.2");
        RuleSet neither = defaults(handling -> handling.uncontested(DefaultHandling.Uncontested.FOR_NEITHER));
        assertThat(outcome(neither, card("A", "B", "- 1 0 +"))).isEqualTo("1–1 1–1");
        assertThat(outcome(neither, by(card("A", "B", "1 1 0 0"), Defaulted.AWAY)))
                .isEqualTo("4–0 2–0");
    }

    @Test
    void anEmptyBoardMayCostAllBelowIt() {
        RuleSet gap = defaults(handling -> handling.gap(Enforcement.punished(Sanction.FROM_BOARD_DOWN)));
        AdjudicatedMatch match = only(gap, lineUps("A", "a1 ~ a3 a4", "B", "b1 b2 b3 b4", "1 - 1 1"));
        assertThat(outcome(gap, match)).isEqualTo("1–3 0–2");
        assertThat(boards(match)).containsExactly("1-0", "-/+ 12.2", "-/+ 12.4", "-/+ 12.4");
        RuleSet anywhere = defaults(handling -> handling.gap(Optional.empty()));
        assertThat(only(anywhere, lineUps("A", "a1 ~ a3 a4", "B", "b1 b2 b3 b4", "1 - 1 1"))
                        .breaches())
                .isEmpty();
    }

    @Test
    void aShareOfForfeitsMayTurnTheMatch() {
        RuleSet half = defaults(handling -> handling.matchDefault(MatchDefault.playersBelowShare(1, 2)));
        assertThat(outcome(half, card("A", "B", "0 0 + +"))).isEqualTo("2–2 1–1");
        assertThat(outcome(half, card("A", "B", "0 + + +"))).isEqualTo("4–0 2–0");
        assertThat(outcome(half, card("A", "B", "+ + + -"))).isEqualTo("3½–½ 2–0");
    }

    @Test
    void aMatchDefaultMayBeCappedUnlessMoreWasPlayed() {
        RuleSet cap = with(
                RULES,
                defaults(handling ->
                                handling.matchDefault(MatchDefault.atLeast(5)).matchDefaultCap(Points.of(5)))
                        .adjudication(),
                RULES.scoring(),
                8);
        RuleSet better = with(
                RULES,
                defaults(handling -> handling.matchDefault(MatchDefault.atLeast(5))
                                .matchDefaultCap(Points.of(2))
                                .playedScoreIfBetter(true))
                        .adjudication(),
                RULES.scoring(),
                8);
        assertThat(outcome(cap, card("A", "B", "1 1 1 + + + + +"))).isEqualTo("5–0 2–0");
        assertThat(outcome(better, card("A", "B", "1 1 1 + + + + +"))).isEqualTo("3–0 2–0");
        assertThat(outcome(better, card("A", "B", "1 0 0 + + + + +"))).isEqualTo("2–0 2–0");
    }

    @Test
    void aDefaultedMatchMayCostMorePoints() {
        RuleSet extra = defaults(handling -> handling.matchDefaultMatchPoints(Points.ONE)
                .matchDefaultGamePoints(Points.of(2))
                .announcedIsFree(true));
        MatchCard sudden = by(card("A", "B", "1 1 1 1"), Defaulted.AWAY);
        assertThat(table(season("A B", sudden), extra)).containsExactly("A 2 4", "B -1 -2");
        MatchCard.Builder announced = MatchCard.builder();
        announced.from(sudden).defaultAnnounced(true);
        assertThat(table(season("A B", announced.build()), extra)).containsExactly("A 2 4", "B 0 0");
        MatchPointScale.Builder scale = MatchPointScale.builder();
        RuleSet lossIsAPoint = scored(
                RULES,
                new Scoring(
                        RULES.scoring().boardPoints(),
                        scale.win(Points.of(3))
                                .draw(Points.of(2))
                                .loss(Points.ONE)
                                .defaultLoss(Points.ZERO)
                                .build(),
                        RULES.scoring().unfinished(),
                        Optional.empty()));
        assertThat(table(season("A B", sudden), lossIsAPoint)).containsExactly("A 3 4", "B 0 0");
    }

    @Test
    void aWalkOverMayNeedPlayers() {
        RuleSet named = defaults(handling -> handling.walkoverNeedsPlayers(true).bothAbsent(BothLost.NOTHING));
        MatchCard three =
                lineUps("A", "a1 a2 a3 ~", "B", "~ ~ ~ ~", "1 1 1 =", card -> card.defaultedBy(Defaulted.AWAY));
        assertThat(outcome(named, three)).isEqualTo("3–0 2–0");
        MatchCard nobody = card("A", "B", "", card -> card.defaultedBy(Defaulted.AWAY));
        assertThat(outcome(named, nobody)).isEqualTo("0–0 1–1");
        assertThat(outcome(RULES, nobody)).isEqualTo("4–0 2–0");
    }

    @Test
    void withoutBoardsADefaultHasAScoreOfItsOwn() {
        RuleSet football = with(
                RULES,
                defaults(handling -> handling.scoreWithoutBoards(Points.of(3))).adjudication(),
                RULES.scoring(),
                0);
        assertThat(outcome(football, card("A", "B", "", card -> card.defaultedBy(Defaulted.HOME))))
                .isEqualTo("0–3 0–2");
        assertThat(outcome(football, card("A", "B", "", card -> card.defaultedBy(Defaulted.BOTH))))
                .isEqualTo("0–0 1–1");
    }

    private static AccumulatedDefaults every(int defaults, AccumulatedDefaults.When when) {
        return new AccumulatedDefaults(
                "14", List.of(new AccumulatedDefaults.Step(defaults, Points.ONE, Points.ZERO)), true, when, false);
    }

    @Test
    void everySoManyDefaultsCostAMatchPointAtOnceOrAtTheEnd() {
        RuleSet atOnce = rules(change -> change.addAccumulatedDefaults(every(4, AccumulatedDefaults.When.AT_ONCE)));
        RuleSet atEnd =
                rules(change -> change.addAccumulatedDefaults(every(4, AccumulatedDefaults.When.AT_SEASON_END)));
        MatchCard first = card("A", "B", "1 1 - -");
        MatchCard second = card("B", "A", "+ = 0 0");
        MatchCard whole = by(card("C", "A", "1 1 1 1"), Defaulted.AWAY);
        Season running = season("A B C", first, second, whole, outstanding("A", "C"));
        Season over = season("A B C", first, second, whole);
        Adjustment one = new Adjustment(TeamId.of("A"), Points.of(-1), Points.ZERO, "14", "4 boards lost by default");
        assertThat(atOnce.adjudicator().adjudicate(running).adjustments()).containsExactly(one);
        assertThat(atEnd.adjudicator().adjudicate(running).adjustments()).isEmpty();
        assertThat(atEnd.adjudicator().adjudicate(over).adjustments()).containsExactly(one);
        assertThat(atOnce.adjudicator().adjudicate(season("A B C", first)).adjustments())
                .isEmpty();
        RuleSet steps = rules(change -> change.addAccumulatedDefaults(new AccumulatedDefaults(
                "15",
                List.of(
                        new AccumulatedDefaults.Step(3, Points.HALF, Points.ZERO),
                        new AccumulatedDefaults.Step(8, Points.of(2), Points.ONE)),
                false,
                AccumulatedDefaults.When.AT_ONCE,
                true)));
        assertThat(steps.adjudicator()
                        .adjudicate(season("A B C", first, second))
                        .adjustments())
                .containsExactly(
                        new Adjustment(TeamId.of("A"), pts("-½"), Points.ZERO, "15", "4 boards lost by default"));
        assertThat(steps.adjudicator().adjudicate(over).adjustments())
                .containsExactly(
                        new Adjustment(TeamId.of("A"), Points.of(-2), Points.of(-1), "15", "8 boards lost by default"));
    }

    @Test
    void defaultsCostATeamThatIsOnlyInTheMatches() {
        RuleSet atOnce = rules(change -> change.addAccumulatedDefaults(every(2, AccumulatedDefaults.When.AT_ONCE)));
        Season.Builder withoutEntries = Season.builder();
        withoutEntries.addMatches(card("A", "B", "1 1 - -"));
        assertThat(atOnce.adjudicator().adjudicate(withoutEntries.build()).adjustments())
                .extracting(Adjustment::team)
                .containsExactly(TeamId.of("A"));
    }

    @Test
    void aByeBringsWhatTheRulesSay() {
        RuleSet bye = rules(change -> change.bye(new ByePoints("16", Points.ONE, Points.of(2))));
        Season season = season(
                "A B C",
                given -> given.addMatches(card("A", "B", "1 1 1 1"))
                        .addByes(new Bye(TeamId.of("C"), OptionalInt.of(1))));
        assertThat(table(season, bye)).containsExactly("A 2 4", "C 1 2", "B 0 0");
        assertThat(table(season)).containsExactly("A 2 4", "B 0 0", "C 0 0");
    }
}
