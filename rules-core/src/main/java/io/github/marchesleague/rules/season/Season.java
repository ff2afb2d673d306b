/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.adjudication.Ruling;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.style.RulesStyle;
import java.util.List;
import java.util.Objects;
import org.immutables.value.Value;

/**
 * All that has been recorded of one season of a league, as one immutable value.
 *
 * @param name the name of the competition and season
 * @param teams the entry list (2.2): a team without matches is in the table too, and nobody else is
 * @param matches the match cards, played or outstanding
 * @param playOffs the play-off matches (7.2.2(d)); they count in no other figure
 * @param rulings the controller's decisions in their order (13)
 */
@RulesStyle
@Value.Builder
public record Season(
        String name, List<Team> teams, List<MatchCard> matches, List<MatchCard> playOffs, List<Ruling> rulings) {

    /** Takes unmodifiable copies. */
    public Season {
        Objects.requireNonNull(name, "name");
        teams = List.copyOf(teams);
        matches = List.copyOf(matches);
        playOffs = List.copyOf(playOffs);
        rulings = List.copyOf(rulings);
    }

    /** Builds a season. */
    public static final class Builder extends SeasonBuilder {
        Builder() {
            name("");
        }
    }

    /**
     * A builder with nothing set.
     *
     * @return the builder
     */
    public static Builder builder() {
        return new Builder();
    }
}
