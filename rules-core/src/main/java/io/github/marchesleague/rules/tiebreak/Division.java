/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.TeamId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a tie-break makes of a tied group. */
public sealed interface Division {

    /**
     * The group in ordered parts, the best first; a single part where it separates nobody.
     *
     * @param parts the parts
     */
    record Ordered(List<Part> parts) implements Division {

        /** Takes an unmodifiable copy. */
        public Ordered {
            parts = List.copyOf(parts);
        }
    }

    /**
     * Teams that have the same figure.
     *
     * @param figure the figure
     * @param teams the teams, in the order of the group
     */
    record Part(Figure figure, List<TeamId> teams) {

        /** Takes an unmodifiable copy. */
        public Part {
            teams = List.copyOf(teams);
        }
    }

    /**
     * It cannot be worked out, so the group stays level (reading S11).
     *
     * @param reason why, in a few words
     * @param matches the matches at fault
     */
    record CannotBeWorkedOut(String reason, List<MatchResult> matches) implements Division {

        /** Takes an unmodifiable copy. */
        public CannotBeWorkedOut {
            matches = List.copyOf(matches);
        }
    }

    /**
     * It needs something that has not happened yet, such as a play-off (reading S10).
     *
     * @param teams the teams that have to play
     */
    record StillToBePlayed(List<TeamId> teams) implements Division {

        /** Takes an unmodifiable copy. */
        public StillToBePlayed {
            teams = List.copyOf(teams);
        }
    }

    /**
     * Orders teams by their figures.
     *
     * @param figures each team's figure, in the order of the group
     * @param direction which figure is better
     * @return the ordered parts
     */
    static Ordered by(Map<TeamId, Figure> figures, Direction direction) {
        Comparator<Figure> order = Comparator.naturalOrder();
        Map<Figure, List<TeamId>> parts = new TreeMap<>(direction == Direction.MORE ? order.reversed() : order);
        new LinkedHashMap<>(figures)
                .forEach((team, figure) ->
                        parts.computeIfAbsent(figure, f -> new ArrayList<>()).add(team));
        return new Ordered(parts.entrySet().stream()
                .map(part -> new Part(part.getKey(), part.getValue()))
                .toList());
    }
}
