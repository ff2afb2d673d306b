/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Every key of a rule-set file as the clause that it becomes. */
class RuleSetProseTest {

    private static final String SHORT = "id: a\nname: A league\n";

    private static RuleSet rules(String more) {
        String file = SHORT;
        for (String usual : List.of("boards: 4\n", "rankedBy: match-points\n", "tieBreaks: []\n")) {
            String key = "\n" + usual.substring(0, usual.indexOf(' '));
            file += ("\n" + more).contains(key) ? "" : usual;
        }
        return RuleSetFile.read("a", file + more);
    }

    /** What the clauses about a key say, one behind the other. */
    private static String says(String topic, String more) {
        return RuleSetProse.clauses(rules(more)).stream()
                .filter(clause -> clause.topic().equals(topic))
                .map(RuleSetProse.Clause::text)
                .collect(Collectors.joining(" "));
    }

    private static String tieBreak(String written) {
        String said = says("tieBreaks", "partialSplit: re-form\ntieBreaks: [" + written + "]");
        return said.substring(said.indexOf("Step 1: ") + "Step 1: ".length());
    }

    @Test
    void theWholeOfAShortRuleSet() {
        assertThat(RuleSetProse.describe(rules(""))).isEqualTo("""
                        A league

                        1.1 No source is named for them.
                        2.1 A match is played over 4 boards.
                        2.2 A game won counts 1, a game drawn ½ to each side, a game lost 0. A board lost by default counts \
                        as lost, and as won for the opponents. A board that both sides lost counts ½ to each.
                        2.3 A match won brings 2 match points, a match drawn 1 to each side, a match lost 0. The side with \
                        more game points has won.
                        2.4 A match with an unfinished game does not count until the game is finished.
                        3.1 The table is ranked by the match points in all matches; more is better.
                        3.2 Teams level on that share their position.
                        4.1 No rate of play is prescribed, and none is checked; a match whose card records none counts as \
                        played at 60+30.
                        4.2 No time is set after which a player who is late has lost.
                        4.3 Colours alternate from whoever had white on board 1 by the card.
                        4.4 A board is lost by default where the player does not come; the opponent has won it.
                        4.5 Where both sides lose a board, whatever the causes, it counts as lost by both.
                        4.6 A team that defaults a match loses every board; on the boards of a match that both defaulted, it \
                        counts as lost by both.
                        4.7 A short team may leave any board empty.
                        4.8 A player's rating is the first of these that there is: the published list in force on the day of \
                        the match; the one that the controller nominated.
                        4.9 No order of the players is prescribed, and none is checked.
                        4.10 A complaint about an ineligible player counts, whenever it comes; if it is upheld, the breach \
                        costs the board.
                        4.11 If a team leaves the league, its matches played stand and the others are not played.
                        """);
    }

    @Test
    void whichRuleBookItIs() {
        String file = "season: 2025-26\nsource: the handbook\nnotes: [First., Second.]\n";
        assertThat(says("season", file)).isEqualTo("These are the rules of the season 2025-26.");
        assertThat(says("source", file)).isEqualTo("They were read in: the handbook.");
        assertThat(says("notes", file)).isEqualTo("First. Second.");
        assertThat(says("validFrom", file)).isEmpty();
        assertThat(says("validFrom", "validFrom: 2025-09-01")).isEqualTo("They are in force from 2025-09-01.");
        assertThat(says("validFrom", "validTo: 2026-06-30")).isEqualTo("They are in force until 2026-06-30.");
        assertThat(says("validFrom", "validFrom: 2025-09-01\nvalidTo: 2026-06-30"))
                .isEqualTo("They are in force from 2025-09-01 until 2026-06-30.");
    }

    @Test
    void boards() {
        assertThat(says("boards", "boards: 1")).isEqualTo("A match is played over 1 board.");
        assertThat(says("boards", "boards: any")).isEqualTo("The number of boards of a match may vary.");
        assertThat(says("boardPoints", "boards: any")).startsWith("A game won counts 1");
        assertThat(says("boards", "boards: none"))
                .isEqualTo("Only the score of a match is recorded; it has no boards.");
        assertThat(says("boardPoints", "boards: none")).isEmpty();
    }

    @Test
    void boardPoints() {
        assertThat(says("boardPoints", "boardPoints: {win: 3, draw: 1, loss: -1}"))
                .isEqualTo(
                        "A game won counts 3, a game drawn 1 to each side, a game lost -1. A board lost by default"
                                + " counts as lost, and as won for the opponents. A board that both sides lost counts 1 to each.");
        assertThat(says("boardPoints", "boardPoints: {defaultWin: 2}"))
                .contains(" A board that the opponents lost by default counts 2, one lost by default 0. A board that");
        assertThat(says("boardPoints", "boardPoints: {defaultLoss: -1}"))
                .contains(" A board that the opponents lost by default counts 1, one lost by default -1. A board that");
        assertThat(says("boardPoints", "boardPoints: {doubleDefault: 0, doubleDefaultInTable: ½}"))
                .endsWith(" A board that both sides lost counts 0 to each in the match, and ½ in the game points of the"
                        + " table.");
    }

    @Test
    void matchPoints() {
        assertThat(says("matchPoints", "matchPoints: {win: 3, defaultLoss: -1, doubleDefault: 0, perGamePoint: 0.1}"))
                .isEqualTo(
                        "A match won brings 3 match points, a match drawn 1 to each side, a match lost 0. The side with"
                                + " more game points has won. A match lost by defaulting it brings -1. A match that both teams"
                                + " defaulted brings 0 to each. To these are added 0.1 for each game point.");
        assertThat(says("matchPoints", "matchPoints: {won: more-than-half-of-the-boards, roundWeights: {7: 2, 3: 0}}"))
                .isEqualTo("A match won brings 2 match points, a match drawn 1 to each side, a match lost 0. A side has"
                        + " won if it scored more than half of all boards, empty ones included; exactly half is a draw for"
                        + " it, less a loss. Of the match points round 3 counts 0 times, round 7 counts 2 times; game"
                        + " points are not weighted.");
        assertThat(says("unfinishedGames", "unfinishedGames: game-ignored"))
                .isEqualTo("An unfinished game counts for nobody; the other boards count.");
        assertThat(says("unfinishedGames", "unfinishedGames: as-drawn"))
                .isEqualTo("An unfinished game counts as drawn for the time being.");
        assertThat(says("matchScoreFloor", "matchScoreFloor: 0"))
                .isEqualTo("No side can have less than 0 of a match after penalties.");
        assertThat(says("matchPoints", "matchPoints: {win: 3}")).endsWith("has won.");
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

    @Test
    void timesAndColours() {
        assertThat(says("ratesOfPlay", "ratesOfPlay: [75+10, 60+30, 45+30]"))
                .isEqualTo("The rate of play is 75+10; a card may record 60+30 or 45+30 instead.");
        String time = "A player who comes later than ";
        assertThat(says("defaultTime", "defaultTime: {after: PT30M}"))
                .isEqualTo(time + "30 minutes after the start has lost.");
        assertThat(says("defaultTime", "defaultTime: {rule: 6, after: PT1H, inTimeAtTheLimit: false}"))
                .isEqualTo(time + "1 hour after the start has lost, as has one who comes exactly then (6).");
        assertThat(says("defaultTime", "defaultTime: {after: PT2H}"))
                .isEqualTo(time + "2 hours after the start has lost.");
        assertThat(says("defaultTime", "defaultTime: {after: PT1M}"))
                .isEqualTo(time + "1 minute after the start has lost.");
        assertThat(says("timeZone", "timeZone: Europe/London")).isEqualTo("Times are those of Europe/London.");
        assertThat(says("colours", "colours: home-black-on-odd"))
                .isEqualTo("The home team has black on the odd boards and white on the even ones.");
        assertThat(says("colours", "colours: home-white-on-odd"))
                .isEqualTo("The home team has white on the odd boards and black on the even ones.");
        assertThat(says("colours", "colours: {homeBlackOn: [4, 1]}"))
                .isEqualTo("The home team has black on boards 1, 4 and white on the others.");
    }

    @Test
    void defaultsOfBoards() {
        assertThat(says("defaults", "defaults: {boardRule: 12.2, uncontested: at-the-bottom-for-neither}"))
                .startsWith(
                        "A board is lost by default (12.2) where the player does not come; the opponent has won it, but"
                                + " below the last board played it counts for neither. Where");
        assertThat(says("defaults", "defaults: {uncontested: for-neither, lossAboveAPlayedBoard: -1}"))
                .startsWith(
                        "A board is lost by default where the player does not come; it counts for neither side. Above a"
                                + " board that was played it counts -1 for the defaulting side. Where");
        assertThat(says(
                        "defaults",
                        "defaults: {bothRule: 12.3, bothAbsent: void, absentAndForfeited: void, bothForfeited: void}"))
                .contains("Where both sides lose a board (12.3), whatever the causes, it does not count for anybody.");
        assertThat(says("defaults", "defaults: {bothRule: 12.3, bothAbsent: void, bothForfeited: nothing}"))
                .contains(
                        "Where nobody comes to a board (12.3), it does not count for anybody; where one side is absent"
                                + " and the other forfeited, it counts as lost by both; where both forfeited, it brings nothing to"
                                + " either.");
        assertThat(says("defaults", "defaults: {absentAndForfeited: nothing}"))
                .contains(
                        "Where nobody comes to a board, it counts as lost by both; where one side is absent and the other"
                                + " forfeited, it brings nothing to either; where both forfeited, it counts as lost by both.");
        assertThat(says("defaults", "defaults: {shortTeamRule: 12.7, gap: board}"))
                .endsWith(
                        "A short team leaves its bottom boards empty (12.7); an empty board above a filled one costs the"
                                + " board.");
    }

    @Test
    void defaultsOfMatches() {
        assertThat(says("defaults", "defaults: {matchRule: 12.1, bothDefaultedMatch: nothing}"))
                .contains("A team that defaults a match (12.1) loses every board; on the boards of a match that both"
                        + " defaulted, it brings nothing to either. A short");
        assertThat(says("defaults", "defaults: {matchDefault: {boardsLost: 1}}"))
                .contains("both. A team that loses 1 board or more by default has defaulted the match. A short");
        assertThat(says("defaults", "defaults: {matchDefault: {fewerPlayersThan: 3}}"))
                .contains("both. A team with fewer than 3 players has defaulted the match. A short");
        assertThat(says("defaults", "defaults: {matchDefault: {playersBelow: 1/2}}"))
                .contains("both. A team with players for less than ½ of the boards has defaulted the match. A short");
        assertThat(says("defaults", "defaults: {matchDefaultCap: 5}"))
                .contains("both. The opponents have at most 5 game points of it. A short");
        assertThat(says("defaults", "defaults: {matchDefaultCap: 5, playedScoreIfBetter: true}"))
                .contains(
                        "both. The opponents have at most 5 game points of it, or what they scored over the board if that"
                                + " is more. A short");
        assertThat(says("defaults", "defaults: {matchDefaultMatchPoints: 1}"))
                .contains("both. It costs 1 match point besides. A short");
        assertThat(says("defaults", "defaults: {matchDefaultGamePoints: 2, announcedIsFree: true}"))
                .contains("both. It costs 2 game points besides, unless it was announced. A short");
        assertThat(says(
                        "defaults",
                        "defaults: {walkoverNeedsPlayers: true, scoreWithoutBoards: 3, handicapLost: true}"))
                .contains(
                        "both. The opponents have only the boards for which they named a player. Where matches have no"
                                + " boards the opponents score 3. A side that defaults a board loses its handicap. A short");
    }

    @Test
    void accumulatedDefaults() {
        assertThat(
                        says(
                                "accumulatedDefaults",
                                "accumulatedDefaults: [{rule: 15, steps: [{defaults: 1}, {defaults: 3, gamePoints: 1}, {defaults: 5,"
                                        + " matchPoints: 1, gamePoints: 2}], repeated: true, when: at-once, countWholeMatches: true}]"))
                .isEqualTo(
                        "Of the boards that a team loses by default in the season 1 board cost nothing, 3 boards cost 1"
                                + " game point, 5 boards cost 1 match point and 2 game points, the last of these each time anew,"
                                + " as soon as they happen; boards of matches defaulted as a whole are counted (15).");
        assertThat(says(
                        "accumulatedDefaults",
                        "accumulatedDefaults: [{steps: [{defaults: 2, matchPoints: 1}], when: at-season-end}]"))
                .isEqualTo(
                        "Of the boards that a team loses by default in the season 2 boards cost 1 match point, at the"
                                + " end of the season.");
    }

    @Test
    void ratings() {
        String first = "A player's rating is the first of these that there is: ";
        assertThat(says("ratings", "ratings: [nominated, {list: ECF}]"))
                .isEqualTo(first
                        + "the one that the controller nominated; the list ECF in force on the day of the match.");
        assertThat(says("ratings", "ratings: [{list: ECF, frozenOn: [09-01, 01-01]}]"))
                .isEqualTo(first + "the list ECF as it was on 09-01 or 01-01 (month and day), whichever came last.");
        assertThat(says("ratings", "ratings: [{list: Old, factor: 7.5, plus: 700}]"))
                .isEqualTo(first + "the list Old in force on the day of the match, times 7½ plus 700.");
        assertThat(says("ratings", "ratings: [{fixed: 1200}, {byClass: {junior: 30, adult: 50}}]"))
                .isEqualTo(first + "a fixed one: 1200; a fixed one: 50 for adult, 30 for junior.");
        assertThat(says("ratings", "ratings: [{fixed: 1200, byClass: {junior: 30}}]"))
                .isEqualTo(first + "a fixed one: 30 for junior, otherwise 1200.");
    }

    @Test
    void boardOrder() {
        assertThat(says("boardOrder", "boardOrder: {boardsAway: 1, rule: 9}"))
                .isEqualTo("A player may sit at most 1 board away from his place by rating (9).");
        assertThat(says("boardOrder", "boardOrder: {tolerance: 80, rule: 9.3}"))
                .isEqualTo(
                        "A player may sit above a team-mate who is rated higher by at most 80 points (9.3). Otherwise the"
                                + " player on the upper board offends; the highest such board counts.");
        assertThat(says(
                        "boardOrder",
                        "boardOrder: {tolerance: 50, inclusive: false, pairs: neighbours, offender: lower, all: true,"
                                + " tolerancePerPlayer: {junior: 100, guest: 20}}"))
                .isEqualTo(
                        "A player may sit above the next team-mate below who is rated higher by less than 50 points, 20"
                                + " more for each guest of the two, 100 more for each junior of the two. Otherwise the player on"
                                + " the lower board offends, as does everybody else in a wrong pair.");
        assertThat(says(
                        "boardOrder",
                        "boardOrder: {tolerance: 0, bothAtMost: 1000, exemptClasses: [guest, ant], exemptSubstitutes: true,"
                                + " exemptAbsent: true, exemptWithoutOpponent: true}"))
                .endsWith(
                        "counts. Players rated at most 1000 are not compared with each other. Not compared with anybody:"
                                + " ant, guest, substitutes, players who did not come, players whose opponents did not come.");
        assertThat(says("boardOrder", "boardOrder: {tolerance: 0, exemptAbsent: true}"))
                .endsWith("counts. Not compared with anybody: players who did not come.");
        assertThat(says("boardOrderBreach", "boardOrder: {tolerance: 80}"))
                .isEqualTo("A breach of the order is reported, and changes no score by itself.");
        assertThat(says("boardOrderBreach", "boardOrderBreach: board")).isEmpty();
    }

    @Test
    void whatABreachCosts() {
        String order = "boardOrder: {tolerance: 80}\nboardOrderBreach: ";
        String breach = "A breach of the order costs";
        assertThat(says("boardOrderBreach", order + "board")).isEqualTo(breach + " the board.");
        assertThat(says("boardOrderBreach", order + "from-board-down"))
                .isEqualTo(breach + " the board and all below it.");
        assertThat(says("boardOrderBreach", order + "match")).isEqualTo(breach + " all boards of the match.");
        assertThat(says("boardOrderBreach", order + "[board, {reach: match, matchPoints: 1}]"))
                .isEqualTo(
                        breach + ", from one offence of the season to the next, the board; then all boards of the match"
                                + " and 1 match point.");
        assertThat(says(
                        "boardOrderBreach",
                        order + "{reach: none, gamePoints: 1, gamePointsToOpponents: 2, seasonGamePoints: 3,"
                                + " onlyIfDecisive: true, matchPointsOnly: true}"))
                .isEqualTo(
                        breach + " 1 game point of that match and 2 game points of that match to the opponents and 3"
                                + " game points of the season, only if that changes who won the match, in the match points only.");
        assertThat(says("boardOrderBreach", order + "{reach: none}")).isEqualTo(breach + " nothing.");
    }

    @Test
    void eligibility() {
        assertThat(says("eligibility", "eligibility: [{by: one-team-a-season, rule: 8, breach: board}]"))
                .isEqualTo("A player's first match of the season ties him to that team; a breach costs the board (8).");
        String reported = "; a breach is reported, and changes no score by itself.";
        assertThat(says("eligibility", "eligibility: [{by: squads}, {by: squads, listedOnly: false}]"))
                .isEqualTo("A player of a squad may play only for its team, and one of no squad for none" + reported
                        + " A player of a squad may play only for its team" + reported);
        assertThat(says("eligibility", "eligibility: [{by: nominated-players, nominatedClass: named}]"))
                .isEqualTo(
                        "A player of the class named may not play for a lower team of the club than that of his squad"
                                + reported);
        assertThat(says("eligibility", "eligibility: [{by: appearances-elsewhere, atMost: 1}]"))
                .isEqualTo(
                        "After more than 1 appearance for a higher team of the club a player may not play for a lower one"
                                + reported);
        assertThat(says(
                        "eligibility",
                        "eligibility: [{by: appearances-elsewhere, atMost: 3, toBoard: 2, anyTeam: true}]"))
                .isEqualTo(
                        "After more than 3 appearances for another team of the club, on board 2 or above, a player may"
                                + " not play for this one" + reported);
        assertThat(says("eligibility", "eligibility: [{by: minimum-appearances, atLeast: 2, lastMatches: 1}]"))
                .isEqualTo("In the last 1 match of a team only those may play who have played 2 matches for it before"
                        + reported);
        assertThat(says("eligibility", "eligibility: [{by: busy-by-default}]"))
                .isEqualTo(
                        "A team that defaults a match counts as having fielded its last line-up, whose players may play"
                                + " for no other team that day" + reported);
    }

    @Test
    void ratingsOfPlayers() {
        String reported = "; a breach is reported, and changes no score by itself.";
        assertThat(says("eligibility", "eligibility: [{by: rating-limits, atMost: 1850}]"))
                .isEqualTo("A player may be rated at most 1850" + reported);
        assertThat(says(
                        "eligibility",
                        "eligibility: [{by: rating-limits, atLeast: 1000, freeBoards: [2, 1], above: 2, aboveAtMost: 1900,"
                                + " ratings: [nominated]}]"))
                .isEqualTo(
                        "A player may be rated at least 1000, on boards 1, 2 also more, and 2 of a line-up more, up to"
                                + " 1900, by the first rating of these that there is: the one that the controller nominated"
                                + reported);
        assertThat(says("eligibility", "eligibility: [{by: rating-limits, atMost: 1850, above: 1}]"))
                .isEqualTo("A player may be rated at most 1850, and 1 of a line-up more" + reported);
        String sum = "The ratings of a line-up may add up to at most ";
        assertThat(says("eligibility", "eligibility: [{by: team-rating-limit, average: 1500}]"))
                .isEqualTo(sum + "an average of 1500" + reported);
        assertThat(says(
                        "eligibility",
                        "eligibility: [{by: team-rating-limit, sums: {4: 500, 1: 380}, average: 130, playerAtLeast: 95,"
                                + " emptyAsAbove: true}]"))
                .isEqualTo(sum
                        + "380 for 1 player, 500 for 4 players, otherwise an average of 130, nobody counting less than"
                        + " 95, an empty board counting as the one above it" + reported);
        assertThat(says(
                        "eligibility",
                        "eligibility: [{by: team-rating-limit, sums: {4: 500}, average: none, excessFrom: 10}]"))
                .isEqualTo(sum + "500 for 4 players; this is about an excess of 10 or more" + reported);
        assertThat(says(
                        "eligibility",
                        "eligibility: [{by: team-rating-limit, sums: {4: 500}, average: none, excessTo: 9}]"))
                .isEqualTo(sum + "500 for 4 players; this is about an excess of 1 to 9" + reported);
    }

    @Test
    void complaints() {
        String about = "A complaint about an ineligible player counts";
        assertThat(says("complaints", "complaints: {rule: 12, protestBeforeStart: true, days: 7, upheld: match}"))
                .isEqualTo(about
                        + " after a protest before the start within 7 days of the match; if it is upheld, the breach"
                        + " costs all boards of the match (12).");
        assertThat(says("complaints", "complaints: {days: 1}"))
                .isEqualTo(about + " within 1 day of the match; if it is upheld, the breach costs the board.");
    }

    @Test
    void teamsThatLeave() {
        assertThat(says("withdrawal", "withdrawal: expunge"))
                .isEqualTo("If a team leaves the league, none of its matches counts.");
        assertThat(says("withdrawal", "withdrawal: default-the-rest"))
                .isEqualTo("If a team leaves the league, its matches played stand and it defaults the others.");
        assertThat(says("withdrawal", "withdrawal: default-the-rest-outside-tie-breaks"))
                .isEqualTo(
                        "If a team leaves the league, its matches played stand, it defaults the others, and none of them"
                                + " counts in tie-breaks.");
        assertThat(says("withdrawal", "withdrawal: award-all"))
                .isEqualTo("If a team leaves the league, its opponents win all its matches in full.");
        assertThat(says("withdrawal", "withdrawal: {ifPlayedBelow: 1/2, then: expunge, otherwise: let-stand}"))
                .isEqualTo("If a team leaves the league that has played less than ½ of its matches, none of its matches"
                        + " counts; otherwise its matches played stand and the others are not played.");
        assertThat(says(
                        "withdrawal",
                        "withdrawal: {ifForfeitedAbove: 1/3, then: opponents-keep, otherwise: let-stand}"))
                .isEqualTo(
                        "If a team leaves the league that has forfeited more than 1/3 of its matches, it leaves the table,"
                                + " and its opponents keep what they have or win by its default; otherwise its matches played"
                                + " stand and the others are not played.");
        assertThat(says("expulsion", "expulsion: {matches: 2, treatment: expunge, inLastMatch: let-stand, rule: 5}"))
                .isEqualTo(
                        "A team that defaults 2 matches is put out: none of its matches counts; where it was its last"
                                + " match, its matches played stand and the others are not played (5).");
        assertThat(says("bye", "bye: {matchPoints: 1, gamePoints: 2, rule: 6}"))
                .isEqualTo("A bye brings 1 match point and 2 game points (6).");
        assertThat(says("adviceRule", "adviceRule: 13.5"))
                .isEqualTo("The controller seeks advice where his own team is concerned (13.5).");
    }

    @Test
    void agreementsAndEmptyBoards() {
        assertThat(says("defaults", "defaults: {bothRule: 12.3, bothAgreed: void}"))
                .contains(
                        " The captains may agree beforehand that nobody plays on a board (12.3); then it does not count for"
                                + " anybody. A team that defaults");
        assertThat(says("defaults", "defaults: {vacant: absent}")).doesNotContain("named or not");
        assertThat(says("defaults", "defaults: {gap: board, vacant: empty}")).endsWith("costs the board.");
        assertThat(says("defaults", "defaults: {gap: board, vacant: unnamed}"))
                .endsWith(
                        "costs the board. A board lost by default without a name is an empty one; a named player who did"
                                + " not come fills his.");
        assertThat(says("defaults", "defaults: {gap: board, vacant: absent, boardFine: 5 EUR}"))
                .endsWith(
                        "costs the board. A board whose player did not come is an empty one, named or not. A board lost by"
                                + " default costs a fine of 5 EUR.");
        assertThat(says("defaults", "defaults: {matchFine: {amount: 40 EUR, timesInLastRound: 2}}"))
                .endsWith("empty. A match defaulted costs a fine of 40 EUR, 2 times as much in the last round.");
        assertThat(says("boardOrderByAgreement", "boardOrder: {tolerance: 80}\nboardOrderByAgreement: true"))
                .isEqualTo("The two captains may agree on another order for their match.");
        assertThat(says("boardOrderByAgreement", "boardOrder: {tolerance: 80}")).isEmpty();
        assertThat(says(
                        "boardOrderBreach",
                        "boardOrder: {tolerance: 80}\nboardOrderBreach: {reach: match, score: 0-5}"))
                .isEqualTo("A breach of the order costs the match, which then counts 0–5.");
        assertThat(says(
                        "boardOrderBreach",
                        "boardOrder: {tolerance: 80}\nboardOrderBreach: {reach: none, ownPointsLost: true, fine: 5 EUR,"
                                + " expulsion: true}"))
                .isEqualTo(
                        "A breach of the order costs what the team has of the match, while its opponents keep theirs and a"
                                + " fine of 5 EUR and its place in the league.");
    }

    @Test
    void deadlines() {
        String report = "The result of a match is to be reported by the ";
        assertThat(says("lateResults", "lateResults: {days: 1, rule: 4}"))
                .isEqualTo(report
                        + "home team within 1 day of the match (4). A late report is reported, and changes no score"
                        + " by itself.");
        assertThat(
                        says(
                                "lateResults",
                                "lateResults: {hours: 24, responsible: away, warnings: 1, penalty: match, matchPointsPerDay: 1}"))
                .isEqualTo(report
                        + "away team within 24 hours of its start. After 1 warning a late report costs all boards of the"
                        + " match. Besides, each day of delay costs 1 match point.");
        assertThat(says("lateResults", "lateResults: {days: 3, responsible: both, gamePointsPerDay: ½}"))
                .isEqualTo("The result of a match is to be reported by both teams within 3 days of the match. Each day"
                        + " of delay costs ½ game points.");
        assertThat(says("unplayedMatches", "unplayedMatches: {outcome: both-lose}"))
                .isEqualTo("A match that was not played by the end of the season is lost in full by both teams.");
        assertThat(says(
                        "unplayedMatches",
                        "unplayedMatches: {outcome: defaulted-by-both, by: 04-30, rule: 9, gamePoints: 2}"))
                .isEqualTo(
                        "A match that was not played by 04-30 (month and day) is defaulted by both teams, and costs both 2"
                                + " game points of the season (9).");
        assertThat(says("unplayedClubMatches", "unplayedClubMatches: {outcome: halved, gamePointPerBoard: true}"))
                .isEqualTo(
                        "A match between teams of one club that was not played by the end of the season is drawn, every"
                                + " board halved, and costs both as many game points of the season as it has boards.");
        assertThat(says("unplayedMatches", "unplayedMatches: {outcome: void}"))
                .endsWith("the end of the season counts for nobody.");
        assertThat(says("unplayedMatches", "unplayedMatches: {outcome: controller-decides}"))
                .endsWith("the end of the season stays outstanding until the controller decides.");
        assertThat(says("unfinishedGames", "unfinishedGames: match-counts-once-decided"))
                .isEqualTo(
                        "A match with an unfinished game counts once that game cannot change who won it; the game itself"
                                + " counts for nobody until it is finished.");
        assertThat(says("unfinishedGames", "unfinishedGames: match-ignored"))
                .isEqualTo("A match with an unfinished game counts for nobody.");
    }

    @Test
    void playersOfSeveralClubsAndTeams() {
        String reported = "; a breach is reported, and changes no score by itself.";
        String suspended = "A player who appears for a second club is suspended from that match on, ";
        String several = "eligibility: [{by: suspended-for-several-clubs";
        assertThat(says("eligibility", several + "}]")).isEqualTo(suspended + "for the rest of the season" + reported);
        assertThat(says("eligibility", several + ", matches: 2}]"))
                .isEqualTo(suspended + "for 2 matches of the team that he would play for" + reported);
        assertThat(says("eligibility", several + ", until: 09-01}]"))
                .isEqualTo(suspended + "until 09-01 (month and day)" + reported);
        assertThat(says("eligibility", several + ", matches: 1, until: 09-01}]"))
                .isEqualTo(suspended + "for 1 match of the team that he would play for and until 09-01 (month and day)"
                        + reported);
        String lower =
                "The players of a lower team of a club may not be rated higher on average than those of a higher one in"
                        + " the same ";
        assertThat(says("eligibility", "eligibility: [{by: lower-team-not-stronger, at: same-round}]"))
                .isEqualTo(lower + "round" + reported);
        assertThat(
                        says(
                                "eligibility",
                                "eligibility: [{by: lower-team-not-stronger, at: same-date, tolerance: 50, ratings: [nominated]}]"))
                .isEqualTo(lower
                        + "day by more than 50 points, by the first rating of these that there is: the one that the"
                        + " controller nominated" + reported);
    }

    @Test
    void movement() {
        assertThat(says("movement", "")).isEmpty();
        assertThat(says("movement", "movement: {up: 1, down: 2, playOff: true, refusalPassesTo: 3}"))
                .isEqualTo(
                        "1 up and 2 down at the end of the season; a promotion that is refused passes down to position 3."
                                + " The next team plays off against the last that would stay in the division above.");
        assertThat(says("movement", "movement: {up: 2, down: 2, refusalPassesTo: 2, leaversDown: 1}"))
                .isEqualTo(
                        "2 up and 2 down at the end of the season; a promotion that is refused passes to nobody. A team"
                                + " that left during the season or was put out starts again 1 division down.");
        assertThat(says(
                        "movement",
                        "movement: {up: 2, down: 2, refusalPassesTo: 2, leaversDown: 2, leaversTakePlaces: true}"))
                .endsWith("starts again 2 divisions down and counts as one of those that go down.");
        assertThat(says("movement", "movement: {up: 2, down: 2, refusalPassesTo: 2, leaversTakePlaces: true}"))
                .endsWith(
                        "nobody. A team that left during the season or was put out counts as one of those that go down.");
    }

    @Test
    void readings() {
        assertThat(says(
                        "readings",
                        "readings: [{rule: 5, question: Are four boards meant?, options: [{id: four, says: Four are.}, {id:"
                                + " five, says: Five are., rules: {boards: 5}}]}]"))
                .isEqualTo("Rule 5 can be read in more than one way. Are four boards meant? In force (four): Four are."
                        + " Otherwise (five): Five are. Then, in place of 2.1: A match is played over 5 boards.");
    }
}
