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
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

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

    /**
     * Notes the deadlines of the league's matches, and decides those that are outstanding once rulings and departures have
     * been seen to and a deadline has passed.
     */
    void apply(List<AdjudicatedMatch> settled, int league) {
        List<MatchDeadline> general = deadlines(rules.unplayedMatches().stream());
        List<MatchDeadline> withinAClub = deadlines(
                Stream.of(rules.unplayedClubMatches(), rules.unplayedMatches()).flatMap(Optional::stream));
        if (!withinAClub.isEmpty()) {
            for (int i = 0; i < league; i++) {
                AdjudicatedMatch match = settled.get(i);
                settled.set(i, applied(match, ofOneClub(match.card()) ? withinAClub : general));
            }
        }
        rules.unplayedClubMatches().ifPresent(rule -> noteUnknown(rule, true, settled.subList(0, league)));
        rules.unplayedMatches().ifPresent(rule -> noteUnknown(rule, false, settled.subList(0, league)));
    }

    /** The earliest first; of two on one day the one for matches within a club. */
    private List<MatchDeadline> deadlines(Stream<UnplayedMatches> applicable) {
        return applicable
                .flatMap(rule -> day(rule).map(day -> new MatchDeadline(rule, day)).stream())
                .sorted(Comparator.comparing(MatchDeadline::day))
                .toList();
    }

    /** The match as the first of its deadlines that decides leaves it: what has been decided no later deadline changes. */
    private AdjudicatedMatch applied(AdjudicatedMatch match, List<MatchDeadline> deadlines) {
        if (deadlines.isEmpty()) {
            return match;
        }
        AdjudicatedMatch.Builder dated = AdjudicatedMatch.builder();
        AdjudicatedMatch decided = dated.from(match).deadlines(deadlines).build();
        for (MatchDeadline deadline : deadlines) {
            if (isToBePlayed(decided)
                    && season.asAt().filter(deadline::hasPassed).isPresent()) {
                decided = needsBoards(deadline.rule()) && boards(match) == 0
                        ? unknownBoards(decided, deadline)
                        : decided(decided, deadline);
            }
        }
        return decided;
    }

    private static boolean isToBePlayed(AdjudicatedMatch match) {
        return match.standing() == AdjudicatedMatch.Standing.OUTSTANDING
                && match.card().status() != MatchResult.Status.PLAYED;
    }

    private AdjudicatedMatch unknownBoards(AdjudicatedMatch match, MatchDeadline deadline) {
        unchecked.add(new Unchecked(
                deadline.rule().rule(),
                Optional.of(match.card().ref()),
                Optional.empty(),
                OptionalInt.empty(),
                "it was not played by " + deadline.day()
                        + ", but the rules do not say how many boards a match"
                        + " has, so it stays outstanding"));
        AdjudicatedMatch.Builder missed = AdjudicatedMatch.builder();
        return missed.from(match).missed(deadline).build();
    }

    /** That no day is known, or not which day it is, is said once for all matches that the rule is about. */
    private void noteUnknown(UnplayedMatches rule, boolean clubOnly, List<AdjudicatedMatch> matches) {
        Optional<LocalDate> day = day(rule);
        if ((day.isPresent() && season.asAt().isPresent())
                || matches.stream().noneMatch(match -> isToBePlayed(match) && (!clubOnly || ofOneClub(match.card())))) {
            return;
        }
        unchecked.add(Unchecked.of(
                rule.rule(),
                day.isEmpty()
                        ? "the season does not say when it is played (runs), so no day is known by which"
                                + " outstanding matches must be played"
                        : "the season does not say as at which day it is judged (asAt), so the "
                                + (clubOnly ? "matches within a club" : "matches") + " due by " + day.get()
                                + " stay outstanding"));
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

    private Optional<LocalDate> day(UnplayedMatches rule) {
        return rule.day(
                season.firstDay()
                        .or(() -> season.matches().stream()
                                .flatMap(card -> card.date().stream())
                                .min(LocalDate::compareTo)),
                season.lastDay());
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

    private AdjudicatedMatch decided(AdjudicatedMatch match, MatchDeadline deadline) {
        UnplayedMatches rule = deadline.rule();
        String reason = "not played by " + deadline.day();
        AdjudicatedMatch.Builder decided = AdjudicatedMatch.builder();
        decided.from(match).missed(deadline);
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
                rule.rule(), reason + ": " + rule.outcome().text()));
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
