/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import io.github.marchesleague.rules.style.RulesStyle;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.immutables.value.Value;

/**
 * What is known of a team beside its results, for those tie-breaks that compare such things. A league states a figure, or
 * it is worked out from the players; nothing is guessed where neither is there.
 *
 * @param previousRank the place in last season's final table or in the seeding, from 1
 * @param fairPlay the fair-play points, as the league counts them
 * @param rating the team's rating as the league states it
 * @param averageAge the team's average age in years as the league states it
 * @param performance the team's performance rating as the league states it
 * @param squad the players who are entered for the team
 * @param appearances who played for the team, a line for each board of each match
 */
@RulesStyle
@Value.Builder
public record TeamFacts(
        OptionalInt previousRank,
        Optional<Points> fairPlay,
        Optional<Points> rating,
        Optional<Points> averageAge,
        Optional<Points> performance,
        List<PlayerFacts> squad,
        List<Appearance> appearances) {

    /** Nothing is known. */
    public static final TeamFacts NONE = builder().build();

    /**
     * A player's figures.
     *
     * @param name the player, for messages
     * @param rating the rating, or empty where there is none
     * @param birthYear the year of birth, or empty where it is not known
     */
    public record PlayerFacts(String name, OptionalInt rating, OptionalInt birthYear) {

        /** Checks that nothing is missing. */
        public PlayerFacts {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(rating, "rating");
            Objects.requireNonNull(birthYear, "birthYear");
        }
    }

    /**
     * A player on a board of a match.
     *
     * @param match the match
     * @param player the player with the figures of that day
     * @param scored the points of a game played over the board, by its own result; empty where none was played
     * @param opponentRating the rating of the opponent of such a game; empty where there is none
     */
    public record Appearance(MatchRef match, PlayerFacts player, Optional<Points> scored, OptionalInt opponentRating) {

        /** Checks that nothing is missing. */
        public Appearance {
            Objects.requireNonNull(match, "match");
            Objects.requireNonNull(player, "player");
            Objects.requireNonNull(scored, "scored");
            Objects.requireNonNull(opponentRating, "opponentRating");
        }
    }

    /**
     * Takes unmodifiable copies.
     *
     * @throws IllegalArgumentException if the previous rank is not positive
     */
    public TeamFacts {
        if (previousRank.orElse(1) < 1) {
            throw new IllegalArgumentException("a previous rank of " + previousRank.getAsInt() + "; the best is 1");
        }
        Objects.requireNonNull(fairPlay, "fairPlay");
        Objects.requireNonNull(rating, "rating");
        Objects.requireNonNull(averageAge, "averageAge");
        Objects.requireNonNull(performance, "performance");
        squad = List.copyOf(squad);
        appearances = List.copyOf(appearances);
    }

    /** Builds what is known of a team. */
    public static final class Builder extends TeamFactsBuilder {
        Builder() {}
    }

    /**
     * A builder with nothing known.
     *
     * @return the builder
     */
    public static Builder builder() {
        return new Builder();
    }
}
