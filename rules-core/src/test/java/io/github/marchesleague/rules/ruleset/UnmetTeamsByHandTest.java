/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static io.github.marchesleague.rules.ruleset.CriteriaByHandTest.explained;
import static io.github.marchesleague.rules.ruleset.CriteriaByHandTest.figures;
import static io.github.marchesleague.rules.ruleset.CriteriaByHandTest.matches;
import static io.github.marchesleague.rules.ruleset.CriteriaByHandTest.places;
import static io.github.marchesleague.rules.ruleset.CriteriaByHandTest.rules;
import static io.github.marchesleague.rules.ruleset.CriteriaByHandTest.scoresOnly;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.explanation.Explanation;
import io.github.marchesleague.rules.explanation.ExplanationText;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.tiebreak.Division;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Level teams not all of which have met (C.07, 6.3), each group on a table worked by hand. */
class UnmetTeamsByHandTest {

    /**
     * A beat B and C, who have not met, so that A has 4 and each of them can come to 2; all three have 4 match points. D
     * and E have not met and have nothing against each other.
     */
    private static final String SWISS = "A-B 3-1; A-C 3-1; D-A 3-1; E-A 3-1; B-D 3-1; B-E 3-1; C-D 3-1; C-E 3-1";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "top-safe             | 1 A, 2= B, 2= C, 4= D, 4= E",
                "pass-over            | 1= A, 1= B, 1= C, 4= D, 4= E",
                "count-what-was-played| 1 A, 2= B, 2= C, 4= D, 4= E"
            })
    void aTeamThatIsOnTopWhateverTheMissingResultsIsPlaced(String unmet, String expected) {
        RuleSet rules = rules("[{by: head-to-head-match-points, unmet: " + unmet + "}, shared]");
        assertThat(String.join(", ", places(League.standings(matches(SWISS), rules))))
                .isEqualTo(expected);
    }

    /** A has 4 at the least; B, and so C, can come to 2 with the missing match won. */
    @Test
    void figuresSayWhatTheMissingMatchesCanBring() {
        RuleSet rules = rules("[{by: head-to-head-match-points, unmet: top-safe}, shared]");
        assertThat(figures(League.standings(matches(SWISS), rules), "head-to-head-match-points"))
                .containsExactly("[A] 4", "[B, C] 2", "[D, E] ");
    }

    /** A beat B and drew with C: A has 3, and C, who has 1, can come to 3 by beating B. Counted as played, A is first. */
    @Test
    void aTeamThatCanStillBeCaughtIsNot() {
        String season =
                "A-B 3-1; A-C 2-2; D-A 3-1; B-D 3-1; B-E 2-2; C-D 2-2; C-E 2-2; D-E 1-3; E-A 4-0; A-F 2-2; C-F 2-2;"
                        + " B-F 2-2";
        // A 2+1+0+0+1 = 4, B 0+2+1+1 = 4, C 1+1+1+1 = 4.
        RuleSet safe = rules("[{by: head-to-head-match-points, unmet: top-safe}, shared]");
        RuleSet counted = rules("[head-to-head-match-points, shared]");
        assertThat(places(League.standings(matches(season), safe))).contains("2= A", "2= B", "2= C");
        assertThat(places(League.standings(matches(season), counted))).contains("2 A");
    }

    /** A beat all of them and B beat C and D, who have not met: A has 6, B 4, C and D can come to 2. */
    @Test
    void theSecondIsPlacedInTheSameWay() {
        String season = "A-B 3-1; A-C 3-1; A-D 3-1; B-C 3-1; B-D 3-1;"
                + " E-A 3-1; F-A 3-1; G-A 3-1; B-E 3-1; C-E 3-1; C-F 3-1; C-G 3-1; D-E 3-1; D-F 3-1; D-G 3-1";
        // A 6, B 4 + 2 = 6, C 6, D 6.
        RuleSet rules = rules("[{by: head-to-head-match-points, per: opponent, unmet: top-safe}, shared]");
        assertThat(places(League.standings(matches(season), rules)).subList(0, 4))
                .containsExactly("1 A", "2 B", "3= C", "3= D");
    }

    /** Of game points a missing match over four boards can bring four: A has 8 and each of the others can come to 4. */
    @Test
    void gamePointsOfAMissingMatchAreAllItsBoards() {
        String season = "A-B 4-0; A-C 4-0; D-A 4-0; E-A 4-0; B-D 4-0; B-E 4-0; C-D 4-0; C-E 4-0";
        RuleSet rules = rules("[{by: head-to-head-game-points, unmet: top-safe}, shared]");
        assertThat(figures(League.standings(matches(season), rules), "head-to-head-game-points"))
                .startsWith("[A] 8", "[B, C] 4");
    }

    /**
     * All have 4 match points; A and D have not met. A has 8 game points and D 0, who can come to 4: A 8, B 3 + 4 = 7 and C 1 + 4
     * = 5 are each ahead of whatever those behind can come to. E and F have not met.
     */
    @Test
    void theLastButOneIsPlacedInTheSameWay() {
        String season = "A-B 4-0; A-C 4-0; B-C 3-1; B-D 4-0; C-D 4-0; C-E 4-0; D-E 4-0; D-F 4-0";
        RuleSet rules = rules("[{by: head-to-head-game-points, unmet: top-safe}, shared]");
        assertThat(figures(League.standings(matches(season), rules), "head-to-head-game-points"))
                .containsExactly("[A] 8", "[B] 7", "[C] 5", "[D] 4", "[E, F] ");
    }

    /** Without boards a missing match can bring any number of game points, and two match points all the same. */
    @Test
    void withoutBoardsOnlyMatchPointsOfAMissingMatchAreKnown() {
        assertThat(League.standings(
                                matches(SWISS), scoresOnly("[{by: head-to-head-game-points, unmet: top-safe}, shared]"))
                        .ties()
                        .get(0)
                        .steps()
                        .get(0)
                        .division())
                .isEqualTo(new Division.CannotBeWorkedOut(
                        "how many game points a missing match can bring is not known", List.of()));
        assertThat(figures(
                        League.standings(
                                matches(SWISS),
                                scoresOnly("[{by: head-to-head-match-points, unmet: top-safe}, shared]")),
                        "head-to-head-match-points"))
                .containsExactly("[A] 4", "[B, C] 2", "[D, E] ");
    }

    @Test
    void missingMatchesAreReckonedWithInPointsBetweenTheTeamsOnly() {
        assertThatThrownBy(() -> rules("[{by: board-count, unmet: top-safe}]"))
                .isInstanceOf(FaultsException.class)
                .hasMessageContaining("a:6:13: tieBreaks[1]: board-count")
                .hasMessageContaining(
                        "only of match points or game points between the teams, on all boards, is it known"
                                + " what the missing matches can bring");
    }

    @Test
    void whatTheMissingMatchesCanBringIsSaid() {
        RuleSet rules = rules("[{by: head-to-head-match-points, unmet: top-safe, rule: 6.3}, shared]");
        Standings table = League.standings(matches(SWISS), rules);
        assertThat(explained(table))
                .containsSequence(
                        "2. Match points against each other (6.3), higher is better",
                        "   A 4",
                        "   B and C 2 each, still level",
                        "   not all of these teams have met each other; whoever is placed has more, with all missing matches"
                                + " lost, than any team after it can come to")
                .containsSequence(
                        "2. Match points against each other (6.3), higher is better", "   level; the two have not met");
        assertThat(ExplanationText.of(table).lines(Explanation.of(table, TeamId.of("A"), TeamId.of("B"))))
                .contains("B: 2 (with what the missing matches can bring)");
    }
}
