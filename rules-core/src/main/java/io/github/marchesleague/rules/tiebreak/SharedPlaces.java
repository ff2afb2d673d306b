/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import java.util.List;

/** The end of a chain that says so: teams still level share their position (Cornwall, Australian club teams). */
public record SharedPlaces() implements TieBreak {

    @Override
    public String id() {
        return "shared";
    }

    /** Separates nobody. */
    @Override
    public Division divide(TiedGroup group) {
        return new Division.Ordered(List.of(new Division.Part(new Figure(List.of()), group.teams())));
    }

    @Override
    public boolean looksBesideResults() {
        return false;
    }
}
