/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruling;

import io.github.marchesleague.rules.match.TeamId;
import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;

/**
 * A team that left the league, or was put out of it, during the season.
 *
 * @param team the team
 * @param date the day
 * @param reason why, in a few words; may be empty
 */
public record Withdrawal(TeamId team, Optional<LocalDate> date, String reason) {

    /** Checks that nothing is missing. */
    public Withdrawal {
        Objects.requireNonNull(team, "team");
        Objects.requireNonNull(date, "date");
        Objects.requireNonNull(reason, "reason");
    }
}
