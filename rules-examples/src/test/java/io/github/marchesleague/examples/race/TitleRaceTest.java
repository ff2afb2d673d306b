/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.explanation.Progress;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class TitleRaceTest {

    private static final List<BoardResult> GAMES =
            List.of(BoardResult.HOME_WIN, BoardResult.DRAW, BoardResult.AWAY_WIN);

    /** Four teams; two matches are left, and tie-breaks can decide everything. */
    private static Season.Builder season() {
        Season.Builder season = Season.builder();
        for (String team : List.of("A", "B", "C", "D")) {
            season.addTeams(Team.of(team));
        }
        return season.addMatches(
                played("A", "B", "1-0", "½-½", "½-½", "0-1"),
                played("A", "C", "1-0", "½-½", "½-½", "½-½"),
                played("B", "C", "1-0", "1-0", "½-½", "0-1"),
                played("C", "D", "0-1", "½-½", "1-0", "0-1"));
    }

    private static MatchCard played(String home, String away, String... boards) {
        return card(home, away)
                .boards(Arrays.stream(boards)
                        .map(token -> BoardCard.of(BoardResult.parse(token).orElseThrow()))
                        .toList())
                .build();
    }

    private static MatchCard.Builder card(String home, String away) {
        return MatchCard.builder().home(TeamId.of(home)).away(TeamId.of(away));
    }

    private static MatchCard open(String home, String away) {
        return card(home, away).status(MatchResult.Status.UNPLAYED).build();
    }

    private static TitleRace race(Season season, long mostTables) {
        RuleSet rules = RuleSets.herefordshire();
        return TitleRace.of(
                rules.adjudicator().adjudicate(season), League.standings(season, rules), mostTables, Progress.NONE);
    }

    @Test
    void goesThroughAllBoardsWithAllTieBreaks() {
        TitleRace race =
                race(season().addMatches(open("A", "D"), open("B", "D")).build(), TitleRace.MOST_TABLES);

        assertThat(race.method()).isEqualTo(TitleRace.Method.ALL_BOARDS);
        assertThat(race.tables()).isEqualTo(81 * 81);
        int[] best = {9, 9, 9, 9};
        int[] worst = new int[4];
        for (List<BoardResult> one : boards()) {
            for (List<BoardResult> other : boards()) {
                Standings end = League.standings(season().addMatches(
                                card("A", "D")
                                        .boards(one.stream().map(BoardCard::of).toList())
                                        .build(),
                                card("B", "D")
                                        .boards(other.stream()
                                                .map(BoardCard::of)
                                                .toList())
                                        .build())
                        .build());
                for (Row row : end.rows()) {
                    int team = row.team().name().charAt(0) - 'A';
                    long level = end.rows().stream()
                            .filter(each -> each.position() == row.position())
                            .count();
                    best[team] = Math.min(best[team], row.position());
                    worst[team] = Math.max(worst[team], row.position() + (int) level - 1);
                }
            }
        }
        for (TitleRace.Team team : race.teams()) {
            int number = team.team().value().charAt(0) - 'A';
            assertThat(team.best()).isEqualTo(Range.exactly(best[number]));
            assertThat(team.worst()).isEqualTo(Range.exactly(worst[number]));
        }
    }

    private static List<List<BoardResult>> boards() {
        List<List<BoardResult>> all = new ArrayList<>();
        for (int way = 0; way < 81; way++) {
            all.add(List.of(GAMES.get(way / 27), GAMES.get(way / 9 % 3), GAMES.get(way / 3 % 3), GAMES.get(way % 3)));
        }
        return all;
    }

    @Test
    void isWorkedOutOnPointsWhereTooManyTablesAreLeft() {
        Season season = season().addMatches(open("A", "D"), open("B", "D")).build();
        TitleRace race = race(season, 10);
        assertThat(race.method()).isEqualTo(TitleRace.Method.POINTS);
        assertThat(race.notes())
                .containsExactly(
                        "Worked out on points; where two positions are given, the tie-breaks would decide.",
                        "Points adjusted, defaults and rulings so far are in the figures; those still to come are not"
                                + " foreseen: every match left is taken to be played over the board.");
        // A and B have 3 points and a match left each, D has 2 and meets both, C has finished with 0.
        TitleRace.Team a = team(race, "A");
        assertThat(a.points()).isEqualTo(Points.of(3));
        assertThat(a.chance()).isEqualTo(TitleRace.Chance.CAN_WIN);
        assertThat(a.worst()).isEqualTo(Range.exactly(3));
        assertThat(a.enough()).isEmpty();
        assertThat(a.enoughToBeLevel()).contains(Points.of(5));
        assertThat(team(race, "C").chance()).isEqualTo(TitleRace.Chance.OUT);
        // With a win and a draw D has 5, and the one that it beat has 3, the other 4.
        assertThat(team(race, "D").enough()).contains(Points.of(5));
    }

    @Test
    void knowsTheChampion() {
        // B can still have 5 points as A has, but not as many game points.
        Season season = season().addMatches(played("A", "D", "1-0", "1-0", "1-0", "1-0"), open("B", "D"))
                .build();
        assertThat(team(race(season, 1), "A").chance()).isEqualTo(TitleRace.Chance.CANNOT_BE_OVERTAKEN);
        assertThat(race(season, 9).method()).isEqualTo(TitleRace.Method.ALL_SCORES);
        assertThat(team(race(season, 9), "A").chance()).isEqualTo(TitleRace.Chance.CHAMPION);
        TitleRace end = race(
                season().addMatches(
                                played("A", "D", "1-0", "1-0", "1-0", "1-0"),
                                played("B", "D", "0-1", "0-1", "0-1", "0-1"))
                        .build(),
                10);
        assertThat(end.method()).isEqualTo(TitleRace.Method.FINAL_TABLE);
        assertThat(team(end, "A").chance()).isEqualTo(TitleRace.Chance.CHAMPION);
    }

    @Test
    void doesNotSayHowManyMatchPointsATeamCanHaveWhereTheyDoNotRankIt() {
        RuleSet rules = RuleSet.builder()
                .from(RuleSets.herefordshire())
                .chain(new Chain(List.of(new Step(TieBreaks.GAME_POINTS, "")), PartialSplit.RE_FORM))
                .build();
        Season season = season().addMatches(open("A", "D")).build();
        TitleRace race = TitleRace.of(
                rules.adjudicator().adjudicate(season), League.standings(season, rules), 81, Progress.NONE);
        assertThat(race.method()).isEqualTo(TitleRace.Method.ALL_BOARDS);
        // A has 2 + 2½ game points, B 2 + 2½, C 1½ + 1½ + 1½, D 2½; from its last match a team has 0 to 4.
        assertThat(race.teams()).extracting(TitleRace.Team::most).containsOnly(Optional.empty());
        assertThat(team(race, "A").best()).isEqualTo(Range.exactly(1));
        assertThat(team(race, "D").best()).isEqualTo(Range.exactly(1));
        assertThat(RaceText.most(team(race, "A"))).isEmpty();
        assertThat(team(race(season, 81), "A").most()).contains(Points.of(5));
    }

    @Test
    void stopsAtOnceWhenInterrupted() {
        Season season = season().addMatches(open("A", "D"), open("B", "D")).build();
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> race(season, TitleRace.MOST_TABLES)).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    private static TitleRace.Team team(TitleRace race, String name) {
        return race.teams().stream()
                .filter(team -> team.team().equals(TeamId.of(name)))
                .findFirst()
                .orElseThrow();
    }
}
