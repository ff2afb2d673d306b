/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import java.util.Objects;

/**
 * A club that may enter teams (2.1).
 *
 * @param name the name, as the teams give it
 * @param affiliated whether it is affiliated to the association that runs the league
 */
public record Club(String name, boolean affiliated) {

    /**
     * Checks the club.
     *
     * @throws IllegalArgumentException if the name is blank
     */
    public Club {
        Objects.requireNonNull(name, "name");
        if (name.isBlank()) {
            throw new IllegalArgumentException("a club's name must not be blank");
        }
    }
}
