/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.adjudication.WithdrawalPolicy;
import io.github.marchesleague.rules.adjudication.WithdrawnTeam;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Who plays, and who of them is in the table.
 *
 * @param entries the entry list, or null where the teams are those of the results
 * @param offTheTable teams that left: not in the table, while their opponents keep what they have from them
 * @param outsideTieBreaks teams whose matches count for match points only
 */
record Field(@Nullable List<Team> entries, Set<TeamId> offTheTable, Set<TeamId> outsideTieBreaks) {

    /** The teams that occur in the results. */
    static final Field OPEN = new Field(null, Set.of(), Set.of());

    /** The teams of an entry list. */
    static Field of(List<Team> entries) {
        return new Field(entries, Set.of(), Set.of());
    }

    /** The teams of a season, with what became of those that left. */
    static Field of(AdjudicatedSeason season) {
        return new Field(
                season.teams(),
                withdrawn(season, WithdrawalPolicy.Treatment.OPPONENTS_KEEP),
                withdrawn(season, WithdrawalPolicy.Treatment.DEFAULT_THE_REST_OUTSIDE_TIE_BREAKS));
    }

    private static Set<TeamId> withdrawn(AdjudicatedSeason season, WithdrawalPolicy.Treatment treatment) {
        return season.withdrawn().stream()
                .filter(team -> team.treatment() == treatment)
                .map(WithdrawnTeam::team)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a match between these teams counts for match points only. */
    boolean outsideTieBreaks(TeamId home, TeamId away) {
        return !outsideTieBreaks.isEmpty() && (outsideTieBreaks.contains(home) || outsideTieBreaks.contains(away));
    }
}
