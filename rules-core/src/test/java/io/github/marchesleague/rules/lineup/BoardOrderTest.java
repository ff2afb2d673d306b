/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.lineup;

import static io.github.marchesleague.rules.adjudication.Given.RULES;
import static io.github.marchesleague.rules.adjudication.Given.breaches;
import static io.github.marchesleague.rules.adjudication.Given.lineUps;
import static io.github.marchesleague.rules.adjudication.Given.oneLineUp;
import static io.github.marchesleague.rules.adjudication.Given.order;
import static io.github.marchesleague.rules.adjudication.Given.player;
import static io.github.marchesleague.rules.adjudication.Given.players;
import static io.github.marchesleague.rules.adjudication.Given.rules;
import static io.github.marchesleague.rules.adjudication.Given.season;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.adjudication.Breach;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.season.Season;
import org.junit.jupiter.api.Test;

/** How other leagues want a team to be arranged. */
class BoardOrderTest {

    @Test
    void aToleranceMayExcludeItsLimit() {
        RuleSet under = rules(
                change -> change.boardOrder(order(each -> each.tolerance(150).inclusive(false))));
        assertThat(breaches(under, oneLineUp(1700, 1849, 1600, 1500))).isEmpty();
        assertThat(breaches(under, oneLineUp(1700, 1850, 1600, 1500))).containsExactly("9.3 HOME 1");
    }

    @Test
    void onlyNeighboursMayBeCompared() {
        RuleSet neighbours =
                rules(change -> change.boardOrder(order(each -> each.pairs(RatingOrder.Pairs.NEIGHBOURS))));
        assertThat(breaches(neighbours, oneLineUp(1800, 1850, 1900, 1700))).isEmpty();
        assertThat(breaches(neighbours, oneLineUp(1800, 1700, 1790, 1700))).containsExactly("9.3 HOME 2");
    }

    @Test
    void allWhoOffendMayBeNamed() {
        RuleSet tooLow = rules(change ->
                change.boardOrder(order(each -> each.tolerance(0).all(true).offender(RatingOrder.Offender.LOWER))));
        assertThat(breaches(tooLow, oneLineUp(1900, 1700, 1800, 1750))).containsExactly("9.3 HOME 3", "9.3 HOME 4");
        RuleSet tooHigh = rules(
                change -> change.boardOrder(order(each -> each.tolerance(0).all(true))));
        assertThat(breaches(tooHigh, oneLineUp(1700, 1600, 1800, 1750))).containsExactly("9.3 HOME 1", "9.3 HOME 2");
    }

    @Test
    void juniorsMayWidenTheToleranceOfTheirPairs() {
        RuleSet juniors = rules(
                change -> change.boardOrder(order(each -> each.tolerance(0).putTolerancePerPlayer("junior", 100))));
        Season season = season(
                "A B",
                given -> given.addPlayers(
                                player("a1", 1500, "junior"),
                                player("a2", 1700, "junior"),
                                player("a3", 1600),
                                player("a4", 1601))
                        .addAllPlayers(players("b", 2000, 2000, 2000, 2000))
                        .addMatches(lineUps("A", "a1 a2 a3 a4", "B", "b1 b2 b3 b4", "1 1 1 1")));
        assertThat(juniors.adjudicator().adjudicate(season).breaches())
                .extracting(Breach::message)
                .containsExactly(
                        "board 1 (a1, 1500) sits above board 4 (a4, 1601), who is rated 101 points higher; at most"
                                + " 100 allowed");
    }

    @Test
    void weakPairsAndPlayersWithoutOpponentsMayBeLeftOut() {
        RuleSet weak = rules(change -> change.boardOrder(order(each -> each.bothAtMost(1000))));
        assertThat(breaches(weak, oneLineUp(1500, 700, 1000, 500))).isEmpty();
        assertThat(breaches(weak, oneLineUp(1500, 700, 1001, 500))).containsExactly("9.3 HOME 2");
        Season moved = season(
                "A B",
                given -> given.addAllPlayers(players("a", 1500, 1400, 1300, 1900))
                        .addAllPlayers(players("b", 2000, 2000, 2000, 2000))
                        .addMatches(lineUps("A", "a1 a2 a3 a4", "B", "b1 b2 b3 ~", "1 1 1 +")));
        assertThat(breaches(RULES, moved)).containsExactly("9.3 HOME 1");
        assertThat(breaches(rules(change -> change.boardOrder(order(each -> each.exemptWithoutOpponent(true)))), moved))
                .isEmpty();
    }

    @Test
    void playersMayBeAllowedSoManyBoardsFromTheirPlace() {
        RuleSet one = rules(change -> change.boardOrder(new Displacement("3", 1)));
        assertThat(breaches(one, oneLineUp(1700, 1900, 1500, 1600))).isEmpty();
        assertThat(breaches(one, oneLineUp(1700, 1800, 1900, 1600))).containsExactly("3 HOME 1");
        assertThat(breaches(
                        rules(change -> change.boardOrder(new Displacement("3", 0))),
                        oneLineUp(1700, 1700, 1600, 1600)))
                .isEmpty();
    }
}
