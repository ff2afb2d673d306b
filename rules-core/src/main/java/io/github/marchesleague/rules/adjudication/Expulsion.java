/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import java.util.Objects;

/**
 * A team is put out of the league for defaulting matches.
 *
 * @param rule the rule's number
 * @param matches from how many defaulted matches on
 * @param treatment what becomes of its matches
 * @param inLastMatch what becomes of them where the default that was one too many is the team's last match of the season
 */
public record Expulsion(
        String rule, int matches, WithdrawalPolicy.Treatment treatment, WithdrawalPolicy.Treatment inLastMatch) {

    /**
     * Checks the rule.
     *
     * @throws IllegalArgumentException if the number of matches is below 1
     */
    public Expulsion {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(treatment, "treatment");
        Objects.requireNonNull(inLastMatch, "inLastMatch");
        if (matches < 1) {
            throw new IllegalArgumentException(
                    "rule " + rule + ": expulsion after " + matches + " defaulted matches; give 1 or more");
        }
    }
}
