/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.season.Season;
import java.util.List;
import java.util.Optional;

/** The table of a league and why it is so: immutable, one consistent snapshot of the results it was made from. */
public final class Standings {

    private Standings() {}

    /**
     * The table of results.
     *
     * @param results the official results, in any order
     * @param rules the rule set
     * @return the table
     */
    public static Standings of(Iterable<MatchResult> results, RuleSet rules) {
        throw new IllegalStateException();
    }

    /**
     * The table of a season.
     *
     * @param season the season
     * @param rules the rule set
     * @return the table
     */
    public static Standings of(Season season, RuleSet rules) {
        throw new IllegalStateException();
    }

    /**
     * The rules in force.
     *
     * @return the rule set
     */
    public RuleSet rules() {
        throw new IllegalStateException();
    }

    /**
     * The lines of the table, the first first.
     *
     * @return an unmodifiable list
     */
    public List<Row> rows() {
        throw new IllegalStateException();
    }

    /**
     * How many matches have still to be played (reading S12).
     *
     * @return the number
     */
    public int outstanding() {
        throw new IllegalStateException();
    }

    /**
     * Whether nothing is outstanding.
     *
     * @return true if the table is final
     */
    public boolean isFinal() {
        return outstanding() == 0;
    }

    /**
     * The groups that have to play off (reading S10), in the order of the table.
     *
     * @return an unmodifiable list of teams for each play-off
     */
    public List<List<TeamId>> playOffs() {
        throw new IllegalStateException();
    }

    /**
     * Every group that the ranking left level, with the steps that were taken.
     *
     * @return an unmodifiable list in the order of the table
     */
    public List<Tie> ties() {
        throw new IllegalStateException();
    }

    /**
     * What put one team above another.
     *
     * @param one a team of the table
     * @param other another
     * @return what separated them, or empty if they share a position
     */
    public Optional<Separation> separation(TeamId one, TeamId other) {
        throw new IllegalStateException();
    }
}
