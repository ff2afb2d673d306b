/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.season.SeasonDocument;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The remarks on a rule set, and the differences between two, word for word. */
class RuleSetReviewWordsTest {

    private static final String NEVER_REACHED = ": It is never reached, because ";
    private static final String OPEN_END =
            ": The chain ends here without saying what becomes of teams still level; they"
                    + " share the position. Add play-off, lots or shared to say what is meant.";
    private static final String IMPLIED =
            ": In a finished all-play-all it can separate nobody: teams that reach it are level"
                    + " on these points themselves and have met the same other opponents, so their opponents' points are the same"
                    + " numbers. It can matter only while matches are outstanding, void or deleted, or where not everybody meets.";
    private static final String SAME_SUM =
            ": Every match has the same number of boards and every board the same points in"
                    + " all, so teams that have played equally often and are level on game points are level on this too. Only"
                    + " penalties, void boards and a different number of matches can make a difference.";

    private static RuleSet rules(String more) {
        return RuleSetFile.read("a", "id: a\nname: A\n" + more);
    }

    private static RuleSet chain(String tieBreaks, String... more) {
        String rest = "\n" + String.join("\n", more);
        return rules((rest.contains("\nboards:") ? "" : "boards: 4\n")
                + (rest.contains("partialSplit:") ? "" : "partialSplit: re-form\n")
                + "rankedBy: match-points\ntieBreaks: " + tieBreaks + rest);
    }

    private static List<String> remarks(RuleSet rules) {
        return RuleSetReview.of(rules).stream()
                .map(remark -> remark.weight() + " " + remark)
                .toList();
    }

    @Test
    void steps() {
        assertThat(remarks(chain("[{by: game-points, rule: 5}]")))
                .containsExactly("LEFT_OPEN game-points (5)" + OPEN_END);
        assertThat(remarks(chain("[lots, match-wins]")))
                .containsExactly(
                        "NO_EFFECT match-wins" + NEVER_REACHED + "lots before it leaves nothing to decide.",
                        "LEFT_OPEN match-wins" + OPEN_END);
        assertThat(remarks(chain("[{by: lots, seed: 1}, shared]")))
                .containsExactly(
                        "NO_EFFECT shared" + NEVER_REACHED + "lots-by-number-1 before it leaves nothing to decide.");
        assertThat(remarks(chain("[play-off, shared]")))
                .containsExactly("NO_EFFECT shared" + NEVER_REACHED + "play-off before it leaves nothing to decide.");
        // Two teams may have had the same place, or none.
        assertThat(remarks(chain("[previous-rank, lots]"))).isEmpty();
        assertThat(remarks(chain("[{by: lots, appliesTo: [title]}, shared]"))).isEmpty();
        assertThat(remarks(chain("[{by: play-off, ifDrawn: [board-count]}, shared]")))
                .isEmpty();
        assertThat(remarks(chain("[shared, lots]")))
                .containsExactly("NO_EFFECT lots" + NEVER_REACHED + "shared before it leaves nothing to decide.");
        String repeated = ", so teams that reach it are level on it already.";
        assertThat(remarks(chain("[{by: game-points, rule: 5}, {by: game-points, rule: 6}, shared]")))
                .containsExactly("NO_EFFECT game-points (6): It repeats an earlier step (5)" + repeated);
        assertThat(remarks(chain("[game-points, game-points, shared]")))
                .containsExactly("NO_EFFECT game-points: It repeats an earlier step" + repeated);
        String twice = "[head-to-head-game-points, head-to-head-game-points, shared]";
        assertThat(remarks(chain(twice, "partialSplit: continue")))
                .containsExactly("NO_EFFECT head-to-head-game-points: It repeats an earlier step" + repeated);
        assertThat(remarks(chain(twice))).isEmpty();
    }

    @Test
    void whatFollowsFromEarlierSteps() {
        assertThat(remarks(chain("[game-points, opponents-game-points, shared]")))
                .containsExactly("NO_EFFECT opponents-game-points" + IMPLIED);
        assertThat(remarks(chain("[opponents-match-points, shared]")))
                .containsExactly("NO_EFFECT opponents-match-points" + IMPLIED);
        assertThat(remarks(chain("[opponents-game-points, shared]"))).isEmpty();
        assertThat(remarks(rules("boards: 4\nrankedBy: game-points\ntieBreaks: [opponents-match-points, shared]")))
                .isEmpty();
        assertThat(remarks(chain("[game-points, game-points-against, shared]")))
                .containsExactly("NO_EFFECT game-points-against" + SAME_SUM);
        assertThat(remarks(chain("[head-to-head-game-points, head-to-head-game-difference, shared]")))
                .containsExactly("NO_EFFECT head-to-head-game-difference" + SAME_SUM);
        for (String notTheSame : List.of(
                "[game-points, head-to-head-game-difference, shared]",
                "[game-difference, shared]",
                "[game-points, {by: game-difference, per: match}, shared]",
                "[game-points, {by: game-difference, among: common-opponents}, shared]",
                "[game-points, match-wins, shared]")) {
            assertThat(remarks(chain(notTheSame))).isEmpty();
        }
    }

    /** Where some board or match does not add up to the same, a difference says more than the points. */
    @Test
    void whereABoardDoesNotAddUpToTheSame() {
        String tieBreaks = "[game-points, game-difference, shared]";
        assertThat(remarks(chain(tieBreaks, "boardPoints: {win: 3, draw: 2, loss: 1}")))
                .hasSize(1);
        for (String otherwise : List.of(
                "boards: any",
                "boards: none",
                "boardPoints: {win: 3, draw: 1}",
                "boardPoints: {defaultWin: 2}",
                "boardPoints: {defaultLoss: -1}",
                "boardPoints: {doubleDefault: 0}",
                "boardPoints: {doubleDefaultInTable: 0}",
                "defaults: {lossAboveAPlayedBoard: -1}",
                "matchScoreFloor: 0")) {
            assertThat(remarks(chain(tieBreaks, otherwise))).as(otherwise).isEmpty();
        }
    }

    @Test
    void boards() {
        assertThat(remarks(chain("[{by: game-points, firstBoards: 5}, shared]")))
                .containsExactly(
                        "NO_EFFECT game-points-first-5: It is limited to the first 5 boards, and a match has 4.");
        assertThat(remarks(chain("[{by: game-points, firstBoards: 3}, shared]")))
                .isEmpty();
        assertThat(remarks(chain("[{by: game-points, firstBoards: 5}, shared]", "boards: any")))
                .isEmpty();
        assertThat(remarks(chain("[{by: game-points, withoutLastBoards: 5}, shared]")))
                .containsExactly(
                        "CANNOT_WORK game-points-without-last-5: It leaves out the last 5 boards, and a match has only 4.");
        assertThat(remarks(chain("[{by: game-points, withoutLastBoards: 3}, shared]")))
                .isEmpty();
        assertThat(remarks(chain("[{by: game-points, withoutLastBoards: 5}, shared]", "boards: any")))
                .isEmpty();
        String never =
                ": It looks at boards, and matches are recorded by their score only (boards: none), so it can never be"
                        + " worked out.";
        assertThat(remarks(chain("[board-count, shared]", "boards: none")))
                .containsExactly("CANNOT_WORK board-count" + never);
        assertThat(remarks(chain("[{by: games-won, roundedTo: 2}, shared]", "boards: none")))
                .containsExactly("CANNOT_WORK games-won-rounded-to-2" + never);
        assertThat(remarks(chain("[{by: game-points, roundedTo: 2}, shared]", "boards: none")))
                .isEmpty();
        assertThat(remarks(chain("[board-count, shared]", "boards: any"))).isEmpty();
    }

    @Test
    void cards() {
        assertThat(remarks(chain("[shared]", "boardOrder: {tolerance: 80, rule: 9}\nratings: []")))
                .containsExactly(
                        "CANNOT_WORK boardOrder (9): Players are to sit in the order of their ratings, and no source"
                                + " of ratings is named.");
        assertThat(remarks(chain("[shared]", "boardOrder: {tolerance: 80, rule: 9}\nboardOrderBreach: board")))
                .isEmpty();
        assertThat(remarks(chain("[shared]", "boardOrderBreach: board")))
                .containsExactly(
                        "NO_EFFECT boardOrderBreach: A breach of the board order is punished, and no board order is"
                                + " prescribed.");
    }

    @Test
    void readings() {
        assertThat(remarks(chain(
                        "[shared]",
                        "readings: [{rule: 5, question: Which?, options: [{id: four, says: Four are.}, {id: five, says: Five"
                                + " are., rules: {boards: 5}}]}]")))
                .containsExactly(
                        "LEFT_OPEN readings (5): Which? 2 readings are possible; in force is four. Two readings can"
                                + " give two tables.");
    }

    private static List<String> remarks(RuleSet rules, String season) {
        Season read = SeasonDocument.read("s", "name: S\n" + season).season();
        return RuleSetReview.of(rules, read).stream()
                .map(remark -> remark.weight() + " " + remark)
                .toList();
    }

    private static String unmet(String pairs) {
        return ": It looks at matches between the teams, and " + pairs
                + " pairs do not meet. Where level teams have not all"
                + " met, what was played counts; unmet: pass-over would pass the step over.";
    }

    @Test
    void aSeason() {
        RuleSet rules = chain("[head-to-head-game-points, games-won, shared]");
        String teams =
                "teams: [A, B, C]\nmatches:\n  - {home: A, away: B, score: 3-1}\n  - {home: B, away: A, score: 2-2}\n";
        assertThat(remarks(rules, teams))
                .containsExactly(
                        "LEFT_OPEN head-to-head-game-points" + unmet("2 of 3"),
                        "LEFT_OPEN games-won: It looks at boards, and 2 matches are recorded by their score only. A tie that"
                                + " depends on one of them cannot be worked out.");
        String complete = teams + "  - {home: B, away: C, boards: [1-0, 1-0, 1-0, 1-0]}\n"
                + "  - {home: C, away: A, boards: [1-0, 1-0, 1-0, 1-0]}\n";
        assertThat(remarks(rules, complete)).hasSize(1).first().asString().startsWith("LEFT_OPEN games-won: ");
        assertThat(remarks(chain("[{by: head-to-head-game-points, unmet: pass-over}, shared]"), teams))
                .isEmpty();
        assertThat(remarks(chain("[game-points, shared]"), teams)).isEmpty();
        assertThat(remarks(chain("[games-won, shared]", "boards: any"), teams)).hasSize(1);
        assertThat(remarks(chain("[games-won, shared]", "boards: none"), teams))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("CANNOT_WORK games-won: It looks at boards, and matches");
    }

    @Test
    void theRatingsOfASeason() {
        RuleSet rules = chain("[shared]", "boardOrder: {tolerance: 80, rule: 9.3}");
        String nothing =
                "CANNOT_WORK boardOrder (9.3): Players are to sit in the order of their ratings, and the season has"
                        + " neither a rating list nor a nominated rating, so nothing can be checked.";
        String teams = "teams: [A, B]\nplayers: [{id: H1, team: A}, {id: L1, team: B}]\n";
        String match = "matches: [{home: A, away: B, boards: [{home: H1, result: 1-0}, =, =, =]}]\n";
        assertThat(remarks(rules, teams + match)).containsExactly(nothing);
        assertThat(remarks(rules, teams + match.replace("home: H1", "away: L1")))
                .containsExactly(nothing);
        assertThat(remarks(rules, teams + "matches: [{home: A, away: B, boards: [1-0, =, =, =]}]\n"))
                .isEmpty();
        assertThat(remarks(chain("[shared]"), teams + match)).isEmpty();
        assertThat(remarks(chain("[shared]", "boardOrder: {boardsAway: 1}"), teams + match))
                .isEmpty();
        assertThat(remarks(rules, teams.replace("id: L1,", "id: L1, nominated: 1500,") + match))
                .isEmpty();
    }

    @Test
    void differences() {
        RuleSet before = chain("[{by: game-points, rule: 5}, match-wins, shared]");
        assertThat(RuleSetDiff.describe(before, chain("[match-wins, {by: game-points, rule: 5}, shared]")))
                .isEqualTo(
                        "tieBreaks: The steps that stay are taken in another order: match-wins, game-points, shared.\n");
        assertThat(RuleSetDiff.describe(before, chain("[{by: game-points, rule: 5}, koya, shared]")))
                .isEqualTo("""
                        tieBreaks: No longer step 2: the number of matches won in all matches; more is better.
                        tieBreaks: New as step 2: the match points against opponents that have at least half of the points \
                        of their matches.
                        """);
        assertThat(RuleSetDiff.describe(before, chain("[{by: game-points, rule: 5}, match-wins, shared]", "boards: 5")))
                .isEqualTo("boards: Was: A match is played over 4 boards. Now: A match is played over 5 boards.\n");
        String bye = "bye: {matchPoints: 1, gamePoints: 2}";
        RuleSet after = chain("[{by: game-points, rule: 5}, match-wins, shared]", bye);
        assertThat(RuleSetDiff.describe(before, after))
                .isEqualTo("bye: New: A bye brings 1 match point and 2 game points.\n");
        assertThat(RuleSetDiff.describe(after, before))
                .isEqualTo("bye: No longer: A bye brings 1 match point and 2 game points.\n");
        String squads = "{by: squads}";
        String once = "{by: one-team-a-season}";
        assertThat(RuleSetDiff.describe(
                        chain("[shared]", "eligibility: [" + squads + ", " + once + "]"),
                        chain("[shared]", "eligibility: [" + once + ", " + squads + "]")))
                .isEqualTo("eligibility: The same in another order.\n");
        String reading =
                "readings: [{rule: 5, question: Which?, options: [{id: a, says: A}, {id: b, says: B, rules: {boards:"
                        + " 5}}]}]";
        assertThat(RuleSetDiff.describe(chain("[shared]"), chain("[shared]", reading)))
                .isEqualTo("readings: Open: rule 5, Which?\n");
        assertThat(RuleSetDiff.describe(chain("[shared]", reading), chain("[shared]")))
                .isEqualTo("readings: No longer open as it was: rule 5, Which?\n");
        assertThat(RuleSetDiff.describe(chain("[shared]", reading), chain("[shared]", reading)))
                .isEqualTo("The two rule sets come to the same.\n");
    }
}
