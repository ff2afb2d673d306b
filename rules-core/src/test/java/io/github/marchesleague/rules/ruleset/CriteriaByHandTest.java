/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.explanation.Explanation;
import io.github.marchesleague.rules.explanation.ExplanationText;
import io.github.marchesleague.rules.explanation.TieExplanation;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.Defaulted;
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

/** Tie-breaks as a rule-set file names them, each on a table worked by hand. */
class CriteriaByHandTest {

    static RuleSet rules(String tieBreaks) {
        return RuleSetFile.read(
                "a", "id: a\nname: A\nboards: 4\nrankedBy: MP\npartialSplit: re-form\ntieBreaks: " + tieBreaks + "\n");
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

    private static List<String> figures(Standings table, String criterion) {
        List<String> figures = new ArrayList<>();
        table.ties()
                .forEach(tie -> tie.steps().stream()
                        .filter(step -> step.criterion().equals(criterion))
                        .forEach(step -> ((Division.Ordered) step.division())
                                .parts()
                                .forEach(part -> figures.add(part.teams() + " " + part.figure()))));
        return figures;
    }

    // Teams that have not all met: C.07, 6.3.

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

    @Test
    void missingMatchesAreReckonedWithInPointsBetweenTheTeamsOnly() {
        assertThatThrownBy(() -> rules("[{by: board-count, unmet: top-safe}]"))
                .isInstanceOf(FaultsException.class)
                .hasMessageContaining("a:6:13: tieBreaks[1]: board-count")
                .hasMessageContaining(
                        "only of match points or game points between the teams, on all boards, is it known"
                                + " what the missing matches can bring");
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
        // The last round played changes the points, and not what the opponents bring.
        Standings after = table.with(matches("3: D-A 2-2").get(0))
                .with(matches("3: B-C 2-2").get(0));
        assertThat(figures(after, "fore-opponents-match-points")).containsExactly("[A, B] 9");
        assertThat(after.workings().matches()).hasSize(6);
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
    @Test
    void withoutRoundsTheMatchesOfATeamAreCounted() {
        String season = "A-B 3-1; C-D 2-2; A-C 1-3; B-D 4-0; D-A 1-3; B-C 2-2; A-E ?";
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

    // What a rule book counts in a match: walk-overs, boards, a cap.

    /**
     * A won by default on boards 3 and 4 and so 3-1; without them it is 1-1. B's match with C has no default. Match points
     * between the teams: A 2 + 0, B 0 + 2, C 2 + 0; without walk-overs A 1 + 0, B 1 + 2, C 2 + 0.
     */
    @Test
    void theResultOfAMatchCanBeTakenWithoutWalkOvers() {
        String season = "A-B [1-0 0-1 +/- +/-]; B-C [1-0 1-0 = =]; C-A [1-0 1-0 = =]";
        assertThat(figures(
                        League.standings(matches(season), rules("[head-to-head-match-points-without-defaults]")),
                        "head-to-head-match-points-without-defaults"))
                .containsExactly("[B] 3", "[C] 2", "[A] 1");
    }

    /** Without board 4: A-B 1-2, so B has the two match points; on board 1 alone A has them. */
    @ParameterizedTest
    @CsvSource({"1, B", "3, A"})
    void theResultOfAMatchCanBeTakenWithoutItsLastBoards(int without, String first) {
        RuleSet rules = rules("[{by: head-to-head-match-points, withoutLastBoards: " + without + "}]");
        assertThat(places(League.standings(matches("A-B [1-0 0-1 0-1 1-0]"), rules)))
                .startsWith("1 " + first);
    }

    /** A and B both won twice; one of A's wins was a match that C defaulted as a whole. */
    @Test
    void winsInMatchesThatTheOpponentsDefaultedCanBeLeftOut() {
        List<MatchResult> season = new ArrayList<>(matches("B-C [1-0 1-0 = =]; B-D [1-0 1-0 = =]; A-D [1-0 1-0 = =]"));
        season.add(MatchResult.builder()
                .from(MatchResult.of("A", "C", "+/-", "+/-", "+/-", "+/-"))
                .defaultedBy(Defaulted.AWAY)
                .build());
        assertThat(figures(
                        League.standings(season, rules("[match-wins-without-defaults]")),
                        "match-wins-without-defaults"))
                .startsWith("[B] 2", "[A] 1");
        assertThat(figures(League.standings(season, rules("[match-wins]")), "match-wins"))
                .startsWith("[A, B] 2");
    }

    /** A won 4-0 and lost 1-3, B won 3-1 twice and lost 0-4: with no match counting for more than 2, A has 0 and B 2. */
    @Test
    void whatAMatchCountsForCanBeCapped() {
        String season = "A-C 4-0; D-A 3-1; B-C 3-1; D-B 4-0";
        assertThat(figures(
                        League.standings(matches(season), rules("[{by: game-difference, cap: 2}]")), "game-difference"))
                .startsWith("[A, B] 0");
        assertThat(figures(League.standings(matches(season), rules("[game-difference]")), "game-difference"))
                .startsWith("[A] 2", "[B] -2");
    }

    /** Only the side with white on board 1 by the rule on colours has not black on the odd boards. */
    @ParameterizedTest
    @CsvSource({"home-black-on-odd, A", "home-white-on-odd, B"})
    void blackOnOddBoardsGoesByTheRuleOnColours(String colours, String first) {
        RuleSet rules = RuleSetFile.read(
                "a",
                "id: a\nname: A\nboards: 4\nrankedBy: MP\npartialSplit: re-form\ntieBreaks: [black-on-odd-boards]\ncolours: "
                        + colours + "\n");
        assertThat(places(League.standings(matches("A-B 2-2"), rules))).startsWith("1 " + first);
    }

    @Test
    void aTossThatWasNotRecordedIsNotGuessed() {
        RuleSet rules = RuleSetFile.read(
                "a",
                "id: a\nname: A\nboards: 4\nrankedBy: MP\npartialSplit: re-form\ntieBreaks: [black-on-odd-boards]\n"
                        + "colours: tossed\n");
        assertThat(League.standings(matches("A-B 2-2"), rules)
                        .ties()
                        .get(0)
                        .steps()
                        .get(0)
                        .division())
                .isEqualTo(
                        new Division.CannotBeWorkedOut("who had white on board 1 is not recorded", matches("A-B 2-2")));
    }

    /**
     * A and B have both met C; only A has met D. Against each other and C: A 1 + 3 = 4, B 3 + 0 = 3. Against C alone A 3, B 0;
     * against each other B is ahead.
     */
    @Test
    void commonOpponentsCanCountBesideTheTeamsThemselves() {
        String season = "A-B 1-3; A-C 3-1; C-B 4-0; A-D 2-2; B-E 2-2";
        assertThat(figures(
                        League.standings(matches(season), rules("[head-to-head-and-common-opponents-game-points]")),
                        "head-to-head-and-common-opponents-game-points"))
                .startsWith("[A] 4", "[B] 3");
        assertThat(figures(
                        League.standings(matches(season), rules("[common-opponents-game-points]")),
                        "common-opponents-game-points"))
                .startsWith("[A] 3", "[B] 0");
    }

    /** C is the best of the others; against it A lost 1-3 and B lost ½-3½, which only the game points tell apart. */
    @Test
    void resultsAgainstRankedTeamsCanCountGamePoints() {
        String season = "C-A 3-1; C-B 3½-½; A-D 3-1; B-D 3-1; C-D 4-0";
        assertThat(figures(
                        League.standings(matches(season), rules("[results-against-ranked-game-points]")),
                        "results-against-ranked-game-points"))
                .startsWith("[A] 1, 3", "[B] ½, 3");
        assertThat(figures(
                        League.standings(matches(season), rules("[results-against-ranked]")), "results-against-ranked"))
                .startsWith("[A, B] 0, 2");
    }

    // What is at stake.

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
     * A, B, C and D have 2 match points and 4, 3½, 3 and 3 game points, and two are promoted: A and B stay level with each other,
     * and so do C and D.
     */
    @Test
    void teamsOnTheSameSideOfTheLineStayLevel() {
        Standings table = League.standings(
                matches("A-E 4-0; B-F 3½-½; C-G 3-1; D-H 3-1"),
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

    private static List<String> explained(Standings table) {
        List<String> lines = new ArrayList<>();
        TieExplanation.of(table)
                .forEach(tie -> lines.addAll(ExplanationText.of(table).lines(tie)));
        return lines;
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
