/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** A table with one result more is the table of all results together, in every respect. */
class WhatIfProperties {

    @Property(tries = 400)
    void oneResultMoreIsAllResultsTogether(
            @ForAll @IntRange(min = 2, max = 40) int teams,
            @ForAll @IntRange(max = 3) int flavour,
            @ForAll PartialSplit policy,
            @ForAll Random random) {
        RuleSet rules = RuleSet.builder()
                .from(RuleSets.herefordshire())
                .chain(new Chain(RuleSets.herefordshire().chain().steps(), policy))
                .build();
        List<MatchResult> results = new ArrayList<>();
        for (int home = 0; home < teams; home++) {
            for (int away = home + 1; away < teams; away++) {
                results.add(match(home, away, flavour, random));
            }
        }
        Collections.shuffle(results, random);
        int later = Math.min(results.size(), 1 + random.nextInt(3));
        int before = results.size() - later;
        Standings table = League.standings(results.subList(0, before), rules);
        for (int more = before; more < results.size(); more++) {
            table = table.with(results.get(more));
            assertSame(table, League.standings(results.subList(0, more + 1), rules));
        }
    }

    /** Mostly matches that leave everybody level, so that large groups go through the head-to-head steps. */
    private static MatchResult match(int home, int away, int flavour, Random random) {
        String one = "Team " + (char) ('A' + home);
        String other = "Team " + (char) ('A' + away);
        if (random.nextInt(60) == 0) {
            return switch (random.nextInt(4)) {
                case 0 -> MatchResult.of(one, other, "1-0", "1-0", "½-½", "½-½");
                case 1 -> MatchResult.of(one, other, "+/-", "½-0", "void", "-/-");
                case 2 -> MatchResult.ofTotal(one, other, "2.3-1.7");
                default -> MatchResult.outstanding(one, other);
            };
        }
        if (flavour == 0) {
            return MatchResult.of(one, other, "½-½", "½-½", "½-½", "½-½");
        }
        List<String> boards = new ArrayList<>(List.of("1-0", "0-1", "0-1", "1-0"));
        if (flavour == 1) {
            Collections.shuffle(boards, random);
        } else if (flavour == 2 && away == home + 1) {
            Collections.swap(boards, 2, 3);
        }
        return MatchResult.of(one, other, boards.toArray(String[]::new));
    }

    private static void assertSame(Standings table, Standings expected) {
        assertThat(table.rows()).isEqualTo(expected.rows());
        assertThat(table.ties()).isEqualTo(expected.ties());
        assertThat(table.playOffs()).isEqualTo(expected.playOffs());
        assertThat(table.outstanding()).isEqualTo(expected.outstanding());
    }

    @Example
    void manyResultsOneAfterTheOther() {
        Random random = new Random(7);
        List<MatchResult> results = new ArrayList<>();
        Standings table = League.standings(results);
        for (int home = 0; home < 20; home++) {
            for (int away = home + 1; away < 20; away++) {
                MatchResult match = match(home, away, 1, random);
                results.add(match);
                table = table.with(match);
            }
        }
        assertSame(table, League.standings(results));
    }

    /** A team that is known from an outstanding match only stays when another new team comes in. */
    @Example
    void aTeamWithoutAResultStaysInTheTable() {
        List<MatchResult> results = List.of(MatchResult.outstanding("Clun", "Ross"));
        MatchResult later = MatchResult.of("Ludlow", "Clun", "1-0", "1-0", "0-1", "½-½");
        assertSame(League.standings(results).with(later), League.standings(List.of(results.get(0), later)));
    }

    @Example
    void aMatchThatIsThereAlreadyIsRefused() {
        Standings table = League.standings(List.of(MatchResult.of("Clun", "Ross", "1-0", "1-0", "0-1", "½-½")));
        assertThatThrownBy(() -> table.with(MatchResult.of("Clun", "Ross", "1-0", "0-1", "0-1", "½-½")))
                .isInstanceOf(FaultsException.class)
                .hasMessage("Clun – Ross: the match is given twice; keep one result, or tell the two apart by round or"
                        + " date");
    }
}
