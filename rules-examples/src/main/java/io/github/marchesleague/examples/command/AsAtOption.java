/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.rules.season.Season;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The day as at which a season is judged, on the command line; no clock is read. */
final class AsAtOption {

    @Option(
            names = "--as-at",
            paramLabel = "DATE",
            description =
                    "The day as at which the season is judged, for deadlines that its rules set; instead of the season's"
                            + " own asAt.")
    private @Nullable LocalDate day;

    /** The season as at that day, or as it is where no day was given. */
    LoadedSeason on(LoadedSeason loaded) {
        return day == null
                ? loaded
                : loaded.with(Season.builder().from(loaded.season()).asAt(day).build());
    }
}
