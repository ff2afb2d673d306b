/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.scoring.MatchPoints;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A fixed sample of the leagues that {@link RandomLeaguesProperties} and {@link WhatIfProperties} draw, quick enough to be
 * asked again for every change: every chain and every sort of league under each policy.
 */
class SampleLeaguesTest {

    /** The same as the scale of the rules, but not known to look at the scoreline only. */
    private static final MatchPoints OF_THEIR_OWN = MatchPoints.STANDARD::award;

    @ParameterizedTest
    @EnumSource
    void tablesAreThoseOfTheTranscription(PartialSplit policy) {
        for (int chain = 0; chain < DrawnLeague.CHAINS.size(); chain++) {
            for (int flavour = 0; flavour < DrawnLeague.FLAVOURS; flavour++) {
                // An unusual result needs company, and a large league takes the transcription long.
                int size = flavour == 4 ? 8 : 4 + (chain + flavour) % 4;
                DrawnLeague league = DrawnLeague.of(size, chain, policy, flavour, 1000L * chain + flavour);
                List<String> expected = AgainstTranscription.transcription(
                        league.teams(), league.matches(), league.playOffs(), league.literal());
                assertThat(AgainstTranscription.engine(
                                league.teams(), league.matches(), league.playOffs(), league.rules()))
                        .as("chain %s, flavour %s", chain, flavour)
                        .isEqualTo(expected);
                if (flavour == 4) {
                    assertThat(AgainstTranscription.engine(
                                    league.teams(), league.matches(), league.playOffs(), league.rules(OF_THEIR_OWN)))
                            .isEqualTo(expected);
                }
            }
        }
    }

    /** One large enough for sums to be kept, taken off and read team by team: 24 teams play 276 matches. */
    @ParameterizedTest
    @EnumSource
    void aLargeTableIsThatOfTheTranscription(PartialSplit policy) {
        DrawnLeague league = DrawnLeague.of(24, 7, policy, 0, 5);
        assertThat(AgainstTranscription.engine(league.teams(), league.matches(), league.playOffs(), league.rules()))
                .isEqualTo(AgainstTranscription.transcription(
                        league.teams(), league.matches(), league.playOffs(), league.literal()));
    }

    @ParameterizedTest
    @EnumSource
    void aTableMadeResultByResultIsThatOfAllResultsTogether(PartialSplit policy) {
        for (int chain = 0; chain < DrawnLeague.CHAINS.size(); chain++) {
            for (int flavour : List.of(0, 2, 4)) {
                DrawnLeague league = DrawnLeague.of(7, chain, policy, flavour, chain);
                madeResultByResult(league, chain % 2 == 0 ? league.rules() : league.rules(OF_THEIR_OWN), 4);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aLargeTableMadeResultByResultIsThatOfAllResultsTogether(PartialSplit policy) {
        for (int seed = 1; seed <= 2; seed++) {
            DrawnLeague league = DrawnLeague.of(24, 0, policy, 0, seed);
            madeResultByResult(league, league.rules(), 2);
        }
    }

    private static void madeResultByResult(DrawnLeague league, RuleSet rules, int later) {
        List<Team> teams = league.teams().stream().map(Team::of).toList();
        List<MatchResult> results = new ArrayList<>(rules.adjudicator()
                .adjudicate(AgainstTranscription.season(league.teams(), league.matches(), List.of()))
                .results());
        Collections.shuffle(results, new Random(7));
        int before = results.size() - later;
        Standings table = Standings.of(teams, results.subList(0, before), rules);
        for (int more = before; more < results.size(); more++) {
            table = table.with(results.get(more));
            Standings expected = Standings.of(teams, results.subList(0, more + 1), rules);
            assertThat(table.rows()).isEqualTo(expected.rows());
            assertThat(table.ties()).isEqualTo(expected.ties());
            assertThat(table.courses()).isEqualTo(expected.courses());
            assertThat(table.playOffs()).isEqualTo(expected.playOffs());
            assertThat(table.outstanding()).isEqualTo(expected.outstanding());
            assertThat(table.isFinal()).isEqualTo(expected.isFinal());
            assertThat(table.workings().matches()).isEqualTo(expected.workings().matches());
        }
    }
}
