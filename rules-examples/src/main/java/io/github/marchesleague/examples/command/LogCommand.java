/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.imports.DecisionImport;
import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.input.SeasonLoader;
import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.rules.controller.ControllerLog;
import io.github.marchesleague.rules.controller.Decision;
import io.github.marchesleague.rules.controller.LoggedDecision;
import io.github.marchesleague.rules.controller.Office;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.season.Objection;
import io.github.marchesleague.rules.season.Season;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ObjectNode;

/** {@code league log}. */
@Command(
        name = "log",
        description = "Prints the controller's log of a season (13): every decision with its effect on the table.",
        footer = {
            "",
            "The decisions are the rulings of the season, which may have a date: …, and those of the file of --decisions. It",
            "has the columns date, decided by; and any of ruling (its number in the season, from 1), rule, reason, home, away,",
            "advised by. A ruling's own rule and reason need not be repeated. With --controller, the log is held to 13.1 to 13.5.",
            "",
            "Examples:",
            "  league log marches.yaml",
            "  league log --decisions log.csv --controller Name --appointed 2025-08-01 marches.yaml",
            "  league log --decisions log.csv --controller Name --appointed 2025-08-01 --plays-for Ludlow"
                    + " --deputy \"Other=2026-03-01..2026-03-07\" --deputy \"Third=Ross – Wem\" --format csv marches.yaml",
            "",
            "Exit codes:",
            "  0   the log was printed",
            "  1   the log was printed, and section 13 objects to something in it; standard error says what",
            "  2   the command line or an input is at fault; all faults are on standard error"
        })
public final class LogCommand extends SeasonCommand<LogCommand.Answer> {

    /** How the log can be printed. */
    enum Format {
        TEXT,
        CSV,
        JSON
    }

    /** The decisions with their effects, and what section 13 objects to. */
    record Answer(TeamNames names, List<LoggedDecision> decisions, List<Objection> objections) {}

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text, csv or json (default: ${DEFAULT-VALUE}).")
    private Format format;

    @Option(names = "--decisions", paramLabel = "FILE", description = "A CSV file of the decisions.")
    private @Nullable Path decisions;

    @Option(names = "--controller", paramLabel = "NAME", description = "The controller (13.1).")
    private @Nullable String controller;

    @Option(names = "--appointed", paramLabel = "DATE", description = "The day of the appointment.")
    private @Nullable LocalDate appointed;

    @Option(names = "--plays-for", paramLabel = "TEAM", description = "The team for which the controller plays (13.5).")
    private @Nullable String playsFor;

    @Option(
            names = "--deputy",
            paramLabel = "NAME=FOR",
            description =
                    "A deputy (13.2) for a period, FROM..TO, or for a match, \"HOME – AWAY\", with \", round N\" where"
                            + " they meet more than once; may be given several times.")
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
        List<Decision> noted = decisions == null ? List.of() : noted(decisions, season);
        ControllerLog log = new ControllerLog(offices(season), inOrder(season.rulings(), noted));
        Season before = Season.builder().from(season).rulings(List.of()).build();
        return new Answer(
                new TeamNames(season.teams()),
                log.effects(before, loaded.rules()),
                log.offices().isEmpty()
                        ? List.of()
                        : season.runs().map(log::check).orElseGet(log::check));
    }

    private List<Decision> noted(Path file, Season season) {
        return DecisionImport.read(file.toString(), SeasonLoader.bytes(file.toString(), file), sheets.format(), season)
                .all();
    }

    /**
     * The rulings in the order of the document, in which the table applies them; a decision that is no ruling stands before
     * the first ruling of a later day.
     */
    private static List<Decision> inOrder(List<Ruling> rulings, List<Decision> noted) {
        IdentityHashMap<Ruling, Decision> ofRuling = new IdentityHashMap<>();
        noted.forEach(decision -> decision.ruling().ifPresent(ruling -> ofRuling.put(ruling, decision)));
        Deque<Decision> others = noted.stream()
                .filter(decision -> decision.ruling().isEmpty())
                .sorted(Comparator.comparing(decision -> decision.date().orElse(LocalDate.MAX)))
                .collect(Collectors.toCollection(ArrayDeque::new));
        List<Decision> all = new ArrayList<>();
        for (Ruling ruling : rulings) {
            Decision decision = Optional.ofNullable(ofRuling.get(ruling))
                    .orElseGet(() -> Decision.of(ruling).build());
            LocalDate day = decision.date().orElse(LocalDate.MIN);
            while (!others.isEmpty()
                    && others.element().date().orElse(LocalDate.MAX).isBefore(day)) {
                all.add(others.remove());
            }
            all.add(decision);
        }
        all.addAll(others);
        return all;
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
        if (controller == null || appointed == null) {
            if (controller != null || appointed != null || playsFor != null || !deputies.isEmpty()) {
                throw SeasonLoader.refusal(
                        "command line",
                        "the controller is given in part",
                        "give --controller and --appointed, and then --plays-for and --deputy where they apply");
            }
            return List.of();
        }
        List<Office> offices = new ArrayList<>();
        offices.add(new Office.Controller(
                controller,
                appointed,
                Optional.ofNullable(playsFor).map(name -> team(name, season)).or(season::controllerTeam)));
        List<Fault> faults = new ArrayList<>();
        for (String deputy : deputies) {
            try {
                offices.add(deputy(deputy, season));
            } catch (FaultsException e) {
                faults.addAll(e.faults());
            }
        }
        if (!faults.isEmpty()) {
            throw new FaultsException(faults);
        }
        return offices;
    }

    private Office deputy(String written, Season season) {
        int equals = written.indexOf('=');
        String rest = written.substring(equals + 1).strip();
        String person = equals < 0 ? "" : written.substring(0, equals).strip();
        if (person.isEmpty() || rest.isEmpty()) {
            throw notADeputy(written);
        }
        if (person.equals(controller)) {
            throw SeasonLoader.refusal(
                    "--deputy",
                    "\"" + person + "\" is the controller",
                    "name somebody else: a deputy stands in for the" + " controller (13.2)");
        }
        int dots = rest.indexOf("..");
        if (rest.matches("[0-9-]+\\.\\.[0-9-]+")) {
            LocalDate from = day(rest.substring(0, dots), person);
            LocalDate to = day(rest.substring(dots + 2), person);
            if (to.isBefore(from)) {
                throw SeasonLoader.refusal(
                        "--deputy",
                        "the period of " + person + " ends on " + to + ", before it begins on " + from,
                        "exchange them");
            }
            return new Office.DeputyForPeriod(person, from, to, Optional.empty());
        }
        TeamNames names = new TeamNames(season.teams());
        List<MatchRef> meant = Stream.concat(season.matches().stream(), season.playOffs().stream())
                .map(MatchCard::ref)
                .filter(ref -> rest.equals(names.match(ref.anyDay()))
                        || rest.equals(names.match(MatchRef.of(ref.home(), ref.away()))))
                .toList();
        if (meant.size() != 1) {
            throw SeasonLoader.refusal(
                    "--deputy",
                    "\"" + rest + "\" names " + (meant.isEmpty() ? "no match" : meant.size() + " matches"),
                    meant.isEmpty()
                            ? "give a period FROM..TO, or a match of the season such as \"Ross – Wem\", home team first"
                            : "add the round, such as \""
                                    + names.match(meant.get(0).anyDay()) + "\"");
        }
        return new Office.DeputyForMatch(person, meant.get(0).anyDay(), Optional.empty());
    }

    private static LocalDate day(String written, String person) {
        try {
            return LocalDate.parse(written);
        } catch (DateTimeParseException e) {
            throw SeasonLoader.refusal(
                    "--deputy",
                    "\"" + written + "\" in the period of " + person + " is no date",
                    "write year, month and day, such as 2026-03-01..2026-03-07");
        }
    }

    private static FaultsException notADeputy(String written) {
        return SeasonLoader.refusal(
                "--deputy",
                "found \"" + written + "\"",
                "give such as \"Name=2026-03-01..2026-03-07\" or \"Name=Ross – Wem\"");
    }

    @Override
    void print(Answer answer, Output output) {
        DecisionLog log = new DecisionLog(answer.names());
        switch (format) {
            case TEXT -> output.block(log.text(answer.decisions()));
            case CSV -> output.print(log.csv(answer.decisions()));
            case JSON -> {
                ObjectNode object = log.json(answer.decisions());
                object.set("objections", Objections.json(answer.objections()));
                output.json(object);
            }
        }
        if (format != Format.JSON) {
            answer.objections().forEach(objection -> err(objection.toString()));
        }
    }

    @Override
    int exitCode(Answer answer) {
        return answer.objections().isEmpty() ? 0 : 1;
    }
}
