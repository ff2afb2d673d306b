/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Public reports of tables that took too long, each as a scenario; costs are counted, not timed. */
class PerformanceReportsTest {

    private static List<MatchResult> allPlayAll(int teams, String... boards) {
        List<MatchResult> results = new ArrayList<>();
        for (int home = 0; home < teams; home++) {
            for (int away = home + 1; away < teams; away++) {
                results.add(MatchResult.of("Team " + (1000 + home), "Team " + (1000 + away), boards));
            }
        }
        return results;
    }

    /** 200 teams, 19,900 cards, decided and all drawn: a few steps a card. */
    @Test
    void fr142_aLargeLeagueCostsAFewStepsACard() {
        for (List<MatchResult> results :
                List.of(allPlayAll(200, "1-0", "½-½", "½-½", "½-½"), allPlayAll(200, "½-½", "½-½", "½-½", "½-½"))) {
            Standings table = League.standings(results);
            assertThat(table.rows()).hasSize(200);
            assertThat(table.steps()).isLessThan(10L * results.size());
        }
    }

    /** A restart ends, because it restarts only where the group has become smaller. */
    @Test
    void fr143_restartingEndsWhereNothingSeparatesAnybody() {
        RuleSet herefordshire = RuleSets.herefordshire();
        for (PartialSplit policy : PartialSplit.values()) {
            RuleSet rules = RuleSet.builder()
                    .from(herefordshire)
                    .chain(new Chain(herefordshire.chain().steps(), policy))
                    .build();
            Standings table = League.standings(allPlayAll(12, "½-½", "½-½", "½-½", "½-½"), rules);
            assertThat(table.rows()).allSatisfy(row -> {
                assertThat(row.position()).isEqualTo(1);
                assertThat(row.shared()).isTrue();
            });
        }
    }

    /** The caller's list is read once; everything after that works on the season laid out. */
    @Test
    void fr145_eachCardIsReadOnce() {
        List<MatchResult> results = allPlayAll(200, "1-0", "0-1", "½-½", "½-½");
        int[] reads = {0};
        List<MatchResult> counted = new AbstractList<>() {
            @Override
            public MatchResult get(int index) {
                reads[0]++;
                return results.get(index);
            }

            @Override
            public int size() {
                return results.size();
            }
        };
        League.standings(counted);
        assertThat(reads[0]).isEqualTo(results.size());
    }
}
