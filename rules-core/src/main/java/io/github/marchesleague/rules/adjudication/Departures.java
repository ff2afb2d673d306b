/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.lineup.NamedPlayers;
import io.github.marchesleague.rules.lineup.Register;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Withdrawal;
import io.github.marchesleague.rules.scoring.Scoring;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What becomes of the matches of teams that left the league or were put out of it. */
final class Departures {

    private final AdjudicationRules rules;
    private final Scoring scoring;
    private final int boardsOfAMatch;
    private final SeasonRecord season;
    private final Register register;
    private final Map<TeamId, WithdrawnTeam> withdrawn = new LinkedHashMap<>();

    Departures(AdjudicationRules rules, Scoring scoring, int boardsOfAMatch, SeasonRecord season, Register register) {
        this.rules = rules;
        this.scoring = scoring;
        this.boardsOfAMatch = boardsOfAMatch;
        this.season = season;
        this.register = register;
    }

    List<WithdrawnTeam> withdrawn() {
        return List.copyOf(withdrawn.values());
    }

    List<Team> remaining(List<Team> teams) {
        return teams.stream()
                .filter(team -> !withdrawn.containsKey(team.id())
                        || withdrawn.get(team.id()).treatment().keepsTeam())
                .toList();
    }

    /** Decides which teams are out, and changes their matches; play-offs, after the league's, stay as they are. */
    void apply(List<AdjudicatedMatch> settled, int league, List<Integer> asPlayed, Settlement settlement) {
        for (Withdrawal withdrawal : season.withdrawals()) {
            WithdrawalPolicy.Progress progress = progress(withdrawal.team(), settled.subList(0, league));
            withdrawn.put(
                    withdrawal.team(),
                    new WithdrawnTeam(
                            withdrawal.team(),
                            withdrawal.date(),
                            rules.withdrawal().treatment(progress),
                            withdrawal.reason()));
        }
        settlement.expelled().forEach((team, why) -> {
            if (!withdrawn.containsKey(team)) {
                withdrawn.put(team, expelled(team, why, settled.subList(0, league), settlement));
            }
        });
        rules.expulsion().ifPresent(expulsion -> expel(expulsion, settled, league, asPlayed));
        if (!withdrawn.isEmpty()) {
            for (int i = 0; i < league; i++) {
                settled.set(i, treated(settled.get(i)));
            }
        }
    }

    /** A team put out by a sanction goes as the rule on expulsion says, or where there is none as one that left. */
    private WithdrawnTeam expelled(
            TeamId team, Settlement.Expelled why, List<AdjudicatedMatch> matches, Settlement settlement) {
        WithdrawalPolicy.Treatment treatment = rules.expulsion()
                .map(rule -> settlement.inLastMatch(team, why) ? rule.inLastMatch() : rule.treatment())
                .orElseGet(() -> rules.withdrawal().treatment(progress(team, matches)));
        String rule = why.offence().rule();
        return new WithdrawnTeam(
                team,
                why.card().date(),
                treatment,
                "put out: " + why.offence().reason() + (rule.isEmpty() ? "" : " (" + rule + ")"));
    }

    private WithdrawalPolicy.Progress progress(TeamId team, List<AdjudicatedMatch> matches) {
        int fixtures = 0;
        int played = 0;
        int defaulted = 0;
        for (AdjudicatedMatch match : matches) {
            Optional<Side> side = match.card().sideOf(team);
            if (side.isPresent() && match.inTable()) {
                fixtures++;
                if (match.standing() == AdjudicatedMatch.Standing.COUNTS) {
                    played++;
                    if (match.result().defaultedBy().by(side.get())) {
                        defaulted++;
                    }
                }
            }
        }
        return new WithdrawalPolicy.Progress(Math.max(fixtures, season.teams().size() - 1), played, defaulted);
    }

    private void expel(Expulsion expulsion, List<AdjudicatedMatch> settled, int league, List<Integer> asPlayed) {
        Map<TeamId, Integer> defaults = new LinkedHashMap<>();
        for (int index : asPlayed) {
            AdjudicatedMatch match = settled.get(index);
            if (index >= league || match.standing() != AdjudicatedMatch.Standing.COUNTS) {
                continue;
            }
            for (Side side : Side.values()) {
                TeamId team = match.card().team(side);
                if (match.result().defaultedBy().by(side)
                        && defaults.merge(team, 1, Integer::sum) == expulsion.matches()
                        && !withdrawn.containsKey(team)) {
                    boolean last = isLast(index, team, settled, league, asPlayed);
                    withdrawn.put(
                            team,
                            new WithdrawnTeam(
                                    team,
                                    match.card().date(),
                                    last ? expulsion.inLastMatch() : expulsion.treatment(),
                                    expulsion.matches() + " matches defaulted (" + expulsion.rule() + ")"));
                }
            }
        }
    }

    private static boolean isLast(
            int index, TeamId team, List<AdjudicatedMatch> settled, int league, List<Integer> asPlayed) {
        int last = index;
        for (int each : asPlayed) {
            if (each < league && settled.get(each).card().sideOf(team).isPresent()) {
                last = each;
            }
        }
        return last == index;
    }

    private AdjudicatedMatch treated(AdjudicatedMatch match) {
        WithdrawnTeam home = withdrawn.get(match.card().home());
        WithdrawnTeam away = withdrawn.get(match.card().away());
        if ((home == null && away == null) || !match.inTable()) {
            return match;
        }
        boolean outstanding = match.standing() == AdjudicatedMatch.Standing.OUTSTANDING;
        if (is(home, WithdrawalPolicy.Treatment.EXPUNGE)
                || is(away, WithdrawalPolicy.Treatment.EXPUNGE)
                || (outstanding
                        && (is(home, WithdrawalPolicy.Treatment.LET_STAND)
                                || is(away, WithdrawalPolicy.Treatment.LET_STAND)))) {
            return noted(match, home, away)
                    .standing(AdjudicatedMatch.Standing.EXPUNGED)
                    .build();
        }
        boolean homeLoses = loses(home, outstanding);
        boolean awayLoses = loses(away, outstanding);
        return homeLoses || awayLoses
                ? defaulted(
                        match, home, away, homeLoses ? (awayLoses ? Defaulted.BOTH : Defaulted.HOME) : Defaulted.AWAY)
                : match;
    }

    private static boolean is(@Nullable WithdrawnTeam team, WithdrawalPolicy.Treatment treatment) {
        return team != null && team.treatment() == treatment;
    }

    private static boolean loses(@Nullable WithdrawnTeam team, boolean outstanding) {
        return team != null && (outstanding || team.treatment() == WithdrawalPolicy.Treatment.AWARD_ALL);
    }

    /** The match as one that the team defaulted, with nobody of its opponents missing. */
    private AdjudicatedMatch defaulted(
            AdjudicatedMatch match, @Nullable WithdrawnTeam home, @Nullable WithdrawnTeam away, Defaulted by) {
        MatchCard card = match.card();
        int count = card.boards().isEmpty() ? boardsOfAMatch : card.boards().size();
        AdjudicatedMatch decided = asDefaulted(card, by, count, rules, scoring, register);
        List<AdjudicatedBoard> boards = new ArrayList<>(count);
        for (int i = 0; i < decided.boards().size(); i++) {
            AdjudicatedBoard board = decided.boards().get(i);
            boards.add(new AdjudicatedBoard(
                    i < match.boards().size() ? match.boards().get(i).played() : board.played(),
                    board.official(),
                    board.rule(),
                    board.home(),
                    board.away()));
        }
        return noted(match, home, away)
                .standing(AdjudicatedMatch.Standing.COUNTS)
                .result(decided.result())
                .boards(boards)
                .build();
    }

    /**
     * What a match comes to that one team or both defaulted, whatever its card has.
     *
     * @throws FaultsException if nobody knows how many boards it has or what it counts without
     */
    static AdjudicatedMatch asDefaulted(
            MatchCard card, Defaulted by, int boards, AdjudicationRules rules, Scoring scoring, Register register) {
        if (boards == 0 && rules.defaults().scoreWithoutBoards().isEmpty()) {
            throw new FaultsException(List.of(Fault.of(
                    card.ref().toString(),
                    "the match is defaulted without having been played, and the rules do not say how many boards it has",
                    "let the rules say how many boards a match has, or what such a match counts")));
        }
        MatchCard.Builder standIn = MatchCard.builder();
        standIn.from(card)
                .status(MatchResult.Status.PLAYED)
                .boards(List.of())
                .total(Optional.empty())
                .defaultedBy(by);
        MatchCard unplayed = standIn.build();
        return new CardCase(
                        unplayed,
                        NamedPlayers.of(unplayed, register),
                        Optional.empty(),
                        register,
                        rules,
                        scoring,
                        boards)
                .settle(List.of(), side -> false);
    }

    private AdjudicatedMatch.Builder noted(
            AdjudicatedMatch match, @Nullable WithdrawnTeam home, @Nullable WithdrawnTeam away) {
        AdjudicatedMatch.Builder noted = AdjudicatedMatch.builder();
        noted.from(match);
        for (WithdrawnTeam team : new WithdrawnTeam[] {home, away}) {
            if (team != null) {
                noted.addNotes(new AdjudicatedMatch.Note(
                        "",
                        register.name(team.team()) + " left the league"
                                + (team.reason().isEmpty() ? "" : ": " + team.reason())));
            }
        }
        return noted;
    }
}
