/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static io.github.marchesleague.rules.ruleset.Said.says;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The steps that order the table as the clauses that they become. */
class TieBreakProseTest {

    private static String tieBreak(String written) {
        String said = says("tieBreaks", "partialSplit: re-form\ntieBreaks: [" + written + "]");
        return said.substring(said.indexOf("Step 1: ") + "Step 1: ".length());
    }

    @Test
    void theChain() {
        assertThat(says("rankedBy", "rankedBy: {by: game-points, rule: 7.1}"))
                .isEqualTo("The table is ranked by the game points in all matches; more is better (7.1).");
        assertThat(says("tieBreaks", "partialSplit: re-form\ntieBreaks: [{by: game-points, rule: 5}, shared]"))
                .isEqualTo(
                        "Teams level on that are ordered by the following steps, one after the other. Step 1: the game"
                                + " points in all matches; more is better (5). Step 2: no further step: the teams share the"
                                + " position.");
        String others = "Where a step separates only some of the level teams, the others ";
        assertThat(IntStream.range(0, 6)
                        .mapToObj(policy -> says(
                                "partialSplit",
                                "tieBreaks: [game-points]\npartialSplit: "
                                        + List.of(
                                                        "re-form",
                                                        "continue",
                                                        "restart-block",
                                                        "restart-after-block",
                                                        "restart-chain",
                                                        "restart-if-two")
                                                .get(policy))))
                .containsExactly(
                        others + "go on to the next step, and only matches among themselves count between them.",
                        others + "go on to the next step, and the matches between all that were level at first go on"
                                + " counting.",
                        others + "start again at the first step that looks at matches between the teams, if such a step"
                                + " made the difference; otherwise they go on to the next step.",
                        others + "are taken through all the steps that look at matches between the teams first; whoever"
                                + " is then still level starts these steps again.",
                        others + "start again at the very first step.",
                        others + "start again at the first step that looks at matches between the teams if exactly two"
                                + " are left; otherwise they go on to the next step.");
    }

    @Test
    void criteria() {
        assertThat(tieBreak("head-to-head-game-points"))
                .isEqualTo("the game points in the matches between the teams; more is better.");
        assertThat(tieBreak("{by: game-points, among: common-opponents, better: fewer, teams: two}"))
                .isEqualTo(
                        "the game points in the matches against opponents that all of them have met; fewer is better;"
                                + " for exactly two teams.");
        assertThat(tieBreak("{by: game-points, firstBoards: 3, withoutLastBoards: 1, teams: three-or-more}"))
                .isEqualTo(
                        "the game points in all matches, on the first 3 boards only, without the last 1 board; more is"
                                + " better; for three teams or more.");
        assertThat(tieBreak("game-points-per-match"))
                .isEqualTo("the game points in all matches, as an average of the matches; more is better.");
        assertThat(tieBreak("game-points-per-opponent"))
                .isEqualTo(
                        "the game points in all matches, averaged over the meetings with each opponent; more is better.");
        assertThat(tieBreak("{by: game-points-share, defaults: left-out}"))
                .isEqualTo(
                        "the game points in all matches, as a share of own and conceded points together, boards decided"
                                + " by default left out; more is better.");
        assertThat(tieBreak("{by: head-to-head-game-points, unmet: pass-over}"))
                .isEqualTo(
                        "the game points in the matches between the teams; more is better; passed over where not all of"
                                + " them have met.");
        assertThat(tieBreak("{by: opponents-game-points, cutHighest: 1}"))
                .isEqualTo(
                        "the game points of the opponents, added up, without 1 with the most and 0 with the fewest, each"
                                + " opponent counted once; more is better.");
        assertThat(tieBreak("{by: opponents-match-points, cutLowest: 2, cutAllLevel: true, perMeeting: true}"))
                .isEqualTo(
                        "the match points of the opponents, added up, without 0 with the most and 2 with the fewest and"
                                + " without those level with one left out, each meeting counted; more is better.");
        assertThat(tieBreak("opponents-match-points"))
                .isEqualTo("the match points of the opponents, added up, each opponent counted once; more is better.");
    }

    @Test
    void measures() {
        assertThat(tieBreak("match-points")).startsWith("the match points in");
        assertThat(tieBreak("game-difference")).startsWith("the game points scored minus those conceded in");
        assertThat(tieBreak("game-points-against")).startsWith("the game points conceded in");
        assertThat(tieBreak("away-game-points")).startsWith("the game points scored away from home in");
        assertThat(tieBreak("match-wins")).startsWith("the number of matches won in");
        assertThat(tieBreak("games-won")).startsWith("the number of boards won in");
        assertThat(tieBreak("boards-defaulted")).startsWith("the number of boards that the team lost by default in");
        assertThat(tieBreak("matches-defaulted")).startsWith("the number of matches that the team defaulted in");
        assertThat(tieBreak("board-count"))
                .startsWith("the board count (the numbers of the boards won, added up; 0 without a win) in");
        assertThat(tieBreak("board-count-fide"))
                .startsWith("FIDE's board count (board number times the points scored on it, added up) in");
        assertThat(tieBreak("board-count-berlin"))
                .startsWith("the Berlin score (points on each board times its weight, the last board weighing 1, added"
                        + " up) in");
        assertThat(tieBreak("board-count-weighted-wins"))
                .startsWith(
                        "the weighted wins (the weights of the boards won, the last board weighing 1, added up) in");
        assertThat(tieBreak("black-on-odd-boards")).startsWith("the number of matches with black on the odd boards in");
        assertThat(tieBreak("top-boards")).startsWith("the game points on board 1, then on board 2 and so on in");
        assertThat(tieBreak("top-boards-difference"))
                .startsWith("the points scored minus conceded on board 1, then on board 2 and so on in");
        assertThat(tieBreak("foremost-board-won")).startsWith("the wins on board 1, then on board 2 and so on in");
        assertThat(tieBreak("bottom-board-elimination"))
                .startsWith("the game points without the last board, then without the last two and so on in");
        assertThat(tieBreak("sonneborn-berger-match-match"))
                .startsWith("each opponent's match points times the match points taken from it, added up,");
        assertThat(tieBreak("sonneborn-berger-match-game"))
                .startsWith("each opponent's match points times the game points taken from it, added up,");
        assertThat(tieBreak("sonneborn-berger-game-match"))
                .startsWith("each opponent's game points times the match points taken from it, added up,");
        assertThat(tieBreak("sonneborn-berger-game-game"))
                .startsWith("each opponent's game points times the game points taken from it, added up,");
        assertThat(tieBreak("beaten-opponents-game-points"))
                .startsWith(
                        "the game points of the opponents beaten and half of those of the opponents drawn with, added"
                                + " up,");
        assertThat(tieBreak("margin-times-opponent"))
                .startsWith("the margin of each match times the opponent's game points, added up,");
    }

    @Test
    void otherTieBreaks() {
        assertThat(tieBreak("{by: game-points, roundedTo: 0.1}"))
                .isEqualTo(
                        "the game points in all matches; more is better, rounded to the nearest multiple of 0.1 before"
                                + " the comparison.");
        assertThat(tieBreak("{by: game-points, roundedTo: 2, rounding: down}"))
                .endsWith(", rounded down to a multiple of 2 before the comparison.");
        assertThat(tieBreak("{by: game-points, roundedTo: 2, rounding: up}"))
                .endsWith(", rounded up to a multiple of 2 before the comparison.");
        assertThat(tieBreak("{by: lots, seed: 42}")).isEqualTo("lots drawn by the number 42.");
        assertThat(tieBreak("{by: secondary-and-strength, factor: 4}"))
                .isEqualTo("the game points plus the opponents' match points divided by 4.");
        assertThat(tieBreak("play-off")).isEqualTo("a play-off between the teams still level.");
        assertThat(tieBreak("koya"))
                .isEqualTo(
                        "the match points against opponents that have at least half of the points of their matches.");
        assertThat(tieBreak("progressive")).isEqualTo("the match points after each round, added up.");
        assertThat(tieBreak("results-against-ranked"))
                .isEqualTo("the match points against the best opponent, then against the second best, and so on.");
        assertThat(tieBreak("lots")).isEqualTo("the drawing of lots.");
        assertThat(tieBreak("committee")).isEqualTo("a decision of the committee.");
        assertThat(tieBreak("results-against-ranked-game-points"))
                .isEqualTo("the game points against the best opponent, then against the second best, and so on.");
        assertThat(tieBreak("secondary-and-strength"))
                .isEqualTo(
                        "the game points plus the opponents' match points divided by the factor of the event (the most"
                                + " match points that a team can have in it, divided by the most game points of one match and rounded"
                                + " down).");
    }

    @Test
    void figuresOfTeams() {
        assertThat(tieBreak("rating"))
                .isEqualTo("the average rating of the players entered for the team; fewer is better.");
        assertThat(tieBreak("{by: rating, total: sum, of: appearances, better: more}"))
                .isEqualTo("the sum of the ratings of the players, each as often as he played; more is better.");
        assertThat(tieBreak("{by: rating, of: play-off}"))
                .isEqualTo("the average rating of the line-ups of the play-off; fewer is better.");
        String age = "the average age of the players entered for the team; the ";
        assertThat(tieBreak("{by: age, better: more}")).isEqualTo(age + "older team is ahead.");
        assertThat(tieBreak("{by: age, better: fewer}")).isEqualTo(age + "younger team is ahead.");
        String previous = "the order of the previous season or the seeding";
        assertThat(tieBreak("previous-rank")).isEqualTo(previous + ".");
        assertThat(tieBreak("{by: previous-rank, better: more}")).isEqualTo(previous + "; the later place is ahead.");
        assertThat(tieBreak("{by: fair-play, better: more}")).isEqualTo("fair-play points; more is better.");
        assertThat(tieBreak("{by: fair-play, better: fewer}")).isEqualTo("fair-play points; fewer is better.");
        String performance = "the performance rating of all games of the team taken together; ";
        assertThat(tieBreak("{by: performance, better: more}")).isEqualTo(performance + "more is better.");
        assertThat(tieBreak("{by: performance, better: fewer}")).isEqualTo(performance + "fewer is better.");
    }

    @Test
    void stepsWithinAndAround() {
        assertThat(tieBreak("{by: play-off, ifDrawn: [board-count]}"))
                .startsWith(
                        "a play-off between the teams still level; where it leaves teams level, the next step decides. Step"
                                + " 2: the board count (the numbers of the boards won, added up; 0 without a win) in the play-off"
                                + " between the teams; fewer is better.");
        assertThat(tieBreak("{by: play-off, ifDrawn: [board-count, bottom-board-elimination]}"))
                .startsWith(
                        "a play-off between the teams still level; where it leaves teams level, the next 2 steps decide.");
        assertThat(tieBreak("{by: game-points, appliesTo: [title], rule: 5}"))
                .isEqualTo(
                        "the game points in all matches; more is better; only where the first place hangs on the order (5).");
        assertThat(says(
                        "tieBreaks",
                        "movement: {up: 1, down: 1, refusalPassesTo: 2}\npartialSplit: re-form\n"
                                + "tieBreaks: [{by: game-points, appliesTo: [relegation, promotion]}]"))
                .endsWith("; only where promotion or relegation hangs on the order.");
        assertThat(tieBreak("{by: head-to-head-game-points, unmet: top-safe}"))
                .isEqualTo(
                        "the game points in the matches between the teams; more is better; where not all of them have met,"
                                + " only a team that is ahead whatever the missing results is placed.");
        assertThat(tieBreak("{by: game-difference, cap: 3}"))
                .isEqualTo(
                        "the game points scored minus those conceded in all matches, no match counting for more than 3; more"
                                + " is better.");
        assertThat(tieBreak("{by: game-points, among: head-to-head-and-common}"))
                .isEqualTo(
                        "the game points in the matches between the teams and against opponents that all of them have met;"
                                + " more is better.");
        assertThat(tieBreak("fore-opponents-match-points"))
                .startsWith(
                        "the match points of the opponents, added up, with every match of the last round taken as drawn, each");
        assertThat(tieBreak("fore-opponents-game-points"))
                .startsWith(
                        "the game points of the opponents, added up, with every match of the last round taken as drawn, each");
    }
}
