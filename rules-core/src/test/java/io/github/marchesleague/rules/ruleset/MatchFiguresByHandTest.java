/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static io.github.marchesleague.rules.adjudication.Given.card;
import static io.github.marchesleague.rules.adjudication.Given.outstanding;
import static io.github.marchesleague.rules.ruleset.CriteriaByHandTest.figures;
import static io.github.marchesleague.rules.ruleset.CriteriaByHandTest.matches;
import static io.github.marchesleague.rules.ruleset.CriteriaByHandTest.places;
import static io.github.marchesleague.rules.ruleset.CriteriaByHandTest.rules;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Withdrawal;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.tiebreak.Division;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a rule book counts in a match: walk-overs, boards, a cap, colours; each on a table worked by hand. */
class MatchFiguresByHandTest {

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
                .containsExactly("[B] 2", "[A] 1", "[C, D] 0");
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

    /** Boards 1 to 3 are 1-2; on board 1 alone C's default is all there is, and it counts for no win. */
    @Test
    void aWinCanBeThatOfSomeBoards() {
        assertThat(figures(
                        League.standings(
                                matches("A-B [1-0 0-1 0-1 1-0]"), rules("[{by: match-wins, withoutLastBoards: 1}]")),
                        "match-wins-without-last-1"))
                .containsExactly("[B] 1", "[A] 0");
        assertThat(figures(
                        League.standings(
                                matches("A-C [+/- 0-1 = =]; B-D [1-0 0-1 = =]"),
                                rules("[match-wins-first-1-without-defaults, shared]")),
                        "match-wins-first-1-without-defaults"))
                .containsExactly("[B] 1", "[A, C, D] 0");
    }

    /** A 4-0 counts 3 of 3 points with no more than 3 from a match; B 3-1 counts 3 of 4. */
    @Test
    void aShareCanBeThatOfCappedMatches() {
        assertThat(figures(
                        League.standings(
                                matches("B-D 3-1; A-C 4-0"), rules("[{by: game-points, per: share, cap: 3}, shared]")),
                        "game-points-share"))
                .containsExactly("[A] 1", "[B] 0.75", "[D] 0.25", "[C] 0");
    }

    /** W left: B's 3-1 against it stands, and A's match with it counts 4-0, but in match points only; A-B was drawn. */
    @Test
    void aMatchOutsideTheTieBreaksAddsNothing() {
        RuleSet rules = RuleSetFile.read(
                "a",
                "id: a\nname: A\nboards: 4\nrankedBy: MP\npartialSplit: re-form\n"
                        + "withdrawal: {ifForfeitedAbove: 1/2, then: expunge, otherwise: default-the-rest-outside-tie-breaks}\n"
                        + "tieBreaks: [{by: game-difference, cap: 1}, {by: game-points, per: share, cap: 3},"
                        + " match-wins-without-defaults, shared]\n");
        Season.Builder season = Season.builder();
        season.addTeams(Team.of("A"), Team.of("B"), Team.of("W"))
                .addMatches(card("A", "B", "1 0 ½ ½"), card("B", "W", "1 1 1 0"), outstanding("A", "W"))
                .addWithdrawals(new Withdrawal(TeamId.of("W"), Optional.empty(), ""));
        Standings table = League.standings(season.build(), rules);
        assertThat(table.rows().get(0).tally().matchPoints()).isEqualTo(Points.of(3));
        assertThat(figures(table, "game-difference")).containsExactly("[A, B] 0");
        assertThat(figures(table, "game-points-share")).containsExactly("[A, B] ½");
        assertThat(figures(table, "match-wins-without-defaults")).containsExactly("[A, B] 0");
    }

    /** Tossed for, and written down on the card: where A has white on board 1, B has black on the odd boards. */
    @ParameterizedTest
    @CsvSource({"HOME, B", "AWAY, A"})
    void blackOnOddBoardsGoesByTheCardWhereColoursAreTossedFor(Side white, String first) {
        RuleSet rules = RuleSetFile.read(
                "a",
                "id: a\nname: A\nboards: 4\nrankedBy: MP\npartialSplit: re-form\ntieBreaks: [black-on-odd-boards]\n"
                        + "colours: tossed\n");
        Season.Builder season = Season.builder();
        season.addTeams(Team.of("A"), Team.of("B"))
                .addMatches(card("A", "B", "½ ½ ½ ½", card -> card.whiteOnBoard1(white)));
        assertThat(places(League.standings(season.build(), rules))).startsWith("1 " + first);
    }
}
