/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.eligibility;

import io.github.marchesleague.rules.penalty.Enforcement;
import java.util.Objects;

/**
 * A rule on eligibility and what becomes of a breach.
 *
 * @param eligibility the rule
 * @param enforcement what becomes of a breach
 */
public record EligibilityRule(Eligibility eligibility, Enforcement enforcement) {

    /** Checks that nothing is missing. */
    public EligibilityRule {
        Objects.requireNonNull(eligibility, "eligibility");
        Objects.requireNonNull(enforcement, "enforcement");
    }

    /**
     * A rule whose breaches are reported, and change a score only by a complaint (reading D10).
     *
     * @param eligibility the rule
     * @return the rule, reported only
     */
    public static EligibilityRule reported(Eligibility eligibility) {
        return new EligibilityRule(eligibility, Enforcement.REPORTED);
    }
}
