/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import java.util.Arrays;

/**
 * What a head-to-head step adds up for each team among the teams of its mini-league. When a group shrinks, those who
 * leave are taken off; when a table continues an earlier one, what that one added up is carried over.
 */
final class LeagueSums {

    /** So many matches make a small book. */
    private static final int SMALL = 256;

    private static final long FEW_PASSES = 8;

    private final Book book;
    private final Column column;
    private final int width;
    private final long[] values;
    private final Work work;
    /** The mini-league in which a team's values were added up; 0 for none. */
    private final int[] leagueOf;
    /** By the number of a mini-league, for how many teams its sums stand. */
    private int[] sizes = new int[4];

    /** No sums yet. */
    LeagueSums(Book book, int teams, Column column, Work work) {
        this.book = book;
        this.column = column;
        this.width = column.width();
        this.values = new long[teams * width];
        this.leagueOf = new int[teams];
        this.work = work;
    }

    Column column() {
        return column;
    }

    /** By team and part. */
    long[] values() {
        return values;
    }

    /**
     * Adds up for the teams at places from..to of the order, which are the mini-league with this number: over all matches
     * where that is less than over the matches of each team.
     */
    void addUp(int[] order, int from, int to, int league) {
        size(league, to - from);
        for (int place = from; place < to; place++) {
            int team = order[place];
            leagueOf[team] = league;
            Arrays.fill(values, team * width, (team + 1) * width, 0);
        }
        if (2 * (to - from) > leagueOf.length || notWorthAnIndex()) {
            work.add(book.size());
            addPages(league, to - from == leagueOf.length);
            addMatches(book.onPages(), league);
            return;
        }
        Book.Walk walk = book.walk(leagueOf.length);
        for (int place = from; place < to; place++) {
            addOwn(walk, order[place], league);
        }
    }

    private void addPages(int league, boolean everybody) {
        int[] homes = book.homes();
        int[] aways = book.aways();
        int[] lines = book.lines();
        int[] begins = column.begins();
        long[] homeSide = column.home();
        long[] awaySide = column.away();
        int size = book.onPages();
        for (int match = 0; match < size; match++) {
            int home = homes[match];
            int away = aways[match];
            if (everybody || (leagueOf[home] == league && leagueOf[away] == league)) {
                int at = begins[lines[match]];
                if (at == 0) {
                    at = column.at(lines[match]);
                    homeSide = column.home();
                    awaySide = column.away();
                }
                if (width == 1) {
                    values[home] = Math.addExact(values[home], homeSide[at]);
                    values[away] = Math.addExact(values[away], awaySide[at]);
                } else {
                    for (int part = 0; part < width; part++) {
                        add(home * width + part, homeSide[at + part]);
                        add(away * width + part, awaySide[at + part]);
                    }
                }
            }
        }
    }

    /** Adds what the matches from this number on come to within a mini-league. */
    private void addMatches(int first, int league) {
        for (int match = first; match < book.size(); match++) {
            int home = book.home(match);
            int away = book.away(match);
            if (leagueOf[home] == league && leagueOf[away] == league) {
                int at = column.at(book.line(match));
                book(column.home(), at, home, 1);
                book(column.away(), at, away, 1);
            }
        }
    }

    /** In a small book a few passes over all matches are quicker than laying an index for the first of them. */
    private boolean notWorthAnIndex() {
        return book.size() <= SMALL && work.steps() < FEW_PASSES * book.size();
    }

    private void size(int league, int teams) {
        if (league >= sizes.length) {
            sizes = Arrays.copyOf(sizes, 2 * league);
        }
        sizes[league] = teams;
    }

    private void addOwn(Book.Walk walk, int team, int league) {
        walk.of(team);
        work.add(walk.length());
        while (walk.next()) {
            if (leagueOf[walk.opponent()] == league) {
                int at = column.at(book.line(walk.match()));
                book(walk.atHome() ? column.home() : column.away(), at, team, 1);
            }
        }
    }

    /** Takes off what the rest of a mini-league has from its matches with the teams at places from..to, who leave it. */
    void takeOff(int[] order, int from, int to, int league) {
        size(league, sizes[league] - (to - from));
        for (int place = from; place < to; place++) {
            leagueOf[order[place]] = 0;
        }
        Book.Walk walk = book.walk(leagueOf.length);
        for (int place = from; place < to; place++) {
            changeOpponents(walk, order[place], league, book.size(), -1);
        }
    }

    /** Adds (or with sign -1 takes off) what a team's opponents in a league have from their matches with it. */
    private void changeOpponents(Book.Walk walk, int team, int league, int before, int sign) {
        walk.of(team);
        work.add(walk.length());
        while (walk.next()) {
            if (leagueOf[walk.opponent()] == league && walk.match() < before) {
                int at = column.at(book.line(walk.match()));
                book(walk.atHome() ? column.away() : column.home(), at, walk.opponent(), sign);
            }
        }
    }

    private void book(long[] side, int at, int team, int sign) {
        int where = team * width;
        for (int part = 0; part < width; part++) {
            add(where + part, sign * side[at + part]);
        }
    }

    /** Adds to the number at a place of {@link #values()}. */
    void add(int where, long points) {
        values[where] = Math.addExact(values[where], points);
    }

    /**
     * Carries over what an earlier table, of a book that this one continues, added up for nearly the same mini-league.
     *
     * @return false where the mini-league is too different and must be added up anew
     */
    boolean carryOver(LeagueSums earlier, int[] order, int from, int to, int league) {
        if (earlier.width != width || earlier.column.unit() != column.unit()) {
            return false;
        }
        work.add(leagueOf.length);
        int theirs = earlier.leagueOf[order[from + (to - from) / 2]];
        if (theirs == 0) {
            return false;
        }
        int joined = 0;
        for (int place = from; place < to; place++) {
            joined += earlier.leagueOf[order[place]] == theirs ? 0 : 1;
        }
        int stayed = to - from - joined;
        int left = -stayed;
        for (int number : earlier.leagueOf) {
            left += number == theirs ? 1 : 0;
        }
        // Sums of a mini-league that has come apart stand for more teams than are still in it.
        if (8 * (joined + left) > stayed || stayed + left != earlier.sizes[theirs]) {
            return false;
        }
        size(league, to - from);
        for (int place = from; place < to; place++) {
            int team = order[place];
            boolean stays = earlier.leagueOf[team] == theirs;
            leagueOf[team] = stays ? league : 0;
            System.arraycopy(earlier.values, team * width, values, team * width, width);
        }
        int before = earlier.book.size();
        Book.Walk walk = book.walk(leagueOf.length);
        for (int team = 0; team < leagueOf.length; team++) {
            if (earlier.leagueOf[team] == theirs && leagueOf[team] != league) {
                changeOpponents(walk, team, league, before, -1);
            }
        }
        addMatches(before, league);
        for (int place = from; place < to; place++) {
            int team = order[place];
            if (leagueOf[team] != league) {
                Arrays.fill(values, team * width, (team + 1) * width, 0);
                changeOpponents(walk, team, league, book.size(), 1);
                addOwn(walk, team, league);
                leagueOf[team] = league;
            }
        }
        return true;
    }
}
