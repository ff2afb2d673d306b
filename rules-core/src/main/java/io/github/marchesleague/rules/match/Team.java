/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import java.util.Objects;
import java.util.Optional;

/**
 * A team entered for a season (2.2).
 *
 * @param id what its results hang on
 * @param name the name that every output shows
 * @param club the club it belongs to, which is champion if the team is (2.3)
 */
public record Team(TeamId id, String name, Optional<String> club) {

    /**
     * Checks the team.
     *
     * @throws IllegalArgumentException if the name is blank
     */
    public Team {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(club, "club");
        if (name.isBlank()) {
            throw new IllegalArgumentException("team " + id + ": the name must not be blank");
        }
    }

    /**
     * A team whose name identifies it.
     *
     * @param name the name
     * @return the team
     */
    public static Team of(String name) {
        return new Team(TeamId.of(name), name, Optional.empty());
    }

    /**
     * A team whose name identifies it, of a club.
     *
     * @param name the name
     * @param club the club
     * @return the team
     */
    public static Team of(String name, String club) {
        return new Team(TeamId.of(name), name, Optional.of(club));
    }

    @Override
    public String toString() {
        return name;
    }
}
