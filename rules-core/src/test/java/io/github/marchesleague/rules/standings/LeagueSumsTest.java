/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is added up within a mini-league, taken off when teams leave it and carried over to a longer table, against the
 * plain sum over all matches between its teams; and what it costs. All figures are in halves of a point.
 */
class LeagueSumsTest {

    private static final Criterion POINTS = Criterion.headToHead(Measure.GAME_POINTS);
    private static final Criterion ELIMINATION =
            Criterion.of(Measure.BOTTOM_BOARD_ELIMINATION).build();

    /** Two more results of teams that have met before, the other way round. */
    private static final List<MatchResult> LATER = List.of(
            MatchResult.of(name(9), name(7), "0-1", "1-0", "½-½", "½-½"),
            MatchResult.of(name(7), name(1), "1-0", "½-½", "1-0", "1-0"));

    private final Work work = new Work();

    static Stream<Criterion> criteria() {
        return Stream.of(POINTS, ELIMINATION);
    }

    private static String name(int team) {
        return "Team " + (char) ('A' + team);
    }

    private static int number(TeamId team) {
        return team.value().charAt("Team ".length()) - 'A';
    }

    /** Everybody against everybody over four boards, from a fixed seed. */
    private static List<MatchResult> allPlayAll(int teams) {
        Random random = new Random(teams);
        List<MatchResult> results = new ArrayList<>();
        for (int home = 0; home < teams; home++) {
            for (int away = home + 1; away < teams; away++) {
                String[] boards = new String[4];
                Arrays.setAll(boards, board -> List.of("1-0", "0-1", "½-½").get(random.nextInt(3)));
                results.add(MatchResult.of(name(home), name(away), boards));
            }
        }
        return results;
    }

    private static Ledger ledger(int teams, List<MatchResult> results) {
        return LedgerReader.read(
                Field.of(IntStream.range(0, teams)
                        .mapToObj(team -> Team.of(name(team)))
                        .toList()),
                results,
                List.of(),
                RuleSets.herefordshire());
    }

    private LeagueSums sums(Ledger ledger, Criterion criterion) {
        return new LeagueSums(ledger.book(), ledger.teams().size(), ledger.column(criterion), work);
    }

    private static int[] order(int teams) {
        return IntStream.range(0, teams).toArray();
    }

    private static int halves(BoardResult board, boolean home) {
        return switch (board.kind()) {
            case HOME_WIN -> home ? 2 : 0;
            case AWAY_WIN -> home ? 0 : 2;
            case DRAW -> 1;
            default -> throw new IllegalArgumentException("not a result of these tests: " + board);
        };
    }

    /** What a match adds: all its boards, or for the elimination the first three, the first two, the first. */
    private static int adds(MatchResult match, boolean home, Criterion criterion, int part) {
        int last = criterion.equals(POINTS) ? 4 : 3 - part;
        return match.boards().subList(0, last).stream()
                .mapToInt(board -> halves(board, home))
                .sum();
    }

    private static void assertSums(LeagueSums sums, List<MatchResult> results, Criterion criterion, int... league) {
        int width = criterion.equals(POINTS) ? 1 : 3;
        assertThat(sums.column().width()).isEqualTo(width);
        assertThat(sums.column().unit()).isEqualTo(2);
        List<Integer> members = Arrays.stream(league).boxed().toList();
        for (int team : league) {
            for (int part = 0; part < width; part++) {
                long sum = 0;
                for (MatchResult match : results) {
                    int home = number(match.home());
                    int away = number(match.away());
                    if ((home == team && members.contains(away)) || (away == team && members.contains(home))) {
                        sum += adds(match, home == team, criterion, part);
                    }
                }
                assertThat(sums.values()[team * width + part])
                        .as("team %s, part %s", team, part)
                        .isEqualTo(sum);
            }
        }
    }

    private static int matchesOf(List<MatchResult> results, int... teams) {
        int count = 0;
        for (int team : teams) {
            for (MatchResult match : results) {
                count += number(match.home()) == team || number(match.away()) == team ? 1 : 0;
            }
        }
        return count;
    }

    /** Ten matches: a pass over all of them is 10 steps. */
    @ParameterizedTest
    @MethodSource("criteria")
    void aSmallSeasonIsPassedOver(Criterion criterion) {
        List<MatchResult> results = allPlayAll(5);
        LeagueSums sums = sums(ledger(5, results), criterion);
        sums.addUp(order(5), 0, 5, 1);
        assertSums(sums, results, criterion, 0, 1, 2, 3, 4);
        assertThat(work.steps()).isEqualTo(10);
        sums.addUp(order(5), 1, 3, 2);
        assertSums(sums, results, criterion, 1, 2);
        assertThat(work.steps()).isEqualTo(20);
        sums.addUp(order(5), 2, 5, 3);
        assertSums(sums, results, criterion, 2, 3, 4);
        assertThat(work.steps()).isEqualTo(30);
    }

    /** Two teams have 4 matches each; after eight passes over ten matches it is worth an index to read only those. */
    @Test
    void afterEightPassesOnlyTheMatchesOfFewTeamsAreRead() {
        List<MatchResult> results = allPlayAll(5);
        LeagueSums sums = sums(ledger(5, results), POINTS);
        for (int pass = 1; pass <= 8; pass++) {
            sums.addUp(order(5), 3, 5, pass);
            assertThat(work.steps()).isEqualTo(pass * 10L);
        }
        sums.addUp(order(5), 0, 2, 9);
        assertSums(sums, results, POINTS, 0, 1);
        assertThat(work.steps()).isEqualTo(80 + 2 * 4);
        // Three of five are more than half: every match is looked at again.
        sums.addUp(order(5), 0, 3, 10);
        assertThat(work.steps()).isEqualTo(80 + 2 * 4 + 10);
    }

    /** 26 teams play 325 matches, of which the last are left out; half of the teams are read one by one, more are not. */
    @ParameterizedTest
    @MethodSource("criteria")
    void inALargeSeasonOnlyTheMatchesOfFewTeamsAreRead(Criterion criterion) {
        List<MatchResult> results = allPlayAll(26).subList(0, 300);
        LeagueSums sums = sums(ledger(26, results), criterion);
        sums.addUp(order(26), 4, 7, 1);
        assertSums(sums, results, criterion, 4, 5, 6);
        long few = matchesOf(results, 4, 5, 6);
        assertThat(work.steps()).isEqualTo(few);

        // However far down the order they are.
        sums.addUp(order(26), 20, 23, 4);
        assertSums(sums, results, criterion, 20, 21, 22);
        few += matchesOf(results, 20, 21, 22);
        assertThat(work.steps()).isEqualTo(few);

        int[] half = IntStream.range(0, 13).toArray();
        sums.addUp(order(26), 0, 13, 2);
        assertSums(sums, results, criterion, half);
        long ofHalf = matchesOf(results, half);
        assertThat(ofHalf).isNotEqualTo(300);
        assertThat(work.steps()).isEqualTo(few + ofHalf);

        sums.addUp(order(26), 0, 14, 3);
        assertSums(sums, results, criterion, IntStream.range(0, 14).toArray());
        assertThat(work.steps()).isEqualTo(few + ofHalf + 300);
    }

    /** 256 matches are few. */
    @Test
    void aSeasonIsLargeFromSoManyMatches() {
        List<MatchResult> results = allPlayAll(24);
        sums(ledger(24, results.subList(0, 256)), POINTS).addUp(order(24), 0, 2, 1);
        assertThat(work.steps()).isEqualTo(256);
        sums(ledger(24, results.subList(0, 257)), POINTS).addUp(order(24), 0, 2, 1);
        assertThat(work.steps()).isEqualTo(256 + 2 * 23);
    }

    @ParameterizedTest
    @MethodSource("criteria")
    void laterResultsAreAddedUpWithTheOthers(Criterion criterion) {
        List<MatchResult> results = allPlayAll(12);
        Ledger ledger = ledger(12, results).with(LATER.get(0)).with(LATER.get(1));
        results.addAll(LATER);
        LeagueSums sums = sums(ledger, criterion);
        sums.addUp(order(12), 0, 12, 1);
        assertSums(sums, results, criterion, order(12));
        assertThat(work.steps()).isEqualTo(68);
        sums.addUp(order(12), 5, 10, 2);
        assertSums(sums, results, criterion, 5, 6, 7, 8, 9);
    }

    /** The sums of one mini-league stand beside those of another, whatever their numbers. */
    @ParameterizedTest
    @MethodSource("criteria")
    void miniLeaguesStandSideBySide(Criterion criterion) {
        List<MatchResult> results = allPlayAll(12);
        LeagueSums sums = sums(ledger(12, results), criterion);
        sums.addUp(order(12), 0, 4, 3);
        sums.addUp(order(12), 4, 9, 4);
        sums.addUp(order(12), 9, 12, 40);
        assertSums(sums, results, criterion, 0, 1, 2, 3);
        assertSums(sums, results, criterion, 4, 5, 6, 7, 8);
        assertSums(sums, results, criterion, 9, 10, 11);
    }

    /** Those who leave have 11 matches each, and the later two are read with each of them. */
    @ParameterizedTest
    @MethodSource("criteria")
    void whatTheRestHasFromThoseWhoLeaveIsTakenOff(Criterion criterion) {
        List<MatchResult> results = allPlayAll(12);
        Ledger ledger = ledger(12, results).with(LATER.get(0)).with(LATER.get(1));
        results.addAll(LATER);
        LeagueSums sums = sums(ledger, criterion);
        sums.addUp(order(12), 0, 12, 1);
        long before = work.steps();
        sums.takeOff(order(12), 0, 2, 1);
        assertSums(sums, results, criterion, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
        assertThat(work.steps() - before).isEqualTo(2 * (11 + 2));
        sums.takeOff(order(12), 9, 12, 1);
        assertSums(sums, results, criterion, 2, 3, 4, 5, 6, 7, 8);
        assertThat(work.steps() - before).isEqualTo(5 * (11 + 2));
    }

    /** A season of 24 teams and the same with the two later results. */
    private record Continued(Ledger earlier, Ledger longer, List<MatchResult> results) {

        static Continued season() {
            List<MatchResult> results = allPlayAll(24);
            Ledger earlier = ledger(24, results);
            Ledger longer = earlier;
            for (MatchResult match : LATER) {
                longer = longer.with(match);
                results.add(match);
            }
            return new Continued(earlier, longer, results);
        }
    }

    /** Looking at who was there is a step for each of the 24 teams. */
    @ParameterizedTest
    @MethodSource("criteria")
    void theSumsOfAnEarlierTableAreCarriedOver(Criterion criterion) {
        Continued season = Continued.season();
        LeagueSums before = sums(season.earlier, criterion);
        before.addUp(order(24), 0, 20, 1);
        long steps = work.steps();
        LeagueSums after = sums(season.longer, criterion);
        assertThat(after.carryOver(before, order(24), 0, 20, 1)).isTrue();
        assertSums(after, season.results, criterion, order(20));
        assertThat(work.steps() - steps).isEqualTo(24);
    }

    /** Places 2 to 21 were teams 2 to 21 with 23 in the place of 7, whom the later results are about. */
    @ParameterizedTest
    @MethodSource("criteria")
    void whoJoinsIsAddedAndWhoLeavesIsTakenOff(Criterion criterion) {
        Continued season = Continued.season();
        int[] order = order(24);
        order[7] = 23;
        order[23] = 7;
        LeagueSums before = sums(season.earlier, criterion);
        before.addUp(order, 2, 22, 5);
        before.addUp(order, 22, 24, 6);
        long steps = work.steps();
        LeagueSums joined = sums(season.longer, criterion);
        assertThat(joined.carryOver(before, order(24), 2, 22, 9)).isTrue();
        assertSums(joined, season.results, criterion, IntStream.range(2, 22).toArray());
        // The one who leaves is read once and the one who joins from both sides; each of them with the two later
        // results.
        assertThat(work.steps() - steps).isEqualTo(24 + 3 * (23 + 2));
    }

    /** What the later results add to those who stay does not count for the team that leaves. */
    @ParameterizedTest
    @MethodSource("criteria")
    void aLaterResultOfATeamThatLeavesIsNotTakenOff(Criterion criterion) {
        Continued season = Continued.season();
        LeagueSums before = sums(season.earlier, criterion);
        before.addUp(order(24), 7, 24, 2);
        LeagueSums after = sums(season.longer, criterion);
        assertThat(after.carryOver(before, order(24), 8, 24, 1)).isTrue();
        assertSums(after, season.results, criterion, IntStream.range(8, 24).toArray());
    }

    /** Teams 22 and 23 are new and have met each other. */
    @ParameterizedTest
    @MethodSource("criteria")
    void twoWhoJoinCountForEachOther(Criterion criterion) {
        Continued season = Continued.season();
        LeagueSums before = sums(season.earlier, criterion);
        before.addUp(order(24), 0, 22, 1);
        LeagueSums after = sums(season.longer, criterion);
        assertThat(after.carryOver(before, order(24), 0, 24, 1)).isTrue();
        assertSums(after, season.results, criterion, order(24));
    }

    /** One in eight may be new: of nine teams eight stay, of eight only seven. */
    @Test
    void tooDifferentAMiniLeagueIsNotCarriedOver() {
        Continued season = Continued.season();
        LeagueSums eight = sums(season.earlier, POINTS);
        eight.addUp(order(24), 0, 8, 1);
        assertThat(sums(season.longer, POINTS).carryOver(eight, order(24), 0, 9, 1))
                .isTrue();
        LeagueSums seven = sums(season.earlier, POINTS);
        seven.addUp(order(24), 0, 7, 1);
        assertThat(sums(season.longer, POINTS).carryOver(seven, order(24), 0, 8, 1))
                .isFalse();
    }

    /** One in eight may have left: of nine teams eight stay, of eight only seven. */
    @Test
    void aMiniLeagueThatTooManyLeftIsNotCarriedOver() {
        Continued season = Continued.season();
        LeagueSums nine = sums(season.earlier, POINTS);
        nine.addUp(order(24), 0, 9, 1);
        assertThat(sums(season.longer, POINTS).carryOver(nine, order(24), 0, 8, 1))
                .isTrue();
        LeagueSums eight = sums(season.earlier, POINTS);
        eight.addUp(order(24), 0, 8, 1);
        assertThat(sums(season.longer, POINTS).carryOver(eight, order(24), 0, 7, 1))
                .isFalse();
    }

    /** One who joins and one who leaves are two changes: 15 who stay are too few, 16 are enough. */
    @Test
    void whoJoinsAndWhoLeavesCountTogether() {
        Continued season = Continued.season();
        LeagueSums sixteen = sums(season.earlier, POINTS);
        sixteen.addUp(order(24), 0, 16, 1);
        assertThat(sums(season.longer, POINTS).carryOver(sixteen, order(24), 1, 17, 1))
                .isFalse();
        LeagueSums seventeen = sums(season.earlier, POINTS);
        seventeen.addUp(order(24), 0, 17, 1);
        assertThat(sums(season.longer, POINTS).carryOver(seventeen, order(24), 1, 18, 1))
                .isTrue();
    }

    /** The team in the middle tells which mini-league it was: places 2 to 21, the middle is 12. */
    @Test
    void theMiniLeagueOfTheTeamInTheMiddleIsCarriedOver() {
        Continued season = Continued.season();
        int[] without12 = order(24);
        without12[12] = 23;
        without12[23] = 12;
        LeagueSums before = sums(season.earlier, POINTS);
        before.addUp(without12, 2, 22, 1);
        assertThat(sums(season.longer, POINTS).carryOver(before, order(24), 2, 22, 1))
                .isFalse();

        int[] without14 = order(24);
        without14[14] = 23;
        without14[23] = 14;
        before = sums(season.earlier, POINTS);
        before.addUp(without14, 2, 22, 1);
        assertThat(sums(season.longer, POINTS).carryOver(before, order(24), 2, 22, 1))
                .isTrue();
    }

    /** Teams 0 and 1 have been taken into another mini-league, so that the sums of the others are of 20 teams still. */
    @Test
    void whatStandsForMoreTeamsThanAreStillThereIsNotCarriedOver() {
        Continued season = Continued.season();
        LeagueSums before = sums(season.earlier, POINTS);
        before.addUp(order(24), 0, 20, 1);
        before.addUp(order(24), 0, 2, 2);
        assertThat(sums(season.longer, POINTS).carryOver(before, order(24), 2, 20, 1))
                .isFalse();
    }

    /** Where they were taken off, the sums are of those who are still there. */
    @ParameterizedTest
    @MethodSource("criteria")
    void whatWasTakenOffStaysOff(Criterion criterion) {
        Continued season = Continued.season();
        LeagueSums before = sums(season.earlier, criterion);
        before.addUp(order(24), 0, 20, 1);
        before.takeOff(order(24), 0, 2, 1);
        LeagueSums after = sums(season.longer, criterion);
        assertThat(after.carryOver(before, order(24), 2, 20, 1)).isTrue();
        assertSums(after, season.results, criterion, IntStream.range(2, 20).toArray());
        before.takeOff(order(24), 18, 20, 1);
        LeagueSums fewer = sums(season.longer, criterion);
        assertThat(fewer.carryOver(before, order(24), 2, 18, 1)).isTrue();
        assertSums(fewer, season.results, criterion, IntStream.range(2, 18).toArray());
        // And the longer table can be continued in its turn.
        LeagueSums again = sums(season.longer, criterion);
        assertThat(again.carryOver(after, order(24), 3, 20, 1)).isTrue();
        assertSums(again, season.results, criterion, IntStream.range(3, 20).toArray());
    }

    /** The elimination of four boards has three numbers; match points are whole, game points come in halves. */
    @Test
    void figuresOfAnotherWidthOrUnitAreNotCarriedOver() {
        Continued season = Continued.season();
        LeagueSums points = sums(season.earlier, POINTS);
        points.addUp(order(24), 0, 24, 1);
        assertThat(sums(season.longer, ELIMINATION).carryOver(points, order(24), 0, 24, 1))
                .isFalse();
        LeagueSums whole = sums(season.earlier, Criterion.headToHead(Measure.MATCH_POINTS));
        whole.addUp(order(24), 0, 24, 1);
        assertThat(sums(season.longer, POINTS).carryOver(whole, order(24), 0, 24, 1))
                .isFalse();
    }
}
