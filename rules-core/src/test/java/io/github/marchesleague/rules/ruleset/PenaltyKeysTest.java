/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.marchesleague.rules.adjudication.BothLost;
import io.github.marchesleague.rules.adjudication.DefaultHandling;
import io.github.marchesleague.rules.adjudication.LateResults;
import io.github.marchesleague.rules.adjudication.UnplayedMatches;
import io.github.marchesleague.rules.eligibility.LowerTeamNotStronger;
import io.github.marchesleague.rules.eligibility.SuspendedForSeveralClubs;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.Fine;
import io.github.marchesleague.rules.penalty.Sanction;
import io.github.marchesleague.rules.scoring.Scoring;
import java.math.BigDecimal;
import java.time.MonthDay;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Deadlines, agreements, fines and the other penalties of rule-set files: read, written, described, compared, reviewed. */
class PenaltyKeysTest {

    private static final String SHORT = "id: a\nname: A\nboards: 4\nrankedBy: match-points\ntieBreaks: [shared]\n";

    private static RuleSet rules(String keys) {
        RuleSet rules = RuleSetFile.read("a.yaml", SHORT + keys);
        String written = RuleSetFile.write(rules);
        assertThat(RuleSetFile.read("again", written)).isEqualTo(rules);
        return rules;
    }

    private static List<String> faults(String keys) {
        FaultsException refused =
                catchThrowableOfType(FaultsException.class, () -> RuleSetFile.read("a.yaml", SHORT + keys));
        return refused.faults().stream().map(Fault::toString).toList();
    }

    @Test
    void readsAndWritesWhatCaptainsMayAgreeOnAndWhatIsEmpty() {
        DefaultHandling defaults = rules(
                        "defaults: {bothAbsent: nothing, bothAgreed: void, gap: reported, vacant: unnamed}\n")
                .adjudication()
                .defaults();
        assertThat(defaults.bothAbsent()).isEqualTo(BothLost.NOTHING);
        assertThat(defaults.bothAgreed()).contains(BothLost.VOID);
        assertThat(defaults.vacant()).isEqualTo(DefaultHandling.Vacant.UNNAMED);
        assertThat(rules("boardOrder: {tolerance: 100}\nboardOrderByAgreement: true")
                        .adjudication()
                        .boardOrderByAgreement())
                .isTrue();
    }

    @Test
    void readsAndWritesFines() {
        DefaultHandling defaults = rules(
                        "defaults: {boardFine: 7.50 £, matchFine: {amount: 40 EUR, timesInLastRound: 2}}")
                .adjudication()
                .defaults();
        assertThat(defaults.boardFine()).contains(new Fine(new BigDecimal("7.50"), "£", 1));
        assertThat(defaults.matchFine()).contains(new Fine(new BigDecimal("40"), "EUR", 2));
        assertThat(faults("defaults: {boardFine: 40, matchFine: {amount: 4 EUR, timesInLastRound: 0}}"))
                .containsExactly(
                        "a.yaml:6:23: defaults.boardFine: \"40\" is not an amount of money; write the amount and the"
                                + " currency, such as 40 EUR",
                        "a.yaml:6:72: defaults.matchFine.timesInLastRound: 0 is too small; write a whole number from 1"
                                + " to 99");
    }

    @Test
    void readsAndWritesTheHeavySanctions() {
        Sanction.Builder replaced = Sanction.builder();
        Sanction.Builder own = Sanction.builder();
        assertThat(rules("complaints: {upheld: [{reach: match, score: 0-5}, {ownPointsLost: true, fine: 20 EUR,"
                                + " expulsion: true}]}")
                        .adjudication()
                        .complaints()
                        .upheld())
                .isEqualTo(Enforcement.punished(
                        replaced.reach(Sanction.Reach.MATCH)
                                .score(Score.parse("0-5").orElseThrow())
                                .build(),
                        own.ownPointsLost(true)
                                .fine(Fine.parse("20 EUR").orElseThrow())
                                .expulsion(true)
                                .build()));
        assertThat(faults("complaints: {upheld: {reach: board, score: 0-5}}"))
                .singleElement()
                .asString()
                .contains("a sanction with the score 0–5 for the match: its reach must be the match");
    }

    @Test
    void readsAndWritesDeadlines() {
        assertThat(rules("lateResults: {rule: 9, hours: 48, responsible: both, warnings: 2, penalty: match,"
                                + " matchPointsPerDay: 1, gamePointsPerDay: ½}")
                        .adjudication()
                        .lateResults())
                .contains(new LateResults(
                        "9",
                        OptionalInt.empty(),
                        OptionalInt.of(48),
                        LateResults.Responsible.BOTH,
                        2,
                        Enforcement.punished(Sanction.MATCH),
                        Points.ONE,
                        Points.HALF));
        RuleSet unplayed = rules("unplayedMatches: {outcome: both-lose}\n"
                + "unplayedClubMatches: {rule: 5, by: 01-31, outcome: void, gamePoints: 1, gamePointPerBoard: true}");
        assertThat(unplayed.adjudication().unplayedMatches())
                .contains(new UnplayedMatches(
                        "", Optional.empty(), UnplayedMatches.Outcome.BOTH_LOSE, Points.ZERO, false));
        assertThat(unplayed.adjudication().unplayedClubMatches())
                .contains(new UnplayedMatches(
                        "5", Optional.of(MonthDay.of(1, 31)), UnplayedMatches.Outcome.VOID, Points.ONE, true));
        assertThat(faults("unplayedMatches: {by: 31 January, outcome: lost}"))
                .containsExactly(
                        "a.yaml:6:23: unplayedMatches.by: \"31 January\" is not a day of the year; write month and day, such"
                                + " as 09-01",
                        "a.yaml:6:44: unplayedMatches.outcome: \"lost\" is not known here; allowed are: both-lose,"
                                + " defaulted-by-both, halved, void, controller-decides");
    }

    @Test
    void readsAndWritesRulesOnClubs() {
        RuleSet rules = rules("eligibility:\n"
                + "  - {by: lower-team-not-stronger, rule: 8, at: same-date, tolerance: 25, ratings: [nominated]}\n"
                + "  - {by: suspended-for-several-clubs, rule: 4, matches: 2, until: 12-31, breach: board}\n"
                + "  - {by: team-rating-limit, average: 120, absentCounts: false}\n");
        assertThat(rules.adjudication().eligibility().get(0).eligibility())
                .isInstanceOfSatisfying(LowerTeamNotStronger.class, rule -> {
                    assertThat(rule.at()).isEqualTo(LowerTeamNotStronger.At.SAME_DATE);
                    assertThat(rule.tolerance()).isEqualTo(25);
                });
        assertThat(rules.adjudication().eligibility().get(1).eligibility())
                .isEqualTo(new SuspendedForSeveralClubs("4", OptionalInt.of(2), Optional.of(MonthDay.of(12, 31))));
    }

    @Test
    void aSuspensionIsForOneMatchAtLeast() {
        assertThat(faults("eligibility: [{by: suspended-for-several-clubs, rule: 4, matches: 0}]"))
                .singleElement()
                .asString()
                .contains("eligibility[1].matches: 0 is too small; write a whole number from 1 to 99999");
        assertThatThrownBy(() -> new SuspendedForSeveralClubs("4", OptionalInt.of(0), Optional.empty()))
                .hasMessage("rule 4: a suspension for 0 matches; give 1 or more, or none");
    }

    @Test
    void readsAndWritesMovement() {
        assertThat(rules("movement: {up: 2, down: 2, playOff: true, refusalPassesTo: 3, leaversDown: 2,"
                                + " leaversTakePlaces: true}")
                        .movement())
                .isEqualTo(new Movement(2, 2, true, 3, 2, true));
        assertThat(rules("movement: {up: 2}").movement()).isEqualTo(new Movement(2, 0, false, 2));
        assertThat(rules("").movement()).isEqualTo(Movement.NONE);
        assertThat(faults("movement: {up: 3, refusalPassesTo: 2}"))
                .singleElement()
                .asString()
                .contains("a refusal passes to position 2, but 3 go up: give at least 3");
    }

    @ParameterizedTest
    @CsvSource({"match-counts-once-decided, MATCH_COUNTS_ONCE_DECIDED", "match-ignored, MATCH_IGNORED"})
    void readsAndWritesUnfinishedGames(String word, Scoring.Unfinished unfinished) {
        assertThat(rules("unfinishedGames: " + word).scoring().unfinished()).isEqualTo(unfinished);
    }

    /** Each key with what the rule book that it amounts to says of it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "defaults: {bothAgreed: void} | defaults | The captains may agree beforehand that nobody plays on a board; then it does not count for anybody.",
                "defaults: {gap: reported, vacant: unnamed} | defaults | A board lost by default without a name is an empty one; a named player who did not come fills his.",
                "defaults: {boardFine: 20 EUR} | defaults | A board lost by default costs a fine of 20 EUR.",
                "defaults: {matchFine: {amount: 20 EUR, timesInLastRound: 2}} | defaults | A match defaulted costs a fine of 20 EUR, 2 times as much in the last round.",
                "boardOrderByAgreement: true | boardOrderByAgreement | The two captains may agree on another order for their match.",
                "lateResults: {rule: 9, days: 3, warnings: 4, penalty: {matchPoints: 1}} | lateResults | The result of a match is to be reported by the home team within 3 days of the match (9). After 4 warnings a late report costs 1 match point.",
                "lateResults: {days: 3, warnings: 1, penalty: {matchPoints: 1, fine: {amount: 20 EUR, timesInLastRound: 2}}, matchPointsPerDay: 2} | lateResults | The result of a match is to be reported by the home team within 3 days of the match. After 1 warning a late report costs 1 match point and a fine of 20 EUR, 2 times as much in the last round. Besides, each day of delay costs 2 match points.",
                "lateResults: {days: 3, warnings: 2, gamePointsPerDay: 0.5} | lateResults | The result of a match is to be reported by the home team within 3 days of the match. After 2 warnings each day of delay costs ½ game points.",
                "lateResults: {days: 3} | lateResults | The result of a match is to be reported by the home team within 3 days of the match. A late report is reported, and changes no score by itself.",
                "lateResults: {hours: 48, responsible: both, matchPointsPerDay: 1} | lateResults | The result of a match is to be reported by both teams within 48 hours of its start. Each day of delay costs 1 match point.",
                "unplayedMatches: {rule: 5, outcome: both-lose} | unplayedMatches | A match that was not played by the end of the season is lost in full by both teams (5).",
                "unplayedClubMatches: {by: 01-31, outcome: void, gamePointPerBoard: true} | unplayedClubMatches | A match between teams of one club that was not played by 01-31 (month and day) counts for nobody, and costs both as many game points of the season as it has boards.",
                "eligibility: [{by: lower-team-not-stronger, breach: [match, {reach: match, expulsion: true}]}] | eligibility | The players of a lower team of a club may not be rated higher on average than those of a higher one in the same round; a breach costs, from one offence of the season to the next, all boards of the match; then all boards of the match and its place in the league.",
                "eligibility: [{by: suspended-for-several-clubs, rule: 4, matches: 2}] | eligibility | A player who appears for a second club is suspended from that match on, for 2 matches of the team that he would play for; a breach is reported, and changes no score by itself (4).",
                "complaints: {upheld: {reach: match, score: 0-5}} | complaints | A complaint about an ineligible player counts, whenever it comes; if it is upheld, the breach costs the match, which then counts 0–5.",
                "movement: {up: 1, down: 1, refusalPassesTo: 2, leaversDown: 2} | movement | 1 up and 1 down at the end of the season; a promotion that is refused passes down to position 2. A team that left during the season or was put out starts again 2 divisions down.",
                "movement: {down: 3, playOff: true} | movement | 0 up and 3 down at the end of the season. The next team plays off against the last that would stay in the division above.",
                "unfinishedGames: match-ignored | unfinishedGames | A match with an unfinished game counts for nobody."
            })
    void saysInProseAndInDifferencesWhatAKeyMeans(String key, String topic, String clause) {
        RuleSet with = rules(key);
        assertThat(RuleSetProse.clauses(with))
                .filteredOn(each -> each.topic().equals(topic))
                .extracting(RuleSetProse.Clause::text)
                .contains(clause);
        assertThat(RuleSetDiff.between(rules(""), with)).anySatisfy(change -> {
            assertThat(change.topic()).isEqualTo(topic);
            assertThat(change.text()).contains(clause);
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "boardOrderByAgreement: true | boardOrderByAgreement | The captains may agree on another order of the boards, and none is prescribed.",
                "defaults: {vacant: absent} | defaults | It is said which boards are empty ones of a short team, and a short team may leave any board empty.",
                "eligibility: [{by: team-rating-limit, average: none}] | eligibility | A limit for the ratings of a team is spoken of, and neither a sum nor an average is given.",
                "lateResults: {days: 3, warnings: 4} | lateResults | There are warnings for late reports, and nothing follows them."
            })
    void reviewsWhatHasNoEffect(String key, String about, String why) {
        assertThat(RuleSetReview.of(rules(key)))
                .contains(new RuleSetReview.Remark(RuleSetReview.Weight.NO_EFFECT, "", about, why));
    }
}
