/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.standings.Tie;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What callers may rely on. */
class LeagueApiTest {

    @Test
    void fr137_aCriterionThatStandsTwiceInAChainKeepsItsIdAndIsToldApartByItsPlace() {
        RuleSet rules = RuleSet.builder()
                .id("twice")
                .name("Head-to-head twice")
                .boards(4)
                .chain(new Chain(
                        List.of(
                                new Step(TieBreaks.MATCH_POINTS, "1"),
                                new Step(TieBreaks.HEAD_TO_HEAD_GAME_POINTS, "2"),
                                new Step(TieBreaks.GAME_POINTS, "3"),
                                new Step(TieBreaks.HEAD_TO_HEAD_GAME_POINTS, "4")),
                        PartialSplit.CONTINUE))
                .build();
        Standings table = League.standings(List.of(MatchResult.of("A", "B", "=", "=", "=", "=")), rules);
        Tie tie = table.ties().get(0);
        assertThat(tie.steps())
                .extracting(Tie.StepTaken::criterion)
                .containsExactly("head-to-head-game-points", "game-points", "head-to-head-game-points");
        assertThat(tie.steps()).extracting(Tie.StepTaken::rule).containsExactly("2", "3", "4");
        List<String> configured =
                rules.chain().steps().stream().map(step -> step.tieBreak().id()).toList();
        assertThat(configured)
                .containsAll(tie.steps().stream().map(Tie.StepTaken::criterion).toList());
    }

    @Test
    void aTableIsReadInOneLineWhereATestFails() {
        // A beat B, who drew with C: 2, 1 and 1 match points, and B is ahead of C by 3 game points to 2 (7.2.2(a)).
        assertThat(League.standings(
                        List.of(MatchResult.ofTotal("A", "B", "3-1"), MatchResult.ofTotal("B", "C", "2-2"))))
                .hasToString("1 A 2, 2 B 1, 3 C 1");
        assertThat(League.standings(List.of(MatchResult.ofTotal("A", "B", "2-2"))))
                .hasToString("1= A 1, 1= B 1");
    }

    @Test
    void fr139_emptyInputsAreLegal() {
        assertThat(League.standings(List.of()).rows()).isEmpty();
        assertThat(League.standings(Season.builder().build()).rows()).isEmpty();
        Standings entered = League.standings(Season.builder()
                .addTeams(Team.of("A"), Team.of("B"), Team.of("C"))
                .build());
        assertThat(entered.rows()).hasSize(3).allSatisfy(row -> {
            assertThat(row.tally().played()).isZero();
            assertThat(row.tally().matchPoints()).isEqualTo(Points.ZERO);
            assertThat(row.tally().gamePoints()).isEqualTo(Points.ZERO);
        });
    }

    @Test
    void fr139_aResultOfATeamThatIsNotEnteredIsAnErrorNamingIt() {
        Season season = Season.builder()
                .addTeams(Team.of("A"), Team.of("B"))
                .addMatches(MatchCard.builder()
                        .home(TeamId.of("A"))
                        .away(TeamId.of("Stranger"))
                        .addBoards(BoardCard.of(BoardResult.DRAW))
                        .addBoards(BoardCard.of(BoardResult.DRAW))
                        .addBoards(BoardCard.of(BoardResult.DRAW))
                        .addBoards(BoardCard.of(BoardResult.DRAW))
                        .build())
                .build();
        assertThatThrownBy(() -> League.standings(season))
                .isInstanceOf(FaultsException.class)
                .hasMessageContaining("Stranger");
    }

    @Test
    @SuppressWarnings("NullAway")
    void fr139_nullArgumentsAreRefusedByTheNameOfTheParameter() {
        assertThatThrownBy(() -> League.standings((Iterable<MatchResult>) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessageContaining("results");
        assertThatThrownBy(() -> League.standings(List.of(), null))
                .isInstanceOf(NullPointerException.class)
                .hasMessageContaining("rules");
        assertThatThrownBy(() -> League.standings((Season) null, RuleSets.herefordshire()))
                .isInstanceOf(NullPointerException.class)
                .hasMessageContaining("season");
    }
}
