/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.race;

import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.explanation.Progress;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.scoring.BoardPoints;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;

/** Goes through every table with which a season can end. */
final class FinalTables {

    private static final List<BoardResult> GAMES =
            List.of(BoardResult.HOME_WIN, BoardResult.DRAW, BoardResult.AWAY_WIN);

    private final AdjudicatedSeason season;
    private final Standings table;
    private final List<MatchResult> open;
    private final TitleRace.Method method;
    private final List<List<MatchResult>> ways;

    private FinalTables(
            AdjudicatedSeason season,
            Standings table,
            List<MatchResult> open,
            TitleRace.Method method,
            List<List<MatchResult>> ways) {
        this.season = season;
        this.table = table;
        this.open = open;
        this.method = method;
        this.ways = ways;
    }

    /**
     * The places found, by the order of the present table.
     *
     * @param tables how many tables there were
     * @param best the best place; with a shared position its first
     * @param bestAlone the best place, with a shared position its last
     * @param worst the worst place; with a shared position its last
     * @param worstAlone the worst place, with a shared position its first
     */
    @SuppressWarnings("ArrayRecordComponent") // Never compared.
    record Places(long tables, int[] best, int[] bestAlone, int[] worst, int[] worstAlone) {}

    /** Decides whether boards, scores or nothing at all can be gone through within a number of tables. */
    static FinalTables of(AdjudicatedSeason season, Standings table, List<MatchResult> open, long mostTables) {
        int boards = table.rules().boards().orElse(0);
        if (boards > 0 && Math.pow(Math.pow(GAMES.size(), boards), open.size()) <= mostTables) {
            return new FinalTables(
                    season,
                    table,
                    open,
                    TitleRace.Method.ALL_BOARDS,
                    open.stream().map(match -> boardWays(match, boards)).toList());
        }
        List<Score> scores = boards > 0 ? scores(boards, table.rules().scoring().boardPoints()) : List.of();
        if (boards > 0 && Math.pow(scores.size(), open.size()) <= mostTables) {
            return new FinalTables(
                    season,
                    table,
                    open,
                    TitleRace.Method.ALL_SCORES,
                    open.stream().map(match -> scoreWays(match, scores)).toList());
        }
        return new FinalTables(
                season,
                table,
                open,
                open.isEmpty() ? TitleRace.Method.FINAL_TABLE : TitleRace.Method.POINTS,
                List.of());
    }

    TitleRace.Method method() {
        return method;
    }

    private static List<MatchResult> boardWays(MatchResult match, int boards) {
        List<List<BoardResult>> all = new ArrayList<>(List.of(List.of()));
        for (int board = 0; board < boards; board++) {
            List<List<BoardResult>> longer = new ArrayList<>();
            for (List<BoardResult> begun : all) {
                for (BoardResult game : GAMES) {
                    List<BoardResult> more = new ArrayList<>(begun);
                    more.add(game);
                    longer.add(more);
                }
            }
            all = longer;
        }
        return all.stream().map(games -> played(match).boards(games).build()).toList();
    }

    /** The different scores of a match, each once. */
    private static List<Score> scores(int boards, BoardPoints points) {
        Set<Score> scores = new LinkedHashSet<>(Set.of(Score.NIL));
        for (int board = 0; board < boards; board++) {
            Set<Score> longer = new LinkedHashSet<>();
            for (Score begun : scores) {
                longer.add(begun.plus(new Score(points.win(), points.loss())));
                longer.add(begun.plus(new Score(points.draw(), points.draw())));
                longer.add(begun.plus(new Score(points.loss(), points.win())));
            }
            scores = longer;
        }
        return List.copyOf(scores);
    }

    private static List<MatchResult> scoreWays(MatchResult match, List<Score> scores) {
        return scores.stream().map(score -> played(match).total(score).build()).toList();
    }

    private static MatchResult.Builder played(MatchResult match) {
        return MatchResult.builder()
                .home(match.home())
                .away(match.away())
                .round(match.round())
                .date(match.date());
    }

    /** Goes through all of them. */
    Places run(Progress progress) {
        List<TeamId> numbers = table.rows().stream().map(row -> row.team().id()).toList();
        int teams = numbers.size();
        Places places = new Places(
                0, filled(teams, Integer.MAX_VALUE), filled(teams, Integer.MAX_VALUE), new int[teams], new int[teams]);
        if (open.isEmpty()) {
            note(table, numbers, places);
            return places;
        }
        long all = 1;
        for (List<MatchResult> of : ways) {
            all *= of.size();
        }
        int[] way = new int[ways.size()];
        for (long done = 1; done <= all; done++) {
            note(Standings.of(with(way), table.rules()), numbers, places);
            progress.at(done, all);
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("interrupted");
            }
            for (int i = way.length - 1; i >= 0 && ++way[i] == ways.get(i).size(); i--) {
                way[i] = 0;
            }
        }
        return new Places(all, places.best, places.bestAlone, places.worst, places.worstAlone);
    }

    private static int[] filled(int length, int value) {
        int[] filled = new int[length];
        Arrays.fill(filled, value);
        return filled;
    }

    /** The season with its outstanding matches decided. */
    private AdjudicatedSeason with(int[] way) {
        List<AdjudicatedMatch> matches = new ArrayList<>();
        int number = 0;
        for (AdjudicatedMatch match : season.matches()) {
            if (!match.inTable() || table.rules().scoring().counts(match.result())) {
                matches.add(match);
                continue;
            }
            AdjudicatedMatch.Builder decided = AdjudicatedMatch.builder();
            matches.add(decided.from(match)
                    .result(ways.get(number).get(way[number]))
                    .standing(AdjudicatedMatch.Standing.COUNTS)
                    .build());
            number++;
        }
        AdjudicatedSeason.Builder changed = AdjudicatedSeason.builder();
        return changed.from(season).matches(matches).build();
    }

    private static void note(Standings end, List<TeamId> numbers, Places places) {
        List<Row> rows = end.rows();
        int from = 0;
        while (from < rows.size()) {
            int to = from + 1;
            while (to < rows.size() && rows.get(to).position() == rows.get(from).position()) {
                to++;
            }
            for (int place = from; place < to; place++) {
                int team = numbers.indexOf(rows.get(place).team().id());
                places.best[team] = Math.min(places.best[team], from + 1);
                places.bestAlone[team] = Math.min(places.bestAlone[team], to);
                places.worst[team] = Math.max(places.worst[team], to);
                places.worstAlone[team] = Math.max(places.worstAlone[team], from + 1);
            }
            from = to;
        }
    }
}
