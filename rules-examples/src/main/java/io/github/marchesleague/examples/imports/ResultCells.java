/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.imports;

import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.match.Seat;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** What single cells of a line of results say. */
final class ResultCells {

    static final String DEFAULTED = "defaulted by";

    /** As in a season document. */
    static final String NOBODY = "~";

    private static final Map<String, BoardResult> MARKS = Map.of(
            "1", BoardResult.HOME_WIN,
            "0", BoardResult.AWAY_WIN,
            "+", BoardResult.HOME_WIN_BY_DEFAULT,
            "-", BoardResult.AWAY_WIN_BY_DEFAULT);

    private static final Map<String, MatchResult.Status> STATUS = Map.of(
            "", MatchResult.Status.PLAYED,
            "played", MatchResult.Status.PLAYED,
            "p", MatchResult.Status.POSTPONED,
            "postponed", MatchResult.Status.POSTPONED,
            "unplayed", MatchResult.Status.UNPLAYED);

    private static final Map<String, Defaulted> DEFAULTED_BY =
            Map.of("", Defaulted.NOBODY, "home", Defaulted.HOME, "away", Defaulted.AWAY, "both", Defaulted.BOTH);

    private ResultCells() {}

    /** The round; empty where none is given, or after a fault. */
    static OptionalInt round(Sheet.Row row) {
        String text = row.text("round");
        if (text.isEmpty()) {
            return OptionalInt.empty();
        }
        if (text.matches("[1-9][0-9]{0,3}")) {
            return OptionalInt.of(Integer.parseInt(text));
        }
        row.fault("round", "\"" + text + "\" is no round", "write its number, from 1");
        return OptionalInt.empty();
    }

    /** The start, which needs a date. */
    static Optional<LocalDateTime> start(Sheet.Row row, Optional<LocalDate> date) {
        String text = row.text("start");
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            LocalTime time = LocalTime.parse(text);
            if (date.isEmpty()) {
                row.fault("start", "a start without a day", "write the date too");
            }
            return date.map(day -> day.atTime(time));
        } catch (DateTimeException e) {
            row.fault("start", "\"" + text + "\" is no time", "write hours and minutes, such as 19:30");
            return Optional.empty();
        }
    }

    /** The rate of play. */
    static Optional<RateOfPlay> rate(Sheet.Row row) {
        String text = row.text("rate");
        Optional<RateOfPlay> rate = text.isEmpty() ? Optional.empty() : RateOfPlay.parse(text);
        if (!text.isEmpty() && rate.isEmpty()) {
            row.fault("rate", "\"" + text + "\" is no rate of play", "write minutes and seconds a move, such as 45+30");
        }
        return rate;
    }

    /** Who defaulted the whole match. */
    static Defaulted defaultedBy(Sheet.Row row, MatchResult.Status status) {
        Defaulted by = DEFAULTED_BY.get(Sheet.key(row.text(DEFAULTED)));
        if (by == null) {
            row.fault(DEFAULTED, "found \"" + row.text(DEFAULTED) + "\"", "write home, away, both or nothing");
            return Defaulted.NOBODY;
        }
        if (by != Defaulted.NOBODY && status != MatchResult.Status.PLAYED) {
            row.fault(DEFAULTED, "the match has not been played", "leave the status blank");
        }
        return by;
    }

    /** Whether the match was played. */
    static MatchResult.Status status(Sheet.Row row) {
        MatchResult.Status status = STATUS.get(Sheet.key(row.text("status")));
        if (status == null) {
            row.fault("status", "found \"" + row.text("status") + "\"", "write played, postponed, unplayed or nothing");
            return MatchResult.Status.PLAYED;
        }
        return status;
    }

    /** The result of a board; empty if the text is none. */
    static Optional<BoardResult> board(String text) {
        BoardResult mark = MARKS.get(text);
        if (mark != null) {
            return Optional.of(mark);
        }
        return BoardResult.parse(text)
                .or(() -> Points.parse(text).filter(Points.HALF::equals).map(half -> BoardResult.DRAW));
    }

    /** Who sat at a board. */
    static Seat seat(String player) {
        return player.isEmpty() ? Seat.NOT_RECORDED : player.equals(NOBODY) ? Seat.EMPTY : Seat.of(PlayerId.of(player));
    }

    /** Whether points can come about on boards. */
    static boolean possible(Points points) {
        return points.signum() >= 0 && points.times(2).denominator() == 1;
    }
}
