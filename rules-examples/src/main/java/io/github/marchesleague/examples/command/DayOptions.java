/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.rules.season.Season;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The days that count for a schedule, on the command line. */
final class DayOptions {

    @Option(names = "--club-matches-by", paramLabel = "DATE", description = "The day by which teams of one club meet.")
    private @Nullable LocalDate clubMatchesBy;

    @Option(
            names = "--today",
            paramLabel = "DATE",
            description = "The day that counts as today, so that an answer can be had again (default: today).")
    private @Nullable LocalDate today;

    /** The day by which teams of one club meet. */
    Optional<LocalDate> clubMatchesBy() {
        return Optional.ofNullable(clubMatchesBy);
    }

    /** The day that counts as today. */
    LocalDate today() {
        return today != null ? today : LocalDate.now(ZoneId.systemDefault());
    }

    /** The day as at which a season is looked at: the option, or else the season's own, or else today. */
    LocalDate asAt(Season season) {
        return today != null ? today : season.asAt().orElseGet(this::today);
    }
}
