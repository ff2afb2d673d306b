/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.match.Team;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which number of the Berger table each team has. */
public enum Numbering {
    /** In the order in which the teams are given, as they were drawn or entered. */
    AS_GIVEN,
    /** By identifier, in code-point order, so that the order in which teams are given does not matter. */
    BY_NAME,
    /**
     * As given, but teams of one club get numbers that meet as early as the table allows (Nottinghamshire, Thames Valley
     * and others want such matches out of the way early; Belgium and Denmark in the first round). Clubs with more teams
     * choose first. A club's two teams meet in the first round; three cannot meet in less than three.
     */
    CLUBS_EARLY;

    /**
     * The teams by number.
     *
     * @param teams the teams as given
     * @param table the table
     * @return the team of each number, {@code null} for a number that is the bye
     */
    @Nullable
    Team[] number(List<Team> teams, BergerTable table) {
        @Nullable Team[] numbered = new Team[2 * table.pairs()];
        List<Team> inOrder = new ArrayList<>(teams);
        if (this == BY_NAME) {
            inOrder.sort(Comparator.comparing(Team::id));
        }
        if (this == CLUBS_EARLY) {
            seatClubs(inOrder, table, numbered);
        }
        int next = 0;
        for (Team team : inOrder) {
            if (!Arrays.asList(numbered).contains(team)) {
                while (numbered[next] != null) {
                    next++;
                }
                numbered[next] = team;
            }
        }
        return numbered;
    }

    private static void seatClubs(List<Team> teams, BergerTable table, @Nullable Team[] numbered) {
        Map<String, List<Team>> clubs = new LinkedHashMap<>();
        for (Team team : teams) {
            Optional<String> club = team.club();
            club.ifPresent(name ->
                    clubs.computeIfAbsent(name, unused -> new ArrayList<>()).add(team));
        }
        List<List<Team>> several = new ArrayList<>(
                clubs.values().stream().filter(members -> members.size() > 1).toList());
        // Stable, so clubs of one size keep the order in which their first teams were given.
        several.sort(
                Comparator.comparingInt((List<Team> members) -> members.size()).reversed());
        for (List<Team> members : several) {
            int[] numbers = new EarlyNumbers(table, numbered, teams.size()).best(members.size());
            for (int i = 0; i < numbers.length; i++) {
                numbered[numbers[i]] = members.get(i);
            }
        }
    }

    /** Free numbers of the table whose holders meet each other as early as can be. */
    private static final class EarlyNumbers {

        /** Beyond it numbers are added one by one instead of all sets being looked at. */
        private static final int SMALL_CLUB = 3;

        private final BergerTable table;
        private final @Nullable Team[] taken;
        private final int teams;
        private int[] best = {};
        private int latest = Integer.MAX_VALUE;
        private int sum = Integer.MAX_VALUE;

        EarlyNumbers(BergerTable table, @Nullable Team[] taken, int teams) {
            this.table = table;
            this.taken = taken;
            this.teams = teams;
        }

        int[] best(int size) {
            int[] chosen = new int[size];
            choose(chosen, 0, 0, 0, 0);
            return best;
        }

        private void choose(int[] chosen, int count, int from, int latestSoFar, int sumSoFar) {
            if (latestSoFar > latest || (latestSoFar == latest && sumSoFar >= sum)) {
                return;
            }
            if (count == chosen.length) {
                best = chosen.clone();
                latest = latestSoFar;
                sum = sumSoFar;
                return;
            }
            if (count >= SMALL_CLUB) {
                addNearest(chosen, count, latestSoFar, sumSoFar);
                return;
            }
            for (int number = from; number < teams; number++) {
                if (taken[number] == null) {
                    add(chosen, count, number, number + 1, latestSoFar, sumSoFar);
                }
            }
        }

        private void addNearest(int[] chosen, int count, int latestSoFar, int sumSoFar) {
            int nearest = -1;
            int[] meetings = {Integer.MAX_VALUE, Integer.MAX_VALUE};
            for (int number = 0; number < teams; number++) {
                if (taken[number] == null && !holds(chosen, count, number)) {
                    int[] with = meetings(chosen, count, number);
                    if (with[0] < meetings[0] || (with[0] == meetings[0] && with[1] < meetings[1])) {
                        nearest = number;
                        meetings = with;
                    }
                }
            }
            if (nearest >= 0) {
                add(chosen, count, nearest, 0, latestSoFar, sumSoFar);
            }
        }

        private void add(int[] chosen, int count, int number, int from, int latestSoFar, int sumSoFar) {
            int[] with = meetings(chosen, count, number);
            chosen[count] = number;
            choose(chosen, count + 1, from, Math.max(latestSoFar, with[0]), sumSoFar + with[1]);
        }

        private int[] meetings(int[] chosen, int count, int number) {
            int last = 0;
            int total = 0;
            for (int i = 0; i < count; i++) {
                int round = table.roundOf(chosen[i], number);
                last = Math.max(last, round);
                total += round;
            }
            return new int[] {last, total};
        }

        private static boolean holds(int[] chosen, int count, int number) {
            for (int i = 0; i < count; i++) {
                if (chosen[i] == number) {
                    return true;
                }
            }
            return false;
        }
    }
}
