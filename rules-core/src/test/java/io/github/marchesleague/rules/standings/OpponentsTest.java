/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Step;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The sums over opponents, where everybody has met everybody and where not. */
class OpponentsTest {

    /**
     * Home and away, A won both matches with B by 3-1 and the others ended 2-2: A has 3 + 3 + 2 + 2 = 10 game points, C
     * 8, B 1 + 1 + 2 + 2 = 6. What their opponents have: A's 8 + 6 = 14, C's 10 + 6 = 16, B's 10 + 8 = 18; twice that where
     * each meeting counts.
     */
    @Test
    void opponentsOfADoubleAllPlayAllCountOnceOrWithEachMeeting() {
        List<MatchResult> matches = new ArrayList<>(List.of(
                MatchResult.ofTotal("A", "B", "3-1"),
                MatchResult.ofTotal("B", "A", "1-3"),
                MatchResult.ofTotal("A", "C", "2-2"),
                MatchResult.ofTotal("C", "A", "2-2"),
                MatchResult.ofTotal("B", "C", "2-2"),
                MatchResult.ofTotal("C", "B", "2-2")));
        assertThat(ranked(matches, false)).containsExactly("B 18", "C 16", "A 14");
        assertThat(ranked(matches, true)).containsExactly("B 36", "C 32", "A 28");

        // Without the last match B has 4 and C 6; the opponents of A have 10, of B 16, of C 14.
        matches.remove(5);
        assertThat(ranked(matches, false)).containsExactly("B 16", "C 14", "A 10");
        // A met B and C twice, 20; B met A twice and C once, 26; C met A twice and B once, 24.
        assertThat(ranked(matches, true)).containsExactly("B 26", "C 24", "A 20");
    }

    /** As often as there would be matches in a complete season, but B and C met twice and A and C not at all. */
    @Test
    void theNumberOfMatchesAloneDoesNotMakeASeasonComplete() {
        List<MatchResult> matches = List.of(
                MatchResult.ofTotal("A", "B", "3-1"),
                MatchResult.ofTotal("B", "C", "2-2"),
                MatchResult.ofTotal("C", "B", "2½-1½"));
        // A has 3, B 1 + 2 + 1½ = 4½, C 4½: A's opponent has 4½, B's have 7½, C's has 4½.
        assertThat(ranked(matches, false)).containsExactly("B 7½", "A 4½", "C 4½");
    }

    private static List<String> ranked(List<MatchResult> matches, boolean perMeeting) {
        Criterion opponents = Criterion.of(Measure.OPPONENTS_GAME_POINTS)
                .perMeeting(perMeeting)
                .build();
        RuleSet rules = RuleSet.builder()
                .from(RuleSets.herefordshire())
                .chain(new Chain(List.of(new Step(opponents, "1")), PartialSplit.RESTART_BLOCK))
                .build();
        Standings table = League.standings(matches, rules);
        return table.rows().stream()
                .map(row -> row.team().name() + " "
                        + table.workings().opponents(opponents, row.team().id()).stream()
                                .map(OpponentShare::adds)
                                .reduce(Points.ZERO, Points::plus))
                .toList();
    }
}
