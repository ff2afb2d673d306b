/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.MatchResult;
import io.vavr.collection.Vector;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The matches that count, laid out flat: each as its two teams and its scoreline, all by number. Immutable; a book with
 * one match more shares the pages of the one that it continues and keeps what it adds on a slip of its own.
 */
final class Book {

    /** So many added matches fit on a slip before the pages are written anew. */
    private static final int SLIP = 64;

    private final Pages pages;
    private final Vector<Added> slip;

    /** A match that was added later. */
    private record Added(int home, int away, int line, MatchResult source) {}

    /** The bulk of the matches; the columns may be longer than the number of matches. */
    private static final class Pages {
        private final int[] home;
        private final int[] away;
        private final int[] line;
        private final MatchResult[] source;
        private final int size;
        private volatile @Nullable Index index;

        Pages(int[] home, int[] away, int[] line, MatchResult[] source, int size) {
            this.home = home;
            this.away = away;
            this.line = line;
            this.source = source;
            this.size = size;
        }
    }

    /** The matches of each team, one behind the other: an entry for each side of each match. */
    private static final class Index {
        private final int[] first;
        private final int[] match;
        private final int[] opponent;

        Index(Pages pages, int teams) {
            first = new int[teams + 1];
            for (int m = 0; m < pages.size; m++) {
                first[pages.home[m] + 1]++;
                first[pages.away[m] + 1]++;
            }
            for (int team = 0; team < teams; team++) {
                first[team + 1] += first[team];
            }
            int[] free = first.clone();
            match = new int[2 * pages.size];
            opponent = new int[2 * pages.size];
            for (int m = 0; m < pages.size; m++) {
                int atHome = free[pages.home[m]]++;
                match[atHome] = m;
                opponent[atHome] = pages.away[m];
                int atAway = free[pages.away[m]]++;
                match[atAway] = m;
                opponent[atAway] = pages.home[m];
            }
        }
    }

    private Book(Pages pages, Vector<Added> slip) {
        this.pages = pages;
        this.slip = slip;
    }

    /** A book of the first {@code size} matches of these columns, which nobody may write to any more. */
    static Book of(int[] home, int[] away, int[] line, MatchResult[] source, int size) {
        return new Book(new Pages(home, away, line, source, size), Vector.empty());
    }

    /** This book with one match more. */
    Book with(int homeTeam, int awayTeam, int scoreline, MatchResult match) {
        Book book = new Book(pages, slip.append(new Added(homeTeam, awayTeam, scoreline, match)));
        return book.slip.size() < SLIP ? book : book.onPagesOnly();
    }

    /** This book without a slip. */
    Book onPagesOnly() {
        if (slip.isEmpty()) {
            return this;
        }
        int size = size();
        int[] home = Arrays.copyOf(pages.home, size);
        int[] away = Arrays.copyOf(pages.away, size);
        int[] line = Arrays.copyOf(pages.line, size);
        MatchResult[] source = Arrays.copyOf(pages.source, size);
        for (int match = pages.size; match < size; match++) {
            home[match] = home(match);
            away[match] = away(match);
            line[match] = line(match);
            source[match] = source(match);
        }
        return of(home, away, line, source, size);
    }

    /** So many matches are on the pages, whose columns can be read as a whole; the rest are on the slip. */
    int onPages() {
        return pages.size;
    }

    /** The home teams of the matches on the pages; longer, perhaps, and not to be written to. */
    int[] homes() {
        return pages.home;
    }

    /** Their away teams. */
    int[] aways() {
        return pages.away;
    }

    /** Their scorelines. */
    int[] lines() {
        return pages.line;
    }

    /** How many matches count. */
    int size() {
        return pages.size + slip.size();
    }

    int home(int match) {
        return match < pages.size
                ? pages.home[match]
                : slip.get(match - pages.size).home();
    }

    int away(int match) {
        return match < pages.size
                ? pages.away[match]
                : slip.get(match - pages.size).away();
    }

    /** The number of the match's scoreline. */
    int line(int match) {
        return match < pages.size
                ? pages.line[match]
                : slip.get(match - pages.size).line();
    }

    MatchResult source(int match) {
        return match < pages.size
                ? pages.source[match]
                : slip.get(match - pages.size).source();
    }

    /** The matches in the order of the season. */
    List<MatchResult> sources() {
        return IntStream.range(0, size()).mapToObj(this::source).toList();
    }

    /**
     * A walk through the matches of a team in the order of the season. The index behind it is made when first needed; two
     * threads may make it at once, and make the same.
     *
     * @param teams how many teams there are
     */
    Walk walk(int teams) {
        Index index = pages.index;
        if (index == null) {
            index = new Index(pages, teams);
            pages.index = index;
        }
        return new Walk(index);
    }

    /** Where a reader stands among the matches of one team; for one thread. */
    final class Walk {
        private final Index index;
        private int team;
        private int entry;
        private int end;
        private int added;
        private int match;
        private int opponent;

        private Walk(Index index) {
            this.index = index;
        }

        /** Starts before the first match of a team. */
        Walk of(int number) {
            team = number;
            entry = index.first[number];
            end = index.first[number + 1];
            added = 0;
            return this;
        }

        /** How many entries a walk through the matches of this team reads. */
        int length() {
            return end - entry + slip.size();
        }

        /** Steps to the next match; false if there is none. */
        boolean next() {
            if (entry < end) {
                match = index.match[entry];
                opponent = index.opponent[entry];
                entry++;
                return true;
            }
            for (; added < slip.size(); added++) {
                Added later = slip.get(added);
                if (later.home == team || later.away == team) {
                    match = pages.size + added;
                    opponent = later.home == team ? later.away : later.home;
                    added++;
                    return true;
                }
            }
            return false;
        }

        /** The match. */
        int match() {
            return match;
        }

        /** The opponent in it. */
        int opponent() {
            return opponent;
        }

        /** Whether the team is at home in it. */
        boolean atHome() {
            return home(match) == team;
        }
    }
}
