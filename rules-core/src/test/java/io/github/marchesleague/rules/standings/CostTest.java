/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The cost of ordering a table grows with its matches, whatever the tie pattern and the policy: elementary steps a match
 * stay within a bound as the league grows. Counted, not timed.
 */
class CostTest {

    /** Eight head-to-head or season steps, each of which may look at a match from both sides and once more when it shrinks. */
    private static final int MOST_STEPS_A_MATCH = 40;

    /** How a made-up all-play-all league comes out level. */
    enum Pattern {
        NOBODY,
        PAIRS,
        TEN_GROUPS,
        ALL_LEVEL,
        ALL_DRAWN,
        HALF,
        STAIRCASE;

        List<String> boards(int better, int worse, int teams, Random random) {
            return switch (this) {
                case NOBODY -> WON;
                case PAIRS -> better / 2 == worse / 2 ? drawn(random) : WON;
                case TEN_GROUPS -> better * 10 / teams == worse * 10 / teams ? drawn(random) : WON;
                case ALL_LEVEL -> drawn(random);
                case ALL_DRAWN -> List.of("½-½", "½-½", "½-½", "½-½");
                case HALF -> worse < teams / 2 ? drawn(random) : WON;
                // Board counts 4 and 6 between neighbours, 5 and 5 otherwise: the ends of any group stand out.
                case STAIRCASE ->
                    worse == better + 1 ? List.of("1-0", "0-1", "1-0", "0-1") : List.of("1-0", "0-1", "0-1", "1-0");
            };
        }

        private static final List<String> WON = List.of("1-0", "1-0", "½-½", "½-½");

        private static List<String> drawn(Random random) {
            List<String> boards = new ArrayList<>(List.of("1-0", "1-0", "0-1", "0-1"));
            Collections.shuffle(boards, random);
            return boards;
        }
    }

    static Stream<Arguments> patternsAndPolicies() {
        return Stream.of(Pattern.values())
                .flatMap(pattern -> Stream.of(PartialSplit.values()).map(policy -> Arguments.of(pattern, policy)));
    }

    @ParameterizedTest
    @MethodSource("patternsAndPolicies")
    void stepsAMatchStayFlatAsTheLeagueGrows(Pattern pattern, PartialSplit policy) {
        double small = stepsAMatch(pattern, policy, 60);
        double large = stepsAMatch(pattern, policy, 240);
        assertThat(small).isLessThan(MOST_STEPS_A_MATCH);
        assertThat(large).isLessThan(MOST_STEPS_A_MATCH);
        // Sorting a group brings a logarithm: log 240 / log 60 is 1.34.
        assertThat(large).isLessThan(1.5 * small);
    }

    private static double stepsAMatch(Pattern pattern, PartialSplit policy, int teams) {
        Random random = new Random(teams);
        List<MatchResult> results = new ArrayList<>();
        for (int better = 0; better < teams; better++) {
            for (int worse = better + 1; worse < teams; worse++) {
                results.add(MatchResult.of(
                        name(better),
                        name(worse),
                        pattern.boards(better, worse, teams, random).toArray(String[]::new)));
            }
        }
        RuleSet rules = RuleSet.builder()
                .from(RuleSets.herefordshire())
                .chain(new Chain(RuleSets.herefordshire().chain().steps(), policy))
                .build();
        return (double) League.standings(results, rules).steps() / results.size();
    }

    private static String name(int team) {
        return "Team " + (100 + team);
    }
}
