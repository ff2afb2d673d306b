/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruling;

import java.util.Objects;

/**
 * A complaint that does not count, whatever was decided about it (12.5, reading D10).
 *
 * @param complaint the complaint
 * @param rule the number of the rule that it falls short of
 * @param message why it does not count
 */
public record InadmissibleComplaint(Complaint complaint, String rule, String message) {

    /** Checks that nothing is missing. */
    public InadmissibleComplaint {
        Objects.requireNonNull(complaint, "complaint");
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(message, "message");
    }
}
