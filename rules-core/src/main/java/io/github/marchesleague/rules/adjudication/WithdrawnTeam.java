/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.TeamId;
import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;

/**
 * A team that left the league or was put out of it, and what that did to its matches.
 *
 * @param team the team
 * @param date the day, if it is known
 * @param treatment what became of its matches
 * @param reason why it left
 */
public record WithdrawnTeam(
        TeamId team, Optional<LocalDate> date, WithdrawalPolicy.Treatment treatment, String reason) {

    /** Checks that nothing is missing. */
    public WithdrawnTeam {
        Objects.requireNonNull(team, "team");
        Objects.requireNonNull(date, "date");
        Objects.requireNonNull(treatment, "treatment");
        Objects.requireNonNull(reason, "reason");
    }
}
