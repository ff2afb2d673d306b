/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.RatingList;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.penalty.ImposedFine;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.ruling.InadmissibleComplaint;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.style.RulesStyle;
import java.util.List;
import java.util.Map;
import org.immutables.value.Value;

/**
 * A season after adjudication: all that the table needs, and all that the rule book objects to.
 *
 * @param teams the entry list without the teams that are not in the table any more
 * @param matches the matches in the order of the season
 * @param playOffs the play-off matches in the order of the season
 * @param adjustments points of the season given or taken off, each with its rule and reason: by offences in the order of
 *     the matches, for accumulated defaults, for byes, and by rulings in their order
 * @param fines what the teams have to pay: by matches in the order of the season, then by rulings; it is in no table
 * @param orders the controller's decisions on the order of teams that share a position, in their order
 * @param withdrawn the teams that left or were put out
 * @param breaches what the rule book objects to
 * @param unchecked what could not be checked
 * @param inadmissible complaints that do not count
 * @param pending complaints that count and have not been decided
 * @param players the players, for tie-breaks that compare teams by them
 * @param ratingLists the editions of the rating lists, in any order
 * @param stated what the league states of teams beside their results
 */
@RulesStyle
@Value.Builder
public record AdjudicatedSeason(
        List<Team> teams,
        List<AdjudicatedMatch> matches,
        List<AdjudicatedMatch> playOffs,
        List<Adjustment> adjustments,
        List<ImposedFine> fines,
        List<Ruling.OrderDecided> orders,
        List<WithdrawnTeam> withdrawn,
        List<Breach> breaches,
        List<Unchecked> unchecked,
        List<InadmissibleComplaint> inadmissible,
        List<Complaint> pending,
        List<Player> players,
        List<RatingList> ratingLists,
        Map<TeamId, TeamFacts> stated) {

    /** Takes unmodifiable copies. */
    public AdjudicatedSeason {
        teams = List.copyOf(teams);
        matches = List.copyOf(matches);
        playOffs = List.copyOf(playOffs);
        adjustments = List.copyOf(adjustments);
        fines = List.copyOf(fines);
        orders = List.copyOf(orders);
        withdrawn = List.copyOf(withdrawn);
        breaches = List.copyOf(breaches);
        unchecked = List.copyOf(unchecked);
        inadmissible = List.copyOf(inadmissible);
        pending = List.copyOf(pending);
        players = List.copyOf(players);
        ratingLists = List.copyOf(ratingLists);
        stated = Map.copyOf(stated);
    }

    /** Builds an adjudicated season. */
    public static final class Builder extends AdjudicatedSeasonBuilder {
        Builder() {}
    }

    /**
     * A builder with nothing set.
     *
     * @return the builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * The official results that the table takes notice of, outstanding matches among them, annulled, expunged and void
     * ones not.
     *
     * @return the results in the order of the season
     */
    public List<MatchResult> results() {
        return results(matches);
    }

    /**
     * The official results of the play-offs.
     *
     * @return the results in the order of the season
     */
    public List<MatchResult> playOffResults() {
        return results(playOffs);
    }

    private static List<MatchResult> results(List<AdjudicatedMatch> matches) {
        return matches.stream()
                .filter(AdjudicatedMatch::inTable)
                .map(AdjudicatedMatch::result)
                .toList();
    }
}
