/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What identifies a player in a season.
 *
 * @param value the identifier, compared character by character
 */
public record PlayerId(String value) {

    /**
     * Checks the identifier.
     *
     * @throws IllegalArgumentException if it is blank
     */
    public PlayerId {
        Objects.requireNonNull(value, "value");
        if (value.isBlank()) {
            throw new IllegalArgumentException("a player's identifier must not be blank");
        }
    }

    /**
     * The identifier with this text.
     *
     * @param value the identifier
     * @return the same as a value
     */
    public static PlayerId of(String value) {
        return new PlayerId(value);
    }

    /** The text's own, which is worked out once: a card looks up every player several times. */
    @Override
    public int hashCode() {
        return value.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof PlayerId that && value.equals(that.value));
    }

    @Override
    public String toString() {
        return value;
    }
}
