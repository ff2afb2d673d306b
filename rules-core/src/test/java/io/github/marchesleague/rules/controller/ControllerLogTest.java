/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.controller;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.season.Objection;
import io.github.marchesleague.rules.season.Season;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ControllerLogTest {

    private static final TeamId A = TeamId.of("A");
    private static final TeamId B = TeamId.of("B");
    private static final TeamId C = TeamId.of("C");
    private static final LocalDate AUGUST = LocalDate.of(2025, 8, 1);
    private static final LocalDate MARCH = LocalDate.of(2026, 3, 1);

    private static MatchCard card(TeamId home, TeamId away, String... boards) {
        MatchCard.Builder builder = MatchCard.builder();
        builder.home(home).away(away);
        for (String board : boards) {
            builder.addBoards(BoardCard.of(BoardResult.parse(board).orElseThrow()));
        }
        return builder.build();
    }

    private static final Season SEASON = Season.builder()
            .addTeams(Team.of("A"), Team.of("B"), Team.of("C"))
            .addMatches(
                    card(A, B, "1-0", "1-0", "1-0", "1-0"),
                    card(B, C, "1-0", "1-0", "1-0", "0-1"),
                    card(C, A, "0-1", "0-1", "=", "="))
            .build();

    private static Decision.Builder twoPointsOff(TeamId team, String person) {
        return Decision.of(
                MARCH,
                person,
                new Ruling.PointsAdjusted(new Adjustment(team, Points.of(-3), Points.ZERO, "13.5", "late reports")));
    }

    private static final Office CONTROLLER = new Office.Controller("Controller", AUGUST, Optional.of(A));

    /** A 4 mp, B 2, C 0. With three points off A has 1 and falls behind B; C stays last. */
    @Test
    void workOutWhatADecisionDoesToTheTable() {
        ControllerLog log = new ControllerLog(
                List.of(CONTROLLER),
                List.of(
                        Decision.builder()
                                .date(AUGUST)
                                .decidedBy("Controller")
                                .rule("2.2")
                                .reason("no meeting came in time")
                                .build(),
                        twoPointsOff(A, "Controller").addAdvisedBy("President").build()));
        List<LoggedDecision> logged = log.effects(SEASON, RuleSets.herefordshire());
        assertThat(logged).extracting(LoggedDecision::number).containsExactly(1, 2);
        assertThat(logged.get(0).effects()).isEmpty();
        assertThat(logged.get(1).effects())
                .extracting(effect -> effect.team() + " " + effect.before().position() + ">"
                        + effect.after().position() + " " + effect.before().matchPoints() + ">"
                        + effect.after().matchPoints())
                .containsExactly("B 2>1 2>2", "A 1>2 4>1");
        assertThat(log.check()).isEmpty();
        assertThat(log.applyTo(SEASON).rulings()).hasSize(1);
        assertThat(SEASON.rulings()).isEmpty();
    }

    @Test
    void theOwnTeamNeedsAdviceFromSomebodyElse() {
        ControllerLog log = new ControllerLog(
                List.of(CONTROLLER),
                List.of(
                        twoPointsOff(A, "Controller").build(),
                        twoPointsOff(A, "Controller").addAdvisedBy("Controller").build(),
                        twoPointsOff(A, "Controller").addAdvisedBy("President").build(),
                        twoPointsOff(B, "Controller").build(),
                        Decision.of(
                                        MARCH,
                                        "Controller",
                                        new Ruling.MatchAnnulled(MatchRef.of(C, A), "13.5", "wrong venue"))
                                .build()));
        assertThat(log.check())
                .extracting(Objection::rule, objection -> objection.subject().substring(0, 10))
                .containsExactly(tuple("13.5", "decision 1"), tuple("13.5", "decision 2"), tuple("13.5", "decision 5"));
    }

    @Test
    void aDeputyDecidesForHisMatchOrHisPeriodOnly() {
        Office forMatch = new Office.DeputyForMatch("Deputy", MatchRef.of(C, A), Optional.empty());
        Office forPeriod = new Office.DeputyForPeriod("Stand-in", MARCH, MARCH.plusDays(6), Optional.of(B));
        Decision annulled = Decision.of(
                        MARCH, "Deputy", new Ruling.MatchAnnulled(MatchRef.of(C, A), "13.2", "wrong venue"))
                .build();
        List<Office> offices = List.of(CONTROLLER, forMatch, forPeriod);
        assertThat(new ControllerLog(offices, List.of(annulled)).check()).isEmpty();
        assertThat(new ControllerLog(offices, List.of(twoPointsOff(B, "Deputy").build())).check())
                .extracting(Objection::rule)
                .containsExactly("13.2");
        Decision late = Decision.builder()
                .date(MARCH.plusDays(7))
                .decidedBy("Stand-in")
                .rule("6.1")
                .reason("floods")
                .build();
        assertThat(new ControllerLog(offices, List.of(late)).check())
                .extracting(Objection::rule)
                .containsExactly("13.2");
        assertThat(new ControllerLog(offices, List.of())
                        .with(twoPointsOff(C, "Stand-in").build())
                        .check())
                .isEmpty();
        assertThatThrownBy(() -> new Office.DeputyForPeriod("x", MARCH, AUGUST, Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aDecisionNeedsAReason() {
        assertThatThrownBy(() -> Decision.builder()
                        .date(MARCH)
                        .decidedBy("Controller")
                        .rule("6.1")
                        .reason(" ")
                        .build())
                .hasMessageContaining("needs a reason");
    }
}
