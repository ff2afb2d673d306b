/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.explanation.Account;
import io.github.marchesleague.rules.explanation.BoardEntry;
import io.github.marchesleague.rules.explanation.ExplainedStep;
import io.github.marchesleague.rules.explanation.Explanation;
import io.github.marchesleague.rules.explanation.MatchEntry;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.standings.OpponentShare;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Figure;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.PlayOff;
import io.github.marchesleague.rules.tiebreak.Scope;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Replays explanations from the official results alone: works every figure out again, board by board, in the plainest way,
 * and checks that the steps lead where the explanation says. Knows nothing of the table.
 */
final class Replay {

    private final RuleSet rules;
    private final AdjudicatedSeason season;
    private final List<MatchResult> results;

    Replay(AdjudicatedSeason season, RuleSet rules) {
        this.rules = rules;
        this.season = season;
        this.results = season.results().stream().filter(rules.scoring()::counts).toList();
    }

    /** Checks an explanation; the answer is whether the first of the two stands higher. */
    boolean separates(Explanation explanation) {
        TeamId above = explanation.above();
        TeamId below = explanation.below();
        Set<TeamId> everybody = new HashSet<>();
        season.teams().forEach(team -> everybody.add(team.id()));
        Set<TeamId> group = everybody;
        for (ExplainedStep step : explanation.steps()) {
            assertThat(new HashSet<>(step.among())).as("%s", step.criterion()).isEqualTo(group);
            check(step);
            Set<TeamId> next = new HashSet<>();
            for (Division.Part part : step.parts()) {
                if (part.teams().contains(above)) {
                    next.addAll(part.teams());
                }
            }
            if (step.outcome() == ExplainedStep.Outcome.SEPARATED) {
                if (!next.contains(below)) {
                    assertThat(step)
                            .isSameAs(
                                    explanation.steps().get(explanation.steps().size() - 1));
                    assertThat(place(step, above)).isLessThan(place(step, below));
                    return true;
                }
                group = next;
            }
        }
        return false;
    }

    private static int place(ExplainedStep step, TeamId team) {
        for (int place = 0; place < step.parts().size(); place++) {
            if (step.parts().get(place).teams().contains(team)) {
                return place;
            }
        }
        throw new AssertionError(team + " is in no part of " + step);
    }

    private void check(ExplainedStep step) {
        List<TieBreak> chain = new ArrayList<>();
        rules.chain().unfolded().forEach(each -> chain.add(each.tieBreak()));
        if (step.number() > chain.size()) {
            assertThat(step.criterion()).isEqualTo("ruling");
            return;
        }
        TieBreak tieBreak = chain.get(step.number() - 1);
        assertThat(step.criterion()).isEqualTo(tieBreak.id());
        assertThat(step.outcome() == ExplainedStep.Outcome.PASSED_OVER)
                .isEqualTo(!tieBreak.fits(step.among().size()));
        Map<TeamId, Figure> figures = new HashMap<>();
        for (TeamId team : step.among()) {
            if (tieBreak instanceof Criterion criterion && step.parts().size() > 0) {
                figures.put(team, figure(criterion, team, step));
            }
        }
        List<TeamId> inParts = new ArrayList<>();
        for (int i = 0; i < step.parts().size(); i++) {
            Division.Part part = step.parts().get(i);
            inParts.addAll(part.teams());
            if (i > 0 && step.better() != ExplainedStep.Better.OWN_ORDER) {
                int order = step.parts().get(i - 1).figure().compareTo(part.figure());
                assertThat(step.better() == ExplainedStep.Better.HIGHER ? order : -order)
                        .isPositive();
            }
            if (!figures.isEmpty()) {
                assertThat(part.teams())
                        .as("%s %s", step.criterion(), part)
                        .allSatisfy(team -> assertThat(figures.get(team)).isEqualTo(part.figure()));
            }
        }
        if (!step.parts().isEmpty()) {
            assertThat(inParts).containsExactlyInAnyOrderElementsOf(step.among());
        }
        step.accounts().forEach(account -> check(account, step, tieBreak));
    }

    /** The figure is what its entries add up to, and the entries are what the cards say. */
    private void check(Account account, ExplainedStep step, TieBreak tieBreak) {
        int width = account.figure().values().size();
        List<Points> sum = new ArrayList<>();
        for (int i = 0; i < width; i++) {
            sum.add(Points.ZERO);
        }
        for (MatchEntry entry : account.matches()) {
            MatchResult match = find(entry.match(), tieBreak instanceof PlayOff);
            assertThat(match.team(entry.side())).isEqualTo(account.team());
            assertThat(match.team(entry.side().other())).isEqualTo(entry.opponent());
            assertThat(entry.own()).isEqualTo(rules.scoring().score(match).of(entry.side()));
            assertThat(entry.boards()).hasSameSizeAs(match.boards());
            List<Points> boards = new ArrayList<>();
            for (BoardEntry board : entry.boards()) {
                BoardResult result = match.boards().get(board.board() - 1);
                assertThat(board.own()).isEqualTo(rules.scoring().boardPoints(result, entry.side()));
                if (result.kind().byDefault()) {
                    assertThat(board.reasons()).isNotEmpty();
                }
                add(boards, board.adds());
            }
            boolean whole = boards.isEmpty() || !match.adjustment().equals(Score.NIL);
            if (!whole) {
                assertThat(boards).isEqualTo(entry.adds());
            }
            if (width == entry.adds().size()) {
                add(sum, entry.adds());
            }
        }
        for (OpponentShare share : account.opponents()) {
            if (share.counted() == OpponentShare.Counted.YES) {
                add(sum, List.of(share.adds()));
            }
        }
        for (Adjustment adjustment : account.adjustments()) {
            assertThat(adjustment.team()).isEqualTo(account.team());
            add(
                    sum,
                    List.of(
                            ((Criterion) tieBreak).measure() == Measure.MATCH_POINTS
                                    ? adjustment.matchPoints()
                                    : adjustment.gamePoints()));
        }
        if (account.working().isEmpty()) {
            assertThat(sum)
                    .as("%s of %s", step.criterion(), account.team())
                    .isEqualTo(account.figure().values());
        }
    }

    private static void add(List<Points> sum, List<Points> more) {
        if (sum.isEmpty()) {
            sum.addAll(more);
        } else {
            for (int i = 0; i < more.size(); i++) {
                sum.set(i, sum.get(i).plus(more.get(i)));
            }
        }
    }

    private MatchResult find(MatchRef ref, boolean playOff) {
        List<MatchResult> found = (playOff ? season.playOffResults() : results)
                .stream()
                        .filter(match -> match.home().equals(ref.home())
                                && match.away().equals(ref.away())
                                && match.round().equals(ref.round())
                                && match.date().equals(ref.date()))
                        .toList();
        assertThat(found).hasSize(1);
        return found.get(0);
    }

    // Figures, worked out again in the plainest way.

    private Figure figure(Criterion criterion, TeamId team, ExplainedStep step) {
        if (criterion.measure().kind() == Measure.Kind.OPPONENTS) {
            return Figure.of(opponents(criterion, team));
        }
        if (criterion.per() != Criterion.Per.SEASON
                || criterion.scope() == Scope.COMMON_OPPONENTS
                || criterion.unmet() != Criterion.Unmet.COUNT_WHAT_WAS_PLAYED) {
            return step.parts().stream()
                    .filter(part -> part.teams().contains(team))
                    .findFirst()
                    .orElseThrow()
                    .figure();
        }
        Set<TeamId> league = new HashSet<>(step.league());
        int width = step.parts().get(0).figure().values().size();
        List<Points> values = new ArrayList<>();
        for (int part = 0; part < width; part++) {
            Points sum = Points.ZERO;
            for (MatchResult match : results) {
                for (Side side : Side.values()) {
                    boolean counts = match.team(side).equals(team)
                            && (criterion.scope() == Scope.ALL || league.contains(match.team(side.other())));
                    if (counts) {
                        sum = sum.plus(adds(criterion, match, side, part));
                    }
                }
            }
            if (criterion.scope() == Scope.ALL && !criterion.needsBoards()) {
                for (Adjustment adjustment : season.adjustments()) {
                    if (adjustment.team().equals(team)) {
                        sum = sum.plus(
                                switch (criterion.measure()) {
                                    case MATCH_POINTS -> adjustment.matchPoints();
                                    case GAME_POINTS, GAME_DIFFERENCE -> adjustment.gamePoints();
                                    default -> Points.ZERO;
                                });
                    }
                }
            }
            values.add(sum);
        }
        return new Figure(values);
    }

    private Points adds(Criterion criterion, MatchResult match, Side side, int part) {
        Points own = rules.scoring().gamePoints(match).of(side);
        Points conceded = rules.scoring().gamePoints(match).of(side.other());
        return switch (criterion.measure()) {
            case MATCH_POINTS -> rules.scoring().matchPoints(match).of(side);
            case GAME_POINTS ->
                criterion.needsBoards()
                        ? onBoards(criterion, match, side, match.boards().size())
                        : own;
            case GAME_DIFFERENCE -> own.minus(conceded);
            case GAME_POINTS_AGAINST -> conceded;
            case AWAY_GAME_POINTS -> side == Side.AWAY ? own : Points.ZERO;
            case MATCH_WINS -> Points.of(own.compareTo(conceded) > 0 ? 1 : 0);
            case BOTTOM_BOARD_ELIMINATION ->
                onBoards(criterion, match, side, match.boards().size() - 1 - part);
            case GAMES_WON, BOARD_COUNT, BOARD_COUNT_FIDE, BOARD_COUNT_BERLIN, BOARD_COUNT_WEIGHTED_WINS -> {
                Points sum = Points.ZERO;
                int boards = match.boards().size();
                for (int board = 1; board <= boards; board++) {
                    BoardResult result = match.boards().get(board - 1);
                    boolean out = criterion.defaults() == Criterion.Defaults.LEFT_OUT
                            && result.kind().byDefault();
                    Points points = rules.scoring().boardPoints(result, side);
                    Points win = Points.of(result.kind().wonBy(side) ? 1 : 0);
                    sum = out
                            ? sum
                            : sum.plus(
                                    switch (criterion.measure()) {
                                        case GAMES_WON -> win;
                                        case BOARD_COUNT -> win.times(board);
                                        case BOARD_COUNT_FIDE -> points.times(board);
                                        case BOARD_COUNT_BERLIN -> points.times(boards + 1 - board);
                                        default -> win.times(boards + 1 - board);
                                    });
                }
                yield sum;
            }
            default -> throw new AssertionError("no plain way to work out " + criterion.id());
        };
    }

    private Points onBoards(Criterion criterion, MatchResult match, Side side, int last) {
        Points sum = Points.ZERO;
        for (int board = 1; board <= last - criterion.boards().withoutLast(); board++) {
            sum = sum.plus(rules.scoring().boardPoints(match.boards().get(board - 1), side));
        }
        return sum;
    }

    /** 7.2.2(c) and its kin: the opponents in the order of their totals, cut at both ends. */
    private Points opponents(Criterion criterion, TeamId team) {
        assertThat(criterion.measure()).isIn(Measure.OPPONENTS_GAME_POINTS, Measure.OPPONENTS_MATCH_POINTS);
        assertThat(criterion.cutAllLevel() || criterion.perMeeting()).isFalse();
        Set<TeamId> met = new HashSet<>();
        for (MatchResult match : results) {
            for (Side side : Side.values()) {
                if (match.team(side).equals(team)) {
                    met.add(match.team(side.other()));
                }
            }
        }
        boolean game = criterion.measure() == Measure.OPPONENTS_GAME_POINTS;
        List<Points> totals = new ArrayList<>();
        for (TeamId opponent : met) {
            Points total = Points.ZERO;
            for (MatchResult match : results) {
                for (Side side : Side.values()) {
                    if (match.team(side).equals(opponent)) {
                        total = total.plus((game
                                        ? rules.scoring().gamePoints(match)
                                        : rules.scoring().matchPoints(match))
                                .of(side));
                    }
                }
            }
            for (Adjustment adjustment : season.adjustments()) {
                if (adjustment.team().equals(opponent)) {
                    total = total.plus(game ? adjustment.gamePoints() : adjustment.matchPoints());
                }
            }
            totals.add(total);
        }
        totals.sort(null);
        Points sum = Points.ZERO;
        for (int i = criterion.cutLowest(); i < totals.size() - criterion.cutHighest(); i++) {
            sum = sum.plus(totals.get(i));
        }
        return sum;
    }
}
