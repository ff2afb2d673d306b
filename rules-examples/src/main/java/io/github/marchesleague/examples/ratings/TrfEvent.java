/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.ratings;

import java.util.Objects;

/**
 * What a tournament report says of the event.
 *
 * @param name the name of the tournament
 * @param city the city
 * @param federation the federation's three letters
 * @param arbiter the chief arbiter, who is the controller where there is none (13.3)
 */
public record TrfEvent(String name, String city, String federation, String arbiter) {

    /**
     * Checks the event.
     *
     * @throws IllegalArgumentException if the federation is not three capitals
     */
    public TrfEvent {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(city, "city");
        Objects.requireNonNull(arbiter, "arbiter");
        if (!federation.matches("[A-Z]{3}")) {
            throw new IllegalArgumentException(
                    "federation \"" + federation + "\": give its three letters, such as ENG");
        }
    }
}
