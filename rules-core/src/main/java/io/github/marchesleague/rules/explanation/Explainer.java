/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import io.github.marchesleague.rules.adjudication.AdjudicatedBoard;
import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.adjudication.Cause;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.standings.Course;
import io.github.marchesleague.rules.standings.OpponentShare;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.standings.Workings;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Figure;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.PlayOff;
import io.github.marchesleague.rules.tiebreak.Rounded;
import io.github.marchesleague.rules.tiebreak.Scope;
import io.github.marchesleague.rules.tiebreak.SeededLots;
import io.github.marchesleague.rules.tiebreak.TeamFigure;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes plain values of the steps that a table took, with what their figures are made of. */
final class Explainer {

    private final Standings table;
    private final Workings workings;
    private final Scoring scoring;
    private final Map<TeamId, Row> rows = new HashMap<>();
    private final StepNotes notes;
    private final Map<MatchRef, AdjudicatedMatch> cards = new HashMap<>();

    Explainer(Standings table) {
        this.table = table;
        this.workings = table.workings();
        this.scoring = table.rules().scoring();
        table.rows().forEach(row -> rows.put(row.team().id(), row));
        this.notes = new StepNotes(workings, rows);
        table.adjudicated().ifPresent(this::keepCards);
    }

    private void keepCards(AdjudicatedSeason season) {
        season.matches().forEach(match -> cards.put(match.card().ref(), match));
        season.playOffs().forEach(match -> cards.putIfAbsent(match.card().ref(), match));
    }

    /** One step that a group took, with the accounts of some of its teams. */
    ExplainedStep step(Course course, Course.Stop stop, List<TeamId> accountsOf) {
        TieBreak tieBreak = stop.step().tieBreak();
        Division division = stop.division().orElse(null);
        List<Division.Part> parts = division instanceof Division.Ordered ordered
                ? ordered.parts().stream()
                        .filter(part -> !part.figure().values().isEmpty())
                        .toList()
                : List.of();
        List<Account> accounts = new ArrayList<>();
        for (TeamId team : accountsOf) {
            parts.stream()
                    .filter(part -> part.teams().contains(team))
                    .forEach(part -> accounts.add(account(course, stop, team, part.figure())));
        }
        return new ExplainedStep(
                stop.number() + 1,
                tieBreak.id(),
                stop.step().rule(),
                CriterionName.of(tieBreak),
                CriterionName.better(tieBreak),
                course.teams(),
                tieBreak.headToHead() ? course.league() : List.of(),
                outcome(division),
                notes.of(course, stop, division),
                parts,
                accounts);
    }

    private static ExplainedStep.Outcome outcome(@Nullable Division division) {
        if (division == null) {
            return ExplainedStep.Outcome.PASSED_OVER;
        }
        if (division instanceof Division.Ordered ordered) {
            return ordered.parts().size() > 1 ? ExplainedStep.Outcome.SEPARATED : ExplainedStep.Outcome.LEVEL;
        }
        return division instanceof Division.StillToBePlayed
                ? ExplainedStep.Outcome.STILL_TO_BE_PLAYED
                : ExplainedStep.Outcome.CANNOT_BE_WORKED_OUT;
    }

    // What a figure is made of.

    private Account account(Course course, Course.Stop stop, TeamId team, Figure figure) {
        TieBreak tieBreak = stop.step().tieBreak();
        if (tieBreak instanceof Criterion criterion) {
            return account(course, criterion, team, figure);
        }
        if (tieBreak instanceof Rounded rounded && rounded.of() instanceof Criterion criterion) {
            Account exact = account(course, criterion, team, figure);
            return new Account(
                    team,
                    figure,
                    exact.matches(),
                    exact.opponents(),
                    exact.adjustments(),
                    (exact.working().isEmpty() ? "" : exact.working() + ", ") + CriterionName.rounding(rounded));
        }
        if (tieBreak instanceof PlayOff) {
            List<MatchEntry> matches = new ArrayList<>();
            for (MatchResult match : StepNotes.between(workings.playOffs(), course.teams())) {
                if (scoring.counts(match) && match.sideOf(team).isPresent()) {
                    Side side = side(match, team);
                    matches.add(entry(
                            match,
                            side,
                            List.of(
                                    scoring.matchPoints(match).of(side),
                                    scoring.score(match).of(side)),
                            null));
                }
            }
            return new Account(team, figure, matches, List.of(), List.of(), "");
        }
        if (stop.number() >= chainEnd()) {
            return new Account(
                    team, figure, List.of(), List.of(), List.of(), "place in the order decided: " + reason(stop));
        }
        if (tieBreak instanceof TeamFigure || tieBreak instanceof SeededLots) {
            return new Account(team, figure, List.of(), List.of(), List.of(), CriterionName.of(tieBreak));
        }
        // What a match adds to such a figure only the tie-break itself knows.
        List<MatchEntry> matches = workings.matches(team).stream()
                .map(match -> entry(match, side(match, team), List.of(), null))
                .toList();
        return new Account(team, figure, matches, List.of(), List.of(), "made of " + CriterionName.of(tieBreak));
    }

    /** Where the chain ends and the rulings about the order begin. */
    private int chainEnd() {
        return table.rules().chain().unfolded().size();
    }

    /** The reason of a ruling about the order, of which the latest is asked first. */
    private String reason(Course.Stop stop) {
        int fromLast = stop.number() - chainEnd() + 1;
        List<Ruling.OrderDecided> orders = table.adjudicated().orElseThrow().orders();
        return orders.get(orders.size() - fromLast).reason();
    }

    private Account account(Course course, Criterion criterion, TeamId team, Figure figure) {
        if (criterion.measure().kind() == Measure.Kind.OPPONENTS) {
            List<OpponentShare> opponents = workings.opponents(criterion, team);
            return new Account(team, figure, List.of(), opponents, List.of(), "");
        }
        List<MatchEntry> matches = new ArrayList<>();
        for (MatchResult match : looksAt(course, criterion, team)) {
            Side side = side(match, team);
            matches.add(entry(match, side, workings.adds(criterion, match, side), criterion));
        }
        String working = criterion.unmet() == Criterion.Unmet.TOP_SAFE && !notes.allHaveMet(course.teams())
                ? "with what the missing matches can bring"
                : working(criterion, matches);
        return new Account(team, figure, matches, List.of(), adjustments(criterion, team), working);
    }

    private List<MatchResult> looksAt(Course course, Criterion criterion, TeamId team) {
        List<MatchResult> all = workings.matches(team);
        return switch (criterion.scope()) {
            case ALL -> all;
            case HEAD_TO_HEAD -> StepNotes.between(all, course.league());
            case PLAY_OFFS ->
                StepNotes.between(workings.playOffs(), course.teams()).stream()
                        .filter(match ->
                                scoring.counts(match) && match.sideOf(team).isPresent())
                        .toList();
            case COMMON_OPPONENTS, HEAD_TO_HEAD_AND_COMMON -> {
                Set<TeamId> opponents = opponents(course.teams().get(0));
                course.teams().forEach(other -> opponents.retainAll(opponents(other)));
                if (criterion.scope() == Scope.HEAD_TO_HEAD_AND_COMMON) {
                    opponents.addAll(course.teams());
                }
                yield all.stream()
                        .filter(match ->
                                opponents.contains(match.team(side(match, team).other())))
                        .toList();
            }
        };
    }

    private Set<TeamId> opponents(TeamId team) {
        Set<TeamId> opponents = new HashSet<>();
        workings.matches(team)
                .forEach(match -> opponents.add(match.team(side(match, team).other())));
        return opponents;
    }

    /** Adjustments are in what a team has over the whole season, and in nothing else. */
    private List<Adjustment> adjustments(Criterion criterion, TeamId team) {
        boolean plain = criterion.scope() == Scope.ALL
                && criterion.per() == Criterion.Per.SEASON
                && !criterion.needsBoards()
                && criterion.cap().isEmpty()
                && criterion.unmet() == Criterion.Unmet.COUNT_WHAT_WAS_PLAYED;
        if (!plain) {
            return List.of();
        }
        return Objects.requireNonNull(rows.get(team)).adjustments().stream()
                .filter(adjustment -> switch (criterion.measure()) {
                    case MATCH_POINTS -> adjustment.matchPoints().signum() != 0;
                    case GAME_POINTS, GAME_DIFFERENCE -> adjustment.gamePoints().signum() != 0;
                    default -> false;
                })
                .toList();
    }

    private static String working(Criterion criterion, List<MatchEntry> matches) {
        Points sum = matches.stream().map(match -> match.adds().get(0)).reduce(Points.ZERO, Points::plus);
        return switch (criterion.per()) {
            case SEASON -> "";
            case MATCH -> sum + " from " + matches.size() + (matches.size() == 1 ? " match" : " matches");
            case OPPONENT -> "the average of the meetings with each opponent, added up";
            case SHARE ->
                sum + " of "
                        + sum.plus(matches.stream().map(MatchEntry::conceded).reduce(Points.ZERO, Points::plus));
        };
    }

    private static Side side(MatchResult match, TeamId team) {
        return match.sideOf(team).orElseThrow();
    }

    // Down to the card.

    private MatchEntry entry(MatchResult match, Side side, List<Points> adds, @Nullable Criterion criterion) {
        Score score = scoring.score(match);
        MatchRef ref = match.ref();
        Optional<AdjudicatedMatch> card = Optional.ofNullable(cards.get(ref));
        List<BoardEntry> boards = new ArrayList<>();
        for (int board = 1; board <= match.boards().size(); board++) {
            BoardResult result = match.boards().get(board - 1);
            boards.add(new BoardEntry(
                    board,
                    scoring.boardPoints(result, side),
                    scoring.boardPoints(result, side.other()),
                    criterion == null ? List.of() : workings.adds(criterion, match, side, board),
                    reasons(match, result, board, card)));
        }
        return new MatchEntry(
                ref,
                side,
                match.team(side.other()),
                scoring.matchPoints().outcome(match, score, side),
                score.of(side),
                match.conceded(score).of(side),
                adds,
                boards,
                reasons(match, card));
    }

    private List<Reason> reasons(MatchResult match, Optional<AdjudicatedMatch> card) {
        List<Reason> reasons = new ArrayList<>();
        card.ifPresent(found -> found.notes().forEach(note -> reasons.add(new Reason(note.rule(), note.text()))));
        if (reasons.isEmpty() && match.defaultedBy() != Defaulted.NOBODY) {
            reasons.add(new Reason(
                    "",
                    switch (match.defaultedBy()) {
                        case BOTH -> "both teams defaulted the match";
                        case HOME -> notes.name(match.home()) + " defaulted the match";
                        default -> notes.name(match.away()) + " defaulted the match";
                    }));
        }
        for (Side side : Side.values()) {
            if (match.adjustment().of(side).signum() != 0) {
                reasons.add(new Reason(
                        "",
                        notes.name(match.team(side)) + " " + match.adjustment().of(side) + " in this match"));
            }
        }
        return reasons;
    }

    private List<Reason> reasons(MatchResult match, BoardResult result, int board, Optional<AdjudicatedMatch> card) {
        List<Reason> reasons = new ArrayList<>();
        if (card.isPresent() && board <= card.get().boards().size()) {
            AdjudicatedBoard adjudicated = card.get().boards().get(board - 1);
            Optional<Cause> agreement = adjudicated.agreement();
            agreement.ifPresent(cause -> reasons.add(new Reason(cause.rule(), cause.reason())));
            for (Side side : Side.values()) {
                for (Cause cause : agreement.isPresent() ? List.<Cause>of() : adjudicated.causes(side)) {
                    reasons.add(new Reason(cause.rule(), notes.name(match.team(side)) + ": " + cause.reason()));
                }
            }
            if (reasons.isEmpty() && !adjudicated.rule().isEmpty()) {
                reasons.add(new Reason(adjudicated.rule(), byDefault(match, result)));
            }
            if (!reasons.isEmpty()
                    && adjudicated.played().kind().overTheBoard()
                    && adjudicated.played().kind() != result.kind()) {
                reasons.add(new Reason("", "the game itself ended " + adjudicated.played()));
            }
        } else if (result.kind().byDefault()) {
            reasons.add(new Reason("", byDefault(match, result)));
        }
        return reasons;
    }

    private String byDefault(MatchResult match, BoardResult result) {
        boolean home = result.kind().defaultedBy(Side.HOME);
        boolean away = result.kind().defaultedBy(Side.AWAY);
        if (home && away) {
            return "both sides lost the board by default";
        }
        return home || away ? notes.name(home ? match.home() : match.away()) + " lost the board by default" : "decided";
    }
}
