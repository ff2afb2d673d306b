/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import java.time.LocalDateTime;
import java.util.Objects;
import java.util.Optional;

/**
 * One side of one board on a match card: who sat there, if that is known.
 *
 * @param kind whether there is a player, nobody, or no record of it
 * @param player the player, where there is one
 * @param arrived when the player came, where it was noted
 * @param substitute whether the player was not nominated and came in for somebody who did not arrive (9.4)
 */
public record Seat(Kind kind, Optional<PlayerId> player, Optional<LocalDateTime> arrived, boolean substitute) {

    /** What the card says of a seat. */
    public enum Kind {
        /** The card has no line-up. */
        NOT_RECORDED,
        /** The team had nobody for this board. */
        EMPTY,
        /** A player was named. */
        NAMED
    }

    /** No line-up is recorded. */
    public static final Seat NOT_RECORDED = new Seat(Kind.NOT_RECORDED, Optional.empty(), Optional.empty(), false);

    /** The team had nobody for this board (12.4). */
    public static final Seat EMPTY = new Seat(Kind.EMPTY, Optional.empty(), Optional.empty(), false);

    /**
     * Checks that the parts agree.
     *
     * @throws IllegalArgumentException if a seat without a named player has a player, an arrival or a substitute
     */
    public Seat {
        Objects.requireNonNull(kind, "kind");
        boolean named = kind == Kind.NAMED;
        if (named != player.isPresent() || (!named && (arrived.isPresent() || substitute))) {
            throw new IllegalArgumentException("a seat that is " + kind + " with "
                    + player.map(id -> "player " + id).orElse("no player")
                    + ": a NAMED seat has a player, and only such a seat an arrival or a substitute");
        }
    }

    /**
     * A named player.
     *
     * @param player the player
     * @return the seat
     */
    public static Seat of(PlayerId player) {
        return new Seat(Kind.NAMED, Optional.of(player), Optional.empty(), false);
    }

    /**
     * The same seat with the time at which its player came.
     *
     * @param when the time, by the clock on the wall
     * @return the seat
     */
    public Seat arriving(LocalDateTime when) {
        return new Seat(kind, player, Optional.of(when), substitute);
    }

    /**
     * The same seat, taken by a substitute (9.4).
     *
     * @return the seat
     */
    public Seat asSubstitute() {
        return new Seat(kind, player, arrived, true);
    }
}
