/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSetFile;
import io.github.marchesleague.rules.season.SeasonDocument;
import io.github.marchesleague.rules.standings.Standings;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is meant to cost a team something is refused where it would bring it something, and nothing is counted twice. */
class PenaltiesAreNoRewardsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "lateResults: {rule: 7, days: 3, matchPointsPerDay: -1} | points taken off for each day must not be negative",
                "lateResults: {rule: 7, days: 3, gamePointsPerDay: -½} | points taken off for each day must not be negative",
                "unplayedMatches: {rule: 9, outcome: void, gamePoints: -2} | must not be negative, which would reward it",
                "complaints: {upheld: {reach: board, gamePoints: -1}} | a sanction of -1 points would reward the offence",
                "complaints: {upheld: {reach: match, matchPoints: -1}} | a sanction of -1 points would reward the offence",
                "complaints: {upheld: {reach: match, score: 9-9}} | a sanction with the score 9–9 is no loss",
                "complaints: {upheld: {reach: match, score: 4-0}} | a sanction with the score 4–0 is no loss",
            })
    void penaltiesTakeAway(String key, String fault) {
        assertThatThrownBy(() -> rules(key)).isInstanceOf(FaultsException.class).hasMessageContaining(fault);
    }

    /** A match whose agreement lists a board twice is refused; it is not left out of the season. */
    @Test
    void anAgreementNamesABoardOnce() {
        assertThatThrownBy(() -> SeasonDocument.read("season.yaml", """
                        teams: [A, B]
                        matches:
                          - {home: A, away: B, boards: ["1-0", "=", "=", "-/-"], agreed: {unplayed: [4, 4]}}
                        """))
                .isInstanceOf(FaultsException.class)
                .hasMessage(
                        "season.yaml:3:81: matches[1].agreed.unplayed[2]: board 4 is agreed to be unplayed already; name"
                                + " each board once");
    }

    @Test
    void aByeIsEnteredOnce() {
        assertThatThrownBy(() -> SeasonDocument.read("season.yaml", """
                        teams: [A, B]
                        byes: [{team: A, round: 1}, {team: A, round: 2}, {team: A, round: 1}]
                        """))
                .isInstanceOf(FaultsException.class)
                .hasMessage(
                        "season.yaml:2:57: byes[3].team: the bye is entered already; enter each bye once, or tell them"
                                + " apart by round");
    }

    /** 2½–½ with a board to go is won whatever becomes of that board, but its point can still decide about game points. */
    @Test
    void aTableIsNotFinalWhileADecidedMatchHasAGameToFinish() {
        RuleSet rules = rules("unfinishedGames: match-counts-once-decided");
        MatchResult decided = MatchResult.builder()
                .from(MatchResult.of("A", "B", "1-0", "1-0", "="))
                .addBoards(BoardResult.UNFINISHED)
                .build();
        Standings table = League.standings(List.of(decided), rules);
        assertThat(table.rows().get(0).tally().won()).isEqualTo(1);
        assertThat(table.outstanding()).isEqualTo(1);
        assertThat(table.isFinal()).isFalse();

        MatchResult finished = MatchResult.of("B", "C", "1-0", "1-0", "=", "=");
        assertThat(table.with(finished).outstanding()).isEqualTo(1);
        assertThat(League.standings(List.of(finished), rules).with(decided).outstanding())
                .isEqualTo(1);
        assertThat(League.standings(List.of(finished), rules).isFinal()).isTrue();
    }

    private static RuleSet rules(String key) {
        return RuleSetFile.read(
                "rules.yaml", "id: penal\nname: Penal\nbasedOn: herefordshire-2025-26\nreadings: ~\n" + key + "\n");
    }
}
