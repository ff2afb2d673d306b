/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.Points;
import java.util.Objects;

/**
 * What a bye brings.
 *
 * @param rule the rule's number
 * @param matchPoints match points
 * @param gamePoints game points
 */
public record ByePoints(String rule, Points matchPoints, Points gamePoints) {

    /** Checks that nothing is missing. */
    public ByePoints {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(matchPoints, "matchPoints");
        Objects.requireNonNull(gamePoints, "gamePoints");
    }
}
