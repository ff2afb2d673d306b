/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What identifies a team in a season. Results hang on it, so a team that changes its name keeps its results.
 *
 * @param value the identifier, compared character by character; often simply the team's name
 */
public record TeamId(String value) implements Comparable<TeamId> {

    /**
     * Checks the identifier.
     *
     * @throws IllegalArgumentException if it is blank
     */
    public TeamId {
        Objects.requireNonNull(value, "value");
        if (value.isBlank()) {
            throw new IllegalArgumentException("a team's identifier must not be blank");
        }
    }

    /**
     * The identifier with this text.
     *
     * @param value the identifier
     * @return the same as a value
     */
    public static TeamId of(String value) {
        return new TeamId(value);
    }

    /** By code points: the same order on every platform and in every locale (reading S13). */
    @Override
    public int compareTo(TeamId other) {
        return CodePoints.compare(value, other.value);
    }

    /** The text's own, which is worked out once: a table looks up every team of every match. */
    @Override
    public int hashCode() {
        return value.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof TeamId that && value.equals(that.value));
    }

    @Override
    public String toString() {
        return value;
    }
}
