/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Bye;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FixturesTest {

    /** Teams named by their numbers in the table. */
    private static List<Team> teams(int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> Team.of(Integer.toString(number)))
                .toList();
    }

    private static TeamId id(int number) {
        return TeamId.of(Integer.toString(number));
    }

    private static String row(Fixtures fixtures, int round) {
        return String.join(
                " ",
                fixtures.round(round).stream()
                        .map(match -> match.home() + "-" + match.away())
                        .toList());
    }

    private static long homeMatches(Fixtures fixtures, TeamId team) {
        return fixtures.matches().stream()
                .filter(match -> match.home().equals(team))
                .count();
    }

    /** The expected rows are those printed in the FIDE Handbook, C.05, annex 1. */
    @ParameterizedTest
    @CsvSource({
        "4, 1, 1-4 2-3",
        "4, 2, 4-3 1-2",
        "4, 3, 2-4 3-1",
        "6, 1, 1-6 2-5 3-4",
        "6, 2, 6-4 5-3 1-2",
        "6, 3, 2-6 3-1 4-5",
        "6, 4, 6-5 1-4 2-3",
        "6, 5, 3-6 4-2 5-1",
        "10, 2, 10-6 7-5 8-4 9-3 1-2",
        "10, 3, 2-10 3-1 4-9 5-8 6-7",
        "10, 9, 5-10 6-4 7-3 8-2 9-1",
        "12, 8, 12-10 11-9 1-8 2-7 3-6 4-5",
        "12, 11, 6-12 7-5 8-4 9-3 10-2 11-1",
        "16, 7, 4-16 5-3 6-2 7-1 8-15 9-14 10-13 11-12",
        "16, 15, 8-16 9-7 10-6 11-5 12-4 13-3 14-2 15-1"
    })
    void isTheBergerTableOfTheFideHandbook(int teams, int round, String expected) {
        String pairs = row(Fixtures.singleRound(teams(teams)), round);
        assertThat(Set.of(pairs.split(" "))).containsExactlyInAnyOrder(expected.split(" "));
    }

    @Test
    void exchangesTheLastTwoRoundsOfTheFirstCycleOfTwo() {
        Fixtures fixtures = Fixtures.doubleRound(teams(6));
        assertThat(row(fixtures, 4)).isEqualTo("3-6 4-2 5-1");
        assertThat(row(fixtures, 5)).isEqualTo("6-5 1-4 2-3");
        assertThat(row(fixtures, 6)).isEqualTo("6-1 5-2 4-3");
        assertThat(row(fixtures, 10)).isEqualTo("6-3 2-4 1-5");
    }

    @Test
    void fr086_oddNumberOfTeamsGivesOneByeEachAndNoMatchWithAnEmptySide() {
        Fixtures fixtures = Fixtures.singleRound(teams(5));
        assertThat(fixtures.rounds()).isEqualTo(5);
        for (int round = 1; round <= 5; round++) {
            assertThat(fixtures.round(round)).hasSize(2);
        }
        Set<Set<TeamId>> pairs = new HashSet<>();
        fixtures.matches().forEach(match -> pairs.add(Set.of(match.home(), match.away())));
        assertThat(pairs).hasSize(10);
        assertThat(fixtures.matches()).hasSize(10);
        assertThat(fixtures.byes()).extracting(Bye::team).containsExactlyInAnyOrder(id(1), id(2), id(3), id(4), id(5));
    }

    @Test
    void fr088_evenNumberOfTeamsHasNoByes() {
        Fixtures fixtures = Fixtures.singleRound(teams(16));
        assertThat(fixtures.rounds()).isEqualTo(15);
        for (int round = 1; round <= 15; round++) {
            assertThat(fixtures.round(round)).hasSize(8);
        }
        assertThat(fixtures.byes()).isEmpty();
        assertThat(Fixtures.of(teams(16), Cycles.times(2), Numbering.AS_GIVEN).rounds())
                .isEqualTo(30);
    }

    @ParameterizedTest
    @CsvSource({"5, 1", "5, 2", "7, 1", "7, 2"})
    void fr089_byesAreSpreadEquallyInEachCycle(int teams, int cycles) {
        Fixtures fixtures = Fixtures.of(teams(teams), Cycles.times(cycles), Numbering.AS_GIVEN);
        for (int number = 1; number <= teams; number++) {
            TeamId team = id(number);
            assertThat(fixtures.byes())
                    .filteredOn(bye -> bye.team().equals(team))
                    .hasSize(cycles);
            for (int cycle = 0; cycle < cycles; cycle++) {
                int before = cycle * teams;
                assertThat(fixtures.byes())
                        .filteredOn(bye -> bye.team().equals(team)
                                && bye.round().getAsInt() > before
                                && bye.round().getAsInt() <= before + teams)
                        .hasSize(1);
            }
        }
    }

    @Test
    void fr091_homeAndAwayAreBalancedWithinTheFirstCycle() {
        Fixtures twelve = Fixtures.singleRound(teams(12));
        for (int number = 1; number <= 12; number++) {
            assertThat(homeMatches(twelve, id(number))).isIn(5L, 6L);
        }
        Fixtures five = Fixtures.singleRound(teams(5));
        for (int number = 1; number <= 5; number++) {
            assertThat(homeMatches(five, id(number))).isEqualTo(2);
        }
    }

    @Test
    void fr092_saysThatEqualityIsImpossibleInsteadOfPromisingIt() {
        Fixtures six = Fixtures.singleRound(teams(6));
        List<Long> home = IntStream.rangeClosed(1, 6)
                .mapToObj(number -> homeMatches(six, id(number)))
                .toList();
        assertThat(home).containsExactlyInAnyOrder(3L, 3L, 3L, 2L, 2L, 2L);
        assertThat(six.uneven(1)).isEmpty();
        assertThat(six.uneven(0))
                .hasSize(6)
                .allSatisfy(objection -> assertThat(objection.right()).contains("impossible"));
    }

    @Test
    void fr094_nobodyIsTwiceInARoundAndRoundsAreNumberedFromOne() {
        Fixtures fixtures = Fixtures.singleRound(teams(8));
        Set<Set<TeamId>> pairs = new HashSet<>();
        for (int round = 1; round <= 7; round++) {
            Set<TeamId> playing = new HashSet<>();
            for (Fixture match : fixtures.round(round)) {
                assertThat(playing.add(match.home())).isTrue();
                assertThat(playing.add(match.away())).isTrue();
                pairs.add(Set.of(match.home(), match.away()));
            }
            assertThat(playing).hasSize(8);
        }
        assertThat(fixtures.rounds()).isEqualTo(7);
        assertThat(pairs).hasSize(28);
    }

    @Test
    void fr095_parityComesFromTheTeamsThatAreThereNow() {
        List<Team> entered = new ArrayList<>(teams(5));
        entered.remove(2);
        Fixtures four = Fixtures.singleRound(entered);
        assertThat(four.rounds()).isEqualTo(3);
        assertThat(four.byes()).isEmpty();
        List<Team> more = new ArrayList<>(teams(4));
        more.add(Team.of("5"));
        Fixtures five = Fixtures.singleRound(more);
        assertThat(five.rounds()).isEqualTo(5);
        assertThat(five.byes()).hasSize(5).extracting(Bye::team).doesNotHaveDuplicates();
    }

    @Test
    void fr097_byesAreListedApartFromMatches() {
        Fixtures fixtures = Fixtures.singleRound(List.of(Team.of("A"), Team.of("B"), Team.of("C")));
        assertThat(fixtures.matches()).hasSize(3).allSatisfy(match -> {
            assertThat(match.home()).isNotNull();
            assertThat(match.away()).isNotNull();
        });
        assertThat(fixtures.byes()).extracting(bye -> bye.team().value()).containsExactlyInAnyOrder("A", "B", "C");
    }

    @Test
    void schedulesOfTwoToFortyTeamsAreCompleteAndBalanced() {
        for (int count = 2; count <= 40; count++) {
            Fixtures single = Fixtures.singleRound(teams(count));
            Fixtures twice = Fixtures.doubleRound(teams(count));
            assertThat(single.matches()).hasSize(count * (count - 1) / 2);
            assertThat(single.uneven(1 - count % 2)).isEmpty();
            assertThat(twice.matches()).hasSize(count * (count - 1));
            assertThat(twice.uneven(0)).isEmpty();
            assertThat(twice.byes()).hasSize(2 * count * (count % 2));
        }
    }

    @Test
    void noTeamOrOneHasNothingToPlay() {
        assertThat(Fixtures.singleRound(List.of()).matches()).isEmpty();
        assertThat(Fixtures.doubleRound(List.of(Team.of("A"))).rounds()).isZero();
    }

    @Test
    void refusesATeamThatIsGivenTwice() {
        assertThatThrownBy(() -> Fixtures.singleRound(List.of(Team.of("A"), Team.of("B"), Team.of("A"))))
                .isInstanceOf(FaultsException.class)
                .hasMessageContaining("\"A\" is given twice");
    }

    @Test
    void playsOnceFromSoManyTeamsOnAndTwiceBelow() {
        assertThat(Fixtures.of(teams(7), Cycles.singleFrom(7), Numbering.AS_GIVEN)
                        .matches())
                .hasSize(21);
        assertThat(Fixtures.of(teams(6), Cycles.singleFrom(7), Numbering.AS_GIVEN)
                        .matches())
                .hasSize(30);
    }

    @Test
    void twoTeamsOfAClubMeetInTheFirstRoundAndThreeInTheFirstThree() {
        List<Team> teams = List.of(
                Team.of("A1", "A"),
                Team.of("A2", "A"),
                Team.of("B1", "B"),
                Team.of("B2", "B"),
                Team.of("B3", "B"),
                Team.of("C1", "C"),
                Team.of("D1", "D"),
                Team.of("D2", "D"));
        Fixtures fixtures = Fixtures.of(teams, Cycles.SINGLE, Numbering.CLUBS_EARLY);
        assertThat(fixtures.clubMatchesAfter(teams, 3)).isEmpty();
        assertThat(fixtures.clubMatchesAfter(teams, 1))
                .allSatisfy(match -> assertThat(match.home().value()).startsWith("B"));
        // As given, A1 and A2 have numbers 1 and 2 of eight, which meet in round 2.
        assertThat(Fixtures.singleRound(teams).clubMatchesAfter(teams, 1)).isNotEmpty();
    }

    @Test
    void numberedByNameTheOrderOfEntryDoesNotMatter() {
        List<Team> teams = List.of(Team.of("Ross"), Team.of("Hereford A"), Team.of("Ludlow"), Team.of("Ledbury"));
        List<Team> reversed = new ArrayList<>(teams);
        Collections.reverse(reversed);
        assertThat(Fixtures.of(reversed, Cycles.SINGLE, Numbering.BY_NAME))
                .isEqualTo(Fixtures.of(teams, Cycles.SINGLE, Numbering.BY_NAME));
        assertThat(row(Fixtures.of(teams, Cycles.SINGLE, Numbering.BY_NAME), 1))
                .isEqualTo("Hereford A-Ross Ledbury-Ludlow");
    }

    @Test
    void roundsAreDatedWithinTheSeasonAroundBlackouts() {
        SeasonWindow season = SeasonWindow.beginningIn(2025);
        List<LocalDate> evenings = season.evenings(
                Set.of(DayOfWeek.THURSDAY), Set.of(LocalDate.of(2025, 12, 25), LocalDate.of(2026, 1, 1)));
        // 1 September 2025 is a Monday: Thursdays from 4 September to 25 June are 43, two of them blacked out.
        assertThat(evenings).hasSize(41).startsWith(LocalDate.of(2025, 9, 4)).endsWith(LocalDate.of(2026, 6, 25));
        Fixtures dated = Fixtures.singleRound(teams(4)).dated(SeasonWindow.spread(3, evenings));
        assertThat(dated.round(1)).allSatisfy(match -> assertThat(match.date()).contains(LocalDate.of(2025, 9, 4)));
        assertThat(dated.round(3)).allSatisfy(match -> assertThat(match.date()).contains(LocalDate.of(2026, 6, 25)));
        assertThat(dated.cards()).allSatisfy(card -> assertThat(card.status()).isEqualTo(MatchResult.Status.UNPLAYED));
    }

    @Test
    void refusesTooFewDatesAndDatesOutOfOrderAtOnce() {
        assertThatThrownBy(() -> Fixtures.singleRound(teams(4))
                        .dated(List.of(LocalDate.of(2025, 10, 2), LocalDate.of(2025, 10, 2))))
                .isInstanceOfSatisfying(
                        FaultsException.class,
                        refused -> assertThat(refused.faults()).hasSize(2));
        assertThatThrownBy(() -> SeasonWindow.spread(3, List.of(LocalDate.of(2025, 10, 2))))
                .isInstanceOf(FaultsException.class)
                .hasMessageContaining("1 dates for 3 rounds");
    }

    @Test
    void aTeamThatLeavesIsTakenOutAndItsOpponentsHaveByes() {
        List<LocalDate> dates =
                List.of(LocalDate.of(2025, 10, 2), LocalDate.of(2025, 11, 6), LocalDate.of(2025, 12, 4));
        List<Team> teams = List.of(Team.of("A"), Team.of("B"), Team.of("C"), Team.of("D"));
        Fixtures full = Fixtures.singleRound(teams).dated(dates);
        // Four teams in the tables: A-D, B-C; D-C, A-B; B-D, C-A. D leaves after the first round.
        Fixtures left = full.without(TeamId.of("D"), LocalDate.of(2025, 10, 3));
        assertThat(left.matches())
                .extracting(Fixture::toString)
                .containsExactly(
                        "round 1: A – D, 2025-10-02",
                        "round 1: B – C, 2025-10-02",
                        "round 2: A – B, 2025-11-06",
                        "round 3: C – A, 2025-12-04");
        assertThat(left.cancelled())
                .extracting(Fixture::toString)
                .containsExactly("round 2: D – C, 2025-11-06", "round 3: B – D, 2025-12-04");
        assertThat(left.byes())
                .containsExactly(
                        new Bye(TeamId.of("C"), OptionalInt.of(2)), new Bye(TeamId.of("B"), OptionalInt.of(3)));
        // C leaves too, before the second round: its bye there goes with it, and only A and B still meet.
        Fixtures two = left.without(TeamId.of("C"), LocalDate.of(2025, 10, 3));
        assertThat(two.matches()).hasSize(3);
        assertThat(two.byes())
                .containsExactly(
                        new Bye(TeamId.of("A"), OptionalInt.of(3)), new Bye(TeamId.of("B"), OptionalInt.of(3)));
        assertThat(two.rounds()).isEqualTo(3);
        assertThatThrownBy(() -> full.without(TeamId.of("E"), LocalDate.of(2025, 10, 3)))
                .hasMessageContaining("team \"E\" is not in the schedule");
    }
}
