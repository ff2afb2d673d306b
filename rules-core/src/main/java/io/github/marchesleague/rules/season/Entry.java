/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.match.Team;
import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;

/**
 * One team's entry for a season (2.2).
 *
 * @param team the team
 * @param registered the day on which it registered its interest, where that was noted
 * @param captain its captain (8.4), where one has been appointed
 */
public record Entry(Team team, Optional<LocalDate> registered, Optional<Captain> captain) {

    /** Checks that nothing is missing. */
    public Entry {
        Objects.requireNonNull(team, "team");
        Objects.requireNonNull(registered, "registered");
        Objects.requireNonNull(captain, "captain");
    }

    /**
     * A full entry.
     *
     * @param team the team
     * @param registered the day of registration
     * @param captain the captain
     * @return the entry
     */
    public static Entry of(Team team, LocalDate registered, Captain captain) {
        return new Entry(team, Optional.of(registered), Optional.of(captain));
    }
}
