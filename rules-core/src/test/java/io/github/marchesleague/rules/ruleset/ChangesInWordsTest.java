/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.adjudication.Colours;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.season.SeasonDocument;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Changes in mid-season as a committee reads them: what is different from which day on, what contradicts, what is idle. */
class ChangesInWordsTest {

    private static final String SHORT = "id: a\nname: A\nboards: 4\nrankedBy: match-points\ntieBreaks: [shared]\n";

    private static RuleSet rules(String more) {
        return RuleSetFile.read("a.yaml", SHORT + more);
    }

    private static String changes(String... changes) {
        return "changes:\n  - " + String.join("\n  - ", changes) + "\n";
    }

    /** The clauses about changes with their numbers. */
    private static List<String> described(String more) {
        return RuleSetProse.clauses(rules(more)).stream()
                .filter(clause -> clause.topic().equals("changes"))
                .map(RuleSetProse.Clause::toString)
                .toList();
    }

    /** 4.3 is the clause on colours: that on the rate of play and that on late players come before it. */
    @Test
    void onlyWhatIsDifferentIsSaidInTheWordsOfTheBook() {
        assertThat(described("defaults: {bothAbsent: nothing}\n"
                        + changes("{from: 2026-01-01, note: voted, rules: {colours: home-black-on-odd,"
                                + " timeZone: Europe/London, defaults: {gap: board}}}")))
                .containsExactly(
                        "5.1 In matches from 2026-01-01 on (voted), also: Times are those of Europe/London.",
                        "5.2 In matches from 2026-01-01 on (voted), in place of 4.3: The home team has black on the odd boards"
                                + " and white on the even ones.",
                        "5.3 In matches from 2026-01-01 on (voted), in place of 4.7: A short team leaves its bottom boards"
                                + " empty; an empty board above a filled one costs the board.");
    }

    /** 4.9 is the clause on the order of the players, 4.10 that on its breach. */
    @Test
    void whatEndsHoldsAgainAndWhatIsTakenAwayNoLongerHolds() {
        String order = "boardOrder: {tolerance: 80}\nboardOrderBreach: board\n";
        assertThat(described(
                        order + changes("{from: 2026-01-01, to: 2026-01-31, rules: {boardOrder: ~, colours: tossed}}")))
                .containsExactly(
                        "5.1 In matches from 2026-01-01 on, in place of 4.9: No order of the players is prescribed, and none is"
                                + " checked.",
                        "5.2 In matches from 2026-01-01 on 4.10 no longer holds.",
                        "5.3 In matches from 2026-02-01 on 4.9 holds again in place of 5.1.",
                        "5.4 In matches from 2026-02-01 on 4.10 holds again.");
        assertThat(described(changes("{from: 2026-01-01, to: 2026-01-31, rules: {timeZone: Europe/London}}")))
                .containsExactly(
                        "5.1 In matches from 2026-01-01 on, also: Times are those of Europe/London.",
                        "5.2 In matches from 2026-02-01 on 5.1 no longer holds.");
    }

    @Test
    void aChangeOfAChangeNamesTheClauseThatItReplaces() {
        assertThat(described(changes(
                        "{from: 2026-01-01, rules: {colours: home-black-on-odd}}",
                        "{from: 2026-02-01, rules: {colours: home-white-on-odd}}",
                        "{from: 2026-03-01, rules: {colours: home-white-on-odd}}",
                        "{from: 2026-04-01, rules: {eligibility: [{by: squads}, {by: one-team-a-season}]}}",
                        "{from: 2026-05-01, rules: {eligibility: [{by: one-team-a-season}, {by: squads}]}}")))
                .satisfiesExactly(
                        first -> assertThat(first).contains("in place of 4.3: The home team has black on the odd"),
                        second -> assertThat(second).contains("in place of 5.1: The home team has white on the odd"),
                        third -> assertThat(third).isEqualTo("5.3 In matches from 2026-03-01 on nothing is different."),
                        fourth -> assertThat(fourth)
                                .startsWith("5.4 In matches from 2026-04-01 on, also: A player of a squad"),
                        fifth -> assertThat(fifth)
                                .isEqualTo(
                                        "5.5 In matches from 2026-05-01 on the clauses on eligibility are taken in another"
                                                + " order."));
    }

    /** The file may name the later day first; on any day the change that came last lies over the others. */
    @Test
    void theDaysDecideAndNotTheOrderOfTheFile() {
        String january = "{from: 2026-01-01, rules: {colours: home-black-on-odd}}";
        String march = "{from: 2026-03-01, rules: {colours: home-white-on-odd}}";
        RuleSet backwards = rules(changes(march, january));
        assertThat(backwards).isEqualTo(rules(changes(january, march)));
        assertThat(backwards.inForceOn(LocalDate.of(2026, 3, 1)).adjudication().colours())
                .isEqualTo(Colours.HOME_WHITE_ON_ODD);
        assertThat(RuleSetFile.read("again", RuleSetFile.write(backwards))).isEqualTo(backwards);
        assertThat(described(changes(march, january)).get(0)).startsWith("5.1 In matches from 2026-01-01 on");
    }

    @Test
    void aDifferenceOfTheChangesIsSaidInWords() {
        RuleSet none = rules("");
        RuleSet one = rules(changes("{from: 2026-01-01, note: voted, rules: {colours: home-black-on-odd}}"));
        String black =
                "In matches from 2026-01-01 on (voted): The home team has black on the odd boards and white on the even"
                        + " ones.";
        assertThat(RuleSetDiff.describe(none, one)).isEqualTo("changes: New: " + black + "\n");
        assertThat(RuleSetDiff.describe(one, none)).isEqualTo("changes: No longer: " + black + "\n");
        RuleSet later = rules(changes("{from: 2026-02-01, note: voted, rules: {colours: home-black-on-odd}}"));
        assertThat(RuleSetDiff.describe(one, later))
                .isEqualTo("changes: Was: " + black + " Now: " + black.replace("01-01", "02-01") + "\n");
        assertThat(RuleSetDiff.describe(
                        none, rules(changes("{from: 2026-01-01, to: 2026-01-31, rules: {timeZone: Europe/London}}"))))
                .isEqualTo(
                        "changes: New: In matches from 2026-01-01 on: Times are those of Europe/London. In matches from"
                                + " 2026-02-01 on the clauses on timeZone are those of the season again.\n");
        String order = "boardOrder: {tolerance: 80}\neligibility: [{by: squads}, {by: one-team-a-season}]\n";
        assertThat(RuleSetDiff.describe(
                        rules(order),
                        rules(order
                                + changes(
                                        "{from: 2026-01-01, rules: {boardOrder: ~, eligibility: [{by: one-team-a-season}, {by:"
                                                + " squads}]}}",
                                        "{from: 2026-02-01, rules: {}}"))))
                .isEqualTo(
                        "changes: New: In matches from 2026-01-01 on: No order of the players is prescribed, and none is checked."
                                + " In matches from 2026-01-01 on no longer: A breach of the order is reported, and changes no score"
                                + " by itself. In matches from 2026-01-01 on the clauses on eligibility are taken in another order."
                                + " In matches from 2026-02-01 on nothing is different.\n");
        // The number of a clause is another one where more stands before it; what changes is the same.
        RuleSet more = rules(
                "season: 2025-26\n" + changes("{from: 2026-01-01, note: voted, rules: {colours: home-black-on-odd}}"));
        assertThat(RuleSetDiff.describe(one, more)).isEqualTo("The two rule sets come to the same.\n");
    }

    private static List<String> faults(String more) {
        try {
            rules(more);
            return List.of();
        } catch (FaultsException e) {
            return e.faults().stream().map(Fault::toString).toList();
        }
    }

    @Test
    void twoChangesOfOneDayMustNotContradict() {
        String keepOne = "; keep one of the two, or give them different days";
        assertThat(faults(changes(
                        "{from: 2026-01-01, rules: {colours: tossed, boardPoints: {win: 3, draw: 1}}}",
                        "{from: 2026-01-01, rules: {colours: home-black-on-odd, boardPoints: {win: 2, draw: 1}}}")))
                .containsExactly(
                        "a.yaml:8:41: changes[2].rules.colours: from 2026-01-01 on this is \"home-black-on-odd\" here and"
                                + " \"tossed\" at a.yaml:7:41" + keepOne,
                        "a.yaml:8:79: changes[2].rules.boardPoints.win: from 2026-01-01 on this is \"2\" here and \"3\" at"
                                + " a.yaml:7:68" + keepOne);
        assertThat(faults("boardOrder: {tolerance: 80}\n"
                        + changes(
                                "{from: 2026-01-01, to: 2026-01-31, rules: {boardOrder: {tolerance: 90}}}",
                                "{from: 2026-01-01, rules: {boardOrder: ~}}")))
                .containsExactly(
                        "a.yaml:9:44: changes[2].rules.boardOrder: from 2026-01-01 on this is nothing here and a mapping"
                                + " at a.yaml:8:60" + keepOne);
        assertThat(faults(changes(
                        "{from: 2026-01-01, rules: {eligibility: [{by: squads}]}}",
                        "{from: 2026-01-01, rules: {eligibility: []}}")))
                .containsExactly(
                        "a.yaml:8:45: changes[2].rules.eligibility: from 2026-01-01 on this is a list here and a list at"
                                + " a.yaml:7:45" + keepOne);
    }

    /** Different parts of one mapping, the same value in another spelling, and different days can stand together. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{from: 2026-01-01, rules: {boardPoints: {win: 3}}} | {from: 2026-01-01, rules: {boardPoints: {loss: -1}}}",
                "{from: 2026-01-01, rules: {boardPoints: {draw: ½}}} | {from: 2026-01-01, rules: {boardPoints: {draw: 0.5}}}",
                "{from: 2026-01-01, rules: {colours: tossed}} | {from: 2026-01-01, note: again, rules: {colours: tossed}}",
                "{from: 2026-01-01, rules: {complaints: {upheld: match}}} | {from: 2026-01-01, rules: {complaints: {upheld: [match]}}}",
                "{from: 2026-01-01, rules: {colours: tossed}} | {from: 2026-01-02, rules: {colours: home-black-on-odd}}"
            })
    void otherwiseTheyStandTogether(String both) {
        assertThat(faults(changes(both.split(" \\| ", -1)))).isEmpty();
    }

    /** Each of the two fits the rule set; together they name a tolerance for an order that has none. */
    @Test
    void changesThatAreInForceTogetherMustFitTogether() {
        assertThat(faults(changes(
                        "{from: 2026-01-01, to: 2026-02-28, rules: {boardOrder: {tolerance: 90}}}",
                        "{from: 2026-02-01, rules: {boardOrder: {boardsAway: 1}}}")))
                .containsExactly(
                        "a.yaml:7:72: changes[1].rules.boardOrder.tolerance: the key \"tolerance\" is not known here; allowed are:"
                                + " rule, boardsAway");
        assertThat(faults(changes(
                        "{from: 2026-01-01, to: 2026-01-31, rules: {boardOrder: {tolerance: 90}}}",
                        "{from: 2026-02-01, rules: {boardOrder: {boardsAway: 1}}}")))
                .isEmpty();
    }

    private static List<String> remarks(RuleSet rules) {
        return RuleSetReview.of(rules).stream()
                .map(remark -> remark.weight() + " " + remark)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{colours: tossed}", "{boardPoints: {draw: 0.5}}", "{eligibility: []}"})
    void aChangeThatChangesNothingIsRemarked(String nothing) {
        RuleSet rules = rules(changes("{from: 2026-01-01, rules: " + nothing + "}"));
        assertThat(remarks(rules))
                .containsExactly(
                        "NO_EFFECT changes: From 2026-01-01 on other rules are announced, and nothing is different"
                                + " from what holds without them.");
        assertThat(rules.adjudicator()).isNotNull();
    }

    /** The second of two days on which the same is decided changes nothing; one that outlasts the first does. */
    @Test
    void aChangeThatHoldsAlreadyIsRemarked() {
        String first = "{from: 2026-01-01, to: 2026-02-28, rules: {colours: home-black-on-odd}}";
        assertThat(remarks(rules(
                        changes(first, "{from: 2026-02-01, to: 2026-02-10, rules: {colours: home-black-on-odd}}"))))
                .containsExactly(
                        "NO_EFFECT changes: From 2026-02-01 to 2026-02-10 other rules are announced, and nothing is"
                                + " different from what holds without them.");
        assertThat(remarks(rules(changes(first, "{from: 2026-02-01, rules: {colours: home-black-on-odd}}"))))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "validFrom: 2025-09-01, validTo: 2026-06-30 | from: 2026-07-01 | NO_EFFECT changes: From 2026-07-01 on other rules are announced, and these rules end on 2026-06-30.",
                "validFrom: 2025-09-01, validTo: 2026-06-30 | from: 2026-06-30 | ",
                "validFrom: 2025-09-01 | from: 2025-07-01, to: 2025-08-31 | NO_EFFECT changes: From 2025-07-01 to 2025-08-31 other rules are announced, and these rules begin on 2025-09-01.",
                "validFrom: 2025-09-01 | from: 2025-07-01, to: 2025-09-01 | ",
                "season: 2025-26 | from: 2027-01-01 | NO_EFFECT changes: From 2027-01-01 on other rules are announced, and the season is 2025-26.",
                "season: 2025-26 | from: 2026-12-31 | ",
                "season: 2025-26 | from: 2024-10-01, to: 2024-12-31 | NO_EFFECT changes: From 2024-10-01 to 2024-12-31 other rules are announced, and the season is 2025-26.",
                "season: 1999/2000 | from: 2001-01-01 | NO_EFFECT changes: From 2001-01-01 on other rules are announced, and the season is 1999/2000.",
                "season: 1999/2000 | from: 2000-01-01 | ",
                "season: Spring | from: 2001-01-01 | "
            })
    void aChangeOutsideTheDaysOfTheRulesIsRemarked(String days, String from, String remark) {
        RuleSet rules =
                rules(days.replace(", ", "\n") + "\n" + changes("{" + from + ", rules: {colours: home-black-on-odd}}"));
        assertThat(remarks(rules)).isEqualTo(remark == null ? List.of() : List.of(remark));
    }

    @Test
    void aChangeFromTheFirstDayOnIsRemarked() {
        assertThat(remarks(rules("validFrom: 2025-09-01\n"
                        + changes("{from: 2025-09-01, rules: {colours: home-black-on-odd}}"))))
                .containsExactly(
                        "LEFT_OPEN changes: From 2025-09-01 on other rules are in force, which is from the first day of these rules"
                                + " on; only matches without a date go by what stands there otherwise. Write them into the rules"
                                + " themselves if all matches are meant.");
    }

    @Test
    void aChangeThatNoMatchFallsUnderIsRemarked() {
        RuleSet rules = rules(changes("{from: 2026-03-01, rules: {colours: home-black-on-odd}}"));
        String matches = "teams: [A, B]\nmatches: [{home: A, away: B, date: 2026-02-28, score: 2-2}]\n";
        assertThat(RuleSetReview.of(rules, SeasonDocument.read("s", matches).season()))
                .extracting(RuleSetReview.Remark::toString)
                .containsExactly(
                        "changes: From 2026-03-01 on other rules are in force, and no match of the season is on one of"
                                + " these days.");
        for (String otherwise : List.of("date: 2026-03-01, ", "")) {
            assertThat(RuleSetReview.of(
                            rules,
                            SeasonDocument.read("s", matches.replace("date: 2026-02-28, ", otherwise))
                                    .season()))
                    .isEmpty();
        }
    }

    /** From code no file is there to be refused. */
    @Test
    void contradictionsFromCodeAreRemarked() {
        LocalDate day = LocalDate.of(2026, 1, 1);
        RuleSet.Builder builder = RuleSet.builder();
        RuleSet both = builder.from(rules(""))
                .addAmendments(
                        new Amendment(day, Optional.empty(), Optional.empty(), "boardPoints: {win: 3}\n"),
                        new Amendment(day, Optional.empty(), Optional.empty(), "boardPoints: {win: 2}\n"))
                .build();
        assertThat(both.inForceOn(day).scoring().boardPoints().win()).isEqualTo(Points.of(2));
        assertThat(remarks(both))
                .contains(
                        "CANNOT_WORK changes: Two changes come into force on 2026-01-01 and set the same thing differently; the"
                                + " one that is named last holds.");
        assertThatThrownBy(() -> RuleSetFile.read("again", RuleSetFile.write(both)))
                .hasMessageContaining("from 2026-01-01 on this is \"2\" here and \"3\" at ");
    }
}
