/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.adjudication.MatchDeadline;
import io.github.marchesleague.rules.match.MatchRef;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A match that has still to be played (10.7).
 *
 * @param match the match
 * @param date its date, if it has one
 * @param state how it stands on the day asked about
 * @param postponement what was agreed last about putting it off (11), where that was noted
 * @param deadlines the days by which it must be played and what becomes of it then, the earliest first
 * @param missed the last of the deadlines that have passed; nothing has been decided since
 */
public record Outstanding(
        MatchRef match,
        Optional<LocalDate> date,
        State state,
        Optional<Postponement> postponement,
        List<MatchDeadline> deadlines,
        Optional<MatchDeadline> missed) {

    /** How an outstanding match stands. */
    public enum State {
        /** Its date is that day or later. */
        AHEAD,
        /** Its date has passed and no result has come. */
        OVERDUE,
        /** It was put off and has no new date (11.2). */
        NEEDS_A_NEW_DATE,
        /** It never had a date. */
        UNDATED,
        /** It was begun, and a game of it has not been finished. */
        UNFINISHED
    }

    /** Takes an unmodifiable copy. */
    public Outstanding {
        Objects.requireNonNull(match, "match");
        Objects.requireNonNull(date, "date");
        Objects.requireNonNull(state, "state");
        Objects.requireNonNull(postponement, "postponement");
        deadlines = List.copyOf(deadlines);
        Objects.requireNonNull(missed, "missed");
    }
}
