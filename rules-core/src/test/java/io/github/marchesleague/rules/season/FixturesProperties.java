/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.adjudication.Colours;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Bye;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What holds of every schedule, for 2 to 40 teams. */
class FixturesProperties {

    private static List<Team> teams(int count, int clubs) {
        return IntStream.range(0, count)
                .mapToObj(i -> clubs == 0 || i % 3 == 0 ? Team.of("T" + i) : Team.of("T" + i, "Club " + i % clubs))
                .toList();
    }

    @Property(tries = 200)
    void everyPairMeetsInEveryCycleAndNobodyTwiceInARound(
            @ForAll @IntRange(min = 2, max = 40) int count,
            @ForAll @IntRange(min = 1, max = 3) int cycles,
            @ForAll Numbering numbering,
            @ForAll @IntRange(max = 12) int clubs) {
        Fixtures fixtures = Fixtures.of(teams(count, clubs), Cycles.times(cycles), numbering);
        int roundsOfACycle = count - 1 + count % 2;
        assertThat(fixtures.rounds()).isEqualTo(cycles * roundsOfACycle);
        for (int cycle = 0; cycle < cycles; cycle++) {
            Set<Set<TeamId>> pairs = new HashSet<>();
            Map<TeamId, Integer> home = new HashMap<>();
            Map<TeamId, Integer> byes = new HashMap<>();
            for (int round = cycle * roundsOfACycle + 1; round <= (cycle + 1) * roundsOfACycle; round++) {
                Set<TeamId> busy = new HashSet<>();
                for (Fixture match : fixtures.round(round)) {
                    assertThat(busy.add(match.home()) && busy.add(match.away())).isTrue();
                    assertThat(pairs.add(Set.of(match.home(), match.away()))).isTrue();
                    home.merge(match.home(), 1, Integer::sum);
                }
                for (Bye bye : fixtures.byes()) {
                    if (bye.round().getAsInt() == round) {
                        assertThat(busy.add(bye.team())).isTrue();
                        byes.merge(bye.team(), 1, Integer::sum);
                    }
                }
                assertThat(busy).hasSize(count);
            }
            assertThat(pairs).hasSize(count * (count - 1) / 2);
            assertThat(byes.values())
                    .hasSize(count % 2 * count)
                    .containsOnly(count % 2 == 1 ? new Integer[] {1} : new Integer[0]);
            for (Team team : teams(count, clubs)) {
                int atHome = home.getOrDefault(team.id(), 0);
                assertThat(Math.abs(2 * atHome - (count - 1))).isEqualTo(1 - count % 2);
            }
        }
    }

    @Property(tries = 200)
    void nobodyIsAtHomeOrAwayMoreThanTwiceRunning(
            @ForAll @IntRange(min = 2, max = 40) int count,
            @ForAll @IntRange(min = 1, max = 4) int cycles,
            @ForAll Numbering numbering) {
        List<Team> teams = teams(count, 5);
        Fixtures fixtures = Fixtures.of(teams, Cycles.times(cycles), numbering);
        for (Team team : teams) {
            int running = 0;
            Optional<Boolean> before = Optional.empty();
            for (Fixture match : fixtures.of(team.id())) {
                Optional<Boolean> atHome = Optional.of(match.home().equals(team.id()));
                running = atHome.equals(before) ? running + 1 : 1;
                before = atHome;
                assertThat(running).as("%s at %s", team, match).isLessThanOrEqualTo(2);
            }
        }
    }

    /** By rule 10.6 a home match over an even number of boards gives both sides each colour equally often. */
    @Property(tries = 200)
    void coloursBalance(
            @ForAll @IntRange(min = 2, max = 20) int count, @ForAll @IntRange(min = 1, max = 8) int boards) {
        List<Team> teams = teams(count, 0);
        for (Team team : teams) {
            int white = 0;
            int black = 0;
            for (Fixture match : Fixtures.doubleRound(teams).of(team.id())) {
                Side side = match.home().equals(team.id()) ? Side.HOME : Side.AWAY;
                for (int board = 1; board <= boards; board++) {
                    boolean hasWhite = Colours.HOME_BLACK_ON_ODD
                            .white(match.card(), board)
                            .filter(side::equals)
                            .isPresent();
                    white += hasWhite ? 1 : 0;
                    black += hasWhite ? 0 : 1;
                }
            }
            assertThat(white).isEqualTo(black);
        }
    }

    @Property(tries = 200)
    void renamedTeamsHaveTheSameScheduleUnderTheirNewNames(
            @ForAll @IntRange(min = 2, max = 24) int count, @ForAll @IntRange(max = 6) int clubs, @ForAll long seed) {
        List<Team> teams = teams(count, clubs);
        List<Integer> shuffled =
                new ArrayList<>(IntStream.range(0, count).boxed().toList());
        Collections.shuffle(shuffled, new Random(seed));
        UnaryOperator<TeamId> renamed =
                id -> TeamId.of("N" + shuffled.get(Integer.parseInt(id.value().substring(1))));
        List<Team> others = teams.stream()
                .map(team ->
                        new Team(renamed.apply(team.id()), "any", team.club().map(club -> "new " + club)))
                .toList();
        for (Numbering numbering : List.of(Numbering.AS_GIVEN, Numbering.CLUBS_EARLY)) {
            Fixtures original = Fixtures.of(teams, Cycles.DOUBLE, numbering);
            Fixtures permuted = Fixtures.of(others, Cycles.DOUBLE, numbering);
            assertThat(permuted.matches())
                    .isEqualTo(original.matches().stream()
                            .map(match -> new Fixture(
                                    match.round(),
                                    renamed.apply(match.home()),
                                    renamed.apply(match.away()),
                                    match.date()))
                            .toList());
            assertThat(Fixtures.of(teams, Cycles.DOUBLE, numbering)).isEqualTo(original);
        }
    }

    @Property(tries = 200)
    void twoTeamsOfAClubAlwaysMeetInTheFirstRound(
            @ForAll @IntRange(min = 4, max = 40) int count,
            @ForAll @IntRange(min = 1, max = 20) int pairs,
            @ForAll long seed) {
        List<Team> teams = new ArrayList<>(IntStream.range(0, count)
                .mapToObj(i -> i / 2 < Math.min(pairs, (count - count % 2) / 2)
                        ? Team.of("T" + i, "Club " + i / 2)
                        : Team.of("T" + i))
                .toList());
        Collections.shuffle(teams, new Random(seed));
        assertThat(Fixtures.of(teams, Cycles.SINGLE, Numbering.CLUBS_EARLY).clubMatchesAfter(teams, 1))
                .isEmpty();
    }
}
