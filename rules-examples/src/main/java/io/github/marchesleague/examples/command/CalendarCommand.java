/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.input.SeasonLoader;
import io.github.marchesleague.examples.json.Json;
import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.rules.season.Objection;
import io.github.marchesleague.rules.season.Outstanding;
import io.github.marchesleague.rules.season.Postponement;
import io.github.marchesleague.rules.season.SeasonCalendar;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
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
            "The season document may hold what the options say: runs: {from: 2025-09-01, to: 2026-06-30} and meetings: 1;",
            "and what was put off: postponements: [{match: {home: …, away: …}, agreedBy: captains, agreedOn: 2025-10-01,",
            "newDate: 2025-11-06, controllerAgreed: true, reason: snow}], with agreedBy: captains or controller.",
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
public final class CalendarCommand extends SeasonCommand<CalendarCommand.Answer> {

    /** The calendar on a day. */
    record Answer(
            TeamNames names,
            List<Outstanding> outstanding,
            List<SeasonCalendar.Deadline> deadlines,
            List<Objection> objections) {}

    @Mixin
    private TextOrJson format;

    @Mixin
    private WindowOptions window;

    @Mixin
    private DayOptions days;

    @Option(
            names = "--meetings",
            paramLabel = "N",
            description = "How often every pair is to meet; pairs with fewer matches are named.")
    private @Nullable Integer meetings;

    @Override
    boolean json() {
        return format.json();
    }

    @Override
    Answer answer(LoadedSeason season) {
        if (meetings != null && meetings < 1) {
            throw SeasonLoader.refusal("--meetings", "found " + meetings, "give 1 or more");
        }
        LocalDate day = days.today();
        SeasonCalendar calendar = SeasonCalendar.builder()
                .from(SeasonCalendar.of(season.season(), window.or(season.season())))
                .clubMatchesBy(days.clubMatchesBy())
                .build();
        List<Objection> objections = new ArrayList<>(calendar.check(day));
        (meetings != null ? OptionalInt.of(meetings) : season.season().meetings())
                .ifPresent(times -> objections.addAll(calendar.unscheduled(times)));
        return new Answer(
                new TeamNames(season.season().teams()), calendar.outstanding(day), calendar.deadlines(), objections);
    }

    @Override
    void print(Answer answer, Output output) {
        if (json()) {
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
                        .append(answer.names().match(match.match()))
                        .append(": ")
                        .append(words(match.state()))
                        .append(match.postponement()
                                .map(CalendarCommand::agreed)
                                .orElse(""))
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

    private static String agreed(Postponement postponement) {
        return "; put off by " + (isByController(postponement) ? "the controller" : "both captains") + " on "
                + postponement.agreedOn() + ": " + postponement.reason()
                + postponement
                        .newDate()
                        .map(day -> "; " + day
                                + (postponement.controllerAgreed()
                                        ? " agreed with the controller"
                                        : " not agreed with the controller (11.2)"))
                        .orElse("");
    }

    private static boolean isByController(Postponement postponement) {
        return postponement.agreedBy() == Postponement.Agreement.CONTROLLER;
    }

    private static ObjectNode json(Answer answer) {
        ObjectNode object = Json.object();
        ArrayNode outstanding = object.putArray("outstanding");
        for (Outstanding match : answer.outstanding()) {
            ObjectNode entry = outstanding.addObject();
            entry.setAll(Json.match(match.match(), answer.names()));
            entry.put("state", match.state().name().toLowerCase(Locale.ROOT).replace('_', '-'));
            match.postponement().ifPresent(postponement -> {
                ObjectNode agreed = entry.putObject("postponement");
                agreed.put("agreedBy", isByController(postponement) ? "controller" : "captains");
                agreed.put("agreedOn", postponement.agreedOn().toString());
                postponement.newDate().ifPresent(date -> agreed.put("newDate", date.toString()));
                agreed.put("controllerAgreed", postponement.controllerAgreed());
                agreed.put("reason", postponement.reason());
            });
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
