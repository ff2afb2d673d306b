/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The name that every output shows for a team. */
final class TeamNames {

    private final Map<TeamId, String> names;

    TeamNames(Collection<Team> teams) {
        this.names = teams.stream().collect(Collectors.toUnmodifiableMap(Team::id, Team::name));
    }

    String of(TeamId team) {
        return names.getOrDefault(team, team.value());
    }

    List<String> of(List<TeamId> teams) {
        return teams.stream().map(this::of).toList();
    }

    /** A match as a note names it: {@code Ludlow – Ross, round 1, 2025-10-02}. */
    String match(MatchRef match) {
        return of(match.home()) + " – " + of(match.away())
                + (match.round().isPresent() ? ", round " + match.round().getAsInt() : "")
                + match.date().map(day -> ", " + day).orElse("");
    }
}
