/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static io.github.marchesleague.rules.ruleset.Said.rules;
import static io.github.marchesleague.rules.ruleset.Said.says;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Keys of a rule-set file as the clauses that they become. */
class RuleSetProseTest {

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
