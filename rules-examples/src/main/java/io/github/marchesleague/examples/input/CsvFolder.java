/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.input;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.Fault.Position;
import io.github.marchesleague.rules.fault.Faults;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.match.ResultReport;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.season.MatchLimits;
import io.github.marchesleague.rules.season.Season;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;
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

    static final String RIGHT_DATE = "write year, month and day, such as 2025-10-02, or nothing";

    static final String RIGHT_POINTS = "write points such as 2, 2.5 or 2½";

    private final Path folder;
    private final String shown;
    private final MatchLimits limits;
    private final Faults faults = new Faults();
    private final CsvTeams teams = new CsvTeams();
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
        int before = faults.size();
        List<CsvFile.Row> entered = rows("teams.csv", true, List.of("team"), CsvTeams.OPTIONAL);
        teams.read(entered, linesAtFault(before));
        season.teams(teams.all()).stated(teams.stated());
        List<CsvFile.Row> matchRows = rows(
                "matches.csv",
                true,
                List.of("home", "away", "home_score", "away_score"),
                List.of("round", "date", "rate_of_play", "reported"));
        Map<MatchRef, Score> scores = new LinkedHashMap<>();
        matchRows.forEach(row -> readMatch(row, scores));
        Map<MatchRef, Map<Integer, BoardResult>> boards = readBoards();
        matches.forEach((match, row) -> card(match, row, Optional.ofNullable(scores.get(match)), boards.get(match))
                .ifPresent(card -> {
                    limits.faults(card).forEach(fault -> row.fault("home", fault.found(), fault.right()));
                    season.addMatches(card);
                }));
        CsvDecisions decisions = new CsvDecisions(teams);
        rows(
                        "adjustments.csv",
                        false,
                        List.of("team", "reason"),
                        List.of("match_points", "game_points", "rule", "date"))
                .forEach(row -> decisions.adjustment(row).ifPresent(season::addRulings));
        decisions
                .orders(rows("order.csv", false, List.of("team", "reason"), List.of("rule")))
                .forEach(season::addRulings);
        faults.throwIfAny();
        return season.build();
    }

    /** The lines of {@code teams.csv} in which faults were found; the whole of it where it could not be read. */
    private List<String> linesAtFault(int before) {
        String shownFile = shown + "/teams.csv";
        List<Fault> found = faults.list().subList(before, faults.size());
        if (found.isEmpty() || !Files.isRegularFile(folder.resolve("teams.csv"))) {
            return List.of();
        }
        String text = new String(TextFile.bytes(folder.resolve("teams.csv"), shownFile), StandardCharsets.UTF_8);
        List<String> lines = text.lines().toList();
        return found.stream()
                .map(fault -> fault.position().map(Position::line).orElse(1))
                .map(line -> line == 1 ? text : lines.get(Math.min(line, lines.size()) - 1))
                .toList();
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

    private Optional<MatchRef> match(CsvFile.Row row, Optional<LocalDate> date) {
        Optional<Integer> round = row.parsed("round", CsvFolder::wholeNumber, "write the number of a round, from 1");
        Optional<TeamId> home = teams.find(row, "home");
        Optional<TeamId> away = teams.find(row, "away");
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
        Optional<LocalDate> date = row.parsed("date", CsvFolder::date, RIGHT_DATE);
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
                .date(match.date())
                .rateOfPlay(row.parsed(
                        "rate_of_play", RateOfPlay::parse, "write minutes and seconds a move, such as 45+30"));
        reported(match, row, boards != null || score.isPresent()).ifPresent(day -> card.reported(ResultReport.on(day)));
        if (boards == null) {
            return Optional.of(
                    score.isPresent()
                            ? card.total(score).build()
                            : card.status(MatchResult.Status.UNPLAYED).build());
        }
        return makeTheScore(boards, row, score)
                ? Optional.of(
                        card.boards(boards.values().stream().map(BoardCard::of).toList())
                                .build())
                : Optional.empty();
    }

    private Optional<LocalDate> reported(MatchRef match, CsvFile.Row row, boolean played) {
        Optional<LocalDate> reported =
                row.parsed("reported", CsvFolder::date, "write year, month and day, such as 2025-10-05, or nothing");
        if (reported.isPresent()
                && match.date().filter(reported.get()::isBefore).isPresent()) {
            row.fault(
                    "reported",
                    "the result was reported on " + reported.get() + ", before the match on "
                            + match.date().get(),
                    "write the day on which the result came");
            return Optional.empty();
        }
        if (reported.isPresent() && !played) {
            row.fault(
                    "reported",
                    "a match that has not been played has a report of its result",
                    "write the result, or leave reported empty");
            return Optional.empty();
        }
        return reported;
    }

    /** Whether the boards of a match are all there and add up to its score; a fault says what is wrong otherwise. */
    private static boolean makeTheScore(Map<Integer, BoardResult> boards, CsvFile.Row row, Optional<Score> score) {
        if (score.isEmpty()) {
            if (row.text("home_score").isEmpty() && row.text("away_score").isEmpty()) {
                row.fault("home_score", "no score, but boards.csv has boards of this match", "write the score");
            }
            return false;
        }
        OptionalInt missing = IntStream.rangeClosed(1, boards.size())
                .filter(number -> !boards.containsKey(number))
                .findFirst();
        if (missing.isPresent()) {
            row.fault(
                    "home",
                    "boards.csv has no board " + missing.getAsInt() + " of this match",
                    "give its boards from 1 without a gap");
            return false;
        }
        Score sum = boards.values().stream()
                .map(board -> new Score(board.home(), board.away()))
                .reduce(Score.NIL, Score::plus);
        if (!sum.equals(score.get())) {
            row.fault("home_score", "the score is " + score.get(), "the boards give " + sum);
            return false;
        }
        return true;
    }

    static Optional<Integer> wholeNumber(String text) {
        return text.matches("[1-9][0-9]{0,3}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }

    /** A date as documents write it. */
    static Optional<LocalDate> date(String text) {
        try {
            return Optional.of(LocalDate.parse(text));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }
}
