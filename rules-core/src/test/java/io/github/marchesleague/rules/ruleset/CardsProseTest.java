/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static io.github.marchesleague.rules.ruleset.Said.says;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What becomes of cards as the clauses that it becomes. */
class CardsProseTest {

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
}
