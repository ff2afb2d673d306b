/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.season.SeasonWindow;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** When the season is played, on the command line. */
final class WindowOptions {

    private static final int LAST_YEAR = 9998;

    @Option(
            names = "--season",
            paramLabel = "YEAR",
            description = "The year in which the season begins: 1 September of it to 30 June of the next (3.2).")
    private @Nullable Integer year;

    @Option(names = "--from", paramLabel = "DATE", description = "The first day of the season, instead of --season.")
    private @Nullable LocalDate from;

    @Option(names = "--to", paramLabel = "DATE", description = "The last day of the season, instead of --season.")
    private @Nullable LocalDate to;

    /** The season; empty where nothing was given. */
    Optional<SeasonWindow> window() {
        if (year != null && (year < 1 || year > LAST_YEAR)) {
            throw refused("found --season " + year, "give a year such as 2025");
        }
        if (year != null && from == null && to == null) {
            return Optional.of(SeasonWindow.beginningIn(year));
        }
        if (from != null && to != null && year == null) {
            if (to.isBefore(from)) {
                throw refused("--to " + to + " is before --from " + from, "exchange them");
            }
            return Optional.of(new SeasonWindow(from, to));
        }
        if (from == null && to == null && year == null) {
            return Optional.empty();
        }
        throw refused("the days of the season are given in part or twice", "give --season, or both --from and --to");
    }

    /** The season on the command line, or else the one that the document gives. */
    SeasonWindow or(Season season) {
        return window().or(season::runs)
                .orElseThrow(() -> refused(
                        "the days of the season are not given",
                        "give --season, or --from and --to, or write runs: {from: …, to: …} in the document"));
    }

    private static FaultsException refused(String found, String right) {
        return new FaultsException(List.of(Fault.of("command line", found, right)));
    }
}
