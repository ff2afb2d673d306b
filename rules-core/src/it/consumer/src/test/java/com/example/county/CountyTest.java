/* SPDX-License-Identifier: Apache-2.0 */
package com.example.county;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.Breach;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSetFile;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.season.SeasonDocument;
import io.github.marchesleague.rules.standings.Separation;
import io.github.marchesleague.rules.standings.Standings;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CountyTest {
    private static final List<MatchResult> RESULTS = List.of(
            MatchResult.of("Wem", "Clun", "1-0", "½-½", "0-1"),
            MatchResult.of("Clun", "Onny", "1-0", "1-0", "0-1"),
            MatchResult.of("Onny", "Wem", "0-1", "½-½", "½-½"));

    @Test
    void computesATable() {
        Standings table = League.standings(List.of(
                MatchResult.of("Wem", "Clun", "1-0", "½-½", "0-1", "1-0"),
                MatchResult.of("Clun", "Onny", "1-0", "1-0", "0-1", "½-½")));
        assertEquals(
                List.of("Clun", "Wem", "Onny"),
                table.rows().stream().map(row -> row.team().name()).toList());
        assertThrows(
                UnsupportedOperationException.class, () -> table.rows().remove(0));
    }

    @Test
    void readsARuleSet() {
        RuleSet rules = RuleSetFile.read(
                "a.yaml", "{id: a, name: A, boards: 3, rankedBy: match-points, tieBreaks: [shared], partialSplit: re-form}");
        assertEquals(3, League.standings(RESULTS, rules).rows().size());
        FaultsException refused =
                assertThrows(FaultsException.class, () -> RuleSetFile.read("b.yaml", "{id: b, nam: B}"));
        assertTrue(refused.getMessage().contains("nam"), refused.getMessage());
    }

    // Wem 1½ + 2 = 3½, one match won: 4½. Clun 1½ + 2 = 3½, one match won: 4½. Onny 1 + 1 = 2.
    // Wem drew one board against Clun and two against Onny, Clun drew one: Clun is first.
    @Test
    void ownTieBreakAndOwnScoringDecide() {
        for (RuleSet rules : List.of(CountyRules.fromCode(), CountyRules.fromFile())) {
            Standings table = League.standings(RESULTS, rules);
            assertEquals(
                    List.of("Clun", "Wem", "Onny"),
                    table.rows().stream().map(row -> row.team().name()).toList());
            assertEquals("4½", table.rows().get(0).tally().matchPoints().toString());
        }
    }

    @Test
    void explainsATie() {
        Standings table = League.standings(RESULTS, CountyRules.fromCode());
        Separation separation = table.separation(TeamId.of("Wem"), TeamId.of("Clun")).orElseThrow();
        assertEquals("Clun", separation.above().toString());
        assertEquals("fewest-draws", separation.criterion());
        assertEquals("A7", separation.rule());
        assertEquals("1", separation.figureAbove().toString());
        assertEquals("3", separation.figureBelow().toString());
        assertEquals(1, table.ties().size());
        assertEquals(1, table.ties().get(0).steps().size());
    }

    @Test
    void ownRuleOnDefaultedMatchesDecides() {
        MatchCard card = MatchCard.builder()
                .home(TeamId.of("Wem"))
                .away(TeamId.of("Clun"))
                .addBoards(BoardCard.of(BoardResult.HOME_WIN))
                .addBoards(BoardCard.of(BoardResult.HOME_WIN))
                .addBoards(BoardCard.of(BoardResult.AWAY_WIN_BY_DEFAULT))
                .build();
        AdjudicatedMatch match = CountyRules.fromCode()
                .adjudicator()
                .adjudicate(Season.builder().addMatches(card).build())
                .matches()
                .get(0);
        assertTrue(
                match.result().boards().stream().allMatch(BoardResult.AWAY_WIN_BY_DEFAULT::equals),
                match.result().toString());
    }

    @Test
    void ownOrderOfTheBoardsIsChecked() {
        Season season = SeasonDocument.read(
                        "season.yaml",
                        """
                        teams: [Wem, Clun]
                        players:
                          - {id: Boas, team: Wem}
                          - {id: Adam, team: Wem}
                          - {id: Carr, team: Clun}
                          - {id: Dale, team: Clun}
                        matches:
                          - home: Wem
                            away: Clun
                            boards: [{home: Boas, away: Carr, result: 1-0}, {home: Adam, away: Dale, result: 1-0}, 1-0]
                        """)
                .season();
        List<Breach> breaches = CountyRules.fromCode()
                .adjudicator()
                .adjudicate(season)
                .matches()
                .get(0)
                .breaches();
        assertEquals(1, breaches.size());
        assertEquals("A1", breaches.get(0).rule());
    }

    @Test
    void nothingElseCameAlong() throws ReflectiveOperationException {
        assertThrows(ClassNotFoundException.class, () -> Class.forName("org.immutables.value.Value"));
        assertEquals(
                Boolean.getBoolean("expected.module"),
                CountyRules.class.getModule().isNamed());
        assertEquals(
                Boolean.getBoolean("expected.module"), League.class.getModule().isNamed());
        Class<?> vavr = Class.forName("io.vavr.collection.List");
        String from = vavr.getProtectionDomain().getCodeSource().getLocation().toString();
        assertTrue(from.contains("vavr-" + System.getProperty("expected.vavr") + ".jar"), from);
        assertFalse(Optional.of(vavr).isEmpty());
    }
}
