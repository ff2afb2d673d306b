/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.text;

import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The name that every output shows for a team. */
public final class TeamNames {

    private final Map<TeamId, String> names;

    public TeamNames(Collection<Team> teams) {
        this.names = teams.stream().collect(Collectors.toUnmodifiableMap(Team::id, Team::name));
    }

    public String of(TeamId team) {
        return names.getOrDefault(team, team.value());
    }

    public List<String> of(List<TeamId> teams) {
        return teams.stream().map(this::of).toList();
    }

    /** A match as a note names it: {@code Ludlow – Ross, round 1, 2025-10-02}. */
    public String match(MatchRef match) {
        return of(match.home()) + " – " + of(match.away())
                + (match.round().isPresent() ? ", round " + match.round().getAsInt() : "")
                + match.date().map(day -> ", " + day).orElse("");
    }
}
