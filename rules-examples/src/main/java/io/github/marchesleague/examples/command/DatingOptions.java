/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.fixtures.DateRules;
import io.github.marchesleague.examples.fixtures.Venue;
import io.github.marchesleague.examples.imports.VenueImport;
import io.github.marchesleague.examples.input.SeasonLoader;
import io.github.marchesleague.rules.adjudication.AdjudicationRules;
import io.github.marchesleague.rules.adjudication.UnplayedMatches;
import io.github.marchesleague.rules.season.Club;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.season.SeasonWindow;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What the dates of a schedule must keep to, on the command line. */
final class DatingOptions {

    /** The options, which are of use only where dates are looked for. */
    static final List<String> ALL = List.of("--evening", "--blackout", "--clubs", "--days-apart");

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

    /** What the dates must keep to; by when matches must be played the rules say, if the command line does not. */
    DateRules rules(Season season, SeasonWindow runs, AdjudicationRules rules, Optional<LocalDate> clubMatchesBy) {
        if (daysApart < 1) {
            throw SeasonLoader.refusal("--days-apart", "found " + daysApart, "give 1 or more");
        }
        Path file = clubs;
        List<Venue> venues = file == null
                ? List.of()
                : VenueImport.read(file.toString(), SeasonLoader.bytes(file.toString(), file), clubs(season))
                        .all();
        LocalDate last = rules.unplayedMatches()
                .flatMap(rule -> day(rule, runs))
                .filter(runs::contains)
                .orElse(runs.last());
        return new DateRules(
                new SeasonWindow(runs.first(), last),
                new TreeSet<>(evenings),
                new TreeSet<>(blackouts),
                venues,
                daysApart,
                clubMatchesBy.or(() -> rules.unplayedClubMatches().flatMap(rule -> day(rule, runs))));
    }

    /** The clubs of the teams, and those that are listed besides. */
    private static List<String> clubs(Season season) {
        return Stream.concat(
                        season.teams().stream().flatMap(team -> team.club().stream()),
                        season.entries().stream()
                                .flatMap(entries -> entries.clubs().stream())
                                .map(Club::name))
                .distinct()
                .toList();
    }

    private static Optional<LocalDate> day(UnplayedMatches rule, SeasonWindow runs) {
        return rule.day(Optional.of(runs.first()), Optional.of(runs.last()));
    }
}
