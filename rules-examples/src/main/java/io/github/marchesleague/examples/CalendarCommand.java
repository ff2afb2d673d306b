/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import io.github.marchesleague.rules.season.Objection;
import io.github.marchesleague.rules.season.Outstanding;
import io.github.marchesleague.rules.season.SeasonCalendar;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code league calendar}. */
@Command(
        name = "calendar",
        description =
                "Says which matches are outstanding, what is due when, and what the rules 3.2, 10.7 and 11 object to.",
        footer = {
            "",
            "Examples:",
            "  league calendar --season 2025 marches.yaml",
            "  league calendar --season 2025 --today 2026-07-01 --meetings 2 --format json marches.yaml",
            "",
            "Exit codes:",
            "  0   nothing to object to",
            "  1   the rule book objects to something",
            "  2   the command line or an input is at fault; all faults are on standard error"
        })
final class CalendarCommand extends SeasonCommand<CalendarCommand.Answer> {

    /** How the calendar can be printed. */
    enum Format {
        TEXT,
        JSON
    }

    /** The calendar on a day. */
    record Answer(List<Outstanding> outstanding, List<SeasonCalendar.Deadline> deadlines, List<Objection> objections) {}

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text or json (default: ${DEFAULT-VALUE}).")
    private Format format;

    @Mixin
    private WindowOptions window;

    @Option(names = "--today", paramLabel = "DATE", description = "The day asked about (default: today).")
    private @Nullable LocalDate today;

    @Option(names = "--club-matches-by", paramLabel = "DATE", description = "The day by which teams of one club meet.")
    private @Nullable LocalDate clubMatchesBy;

    @Option(
            names = "--meetings",
            paramLabel = "N",
            description = "How often every pair is to meet; pairs with fewer matches are named.")
    private @Nullable Integer meetings;

    @Override
    boolean json() {
        return format == Format.JSON;
    }

    @Override
    Answer answer(LoadedSeason season) {
        LocalDate day = today != null ? today : LocalDate.now(ZoneId.systemDefault());
        SeasonCalendar calendar = SeasonCalendar.builder()
                .from(SeasonCalendar.of(season.season(), window.required()))
                .clubMatchesBy(Optional.ofNullable(clubMatchesBy))
                .build();
        List<Objection> objections = new ArrayList<>(calendar.check(day));
        if (meetings != null) {
            objections.addAll(calendar.unscheduled(meetings));
        }
        return new Answer(calendar.outstanding(day), calendar.deadlines(), objections);
    }

    @Override
    void print(Answer answer, Output output) {
        if (format == Format.JSON) {
            output.json(json(answer));
        } else {
            output.block(text(answer));
        }
    }

    private static String text(Answer answer) {
        StringBuilder text = new StringBuilder();
        text.append(answer.outstanding().size()).append(" outstanding\n");
        answer.outstanding()
                .forEach(match -> text.append("  ")
                        .append(match.match())
                        .append(": ")
                        .append(words(match.state()))
                        .append('\n'));
        answer.deadlines()
                .forEach(deadline -> text.append(deadline.matches().size())
                        .append(" due by ")
                        .append(deadline.day())
                        .append('\n'));
        return text.append(Objections.text(answer.objections())).toString();
    }

    private static String words(Outstanding.State state) {
        return switch (state) {
            case AHEAD -> "ahead";
            case OVERDUE -> "overdue";
            case NEEDS_A_NEW_DATE -> "postponed, needs a new date (11.2)";
            case UNDATED -> "no date";
        };
    }

    private static ObjectNode json(Answer answer) {
        ObjectNode object = Json.object();
        ArrayNode outstanding = object.putArray("outstanding");
        for (Outstanding match : answer.outstanding()) {
            ObjectNode entry = outstanding.addObject();
            entry.put("home", match.match().home().value());
            entry.put("away", match.match().away().value());
            match.match().round().ifPresent(round -> entry.put("round", round));
            match.date().ifPresent(date -> entry.put("date", date.toString()));
            entry.put("state", match.state().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
        ArrayNode deadlines = object.putArray("deadlines");
        for (SeasonCalendar.Deadline deadline : answer.deadlines()) {
            ObjectNode entry = deadlines.addObject();
            entry.put("date", deadline.day().toString());
            entry.put("matches", deadline.matches().size());
        }
        object.set("objections", Objections.json(answer.objections()));
        return object;
    }

    @Override
    int exitCode(Answer answer) {
        return answer.objections().isEmpty() ? 0 : 1;
    }
}
