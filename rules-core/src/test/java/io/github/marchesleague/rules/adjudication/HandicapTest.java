/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSetDiff;
import io.github.marchesleague.rules.ruleset.RuleSetFile;
import io.github.marchesleague.rules.ruleset.RuleSetProse;
import io.github.marchesleague.rules.ruleset.RuleSetReview;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.season.SeasonDocument;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Handicaps by a table of rating differences; all boards are drawn, so that only the handicap decides. */
class HandicapTest {

    /** Two boards; the away players have 1500 and 1500, those at home what is given. */
    private static String season(int first, int second, String boards) {
        return "teams: [Onny, Teme]\nplayers:\n  - {id: o1, team: Onny, nominated: " + first
                + "}\n  - {id: o2, team: Onny, nominated: "
                + second + "}\n  - {id: t1, team: Teme, nominated: 1500}\n  - {id: t2, team: Teme, nominated: 1500}\n"
                + "  - {id: t3, team: Teme}\n"
                + "matches:\n  - home: Onny\n    away: Teme\n    date: 2026-01-08\n" + boards;
    }

    private static final String DRAWN =
            "    boards: [{home: o1, away: t1, result: =}, {home: o2, away: t2, result: =}]\n";

    private static AdjudicatedMatch match(RuleSet rules, String season) {
        return rules.adjudicator()
                .adjudicate(SeasonDocument.read("s.yaml", season).check(rules))
                .matches()
                .get(0);
    }

    private static String score(RuleSet rules, String season) {
        return rules.scoring().score(match(rules, season).result()).toString();
    }

    private static RuleSet rules(String more) {
        return RuleSetFile.read("a", "id: a\nname: A\nboards: 2\nrankedBy: match-points\ntieBreaks: [shared]\n" + more);
    }

    private static RuleSet table(String handicap) {
        return rules("handicap: {rule: 4, " + handicap + "}\n");
    }

    /** Southend: ½ from 300 points on, 1 from 600 and so on to 4 from 2400; the totals here are 3000 and that of Onny. */
    @ParameterizedTest
    @CsvSource({
        "1500, 1500, 1–1",
        "1500, 1201, 1–1", // 299 less
        "1500, 1200, 1½–1", // 300 less
        "1401, 1000, 1½–1", // 599 less
        "1400, 1000, 2–1", // 600 less
        "1200, 1200, 2–1",
        "301, 300, 4½–1", // 2399 less: 3½ and 1
        "300, 300, 5–1", // 2400 less: 4 and 1
        "100, 100, 5–1",
        "1500, 1800, 1–1½", // 300 more
        "1900, 1999, 1–2"
    })
    void southendByTheTotalsOfTheTeams(int first, int second, String score) {
        assertThat(score(RuleSets.byId("southend-cup").orElseThrow(), season(first, second, DRAWN)))
                .isEqualTo(score);
    }

    /** Leeds shares two points of every match: 1 each to a gap of 30, 1½ and ½ to one of 99, then both. */
    @ParameterizedTest
    @CsvSource({
        "1500, 1500, 2–2",
        "1500, 1470, 2–2",
        "1500, 1469, 2½–1½",
        "1500, 1401, 2½–1½",
        "1500, 1400, 3–1",
        "1500, 1531, 1½–2½"
    })
    void leedsSharesTwoPoints(int first, int second, String score) {
        assertThat(score(RuleSets.byId("leeds-mini-league").orElseThrow(), season(first, second, DRAWN)))
                .isEqualTo(score);
    }

    /** Edinburgh in summer: half a point on each board for a gap of 100 to 200, three quarters for more. */
    @ParameterizedTest
    @CsvSource({
        "1500, 1500, 1–1",
        "1401, 1500, 1–1",
        "1400, 1500, 1½–1",
        "1300, 1500, 1½–1",
        "1299, 1500, 1.75–1",
        "1299, 1600, 1.75–1½"
    })
    void edinburghByTheBoard(int first, int second, String score) {
        assertThat(score(table("by: boards, table: {100: ½-0, 201: 0.75-0}"), season(first, second, DRAWN)))
                .isEqualTo(score);
    }

    /** Southend: a named player who stays away counts with his rating, a board without a name with that of the one above. */
    @Test
    void emptyBoards() {
        RuleSet southend = RuleSets.byId("southend-cup").orElseThrow();
        String named = "    boards: [{home: o1, away: t1, result: =}, {home: o2, away: t2, result: +/-}]\n";
        // 1200 and 1000 against 3000: 800 less, 1 point; ½ and the board.
        assertThat(score(southend, season(1200, 1000, named))).isEqualTo("2½–½");
        String unnamed = "    boards: [{home: o1, away: t1, result: =}, {home: ~, away: t2, result: -/+}]\n";
        // 1200 and once more 1200: 600 less, 1 point; the default counts for Teme.
        assertThat(score(southend, season(1200, 1000, unnamed))).isEqualTo("1½–1½");
        // Left out on both sides it is 1200 against 1500, and 300 less is half a point.
        assertThat(score(table("table: {300: ½-0, 600: 1-0}"), season(1200, 1000, unnamed)))
                .isEqualTo("1–1½");
        // A side that defaults a board loses its handicap where the rules say so.
        RuleSet lost = rules("handicap: {table: {300: ½-0}}\ndefaults: {handicapLost: true}\n");
        assertThat(score(lost, season(1200, 1000, unnamed))).isEqualTo("½–1½");
    }

    @Test
    void itIsNotedWithItsRule() {
        RuleSet rules = table("table: {300: ½-0}");
        assertThat(match(rules, season(1500, 1200, DRAWN)).notes())
                .containsExactly(new AdjudicatedMatch.Note("4", "handicap ½–0 for ratings of 2700 against 3000"));
        assertThat(match(rules, season(1500, 1500, DRAWN)).notes()).isEmpty();
    }

    /** 100 and 200 less are half a point each; 99 less is none. */
    @Test
    void byTheBoardItIsNotedBoardByBoard() {
        RuleSet rules = table("by: boards, table: {100: ½-0}");
        assertThat(match(rules, season(1400, 1300, DRAWN)).notes())
                .containsExactly(new AdjudicatedMatch.Note(
                        "4",
                        "handicap 1–0: ½–0 on board 1 for ratings of 1400 against 1500, ½–0 on board 2 for ratings of"
                                + " 1300 against 1500"));
        assertThat(match(rules, season(1400, 1401, DRAWN)).notes())
                .containsExactly(new AdjudicatedMatch.Note(
                        "4", "handicap ½–0: ½–0 on board 1 for ratings of 1400 against 1500"));
    }

    /** To half a point from 100 on comes a point from 50 on: 60 less is a point, 100 less half a point. */
    @Test
    void aLayerGivesTheTableAFurtherStep() {
        String base = "handicap: {table: {100: ½-0}}\n";
        String step = "rules: {handicap: {table: {50: 1-0}}}";
        RuleSet changed = rules(base + "changes: [{from: 2026-01-08, " + step + "}]\n");
        assertThat(score(changed, season(1500, 1440, DRAWN))).isEqualTo("2–1");
        assertThat(score(changed, season(1500, 1400, DRAWN))).isEqualTo("1½–1");
        RuleSet read = rules(base + "readings: [{rule: 1, question: q, options: [{id: a, says: A.}, {id: b, says: B., "
                + step + "}]}]\n");
        assertThat(read.readings()).hasSize(1);
        RuleSet below = RuleSets.byId("southend-cup").orElseThrow();
        RuleSet based = RuleSetFile.read(
                "y", "id: y\nname: Y\nbasedOn: southend-cup\nhandicap: {table: {50: 0.25-0, 300: 0.6-0}}\n");
        TreeMap<Integer, Score> expected =
                new TreeMap<>(below.adjudication().handicap().orElseThrow().table());
        expected.put(50, Score.parse("0.25-0").orElseThrow());
        expected.put(300, Score.parse("0.6-0").orElseThrow());
        assertThat(based.adjudication().handicap().orElseThrow().table()).isEqualTo(expected);
    }

    @Test
    void aTableForTheHigherRatedSideIsRemarkedOn() {
        assertThat(RuleSetReview.of(table("table: {100: 1-1, 200: ½-0, 300: 0-½}")))
                .extracting(RuleSetReview.Remark::toString)
                .containsExactly(
                        "handicap (4): From a difference of 300 on it gives 0–½, more to the higher-rated side;"
                                + " the points of the lower-rated side stand first.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{win: 1, draw: 2} | boardPoints: A drawn game brings 2, more than a win, which brings 1.",
                "{win: 3, draw: 1, loss: 2} | boardPoints: A lost game brings 2, more than a draw, which brings 1.",
                "{win: 0, draw: 0, loss: 0} | boardPoints: A game won brings nothing."
            })
    void boardPointsThatNobodyPlaysForAreRemarkedOn(String worth, String remark) {
        assertThat(RuleSetReview.of(rules("boardPoints: " + worth + "\n")))
                .extracting(RuleSetReview.Remark::toString)
                .containsExactly(remark);
        assertThat(RuleSetReview.of(rules("boardPoints: {win: 3, draw: 2, loss: 1}\n")))
                .isEmpty();
    }

    @Test
    void whatIsEnteredTakesItsPlace() {
        RuleSet rules = table("table: {300: ½-0}");
        AdjudicatedMatch entered = match(rules, season(1500, 1200, "    handicap: 0-2\n" + DRAWN));
        assertThat(rules.scoring().score(entered.result())).hasToString("1–3");
        assertThat(entered.notes()).isEmpty();
    }

    /** Two boards by default are 2–0, and that Onny was rated lower does not matter. */
    @Test
    void aMatchDefaultedAsAWholeHasNone() {
        assertThat(score(table("table: {300: ½-0}"), season(1500, 1200, "    defaultedBy: away\n" + DRAWN)))
                .isEqualTo("2–0");
    }

    @Test
    void whatIsNotKnownIsReportedAndNothingGuessed() {
        RuleSet rules = table("table: {300: ½-0}");
        AdjudicatedMatch unrated = match(
                rules,
                season(1500, 1000, "    boards: [{home: o1, away: t1, result: =}, {home: o2, away: t3, result: =}]\n"));
        assertThat(rules.scoring().score(unrated.result())).hasToString("1–1");
        assertThat(unrated.unchecked()).singleElement().satisfies(unchecked -> {
            assertThat(unchecked.rule()).isEqualTo("4");
            assertThat(unchecked.message())
                    .isEqualTo(
                            "the handicap cannot be worked out, and none is given: Teme, board 2 (t3) has no rating");
        });
        AdjudicatedMatch unknown = match(rules, season(1500, 1000, "    boards: [=, =]\n"));
        assertThat(unknown.unchecked())
                .extracting(Unchecked::message)
                .contains("the handicap cannot be worked out, and none is given: not both line-ups are recorded");
    }

    /** From the new year on it is given. */
    @Test
    void itCanComeIntoForceInMidSeason() {
        RuleSet rules = rules("changes: [{from: 2026-01-08, rules: {handicap: {table: {300: ½-0}}}}]\n");
        assertThat(score(rules, season(1500, 1200, DRAWN))).isEqualTo("1½–1");
        assertThat(score(rules, season(1500, 1200, DRAWN).replace("01-08", "01-07")))
                .isEqualTo("1–1");
    }

    @Test
    void inFileProseAndReview() {
        RuleSet rules = table("by: boards, table: {0: 1-1, 100: ½-0}, emptyAsAbove: true");
        assertThat(RuleSetFile.read("again", RuleSetFile.write(rules))).isEqualTo(rules);
        String prose =
                "The sides start a match with game points by the difference of the ratings of the two players of each"
                        + " board, those of the lower-rated side first: from a difference of 0 on 1–1, from a difference of 100 on ½–0; a"
                        + " board without a name counts with the rating of the board above it (4). What is entered with a match takes"
                        + " the place of that.";
        assertThat(RuleSetProse.describe(rules)).contains(prose);
        assertThat(RuleSetDiff.describe(rules(""), rules)).isEqualTo("handicap: New: " + prose + "\n");
        assertThat(RuleSetReview.of(rules)).isEmpty();
        assertThat(RuleSetReview.of(rules("ratings: []\nhandicap: {table: {300: ½-0}}\n")))
                .extracting(RuleSetReview.Remark::toString)
                .containsExactly("handicap: It goes by the ratings of the players, and no source of ratings is named.");
        assertThat(
                        RuleSetReview.of(
                                RuleSetFile.read(
                                        "a",
                                        "id: a\nname: A\nboards: none\nrankedBy: match-points\ntieBreaks: [shared]\nhandicap: {table: {300: ½-0}}\n")))
                .extracting(RuleSetReview.Remark::toString)
                .containsExactly(
                        "handicap: It goes by the ratings of the players, and matches are recorded by their score only"
                                + " (boards: none).");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "handicap: {table: {}} | a:6:11: handicap: a handicap by a table that is empty: give the points by the difference; change one of these values",
                "handicap: {table: {0: 1-0}} | a:6:11: handicap: a handicap of 1–0 without a difference: give both sides the same, or begin at a difference of 1; change one of these values",
                "handicap: {table: {300: -1-0}} | a:6:11: handicap: a handicap of -1–0 from a difference of 300 on: give 0 points or more to each side; change one of these values",
                "handicap: {table: {300: ½}} | a:6:25: handicap.table.300: \"½\" is not a score; write the points of the lower-rated side first, such as ½-0",
                "handicap: {table: {-1: ½-0}} | a:6:20: handicap.table: \"-1\" is not a number from 0 to 99999; write one",
                "handicap: {} | a:6:11: handicap: the key \"table\" is missing; add table: …"
            })
    void whatCannotBeIsRefused(String handicap, String message) {
        assertThatThrownBy(() -> rules(handicap + "\n"))
                .isInstanceOf(FaultsException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void fromCodeItIsCheckedToo() {
        assertThat(List.copyOf(RuleSets.byId("southend-cup")
                        .orElseThrow()
                        .adjudication()
                        .handicap()
                        .orElseThrow()
                        .table()
                        .keySet()))
                .containsExactly(300, 600, 900, 1200, 1500, 1800, 2100, 2400);
        assertThatThrownBy(() -> new Handicap("4", Handicap.By.TEAMS, new TreeMap<>(Map.of(-1, Score.NIL)), false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a handicap from a difference of -1 on: give a difference of 0 or more");
    }
}
