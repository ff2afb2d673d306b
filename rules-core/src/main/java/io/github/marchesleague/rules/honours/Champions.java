/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.honours;

import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Who is champion (2.3, reading S14): the club of the team in first place, once the table is final and first place is not
 * shared; otherwise why not yet.
 */
public sealed interface Champions {

    /**
     * A club is champion.
     *
     * @param club the club that the winning team represents, or the team's name where it names no club
     * @param team the winning team
     */
    record Declared(String club, Team team) implements Champions {

        /** Checks that nothing is missing. */
        public Declared {
            Objects.requireNonNull(club, "club");
            Objects.requireNonNull(team, "team");
        }
    }

    /**
     * Nobody is champion yet.
     *
     * @param inFirstPlace the teams that are in first place as the table stands; empty in an empty table
     * @param reasons what stands in the way, one sentence each with the rule's number
     */
    record NotYet(List<TeamId> inFirstPlace, List<String> reasons) implements Champions {

        /** Takes unmodifiable copies. */
        public NotYet {
            inFirstPlace = List.copyOf(inFirstPlace);
            reasons = List.copyOf(reasons);
        }
    }

    /**
     * The champions by a table.
     *
     * @param table the table
     * @return the champions, or why there are none yet
     */
    static Champions of(Standings table) {
        List<Row> first =
                table.rows().stream().filter(row -> row.position() == 1).toList();
        List<TeamId> teams = first.stream().map(row -> row.team().id()).toList();
        List<String> reasons = new ArrayList<>();
        if (first.isEmpty()) {
            reasons.add("the table has no teams");
        }
        if (!table.isFinal()) {
            int outstanding = table.outstanding();
            reasons.add(
                    outstanding == 1
                            ? "1 match is outstanding (10.7)"
                            : outstanding + " matches are outstanding (10.7)");
        }
        if (first.size() > 1) {
            String names = first.stream().map(row -> row.team().name()).collect(Collectors.joining(", "));
            boolean playOff = table.playOffs().stream().anyMatch(group -> group.containsAll(teams));
            reasons.add("first place is shared by " + names
                    + (playOff ? "; they play off (7.2.2(d))" : "; the controller may decide the order (13.5)"));
        }
        if (!reasons.isEmpty()) {
            return new NotYet(teams, reasons);
        }
        Team winner = first.get(0).team();
        return new Declared(winner.club().orElse(winner.name()), winner);
    }
}
