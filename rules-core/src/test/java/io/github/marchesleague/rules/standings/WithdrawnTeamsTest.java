/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.adjudication.AdjudicationRules;
import io.github.marchesleague.rules.adjudication.WithdrawalPolicy;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.ruling.Withdrawal;
import io.github.marchesleague.rules.season.Season;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a team that left does to the table of the others. Figures worked out by hand. */
class WithdrawnTeamsTest {

    /** Ashford beat Dilwyn 4–0, Bredon beat it 3–1, and the two drew all four boards with each other. */
    private static Standings table(WithdrawalPolicy.Treatment treatment) {
        Season season = Season.builder()
                .addTeams(Team.of("Ashford"), Team.of("Bredon"), Team.of("Dilwyn"))
                .addMatches(
                        card("Ashford", "Dilwyn", "1-0", "1-0", "1-0", "1-0"),
                        card("Bredon", "Dilwyn", "1-0", "1-0", "½-½", "½-½"),
                        card("Ashford", "Bredon", "½-½", "½-½", "½-½", "½-½"))
                .addWithdrawals(
                        new Withdrawal(TeamId.of("Dilwyn"), Optional.of(LocalDate.of(2026, 1, 10)), "no players"))
                .build();
        RuleSet herefordshire = RuleSets.herefordshire();
        return League.standings(
                season,
                RuleSet.builder()
                        .from(herefordshire)
                        .adjudication(AdjudicationRules.builder()
                                .from(herefordshire.adjudication())
                                .withdrawal(WithdrawalPolicy.always(treatment))
                                .build())
                        .build());
    }

    private static MatchCard card(String home, String away, String... boards) {
        MatchCard.Builder card = MatchCard.builder().home(TeamId.of(home)).away(TeamId.of(away));
        for (String board : boards) {
            card.addBoards(BoardCard.of(BoardResult.parse(board).orElseThrow()));
        }
        return card.build();
    }

    private static List<String> lines(Standings table) {
        return table.rows().stream()
                .map(row -> row.position() + (row.shared() ? "=" : "") + " " + row.team() + " "
                        + row.tally().played() + " " + row.tally().matchPoints() + " "
                        + row.tally().gamePoints())
                .toList();
    }

    @Test
    void whereResultsStandTheTeamIsInTheTableLikeAnyOther() {
        assertThat(lines(table(WithdrawalPolicy.Treatment.LET_STAND)))
                .containsExactly("1 Ashford 2 3 6", "2 Bredon 2 3 5", "3 Dilwyn 2 0 1");
    }

    @Test
    void whereOpponentsKeepTheirPointsTheTeamItselfIsOffTheTable() {
        assertThat(lines(table(WithdrawalPolicy.Treatment.OPPONENTS_KEEP)))
                .containsExactly("1 Ashford 2 3 6", "2 Bredon 2 3 5");
    }

    @Test
    void whereResultsAreExpungedNobodyHasAnythingFromThem() {
        assertThat(lines(table(WithdrawalPolicy.Treatment.EXPUNGE)))
                .containsExactly("1= Ashford 1 1 2", "1= Bredon 1 1 2");
    }

    /** Match points stay; the game points from its matches decide nothing, and the rest is level throughout. */
    @Test
    void outsideTieBreaksTheTeamsMatchesCountForMatchPointsOnly() {
        Standings table = table(WithdrawalPolicy.Treatment.DEFAULT_THE_REST_OUTSIDE_TIE_BREAKS);
        assertThat(lines(table)).containsExactly("1= Ashford 2 3 6", "1= Bredon 2 3 5", "3 Dilwyn 2 0 1");
        assertThat(table.playOffs()).containsExactly(List.of(TeamId.of("Ashford"), TeamId.of("Bredon")));
    }

    @Test
    void aFurtherResultIsTreatedLikeTheOthers() {
        Standings table = table(WithdrawalPolicy.Treatment.DEFAULT_THE_REST_OUTSIDE_TIE_BREAKS)
                .with(MatchResult.of("Dilwyn", "Bredon", "0-1", "0-1", "0-1", "0-1"));
        assertThat(lines(table)).containsExactly("1 Bredon 3 5 9", "2 Ashford 2 3 6", "3 Dilwyn 3 0 1");
    }
}
