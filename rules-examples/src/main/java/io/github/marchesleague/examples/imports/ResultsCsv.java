/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.imports;

import io.github.marchesleague.examples.csv.CsvText;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.Agreement;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.season.Entries;
import io.github.marchesleague.rules.season.Entry;
import io.github.marchesleague.rules.season.Season;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Writes the teams and matches of a season as the spreadsheets that the imports read. */
public final class ResultsCsv {

    private static final String RIGHT = "write this season as a season document";

    private ResultsCsv() {}

    /**
     * The entry list.
     *
     * @param season the season
     * @return CSV with the columns id, name, club, and those of {@link EntryCells} where the season has entries
     * @throws FaultsException if something is stated of a team besides, with all faults
     */
    public static String teams(Season season) {
        List<List<String>> lines = new ArrayList<>();
        List<String> header = new ArrayList<>(List.of("id", "name", "club"));
        season.entries().ifPresent(entries -> header.addAll(EntryCells.HEADER));
        lines.add(header);
        List<Fault> faults = season.teams().stream()
                .filter(team ->
                        !season.stated().getOrDefault(team.id(), TeamFacts.NONE).equals(TeamFacts.NONE))
                .map(team -> Fault.of(
                        "team " + team.name(),
                        "its last rank, fair play, rating, age and performance have no columns",
                        RIGHT))
                .toList();
        if (!faults.isEmpty()) {
            throw new FaultsException(faults);
        }
        for (Team team : season.teams()) {
            List<String> line = new ArrayList<>(
                    List.of(team.id().value(), team.name(), team.club().orElse("")));
            season.entries().ifPresent(entries -> line.addAll(EntryCells.of(entry(team, entries), entries)));
            lines.add(line);
        }
        return write(lines);
    }

    private static Entry entry(Team team, Entries entries) {
        return entries.teams().stream()
                .filter(entry -> entry.team().id().equals(team.id()))
                .findFirst()
                .orElseGet(() -> new Entry(team, Optional.empty(), Optional.empty()));
    }

    /**
     * The matches.
     *
     * @param season the season
     * @return CSV with the columns of {@link ResultsImport}
     * @throws FaultsException if the season or a match of it holds what the columns cannot, such as rulings, arrivals and
     *     substitutes, with all faults; teams go to {@link #teams} and the name of the season is an option of the import
     */
    public static String matches(Season season) {
        int boards = season.matches().stream()
                .mapToInt(card -> card.boards().size())
                .max()
                .orElse(0);
        List<String> header = new ArrayList<>(
                List.of("round", "date", "start", "home", "away", "score", "status", "rate", "defaulted by"));
        for (int board = 1; board <= boards; board++) {
            header.addAll(List.of("b" + board, "home " + board, "away " + board));
        }
        List<List<String>> lines = new ArrayList<>();
        lines.add(header);
        List<Fault> faults = besideMatches(season);
        for (MatchCard card : season.matches()) {
            refuse(card, boards, faults);
            List<String> line = new ArrayList<>(List.of(
                    card.round().isPresent() ? Integer.toString(card.round().getAsInt()) : "",
                    card.date().map(LocalDate::toString).orElse(""),
                    card.start().map(start -> start.toLocalTime().toString()).orElse(""),
                    card.home().value(),
                    card.away().value(),
                    card.total().map(Score::toString).orElse(""),
                    card.status() == MatchResult.Status.PLAYED
                            ? ""
                            : card.status().name().toLowerCase(Locale.ROOT),
                    card.rateOfPlay().map(RateOfPlay::toString).orElse(""),
                    card.defaultedBy() == Defaulted.NOBODY
                            ? ""
                            : card.defaultedBy().name().toLowerCase(Locale.ROOT)));
            for (int board = 0; board < boards; board++) {
                if (board < card.boards().size()) {
                    BoardCard played = card.boards().get(board);
                    line.addAll(List.of(played.result().toString(), seat(played.home()), seat(played.away())));
                } else {
                    line.addAll(List.of("", "", ""));
                }
            }
            lines.add(line);
        }
        if (!faults.isEmpty()) {
            throw new FaultsException(faults);
        }
        return write(lines);
    }

    /** One fault for each kind of record that neither this sheet nor the entry list can hold. */
    private static List<Fault> besideMatches(Season season) {
        List<Fault> faults = new ArrayList<>();
        refuse("runs", season.runs().isPresent(), "the days between which the season is played have", faults);
        refuse("meetings", season.meetings().isPresent(), "how often every pair is to meet has", faults);
        refuse("asAt", season.asAt().isPresent(), "the day as at which the season is judged has", faults);
        refuse("controllerTeam", season.controllerTeam().isPresent(), "the team of the controller has", faults);
        refuse(
                "teams",
                season.stated().values().stream().anyMatch(stated -> !stated.equals(TeamFacts.NONE)),
                "the last rank, fair play, rating, age and performance of teams have",
                faults);
        refuse("entries", season.entries().isPresent(), "the entries have", faults);
        refuse("players", !season.players().isEmpty(), "the players have", faults);
        refuse("ratingLists", !season.ratingLists().isEmpty(), "the rating lists have", faults);
        refuse("byes", !season.byes().isEmpty(), "the byes have", faults);
        refuse("playOffs", !season.playOffs().isEmpty(), "the play-offs have", faults);
        refuse("postponements", !season.postponements().isEmpty(), "the postponements have", faults);
        refuse("complaints", !season.complaints().isEmpty(), "the complaints have", faults);
        refuse("rulings", !season.rulings().isEmpty(), "the rulings have", faults);
        refuse("withdrawals", !season.withdrawals().isEmpty(), "the withdrawals have", faults);
        return faults;
    }

    private static void refuse(String key, boolean held, String what, List<Fault> faults) {
        if (held) {
            faults.add(Fault.of(key, what + " no columns", RIGHT));
        }
    }

    private static String seat(Seat seat) {
        return seat.kind() == Seat.Kind.EMPTY
                ? ResultCells.NOBODY
                : seat.player().map(PlayerId::value).orElse("");
    }

    private static void refuse(MatchCard card, int boards, List<Fault> faults) {
        String match = card.ref().toString();
        if (!card.boards().isEmpty() && card.boards().size() < boards) {
            faults.add(Fault.of(match, card.boards().size() + " boards where others have " + boards, RIGHT));
        }
        boolean notes = card.defaultTime().isPresent()
                || card.whiteOnBoard1().isPresent()
                || card.defaultAnnounced()
                || !card.handicap().equals(Score.NIL)
                || !card.agreed().equals(Agreement.NONE)
                || card.reported().isPresent()
                || card.boards().stream()
                        .flatMap(board -> List.of(board.home(), board.away()).stream())
                        .anyMatch(seat -> seat.substitute() || seat.arrived().isPresent());
        if (notes) {
            faults.add(Fault.of(
                    match,
                    "arrivals, substitutes, handicaps, other default times, colours, agreements and reports have no columns",
                    RIGHT));
        }
    }

    private static String write(List<List<String>> lines) {
        CsvText text = new CsvText();
        lines.forEach(text::row);
        return text.toString();
    }
}
