/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.fixtures.Dating;
import io.github.marchesleague.examples.fixtures.FixtureExport;
import io.github.marchesleague.examples.fixtures.FixturesText;
import io.github.marchesleague.examples.fixtures.MatchDates;
import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.input.SeasonLoader;
import io.github.marchesleague.examples.json.SeasonJson;
import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.examples.text.Words;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Withdrawal;
import io.github.marchesleague.rules.season.Cycles;
import io.github.marchesleague.rules.season.Fixture;
import io.github.marchesleague.rules.season.Fixtures;
import io.github.marchesleague.rules.season.Numbering;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.season.SeasonWindow;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code league fixtures}. */
@Command(
        name = "fixtures",
        description = {
            "Draws up the schedule of an all-play-all for the teams of a season (10.1 to 10.5), by the Berger tables, with dates"
                    + " where the days of the season are given. Of the season only its teams, how often they meet and when it"
                    + " runs are looked at, except with --drawn: then the schedule is the one of its matches, without the"
                    + " teams that left."
        },
        footer = {
            "",
            "The file of --clubs has the columns club, nights, rooms, closed: nights such as Thursday or Monday/Thursday,",
            "closed such as 2025-12-25/2026-01-01.",
            "",
            "Examples:",
            "  league fixtures marches.yaml",
            "  league fixtures --cycles 2 --clubs-early --season 2025 --evening thursday marches.yaml",
            "  league fixtures --season 2025 --clubs clubs.csv --days-apart 7 --format ics marches.yaml",
            "  league fixtures --drawn --without Ross=2026-01-10 --format json marches.yaml > after.yaml",
            "",
            "Exit codes:",
            "  0   the schedule was printed",
            "  1   the constraints on the dates cannot all be kept; standard error says which",
            "  2   the command line or an input is at fault; all faults are on standard error"
        })
public final class FixturesCommand extends SeasonCommand<FixturesCommand.Answer> {

    /** The options that are of use only where rounds are drawn up, and only where dates are looked for. */
    private static final List<String> ROUNDS = List.of("--cycles", "--single-from", "--by-name", "--clubs-early");

    private static final List<String> DATES = Stream.concat(DatingOptions.ALL.stream(), Stream.of("--club-matches-by"))
            .toList();

    /** How a schedule can be printed. */
    enum Format {
        TEXT,
        CSV,
        ICS,
        JSON
    }

    /** A schedule, or why there is none, and the season as it is with what was taken out. */
    record Answer(LoadedSeason season, Dating dating) {}

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text, csv, ics (iCalendar) or json (a season document) (default: ${DEFAULT-VALUE}).")
    private Format format;

    @Option(
            names = "--cycles",
            paramLabel = "N",
            description = "How often every pair meets (default: what the season says under meetings, or 1).")
    private @Nullable Integer cycles;

    @Option(
            names = "--single-from",
            paramLabel = "TEAMS",
            description = "Pairs meet once from so many teams on and twice below, instead of --cycles.")
    private @Nullable Integer singleFrom;

    @Option(names = "--by-name", description = "Number the teams by name instead of as they are listed.")
    private boolean byName;

    @Option(names = "--clubs-early", description = "Teams of one club meet as early as the tables allow.")
    private boolean clubsEarly;

    @Mixin
    private WindowOptions window;

    @Mixin
    private DayOptions days;

    @Mixin
    private DatingOptions dating;

    @Option(names = "--start", paramLabel = "TIME", description = "The start of matches, for --format ics.")
    private @Nullable LocalTime start;

    @Option(names = "--drawn", description = "The schedule of the season's own matches, instead of a new one.")
    private boolean drawn;

    @Option(
            names = "--without",
            paramLabel = "TEAM[=DATE]",
            description =
                    "A team that left on that day: what it has not played is cancelled, and its opponents have byes;"
                            + " may be given several times.")
    private List<String> without = List.of();

    @Option(
            names = "--because",
            paramLabel = "TEXT",
            defaultValue = "withdrew",
            description = "Why the teams of --without left (default: ${DEFAULT-VALUE}).")
    private String because;

    @Override
    boolean json() {
        return format == Format.JSON;
    }

    @Override
    Answer answer(LoadedSeason loaded) {
        Season season = loaded.season();
        Optional<SeasonWindow> runs = window.window()
                .or(() -> drawn || DATES.stream().noneMatch(this::isGiven) ? Optional.empty() : season.runs());
        refuseWithoutEffect(runs.isPresent());
        List<Withdrawal> leaving = leaving(season);
        if (drawn) {
            Season after = with(season, leaving);
            Fixtures schedule = Fixtures.of(after);
            return dated(new Answer(
                    loaded.with(after),
                    new Dating.Found(format == Format.ICS ? withoutWaiting(schedule, season) : schedule)));
        }
        Fixtures fixtures = Fixtures.of(season.teams(), howOften(season), numbering());
        Dating found = runs.isEmpty()
                ? new Dating.Found(fixtures)
                : MatchDates.find(
                        fixtures,
                        season.teams(),
                        dating.rules(season, runs.get(), loaded.rules().adjudication(), days.clubMatchesBy()));
        if (!(found instanceof Dating.Found schedule)) {
            return new Answer(loaded, found);
        }
        Season.Builder made = Season.builder()
                .name(season.name())
                .teams(season.teams())
                .runs(runs)
                .matches(schedule.fixtures().cards())
                .byes(schedule.fixtures().byes());
        Fixtures after = schedule.fixtures();
        for (Withdrawal withdrawal : leaving) {
            after = withdrawal.date().isPresent()
                    ? after.without(withdrawal.team(), withdrawal.date().get())
                    : after.without(withdrawal.team(), match -> false);
        }
        return dated(new Answer(loaded.with(with(made.build(), leaving)), new Dating.Found(after)));
    }

    /** A calendar of matches without dates would be empty. */
    private Answer dated(Answer answer) {
        if (format == Format.ICS && answer.dating() instanceof Dating.Found found) {
            long undated = Stream.concat(found.fixtures().matches().stream(), found.fixtures().cancelled().stream())
                    .filter(match -> match.date().isEmpty())
                    .count();
            if (undated > 0) {
                throw SeasonLoader.refusal(
                        "--format ics",
                        Words.count((int) undated, "match has", "matches have") + " no date, and a calendar shows days",
                        drawn
                                ? "write their dates in the season"
                                : "give the days of the season: --season, or --from and --to");
            }
        }
        return answer;
    }

    /** For calendars: a match that was put off and waits for a date is taken out of the day on which it was to be. */
    private static Fixtures withoutWaiting(Fixtures schedule, Season season) {
        List<Fixture> matches = new ArrayList<>();
        List<Fixture> out = new ArrayList<>(schedule.cancelled());
        for (Fixture match : schedule.matches()) {
            Optional<LocalDate> was = season.matches().stream()
                    .filter(card -> match.date().isEmpty() && match.ref().names(card.ref()))
                    .flatMap(card -> card.date().stream())
                    .findFirst();
            if (was.isPresent()) {
                out.add(match.on(was.get()));
            } else {
                matches.add(match);
            }
        }
        return new Fixtures(matches, schedule.byes(), out);
    }

    private static Season with(Season season, List<Withdrawal> leaving) {
        List<Withdrawal> all = new ArrayList<>(season.withdrawals());
        all.addAll(leaving);
        return Season.builder().from(season).withdrawals(all).build();
    }

    /** An option that would change nothing is a mistake: what it was given for would silently not happen. */
    private void refuseWithoutEffect(boolean withDates) {
        List<Fault> faults = new ArrayList<>();
        if (drawn) {
            if (withDates) {
                faults.add(Fault.of(
                        "--drawn", "days for new dates are given too", "leave them out; the matches keep their dates"));
            }
            refuse(ROUNDS, "with --drawn the schedule is the season's own", "leave it out", faults);
            refuse(DATES, "with --drawn the matches keep their dates", "leave it out", faults);
        } else if (!withDates) {
            refuse(
                    DATES,
                    "no dates are looked for, since the days of the season are not given",
                    "give --season, or --from and --to, or write runs: {from: …, to: …} in the document",
                    faults);
        }
        if (isGiven("--cycles") && isGiven("--single-from")) {
            faults.add(Fault.of("--single-from", "it is given together with --cycles", "give one of them"));
        }
        if (start != null && format != Format.ICS) {
            faults.add(Fault.of("--start", "only calendars show a start", "leave it out, or give --format ics"));
        }
        if (isGiven("--because") && without.isEmpty()) {
            faults.add(Fault.of("--because", "no team is said to have left", "give --without too"));
        }
        if (!faults.isEmpty()) {
            throw new FaultsException(faults);
        }
    }

    private void refuse(List<String> options, String found, String right, List<Fault> faults) {
        options.stream().filter(this::isGiven).forEach(option -> faults.add(Fault.of(option, found, right)));
    }

    private List<Withdrawal> leaving(Season season) {
        List<Withdrawal> leaving = new ArrayList<>();
        Map<TeamId, Withdrawal> gone = new HashMap<>();
        if (drawn) {
            season.withdrawals().forEach(withdrawal -> gone.put(withdrawal.team(), withdrawal));
        }
        for (String written : without) {
            Withdrawal withdrawal = withdrawal(written, season.teams());
            Withdrawal before = gone.put(withdrawal.team(), withdrawal);
            if (before != null) {
                throw SeasonLoader.refusal(
                        "--without",
                        "\"" + new TeamNames(season.teams()).of(before.team()) + "\" has left already"
                                + before.date().map(day -> ", on " + day).orElse(""),
                        "name each team that left once");
            }
            leaving.add(withdrawal);
        }
        return leaving;
    }

    private Withdrawal withdrawal(String written, List<Team> teams) {
        int equals = written.lastIndexOf('=');
        String name = equals < 0 ? written : written.substring(0, equals);
        List<String> known = teams.stream().map(Team::name).toList();
        TeamId team = teams.stream()
                .filter(each -> each.name().equals(name))
                .map(Team::id)
                .findFirst()
                .orElseThrow(() -> SeasonLoader.refusal(
                        "--without", "no team is called \"" + name + "\"", Spelling.advice(name, known)));
        try {
            return new Withdrawal(
                    team,
                    equals < 0 ? Optional.empty() : Optional.of(LocalDate.parse(written.substring(equals + 1))),
                    because);
        } catch (DateTimeParseException e) {
            throw SeasonLoader.refusal(
                    "--without",
                    "\"" + written.substring(equals + 1) + "\" is no date",
                    "write year, month and day, such as " + name + "=2026-01-10");
        }
    }

    private Cycles howOften(Season season) {
        try {
            return singleFrom != null
                    ? Cycles.singleFrom(singleFrom)
                    : Cycles.times(cycles != null ? cycles : season.meetings().orElse(1));
        } catch (IllegalArgumentException e) {
            throw SeasonLoader.refusal(
                    singleFrom != null ? "--single-from" : "--cycles",
                    String.valueOf(e.getMessage()),
                    "give 1, 2 or more");
        }
    }

    private Numbering numbering() {
        if (clubsEarly && byName) {
            throw SeasonLoader.refusal("--clubs-early", "it is given together with --by-name", "give one of them");
        }
        return clubsEarly ? Numbering.CLUBS_EARLY : byName ? Numbering.BY_NAME : Numbering.AS_GIVEN;
    }

    @Override
    void print(Answer answer, Output output) {
        LoadedSeason season = answer.season();
        List<Team> teams = season.season().teams();
        if (answer.dating() instanceof Dating.Found found) {
            FixtureExport export = new FixtureExport(teams);
            switch (format) {
                case TEXT -> output.block(new FixturesText(new TeamNames(teams)).write(found.fixtures(), season));
                case CSV -> output.print(export.csv(found.fixtures()));
                case ICS ->
                    output.print(export.iCalendar(
                            found.fixtures(),
                            season.title(),
                            Optional.ofNullable(start),
                            days.today(),
                            season.season().postponements()));
                case JSON -> {
                    output.json(SeasonJson.write(season.season(), Optional.of(season.rulesNamed())));
                    season.noteOnRules().ifPresent(this::err);
                }
            }
        } else if (answer.dating() instanceof Dating.Impossible impossible) {
            complain("these cannot be kept together:", impossible.together());
        } else if (answer.dating() instanceof Dating.Undecided undecided) {
            complain(
                    undecided.suspects().isEmpty()
                            ? "no dates were found that keep to all constraints, nor by loosening one of them; loosen several"
                            : "no dates were found that keep to all constraints; loosen one of these:",
                    undecided.suspects());
        }
    }

    private void complain(String heading, List<String> constraints) {
        err(heading);
        constraints.forEach(constraint -> err("  " + constraint));
    }

    @Override
    int exitCode(Answer answer) {
        return answer.dating() instanceof Dating.Found ? 0 : 1;
    }
}
