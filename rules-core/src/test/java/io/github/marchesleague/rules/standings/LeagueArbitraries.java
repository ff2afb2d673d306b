/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.MatchResult;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Small leagues over four boards with many ties. */
final class LeagueArbitraries {

    private static final List<String> TOKENS = List.of("1-0", "0-1", "½-½", "½-½", "+/-", "-/+", "-/-");

    private LeagueArbitraries() {}

    /** A league of 2 to 8 teams, each pair meeting at most once; not every match has been played. */
    static Arbitrary<List<MatchResult>> partlyPlayed() {
        return Arbitraries.integers().between(2, 8).flatMap(teams -> matches(teams, true));
    }

    /** A finished single all-play-all of 3 to 8 teams. */
    static Arbitrary<List<MatchResult>> finished() {
        return Arbitraries.integers().between(3, 8).flatMap(teams -> matches(teams, false));
    }

    private static Arbitrary<List<MatchResult>> matches(int teams, boolean someMissing) {
        List<Arbitrary<List<MatchResult>>> each = new ArrayList<>();
        for (int home = 0; home < teams; home++) {
            for (int away = home + 1; away < teams; away++) {
                Arbitrary<List<MatchResult>> played =
                        match(name(home), name(away)).map(List::of);
                each.add(someMissing ? played.list().ofMaxSize(1).map(LeagueArbitraries::flat) : played);
            }
        }
        return Combinators.combine(each).as(LeagueArbitraries::flat);
    }

    private static List<MatchResult> flat(List<List<MatchResult>> lists) {
        return lists.stream().flatMap(List::stream).toList();
    }

    static String name(int team) {
        return "Team " + (char) ('A' + team);
    }

    private static Arbitrary<MatchResult> match(String home, String away) {
        return Arbitraries.of(TOKENS)
                .list()
                .ofSize(4)
                .map(boards -> MatchResult.of(home, away, boards.toArray(String[]::new)));
    }
}
