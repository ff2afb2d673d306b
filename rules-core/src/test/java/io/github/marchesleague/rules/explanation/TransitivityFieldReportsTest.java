/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import static io.github.marchesleague.rules.explanation.Cards.chain;
import static io.github.marchesleague.rules.explanation.Cards.order;
import static io.github.marchesleague.rules.explanation.Cards.table;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.tiebreak.Figure;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Faults that users of other league programs reported of inconsistent comparisons, each by its number. */
class TransitivityFieldReportsTest {

    @Test
    void fr019LeavesACycleOfThirtyThreeTeamsLevel() {
        List<MatchResult> results = new ArrayList<>();
        for (int i = 0; i < 33; i++) {
            for (int next = 1; next <= 16; next++) {
                results.add(Cards.match("T" + i + "–T" + (i + next) % 33 + " 1 ½ ½ ½"));
            }
        }
        Standings table = League.standings(
                results, chain(PartialSplit.RE_FORM, TieBreaks.MATCH_POINTS, TieBreaks.HEAD_TO_HEAD_MATCH_POINTS));
        assertThat(table.rows()).hasSize(33).allSatisfy(row -> {
            assertThat(row.position()).isEqualTo(1);
            assertThat(row.tally().matchPoints()).isEqualTo(Points.of(32));
            assertThat(row.tally().gamePoints()).isEqualTo(Points.of(64));
        });
        assertThat(TieExplanation.of(table)).hasSize(1);
    }

    @Test
    void fr020LeavesEqualTeamsEqual() {
        List<Team> teams = new ArrayList<>();
        List<MatchResult> drawn = new ArrayList<>();
        for (int i = 0; i < 70; i++) {
            teams.add(Team.of("T" + i));
            if (i % 2 == 0) {
                drawn.add(Cards.match("T" + i + "–T" + (i + 1) + " ½ ½ ½ ½"));
            }
        }
        RuleSet rules = RuleSets.herefordshire();
        for (Standings table : List.of(Standings.of(teams, List.of(), rules), Standings.of(teams, drawn, rules))) {
            assertThat(table.rows()).hasSize(70).allMatch(row -> row.position() == 1);
        }
        Random random = new Random(20);
        for (int i = 0; i < 1000; i++) {
            Figure one = Figure.of(Points.ofHalves(random.nextInt(6)));
            Figure other = Figure.of(Points.ofHalves(random.nextInt(6)));
            assertThat(Integer.signum(one.compareTo(other))).isEqualTo(-Integer.signum(other.compareTo(one)));
            assertThat(one.compareTo(other) == 0).isEqualTo(one.equals(other));
        }
    }

    @Test
    void fr022GivesNoCreditForAChainOfWins() {
        Standings table = table(
                chain(
                        PartialSplit.RE_FORM,
                        TieBreaks.MATCH_POINTS,
                        TieBreaks.HEAD_TO_HEAD_MATCH_POINTS,
                        TieBreaks.GAME_POINTS),
                "A–B 1 ½ ½ ½",
                "B–C 1 ½ ½ ½",
                "C–D 1 1 1 1",
                "B–D 1 ½ ½ ½");
        assertThat(order(table)).containsExactly("B", "C", "A", "D");
        assertThat(Cards.decider(table, "A", "C")).isEqualTo("game-points 5½ v 2½");
    }

    @Test
    void fr023GivesOneTableWhateverTheOrderOfTeamsAndCards() {
        Random random = new Random(23);
        for (RuleSet rules : RuleSets.builtIn()) {
            for (int league = 0; league < 100; league++) {
                int size = 3 + random.nextInt(12);
                List<Team> teams = new ArrayList<>();
                List<MatchResult> results = new ArrayList<>();
                for (int home = 0; home < size; home++) {
                    teams.add(Team.of("T" + home));
                    for (int away = 0; away < home; away++) {
                        if (random.nextInt(5) > 0) {
                            results.add(match(home, away, rules.boards().orElse(4), random));
                        }
                    }
                }
                Standings table = Standings.of(teams, results, rules);
                Collections.shuffle(teams, random);
                Collections.shuffle(results, random);
                assertThat(Standings.of(teams, results, rules).rows()).isEqualTo(table.rows());
                assertThat(table.rows())
                        .extracting(Row::position)
                        .isSortedAccordingTo(Comparator.<Integer>naturalOrder());
            }
        }
    }

    private static MatchResult match(int home, int away, int boards, Random random) {
        if (boards == 0) {
            return MatchResult.ofTotal("T" + home, "T" + away, random.nextInt(3) + "-" + random.nextInt(3));
        }
        StringBuilder card = new StringBuilder("T" + home + "–T" + away);
        for (int board = 0; board < boards; board++) {
            card.append(' ').append("1½½½0+-=".charAt(random.nextInt(8)));
        }
        return Cards.match(card.toString());
    }

    @Test
    void fr025KeepsPositionsWithTheirTeamsWhereRowsAreFilteredOrSorted() {
        Standings table =
                table("A–B ½ ½ ½ ½", "A–C ½ ½ ½ ½", "B–C ½ ½ ½ ½", "A–D 1 1 1 1", "B–D 1 1 1 1", "C–D 1 1 1 1");
        assertThat(Cards.positions(table)).containsExactly("1= A", "1= B", "1= C", "4 D");
        List<Row> rows = new ArrayList<>(table.rows());
        rows.removeIf(row -> row.team().name().equals("B"));
        assertThat(rows).extracting(Row::position).containsExactly(1, 1, 4);
        rows.sort(Comparator.comparing((Row row) -> row.team().name()).reversed());
        assertThat(rows).extracting(Row::position).containsExactly(4, 1, 1);
        rows.sort(Comparator.comparing(row -> row.team().name()));
        assertThat(rows)
                .isEqualTo(List.of(
                        table.rows().get(0), table.rows().get(2), table.rows().get(3)));
    }
}
