/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.lineup.Register;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.scoring.Scoring;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What becomes of matches that are still outstanding after the day by which they had to be played. */
final class Unplayed {

    private static final BoardResult NOTHING = BothLost.NOTHING.result();
    private static final BoardResult HALF = BoardResult.DOUBLE_DEFAULT.scored(Points.HALF, Points.HALF);

    private final AdjudicationRules rules;
    private final Scoring scoring;
    private final int boardsOfAMatch;
    private final SeasonRecord season;
    private final Register register;
    private final List<Unchecked> unchecked = new ArrayList<>();

    Unplayed(AdjudicationRules rules, Scoring scoring, int boardsOfAMatch, SeasonRecord season, Register register) {
        this.rules = rules;
        this.scoring = scoring;
        this.boardsOfAMatch = boardsOfAMatch;
        this.season = season;
        this.register = register;
    }

    /** What could not be decided for want of a day. */
    List<Unchecked> unchecked() {
        return unchecked;
    }

    /** Decides the matches of the league that are outstanding once rulings and departures have been seen to. */
    void apply(List<AdjudicatedMatch> settled, int league) {
        rules.unplayedClubMatches().ifPresent(rule -> apply(rule, true, settled, league));
        rules.unplayedMatches().ifPresent(rule -> apply(rule, false, settled, league));
    }

    private void apply(UnplayedMatches rule, boolean clubOnly, List<AdjudicatedMatch> settled, int league) {
        List<Integer> concerned = new ArrayList<>();
        for (int i = 0; i < league; i++) {
            if (settled.get(i).standing() == AdjudicatedMatch.Standing.OUTSTANDING
                    && settled.get(i).card().status() != MatchResult.Status.PLAYED
                    && (!clubOnly || ofOneClub(settled.get(i).card()))) {
                concerned.add(i);
            }
        }
        if (concerned.isEmpty()) {
            return;
        }
        Optional<LocalDate> deadline = deadline(rule);
        if (season.asAt().isEmpty() || deadline.isEmpty()) {
            unchecked.add(new Unchecked(
                    rule.rule(),
                    Optional.empty(),
                    Optional.empty(),
                    OptionalInt.empty(),
                    deadline.isEmpty()
                            ? "the season does not say when it is played (runs), so no day is known by which"
                                    + " outstanding matches must be played"
                            : "the season does not say as at which day it is judged (asAt), so the "
                                    + (clubOnly ? "matches within a club" : "matches") + " due by " + deadline.get()
                                    + " stay outstanding"));
            return;
        }
        if (season.asAt().get().isAfter(deadline.get())) {
            for (int i : concerned) {
                if (needsBoards(rule) && boards(settled.get(i)) == 0) {
                    unchecked.add(new Unchecked(
                            rule.rule(),
                            Optional.of(settled.get(i).card().ref()),
                            Optional.empty(),
                            OptionalInt.empty(),
                            "it was not played by " + deadline.get()
                                    + ", but the rules do not say how many boards a match"
                                    + " has, so it stays outstanding"));
                } else {
                    settled.set(i, decided(settled.get(i), rule, deadline.get()));
                }
            }
        }
    }

    /** Whether what becomes of a match hangs on its boards. */
    private boolean needsBoards(UnplayedMatches rule) {
        return rule.gamePointPerBoard()
                || switch (rule.outcome()) {
                    case BOTH_LOSE, DEFAULTED_BY_BOTH ->
                        rules.defaults().scoreWithoutBoards().isEmpty();
                    case HALVED, VOID, CONTROLLER_DECIDES -> false;
                };
    }

    /** The first such day of the season, or the last day of it. */
    private Optional<LocalDate> deadline(UnplayedMatches rule) {
        if (rule.by().isEmpty()) {
            return season.lastDay();
        }
        MonthDay day = rule.by().get();
        Optional<LocalDate> first = season.firstDay()
                .or(() -> season.matches().stream()
                        .flatMap(card -> card.date().stream())
                        .min(LocalDate::compareTo));
        return first.map(from -> day.atYear(from.getYear()).isBefore(from)
                ? day.atYear(from.getYear() + 1)
                : day.atYear(from.getYear()));
    }

    private boolean ofOneClub(MatchCard card) {
        Optional<String> home = club(card.home());
        return home.isPresent() && home.equals(club(card.away()));
    }

    private Optional<String> club(TeamId team) {
        return season.teams().stream()
                .filter(each -> each.id().equals(team))
                .findFirst()
                .flatMap(Team::club);
    }

    private AdjudicatedMatch decided(AdjudicatedMatch match, UnplayedMatches rule, LocalDate deadline) {
        String reason = "not played by " + deadline;
        AdjudicatedMatch.Builder decided = AdjudicatedMatch.builder();
        decided.from(match);
        switch (rule.outcome()) {
            case BOTH_LOSE -> bothLose(match, rule, reason, decided);
            case DEFAULTED_BY_BOTH -> defaulted(match, decided);
            case HALVED -> halved(match, rule, reason, decided);
            case VOID -> decided.standing(AdjudicatedMatch.Standing.VOID);
            case CONTROLLER_DECIDES ->
                decided.addBreaches(new Breach(
                        rule.rule(),
                        Optional.of(match.card().ref()),
                        Optional.empty(),
                        OptionalInt.empty(),
                        reason + "; the controller decides what becomes of it"));
        }
        decided.addNotes(new AdjudicatedMatch.Note(
                rule.rule(),
                reason
                        + switch (rule.outcome()) {
                            case BOTH_LOSE -> ": lost by both";
                            case DEFAULTED_BY_BOTH -> ": defaulted by both";
                            case HALVED -> ": drawn";
                            case VOID -> ": void";
                            case CONTROLLER_DECIDES -> ": the controller decides";
                        }));
        Points off = rule.gamePointPerBoard() ? rule.gamePoints().plus(Points.of(boards(match))) : rule.gamePoints();
        if (off.signum() != 0) {
            for (Side side : Side.values()) {
                decided.addAdjustments(new Adjustment(
                        match.card().team(side),
                        Points.ZERO,
                        off.negate(),
                        rule.rule(),
                        reason + " (" + match.card().ref() + ")"));
            }
        }
        return decided.build();
    }

    private int boards(AdjudicatedMatch match) {
        return match.card().boards().isEmpty()
                ? boardsOfAMatch
                : match.card().boards().size();
    }

    private void bothLose(
            AdjudicatedMatch match, UnplayedMatches rule, String reason, AdjudicatedMatch.Builder decided) {
        int count = boards(match);
        Points full = count > 0
                ? scoring.boardPoints().defaultWin().times(count)
                : rules.defaults().scoreWithoutBoards().orElseThrow();
        everyBoard(match, NOTHING, rule, reason, decided, Optional.of(new Score(full, full)));
    }

    private void halved(AdjudicatedMatch match, UnplayedMatches rule, String reason, AdjudicatedMatch.Builder decided) {
        everyBoard(match, HALF, rule, reason, decided, Optional.empty());
    }

    /** The match with one result on every board; where there are none, with a total of nothing to either. */
    private void everyBoard(
            AdjudicatedMatch match,
            BoardResult board,
            UnplayedMatches rule,
            String reason,
            AdjudicatedMatch.Builder decided,
            Optional<Score> conceded) {
        int count = boards(match);
        MatchResult.Builder result = MatchResult.builder();
        result.from(match.result()).status(MatchResult.Status.PLAYED).conceded(conceded);
        if (count == 0) {
            result.total(Score.NIL);
        } else {
            result.boards(Collections.nCopies(count, board));
        }
        List<Cause> cause = List.of(new Cause(Cause.Kind.DECIDED, rule.rule(), reason));
        decided.standing(AdjudicatedMatch.Standing.COUNTS)
                .result(result.build())
                .boards(Collections.nCopies(
                        count, new AdjudicatedBoard(BoardResult.UNFINISHED, board, rule.rule(), cause, cause)));
    }

    private void defaulted(AdjudicatedMatch match, AdjudicatedMatch.Builder decided) {
        AdjudicatedMatch standIn =
                Departures.asDefaulted(match.card(), Defaulted.BOTH, boards(match), rules, scoring, register);
        decided.standing(AdjudicatedMatch.Standing.COUNTS)
                .result(standIn.result())
                .boards(standIn.boards());
    }
}
