/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.match.MatchResult;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The flat book of a season's matches, and the slip on which later ones are kept. */
class BookTest {

    private static final int TEAMS = 4;

    /** The match with this number: each team meets each other in turn, and the total tells the matches apart. */
    private static int home(int match) {
        return match % TEAMS;
    }

    private static int away(int match) {
        return (match + 1 + match / TEAMS % (TEAMS - 1)) % TEAMS;
    }

    private static int line(int match) {
        return match * 7;
    }

    private static MatchResult source(int match) {
        return MatchResult.ofTotal("Team " + home(match), "Team " + away(match), match + "-0");
    }

    /** So many matches on the pages, whose columns are a little longer, and so many more one after the other. */
    private static Book book(int pages, int later) {
        int[] home = new int[pages + 3];
        int[] away = new int[pages + 3];
        int[] line = new int[pages + 3];
        MatchResult[] source = new MatchResult[pages + 3];
        for (int match = 0; match < pages; match++) {
            home[match] = home(match);
            away[match] = away(match);
            line[match] = line(match);
            source[match] = source(match);
        }
        Book book = Book.of(home, away, line, source, pages);
        for (int match = pages; match < pages + later; match++) {
            book = book.with(home(match), away(match), line(match), source(match));
        }
        return book;
    }

    private static void assertHolds(Book book, int matches) {
        assertThat(book.size()).isEqualTo(matches);
        for (int match = 0; match < matches; match++) {
            assertThat(book.home(match)).isEqualTo(home(match));
            assertThat(book.away(match)).isEqualTo(away(match));
            assertThat(book.line(match)).isEqualTo(line(match));
            assertThat(book.source(match)).isEqualTo(source(match));
        }
        for (int match = 0; match < book.onPages(); match++) {
            assertThat(book.homes()[match]).isEqualTo(home(match));
            assertThat(book.aways()[match]).isEqualTo(away(match));
            assertThat(book.lines()[match]).isEqualTo(line(match));
        }
        Book.Walk walk = book.walk(TEAMS);
        for (int team = 0; team < TEAMS; team++) {
            List<List<Object>> walked = new ArrayList<>();
            walk.of(team);
            while (walk.next()) {
                walked.add(List.of(walk.match(), walk.opponent(), walk.atHome()));
            }
            assertThat(walk.next()).isFalse();
            List<List<Object>> expected = new ArrayList<>();
            for (int match = 0; match < matches; match++) {
                if (home(match) == team) {
                    expected.add(List.of(match, away(match), true));
                } else if (away(match) == team) {
                    expected.add(List.of(match, home(match), false));
                }
            }
            assertThat(walked).isEqualTo(expected);
        }
    }

    @Test
    void matchesAreOnThePagesThatItIsMadeOf() {
        assertHolds(book(0, 0), 0);
        assertHolds(book(10, 0), 10);
        assertThat(book(10, 0).onPages()).isEqualTo(10);
    }

    @Test
    void laterMatchesAreOnTheSlip() {
        assertHolds(book(10, 1), 11);
        assertHolds(book(10, 7), 17);
        assertThat(book(10, 7).onPages()).isEqualTo(10);
        assertHolds(book(0, 5), 5);
    }

    /** The pages are written anew with the sixty-fourth match that was added. */
    @Test
    void aFullSlipIsCopiedOntoThePages() {
        assertThat(book(10, 63).onPages()).isEqualTo(10);
        assertThat(book(10, 64).onPages()).isEqualTo(74);
        assertThat(book(10, 65).onPages()).isEqualTo(74);
        assertHolds(book(10, 63), 73);
        assertHolds(book(10, 64), 74);
        assertHolds(book(10, 70), 80);
    }

    @Test
    void theSlipIsCopiedOntoThePagesWhereTheyAreNeededAsAWhole() {
        assertThat(book(10, 5).onPagesOnly().onPages()).isEqualTo(15);
        assertHolds(book(10, 5).onPagesOnly(), 15);
        Book withoutSlip = book(10, 0);
        assertThat(withoutSlip.onPagesOnly()).isSameAs(withoutSlip);
    }

    @Test
    void aBookStaysAsItWasWhenItIsContinued() {
        Book book = book(10, 3);
        book.with(0, 1, 5, source(0));
        assertHolds(book, 13);
    }

    /** Of the first ten matches team 0 has 0, 3, 4, 6, 8, 9 and team 3 has 2, 3, 5, 7, 8; a walk reads the whole slip too. */
    @Test
    void aWalkKnowsHowMuchItReads() {
        assertThat(book(10, 0).walk(TEAMS).of(0).length()).isEqualTo(6);
        assertThat(book(10, 7).walk(TEAMS).of(0).length()).isEqualTo(6 + 7);
        assertThat(book(10, 7).walk(TEAMS).of(3).length()).isEqualTo(5 + 7);
    }
}
