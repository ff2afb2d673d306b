/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.tiebreak.Direction;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Figure;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import io.github.marchesleague.rules.tiebreak.TiedGroup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An order that was decided for teams that share a position: by the controller (13.5), by lot, or by whatever else is
 * outside the results. It places a group only if it names all of it.
 *
 * @param order the teams, the best first
 */
record DecidedOrder(List<TeamId> order) implements TieBreak {

    @Override
    public String id() {
        return "ruling";
    }

    @Override
    public Division divide(TiedGroup group) {
        Map<TeamId, Figure> places = new LinkedHashMap<>();
        for (TeamId team : group.teams()) {
            int place = order.indexOf(team);
            if (place < 0) {
                return new Division.Ordered(List.of(new Division.Part(new Figure(List.of()), group.teams())));
            }
            places.put(team, Figure.of(Points.of(place + 1L)));
        }
        return Division.by(places, Direction.FEWER);
    }
}
