/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import io.github.marchesleague.examples.imports.DecisionImport;
import io.github.marchesleague.rules.adjudication.Ruling;
import io.github.marchesleague.rules.controller.ControllerLog;
import io.github.marchesleague.rules.controller.Decision;
import io.github.marchesleague.rules.controller.LoggedDecision;
import io.github.marchesleague.rules.controller.Office;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.season.Objection;
import io.github.marchesleague.rules.season.Season;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code league log}. */
@Command(
        name = "log",
        description = "Prints the controller's log of a season (13): every decision with its effect on the table.",
        footer = {
            "",
            "The file of --decisions has the columns date, decided by; and any of ruling (its number in the season, from 1),",
            "rule, reason, home, away, advised by. A ruling's own rule and reason need not be repeated.",
            "",
            "Examples:",
            "  league log --decisions log.csv --controller Name --appointed 2025-08-01 marches.yaml",
            "  league log --decisions log.csv --controller Name --appointed 2025-08-01 --plays-for Ludlow"
                    + " --deputy \"Other=2026-03-01..2026-03-07\" --format csv marches.yaml",
            "",
            "Exit codes:",
            "  0   the log was printed",
            "  1   the log was printed, and section 13 objects to something in it; standard error says what",
            "  2   the command line or an input is at fault; all faults are on standard error"
        })
final class LogCommand extends SeasonCommand<LogCommand.Answer> {

    /** How the log can be printed. */
    enum Format {
        TEXT,
        CSV,
        JSON
    }

    /** The decisions with their effects, and what section 13 objects to. */
    record Answer(List<LoggedDecision> decisions, List<Objection> objections) {}

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text, csv or json (default: ${DEFAULT-VALUE}).")
    private Format format;

    @Option(names = "--decisions", required = true, paramLabel = "FILE", description = "A CSV file of the decisions.")
    private Path decisions;

    @Option(names = "--controller", required = true, paramLabel = "NAME", description = "The controller (13.1).")
    private String controller;

    @Option(names = "--appointed", required = true, paramLabel = "DATE", description = "The day of the appointment.")
    private LocalDate appointed;

    @Option(names = "--plays-for", paramLabel = "TEAM", description = "The team for which the controller plays (13.5).")
    private @Nullable String playsFor;

    @Option(
            names = "--deputy",
            paramLabel = "NAME=FROM..TO",
            description = "A deputy for a period (13.2); may be given several times.")
    private List<String> deputies = List.of();

    @Mixin
    private SheetOptions sheets;

    @Override
    boolean json() {
        return format == Format.JSON;
    }

    @Override
    Answer answer(LoadedSeason loaded) {
        Season season = loaded.season();
        List<Decision> taken = DecisionImport.read(
                        decisions.toString(),
                        SeasonLoader.bytes(decisions.toString(), decisions),
                        sheets.format(),
                        season.rulings())
                .all();
        ControllerLog log = new ControllerLog(offices(season), taken);
        List<Ruling> notLogged = new ArrayList<>(season.rulings());
        log.rulings().forEach(notLogged::remove);
        Season before = Season.builder().from(season).rulings(notLogged).build();
        return new Answer(log.effects(before, loaded.rules()), log.check());
    }

    private static TeamId team(String name, Season season) {
        return season.teams().stream()
                .filter(team -> team.name().equals(name))
                .findFirst()
                .map(Team::id)
                .orElseThrow(() -> new FaultsException(List.of(Fault.of(
                        "--plays-for",
                        "no team is called \"" + name + "\"",
                        "name one of " + season.teams().stream().map(Team::name).toList()))));
    }

    private List<Office> offices(Season season) {
        List<Office> offices = new ArrayList<>();
        offices.add(new Office.Controller(
                controller, appointed, Optional.ofNullable(playsFor).map(name -> team(name, season))));
        for (String deputy : deputies) {
            int equals = deputy.lastIndexOf('=');
            int dots = deputy.indexOf("..", equals);
            try {
                offices.add(new Office.DeputyForPeriod(
                        deputy.substring(0, equals),
                        LocalDate.parse(deputy.substring(equals + 1, dots)),
                        LocalDate.parse(deputy.substring(dots + 2)),
                        Optional.empty()));
            } catch (DateTimeParseException | IllegalArgumentException | StringIndexOutOfBoundsException e) {
                throw new FaultsException(List.of(Fault.of(
                        "--deputy", "found \"" + deputy + "\"", "give such as \"Name=2026-03-01..2026-03-07\"")));
            }
        }
        return offices;
    }

    @Override
    void print(Answer answer, Output output) {
        switch (format) {
            case TEXT -> output.block(text(answer));
            case CSV -> output.print(csv(answer));
            case JSON -> output.json(json(answer));
        }
        if (format != Format.JSON) {
            answer.objections().forEach(objection -> err(objection.toString()));
        }
    }

    private static String text(Answer answer) {
        StringBuilder text = new StringBuilder();
        for (LoggedDecision logged : answer.decisions()) {
            Decision decision = logged.decision();
            text.append(logged.number())
                    .append(". ")
                    .append(decision.date())
                    .append(", rule ")
                    .append(decision.rule());
            decision.match().ifPresent(match -> text.append(", ").append(match));
            text.append(": ").append(decision.reason()).append(" (").append(decision.decidedBy());
            if (!decision.advisedBy().isEmpty()) {
                text.append(", advised by ").append(String.join(", ", decision.advisedBy()));
            }
            text.append(")\n");
            logged.effects()
                    .forEach(effect -> text.append("   ").append(effect(effect)).append('\n'));
        }
        return text.toString();
    }

    private static String effect(LoggedDecision.Effect effect) {
        return effect.team() + ": " + place(effect.before()) + " → " + place(effect.after());
    }

    private static String place(LoggedDecision.Place place) {
        return place.position() + (place.shared() ? "=" : "") + " (" + place.matchPoints() + ", " + place.gamePoints()
                + ")";
    }

    private static String csv(Answer answer) {
        StringWriter text = new StringWriter();
        try (CsvWriter writer =
                CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
            writer.writeRecord("number", "date", "rule", "match", "reason", "decided by", "advised by", "effect");
            for (LoggedDecision logged : answer.decisions()) {
                Decision decision = logged.decision();
                writer.writeRecord(
                        Integer.toString(logged.number()),
                        decision.date().toString(),
                        decision.rule(),
                        decision.match().map(MatchRef::toString).orElse(""),
                        decision.reason(),
                        decision.decidedBy(),
                        String.join(", ", decision.advisedBy()),
                        logged.effects().stream().map(LogCommand::effect).collect(Collectors.joining("; ")));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static ObjectNode json(Answer answer) {
        ObjectNode object = Json.object();
        ArrayNode array = object.putArray("decisions");
        for (LoggedDecision logged : answer.decisions()) {
            Decision decision = logged.decision();
            ObjectNode entry = array.addObject();
            entry.put("number", logged.number());
            entry.put("date", decision.date().toString());
            entry.put("rule", decision.rule());
            entry.put("reason", decision.reason());
            decision.match().ifPresent(match -> {
                ObjectNode named = entry.putObject("match");
                named.put("home", match.home().value());
                named.put("away", match.away().value());
            });
            entry.put("decidedBy", decision.decidedBy());
            entry.set("advisedBy", Json.texts(decision.advisedBy()));
            ArrayNode effects = entry.putArray("effects");
            for (LoggedDecision.Effect effect : logged.effects()) {
                ObjectNode moved = effects.addObject();
                moved.put("team", effect.team().value());
                moved.set("before", json(effect.before()));
                moved.set("after", json(effect.after()));
            }
        }
        object.set("objections", Objections.json(answer.objections()));
        return object;
    }

    private static ObjectNode json(LoggedDecision.Place place) {
        ObjectNode object = Json.object();
        object.put("position", place.position());
        object.put("shared", place.shared());
        object.put("matchPoints", Json.number(place.matchPoints()));
        object.put("gamePoints", Json.number(place.gamePoints()));
        return object;
    }

    @Override
    int exitCode(Answer answer) {
        return answer.objections().isEmpty() ? 0 : 1;
    }
}
