/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import io.github.marchesleague.examples.fixtures.DateRules;
import io.github.marchesleague.examples.fixtures.Dating;
import io.github.marchesleague.examples.fixtures.FixtureExport;
import io.github.marchesleague.examples.fixtures.MatchDates;
import io.github.marchesleague.examples.fixtures.Venue;
import io.github.marchesleague.examples.imports.VenueImport;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.season.Cycles;
import io.github.marchesleague.rules.season.Fixture;
import io.github.marchesleague.rules.season.Fixtures;
import io.github.marchesleague.rules.season.Numbering;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.season.SeasonWindow;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code league fixtures}. */
@Command(
        name = "fixtures",
        description = {
            "Draws up the schedule of an all-play-all for the teams of a season (10.1 to 10.5), by the Berger tables, with dates"
                    + " where the days of the season are given. What the season holds beside its teams is not looked at."
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
            "",
            "Exit codes:",
            "  0   the schedule was printed",
            "  1   the constraints on the dates cannot all be kept; standard error says which",
            "  2   the command line or an input is at fault; all faults are on standard error"
        })
final class FixturesCommand extends SeasonCommand<FixturesCommand.Answer> {

    /** How a schedule can be printed. */
    enum Format {
        TEXT,
        CSV,
        ICS,
        JSON
    }

    /** A schedule, or why there is none. */
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
            defaultValue = "1",
            description = "How often every pair meets (default: ${DEFAULT-VALUE}).")
    private int cycles;

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

    @Option(
            names = "--evening",
            paramLabel = "DAY",
            split = ",",
            description = "The days of the week for clubs without a club night of their own.")
    private List<DayOfWeek> evenings = List.of();

    @Option(names = "--blackout", paramLabel = "DATE", split = ",", description = "Days on which nobody plays.")
    private List<LocalDate> blackouts = List.of();

    @Option(names = "--clubs", paramLabel = "FILE", description = "A CSV file of club nights, rooms and closed days.")
    private @Nullable Path clubs;

    @Option(
            names = "--days-apart",
            paramLabel = "N",
            defaultValue = "1",
            description = "At least so many days from one match of a team to the next (default: ${DEFAULT-VALUE}).")
    private int daysApart;

    @Option(names = "--club-matches-by", paramLabel = "DATE", description = "Teams of one club meet by this day.")
    private @Nullable LocalDate clubMatchesBy;

    @Option(names = "--start", paramLabel = "TIME", description = "The start of matches, for --format ics.")
    private @Nullable LocalTime start;

    @Option(
            names = "--today",
            paramLabel = "DATE",
            description = "The day on which a calendar file says it was made, so that it can be made again.")
    private @Nullable LocalDate today;

    @Override
    boolean json() {
        return format == Format.JSON;
    }

    @Override
    Answer answer(LoadedSeason season) {
        List<Team> teams = season.season().teams();
        Fixtures fixtures = Fixtures.of(teams, howOften(), numbering());
        Optional<SeasonWindow> days = window.window();
        if (days.isEmpty()) {
            return new Answer(season, new Dating.Found(fixtures));
        }
        return new Answer(season, MatchDates.find(fixtures, teams, dateRules(days.get())));
    }

    private Cycles howOften() {
        try {
            return singleFrom != null ? Cycles.singleFrom(singleFrom) : Cycles.times(cycles);
        } catch (IllegalArgumentException e) {
            throw refused("--cycles", String.valueOf(e.getMessage()), "give 1, 2 or more");
        }
    }

    private Numbering numbering() {
        if (clubsEarly && byName) {
            throw refused("--clubs-early", "it is given together with --by-name", "give one of them");
        }
        return clubsEarly ? Numbering.CLUBS_EARLY : byName ? Numbering.BY_NAME : Numbering.AS_GIVEN;
    }

    private DateRules dateRules(SeasonWindow days) {
        if (daysApart < 1) {
            throw refused("--days-apart", "found " + daysApart, "give 1 or more");
        }
        Path file = clubs;
        List<Venue> venues = file == null
                ? List.of()
                : VenueImport.read(file.toString(), SeasonLoader.bytes(file.toString(), file))
                        .all();
        return new DateRules(
                days,
                new TreeSet<>(evenings),
                new TreeSet<>(blackouts),
                venues,
                daysApart,
                Optional.ofNullable(clubMatchesBy));
    }

    private static FaultsException refused(String where, String found, String right) {
        return new FaultsException(List.of(Fault.of(where, found, right)));
    }

    @Override
    void print(Answer answer, Output output) {
        List<Team> teams = answer.season().season().teams();
        if (answer.dating() instanceof Dating.Found found) {
            FixtureExport export = new FixtureExport(teams);
            switch (format) {
                case TEXT -> output.block(text(found.fixtures(), teams));
                case CSV -> output.print(export.csv(found.fixtures()));
                case ICS ->
                    output.print(export.iCalendar(
                            found.fixtures(),
                            answer.season().title(),
                            Optional.ofNullable(start),
                            today != null ? today : LocalDate.now(ZoneId.systemDefault())));
                case JSON ->
                    output.json(SeasonJson.write(
                            Season.builder()
                                    .name(answer.season().season().name())
                                    .teams(teams)
                                    .matches(found.fixtures().cards())
                                    .byes(found.fixtures().byes())
                                    .build(),
                            Optional.of(answer.season().rules().id())));
            }
        } else if (answer.dating() instanceof Dating.Impossible impossible) {
            complain("these cannot be kept together:", impossible.together());
        } else if (answer.dating() instanceof Dating.Undecided undecided) {
            complain(
                    "no dates were found, and no proof that there are none; they were found without any one of:",
                    undecided.suspects());
        }
    }

    private void complain(String heading, List<String> constraints) {
        err(heading);
        constraints.forEach(constraint -> err("  " + constraint));
    }

    private static String text(Fixtures fixtures, List<Team> teams) {
        Map<TeamId, String> names = new HashMap<>();
        teams.forEach(team -> names.put(team.id(), team.name()));
        StringBuilder text = new StringBuilder();
        for (int round = 1; round <= fixtures.rounds(); round++) {
            text.append(round == 1 ? "" : "\n").append("Round ").append(round).append('\n');
            for (Fixture match : fixtures.round(round)) {
                text.append("  ");
                match.date().ifPresent(day -> text.append(day).append("  "));
                text.append(names.get(match.home()))
                        .append(" – ")
                        .append(names.get(match.away()))
                        .append('\n');
            }
            int now = round;
            fixtures.byes().stream()
                    .filter(bye -> bye.round().orElse(0) == now)
                    .forEach(bye ->
                            text.append("  bye: ").append(names.get(bye.team())).append('\n'));
        }
        return text.toString();
    }

    @Override
    int exitCode(Answer answer) {
        return answer.dating() instanceof Dating.Found ? 0 : 1;
    }
}
