/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.RatingList;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Bye;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.ruling.Withdrawal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What adjudication needs to know of a season; the season value is one. Implementations must be immutable.
 */
public interface SeasonRecord {

    /**
     * The entry list (2.2); empty where the matches say who takes part. Of one club, the team entered earlier is the
     * higher one.
     *
     * @return the teams
     */
    List<Team> teams();

    /**
     * The players; where some are entered, nobody else may be named on a card.
     *
     * @return the players
     */
    List<Player> players();

    /**
     * The editions of the rating lists (9.2(i)), in any order.
     *
     * @return the lists
     */
    List<RatingList> ratingLists();

    /**
     * The match cards, played or outstanding, in any order.
     *
     * @return the cards
     */
    List<MatchCard> matches();

    /**
     * The play-off matches (7.2.2(d)).
     *
     * @return the cards
     */
    List<MatchCard> playOffs();

    /**
     * Complaints about ineligible players (12.5), in any order.
     *
     * @return the complaints
     */
    List<Complaint> complaints();

    /**
     * The controller's decisions (13), in the order in which they were taken.
     *
     * @return the rulings
     */
    List<Ruling> rulings();

    /**
     * The teams that left during the season.
     *
     * @return the withdrawals
     */
    List<Withdrawal> withdrawals();

    /**
     * The rounds in which a team had no opponents.
     *
     * @return the byes
     */
    List<Bye> byes();

    /**
     * What the league states of teams beside their results: last season's place, fair-play points, a rating, an average
     * age.
     *
     * @return the figures by team; nothing is known of a team that is left out
     */
    default Map<TeamId, TeamFacts> stated() {
        return Map.of();
    }

    /**
     * The team for which the controller plays (13.5).
     *
     * @return the team
     */
    Optional<TeamId> controllerTeam();

    /**
     * The day as at which the season is judged. Nothing reads a clock: where no day is given, no deadline has passed.
     *
     * @return the day
     */
    default Optional<LocalDate> asAt() {
        return Optional.empty();
    }

    /**
     * The first day of the season (3.2).
     *
     * @return the day, if it is known
     */
    default Optional<LocalDate> firstDay() {
        return Optional.empty();
    }

    /**
     * The last day of the season (3.2).
     *
     * @return the day, if it is known
     */
    default Optional<LocalDate> lastDay() {
        return Optional.empty();
    }
}
