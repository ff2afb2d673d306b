/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a committee is told of a figure that is too large, of a word in the wrong company, and of what it cannot have meant. */
class RuleSetMessagesTest {

    private static final String SHORT = "id: a\nname: A\nboards: 4\nrankedBy: match-points\n";

    private static List<String> faults(String text) {
        try {
            RuleSetFile.read("a.yaml", text);
            return List.of();
        } catch (FaultsException e) {
            return e.faults().stream().map(Fault::toString).toList();
        }
    }

    private static List<String> faultsOf(String more) {
        return faults(SHORT + "tieBreaks: [shared]\n" + more);
    }

    /** A number that is one is not called none; the range says what is wrong with it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "lateResults: {days: 99999999999999999999} | lateResults.days: \"99999999999999999999\" is too large; write a whole number from 0 to 999",
                "lateResults: {days: -99999999999999999999} | lateResults.days: \"-99999999999999999999\" is too small; write a whole number from 0 to 999",
                "lateResults: {days: 1000} | lateResults.days: 1000 is too large; write a whole number from 0 to 999",
                "lateResults: {days: 1e3} | lateResults.days: \"1e3\" is not a whole number; write a whole number from 0 to 999",
                "ratings: [{fixed: 12345678901}] | ratings[1].fixed: \"12345678901\" is too large; write a whole number from 0 to 9999",
                "boardPoints: {win: 1234567890} | boardPoints.win: \"1234567890\" is out of range; write at most nine digits before the decimal point and nine after it",
                "boardPoints: {loss: -1234567890} | boardPoints.loss: \"-1234567890\" is out of range; write at most nine digits before the decimal point and nine after it",
                "boardPoints: {draw: 0.1234567890} | boardPoints.draw: \"0.1234567890\" is out of range; write at most nine digits before the decimal point and nine after it",
                "boardPoints: {win: 1234567890½} | boardPoints.win: \"1234567890½\" is out of range; write at most nine digits before the decimal point and nine after it",
                "boardPoints: {win: one} | boardPoints.win: \"one\" is not points; write for example 2, ½ or 0.5",
                "defaults: {boardFine: 0 EUR} | defaults.boardFine: \"0 EUR\" is out of range; write an amount above 0 with at most nine digits before the point and four after it",
                "defaults: {boardFine: -5 EUR} | defaults.boardFine: \"-5 EUR\" is out of range; write an amount above 0 with at most nine digits before the point and four after it",
                "defaults: {boardFine: 1234567890 EUR} | defaults.boardFine: \"1234567890 EUR\" is out of range; write an amount above 0 with at most nine digits before the point and four after it",
                "defaults: {boardFine: 1.23456 EUR} | defaults.boardFine: \"1.23456 EUR\" is out of range; write an amount above 0 with at most nine digits before the point and four after it",
                "defaults: {boardFine: five EUR} | defaults.boardFine: \"five EUR\" is not an amount of money; write the amount and the currency, such as 40 EUR"
            })
    void figuresOutOfRange(String keys, String message) {
        assertThat(faultsOf(keys + "\n")).singleElement().asString().endsWith(": " + message);
    }

    @Test
    void whatAStepAppliesToIsFaultedWhereItStands() {
        String chain = "movement: {up: 1}\ntieBreaks:\n  - game-points\n  - {by: match-wins, appliesTo: ";
        assertThat(faults(SHORT + chain + "[promotion, promotion]}\n"))
                .containsExactly(
                        "a.yaml:8:33: tieBreaks[2].appliesTo: promotion is named twice; change one of these values");
        assertThat(faults(SHORT + chain + "[relegation, relegation]}\n"))
                .containsExactly(
                        "a.yaml:8:33: tieBreaks[2].appliesTo: relegation is named twice; change one of these values");
        assertThat(faults(SHORT + chain + "[promotion, relegation]}\n"))
                .containsExactly(
                        "a.yaml:8:33: tieBreaks[2].appliesTo: match-wins applies to relegation, and nobody is relegated; say"
                                + " how many go down (movement.down); change one of these values");
        assertThat(faults(SHORT.replace("match-points", "{by: match-points, appliesTo: title}") + "tieBreaks: []\n"))
                .containsExactly(
                        "a.yaml:4:41: rankedBy.appliesTo: the table itself is ranked by match-points, which cannot apply to"
                                + " some places only; change one of these values");
    }

    /** Readings of the rule set below speak of an order that is no longer there; the key that took it away is named. */
    @Test
    void whatNoLongerFitsBelowIsFaultedAtTheKeyThatIsToBlame() {
        List<String> faults =
                faults("id: b\nname: B\nbasedOn: herefordshire-2025-26\nboardOrder: ~\nboardOrderByAgreement: true\n");
        assertThat(faults)
                .hasSize(3)
                .allSatisfy(
                        fault -> assertThat(fault)
                                .startsWith(
                                        "a.yaml:4:13: boardOrder: with these differences something no longer fits in the rule set that this one"
                                                + " is based on: readings[")
                                .endsWith(
                                        "; write something else here, or the key \"readings\" too, with what is to be in force"));
        assertThat(
                        faults(
                                "id: b\nname: B\nbasedOn: herefordshire-2025-26\nboardOrder: ~\nboardOrderByAgreement: true\nreadings: ~\n"))
                .isEmpty();
    }

    private static List<String> remarks(String more) {
        return RuleSetReview.of(RuleSetFile.read("a.yaml", SHORT + "tieBreaks: [shared]\n" + more)).stream()
                .map(remark -> remark.weight() + " " + remark)
                .toList();
    }

    @Test
    void aPlayOffWithoutPromotionIsRemarked() {
        assertThat(remarks("movement: {up: 0, playOff: true}\n"))
                .containsExactly(
                        "LEFT_OPEN movement: Nobody goes up without playing off, not even the first team: it meets the last"
                                + " that would stay in the division above. Give up as 1 or more where the first goes up and the next plays"
                                + " off.");
        assertThat(remarks("movement: {up: 1, playOff: true}\n")).isEmpty();
        assertThat(remarks("movement: {up: 0, down: 1}\n")).isEmpty();
    }

    /** Four boards bring 4 in all, whoever wins them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "boardOrder: {tolerance: 80}; boardOrderBreach: {reach: match, score: 0-9} | CANNOT_WORK boardOrderBreach | 0–9, which is 9",
                "complaints: {rule: 12, upheld: {reach: match, score: 0-9}} | CANNOT_WORK complaints (12) | 0–9, which is 9",
                "complaints: {upheld: [match, {reach: match, score: 0-3}]} | LEFT_OPEN complaints | 0–3, which is 3",
                "eligibility: [{by: squads, rule: 8, breach: {reach: match, score: 1-4}}] | CANNOT_WORK eligibility (8) | 1–4, which is 5",
                "defaults: {shortTeamRule: 5, gap: {reach: match, score: 0-5}} | CANNOT_WORK defaults (5) | 0–5, which is 5",
                "lateResults: {rule: 3, days: 1, penalty: {reach: match, score: 0-5}} | CANNOT_WORK lateResults (3) | 0–5, which is 5"
            })
    void aScoreThatTheBoardsDoNotBringIsRemarked(String keys, String about, String score) {
        assertThat(remarks(keys.replace("; ", "\n") + "\n"))
                .containsExactly(about + ": A match that is lost as a penalty counts " + score
                        + " in all; its 4 boards bring 4.");
        assertThat(remarks(keys.replace("; ", "\n").replaceAll("score: .-.", "score: 0-4") + "\n"))
                .isEmpty();
    }

    /** With 3 points for a game won and 1 for one lost, four boards bring 16. */
    @Test
    void whatBoardsBringGoesByTheirPoints() {
        assertThat(remarks(
                        "boardPoints: {win: 3, draw: 2, loss: 1}\ncomplaints: {upheld: {reach: match, score: 4-12}}\n"))
                .isEmpty();
        assertThat(remarks(
                        "boardPoints: {win: 3, draw: 2, loss: 1}\ncomplaints: {upheld: {reach: match, score: 0-4}}\n"))
                .containsExactly(
                        "LEFT_OPEN complaints: A match that is lost as a penalty counts 0–4, which is 4 in all; its 4 boards"
                                + " bring 16.");
    }
}
