/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static io.github.marchesleague.rules.adjudication.Given.RULES;
import static io.github.marchesleague.rules.adjudication.Given.boards;
import static io.github.marchesleague.rules.adjudication.Given.card;
import static io.github.marchesleague.rules.adjudication.Given.complaint;
import static io.github.marchesleague.rules.adjudication.Given.outcome;
import static io.github.marchesleague.rules.adjudication.Given.outstanding;
import static io.github.marchesleague.rules.adjudication.Given.points;
import static io.github.marchesleague.rules.adjudication.Given.ref;
import static io.github.marchesleague.rules.adjudication.Given.score;
import static io.github.marchesleague.rules.adjudication.Given.season;
import static io.github.marchesleague.rules.adjudication.Given.table;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.penalty.ImposedFine;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.season.Season;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The controller's decisions (13). */
class RulingsTest {

    private static final MatchCard MATCH = card("A", "B", "0 0 0 1");

    private static AdjudicatedMatch after(Ruling... rulings) {
        return RULES.adjudicator()
                .adjudicate(season("A B", given -> given.addMatches(MATCH).addRulings(rulings)))
                .matches()
                .get(0);
    }

    private static Ruling award(String score) {
        return new Ruling.MatchAwarded(ref("A", "B"), score(score), "10.7", "B would not come");
    }

    @Test
    void aMatchIsAwardedInFullWithWinsOnEveryBoard() {
        AdjudicatedMatch match = after(award("4-0"));
        assertThat(outcome(RULES, match)).isEqualTo("4–0 2–0");
        assertThat(boards(match)).containsExactly("+/- 10.7", "+/- 10.7", "+/- 10.7", "+/- 10.7");
        assertThat(match.boards().get(0).causes(Side.AWAY))
                .containsExactly(new Cause(Cause.Kind.DECIDED, "10.7", "B would not come"));
        assertThat(match.notes()).containsExactly(new AdjudicatedMatch.Note("10.7", "awarded 4–0: B would not come"));
        assertThat(match.ratedBoards()).containsExactly(1, 2, 3, 4);
    }

    @Test
    void anotherScoreIsATotalWhoseBoardsNobodyKnows() {
        AdjudicatedMatch match = after(award("2-2"));
        assertThat(outcome(RULES, match)).isEqualTo("2–2 1–1");
        assertThat(match.result().boards()).isEmpty();
        assertThat(match.result().total()).contains(score("2-2"));
        assertThat(after(award("1-3")).result().boards()).hasSize(4);
    }

    @Test
    void rulingsAreAppliedInOrderAndNoneIsLost() {
        Ruling annul = new Ruling.MatchAnnulled(ref("A", "B"), "13.5", "played in the wrong hall");
        assertThat(after(award("4-0"), annul).standing()).isEqualTo(AdjudicatedMatch.Standing.ANNULLED);
        AdjudicatedMatch last = after(annul, award("4-0"));
        assertThat(last.standing()).isEqualTo(AdjudicatedMatch.Standing.COUNTS);
        assertThat(last.notes()).hasSize(2);
        assertThat(after(award("1-3")).result()).isEqualTo(after().result());
    }

    @Test
    void anAnnulledMatchCountsForNobodyAndIsNotOutstanding() {
        Season season = season(
                "A B",
                given -> given.addMatches(MATCH)
                        .addRulings(new Ruling.MatchAnnulled(ref("A", "B"), "13.5", "no clocks")));
        assertThat(table(season)).containsExactly("A 0 0", "B 0 0");
        assertThat(League.standings(season).isFinal()).isTrue();
    }

    @Test
    void removingARulingUndoesIt() {
        assertThat(after())
                .isEqualTo(RULES.adjudicator()
                        .adjudicate(season("A B", MATCH))
                        .matches()
                        .get(0));
    }

    @Test
    void anOutstandingMatchMayBeAwarded() {
        Season season =
                season("A B", given -> given.addMatches(outstanding("A", "B")).addRulings(award("4-0")));
        assertThat(table(season)).containsExactly("A 2 4", "B 0 0");
    }

    @Test
    void pointsAndOrdersAreHandedOnInOrder() {
        Ruling.OrderDecided order = new Ruling.OrderDecided(List.of(TeamId.of("B"), TeamId.of("A")), "13.5", "lots");
        AdjudicatedSeason season = RULES.adjudicator()
                .adjudicate(season(
                        "A B", given -> given.addRulings(points("A", "-1", "0"), order, points("A", "-1", "0"))));
        Adjustment off =
                new Adjustment(TeamId.of("A"), Points.of(-1), Points.ZERO, "13.5", "decided by the controller");
        assertThat(season.adjustments()).containsExactly(off, off);
        assertThat(season.orders()).containsExactly(order);
    }

    @Test
    void aRulingMayBeAboutAPlayOff() {
        Season season = season(
                "A B C",
                given -> given.addMatches(card("A", "C", "1 1 1 1"))
                        .addPlayOffs(outstanding("A", "B"))
                        .addRulings(award("4-0")));
        assertThat(outcome(
                        RULES, RULES.adjudicator().adjudicate(season).playOffs().get(0)))
                .isEqualTo("4–0 2–0");
    }

    private static Ruling fine(String team) {
        return new Ruling.Fined(new ImposedFine(
                TeamId.of(team), new BigDecimal("15"), "GBP", "3", "late registration", Optional.empty()));
    }

    @Test
    void aDecisionOnTheControllersOwnTeamNeedsAnOfficersName() {
        Ruling defaultTime = new Ruling.DefaultTimeSet(ref("A", "B"), Duration.ofMinutes(30), "6.1", "snow");
        Ruling advised = new Ruling.MatchAwarded(
                ref("A", "B"),
                score("4-0"),
                "10.7",
                "B would not come",
                Optional.of("the secretary"),
                Optional.empty());
        Complaint decided = complaint("A", "B", Side.AWAY, 2, each -> each.upheld(false));
        AdjudicatedSeason season = RULES.adjudicator()
                .adjudicate(season(
                        "A B C",
                        given -> given.addMatches(MATCH, card("A", "C", "1 1 1 1"))
                                .addRulings(
                                        points("A", "-1", "0"),
                                        points("A", "0", "-1"),
                                        points("B", "-1", "0"),
                                        defaultTime,
                                        new Ruling.DefaultTimeSet(ref("A", "C"), Duration.ofMinutes(30), "6.1", "fog"),
                                        fine("A"),
                                        fine("B"),
                                        fine("A"),
                                        advised,
                                        new Ruling.OrderDecided(
                                                List.of(TeamId.of("C"), TeamId.of("B")), "13.5", "lots"))
                                .addComplaints(decided, complaint("A", "C", Side.AWAY, 2, each -> each.upheld(true)))
                                .controllerTeam(TeamId.of("B"))));
        assertThat(season.breaches())
                .extracting(Breach::message)
                .containsExactly(
                        "points adjusted (decided by the controller) concerns B, the controller's own team; it needs the"
                                + " name of the officer who advised",
                        "default time set (snow) concerns B, the controller's own team; it needs the name of the officer"
                                + " who advised",
                        "fine (late registration) concerns B, the controller's own team; it needs the name of the officer"
                                + " who advised",
                        "order decided (lots) concerns B, the controller's own team; it needs the name of the officer who"
                                + " advised",
                        "complaint refused (board 2) concerns B, the controller's own team; it needs the name of the"
                                + " officer who advised");
        assertThat(season.breaches()).extracting(Breach::rule).containsOnly("13.5");
        assertThat(season.breaches().get(1).side()).contains(Side.AWAY);
    }

    /** Where any number of boards is allowed, the card says how many there are; where there are none, a score is a total. */
    @Test
    void anAwardIsOfTheBoardsOfTheCard() {
        RuleSet.Builder any = RuleSet.builder();
        RuleSet anyBoards = any.from(RULES).boards(OptionalInt.empty()).build();
        Season six = season(
                "A B",
                given -> given.addMatches(card("A", "B", "0 0 0 0 0 1"))
                        .addRulings(new Ruling.MatchAwarded(ref("A", "B"), score("6-0"), "13.5", "r")));
        assertThat(boards(anyBoards.adjudicator().adjudicate(six).matches().get(0)))
                .hasSize(6)
                .containsOnly("+/- 13.5");
        RuleSet football = Given.with(RULES, RULES.adjudication(), RULES.scoring(), 0);
        Season none = season(
                "A B",
                given -> given.addMatches(card("A", "B", "", card -> card.total(score("2-1"))))
                        .addRulings(new Ruling.MatchAwarded(ref("A", "B"), score("0-0"), "13.5", "r")));
        assertThat(outcome(
                        football,
                        football.adjudicator().adjudicate(none).matches().get(0)))
                .isEqualTo("0–0 1–1");
    }
}
