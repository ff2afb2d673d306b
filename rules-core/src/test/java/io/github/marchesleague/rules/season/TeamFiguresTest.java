/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.explanation.ExplanationText;
import io.github.marchesleague.rules.explanation.TieExplanation;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSetFile;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.tiebreak.Division;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ratings, ages and performances of teams, worked out by hand from the players and cards of a season document. */
class TeamFiguresTest {

    /**
     * Two boards. Arrow's A1 plays twice and A2 and A3 once each; Bow has B1 and B2, who play twice. On 2 October the list has
     * A1 1600, A2 1500, A3 1400, B1 1550, B2 1450; on 6 November A1 1640.
     */
    private static final String SEASON = """
            teams: [Arrow, Bow]
            players:
              - {id: A1, team: Arrow, birthYear: 1980}
              - {id: A2, team: Arrow, birthYear: 1990}
              - {id: A3, team: Arrow, birthYear: 2000}
              - {id: B1, team: Bow, birthYear: 1985}
              - {id: B2, team: Bow, birthYear: 1994}
            ratingLists:
              - {list: ECF, from: 2025-09-01, ratings: {A1: 1600, A2: 1500, A3: 1400, B1: 1550, B2: 1450}}
              - {list: ECF, from: 2025-11-01, ratings: {A1: 1640, A2: 1500, A3: 1400, B1: 1550, B2: 1450}}
            matches:
              - home: Arrow
                away: Bow
                date: 2025-10-02
                boards:
                  - {home: A1, away: B1, result: 1-0}
                  - {home: A2, away: B2, result: 0-1}
              - home: Bow
                away: Arrow
                date: 2025-11-06
                boards:
                  - {home: B1, away: A1, result: 1-0}
                  - {home: B2, away: A3, result: 0-1}
            """;

    private static RuleSet rules(String tieBreak) {
        return RuleSetFile.read(
                "a",
                "id: a\nname: A\nboards: 2\nrankedBy: MP\npartialSplit: re-form\nratings: [any-list, nominated]\n"
                        + "tieBreaks: [" + tieBreak + "]\n");
    }

    private static Standings table(String season, String tieBreak) {
        RuleSet rules = rules(tieBreak);
        return League.standings(SeasonDocument.read("s.yaml", season).season(), rules);
    }

    private static List<String> parts(Standings table) {
        List<Division.Part> parts =
                ((Division.Ordered) table.ties().get(0).steps().get(0).division()).parts();
        return parts.stream().map(part -> part.teams() + " " + part.figure()).toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // Entered, on the day of the last match: Arrow 1640 + 1500 + 1400 = 4540 by 3, Bow 1550 + 1450 = 3000
                // by 2.
                "rating                                            | [Bow] 1500             | [Arrow] 4540/3",
                "{by: rating, better: more}                        | [Arrow] 4540/3         | [Bow] 1500",
                "{by: rating, total: sum}                          | [Bow] 3000             | [Arrow] 4540",
                // By appearances: Arrow 1600 + 1500 + 1640 + 1400 = 6140 by 4, Bow 2 × (1550 + 1450) by 4.
                "{by: rating, of: appearances}                     | [Bow] 1500             | [Arrow] 1535",
                // Born on average in 1990 and in 1989½; by appearances Arrow (1980 + 1990 + 1980 + 2000) / 4 = 1987½.
                "age                                               | [Arrow] 1990           | [Bow] 1989½",
                "{by: age, better: more}                           | [Bow] 1989½            | [Arrow] 1990",
                "{by: age, of: appearances}                        | [Bow] 1989½            | [Arrow] 1987½",
                // Two of four games, a difference of 0: Arrow's opponents have 1500 on average, Bow's 1535.
                "performance                                       | [Bow] 1535             | [Arrow] 1500"
            })
    void figuresComeFromThePlayersAndTheCards(String tieBreak, String first, String second) {
        assertThat(parts(table(SEASON, tieBreak))).containsExactly(first, second);
    }

    /**
     * Arrow has scored 3 of 4 in its games over the board, against 1500 on average, Bow 1 of 4: 0.75 is a difference of 193. Board 2
     * of the second match is a default and no game: 2½ of 3 is 0.83, a difference of 273, and the average of 1550, 1450 and
     * 1550 is 1517 to the nearest point.
     */
    @ParameterizedTest
    @CsvSource({"0-1, 1693", "-/+, 1790"})
    void performanceIsThatOfTheGamesPlayed(String lastBoard, String arrow) {
        String season = SEASON.replace("B2, result: 0-1", "B2, result: 1-0")
                .replace("away: A1, result: 1-0", "away: A1, result: =")
                .replace("away: A3, result: 0-1", "away: A3, result: " + lastBoard)
                .replace(
                        "A1, away: B1, result: 1-0",
                        "A1, away: B1, result: " + (lastBoard.equals("0-1") ? "=" : "1-0"));
        RuleSet ranked = RuleSetFile.read(
                "a",
                "id: a\nname: A\nboards: 2\nrankedBy: matches-defaulted\nratings: [any-list]\ntieBreaks: [performance]\n");
        Standings table = League.standings(SeasonDocument.read("s.yaml", season).season(), ranked);
        assertThat(parts(table)).startsWith("[Arrow] " + arrow);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "birthYear: 1994 | age         | the ages of the players have to be compared (no year of birth is known of B2)",
                ", B2: 1450      | rating      | the teams' ratings have to be compared (no rating is known of B2)",
                ", B2: 1450      | performance | the performances of the players have to be compared (an opponent of A2 has no rating)"
            })
    void aFigureThatCannotBeWorkedOutIsNotGuessed(String leftOut, String tieBreak, String reason) {
        String season = SEASON.replace(leftOut, "");
        assertThat(table(season, tieBreak).ties().get(0).steps().get(0).division())
                .isEqualTo(new Division.CannotBeWorkedOut(reason + "; a ruling can then give the order", List.of()));
    }

    /** What the league states goes before what can be worked out, if it states it of all level teams. */
    @Test
    void aFigureThatTheLeagueStatesGoesFirst() {
        String stated = SEASON.replace("[Arrow, Bow]", "[{name: Arrow, rating: 1490}, {name: Bow, rating: 1499.5}]");
        assertThat(parts(table(stated, "rating"))).containsExactly("[Arrow] 1490", "[Bow] 1499½");
        String ofOne = SEASON.replace("[Arrow, Bow]", "[{name: Arrow, rating: 1490}, Bow]");
        assertThat(parts(table(ofOne, "rating"))).containsExactly("[Bow] 1500", "[Arrow] 4540/3");
    }

    @ParameterizedTest
    @CsvSource({"'previousRank: 1', 'previousRank: 2', previous-rank", "'fairPlay: -2', 'fairPlay: -5', fair-play"})
    void lastSeasonsPlaceAndFairPlayStandOnTheEntry(String arrow, String bow, String tieBreak) {
        String season = SEASON.replace("[Arrow, Bow]", "[{name: Arrow, " + arrow + "}, {name: Bow, " + bow + "}]");
        assertThat(table(season, tieBreak).rows().get(0).team().name()).isEqualTo("Arrow");
        assertThat(table(season, tieBreak).rows().get(0).position()).isEqualTo(1);
        assertThat(table(season, tieBreak).rows().get(1).position()).isEqualTo(2);
    }

    @Test
    void everyFaultOfAFigureIsReported() {
        String season = SEASON.replace(
                        "[Arrow, Bow]",
                        "[{name: Arrow, previousRank: 0, fairPlay: none, rating: -5}, {name: Bow, averageAge: 200}]")
                .replace("birthYear: 1980", "birthYear: 80");
        assertThatThrownBy(() -> SeasonDocument.read("s.yaml", season))
                .isInstanceOf(FaultsException.class)
                .hasMessageContaining(
                        "s.yaml:1:37: teams[1].previousRank: 0 is too small; write a whole number from 1 to 9999")
                .hasMessageContaining("teams[1].fairPlay")
                .hasMessageContaining("teams[1].rating: -5 is out of range; write a number from 0 to 4000")
                .hasMessageContaining("teams[2].averageAge: 200 is out of range; write a number from 0 to 150")
                .hasMessageContaining("players[1].birthYear");
    }

    // A play-off with a chain of its own (France: foremost board, lowest sum of ratings, lowest age).

    private static final String FRENCH = "{by: play-off, rule: 4.1, ifDrawn: [foremost-board-won,"
            + " {by: rating, of: play-off, total: sum, rule: 4.2}, {by: age, of: play-off}]}";

    private static String playOff(String first, String second, String homeOnBoard2) {
        return SEASON
                + """
            playOffs:
              - home: Arrow
                away: Bow
                date: 2025-12-01
                boards:
                  - {home: A1, away: B1, result: ONE}
                  - {home: PLAYER, away: B2, result: TWO}
            """.replace("ONE", first).replace("PLAYER", homeOnBoard2).replace("TWO", second);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // The match is won.
                "1-0 | = | A2 | Arrow | play-off",
                // 1-1: board 1 decides.
                "0-1 | 1-0 | A2 | Bow | play-off-foremost-board-won",
                // All drawn: Arrow 1640 + 1500 = 3140, Bow 1550 + 1450 = 3000, the lower sum.
                "= | = | A2 | Bow | rating-sum-of-play-off",
            })
    void aDrawnPlayOffIsDecidedByItsOwnChain(String one, String two, String player, String first, String by) {
        Standings table = table(playOff(one, two, player), FRENCH);
        assertThat(table.rows().get(0).team().name()).isEqualTo(first);
        assertThat(table.rows().get(0).position()).isEqualTo(1);
        assertThat(table.rows().get(1).position()).isEqualTo(2);
        assertThat(table.rows().get(0).aheadOfNextBy().orElseThrow().id()).isEqualTo(by);
        assertThat(table.playOffs()).isEmpty();
    }

    /** 1640 + 1360 = 3000 as Bow's; Arrow was born in 1980 and 2000 and Bow in 1985 and 1994, 1990 against 1989½. */
    @Test
    void theYoungerTeamIsAheadInTheEnd() {
        String season = playOff("=", "=", "A3").replace("A3: 1400", "A3: 1360");
        Standings table = table(season, FRENCH);
        assertThat(table.rows().get(0).team().name()).isEqualTo("Arrow");
        assertThat(table.rows().get(0).aheadOfNextBy().orElseThrow().id()).isEqualTo("age-of-play-off");
        assertThat(table.rows().get(0).aheadOfNextBy().orElseThrow().rule()).isEqualTo("4.1");
    }

    /** Arrow's players of the play-off do not appear once more in the season: 6140 by 4, as without it. */
    @Test
    void aPlayOffIsNoAppearanceOfTheSeason() {
        assertThat(parts(table(playOff("1-0", "1-0", "A2"), "{by: rating, of: appearances}")))
                .containsExactly("[Bow] 1500", "[Arrow] 1535");
    }

    @Test
    void whatHangsOnTheBoardsOfAPlayOffNeedsThem() {
        String season = SEASON + """
            playOffs:
              - {home: Arrow, away: Bow, date: 2025-12-01, score: 1-1}
            """;
        assertThat(table(season, FRENCH).ties().get(0).steps())
                .filteredOn(step -> step.criterion().equals("play-off-foremost-board-won"))
                .extracting(step -> ((Division.CannotBeWorkedOut) step.division()).reason())
                .containsExactly("the boards of a match are not recorded");
    }

    /** Without the play-off nothing inside it is asked. */
    @Test
    void aPlayOffHasToBePlayedFirst() {
        Standings table = table(SEASON, FRENCH);
        assertThat(table.rows().get(1).position()).isEqualTo(1);
        assertThat(table.playOffs()).hasSize(1);
    }

    /** The whole way, with the rule of each step. */
    @Test
    void theChainOfThePlayOffIsExplained() {
        Standings table = table(playOff("=", "=", "A2"), FRENCH);
        assertThat(ExplanationText.of(table).lines(TieExplanation.of(table).get(0)))
                .containsExactly(
                        "Bow and Arrow: level on match points.",
                        "",
                        "2. Play-off (4.1), higher is better",
                        "   level at 1 match point and 1 game point",
                        "",
                        "3. Wins on board 1, then on board 2, and so on, in the play-off (4.1), higher is better",
                        "   level at 0, 0",
                        "",
                        "4. Sum of the ratings of the line-ups of the play-off (4.2), lower is better",
                        "   Bow 3000",
                        "   Arrow 3140");
    }
}
