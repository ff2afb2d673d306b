/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.input.SeasonLoader;
import io.github.marchesleague.examples.json.Json;
import io.github.marchesleague.examples.text.MatchWords;
import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.examples.text.Words;
import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.AdjudicationRules;
import io.github.marchesleague.rules.adjudication.MatchDeadline;
import io.github.marchesleague.rules.adjudication.UnplayedMatches;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.season.Objection;
import io.github.marchesleague.rules.season.Outstanding;
import io.github.marchesleague.rules.season.Postponement;
import io.github.marchesleague.rules.season.SeasonCalendar;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
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
                "Says which matches are outstanding, by when each must be played and what becomes of it then, what has become of"
                        + " those that were not played, and what the rules 3.2, 10.7 and 11 object to.",
        footer = {
            "",
            "The season document may hold what the options say: runs: {from: 2025-09-01, to: 2026-06-30} and meetings: 1;",
            "and what was put off: postponements: [{match: {home: …, away: …}, agreedBy: captains, agreedOn: 2025-10-01,",
            "newDate: 2025-11-06, controllerAgreed: true, reason: snow}], with agreedBy: captains or controller.",
            "It is judged as at --today, or else --as-at, or else the document's asAt, or else the day it is.",
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
            TeamNames names, MatchWords words, LocalDate day, SeasonCalendar calendar, List<Objection> objections) {}

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
        LocalDate day = days.asAt(season.season());
        SeasonCalendar full = SeasonCalendar.of(season.season(), season.rules(), window.or(season.season()), day);
        SeasonCalendar calendar = days.clubMatchesBy().map(full::clubMatchesBy).orElse(full);
        List<Objection> objections = new ArrayList<>(calendar.objections());
        (meetings != null ? OptionalInt.of(meetings) : season.season().meetings())
                .ifPresent(times -> objections.addAll(calendar.unscheduled(times)));
        if (season.season().runs().isEmpty() && hangsOnTheLastDay(season.rules().adjudication())) {
            err(
                    "note: the document does not say when the season runs, so the table knows no deadline on its last day; write"
                            + " runs: {from: …, to: …} in it");
        }
        return new Answer(
                new TeamNames(season.season().teams()),
                new MatchWords(season.rules(), season.season().players()),
                day,
                calendar,
                objections);
    }

    private static boolean hangsOnTheLastDay(AdjudicationRules rules) {
        return Stream.of(rules.unplayedMatches(), rules.unplayedClubMatches())
                .flatMap(Optional::stream)
                .anyMatch(rule -> rule.by().isEmpty());
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
        List<Outstanding> outstanding = answer.calendar().outstanding();
        text.append(outstanding.size()).append(" outstanding\n");
        outstanding.forEach(match -> text.append("  ")
                .append(answer.names().match(match.match()))
                .append(": ")
                .append(words(match.state()))
                .append(dueBy(match, answer.day()))
                .append(match.postponement().map(CalendarCommand::agreed).orElse(""))
                .append('\n'));
        List<AdjudicatedMatch> decided = answer.calendar().decided();
        if (!decided.isEmpty()) {
            text.append(decided.size()).append(" decided without having been played\n");
            decided.forEach(match -> text.append("  ")
                    .append(answer.names().match(match.card().ref()))
                    .append(": ")
                    .append(whatBecameOf(match, answer))
                    .append('\n'));
        }
        Set<MatchRef> late = new HashSet<>();
        for (SeasonCalendar.Due due : answer.calendar().due()) {
            boolean passed = due.deadline().hasPassed(answer.day());
            long matches = passed
                    ? due.matches().stream().filter(late::add).count()
                    : due.matches().size();
            if (matches > 0) {
                text.append(matches)
                        .append(passed ? " not played by " : " due by ")
                        .append(due.deadline().day())
                        .append(Words.inBrackets(due.deadline().rule().rule()))
                        .append(passed ? ": " : ", afterwards ")
                        .append(
                                passed
                                        ? whatIsLeft(due.deadline())
                                        : due.deadline().rule().text())
                        .append('\n');
            }
        }
        return text.append(Objections.text(answer.objections())).toString();
    }

    /** A deadline that has passed over an outstanding match has not decided it, whatever would follow by the rules. */
    private static String whatIsLeft(MatchDeadline missed) {
        UnplayedMatches rule = missed.rule();
        return rule.outcome() == UnplayedMatches.Outcome.CONTROLLER_DECIDES ? rule.text() : "still outstanding";
    }

    private static String dueBy(Outstanding match, LocalDate day) {
        return match.deadlines().stream()
                .filter(deadline -> !deadline.hasPassed(day))
                .findFirst()
                .map(deadline -> ", due by " + deadline.day())
                .orElse("");
    }

    private static String whatBecameOf(AdjudicatedMatch match, Answer answer) {
        List<String> parts = new ArrayList<>();
        if (answer.words().counts(match)) {
            parts.add(answer.words().score(match));
        }
        match.notes().forEach(note -> parts.add(note.text() + Words.inBrackets(note.rule())));
        match.adjustments()
                .forEach(adjustment -> parts.add(answer.names().of(adjustment.team()) + " "
                        + Words.change(adjustment.gamePoints(), "game point")));
        return String.join("; ", parts);
    }

    private static String words(Outstanding.State state) {
        return switch (state) {
            case AHEAD -> "ahead";
            case OVERDUE -> "overdue";
            case NEEDS_A_NEW_DATE -> "postponed, needs a new date (11.2)";
            case UNDATED -> "no date";
            case UNFINISHED -> "a game is to be finished";
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
        for (Outstanding match : answer.calendar().outstanding()) {
            ObjectNode entry = outstanding.addObject();
            entry.setAll(Json.match(match.match(), answer.names()));
            entry.put("state", word(match.state()));
            match.postponement().ifPresent(postponement -> {
                ObjectNode agreed = entry.putObject("postponement");
                agreed.put("agreedBy", isByController(postponement) ? "controller" : "captains");
                agreed.put("agreedOn", postponement.agreedOn().toString());
                postponement.newDate().ifPresent(date -> agreed.put("newDate", date.toString()));
                agreed.put("controllerAgreed", postponement.controllerAgreed());
                agreed.put("reason", postponement.reason());
            });
            ArrayNode by = entry.putArray("deadlines");
            match.deadlines().forEach(deadline -> by.add(json(deadline)));
            match.missed().ifPresent(missed -> entry.set("missed", json(missed)));
        }
        ArrayNode decided = object.putArray("decided");
        for (AdjudicatedMatch match : answer.calendar().decided()) {
            ObjectNode entry = decided.addObject();
            entry.setAll(Json.match(match.card().ref(), answer.names()));
            entry.put("standing", word(match.standing()));
            match.missed().ifPresent(missed -> entry.set("missed", json(missed)));
            ArrayNode notes = entry.putArray("notes");
            match.notes()
                    .forEach(note -> notes.addObject().put("rule", note.rule()).put("text", note.text()));
        }
        ArrayNode deadlines = object.putArray("deadlines");
        for (SeasonCalendar.Due due : answer.calendar().due()) {
            ObjectNode entry = json(due.deadline());
            entry.put("matches", due.matches().size());
            deadlines.add(entry);
        }
        object.set("objections", Objections.json(answer.objections()));
        return object;
    }

    private static ObjectNode json(MatchDeadline deadline) {
        ObjectNode object = Json.object();
        object.put("date", deadline.day().toString());
        object.put("rule", deadline.rule().rule());
        object.put("outcome", word(deadline.rule().outcome()));
        return object;
    }

    /** A value of an enumeration as files write it. */
    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    int exitCode(Answer answer) {
        return answer.objections().isEmpty() ? 0 : 1;
    }
}
