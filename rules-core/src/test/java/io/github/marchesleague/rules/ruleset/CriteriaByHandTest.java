/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.explanation.ExplanationText;
import io.github.marchesleague.rules.explanation.TieExplanation;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.tiebreak.Division;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tie-breaks as a rule-set file names them, each on a table worked by hand. */
class CriteriaByHandTest {

    static RuleSet rules(String tieBreaks) {
        return RuleSetFile.read(
                "a", "id: a\nname: A\nboards: 4\nrankedBy: MP\npartialSplit: re-form\ntieBreaks: " + tieBreaks + "\n");
    }

    static RuleSet scoresOnly(String tieBreaks) {
        return RuleSetFile.read(
                "a",
                "id: a\nname: A\nboards: none\nrankedBy: MP\npartialSplit: re-form\ntieBreaks: " + tieBreaks + "\n");
    }

    static List<String> explained(Standings table) {
        List<String> lines = new ArrayList<>();
        TieExplanation.of(table)
                .forEach(tie -> lines.addAll(ExplanationText.of(table).lines(tie)));
        return lines;
    }

    static List<String> places(Standings table) {
        return table.rows().stream()
                .map(row -> row.position() + (row.shared() ? "= " : " ") + row.team())
                .toList();
    }

    /** Matches written as {@code A-B 3-1}, after a colon in a round: {@code 2: A-B 3-1}; {@code A-B ?} is outstanding. */
    static List<MatchResult> matches(String written) {
        List<MatchResult> matches = new ArrayList<>();
        for (String match : written.split(";")) {
            String[] parts = match.strip().split(": ", 2);
            String[] words = parts[parts.length - 1].split(" ", 2);
            String[] teams = words[0].split("-");
            MatchResult.Builder builder =
                    MatchResult.builder().home(TeamId.of(teams[0])).away(TeamId.of(teams[1]));
            if (parts.length == 2) {
                builder.round(Integer.parseInt(parts[0]));
            }
            if (words[1].equals("?")) {
                builder.status(MatchResult.Status.UNPLAYED);
            } else if (words[1].startsWith("[")) {
                builder.boards(MatchResult.of(
                                "X",
                                "Y",
                                words[1].substring(1, words[1].length() - 1).split(" "))
                        .boards());
            } else {
                builder.total(Score.parse(words[1]).orElseThrow());
            }
            matches.add(builder.build());
        }
        return matches;
    }

    static List<String> figures(Standings table, String criterion) {
        List<String> figures = new ArrayList<>();
        table.ties()
                .forEach(tie -> tie.steps().stream()
                        .filter(step -> step.criterion().equals(criterion))
                        .forEach(step -> ((Division.Ordered) step.division())
                                .parts()
                                .forEach(part -> figures.add(part.teams() + " " + part.figure()))));
        return figures;
    }

    // Fore-Buchholz: C.07, 8.3.

    private static final String THREE_ROUNDS = "1: A-B 3-1; 1: C-D 2-2; 2: A-C 1-3; 2: B-D 4-0; 3: D-A 1-3; 3: B-C 2-2";

    /**
     * Match points are A 4, B 3, C 4, D 1; with round 3 drawn A 3, B 3, C 4, D 2. So A has 3 + 4 + 2 = 9 and C has 2 + 3 + 3
     * = 8; by the final points both have 8. Game points with round 3 drawn: A 3 + 1 + 2 = 6, B 1 + 4 + 2 = 7, C 2 + 3 + 2 = 7,
     * D 2 + 0 + 2 = 4, so A has 7 + 7 + 4 = 18 and C has 4 + 6 + 7 = 17.
     */
    @Test
    void theForeBuchholzTakesTheLastRoundAsDrawn() {
        assertThat(figures(
                        League.standings(matches(THREE_ROUNDS), rules("[fore-opponents-match-points]")),
                        "fore-opponents-match-points"))
                .containsExactly("[A] 9", "[C] 8");
        assertThat(figures(
                        League.standings(matches(THREE_ROUNDS), rules("[fore-opponents-game-points]")),
                        "fore-opponents-game-points"))
                .containsExactly("[A] 18", "[C] 17");
        assertThat(figures(
                        League.standings(matches(THREE_ROUNDS), rules("[opponents-match-points]")),
                        "opponents-match-points"))
                .containsExactly("[A, C] 8");
    }

    /** Without the lowest: A 3 + 4, C 3 + 3. */
    @Test
    void theForeBuchholzCanBeCut() {
        assertThat(figures(
                        League.standings(matches(THREE_ROUNDS), rules("[fore-opponents-match-points-cut-0-1]")),
                        "fore-opponents-match-points-cut-0-1"))
                .containsExactly("[A] 7", "[C] 6");
    }

    /**
     * Before round 3: A 2, B 2, C 3, D 1, and with it drawn A 3, B 3, C 4, D 2. The opponents of round 3 count already: A has
     * B 3, C 4 and D 2, and B has A 3, D 2 and C 4.
     */
    @Test
    void theForeBuchholzIsKnownBeforeTheLastRound() {
        String before = "1: A-B 3-1; 1: C-D 2-2; 2: A-C 1-3; 2: B-D 4-0; 3: D-A ?; 3: B-C ?";
        Standings table = League.standings(matches(before), rules("[fore-opponents-match-points, shared]"));
        assertThat(figures(table, "fore-opponents-match-points")).containsExactly("[A, B] 9");
        // The last round played changes the points, and not what the opponents bring: after D-A A and C have 3 and B
        // and D 2; C has
        // 2 + 3 + 3, and D 4 + 3 + 3.
        Standings between = table.with(matches("3: D-A 2-2").get(0));
        assertThat(figures(between, "fore-opponents-match-points"))
                .containsExactly("[A] 9", "[C] 8", "[D] 10", "[B] 9");
        Standings after = between.with(matches("3: B-C 2-2").get(0));
        assertThat(figures(after, "fore-opponents-match-points")).containsExactly("[A, B] 9");
        assertThat(after.workings().matches()).hasSize(6);
    }

    /** Round 1 drawn brings each a point. With A-C of round 2 to come that is the last: A and C have 2 + 1, B and D 0. */
    @Test
    void aMatchThatIsEnteredLaterCanBeOfALaterRound() {
        Standings table =
                League.standings(matches("1: A-B 3-1; 1: C-D 3-1"), rules("[fore-opponents-match-points, shared]"));
        assertThat(figures(table, "fore-opponents-match-points")).containsExactly("[A, C] 1", "[B, D] 1");
        assertThat(figures(table.with(matches("2: A-C ?").get(0)), "fore-opponents-match-points"))
                .containsExactly("[A, C] 3", "[B, D] 3");
    }

    /** A drawn match brings half of its points where it has no boards, and half of its own boards where it has fewer. */
    @Test
    void aDrawnMatchHasTheBoardsThatItHas() {
        assertThat(figures(
                        League.standings(matches(THREE_ROUNDS), scoresOnly("[fore-opponents-game-points]")),
                        "fore-opponents-game-points"))
                .containsExactly("[A] 18", "[C] 17");
        RuleSet any = RuleSetFile.read(
                "a",
                "id: a\nname: A\nboards: any\nrankedBy: MP\npartialSplit: re-form\n"
                        + "tieBreaks: [fore-opponents-game-points, shared]\n");
        // With round 2 drawn over its two boards each has 2 + 1.
        String season = "1: A-C [= = = =]; 1: B-D [= = = =]; 2: A-D [1-0 1-0]; 2: B-C [1-0 1-0]";
        assertThat(figures(League.standings(matches(season), any), "fore-opponents-game-points"))
                .containsExactly("[A, B] 6", "[C, D] 6");
    }

    @Test
    void theForeBuchholzNeedsRounds() {
        Standings table = League.standings(matches("A-B 2-2"), rules("[fore-opponents-match-points, shared]"));
        assertThat(table.ties().get(0).steps().get(0).division())
                .isEqualTo(new Division.CannotBeWorkedOut(
                        "a match has no round, so the last round is not known", matches("A-B 2-2")));
    }

    // The secondary score and the strength of the schedule: C.07, 13.4.

    /**
     * Three rounds of two points make 6 and a match over four boards 4, so the factor is 1: A has 7 + (3 + 4 + 1) = 15 and C the
     * same. With six rounds the most is 12, and the factor 3.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "                   | [A, C] 15",
                "; 6: A-B ?         | [A, C] 29/3",
            })
    void theFactorIsThatOfTheEvent(String more, String expected) {
        String season = THREE_ROUNDS + (more == null ? "" : more);
        assertThat(figures(
                        League.standings(matches(season), rules("[secondary-and-strength]")), "secondary-and-strength"))
                .containsExactly(expected);
    }

    /** Where rounds have no numbers, the most matches of a team are the rounds: here 4 for A, 8 points, a factor of 2. */
    @ParameterizedTest
    @ValueSource(strings = {"A-E ?", "E-A ?"})
    void withoutRoundsTheMatchesOfATeamAreCounted(String outstanding) {
        String season = "A-B 3-1; C-D 2-2; A-C 1-3; B-D 4-0; D-A 1-3; B-C 2-2; " + outstanding;
        assertThat(figures(
                        League.standings(matches(season), rules("[secondary-and-strength]")), "secondary-and-strength"))
                .contains("[A, C] 11");
    }

    @Test
    void withoutBoardsTheFactorHasToBeStated() {
        RuleSet rules = RuleSetFile.read(
                "a", "id: a\nname: A\nboards: none\nrankedBy: MP\ntieBreaks: [secondary-and-strength]\n");
        assertThat(League.standings(matches("A-B 2-2"), rules)
                        .ties()
                        .get(0)
                        .steps()
                        .get(0)
                        .division())
                .isEqualTo(new Division.CannotBeWorkedOut(
                        "the factor of the event is not known; the rule set can state it", List.of()));
    }

    /** One round makes 2, and a match 4. */
    @Test
    void aShortEventHasNoFactorOfItsOwn() {
        assertThat(League.standings(matches("A-B 2-2"), rules("[secondary-and-strength]"))
                        .ties()
                        .get(0)
                        .steps()
                        .get(0)
                        .division())
                .isEqualTo(new Division.CannotBeWorkedOut(
                        "the factor of so short an event is less than 1; the rule set can state another", List.of()));
    }

    // Figures that are given beside the results.

    private static Map<TeamId, TeamFacts> facts(TeamFacts a, TeamFacts b) {
        return Map.of(TeamId.of("A"), a, TeamId.of("B"), b);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "previous-rank                     | B",
                "{by: previous-rank, better: more} | A",
                "rating                            | A",
                "{by: rating, better: more}        | B",
                "age                               | B",
                "{by: age, better: more}           | A",
                "fair-play                         | A",
                "{by: fair-play, better: fewer}    | B",
                "performance                       | B"
            })
    void aFigureThatTheLeagueStatesDecides(String tieBreak, String first) {
        TeamFacts a = TeamFacts.builder()
                .previousRank(3)
                .rating(Points.of(1650))
                .averageAge(Points.of(41))
                .fairPlay(Points.of(-2))
                .performance(Points.of(1700))
                .build();
        TeamFacts b = TeamFacts.builder()
                .previousRank(1)
                .rating(Points.of(1700))
                .averageAge(Points.parse("40½").orElseThrow())
                .fairPlay(Points.of(-5))
                .performance(Points.of(1710))
                .build();
        Standings table = League.standings(matches("A-B 2-2"), facts(a, b), rules("[" + tieBreak + "]"));
        assertThat(places(table)).startsWith("1 " + first);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "previous-rank | the order of the previous season or the seeding has to be looked up",
                "rating        | the teams' ratings have to be compared",
                "age           | the ages of the players have to be compared",
                "fair-play     | the fair-play points have to be compared",
                "performance   | the performances of the players have to be compared"
            })
    void withoutAFigureTheTeamsStayLevelForARuling(String tieBreak, String reason) {
        Standings table = League.standings(matches("A-B 2-2"), rules("[" + tieBreak + "]"));
        assertThat(places(table)).containsExactly("1= A", "1= B");
        assertThat(table.ties().get(0).steps().get(0).division())
                .isEqualTo(new Division.CannotBeWorkedOut(reason + "; a ruling can then give the order", List.of()));
    }

    /** The seeding of A is known and that of B is not. */
    @Test
    void aFigureOfOneTeamOnlyDecidesNothing() {
        Standings table = League.standings(
                matches("A-B 2-2"),
                facts(TeamFacts.builder().previousRank(1).build(), TeamFacts.NONE),
                rules("[previous-rank]"));
        assertThat(table.ties().get(0).steps().get(0).division())
                .isEqualTo(new Division.CannotBeWorkedOut(
                        "the order of the previous season or the seeding has to be looked up (it is not stated for all of"
                                + " them); a ruling can then give the order",
                        List.of()));
    }

    @Test
    void factsAboutATeamThatDoesNotPlayAreRefused() {
        assertThatThrownBy(() -> League.standings(
                        matches("A-B 2-2"), Map.of(TeamId.of("Z"), TeamFacts.NONE), rules("[previous-rank]")))
                .isInstanceOf(FaultsException.class)
                .hasMessageContaining("facts about Z: team \"Z\" is not entered");
    }
}
