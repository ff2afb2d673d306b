/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.lineup;

import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import java.util.List;
import java.util.Objects;

/**
 * The line-ups of a season, for rules on eligibility.
 *
 * @param lineUps the recorded line-ups, in the order in which the matches were played: by date, those without one last,
 *     then start, round and names
 * @param teams the entry list; of one club, the team entered earlier is the higher one
 * @param fixtures the matches of the season, played or not, in the same order
 * @param register the players and rating lists
 */
public record SeasonLineUps(List<LineUp> lineUps, List<Team> teams, List<MatchCard> fixtures, Register register) {

    /** Takes unmodifiable copies. */
    public SeasonLineUps {
        lineUps = List.copyOf(lineUps);
        teams = List.copyOf(teams);
        fixtures = List.copyOf(fixtures);
        Objects.requireNonNull(register, "register");
    }

    /**
     * Whether a team is a higher one of the same club.
     *
     * @param team a team
     * @param than another
     * @return true if both are entered by one club and the first was entered earlier
     */
    public boolean higher(TeamId team, TeamId than) {
        int rank = rank(team);
        int other = rank(than);
        return rank >= 0 && rank < other && sameClub(rank, other);
    }

    /**
     * Whether two teams are different ones of the same club.
     *
     * @param team a team
     * @param other another
     * @return true if both are entered by one club
     */
    public boolean clubMates(TeamId team, TeamId other) {
        return higher(team, other) || higher(other, team);
    }

    /**
     * The club of a team.
     *
     * @param team the team
     * @return the club, or the team's own name where it names none
     */
    public String club(TeamId team) {
        int rank = rank(team);
        return rank < 0 ? team.value() : teams.get(rank).club().orElse(team.value());
    }

    private boolean sameClub(int rank, int other) {
        return teams.get(rank).club().isPresent()
                && teams.get(rank).club().equals(teams.get(other).club());
    }

    private int rank(TeamId team) {
        for (int i = 0; i < teams.size(); i++) {
            if (teams.get(i).id().equals(team)) {
                return i;
            }
        }
        return -1;
    }
}
