/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.imports;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.season.SeasonWindow;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads match results from a spreadsheet.
 *
 * <p>Columns, in any order and with any capitals: {@code home} and {@code away}; optionally {@code round}, {@code date},
 * {@code score} (the home side's points first) or {@code home score} and {@code away score}, {@code b1}, {@code b2} and so on (a token of a season document, or the home
 * side's mark: 1, ½, 0, + where it won by default, - where it lost by default), {@code home 1}, {@code away 1} and so on (the
 * players; {@code ~} where nobody came), {@code status} (played, postponed or P, unplayed), {@code start} (the time of day),
 * {@code rate} (the rate of play, such as 45+30), {@code defaulted by} (home, away or both: the whole match), and
 * {@code replaces} (yes on a line that corrects or moves an earlier one). A line without a result is a match that has not been played; a blank is never nil.
 */
public final class ResultsImport {

    private static final String HOME_SCORE = "home score";
    private static final String AWAY_SCORE = "away score";

    private final Sheet sheet;
    private final SheetFormat format;
    private final Optional<SeasonWindow> window;
    private final Map<String, TeamId> teams;
    private final List<String> boards;
    private final OptionalInt boardsOfAMatch;
    private final Map<MatchKey, Entered> matches = new LinkedHashMap<>();
    private final Map<String, String> spellings = new HashMap<>();

    /** What makes two lines the same match; a date does not, since a match that moved is still the same. */
    private record MatchKey(TeamId home, TeamId away, OptionalInt round) {}

    private record Entered(Sheet.Row row, MatchCard card) {}

    private ResultsImport(
            Sheet sheet,
            SheetFormat format,
            Optional<SeasonWindow> window,
            List<TeamImport.NamedTeam> teams,
            OptionalInt boardsOfAMatch) {
        this.boardsOfAMatch = boardsOfAMatch;
        this.sheet = sheet;
        this.format = format;
        this.window = window;
        this.teams = TeamImport.byName(teams);
        this.boards = sheet.header().stream()
                .filter(column -> column.matches("b[1-9][0-9]?"))
                .toList();
    }

    /**
     * Reads results.
     *
     * @param name the file's name for messages
     * @param bytes its bytes
     * @param format how it was saved
     * @param window the season, outside which no match is (3.2); empty not to check
     * @param teams the entry list; empty where the results say who takes part
     * @param boardsOfAMatch how many boards the rules give a match; empty where any number is allowed
     * @return the matches, line by line, with all faults
     */
    public static ImportReport<MatchCard> read(
            String name,
            byte[] bytes,
            SheetFormat format,
            Optional<SeasonWindow> window,
            List<TeamImport.NamedTeam> teams,
            OptionalInt boardsOfAMatch) {
        Sheet sheet = Sheet.read(name, bytes, format, List.of("home", "away"));
        return new ResultsImport(sheet, format, window, teams, boardsOfAMatch).read();
    }

    /**
     * A season of what was read.
     *
     * @param name the name of the season
     * @param teams the entry list; empty where the results say who takes part
     * @param results the results
     * @return the season
     * @throws io.github.marchesleague.rules.fault.FaultsException if anything was wrong with the results
     */
    public static Season season(String name, List<TeamImport.NamedTeam> teams, ImportReport<MatchCard> results) {
        Season.Builder season = Season.builder();
        season.name(name).matches(results.all());
        if (teams.isEmpty()) {
            Set<TeamId> met = new HashSet<>();
            for (MatchCard card : results.all()) {
                for (TeamId team : List.of(card.home(), card.away())) {
                    if (met.add(team)) {
                        season.addTeams(Team.of(team.value()));
                    }
                }
            }
        } else {
            teams.forEach(named -> season.addTeams(named.team()));
            season.entries(TeamImport.entries(teams));
        }
        return season.build();
    }

    private ImportReport<MatchCard> read() {
        Set<String> used = new HashSet<>(
                Set.of("home", "away", "round", "date", "score", HOME_SCORE, AWAY_SCORE, "status", "replaces"));
        used.addAll(Set.of("start", "rate", ResultCells.DEFAULTED));
        for (int i = 0; i < boards.size(); i++) {
            used.add(boards.get(i));
            used.add(boards.get(i).replace("b", "home "));
            used.add(boards.get(i).replace("b", "away "));
            if (!boards.contains("b" + (i + 1))) {
                sheet.faults()
                        .add(Fault.of(
                                "the header",
                                "there is no column b" + (i + 1),
                                "name the boards from b1 without a gap"));
            }
        }
        if (!boards.isEmpty() && boardsOfAMatch.orElse(boards.size()) != boards.size()) {
            sheet.faults()
                    .add(Fault.of(
                            "the header",
                            boards.size() + " boards, but a match has " + boardsOfAMatch.getAsInt(),
                            "name the boards b1 to b" + boardsOfAMatch.getAsInt()));
        }
        sheet.rows().forEach(this::read);
        if (!sheet.rows().isEmpty()
                && boards.isEmpty()
                && Stream.of("score", HOME_SCORE, AWAY_SCORE, "status", ResultCells.DEFAULTED)
                        .noneMatch(sheet.header()::contains)) {
            sheet.notes()
                    .add("no column holds results (score, home score and away score, or b1 and so on): all matches are"
                            + " unplayed");
        }
        sheet.reportUnused(used);
        return new ImportReport<>(
                matches.values().stream()
                        .map(entered -> new ImportReport.Line<>(entered.row().line(), entered.card()))
                        .toList(),
                sheet.notes(),
                sheet.faults());
    }

    private void read(Sheet.Row row) {
        int faultsBefore = sheet.faults().size();
        Optional<TeamId> home = team(row, "home");
        Optional<TeamId> away = team(row, "away");
        if (home.isPresent() && home.equals(away)) {
            row.fault("away", "a team cannot meet itself", "name two different teams");
        }
        OptionalInt round = ResultCells.round(row);
        Optional<LocalDate> date = date(row);
        MatchResult.Status status = ResultCells.status(row);
        MatchCard.Builder card = MatchCard.builder();
        Optional<LocalDateTime> start = ResultCells.start(row, date);
        card.rateOfPlay(ResultCells.rate(row));
        Defaulted defaultedBy = ResultCells.defaultedBy(row, status);
        card.defaultedBy(defaultedBy);
        boolean hasResult = false;
        if (status == MatchResult.Status.PLAYED) {
            hasResult = result(row, card);
        } else if (!row.text("score").isEmpty()) {
            sheet.notes()
                    .add("line " + row.line() + ": the score " + row.text("score") + " of a match that is "
                            + row.text("status") + " is not read");
        }
        if (sheet.faults().size() > faultsBefore || home.isEmpty() || away.isEmpty()) {
            return;
        }
        card.home(home.get()).away(away.get()).round(round).date(date).start(start);
        if (!hasResult && defaultedBy == Defaulted.NOBODY) {
            if (row.text("status").equalsIgnoreCase("played")) {
                row.fault("status", "played, but there is no result", "write the boards or the score");
                return;
            }
            card.status(status == MatchResult.Status.PLAYED ? MatchResult.Status.UNPLAYED : status);
        }
        enter(row, new MatchKey(home.get(), away.get(), round), card.build());
    }

    private void enter(Sheet.Row row, MatchKey key, MatchCard card) {
        String replaces = Sheet.key(row.text("replaces"));
        if (!Set.of("", "yes", "no").contains(replaces)) {
            row.fault("replaces", "found \"" + row.text("replaces") + "\"", "write yes, or nothing");
            return;
        }
        Entered before = matches.get(key);
        if (replaces.equals("yes")) {
            if (before == null) {
                row.fault("replaces", "there is no earlier line of this match", "leave it blank");
            } else {
                sheet.notes()
                        .add("line " + row.line() + " replaces line "
                                + before.row().line() + ": " + card.home() + " – " + card.away());
                matches.put(key, new Entered(row, card));
            }
        } else if (before != null) {
            row.fault(
                    "home",
                    card.home() + " – " + card.away() + " is on line "
                            + before.row().line() + " already" + when(before.card()) + ", and here" + when(card),
                    "enter each match once, tell two matches apart by round, or write yes under replaces");
        } else {
            matches.put(key, new Entered(row, card));
        }
    }

    private static String when(MatchCard card) {
        return card.date().map(day -> " on " + day).orElse("");
    }

    private Optional<TeamId> team(Sheet.Row row, String column) {
        String written = row.text(column);
        if (written.isEmpty()) {
            row.fault(column, "nothing is given", "write the " + column + " team");
            return Optional.empty();
        }
        if (!teams.isEmpty()) {
            if (!teams.containsKey(written)) {
                row.fault(
                        column,
                        "the team \"" + written + "\" is not entered",
                        "the teams are: "
                                + teams.values().stream()
                                        .distinct()
                                        .map(TeamId::value)
                                        .collect(Collectors.joining(", ")));
            }
            return Optional.ofNullable(teams.get(written));
        }
        String before = spellings.putIfAbsent(TeamImport.fold(written), written);
        if (before != null && !before.equals(written)) {
            row.fault(
                    column,
                    "\"" + written + "\" differs from \"" + before + "\" above in capitals only",
                    "write each team's name in one way, or give an entry list with ids");
            return Optional.empty();
        }
        return Optional.of(TeamId.of(written));
    }

    private Optional<LocalDate> date(Sheet.Row row) {
        String text = row.text("date");
        if (text.isEmpty()) {
            return Optional.empty();
        }
        Optional<LocalDate> date = format.date(text);
        if (date.isEmpty()) {
            row.fault(
                    "date",
                    "\"" + text + "\" is no date of the pattern " + format.datePattern(),
                    "write it so, or declare the pattern that the file has");
        } else if (window.isPresent() && !window.get().contains(date.get())) {
            row.fault(
                    "date",
                    date.get() + " is outside the season (3.2)",
                    "dates lie between " + window.get().first() + " and "
                            + window.get().last() + "; is " + format.datePattern() + " the pattern of the file?");
            return Optional.empty();
        }
        return date;
    }

    /** Reads boards and score; false if the line has neither. */
    private boolean result(Sheet.Row row, MatchCard.Builder card) {
        Optional<Score> stated = score(row);
        List<String> filled =
                boards.stream().filter(column -> !row.text(column).isEmpty()).toList();
        if (filled.isEmpty()) {
            stated.ifPresent(card::total);
            return stated.isPresent();
        }
        Score sum = Score.NIL;
        for (int board = 1; board <= boards.size(); board++) {
            String column = "b" + board;
            String text = row.text(column);
            Optional<BoardResult> result = text.isEmpty() ? Optional.empty() : ResultCells.board(text);
            if (result.isEmpty()) {
                row.fault(
                        column,
                        text.isEmpty() ? "nothing is given, but other boards are" : "\"" + text + "\" is no result",
                        "write the home side's mark (1, ½, 0, + or -), unfinished, or one of " + BoardResult.TOKENS);
                continue;
            }
            sum = sum.plus(new Score(result.get().home(), result.get().away()));
            card.addBoards(new BoardCard(
                    ResultCells.seat(row.text("home " + board)),
                    ResultCells.seat(row.text("away " + board)),
                    result.get()));
        }
        Score given = sum;
        stated.filter(score -> !score.equals(given))
                .ifPresent(score -> row.fault(
                        "score", "the boards give " + given + ", the score says " + score, "correct one of them"));
        return true;
    }

    private Optional<Score> score(Sheet.Row row) {
        String text = row.text(HOME_SCORE).isEmpty() && row.text(AWAY_SCORE).isEmpty()
                ? row.text("score")
                : row.text(HOME_SCORE) + "-" + row.text(AWAY_SCORE);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        OptionalInt most = boards.isEmpty() ? boardsOfAMatch : OptionalInt.of(boards.size());
        Optional<Score> score = Score.parse(text)
                .filter(read -> ResultCells.possible(read.home()) && ResultCells.possible(read.away()))
                .filter(read ->
                        most.isEmpty() || read.home().plus(read.away()).compareTo(Points.of(most.getAsInt())) <= 0);
        if (score.isEmpty()) {
            row.fault(
                    row.text("score").isEmpty() ? HOME_SCORE : "score",
                    "\"" + text + "\" is no score" + (most.isEmpty() ? "" : " over " + most.getAsInt() + " boards"),
                    "write the home side's points first, such as 2½-1½, 2.5-1.5 or 2,5-1,5");
        }
        return score;
    }
}
