/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Direction;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Figure;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import io.github.marchesleague.rules.tiebreak.TiedGroup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Calls from several threads, and plug-ins that misbehave. */
class LeagueConcurrencyTest {

    private static final List<MatchResult> RESULTS = List.of(
            MatchResult.of("A", "B", "1-0", "=", "=", "="),
            MatchResult.of("B", "C", "1-0", "=", "=", "="),
            MatchResult.of("C", "A", "1-0", "=", "=", "="),
            MatchResult.of("D", "A", "=", "=", "=", "="),
            MatchResult.of("D", "B", "=", "=", "=", "="),
            MatchResult.of("D", "C", "=", "=", "=", "="));

    private static List<Row> rows(int results) {
        return League.standings(RESULTS.subList(0, results)).rows();
    }

    @Test
    void fr133_aListThatChangesMeanwhileGivesTheTableOfSomeListThatWasPassed() throws Exception {
        List<List<Row>> right = new ArrayList<>();
        for (int count = 0; count <= RESULTS.size(); count++) {
            right.add(rows(count));
        }
        List<MatchResult> live = new CopyOnWriteArrayList<>();
        AtomicBoolean stop = new AtomicBoolean();
        ExecutorService threads = Executors.newFixedThreadPool(9);
        try {
            Future<?> writer = threads.submit(() -> {
                while (!stop.get()) {
                    RESULTS.forEach(live::add);
                    live.clear();
                }
            });
            List<Callable<Boolean>> readers = new ArrayList<>();
            for (int thread = 0; thread < 8; thread++) {
                readers.add(() -> {
                    for (int call = 0; call < 500; call++) {
                        assertThat(right).contains(League.standings(live).rows());
                    }
                    return true;
                });
            }
            for (Future<Boolean> reader : threads.invokeAll(readers)) {
                assertThat(reader.get()).isTrue();
            }
            stop.set(true);
            writer.get();
        } finally {
            stop.set(true);
            threads.shutdownNow();
        }
    }

    @Test
    void fr133_aTableIsNoViewOfTheListItWasMadeFrom() {
        List<MatchResult> mine = new ArrayList<>(RESULTS);
        Standings table = League.standings(mine);
        List<Row> before = table.rows();
        mine.clear();
        assertThat(table.rows()).isEqualTo(before);
        assertThat(table.ties()).isEqualTo(League.standings(RESULTS).ties());
    }

    /** A criterion of a county's own that answers something else every time it is asked. */
    private static final class Fickle implements TieBreak {
        private final AtomicInteger calls = new AtomicInteger();

        @Override
        public String id() {
            return "fickle";
        }

        @Override
        public Division divide(TiedGroup group) {
            Map<TeamId, Figure> figures = new HashMap<>();
            for (TeamId team : group.teams()) {
                figures.put(team, Figure.of(Points.of(calls.incrementAndGet() * 7919 % 31)));
            }
            return Division.by(figures, Direction.MORE);
        }
    }

    @Test
    void fr134_aCriterionIsAskedOnceForABlockHoweverItAnswers() {
        Fickle fickle = new Fickle();
        RuleSet rules = RuleSet.builder()
                .id("fickle")
                .name("Fickle")
                .boards(4)
                .chain(new Chain(
                        List.of(new Step(TieBreaks.MATCH_POINTS, "1"), new Step(fickle, "2")), PartialSplit.RE_FORM))
                .build();
        // All four have 3 match points, so there is one block of four teams.
        Standings table = League.standings(RESULTS, rules);
        assertThat(fickle.calls).hasValue(4);
        assertThat(table.rows()).hasSize(4).extracting(row -> row.team().id()).doesNotHaveDuplicates();
    }

    @Test
    void fr134_anAnswerThatLosesATeamIsRefusedNamingTheCriterion() {
        TieBreak losing = new TieBreak() {
            @Override
            public String id() {
                return "losing";
            }

            @Override
            public Division divide(TiedGroup group) {
                return new Division.Ordered(List.of(
                        new Division.Part(Figure.of(Points.ONE), group.teams().subList(0, 1))));
            }
        };
        RuleSet rules = RuleSet.builder()
                .id("losing")
                .name("Losing")
                .boards(4)
                .chain(new Chain(
                        List.of(new Step(TieBreaks.MATCH_POINTS, "1"), new Step(losing, "2")), PartialSplit.RE_FORM))
                .build();
        assertThatThrownBy(() -> League.standings(RESULTS, rules)).hasMessageContaining("losing");
    }

    @Test
    void fr136_oneTableIsReadByTwoThreadsAtOnce() throws Exception {
        Standings table = League.standings(RESULTS);
        List<Row> rows = table.rows();
        String ties = table.ties().toString();
        String separation = table.separation(TeamId.of("A"), TeamId.of("D")).toString();
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            Callable<Boolean> reader = () -> {
                for (int read = 0; read < 10_000; read++) {
                    if (!table.rows().equals(rows)
                            || !table.ties().toString().equals(ties)
                            || !table.separation(TeamId.of("A"), TeamId.of("D"))
                                    .toString()
                                    .equals(separation)) {
                        return false;
                    }
                }
                return true;
            };
            for (Future<Boolean> read : threads.invokeAll(List.of(reader, reader))) {
                assertThat(read.get()).isTrue();
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
