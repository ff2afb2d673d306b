/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Real competitions under the rule sets that come with the library, against their final tables. */
class CompetitionsTest {

    /** The example seasons, which the program's tests use too. */
    private static final Path SEASONS = Path.of("../rules-examples/seasons");

    private static List<String[]> csv(String folder, String name) {
        Path file = SEASONS.resolve(folder).resolve(name);
        try {
            return Files.exists(file)
                    ? Files.readAllLines(file, StandardCharsets.UTF_8).stream()
                            .skip(1)
                            .map(line -> line.split(",", -1))
                            .toList()
                    : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static BoardResult board(String[] line) {
        return switch (line[6]) {
            case "away_default" -> BoardResult.HOME_WIN_BY_DEFAULT;
            case "home_default" -> BoardResult.AWAY_WIN_BY_DEFAULT;
            case "double_default" -> BoardResult.DOUBLE_DEFAULT;
            default -> BoardResult.parse(line[4] + "-" + line[5]).orElseThrow();
        };
    }

    private static Season season(String folder) {
        Map<String, List<BoardResult>> boards = new LinkedHashMap<>();
        csv(folder, "boards.csv")
                .forEach(line -> boards.computeIfAbsent(line[0] + line[1] + line[2], key -> new ArrayList<>())
                        .add(board(line)));
        Set<String> teams = new LinkedHashSet<>();
        Season.Builder season = Season.builder();
        for (String[] line : csv(folder, "matches.csv")) {
            teams.add(line[2]);
            teams.add(line[3]);
            MatchCard.Builder card =
                    MatchCard.builder().home(TeamId.of(line[2])).away(TeamId.of(line[3]));
            if (line[0].matches("\\d+")) {
                card.round(Integer.parseInt(line[0]));
            }
            if (!line[1].isEmpty()) {
                card.date(LocalDate.parse(line[1]));
            }
            List<BoardResult> played = boards.get(line[0] + line[2] + line[3]);
            if (played == null) {
                card.total(Score.parse(line[4] + "-" + line[5]).orElseThrow());
            } else {
                played.forEach(result -> card.addBoards(BoardCard.of(result)));
            }
            season.addMatches(card.build());
        }
        for (String[] line : csv(folder, "adjustments.csv")) {
            season.addRulings(new Ruling.PointsAdjusted(new Adjustment(
                    TeamId.of(line[0]),
                    Points.parse(line[1]).orElseThrow(),
                    Points.parse(line[2]).orElseThrow(),
                    "bye",
                    line[3])));
        }
        teams.forEach(team -> season.addTeams(Team.of(team)));
        return season.build();
    }

    /** The last column names teams that results leave level, because lots or fair play put them in their order. */
    @ParameterizedTest
    @CsvSource({
        "belgium-interclubs-2015-16-division-1, belgium-interclubs-8-boards,",
        "belgium-interclubs-2016-17-division-4b, belgium-interclubs-4-boards,",
        "belgium-interclubs-2017-18-division-2a, belgium-interclubs-8-boards,",
        "belgium-interclubs-2018-19-division-3b, belgium-interclubs-6-boards,",
        "belgium-interclubs-2021-22-division-1, belgium-interclubs-8-boards,",
        "crete-friendship-cup-2024, crete-friendship-cup-2024,",
        "england-cup-tie-waterloo-southport-2017, english-cup-tie,",
        "example-elimination-staffordshire, english-cup-tie,",
        "fifa-world-cup-1990-group-f, fifa-world-cup-1990, 2",
        "fifa-world-cup-1994-group-d, fifa-world-cup-1994,",
        "fifa-world-cup-2018-group-h, fifa-world-cup-2018, 2",
        "germany-go-5-bundesliga-2020-21-round-8, german-go-bundesliga-2020-21,",
        "spain-la-liga-2013-14, la-liga,",
        "spain-la-liga-2015-16, la-liga,",
        "spain-la-liga-2018-19, la-liga,",
        "spain-la-liga-2022-23, la-liga,",
        "uefa-champions-league-2011-12-group-g, uefa-club-groups-to-2020-21,",
        "uefa-champions-league-2012-13-group-e, uefa-club-groups-to-2020-21,",
        "uefa-champions-league-2013-14-group-f, uefa-club-groups-to-2020-21,",
        "uefa-champions-league-2018-19-group-c, uefa-club-groups-to-2020-21,",
        "uefa-euro-2004-group-c, uefa-euro-groups,",
        "uefa-euro-2012-group-a, uefa-euro-groups,",
        "uefa-euro-2020-group-f, uefa-euro-groups,",
        "uefa-euro-2024-group-e, uefa-euro-groups,",
    })
    void endsAsItsFinalTable(String folder, String ruleSet, String shared) {
        Standings table =
                League.standings(season(folder), RuleSets.byId(ruleSet).orElseThrow());
        List<String> expected = new ArrayList<>();
        csv(folder, "expected.csv")
                .forEach(line ->
                        expected.add(line[1] + " " + Points.parse(line[2]).orElseThrow() + " "
                                + Points.parse(line[3]).orElseThrow()));
        List<String> rows = table.rows().stream()
                .map(row -> row.team().name() + " " + row.tally().matchPoints() + " "
                        + row.tally().gamePoints())
                .toList();
        if (shared == null) {
            assertThat(table.rows()).noneMatch(Row::shared);
            assertThat(rows).containsExactlyElementsOf(expected);
        } else {
            int position = Integer.parseInt(shared);
            assertThat(rows).containsExactlyInAnyOrderElementsOf(expected);
            assertThat(table.rows().stream().filter(Row::shared).map(Row::position))
                    .containsExactly(position, position);
        }
    }
}
