/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.lineup;

import static io.github.marchesleague.rules.adjudication.Given.RULES;
import static io.github.marchesleague.rules.adjudication.Given.breaches;
import static io.github.marchesleague.rules.adjudication.Given.card;
import static io.github.marchesleague.rules.adjudication.Given.lineUps;
import static io.github.marchesleague.rules.adjudication.Given.oneLineUp;
import static io.github.marchesleague.rules.adjudication.Given.order;
import static io.github.marchesleague.rules.adjudication.Given.outcome;
import static io.github.marchesleague.rules.adjudication.Given.player;
import static io.github.marchesleague.rules.adjudication.Given.players;
import static io.github.marchesleague.rules.adjudication.Given.rules;
import static io.github.marchesleague.rules.adjudication.Given.season;
import static io.github.marchesleague.rules.adjudication.Given.upheld;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.adjudication.Adjudicator;
import io.github.marchesleague.rules.adjudication.Breach;
import io.github.marchesleague.rules.adjudication.MatchDayRules;
import io.github.marchesleague.rules.adjudication.Unchecked;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.Sanction;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.season.Season;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What people reported of other league programs about the order of a team and who may play. */
class LineUpFieldReportsTest {

    @Test
    void fr098_everyPairCountsAndEightyIsAllowed() {
        assertThat(breaches(RULES, oneLineUp(1800, 1880, 1790, 1700))).isEmpty();
        assertThat(breaches(RULES, oneLineUp(1800, 1881, 1790, 1700))).containsExactly("9.3 HOME 1");
        AdjudicatedSeason third = RULES.adjudicator().adjudicate(oneLineUp(1800, 1850, 1900, 1700));
        assertThat(third.breaches())
                .extracting(Breach::message)
                .containsExactly(
                        "board 1 (a1, 1800) sits above board 3 (a3, 1900), who is rated 100 points higher; at most"
                                + " 80 allowed");
    }

    @Test
    void fr100_aSubstituteCountsUnlessExempt() {
        List<Player> named = players("a", 1950, 1900, 1850, 1800);
        Season season = season(
                "A B",
                given -> given.addAllPlayers(named)
                        .addPlayers(player("r", 1400))
                        .addAllPlayers(players("b", 2000, 2000, 2000, 2000))
                        .addMatches(lineUps("A", "r:s a2 a3 a4", "B", "b1 b2 b3 b4", "0 1 1 1")));
        Season unflagged = season(
                "A B",
                other -> other.addAllPlayers(season.players())
                        .addMatches(lineUps("A", "r a2 a3 a4", "B", "b1 b2 b3 b4", "0 1 1 1")));
        RuleSet exempt = rules(change -> change.boardOrder(order(order -> order.exemptSubstitutes(true))));
        assertThat(breaches(exempt, season)).isEmpty();
        assertThat(RULES.adjudicator().adjudicate(season).breaches())
                .extracting(Breach::message)
                .containsExactly(
                        "board 1 (r, 1400) sits above board 2 (a2, 1900), who is rated 500 points higher; at most"
                                + " 80 allowed");
        assertThat(breaches(RULES, unflagged)).containsExactly("9.3 HOME 1");
        assertThat(breaches(exempt, unflagged)).containsExactly("9.3 HOME 1");
    }

    @Test
    void fr101_whoOffendsAndHowFarItReachesAreTwoSettings() {
        Season season = oneLineUp(1900, 1700, 1800, 1600);
        record Reading(RatingOrder.Offender offender, Sanction sanction, String expected) {}
        for (Reading reading : List.of(
                new Reading(RatingOrder.Offender.UPPER, Sanction.FROM_BOARD_DOWN, "1–3 0–2"),
                new Reading(RatingOrder.Offender.LOWER, Sanction.FROM_BOARD_DOWN, "2–2 1–1"),
                new Reading(RatingOrder.Offender.UPPER, Sanction.BOARD, "3–1 2–0"),
                new Reading(RatingOrder.Offender.LOWER, Sanction.BOARD, "3–1 2–0"))) {
            RuleSet rules = rules(each -> each.boardOrder(order(order -> order.offender(reading.offender())))
                    .boardOrderBreach(Enforcement.punished(reading.sanction())));
            AdjudicatedMatch match =
                    rules.adjudicator().adjudicate(season).matches().get(0);
            assertThat(outcome(rules, match)).isEqualTo(reading.expected());
            assertThat(match.notes().get(0).text())
                    .isEqualTo("A: board 2 (a2, 1700) sits above board 3 (a3, 1800), who is rated 100 points higher; at"
                            + " most 80 allowed");
        }
    }

    @Test
    void fr103_anExemptPlayerIsComparedWithNobody() {
        Season season = season(
                "A B",
                given -> given.addPlayers(
                                player("a1", 1850),
                                player("a2", 1500, "junior"),
                                player("a3", 1840),
                                player("a4", 1800))
                        .addAllPlayers(players("b", 2000, 2000, 2000, 2000))
                        .addMatches(lineUps("A", "a1 a2 a3 a4", "B", "b1 b2 b3 b4", "0 1 1 1")));
        RuleSet exempt = rules(change -> change.boardOrder(order(order -> order.addExemptClasses("junior"))));
        assertThat(breaches(exempt, season)).isEmpty();
        assertThat(RULES.adjudicator().adjudicate(season).breaches())
                .extracting(Breach::message)
                .containsExactly(
                        "board 2 (a2, 1500) sits above board 3 (a3, 1840), who is rated 340 points higher; at most"
                                + " 80 allowed");
    }

    @Test
    void fr104_noRatingIsUnknownAndNotZero() {
        AdjudicatedSeason unknown = RULES.adjudicator().adjudicate(oneLineUp(0, 2000, 1950, 1900));
        assertThat(unknown.breaches()).isEmpty();
        assertThat(unknown.unchecked())
                .containsExactly(new Unchecked(
                        "9.3",
                        Optional.of(unknown.matches().get(0).card().ref()),
                        Optional.of(Side.HOME),
                        OptionalInt.of(1),
                        "board 1 (a1) has no rating in force and none nominated; the board order cannot be checked"
                                + " there"));
        assertThat(breaches(RULES, oneLineUp(1930, 2000, 1950, 1900))).isEmpty();
        assertThat(breaches(RULES, oneLineUp(1900, 2000, 1950, 1900))).containsExactly("9.3 HOME 1");
    }

    @Test
    void fr106_aPlayerPlaysForOneTeamASeasonInWhateverOrderCardsAreLoaded() {
        MatchCard first = lineUps(
                "A", "P a2 a3 a4", "C", "c1 c2 c3 c4", "1 1 1 1", card -> card.date(LocalDate.of(2025, 10, 10)));
        MatchCard second = lineUps(
                "B", "b1 P b3 b4", "C", "c1 c2 c3 c4", "1 1 1 1", card -> card.date(LocalDate.of(2025, 11, 14)));
        List<MatchCard> cards = new ArrayList<>(List.of(first, second));
        for (int i = 0; i < 2; i++) {
            AdjudicatedSeason season =
                    RULES.adjudicator().adjudicate(season("A B C", each -> each.addAllMatches(cards)));
            assertThat(season.breaches())
                    .containsExactly(new Breach(
                            "8.3",
                            Optional.of(second.ref()),
                            Optional.of(Side.HOME),
                            OptionalInt.of(2),
                            "board 2 (P) is not eligible for B, having played for A on 2025-10-10"));
            Collections.reverse(cards);
        }
    }

    @Test
    void fr107_aBreachIsReportedAndPunishedOnlyOnAnUpheldComplaint() {
        Season before = season(
                "A B",
                given -> given.addAllPlayers(players("a", 1700, 1790, 1600, 1500))
                        .addAllPlayers(players("b", 1700, 1700, 1600, 1500))
                        .addMatches(lineUps("A", "a1 a2 a3 a4", "B", "b1 b2 b3 b4", "1 1 0 0")));
        AdjudicatedMatch reported =
                RULES.adjudicator().adjudicate(before).matches().get(0);
        assertThat(outcome(RULES, reported)).isEqualTo("2–2 1–1");
        assertThat(breaches(reported.breaches())).containsExactly("9.3 HOME 1");
        Season.Builder after = Season.builder();
        after.from(before).addComplaints(upheld("A", "B", Side.HOME, 1));
        AdjudicatedMatch punished =
                RULES.adjudicator().adjudicate(after.build()).matches().get(0);
        assertThat(outcome(RULES, punished)).isEqualTo("0–4 0–2");
    }

    @Test
    void fr163_aToleranceMayChangeDuringTheSeason() {
        RuleSet before = rules(change -> change.boardOrder(order(order -> {})));
        RuleSet then = rules(change -> change.boardOrder(order(order -> order.tolerance(100))));
        Adjudicator changing = before.adjudicator()
                .changing(new TreeMap<>(Map.of(
                        LocalDate.of(2026, 1, 1),
                        new MatchDayRules(then.adjudication(), then.scoring().boardPoints()))));
        for (String day : List.of("2025-12-31", "2026-01-01")) {
            Season season = season(
                    "A B",
                    each -> each.addAllPlayers(players("a", 1700, 1790, 1600, 1500))
                            .addAllPlayers(players("b", 1700, 1700, 1600, 1500))
                            .addMatches(lineUps(
                                    "A",
                                    "a1 a2 a3 a4",
                                    "B",
                                    "b1 b2 b3 b4",
                                    "1 1 0 0",
                                    card -> card.date(LocalDate.parse(day)))));
            assertThat(changing.adjudicate(season).breaches()).hasSize(day.equals("2025-12-31") ? 1 : 0);
        }
    }

    @Test
    void fr166_withoutARuleTheOrderIsNotCheckedAndThatIsSaid() {
        RuleSet none = rules(change -> change.boardOrder(Optional.empty()));
        AdjudicatedSeason season = none.adjudicator().adjudicate(oneLineUp(1500, 2000, 1800, 1700));
        assertThat(season.breaches()).isEmpty();
        assertThat(season.unchecked())
                .extracting(Unchecked::message)
                .containsExactly("Board order not checked: no rule configured");
        assertThat(season.matches())
                .extracting(AdjudicatedMatch::result)
                .extracting(MatchResult::played)
                .containsOnly(true);
    }
}
