/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static io.github.marchesleague.rules.adjudication.Given.RULES;
import static io.github.marchesleague.rules.adjudication.Given.boards;
import static io.github.marchesleague.rules.adjudication.Given.card;
import static io.github.marchesleague.rules.adjudication.Given.defaults;
import static io.github.marchesleague.rules.adjudication.Given.outstanding;
import static io.github.marchesleague.rules.adjudication.Given.rules;
import static io.github.marchesleague.rules.adjudication.Given.score;
import static io.github.marchesleague.rules.adjudication.Given.season;
import static io.github.marchesleague.rules.adjudication.Given.table;
import static io.github.marchesleague.rules.adjudication.Given.with;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruling.Withdrawal;
import io.github.marchesleague.rules.season.Season;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What becomes of the results of a team that leaves, in other leagues. */
class TeamsThatLeaveTest {

    @Test
    void aTeamThatPlayedHalfKeepsItsResultsAndDefaultsTheRest() {
        RuleSet half = rules(change -> change.withdrawal(WithdrawalPolicy.playedBelow(
                1, 2, WithdrawalPolicy.Treatment.EXPUNGE, WithdrawalPolicy.Treatment.DEFAULT_THE_REST)));
        Season season = season(
                "A B C",
                given -> given.addMatches(card("A", "C", "0 0 ½ ½"), outstanding("C", "B"), outstanding("A", "B"))
                        .addWithdrawals(new Withdrawal(TeamId.of("C"), Optional.empty(), "")));
        assertThat(table(season, half)).containsExactly("B 2 4", "C 2 3", "A 0 1");
        assertThat(boards(half.adjudicator().adjudicate(season).matches().get(1)))
                .containsExactly("-/+ 12.1", "-/+ 12.1", "-/+ 12.1", "-/+ 12.1");
        assertThat(table(season)).containsExactly("C 2 3", "A 0 1", "B 0 0");
        assertThat(RULES.adjudicator().adjudicate(season).matches().get(1).standing())
                .isEqualTo(AdjudicatedMatch.Standing.EXPUNGED);
    }

    @Test
    void aTeamThatForfeitedMoreThanHalfIsDeleted() {
        RuleSet overHalf = rules(change -> change.withdrawal(WithdrawalPolicy.forfeitedAbove(
                1,
                2,
                WithdrawalPolicy.Treatment.EXPUNGE,
                WithdrawalPolicy.Treatment.DEFAULT_THE_REST_OUTSIDE_TIE_BREAKS)));
        Withdrawal gone = new Withdrawal(TeamId.of("C"), Optional.empty(), "");
        Season oneOfTwo = season(
                "A B C",
                given -> given.addMatches(card("A", "C", "0 0 ½ ½"), outstanding("C", "B"))
                        .addWithdrawals(gone));
        assertThat(overHalf.adjudicator().adjudicate(oneOfTwo).withdrawn())
                .extracting(WithdrawnTeam::treatment)
                .containsExactly(WithdrawalPolicy.Treatment.DEFAULT_THE_REST_OUTSIDE_TIE_BREAKS);
        Season both = season(
                "A B C",
                given -> given.addMatches(
                                card("A", "C", "", match -> match.defaultedBy(Defaulted.AWAY)), outstanding("C", "B"))
                        .addWithdrawals(gone));
        assertThat(overHalf.adjudicator().adjudicate(both).teams()).hasSize(2);
    }

    @Test
    void oneDefaultedMatchMayPutATeamOut() {
        RuleSet belgium = rules(change -> change.expulsion(
                new Expulsion("17", 1, WithdrawalPolicy.Treatment.EXPUNGE, WithdrawalPolicy.Treatment.OPPONENTS_KEEP)));
        MatchCard early = card("A", "C", "", match -> match.round(1).defaultedBy(Defaulted.AWAY));
        MatchCard late = card("B", "C", "0 0 0 0", match -> match.round(2));
        AdjudicatedSeason out = belgium.adjudicator().adjudicate(season("A B C", late, early));
        assertThat(out.results()).isEmpty();
        assertThat(out.withdrawn())
                .containsExactly(new WithdrawnTeam(
                        TeamId.of("C"),
                        Optional.of(Given.DAY),
                        WithdrawalPolicy.Treatment.EXPUNGE,
                        "1 matches defaulted (17)"));
        MatchCard last = card("A", "C", "", match -> match.round(3).defaultedBy(Defaulted.AWAY));
        AdjudicatedSeason kept = belgium.adjudicator().adjudicate(season("A B C", late, last));
        assertThat(kept.results()).hasSize(2);
        assertThat(kept.teams()).extracting(team -> team.id().value()).containsExactly("A", "B");
    }

    /** Each meets the others twice: C has played one of four, less than half. */
    @Test
    void ofADoubleRoundEveryMatchIsCounted() {
        RuleSet half = rules(change -> change.withdrawal(WithdrawalPolicy.playedBelow(
                1, 2, WithdrawalPolicy.Treatment.EXPUNGE, WithdrawalPolicy.Treatment.DEFAULT_THE_REST)));
        Season season = season(
                "A B C",
                given -> given.addMatches(
                                card("A", "C", "0 0 ½ ½"),
                                outstanding("C", "A"),
                                outstanding("B", "C"),
                                outstanding("C", "B"))
                        .addWithdrawals(new Withdrawal(TeamId.of("C"), Optional.empty(), "no hall")));
        AdjudicatedSeason adjudicated = half.adjudicator().adjudicate(season);
        assertThat(adjudicated.withdrawn())
                .extracting(WithdrawnTeam::treatment)
                .containsExactly(WithdrawalPolicy.Treatment.EXPUNGE);
        assertThat(adjudicated.matches().get(0).notes())
                .containsExactly(new AdjudicatedMatch.Note("", "C left the league: no hall"));
        Season.Builder silent = Season.builder();
        silent.from(season).withdrawals(List.of(new Withdrawal(TeamId.of("C"), Optional.empty(), "")));
        assertThat(half.adjudicator()
                        .adjudicate(silent.build())
                        .matches()
                        .get(0)
                        .notes())
                .containsExactly(new AdjudicatedMatch.Note("", "C left the league"));
    }

    /** A defaulted play-off puts nobody out of the league, and the last match is the last of the league. */
    @Test
    void playOffsHaveNothingToDoWithExpulsion() {
        RuleSet belgium = rules(change -> change.expulsion(
                new Expulsion("17", 1, WithdrawalPolicy.Treatment.EXPUNGE, WithdrawalPolicy.Treatment.OPPONENTS_KEEP)));
        MatchCard whole = card("A", "C", "", match -> match.defaultedBy(Defaulted.AWAY));
        Season playOff = season(
                "A B C", given -> given.addMatches(card("A", "C", "1 1 1 1")).addPlayOffs(whole));
        assertThat(belgium.adjudicator().adjudicate(playOff).withdrawn()).isEmpty();
        Season last = season(
                "A B C",
                given -> given.addMatches(whole)
                        .addPlayOffs(card("B", "C", "1 1 1 1", match -> match.date(Given.DAY.plusDays(7)))));
        assertThat(belgium.adjudicator().adjudicate(last).withdrawn())
                .extracting(WithdrawnTeam::treatment)
                .containsExactly(WithdrawalPolicy.Treatment.OPPONENTS_KEEP);
    }

    @Test
    void whatADefaultCountsMustBeKnown() {
        RuleSet football = with(
                RULES,
                rules(change -> change.withdrawal(WithdrawalPolicy.always(WithdrawalPolicy.Treatment.DEFAULT_THE_REST)))
                        .adjudication(),
                RULES.scoring(),
                0);
        Season season = season(
                "A B C",
                given -> given.addMatches(
                                card("A", "C", "", match -> match.total(score("2-2"))),
                                card("B", "C", "", match -> match.status(MatchResult.Status.UNPLAYED)))
                        .addWithdrawals(new Withdrawal(TeamId.of("C"), Optional.empty(), "")));
        assertThatThrownBy(() -> football.adjudicator().adjudicate(season))
                .isInstanceOf(FaultsException.class)
                .hasMessage(
                        "B – C, 2025-10-02: the match is defaulted without having been played, and the rules do not say"
                                + " how many boards it has; let the rules say how many boards a match has, or what such a match"
                                + " counts");
        RuleSet stated = with(
                football,
                AdjudicationRules.builder()
                        .from(football.adjudication())
                        .defaults(defaults(handling -> handling.scoreWithoutBoards(Points.of(3)))
                                .adjudication()
                                .defaults())
                        .build(),
                RULES.scoring(),
                0);
        assertThat(table(season, stated)).containsExactly("B 2 3", "A 1 2", "C 1 2");
    }
}
