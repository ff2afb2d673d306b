/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.penalty;

import static io.github.marchesleague.rules.adjudication.Given.boards;
import static io.github.marchesleague.rules.adjudication.Given.card;
import static io.github.marchesleague.rules.adjudication.Given.complaint;
import static io.github.marchesleague.rules.adjudication.Given.complaints;
import static io.github.marchesleague.rules.adjudication.Given.lineUps;
import static io.github.marchesleague.rules.adjudication.Given.oneLineUp;
import static io.github.marchesleague.rules.adjudication.Given.outcome;
import static io.github.marchesleague.rules.adjudication.Given.rules;
import static io.github.marchesleague.rules.adjudication.Given.season;
import static io.github.marchesleague.rules.adjudication.Given.table;
import static io.github.marchesleague.rules.adjudication.Given.upheld;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.eligibility.Eligibility;
import io.github.marchesleague.rules.eligibility.EligibilityRule;
import io.github.marchesleague.rules.lineup.SeasonLineUps;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.season.Season;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What an offence costs in other leagues. */
class SanctionsTest {

    @Test
    void anOffenceMayBePunishedOutright() {
        RuleSet outright = rules(change -> change.boardOrderBreach(Enforcement.punished(Sanction.FROM_BOARD_DOWN)));
        AdjudicatedMatch match = outright.adjudicator()
                .adjudicate(oneLineUp(1900, 1700, 1800, 1600))
                .matches()
                .get(0);
        assertThat(boards(match)).containsExactly("1-0", "-/+ 9.3", "-/+ 9.3", "-/+ 9.3");
    }

    @Test
    void pointsOffTheMatchMayChangeWhoWonAndPointsOffTheSeasonMayNot() {
        MatchCard match = card("A", "B", "1 ½ ½ 1");
        Complaint third = upheld("A", "B", Side.HOME, 3);
        Sanction.Builder two = Sanction.builder();
        assertThat(outcome(complaints(two.gamePoints(Points.of(2)).build()), match, third))
                .isEqualTo("1–1 1–1");
        Sanction.Builder raised = Sanction.builder();
        assertThat(outcome(
                        complaints(raised.reach(Sanction.Reach.BOARD)
                                .gamePoints(Points.ONE)
                                .gamePointsToOpponents(Points.ONE)
                                .build()),
                        match,
                        third))
                .isEqualTo("1½–2½ 0–2");
        Sanction.Builder later = Sanction.builder();
        RuleSet season = complaints(
                later.seasonGamePoints(Points.of(2)).matchPoints(Points.ONE).build());
        assertThat(outcome(season, match, third)).isEqualTo("3–1 2–0");
        assertThat(table(season("A B", given -> given.addMatches(match).addComplaints(third)), season))
                .containsExactly("A 1 1", "B 0 1");
    }

    @Test
    void anOffenceMayCountOnlyWhereItDecidedTheMatch() {
        Sanction.Builder sanction = Sanction.builder();
        RuleSet decisive = complaints(sanction.reach(Sanction.Reach.BOARD)
                .onlyIfDecisive(true)
                .matchPointsOnly(true)
                .build());
        Complaint first = upheld("A", "B", Side.HOME, 1);
        Season close = season(
                "A B", given -> given.addMatches(card("A", "B", "1 1 ½ 0")).addComplaints(first));
        Season clear = season(
                "A B", given -> given.addMatches(card("A", "B", "1 1 1 1")).addComplaints(first));
        assertThat(table(close, decisive)).containsExactly("B 2 1½", "A 0 2½");
        assertThat(boards(decisive.adjudicator().adjudicate(close).matches().get(0)))
                .containsExactly("1-0", "1-0", "½-½", "0-1");
        assertThat(table(clear, decisive)).containsExactly("A 2 4", "B 0 0");
    }

    @Test
    void aSecondOffenceMayCostMore() {
        RuleSet growing = complaints(Sanction.BOARD, Sanction.MATCH);
        Season season = season(
                "A B C",
                given -> given.addMatches(
                                card("A", "C", "1 1 1 1", each -> each.date(LocalDate.of(2025, 11, 1))),
                                card("A", "B", "1 1 1 1"))
                        .addComplaints(
                                complaint(
                                        "A",
                                        "C",
                                        Side.HOME,
                                        4,
                                        each -> each.submitted(LocalDate.of(2025, 11, 2))
                                                .upheld(true)),
                                upheld("A", "B", Side.HOME, 4)));
        List<AdjudicatedMatch> matches =
                growing.adjudicator().adjudicate(season).matches();
        assertThat(outcome(growing, matches.get(1))).isEqualTo("3–1 2–0");
        assertThat(outcome(growing, matches.get(0))).isEqualTo("0–4 0–2");
    }

    /** The second offence would decide nothing, since the board is lost already; what the first one cost stays. */
    @Test
    void anOffenceThatDecidesNothingLeavesTheOthers() {
        RuleSet growing = complaints(
                Sanction.BOARD,
                Sanction.builder()
                        .reach(Sanction.Reach.BOARD)
                        .onlyIfDecisive(true)
                        .build());
        assertThat(outcome(
                        growing,
                        card("A", "B", "0 0 0 1"),
                        upheld("A", "B", Side.HOME, 4),
                        upheld("A", "B", Side.HOME, 3)))
                .isEqualTo("0–4 0–2");
    }

    /** Objects to the line-up of A as a whole. */
    private record WholeLineUp(String rule) implements Eligibility {
        @Override
        public List<Offence> check(SeasonLineUps season) {
            return season.lineUps().stream()
                    .filter(lineUp -> lineUp.team().equals(TeamId.of("A")))
                    .map(lineUp -> new Offence(lineUp, OptionalInt.empty(), "wrong"))
                    .toList();
        }
    }

    private static RuleSet objecting(Sanction sanction, String... numbers) {
        return rules(change -> change.boardOrder(Optional.empty())
                .eligibility(Stream.of(numbers)
                        .map(number -> new EligibilityRule(new WholeLineUp(number), Enforcement.punished(sanction)))
                        .toList()));
    }

    /** A line-up that is wrong as a whole decides a match that was not lost anyway. */
    @Test
    void anOffenceOfTheWholeLineUpDecidesTheWholeMatch() {
        RuleSet decisive = objecting(
                Sanction.builder()
                        .reach(Sanction.Reach.MATCH)
                        .onlyIfDecisive(true)
                        .build(),
                "8");
        assertThat(outcome(decisive, lineUps("A", "a1 a2 a3 a4", "B", "b1 b2 b3 b4", "1 1 0 0")))
                .isEqualTo("0–4 0–2");
        assertThat(outcome(decisive, lineUps("A", "a1 a2 a3 a4", "B", "b1 b2 b3 b4", "1 0 0 0")))
                .isEqualTo("1–3 0–2");
    }

    /** Two complaints about a board are one offence; two rules about a line-up are two, and one rule twice is one. */
    @Test
    void anOffenceCostsOnce() {
        Sanction point = Sanction.builder().gamePoints(Points.ONE).build();
        Complaint again = complaint(
                "A",
                "B",
                Side.HOME,
                2,
                each -> each.submitted(LocalDate.of(2025, 10, 4)).upheld(true));
        assertThat(outcome(complaints(point), card("A", "B", "1 1 1 1"), upheld("A", "B", Side.HOME, 2), again))
                .isEqualTo("3–0 2–0");
        assertThat(outcome(
                        complaints(point),
                        card("A", "B", "1 1 1 1"),
                        upheld("A", "B", Side.HOME, 2),
                        upheld("A", "B", Side.HOME, 3)))
                .isEqualTo("2–0 2–0");
        MatchCard match = lineUps("A", "a1 a2 a3 a4", "B", "b1 b2 b3 b4", "1 1 1 1");
        assertThat(outcome(objecting(point, "8", "9"), match)).isEqualTo("2–0 2–0");
        assertThat(outcome(objecting(point, "8", "8"), match)).isEqualTo("3–0 2–0");
    }
}
