/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static io.github.marchesleague.rules.Cases.maps;
import static io.github.marchesleague.rules.Cases.points;
import static io.github.marchesleague.rules.Cases.text;
import static io.github.marchesleague.rules.Cases.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.Cases;
import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Figure;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Public reports of faults in tables, each as a scenario. */
class FieldReportsTest {

    /** A table that somebody holds does not change when a result comes in. */
    @Test
    void fr121_aTableIsOneSnapshot() {
        Standings before = League.standings(List.of(
                MatchResult.of("Clun", "Ross", "1-0", "1-0", "½-½", "½-½"),
                MatchResult.of("Ludlow", "Clun", "½-½", "½-½", "½-½", "½-½")));
        List<Row> rows = List.copyOf(before.rows());
        Standings after = before.with(MatchResult.of("Ross", "Ludlow", "0-1", "0-1", "0-1", "0-1"));
        assertThat(before.rows()).isEqualTo(rows);
        assertThat(before.rows()).extracting(row -> row.team().name()).containsExactly("Clun", "Ludlow", "Ross");
        assertThat(after.rows()).extracting(row -> row.team().name()).containsExactly("Ludlow", "Clun", "Ross");
    }

    /** A bye is no opponent; of several that are level at the bottom one is left out, unless the rules say all. */
    @Test
    void fr161_byesAndLevelOpponentsInTheOpponentsPoints() {
        assertThat(figureOf("A", List.of(9, 6, 3), false)).isEqualTo(Figure.of(Points.of(6)));
        assertThat(figureOf("B", List.of(8, 7, 2), false)).isEqualTo(Figure.of(Points.of(7)));
        assertThat(figureOf("C", List.of(9, 6, 3, 3), false)).isEqualTo(Figure.of(Points.of(9)));
        assertThat(figureOf("C", List.of(9, 6, 3, 3), true)).isEqualTo(Figure.of(Points.of(6)));
    }

    /** 7.2.2(c) of a team that drew 2–2 with opponents whose game points then come to these totals. */
    private static Figure figureOf(String name, List<Integer> totals, boolean allLevel) {
        Season.Builder season = Season.builder().addTeams(Team.of(name));
        for (int i = 0; i < totals.size(); i++) {
            TeamId opponent = TeamId.of("Opponent " + i);
            season.addTeams(Team.of(opponent.value()));
            MatchCard.Builder card = MatchCard.builder().home(TeamId.of(name)).away(opponent);
            for (int board = 0; board < 4; board++) {
                card.addBoards(BoardCard.of(BoardResult.DRAW));
            }
            season.addMatches(card.build());
            season.addRulings(new Ruling.PointsAdjusted(
                    new Adjustment(opponent, Points.ZERO, Points.of(totals.get(i) - 2L), "13.5", "other matches")));
        }
        Criterion criterion = Criterion.of(Measure.OPPONENTS_GAME_POINTS)
                .cutHighest(1)
                .cutLowest(1)
                .cutAllLevel(allLevel)
                .build();
        RuleSet rules = RuleSet.builder()
                .from(RuleSets.herefordshire())
                .chain(new Chain(
                        List.of(new Step(TieBreaks.MATCH_WINS, ""), new Step(criterion, "7.2.2(c)")),
                        PartialSplit.RE_FORM))
                .build();
        Standings table = League.standings(season.build(), rules);
        return table.separation(TeamId.of(name), TeamId.of("Opponent 0"))
                .orElseThrow()
                .figureAbove();
    }

    /** The golden tables agree with their own cards before the engine is measured by them. */
    @Test
    void fr164_goldenTablesAddUp() {
        for (Map<String, Object> league : maps(Cases.file("herefordshire-standings.json"), "cases")) {
            Map<String, Points> gamePoints = new HashMap<>();
            Map<String, Points> matchPoints = new HashMap<>();
            for (Map<String, Object> match : maps(league, "matches")) {
                Points home = Points.ZERO;
                Points away = Points.ZERO;
                String defaulted = text(match, "defaultedBy");
                List<String> boards = texts(match, "boards");
                for (String token : boards == null ? List.of("=", "=", "=", "=") : boards) {
                    boolean homeLost = "home".equals(defaulted) || "both".equals(defaulted) || token.startsWith("-/");
                    boolean awayLost = "away".equals(defaulted) || "both".equals(defaulted) || token.endsWith("/-");
                    boolean halved = homeLost == awayLost && (homeLost || !token.matches("1-0|0-1"));
                    boolean homeWon = homeLost == awayLost ? token.equals("1-0") : awayLost;
                    home = home.plus(halved ? Points.HALF : homeWon ? Points.ONE : Points.ZERO);
                    away = away.plus(halved ? Points.HALF : homeWon ? Points.ZERO : Points.ONE);
                }
                int outcome = home.compareTo(away);
                gamePoints.merge(text(match, "home"), home, Points::plus);
                gamePoints.merge(text(match, "away"), away, Points::plus);
                matchPoints.merge(text(match, "home"), Points.of(1L + outcome), Points::plus);
                matchPoints.merge(text(match, "away"), Points.of(1L - outcome), Points::plus);
            }
            for (Map<String, Object> row : maps(league, "expected")) {
                String team = text(row, "team");
                assertThat(gamePoints.getOrDefault(team, Points.ZERO))
                        .as("%s, %s", league.get("id"), team)
                        .isEqualTo(points(row.get("gamePoints")));
                assertThat(matchPoints.getOrDefault(team, Points.ZERO))
                        .as("%s, %s", league.get("id"), team)
                        .isEqualTo(points(row.get("matchPoints")));
            }
        }
    }
}
