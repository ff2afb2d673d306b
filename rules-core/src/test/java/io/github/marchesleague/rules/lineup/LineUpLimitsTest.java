/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.lineup;

import static io.github.marchesleague.rules.adjudication.Given.arranged;
import static io.github.marchesleague.rules.adjudication.Given.breaches;
import static io.github.marchesleague.rules.adjudication.Given.lineUps;
import static io.github.marchesleague.rules.adjudication.Given.messages;
import static io.github.marchesleague.rules.adjudication.Given.order;
import static io.github.marchesleague.rules.adjudication.Given.player;
import static io.github.marchesleague.rules.adjudication.Given.players;
import static io.github.marchesleague.rules.adjudication.Given.rules;
import static io.github.marchesleague.rules.adjudication.Given.season;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.adjudication.Given;
import io.github.marchesleague.rules.adjudication.Unchecked;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.penalty.Fine;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.season.Season;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Ratings, tolerances and places just within a limit and just beyond it. */
class LineUpLimitsTest {

    @Test
    void aSeatSaysWhatDoesNotGoTogether() {
        assertThatThrownBy(() -> new Seat(Seat.Kind.EMPTY, Optional.of(PlayerId.of("L1")), Optional.empty(), false))
                .hasMessage(
                        "a seat that is EMPTY with player L1: a NAMED seat has a player, and only such a seat an arrival"
                                + " or a substitute");
        assertThatThrownBy(() -> new Seat(Seat.Kind.NAMED, Optional.empty(), Optional.empty(), false))
                .hasMessageStartingWith("a seat that is NAMED with no player: ");
    }

    @Test
    void conversionsMultiplyOrAddOrBoth() {
        assertThat(new Conversion(Points.of(2), Points.ZERO, RoundingMode.HALF_UP).convert(100))
                .isEqualTo(200);
        assertThat(new Conversion(Points.ONE, Points.of(50), RoundingMode.HALF_UP).convert(100))
                .isEqualTo(150);
        assertThat(new Fine(new BigDecimal("5.50"), "EUR", 1)).hasToString("5.50 EUR");
    }

    @Test
    void tolerancesMayBeNothingButNotLess() {
        assertThat(order(each -> each.tolerance(0).putTolerancePerPlayer("junior", 0))
                        .tolerance())
                .isZero();
        assertThatThrownBy(() -> order(each -> each.putTolerancePerPlayer("junior", -1)))
                .hasMessage("rule 9.3: a tolerance must not be negative");
    }

    @Test
    void neighboursAreComparedWithTheNextBelowOnly() {
        RuleSet lower = rules(change -> change.boardOrder(order(each -> each.tolerance(0)
                .pairs(RatingOrder.Pairs.NEIGHBOURS)
                .offender(RatingOrder.Offender.LOWER)
                .all(true))));
        // 1600 and 1800 above 1700: only the second is above its neighbour below.
        assertThat(breaches(lower, Given.oneLineUp(1600, 1500, 1700, 1600))).containsExactly("9.3 HOME 3");
        assertThat(breaches(lower, Given.oneLineUp(1600, 1600, 1500, 1601))).containsExactly("9.3 HOME 4");
    }

    /** Where less than nothing is allowed, whoever is rated alike still sits in any order. */
    @Test
    void playersWhoAreRatedAlikeOffendNobody() {
        RuleSet strict = rules(
                change -> change.boardOrder(order(each -> each.tolerance(0).inclusive(false))));
        assertThat(breaches(strict, Given.oneLineUp(1500, 1500, 1500, 1500))).isEmpty();
        assertThat(breaches(strict, Given.oneLineUp(1500, 1501, 1400, 1300))).containsExactly("9.3 HOME 1");
    }

    /** Only players of the classes named are left out, and of pairs only those that are weak on both sides. */
    @Test
    void onlyThoseWhoAreExemptAreLeftOut() {
        RuleSet guests = rules(change -> change.boardOrder(order(each -> each.addExemptClasses("guest"))));
        assertThat(breaches(
                        guests,
                        arranged(
                                player("a1", 1500, "junior"),
                                player("a2", 1700),
                                player("a3", 1400),
                                player("a4", 1300))))
                .containsExactly("9.3 HOME 1");
        assertThat(breaches(
                        guests,
                        arranged(
                                player("a1", 1500, "junior", "guest"),
                                player("a2", 1700),
                                player("a3", 1400),
                                player("a4", 1300))))
                .isEmpty();
        RuleSet weak = rules(
                change -> change.boardOrder(order(each -> each.tolerance(0).bothAtMost(1000))));
        assertThat(breaches(weak, Given.oneLineUp(1500, 999, 1000, 500))).isEmpty();
        assertThat(breaches(weak, Given.oneLineUp(1500, 1000, 1001, 500))).containsExactly("9.3 HOME 2");
    }

    /** Whoever is exempt for one reason is not exempt for another. */
    @Test
    void theReasonsForBeingLeftOutAreSeveral() {
        // a1 did not come, a2 is a substitute, and a3 has no opponent; each sits above the 1900 of a4.
        Season season = season(
                "A B",
                given -> given.addAllPlayers(players("a", 1500, 1500, 1500, 1900))
                        .addAllPlayers(players("b", 2000, 2000, 2000, 2000))
                        .addMatches(lineUps("A", "a1 a2:s a3 a4", "B", "b1 b2 b3 b4", "- 1 + 1")));
        assertThat(breaches(all(each -> {}), season)).containsExactly("9.3 HOME 1", "9.3 HOME 2", "9.3 HOME 3");
        assertThat(breaches(all(each -> each.exemptAbsent(true)), season)).containsExactly("9.3 HOME 2", "9.3 HOME 3");
        assertThat(breaches(all(each -> each.exemptSubstitutes(true)), season))
                .containsExactly("9.3 HOME 1", "9.3 HOME 3");
        assertThat(breaches(all(each -> each.exemptWithoutOpponent(true)), season))
                .containsExactly("9.3 HOME 1", "9.3 HOME 2");
    }

    private static RuleSet all(Consumer<RatingOrder.Builder> change) {
        return rules(rules -> rules.boardOrder(order(each -> {
            each.all(true);
            change.accept(each);
        })));
    }

    /** The last board, players without ratings, and players who are rated alike. */
    @Test
    void boardsAwayFromThePlaceByRating() {
        RuleSet one = rules(change -> change.boardOrder(new Displacement("3", 1)));
        // The fourth belongs on board 2.
        assertThat(messages(one, Given.oneLineUp(1900, 1600, 1500, 1700)))
                .containsExactly("board 4 (a4, 1700) sits 2 boards away from the place by rating; at most 1 allowed");
        // Two with 1600 may sit in any order on boards 2 and 3, and on no other.
        assertThat(messages(one, Given.oneLineUp(1900, 1600, 1600, 1500))).isEmpty();
        assertThat(messages(one, Given.oneLineUp(1600, 1600, 1900, 1800)))
                .containsExactly("board 1 (a1, 1600) sits 2 boards away from the place by rating; at most 1 allowed");
        AdjudicatedSeason unrated = one.adjudicator()
                .adjudicate(arranged(player("a1", 1500), player("a2", 0), player("a3", 1400), player("a4", 1300)));
        assertThat(unrated.breaches()).isEmpty();
        assertThat(unrated.unchecked())
                .extracting(Unchecked::message)
                .contains(
                        "board 2 (a2) has no rating in force and none nominated; the board order cannot be checked there");
        AdjudicatedSeason empty = one.adjudicator()
                .adjudicate(season(
                        "A B",
                        given -> given.addAllPlayers(players("a", 1500, 1400, 1300))
                                .addAllPlayers(players("b", 2000, 2000, 2000, 2000))
                                .addMatches(lineUps("A", "a1 a2 a3 ~", "B", "b1 b2 b3 b4", "1 1 1 -"))));
        assertThat(empty.unchecked()).isEmpty();
    }

    @Test
    void aRegisterKnowsPlayersAndLists() {
        Register register = Register.of(
                List.of(player("ann", 1500)),
                List.of(
                        Given.ratingList("ECF", "2025-11-01", "ann", 1700),
                        Given.ratingList("ECF", "2025-09-01", "ann", 1600)));
        assertThat(register.player(PlayerId.of("ann"))).contains(player("ann", 1500));
        assertThat(register.player(PlayerId.of("bob"))).isEmpty();
        assertThat(register.published(Optional.empty(), PlayerId.of("ann"), LocalDate.of(2025, 10, 1)))
                .isEqualTo(1600);
        assertThat(register.published(Optional.of("WCU"), PlayerId.of("ann"), LocalDate.of(2025, 10, 1)))
                .isNull();
        assertThat(register.published(Optional.empty(), PlayerId.of("ann"), LocalDate.of(2025, 8, 1)))
                .isNull();
        assertThat(Register.of(List.of(), List.of()).player(PlayerId.of("bob"))).contains(Player.of("bob"));
        assertThat(new RatingSource.Fixed(Map.of(), OptionalInt.of(1)).otherwise())
                .hasValue(1);
    }
}
