/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What must hold of every table, whatever the results. */
class StandingsProperties {

    @Provide
    Arbitrary<List<MatchResult>> partlyPlayed() {
        return LeagueArbitraries.partlyPlayed();
    }

    @Provide
    Arbitrary<List<MatchResult>> finished() {
        return LeagueArbitraries.finished();
    }

    private static RuleSet herefordshireWith(PartialSplit policy) {
        RuleSet rules = RuleSets.herefordshire();
        return RuleSet.builder()
                .from(rules)
                .chain(new Chain(rules.chain().steps(), policy))
                .build();
    }

    @Property
    void anyOrderOfResultsGivesTheSameTable(
            @ForAll @From("partlyPlayed") List<MatchResult> results,
            @ForAll PartialSplit policy,
            @ForAll Random random) {
        List<MatchResult> shuffled = new ArrayList<>(results);
        Collections.shuffle(shuffled, random);
        Standings table = League.standings(results, herefordshireWith(policy));
        Standings again = League.standings(shuffled, herefordshireWith(policy));
        assertThat(again.rows()).isEqualTo(table.rows());
        assertThat(again.playOffs()).isEqualTo(table.playOffs());
    }

    @Property
    void anyOrderOfEntriesGivesTheSameTable(
            @ForAll @From("partlyPlayed") List<MatchResult> results, @ForAll Random random) {
        List<Team> teams = new ArrayList<>(
                League.standings(results).rows().stream().map(Row::team).toList());
        Standings table = League.standings(results);
        Collections.shuffle(teams, random);
        assertThat(Standings.of(teams, results, RuleSets.herefordshire()).rows())
                .isEqualTo(table.rows());
    }

    /** New names that keep the alphabetical order must change nothing but the names. */
    @Property
    void renamingTeamsRenamesTheTable(@ForAll @From("partlyPlayed") List<MatchResult> results, @ForAll Random random) {
        Map<TeamId, TeamId> renamed = new HashMap<>();
        List<MatchResult> others = results.stream()
                .map(match -> MatchResult.builder()
                        .from(match)
                        .home(renamed.computeIfAbsent(match.home(), id -> TeamId.of("Other " + id)))
                        .away(renamed.computeIfAbsent(match.away(), id -> TeamId.of("Other " + id)))
                        .build())
                .toList();
        List<Row> rows = League.standings(results).rows();
        List<Row> otherRows = League.standings(others).rows();
        assertThat(otherRows).hasSameSizeAs(rows);
        for (int place = 0; place < rows.size(); place++) {
            Row row = rows.get(place);
            Row other = otherRows.get(place);
            assertThat(other.team().id()).isEqualTo(renamed.get(row.team().id()));
            assertThat(other.position()).isEqualTo(row.position());
            assertThat(other.tally()).isEqualTo(row.tally());
            assertThat(other.aheadOfNextBy()).isEqualTo(row.aheadOfNextBy());
        }
    }

    @Property
    void everyStepPartitionsItsGroupAndNeverMergesWhatWasSeparated(
            @ForAll @From("partlyPlayed") List<MatchResult> results, @ForAll PartialSplit policy) {
        Standings table = League.standings(results, herefordshireWith(policy));
        for (Tie tie : table.ties()) {
            Set<Set<TeamId>> separated = new HashSet<>();
            for (Tie.StepTaken step : tie.steps()) {
                assertThat(tie.teams()).containsAll(step.among());
                assertThat(Collections.disjoint(pairs(step.among()), separated)).isTrue();
                if (step.division() instanceof Division.Ordered ordered) {
                    List<TeamId> all = ordered.parts().stream()
                            .flatMap(part -> part.teams().stream())
                            .toList();
                    assertThat(all).containsExactlyInAnyOrderElementsOf(step.among());
                    Set<Set<TeamId>> together = new HashSet<>();
                    ordered.parts().forEach(part -> together.addAll(pairs(part.teams())));
                    Set<Set<TeamId>> apart = pairs(step.among());
                    apart.removeAll(together);
                    separated.addAll(apart);
                }
            }
        }
    }

    private static Set<Set<TeamId>> pairs(List<TeamId> teams) {
        Set<Set<TeamId>> pairs = new HashSet<>();
        for (TeamId one : teams) {
            teams.stream().filter(other -> !other.equals(one)).forEach(other -> pairs.add(Set.of(one, other)));
        }
        return pairs;
    }

    @Property
    void positionsAreThoseOfSharedPlaces(@ForAll @From("partlyPlayed") List<MatchResult> results) {
        List<Row> rows = League.standings(results).rows();
        for (int place = 0; place < rows.size(); place++) {
            Row row = rows.get(place);
            boolean startsAPosition = place == 0 || rows.get(place - 1).position() != row.position();
            assertThat(row.position())
                    .isEqualTo(startsAPosition ? place + 1 : rows.get(place - 1).position());
            long with =
                    rows.stream().filter(r -> r.position() == row.position()).count();
            assertThat(row.shared()).isEqualTo(with > 1);
            boolean last = place + 1 == rows.size();
            assertThat(row.aheadOfNextBy().isEmpty())
                    .isEqualTo(last || rows.get(place + 1).position() == row.position());
        }
    }

    @Property
    void figuresOfNeighboursAgreeWithTheirOrder(
            @ForAll @From("partlyPlayed") List<MatchResult> results, @ForAll PartialSplit policy) {
        Standings table = League.standings(results, herefordshireWith(policy));
        List<Row> rows = table.rows();
        for (int place = 0; place + 1 < rows.size(); place++) {
            Row row = rows.get(place);
            var separation =
                    table.separation(row.team().id(), rows.get(place + 1).team().id());
            assertThat(separation.map(s -> new Row.Decider(s.criterion(), s.rule())))
                    .isEqualTo(row.aheadOfNextBy());
            separation.ifPresent(s -> {
                int comparison = s.figureAbove().compareTo(s.figureBelow());
                assertThat(s.criterion().equals("board-count") ? -comparison : comparison)
                        .isPositive();
            });
        }
    }

    /** In a finished single all-play-all criterion (c) separates nobody who is level on game points. */
    @Property
    void trimmedOpponentsNeverDecideAFinishedLeague(@ForAll @From("finished") List<MatchResult> results) {
        assertThat(League.standings(results).rows())
                .noneMatch(row -> row.aheadOfNextBy()
                        .filter(c -> c.id().equals("opponents-game-points-trimmed"))
                        .isPresent());
    }

    /** Two teams level on match points and game points after one match of four boards play off only if all were drawn. */
    @Property
    void twoTeamsPlayOffOnlyAfterFourDraws(@ForAll @From("finished") List<MatchResult> results) {
        Standings table = League.standings(results);
        for (Tie tie : table.ties()) {
            // Only those that no third team was ever level with: with three, their own match may separate them.
            if (tie.teams().size() == 2 && table.playOffs().contains(tie.teams())) {
                assertThat(results)
                        .filteredOn(m ->
                                tie.teams().contains(m.home()) && tie.teams().contains(m.away()))
                        .allSatisfy(m -> assertThat(m.boards())
                                .allSatisfy(board -> assertThat(board.home()).isEqualTo(Points.HALF)));
            }
        }
    }

    @Property
    void aResultChangesNoOtherTeamsMatchPoints(@ForAll @From("partlyPlayed") List<MatchResult> results) {
        if (results.isEmpty()) {
            return;
        }
        MatchResult last = results.get(results.size() - 1);
        List<Team> teams =
                League.standings(results).rows().stream().map(Row::team).toList();
        Map<TeamId, Points> without =
                matchPoints(Standings.of(teams, results.subList(0, results.size() - 1), RuleSets.herefordshire()));
        Map<TeamId, Points> with = matchPoints(League.standings(results));
        with.forEach((team, points) -> {
            if (!team.equals(last.home()) && !team.equals(last.away())) {
                assertThat(points).isEqualTo(without.get(team));
            }
        });
    }

    private static Map<TeamId, Points> matchPoints(Standings table) {
        Map<TeamId, Points> points = new HashMap<>();
        table.rows().forEach(row -> points.put(row.team().id(), row.tally().matchPoints()));
        return points;
    }

    @Property
    void aTeamWithoutMatchesAppears(@ForAll @From("partlyPlayed") List<MatchResult> results) {
        Season.Builder season = Season.builder().addTeams(Team.of("Zeal"));
        League.standings(results).rows().forEach(row -> season.addTeams(row.team()));
        Row zeal = League.standings(season.build()).rows().stream()
                .filter(row -> row.team().name().equals("Zeal"))
                .findFirst()
                .orElseThrow();
        assertThat(zeal.tally().played()).isZero();
        assertThat(zeal.tally().matchPoints()).isEqualTo(Points.ZERO);
    }
}
