/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import io.github.marchesleague.rules.style.RulesStyle;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.immutables.value.Value;

/**
 * A player who may be named on a match card (rules 8 and 9).
 *
 * @param id what cards and rating lists know the player by
 * @param team the team whose squad the player belongs to, where the league keeps squads
 * @param name the name, for output
 * @param nominated the rating that the controller estimated (9.2(ii)), in rating points on the scale of the board order
 * @param birthYear the year of birth, where a rule asks for the age; no more of the date is kept
 * @param classes the classes of player that the league's rules know, such as {@code junior} or {@code nominated}
 */
@RulesStyle
@Value.Builder
public record Player(
        PlayerId id,
        Optional<TeamId> team,
        Optional<String> name,
        OptionalInt nominated,
        OptionalInt birthYear,
        Set<String> classes) {

    /** Takes an unmodifiable copy of the classes. */
    public Player {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(team, "team");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(nominated, "nominated");
        Objects.requireNonNull(birthYear, "birthYear");
        classes = Set.copyOf(classes);
    }

    /** Builds a player. */
    public static final class Builder extends PlayerBuilder {
        Builder() {}
    }

    /**
     * A builder with nothing set.
     *
     * @return the builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * A player of whom nothing else is known.
     *
     * @param id the identifier
     * @return the player
     */
    public static Player of(String id) {
        return builder().id(PlayerId.of(id)).build();
    }

    /** The name, or the identifier where no name is known. */
    @Override
    public String toString() {
        return name.orElse(id.value());
    }
}
