/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.fault.Fault;
import java.util.List;
import java.util.function.Function;

/**
 * Something in a document that can only be checked against a rule set.
 *
 * @param place where it stands
 * @param check what is wrong with it under the limits of a rule set
 */
record Placed(Place place, Function<MatchLimits, List<Fault>> check) {

    /** What is wrong with it, with its place. */
    List<Fault> faults(MatchLimits limits) {
        return check.apply(limits).stream()
                .map(fault -> place.fault(fault.found(), fault.right()))
                .toList();
    }
}
