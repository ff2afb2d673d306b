/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.penalty;

import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.TeamId;
import java.math.BigDecimal;
import java.util.Objects;
import java.util.Optional;

/**
 * A fine that a team was given. Whether it was paid is not kept; a team that is put out for not paying is a withdrawal.
 *
 * @param team the team
 * @param amount what it has to pay
 * @param currency the currency as the league writes it
 * @param rule the rule it rests on
 * @param reason why, in a few words
 * @param match the match, if it is about one
 */
public record ImposedFine(
        TeamId team, BigDecimal amount, String currency, String rule, String reason, Optional<MatchRef> match) {

    /** Checks that nothing is missing. */
    public ImposedFine {
        Objects.requireNonNull(team, "team");
        Objects.requireNonNull(amount, "amount");
        Objects.requireNonNull(currency, "currency");
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(reason, "reason");
        Objects.requireNonNull(match, "match");
    }

    /**
     * The amount with its currency.
     *
     * @return a text such as {@code 40 EUR}
     */
    public String money() {
        return amount.toPlainString() + " " + currency;
    }
}
