/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.eligibility;

import static io.github.marchesleague.rules.adjudication.Given.lineUps;
import static io.github.marchesleague.rules.adjudication.Given.outcome;
import static io.github.marchesleague.rules.adjudication.Given.players;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.adjudication.Breach;
import io.github.marchesleague.rules.adjudication.Given;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSetFile;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.season.Season;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The strength of a club's teams against each other, players of several clubs, and limits for the strength of a team. */
class ClubTeamsTest {

    private static RuleSet rules(int boards, String eligibility) {
        return RuleSetFile.read(
                "clubs",
                "id: a\nname: A\nboards: " + boards
                        + "\nrankedBy: match-points\ntieBreaks: []\nboardOrder: {tolerance: 999}\n"
                        + "eligibility:\n  - " + eligibility);
    }

    // ---------------------------------------------------------------- the strength of a club's teams

    /** Onny 1 with 2000 and 1900 on board 1 and 2, and Onny 2 with others, in one round against X and Y. */
    private static Season clubTeams(int first, int second, int rounds) {
        Season.Builder season = Season.builder();
        season.addTeams(Team.of("Onny 1", "Onny"), Team.of("Onny 2", "Onny"), Team.of("X"), Team.of("Y"))
                .addAllPlayers(players("h", 2000, 1900))
                .addAllPlayers(players("l", first, second))
                .addAllPlayers(players("x", 1800, 1800))
                .addAllPlayers(players("y", 1800, 1800));
        for (int round = 1; round <= rounds; round++) {
            int number = round;
            season.addMatches(
                    lineUps("Onny 1", "h1 h2", "X", "x1 x2", "1 1", card -> card.round(number)),
                    lineUps("Y", "y1 y2", "Onny 2", "l1 l2", "0 0", card -> card.round(number)));
        }
        return season.build();
    }

    private static List<String> breaches(RuleSet rules, Season season) {
        return rules.adjudicator().adjudicate(season).breaches().stream()
                .map(Breach::message)
                .toList();
    }

    @Test
    void aLowerTeamMayNotBeStrongerThanAHigherOneInTheSameRound() {
        RuleSet rules = rules(2, "{by: lower-team-not-stronger, rule: 8}");
        // 2000 + 1900 = 3900; level is allowed, a point more is not.
        assertThat(breaches(rules, clubTeams(2100, 1800, 1))).isEmpty();
        assertThat(breaches(rules, clubTeams(2100, 1801, 1)))
                .containsExactly(
                        "Onny 2 is stronger than Onny 1, the higher team of the club: ratings of 3901 from 2 players"
                                + " against 3900 from 2 players");
        // An average of 1950.5 is half a point higher than 1950.
        assertThat(breaches(rules(2, "{by: lower-team-not-stronger, tolerance: 1}"), clubTeams(2100, 1801, 1)))
                .isEmpty();
        assertThat(breaches(rules(2, "{by: lower-team-not-stronger, at: same-date}"), clubTeams(2100, 1801, 1)))
                .hasSize(1);
        // A player without a rating, and nothing can be said.
        assertThat(breaches(rules, clubTeams(2100, 0, 1))).isEmpty();
    }

    /**
     * France: board by board after table 8.1.2 of B.02. Onny 1 has 2000 and 1900. With 2100 and 1700 Onny 2 is expected to score
     * .64 (100 more) and .24 (200 less), in all .88 of 2; with 2100 and 1800 .64 and .36, half of it; with 2100 and 1801 (99
     * less) as much, for both differences are from 99 to 106; with 2100 and 1802 (98 less) .64 and .37, more than half.
     */
    @Test
    void expectedResultsCompareBoardByBoard() {
        RuleSet rules = rules(2, "{by: lower-team-not-stronger, rule: 8, comparison: expected-results}");
        assertThat(breaches(rules, clubTeams(2100, 1700, 1))).isEmpty();
        assertThat(breaches(rules, clubTeams(2100, 1800, 1))).isEmpty();
        assertThat(breaches(rules, clubTeams(2100, 1801, 1))).isEmpty();
        assertThat(breaches(rules, clubTeams(2100, 1802, 1)))
                .containsExactly(
                        "Onny 2 is stronger than Onny 1, the higher team of the club: expected to score 1.01 on 2 boards"
                                + " against it");
        // 736 more is 1.00 and 120 less .34, in all 1.34; by averages as well as by boards. 735 more and 500 less is
        // .99 and .04.
        assertThat(breaches(rules, clubTeams(2736, 1780, 1)))
                .singleElement()
                .asString()
                .contains("score 1.34 on");
        assertThat(breaches(rules, clubTeams(2735, 1400, 1)))
                .singleElement()
                .asString()
                .contains("score 1.03 on");
        // By averages 2500 and 1350 are weaker (3850 against 3900), and by boards they are .96 and .03.
        assertThat(breaches(rules, clubTeams(2500, 1350, 1))).isEmpty();
        // A player without a rating, and nothing can be said.
        assertThat(breaches(rules, clubTeams(2100, 0, 1))).isEmpty();
    }

    /** On a board where nobody plays the rating is 0: .64 and 0 to Onny 2; with an empty board of Onny 1 .36 and 1. */
    @Test
    void anEmptyBoardIsExpectedToBeLost() {
        RuleSet rules = rules(2, "{by: lower-team-not-stronger, comparison: expected-results}");
        Season both = clubTeams(2100, 2100, 1);
        for (String marks : List.of("l1 ~", "l1 l2")) {
            Season.Builder season = Season.builder();
            Season one = season.from(both)
                    .matches(List.of(
                            both.matches().get(0),
                            lineUps(
                                    "Y",
                                    "y1 y2",
                                    "Onny 2",
                                    marks,
                                    "0 " + (marks.contains("~") ? "+" : "0"),
                                    card -> card.round(1))))
                    .build();
            assertThat(breaches(rules, one)).hasSize(marks.contains("~") ? 0 : 1);
        }
        Season.Builder season = Season.builder();
        Season weaker = clubTeams(1900, 1500, 1);
        assertThat(breaches(rules, weaker)).isEmpty();
        assertThat(breaches(
                        rules,
                        season.from(weaker)
                                .matches(List.of(
                                        lineUps("Onny 1", "h1 ~", "X", "x1 x2", "1 -", card -> card.round(1)),
                                        weaker.matches().get(1)))
                                .build()))
                .containsExactly(
                        "Onny 2 is stronger than Onny 1, the higher team of the club: expected to score 1.36 on 2 boards"
                                + " against it");
        // A match that was not played at all says nothing of a team's strength.
        assertThat(breaches(
                        rules,
                        season.matches(List.of(
                                        lineUps(
                                                "Onny 1",
                                                "h1 h2",
                                                "X",
                                                "x1 x2",
                                                "1 1",
                                                card -> card.round(1).defaultedBy(Defaulted.HOME)),
                                        weaker.matches().get(1)))
                                .build()))
                .isEmpty();
    }

    @Test
    void aToleranceDoesNotGoWithExpectedResults() {
        assertThatThrownBy(() ->
                        rules(2, "{by: lower-team-not-stronger, rule: 8, tolerance: 5, comparison: expected-results}"))
                .hasMessageContaining(
                        "rule 8: a tolerance of 5 points does not go with expected results: leave it out, or compare"
                                + " averages");
    }

    @Test
    void aTeamTooStrongForItsPlaceMayLoseByAFixedScore() {
        RuleSet rules = rules(2, "{by: lower-team-not-stronger, rule: 8, breach: {reach: match, score: 0-5}}");
        AdjudicatedMatch lost = rules.adjudicator()
                .adjudicate(clubTeams(2100, 1900, 1))
                .matches()
                .get(1);
        // Onny 2 won 2–0 away; the match counts 5–0 for Y.
        assertThat(outcome(rules, lost)).isEqualTo("5–0 2–0");
        assertThat(lost.boards().get(0).rule()).isEqualTo("8");
    }

    /** Belgium: all games of the lower team are lost, and the second time it is put out. */
    @Test
    void belgiumTakesAllGamesAndThenThePlace() {
        RuleSet two = RuleSetFile.read(
                "b",
                "id: b\nname: B\nboards: 2\nrankedBy: match-points\ntieBreaks: []\neligibility: "
                        + eligibilityOf("belgium-interclubs-2018"));
        AdjudicatedSeason once = two.adjudicator().adjudicate(clubTeams(2100, 1900, 1));
        assertThat(outcome(two, once.matches().get(1))).isEqualTo("2–0 2–0");
        assertThat(once.withdrawn()).isEmpty();
        assertThat(two.adjudicator().adjudicate(clubTeams(2100, 1900, 2)).withdrawn())
                .singleElement()
                .satisfies(team -> assertThat(team.team().value()).isEqualTo("Onny 2"));
    }

    private static String eligibilityOf(String id) {
        return RuleSets.file(id)
                .orElseThrow()
                .lines()
                .dropWhile(line -> !line.equals("eligibility:"))
                .filter(line -> line.startsWith("  - {by: "))
                .reduce("", (text, line) -> text + "\n" + line);
    }

    // ---------------------------------------------------------------- several clubs

    private static MatchCard with(String team, String player, int day) {
        return lineUps(team, player, "Z", "z" + day, "1", card -> card.date(Given.DAY.plusDays(day)));
    }

    /** The player p: for A, then for B of another club, then for A again four times in four weeks. */
    private static Season twoClubs() {
        Season.Builder season = Season.builder();
        season.addTeams(Team.of("A", "Onny"), Team.of("A 2", "Onny"), Team.of("B", "Teme"), Team.of("Z"))
                .addMatches(with("A", "p", 0), with("A 2", "p", 3), with("B", "p", 7));
        for (int week = 2; week <= 5; week++) {
            season.addMatches(with("A", "p", 7 * week));
        }
        return season.build();
    }

    @Test
    void aPlayerOfTwoClubsIsSuspendedFromThenOn() {
        assertThat(breaches(rules(1, "{by: suspended-for-several-clubs, rule: 4}"), twoClubs()))
                .containsExactly(
                        "board 1 (p) plays for B, having played for A of another club on 2025-10-02; suspended for the rest"
                                + " of the season",
                        "board 1 (p) is suspended for the rest of the season, having played for B of another club on"
                                + " 2025-10-09",
                        "board 1 (p) is suspended for the rest of the season, having played for B of another club on"
                                + " 2025-10-09",
                        "board 1 (p) is suspended for the rest of the season, having played for B of another club on"
                                + " 2025-10-09",
                        "board 1 (p) is suspended for the rest of the season, having played for B of another club on"
                                + " 2025-10-09");
    }

    @Test
    void theSuspensionMayBeForSomeMatchesOrUntilADay() {
        // After B on 9 October: A on the 16th and 23rd are missed, the 30th is free.
        assertThat(breaches(rules(1, "{by: suspended-for-several-clubs, matches: 2}"), twoClubs()))
                .hasSize(3);
        // Free again from 23 October: only the 16th is within.
        assertThat(breaches(rules(1, "{by: suspended-for-several-clubs, until: 10-23}"), twoClubs()))
                .hasSize(2);
        // The later of the two: three matches are the 16th, 23rd and 30th.
        assertThat(breaches(rules(1, "{by: suspended-for-several-clubs, until: 10-23, matches: 3}"), twoClubs()))
                .hasSize(4);
    }

    // ---------------------------------------------------------------- limits for a team

    private static Season capped(String home, String marks, int... ratings) {
        return Given.season(
                "A B",
                given -> given.addAllPlayers(players("a", ratings))
                        .addAllPlayers(players("b", 1, 1, 1, 1))
                        .addMatches(lineUps("A", home, "B", "b1 b2 b3 b4", marks)));
    }

    private static final String NULCC =
            "{by: team-rating-limit, average: none, sums: {4: 500, 3: 500}, absentCounts: false,"
                    + " breach: {gamePoints: 2}}";

    /** NULCC: over the cap a team defaults a board so as to be within it, or loses 2 game points of the match. */
    @Test
    void aTeamOverTheLimitDefaultsABoardOrPays() {
        RuleSet rules = rules(4, NULCC);
        // 150 + 130 + 120 + 110 = 510: 2½–1½ becomes ½–1½.
        AdjudicatedMatch paid = rules.adjudicator()
                .adjudicate(capped("a1 a2 a3 a4", "1 1 ½ 0", 150, 130, 120, 110))
                .matches()
                .get(0);
        assertThat(outcome(rules, paid)).isEqualTo("½–1½ 0–2");
        // a4 is named and defaulted: 400, and the board is lost, nothing more.
        AdjudicatedMatch within = rules.adjudicator()
                .adjudicate(capped("a1 a2 a3 a4", "1 1 ½ -", 150, 130, 120, 110))
                .matches()
                .get(0);
        assertThat(outcome(rules, within)).isEqualTo("2½–1½ 2–0");
        assertThat(within.breaches()).isEmpty();
    }

    /** Southend's minor trophy: 440 in all, nobody below 75; an unnamed default counts as the board above it. */
    @Test
    void anUnnamedDefaultCountsAsTheBoardAboveIt() {
        RuleSet rules = rules(
                4, "{by: team-rating-limit, average: none, sums: {4: 440}, playerAtLeast: 75, emptyAsAbove: true}");
        // 125 + 120 + 110 and again 110 = 465.
        assertThat(breaches(rules, capped("a1 a2 a3 ~", "1 1 1 -", 125, 120, 110)))
                .containsExactly("A: the ratings of 4 players add up to 465, 25 above the limit of 440");
        // A named player counts, there or not: 125 + 120 + 110 + 80 = 435.
        assertThat(breaches(rules, capped("a1 a2 a3 a4", "1 1 1 -", 125, 120, 110, 80)))
                .isEmpty();
        // There is no board above the first: three players, for whom there is no limit.
        assertThat(breaches(rules, capped("~ a1 a2 a3", "- 1 1 1", 200, 200, 200)))
                .isEmpty();
    }

    /** Dorset: up to 5 points over costs a board, more costs two game points of the match besides. */
    @Test
    void theExcessMayDecide() {
        RuleSet rules = rules(
                4,
                "{by: team-rating-limit, average: none, sums: {4: 500}, excessTo: 5, breach: board}\n"
                        + "  - {by: team-rating-limit, average: none, sums: {4: 500}, excessFrom: 6,"
                        + " breach: {reach: board, gamePoints: 2}}");
        assertThat(score(rules, 126, 126, 126, 127)).isEqualTo("3–1 2–0");
        assertThat(score(rules, 126, 126, 126, 128)).isEqualTo("1–1 1–1");
        assertThat(score(rules, 125, 125, 125, 125)).isEqualTo("4–0 2–0");
    }

    private static String score(RuleSet rules, int... ratings) {
        return outcome(
                rules,
                rules.adjudicator()
                        .adjudicate(capped("a1 a2 a3 a4", "1 1 1 1", ratings))
                        .matches()
                        .get(0));
    }
}
