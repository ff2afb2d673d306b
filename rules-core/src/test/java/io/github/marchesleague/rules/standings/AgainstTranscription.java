/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.transcription.Fraction;
import io.github.marchesleague.rules.transcription.LiteralTable;
import java.util.List;
import java.util.Locale;

/** The same season through the engine and through the literal transcription, each table as lines of text. */
final class AgainstTranscription {

    private AgainstTranscription() {}

    static List<String> engine(
            List<String> teams, List<LiteralTable.Match> matches, List<LiteralTable.Match> playOffs, RuleSet rules) {
        return lines(League.standings(season(teams, matches, playOffs), rules));
    }

    static Season season(List<String> teams, List<LiteralTable.Match> matches, List<LiteralTable.Match> playOffs) {
        Season.Builder season = Season.builder();
        teams.forEach(team -> season.addTeams(Team.of(team))
                .putStated(
                        TeamId.of(team),
                        TeamFacts.builder().previousRank(previousRank(team)).build()));
        matches.forEach(match -> season.addMatches(card(match)));
        playOffs.forEach(match -> season.addPlayOffs(card(match)));
        return season.build();
    }

    /** Last season ended in the opposite order of the names. */
    static int previousRank(String team) {
        return 'Z' + 1 - team.charAt(0);
    }

    static List<String> lines(Standings table) {
        return table.rows().stream()
                .map(row -> line(
                        row.position(),
                        row.shared(),
                        row.team().name(),
                        row.tally().played(),
                        row.tally().won(),
                        row.tally().drawn(),
                        row.tally().lost(),
                        row.tally().matchPoints().toString(),
                        row.tally().gamePoints().toString(),
                        row.aheadOfNextBy().map(Row.Decider::id).orElse(null)))
                .toList();
    }

    static List<String> transcription(
            List<String> teams,
            List<LiteralTable.Match> matches,
            List<LiteralTable.Match> playOffs,
            LiteralTable.Rules rules) {
        return LiteralTable.table(teams, matches, playOffs, rules).stream()
                .map(row -> line(
                        row.position(),
                        row.shared(),
                        row.team(),
                        row.played(),
                        row.won(),
                        row.drawn(),
                        row.lost(),
                        text(row.matchPoints()),
                        text(row.gamePoints()),
                        row.aheadOfNextBy()))
                .toList();
    }

    private static String text(Fraction fraction) {
        return new Points(
                        fraction.numerator().longValueExact(),
                        fraction.denominator().longValueExact())
                .toString();
    }

    private static String line(
            int position,
            boolean shared,
            String team,
            int played,
            int won,
            int drawn,
            int lost,
            String matchPoints,
            String gamePoints,
            String aheadOfNextBy) {
        return position + (shared ? "= " : " ") + team + " " + played + " " + won + " " + drawn + " " + lost + " "
                + matchPoints + " " + gamePoints + " " + aheadOfNextBy;
    }

    private static MatchCard card(LiteralTable.Match match) {
        MatchCard.Builder card = MatchCard.builder()
                .home(TeamId.of(match.home()))
                .away(TeamId.of(match.away()))
                .defaultedBy(
                        match.defaultedBy() == null
                                ? Defaulted.NOBODY
                                : Defaulted.valueOf(match.defaultedBy().toUpperCase(Locale.ROOT)));
        if (match.round() > 0) {
            card.round(match.round());
        }
        if (match.status() != null) {
            return card.status(MatchResult.Status.valueOf(match.status().toUpperCase(Locale.ROOT)))
                    .build();
        }
        if (match.boards() != null) {
            match.boards()
                    .forEach(token ->
                            card.addBoards(BoardCard.of(BoardResult.parse(token).orElseThrow())));
        }
        if (match.score() != null) {
            card.total(Score.parse(match.score()).orElseThrow());
        }
        return card.build();
    }
}
