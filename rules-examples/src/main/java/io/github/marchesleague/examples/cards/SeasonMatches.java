/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.cards;

import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.ruleset.RuleSet;
import java.util.List;
import java.util.Optional;

/**
 * The match cards of a season after adjudication, with all that is needed to show them.
 *
 * @param title what a heading calls the season
 * @param names the names of its teams
 * @param players its players
 * @param rules the rules in force
 * @param matches the matches of the league that were asked for
 * @param playOffs the play-off matches that were asked for
 */
public record SeasonMatches(
        String title,
        TeamNames names,
        List<Player> players,
        RuleSet rules,
        List<AdjudicatedMatch> matches,
        List<AdjudicatedMatch> playOffs) {

    /** Adjudicates the season and takes the matches of these teams. */
    public static SeasonMatches of(LoadedSeason loaded, Optional<String> home, Optional<String> away) {
        List<Team> teams = loaded.season().teams();
        List<String> known = teams.stream().map(Team::name).toList();
        home.ifPresent(name -> check("--home", name, known));
        away.ifPresent(name -> check("--away", name, known));
        TeamNames names = new TeamNames(teams);
        AdjudicatedSeason adjudicated = loaded.rules().adjudicator().adjudicate(loaded.season());
        return new SeasonMatches(
                loaded.title(),
                names,
                loaded.season().players(),
                loaded.rules(),
                asked(adjudicated.matches(), names, home, away),
                asked(adjudicated.playOffs(), names, home, away));
    }

    /** Who has white on a board by the rules of the day of the match; empty where that was tossed for and not recorded. */
    Optional<Side> white(MatchCard card, int board) {
        return rules.inForceOn(card.date()).adjudication().colours().white(card, board);
    }

    private static void check(String option, String name, List<String> known) {
        if (!known.contains(name)) {
            throw new FaultsException(
                    List.of(Fault.of(option, "no team is called \"" + name + "\"", Spelling.advice(name, known))));
        }
    }

    private static List<AdjudicatedMatch> asked(
            List<AdjudicatedMatch> matches, TeamNames names, Optional<String> home, Optional<String> away) {
        return matches.stream()
                .filter(match -> home.map(names.of(match.card().home())::equals).orElse(true))
                .filter(match -> away.map(names.of(match.card().away())::equals).orElse(true))
                .toList();
    }
}
