/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static io.github.marchesleague.rules.ruleset.CriteriaByHandTest.explained;
import static io.github.marchesleague.rules.ruleset.CriteriaByHandTest.matches;
import static io.github.marchesleague.rules.ruleset.CriteriaByHandTest.places;
import static io.github.marchesleague.rules.ruleset.CriteriaByHandTest.rules;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.standings.Standings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Steps that are for a title, promotion or relegation only, each on a table worked by hand. */
class StakesByHandTest {

    private static RuleSet atStake(String tieBreaks) {
        return RuleSetFile.read(
                "a",
                "id: a\nname: A\nboards: 4\nrankedBy: MP\nmovement: {up: 2, down: 1}\ntieBreaks: " + tieBreaks + "\n");
    }

    /**
     * A, B and C have 2 match points and 4, 3 and 3 game points; D, E and F have none, and 1, 1 and 0. Game points decide the
     * title, so A is first and B and C share; D, E and F have nothing to do with it. Two are promoted: A is, and between B and C
     * the line stays open.
     */
    private static final String TWO_TIES = "A-F 4-0; B-E 3-1; C-D 3-1";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "title                 | 1 A, 2= B, 2= C, 4= D, 4= E, 4= F",
                "promotion             | 1 A, 2= B, 2= C, 4= D, 4= E, 4= F",
                "relegation            | 1= A, 1= B, 1= C, 4= D, 4= E, 6 F",
                "[title, relegation]   | 1 A, 2= B, 2= C, 4= D, 4= E, 6 F",
                "[promotion, title]    | 1 A, 2= B, 2= C, 4= D, 4= E, 4= F"
            })
    void aStepCanBeForSomePlacesOnly(String stakes, String expected) {
        Standings table =
                League.standings(matches(TWO_TIES), atStake("[{by: game-points, appliesTo: " + stakes + "}, shared]"));
        assertThat(String.join(", ", places(table))).isEqualTo(expected);
    }

    /**
     * A, B, C and D have 2 match points and 3½, 4, 2½ and 3 game points, and two are promoted: A and B stay level with each other,
     * and so do C and D, each two listed by name.
     */
    @Test
    void teamsOnTheSameSideOfTheLineStayLevel() {
        Standings table = League.standings(
                matches("A-E 3½-½; B-F 4-0; C-G 2½-1½; D-H 3-1"),
                atStake("[{by: game-points, appliesTo: promotion}, shared]"));
        assertThat(places(table).subList(0, 4)).containsExactly("1= A", "1= B", "3= C", "3= D");
    }

    @Test
    void stepsForPlacesThatNobodyMovesFromAreRefused() {
        assertThatThrownBy(() -> rules("[{by: game-points, appliesTo: [promotion]}]"))
                .isInstanceOf(FaultsException.class)
                .hasMessageContaining(
                        "game-points applies to promotion, and nobody is promoted; say how many go up (movement.up)");
        assertThatThrownBy(() -> rules("[{by: game-points, appliesTo: relegation}]"))
                .isInstanceOf(FaultsException.class)
                .hasMessageContaining("nobody is relegated; say how many go down (movement.down)");
        assertThatThrownBy(() -> rules("[{by: game-points, appliesTo: []}]"))
                .isInstanceOf(FaultsException.class)
                .hasMessageContaining("appliesTo names nothing; name title, promotion or relegation");
        assertThatThrownBy(() -> RuleSetFile.read(
                        "a", "id: a\nname: A\nboards: 4\nrankedBy: {by: MP, appliesTo: title}\ntieBreaks: []\n"))
                .isInstanceOf(FaultsException.class)
                .hasMessageContaining(
                        "the table itself is ranked by match-points, which cannot apply to some places only");
    }

    @Test
    void whatAStepIsForIsSaid() {
        Standings table = League.standings(
                matches(TWO_TIES),
                atStake("[{by: game-points, rule: 7.3, appliesTo: title}, {by: shared, rule: 7.4}]"));
        assertThat(explained(table))
                .containsSequence(
                        "2. Game points (7.3), higher is better",
                        "   A 4",
                        "   B and C 3 each, still level",
                        "   decides only the title; teams about whom that is settled stay level with each other")
                .containsSequence(
                        "D, E and F: level on match points.",
                        "",
                        "2. Game points (7.3), higher is better",
                        "   passed over: decides only the title, which does not hang on these places");
    }
}
