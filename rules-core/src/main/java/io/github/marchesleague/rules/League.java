/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.standings.Standings;
import java.util.Map;

/**
 * The way in: pure functions from match results or a season to the table.
 *
 * <pre>{@code
 * Standings table = League.standings(results);            // Herefordshire 2025-26
 * Standings table = League.standings(results, ruleSet);   // any other county
 * }</pre>
 *
 * <p>Nothing here keeps state; every call may be made from any number of threads.
 */
public final class League {

    private League() {}

    /**
     * The table under the Herefordshire rules of 2025-26. The teams are those that occur in the results.
     *
     * @param results the official results, in any order
     * @return the table, with the reason for every position
     * @throws io.github.marchesleague.rules.fault.FaultsException if a result cannot belong to the league (too many
     *     boards, the same match twice), with all faults
     */
    public static Standings standings(Iterable<MatchResult> results) {
        return standings(results, RuleSets.herefordshire());
    }

    /**
     * The table under a league's own rules. The teams are those that occur in the results.
     *
     * @param results the official results, in any order
     * @param rules the rule set
     * @return the table, with the reason for every position
     * @throws io.github.marchesleague.rules.fault.FaultsException if a result cannot belong to the league, with all
     *     faults
     */
    public static Standings standings(Iterable<MatchResult> results, RuleSet rules) {
        return Standings.of(results, rules);
    }

    /**
     * The table of a league whose tie-breaks compare what the results do not hold: ratings, age, fair play, last season's
     * place. The teams are those that occur in the results.
     *
     * @param results the official results, in any order
     * @param facts what is known of each team; nothing is known of a team that is left out
     * @param rules the rule set
     * @return the table, with the reason for every position
     * @throws io.github.marchesleague.rules.fault.FaultsException if a result cannot belong to the league, or facts are
     *     given about a team that occurs in no result, with all faults
     */
    public static Standings standings(Iterable<MatchResult> results, Map<TeamId, TeamFacts> facts, RuleSet rules) {
        return Standings.of(results, facts, rules);
    }

    /**
     * The table of a season under the Herefordshire rules of 2025-26.
     *
     * @param season entries, cards, play-offs and decisions
     * @return the table, with the reason for every position
     * @throws io.github.marchesleague.rules.fault.FaultsException if something in the season cannot be, with all faults
     */
    public static Standings standings(Season season) {
        return standings(season, RuleSets.herefordshire());
    }

    /**
     * The table of a season under a league's own rules.
     *
     * @param season entries, cards, play-offs and decisions
     * @param rules the rule set
     * @return the table, with the reason for every position
     * @throws io.github.marchesleague.rules.fault.FaultsException if something in the season cannot be, with all faults
     */
    public static Standings standings(Season season, RuleSet rules) {
        return Standings.of(season, rules);
    }
}
