/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.scoring.Tally;
import java.util.List;

/** Teams that every earlier step left level, and what a tie-break may know about them. */
public interface TiedGroup {

    /**
     * The level teams by name in code-point order, at least two.
     *
     * @return an unmodifiable list
     */
    List<TeamId> teams();

    /**
     * The matches that count between these teams, or between the teams of the mini-league that the rule set's policy
     * keeps.
     *
     * @return an unmodifiable list in the order of the season
     */
    List<MatchResult> matchesBetween();

    /**
     * All matches of a team that count.
     *
     * @param team a team of the season
     * @return an unmodifiable list in the order of the season
     */
    List<MatchResult> matchesOf(TeamId team);

    /**
     * The play-off matches between these teams.
     *
     * @return an unmodifiable list in the order of the season
     */
    List<MatchResult> playOffsBetween();

    /**
     * All play-off matches of the season, whoever played them.
     *
     * @return an unmodifiable list in the order of the season
     */
    default List<MatchResult> playOffs() {
        return playOffsBetween();
    }

    /**
     * What is known of a team beside its results.
     *
     * @param team a team of the season
     * @return its figures; {@link TeamFacts#NONE} where nothing is known
     */
    default TeamFacts facts(TeamId team) {
        return TeamFacts.NONE;
    }

    /**
     * How many rounds the event has: the highest number of a round, or, where rounds have no numbers, the most matches,
     * played or outstanding, that a team has.
     *
     * @return the number
     */
    int rounds();

    /**
     * How many boards a match of the season has at the most.
     *
     * @return the number; 0 where no match has boards
     */
    int boards();

    /**
     * What a team has from all its matches.
     *
     * @param team a team of the season
     * @return its tally
     */
    Tally tally(TeamId team);

    /**
     * What results are worth.
     *
     * @return the scoring in force
     */
    Scoring scoring();

    /**
     * Divides this group by a criterion.
     *
     * @param criterion the criterion
     * @return the ordered parts, or why there are none
     */
    Division divide(Criterion criterion);
}
