/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static io.github.marchesleague.rules.adjudication.Given.RULES;
import static io.github.marchesleague.rules.adjudication.Given.by;
import static io.github.marchesleague.rules.adjudication.Given.card;
import static io.github.marchesleague.rules.adjudication.Given.complaints;
import static io.github.marchesleague.rules.adjudication.Given.defaults;
import static io.github.marchesleague.rules.adjudication.Given.outcome;
import static io.github.marchesleague.rules.adjudication.Given.outstanding;
import static io.github.marchesleague.rules.adjudication.Given.score;
import static io.github.marchesleague.rules.adjudication.Given.season;
import static io.github.marchesleague.rules.adjudication.Given.table;
import static io.github.marchesleague.rules.adjudication.Given.upheld;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.Fine;
import io.github.marchesleague.rules.penalty.ImposedFine;
import io.github.marchesleague.rules.penalty.Sanction;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.season.Season;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Money in place of points, and the heaviest sanctions: a score instead of the boards, and expulsion. */
class FinesTest {

    private static final Fine BOARD = Fine.parse("20 EUR").orElseThrow();
    private static final Fine MATCH = new Fine(new BigDecimal("99.50"), "EUR", 2);

    private static MatchCard round(String home, String away, String marks, int round) {
        return card(home, away, marks, card -> card.round(round));
    }

    private static List<String> fines(RuleSet rules, Season season) {
        return rules.adjudicator().adjudicate(season).fines().stream()
                .map(fine -> fine.team() + " " + fine.money() + " " + fine.rule() + ": " + fine.reason())
                .toList();
    }

    @Test
    void defaultsMayCostMoneyTwiceAsMuchInTheLastRound() {
        RuleSet rules = defaults(handling -> handling.boardFine(BOARD).matchFine(MATCH));
        Season season = season(
                "A B C",
                round("A", "B", "- - 1 1", 1),
                by(round("B", "C", "1 1 1 1", 1), Defaulted.HOME),
                by(round("C", "A", "1 1 1 1", 2), Defaulted.AWAY),
                round("B", "C", "1 1 1 =", 2));
        assertThat(fines(rules, season))
                .containsExactly(
                        // Two boards at 20; the match at 99.50, and in round 2 of 2 at twice that.
                        "A 40 EUR 12.2: 2 boards lost by default",
                        "B 99.50 EUR 12.1: defaulted the match",
                        "A 199.00 EUR 12.1: defaulted the match, in the last round",
                        "B 20 EUR 12.2: 1 board lost by default",
                        "C 20 EUR 12.2: 1 board lost by default");
        // Points are what they would be without fines.
        assertThat(table(season, rules)).isEqualTo(table(season, RULES));
        assertThat(rules.adjudicator().adjudicate(season).matches().get(2).notes())
                .contains(
                        new AdjudicatedMatch.Note("12.1", "A pays 199.00 EUR: defaulted the match, in the last round"));
    }

    @Test
    void withoutRoundsTheLastRoundIsATeamsLastMatch() {
        RuleSet rules = defaults(handling -> handling.matchFine(MATCH));
        Season season = season(
                "A B C",
                by(card("A", "B", "1 1 1 1"), Defaulted.AWAY),
                card("B", "C", "1 1 1 1", card -> card.date(Given.DAY.plusDays(7))),
                by(card("C", "A", "1 1 1 1", card -> card.date(Given.DAY.plusDays(14))), Defaulted.AWAY));
        assertThat(fines(rules, season))
                .containsExactly(
                        "B 99.50 EUR 12.1: defaulted the match",
                        "A 199.00 EUR 12.1: defaulted the match, in the last round");
    }

    /** B defaults in round 2 of 2, and has its match of round 1 still to come; C defaults that. */
    @Test
    void theLastRoundIsThatOfTheHighestNumber() {
        RuleSet rules = defaults(handling -> handling.matchFine(MATCH));
        Season season = season(
                "A B C",
                by(round("A", "B", "1 1 1 1", 2), Defaulted.AWAY),
                by(card("B", "C", "1 1 1 1", card -> card.round(1).date(Given.DAY.plusDays(14))), Defaulted.AWAY));
        assertThat(fines(rules, season))
                .containsExactly(
                        "B 199.00 EUR 12.1: defaulted the match, in the last round",
                        "C 99.50 EUR 12.1: defaulted the match");
    }

    /** A's last match is at home; others play after it, and A itself in a play-off. */
    @Test
    void aTeamsLastMatchIsItsLastOfTheLeague() {
        RuleSet rules = defaults(handling -> handling.matchFine(MATCH));
        Season season = season(
                "A B C",
                given -> given.addMatches(
                                card("C", "A", "1 1 1 1"),
                                by(card("A", "B", "1 1 1 1", card -> card.date(Given.DAY.plusDays(7))), Defaulted.HOME),
                                card("B", "C", "1 1 1 1", card -> card.date(Given.DAY.plusDays(14))))
                        .addPlayOffs(card("A", "B", "1 1 1 1", card -> card.date(Given.DAY.plusDays(21)))));
        assertThat(fines(rules, season)).containsExactly("A 199.00 EUR 12.1: defaulted the match, in the last round");
    }

    @Test
    void aSanctionOrARulingMayBeAFine() {
        Sanction.Builder fined = Sanction.builder();
        RuleSet rules = complaints(fined.reach(Sanction.Reach.BOARD).fine(BOARD).build());
        Season season = season(
                "A B",
                given -> given.addMatches(card("A", "B", "1 1 1 1"))
                        .addComplaints(upheld("A", "B", Side.HOME, 2))
                        .addRulings(new Ruling.Fined(new ImposedFine(
                                TeamId.of("B"),
                                new BigDecimal("15"),
                                "GBP",
                                "3",
                                "late registration",
                                Optional.empty()))));
        assertThat(fines(rules, season))
                .containsExactly("A 20 EUR 12.5: complaint about board 2 upheld", "B 15 GBP 3: late registration");
        assertThat(table(season, rules)).containsExactly("A 2 3", "B 0 1");
    }

    @Test
    void anAmountIsExactAndHasACurrency() {
        assertThat(Fine.parse("7.50 £")).contains(new Fine(new BigDecimal("7.50"), "£", 1));
        for (String wrong : List.of("40", "EUR", "40EUR", "-3 EUR", "0 EUR", "1.23456 EUR", "40 E1")) {
            assertThat(Fine.parse(wrong)).as(wrong).isEmpty();
        }
        assertThatThrownBy(() -> new Fine(BigDecimal.ZERO, "EUR", 1))
                .hasMessage("a fine of 0: the amount must be above zero");
        assertThatThrownBy(() -> new Fine(BigDecimal.ONE, " ", 1)).hasMessage("a fine of 1: the currency is missing");
        assertThatThrownBy(() -> new Fine(BigDecimal.ONE, "EUR", 0))
                .hasMessage("a fine due 0 times in the last round; give 1 or more");
    }

    // ---------------------------------------------------------------- heavier than boards

    @Test
    void aMatchMayCountAFixedScoreInsteadOfItsBoards() {
        Sanction.Builder replaced = Sanction.builder();
        RuleSet rules = complaints(
                replaced.reach(Sanction.Reach.MATCH).score(score("0-5")).build());
        assertThat(outcome(rules, card("A", "B", "1 1 1 1"), upheld("A", "B", Side.HOME, 1)))
                .isEqualTo("0–5 0–2");
        assertThat(outcome(rules, card("A", "B", "1 1 1 1"), upheld("A", "B", Side.AWAY, 3)))
                .isEqualTo("5–0 2–0");
        assertThatThrownBy(() -> Sanction.builder().score(score("0-5")).build())
                .hasMessage("a sanction with the score 0–5 for the match: its reach must be the match");
    }

    @Test
    void aSecondOffenceMayPutATeamOut() {
        Sanction.Builder out = Sanction.builder();
        RuleSet rules = Given.rules(change -> change.complaints(new ComplaintRules(
                        "12.5",
                        true,
                        OptionalInt.of(7),
                        Enforcement.punished(Sanction.BOARD, out.expulsion(true).build())))
                .withdrawal(WithdrawalPolicy.always(WithdrawalPolicy.Treatment.EXPUNGE)));
        Season season = season(
                "A B C",
                given -> given.addMatches(card("A", "B", "1 1 1 1"), card("C", "A", "0 0 0 0"), outstanding("B", "C"))
                        .addComplaints(upheld("A", "B", Side.HOME, 1), upheld("C", "A", Side.AWAY, 1)));
        AdjudicatedSeason adjudicated = rules.adjudicator().adjudicate(season);
        assertThat(adjudicated.withdrawn())
                .containsExactly(new WithdrawnTeam(
                        TeamId.of("A"),
                        Optional.of(Given.DAY),
                        WithdrawalPolicy.Treatment.EXPUNGE,
                        "put out: complaint about board 1 upheld (12.5)"));
        assertThat(table(season, rules)).containsExactly("B 0 0", "C 0 0");
        // A rule on expulsion says what becomes of the matches of a team that is put out in its last match.
        Season.Builder last = Season.builder();
        RuleSet keeping = Given.rules(change -> change.from(rules.adjudication())
                .expulsion(new Expulsion(
                        "17", 9, WithdrawalPolicy.Treatment.EXPUNGE, WithdrawalPolicy.Treatment.OPPONENTS_KEEP)));
        assertThat(table(last.from(season).build(), keeping)).containsExactly("B 0 1", "C 0 0");
        // With a match of A still to come it was not put out in its last.
        Season.Builder running = Season.builder();
        running.from(season)
                .addMatches(card(
                        "A",
                        "C",
                        "",
                        card -> card.status(MatchResult.Status.UNPLAYED).date(Given.DAY.plusDays(7))));
        assertThat(table(running.build(), keeping)).containsExactly("B 0 0", "C 0 0");
    }
}
