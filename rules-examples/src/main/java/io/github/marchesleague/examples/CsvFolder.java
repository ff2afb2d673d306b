/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import io.github.marchesleague.rules.adjudication.Ruling;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.Faults;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.ResultReport;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.season.MatchLimits;
import io.github.marchesleague.rules.season.Season;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A season as a folder of CSV files: {@code teams.csv}, {@code matches.csv} and, where they are needed,
 * {@code boards.csv}, {@code adjustments.csv} and {@code order.csv} (an order decided outside the results, such as by
 * lot).
 */
final class CsvFolder {

    private static final List<String> KNOWN =
            List.of("teams.csv", "matches.csv", "boards.csv", "adjustments.csv", "order.csv", "expected.csv");

    private static final String RIGHT_POINTS = "write points such as 2, 2.5 or 2½";

    private static final String RIGHT_FIGURE = "write a figure such as 1712 or 34.5, or nothing";

    private final Path folder;
    private final String shown;
    private final MatchLimits limits;
    private final Faults faults = new Faults();
    private final Map<String, Team> teams = new LinkedHashMap<>();
    private final Map<TeamId, TeamFacts> stated = new LinkedHashMap<>();
    private final Map<String, Long> teamLines = new HashMap<>();
    private final Map<MatchRef, CsvFile.Row> matches = new LinkedHashMap<>();

    private CsvFolder(Path folder, String shown, RuleSet rules) {
        this.folder = folder;
        this.shown = shown;
        this.limits = new MatchLimits(rules);
    }

    /**
     * Reads a folder.
     *
     * @param folder the folder
     * @param shown the folder as messages name it
     * @param rules the rules that its matches must fit
     * @return the season, which is named after its folder
     * @throws FaultsException if anything is wrong with a file, with all faults
     */
    static Season read(Path folder, String shown, RuleSet rules) {
        return new CsvFolder(folder, shown, rules).read();
    }

    /** A file whose name is mistyped would otherwise be passed over in silence. */
    private void refuseUnknownFiles() {
        try (Stream<Path> files = Files.list(folder)) {
            files.map(file -> Objects.toString(file.getFileName()))
                    .filter(name -> name.endsWith(".csv") && !KNOWN.contains(name))
                    .sorted()
                    .forEach(name -> faults.add(Fault.of(
                            shown + "/" + name,
                            "this file is not known here",
                            "known are " + String.join(", ", KNOWN))));
        } catch (IOException e) {
            throw SeasonLoader.refusal(shown, "the folder cannot be read", "name a readable folder");
        }
    }

    private Season read() {
        refuseUnknownFiles();
        Season.Builder season = Season.builder()
                .name(Objects.toString(folder.toAbsolutePath().normalize().getFileName(), shown));
        rows(
                        "teams.csv",
                        true,
                        List.of("team"),
                        List.of("club", "previous_rank", "fair_play", "rating", "average_age", "performance"))
                .forEach(this::readTeam);
        season.teams(teams.values()).stated(stated);
        List<CsvFile.Row> matchRows = rows(
                "matches.csv",
                true,
                List.of("home", "away", "home_score", "away_score"),
                List.of("round", "date", "reported"));
        Map<MatchRef, Score> scores = new LinkedHashMap<>();
        matchRows.forEach(row -> readMatch(row, scores));
        Map<MatchRef, Map<Integer, BoardResult>> boards = readBoards();
        matches.forEach((match, row) -> card(match, row, Optional.ofNullable(scores.get(match)), boards.get(match))
                .ifPresent(card -> {
                    limits.faults(card).forEach(fault -> row.fault("home", fault.found(), fault.right()));
                    season.addMatches(card);
                }));
        rows("adjustments.csv", false, List.of("team", "reason"), List.of("match_points", "game_points", "rule"))
                .forEach(row -> readAdjustment(row).ifPresent(season::addRulings));
        readOrders().forEach(season::addRulings);
        faults.throwIfAny();
        return season.build();
    }

    private List<CsvFile.Row> rows(String name, boolean required, List<String> columns, List<String> optional) {
        Path file = folder.resolve(name);
        String shownFile = shown + "/" + name;
        if (!Files.exists(file)) {
            if (required) {
                faults.add(Fault.of(
                        shownFile,
                        "there is no such file",
                        "a folder of CSV files has at least teams.csv and matches.csv"));
            }
            return List.of();
        }
        try {
            return CsvFile.read(shownFile, TextFile.read(file, shownFile), columns, optional, faults);
        } catch (FaultsException e) {
            e.faults().forEach(faults::add);
            return List.of();
        }
    }

    private void readTeam(CsvFile.Row row) {
        row.required("team", "write the name of a team").ifPresent(name -> {
            String plain = name.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
            Long before = teamLines.putIfAbsent(plain, row.line());
            if (before == null) {
                teams.put(name, row.text("club").isBlank() ? Team.of(name) : Team.of(name, row.text("club")));
                readFacts(name, row);
            } else {
                row.fault(
                        "team",
                        "\"" + name + "\" is entered on line " + before + " already"
                                + (teams.containsKey(name) ? "" : ", in other capitals"),
                        "enter each team once");
            }
        });
    }

    /** What the league states of a team beside its results, for tie-breaks that compare such things. */
    private void readFacts(String team, CsvFile.Row row) {
        TeamFacts.Builder facts = TeamFacts.builder();
        row.parsed("previous_rank", CsvFolder::wholeNumber, "write a place, from 1, or nothing")
                .ifPresent(facts::previousRank);
        row.parsed("fair_play", Points::parse, RIGHT_POINTS).ifPresent(facts::fairPlay);
        row.parsed("rating", CsvFolder::figure, RIGHT_FIGURE).ifPresent(facts::rating);
        row.parsed("average_age", CsvFolder::figure, RIGHT_FIGURE).ifPresent(facts::averageAge);
        row.parsed("performance", CsvFolder::figure, RIGHT_FIGURE).ifPresent(facts::performance);
        stated.put(TeamId.of(team), facts.build());
    }

    private Optional<TeamId> team(CsvFile.Row row, String column) {
        Optional<String> name = row.required(column, "write the name of a team");
        // A name that the entry list holds in other capitals has been reported there, or is reported here.
        if (name.isPresent() && !teams.containsKey(name.get())) {
            row.fault(
                    column,
                    "the team \"" + name.get() + "\" is not entered",
                    Spelling.nearest(name.get(), teams.keySet())
                            .map(near -> "did you mean \"" + near + "\"?")
                            .orElse("the teams are those of teams.csv"));
            return Optional.empty();
        }
        return name.map(TeamId::of);
    }

    private Optional<MatchRef> match(CsvFile.Row row, Optional<LocalDate> date) {
        Optional<Integer> round = row.parsed("round", CsvFolder::wholeNumber, "write the number of a round, from 1");
        Optional<TeamId> home = team(row, "home");
        Optional<TeamId> away = team(row, "away");
        if (home.isEmpty() || away.isEmpty()) {
            return Optional.empty();
        }
        if (home.equals(away)) {
            row.fault("away", "a team cannot meet itself", "name two different teams");
            return Optional.empty();
        }
        return Optional.of(
                new MatchRef(home.get(), away.get(), round.map(OptionalInt::of).orElse(OptionalInt.empty()), date));
    }

    private void readMatch(CsvFile.Row row, Map<MatchRef, Score> scores) {
        Optional<LocalDate> date =
                row.parsed("date", CsvFolder::date, "write year, month and day, such as 2025-10-02, or nothing");
        Optional<MatchRef> match = match(row, date);
        Optional<Points> home = row.parsed("home_score", Points::parse, RIGHT_POINTS);
        Optional<Points> away = row.parsed("away_score", Points::parse, RIGHT_POINTS);
        boolean homeBlank = row.text("home_score").isEmpty();
        if (homeBlank != row.text("away_score").isEmpty()) {
            row.fault(
                    homeBlank ? "home_score" : "away_score",
                    "only one side has a score",
                    "write both, or neither for a match that has not been played");
        }
        if (match.isEmpty()) {
            return;
        }
        CsvFile.Row before = matches.putIfAbsent(match.get(), row);
        if (before != null) {
            row.fault(
                    "home",
                    match.get() + " is entered on line " + before.line() + " already",
                    "enter each match once, or tell two matches apart by round or date");
        } else if (home.isPresent() && away.isPresent()) {
            scores.put(match.get(), new Score(home.get(), away.get()));
        }
    }

    private Map<MatchRef, Map<Integer, BoardResult>> readBoards() {
        Map<MatchRef, Map<Integer, BoardResult>> boards = new HashMap<>();
        Map<MatchRef, MatchRef> withoutDate = new HashMap<>();
        matches.keySet()
                .forEach(match -> withoutDate.putIfAbsent(
                        new MatchRef(match.home(), match.away(), match.round(), Optional.empty()), match));
        for (CsvFile.Row row : rows(
                "boards.csv",
                false,
                List.of("home", "away", "board", "home_result", "away_result", "status"),
                List.of("round", "note"))) {
            Optional<MatchRef> match = match(row, Optional.empty());
            Optional<Integer> number =
                    row.parsed("board", CsvFolder::wholeNumber, "write the number of a board, from 1");
            Optional<BoardResult> result = CsvBoard.read(row);
            if (row.text("board").isEmpty()) {
                row.fault("board", "nothing is given", "write the number of a board, from 1");
            }
            if (match.isEmpty() || number.isEmpty() || result.isEmpty()) {
                continue;
            }
            MatchRef known = withoutDate.get(match.get());
            if (known == null) {
                row.fault("home", "there is no match " + match.get(), "the matches are those of matches.csv");
            } else if (boards.computeIfAbsent(known, m -> new TreeMap<>()).putIfAbsent(number.get(), result.get())
                    != null) {
                row.fault("board", "board " + number.get() + " is given twice", "give each board of a match once");
            }
        }
        return boards;
    }

    private Optional<MatchCard> card(
            MatchRef match, CsvFile.Row row, Optional<Score> score, @Nullable Map<Integer, BoardResult> boards) {
        MatchCard.Builder card = MatchCard.builder()
                .home(match.home())
                .away(match.away())
                .round(match.round())
                .date(match.date());
        Optional<LocalDate> reported =
                row.parsed("reported", CsvFolder::date, "write year, month and day, such as 2025-10-05, or nothing");
        if (reported.isPresent()
                && match.date().filter(reported.get()::isBefore).isPresent()) {
            row.fault(
                    "reported",
                    "the result was reported on " + reported.get() + ", before the match on "
                            + match.date().get(),
                    "write the day on which the result came");
        } else {
            card.reported(reported.map(ResultReport::on));
        }
        if (boards == null) {
            return Optional.of(
                    score.isPresent()
                            ? card.total(score).build()
                            : card.status(MatchResult.Status.UNPLAYED).build());
        }
        if (score.isEmpty()) {
            if (row.text("home_score").isEmpty() && row.text("away_score").isEmpty()) {
                row.fault("home_score", "no score, but boards.csv has boards of this match", "write the score");
            }
            return Optional.empty();
        }
        Score sum = Score.NIL;
        for (Map.Entry<Integer, BoardResult> board : boards.entrySet()) {
            sum = sum.plus(new Score(board.getValue().home(), board.getValue().away()));
            card.addBoards(BoardCard.of(board.getValue()));
        }
        List<Integer> missing = new ArrayList<>();
        for (int number = 1; missing.isEmpty() && number <= boards.size(); number++) {
            if (!boards.containsKey(number)) {
                missing.add(number);
            }
        }
        if (!missing.isEmpty()) {
            row.fault(
                    "home",
                    "boards.csv has no board " + missing.get(0) + " of this match",
                    "give its boards from 1 without a gap");
            return Optional.empty();
        }
        if (!sum.equals(score.get())) {
            row.fault("home_score", "the score is " + score.get(), "the boards give " + sum);
            return Optional.empty();
        }
        return Optional.of(card.build());
    }

    private Optional<Ruling> readAdjustment(CsvFile.Row row) {
        Optional<TeamId> team = team(row, "team");
        Optional<String> reason = row.required("reason", "write why, in a few words");
        Optional<Points> matchPoints = row.parsed("match_points", Points::parse, RIGHT_POINTS);
        Optional<Points> gamePoints = row.parsed("game_points", Points::parse, RIGHT_POINTS);
        return team.flatMap(t -> reason.map(why -> new Ruling.PointsAdjusted(new Adjustment(
                t, matchPoints.orElse(Points.ZERO), gamePoints.orElse(Points.ZERO), row.text("rule"), why))));
    }

    /** One decision for each reason: its teams in the order of the rows. */
    private List<Ruling> readOrders() {
        Map<String, List<TeamId>> orders = new LinkedHashMap<>();
        Map<String, String> rules = new HashMap<>();
        for (CsvFile.Row row : rows("order.csv", false, List.of("team", "reason"), List.of("rule"))) {
            Optional<TeamId> team = team(row, "team");
            row.required("reason", "write why, in a few words").ifPresent(reason -> {
                rules.putIfAbsent(reason, row.text("rule"));
                List<TeamId> order = orders.computeIfAbsent(reason, r -> new ArrayList<>());
                team.ifPresent(order::add);
            });
        }
        List<Ruling> rulings = new ArrayList<>();
        orders.forEach(
                (reason, order) -> rulings.add(new Ruling.OrderDecided(order, rules.getOrDefault(reason, ""), reason)));
        return rulings;
    }

    private static Optional<Integer> wholeNumber(String text) {
        return text.matches("[1-9][0-9]{0,3}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }

    private static Optional<Points> figure(String text) {
        return Points.parse(text).filter(points -> points.signum() >= 0);
    }

    private static Optional<LocalDate> date(String text) {
        try {
            return Optional.of(LocalDate.parse(text));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }
}
