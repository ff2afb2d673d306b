/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.fault.Fault;
import java.util.Objects;

/**
 * What a season document says of its rules.
 *
 * @param written a built-in rule set's id, or the path of a rule-set file relative to the document
 * @param at where it stands, for faults of the rules it names
 */
public record RulesReference(String written, Fault.Position at) {

    /** Checks that nothing is missing. */
    public RulesReference {
        Objects.requireNonNull(written, "written");
        Objects.requireNonNull(at, "at");
    }
}
