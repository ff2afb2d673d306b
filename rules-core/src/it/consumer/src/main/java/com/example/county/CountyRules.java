/* SPDX-License-Identifier: Apache-2.0 */
package com.example.county;

import io.github.marchesleague.rules.adjudication.AdjudicationRules;
import io.github.marchesleague.rules.lineup.BoardOrder;
import io.github.marchesleague.rules.adjudication.DefaultHandling;
import io.github.marchesleague.rules.lineup.LineUp;
import io.github.marchesleague.rules.adjudication.MatchDefault;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSetReader;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.scoring.MatchPoints;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Direction;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Figure;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import io.github.marchesleague.rules.tiebreak.TiedGroup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Strategies that no other county has. */
public final class CountyRules {
    private CountyRules() {}

    /** The team with fewer drawn boards is the bolder one and goes first. */
    public record FewestDraws() implements TieBreak {
        @Override
        public String id() {
            return "fewest-draws";
        }

        @Override
        public Division divide(TiedGroup group) {
            Map<TeamId, Figure> draws = new LinkedHashMap<>();
            for (TeamId team : group.teams()) {
                long drawn = group.matchesOf(team).stream()
                        .flatMap(match -> match.boards().stream())
                        .filter(board -> board.kind() == BoardResult.Kind.DRAW)
                        .count();
                draws.put(team, Figure.of(Points.of(drawn)));
            }
            return Division.by(draws, Direction.FEWER);
        }
    }

    /** Match points are the game points, and one more for a match won. */
    public record GamePointsAndOne() implements MatchPoints {
        @Override
        public Score award(MatchResult result, Score gamePoints) {
            int home = gamePoints.home().compareTo(gamePoints.away());
            return new Score(
                    gamePoints.home().plus(home > 0 ? Points.ONE : Points.ZERO),
                    gamePoints.away().plus(home < 0 ? Points.ONE : Points.ZERO));
        }
    }

    /** Players sit in the order of their names. */
    public record ByName() implements BoardOrder {
        @Override
        public String rule() {
            return "A1";
        }

        @Override
        public Findings check(LineUp lineUp) {
            for (int board = 1; board < lineUp.boards(); board++) {
                if (lineUp.named(board)
                        && lineUp.named(board + 1)
                        && name(lineUp, board).compareTo(name(lineUp, board + 1)) > 0) {
                    return new Findings(List.of(new Finding(board, "out of order")), List.of());
                }
            }
            return Findings.NONE;
        }

        private static String name(LineUp lineUp, int board) {
            return lineUp.player(board).orElseThrow().id().toString();
        }
    }

    /** One missing player on a board in three is one too many. */
    public record OneInThree() implements MatchDefault {
        @Override
        public boolean applies(int boards, int lost) {
            return 3 * lost >= boards;
        }
    }

    /** The rules as code. */
    public static RuleSet fromCode() {
        AdjudicationRules of = RuleSets.herefordshire().adjudication();
        DefaultHandling defaults = DefaultHandling.builder()
                .matchRule("A2")
                .boardRule("A3")
                .bothRule("A4")
                .shortTeamRule("A5")
                .matchDefault(new OneInThree())
                .build();
        return RuleSet.builder()
                .id("county")
                .name("County")
                .boards(3)
                .scoring(new Scoring(
                        Scoring.STANDARD.boardPoints(),
                        new GamePointsAndOne(),
                        Scoring.STANDARD.unfinished(),
                        Scoring.STANDARD.floor()))
                .adjudication(AdjudicationRules.builder()
                        .defaultTime(of.defaultTime())
                        .colours(of.colours())
                        .defaults(defaults)
                        .ratings(of.ratings())
                        .boardOrder(new ByName())
                        .complaints(of.complaints())
                        .build())
                .chain(new Chain(
                        List.of(
                                new Step(TieBreaks.MATCH_POINTS, "A6"),
                                new Step(new FewestDraws(), "A7"),
                                new Step(TieBreaks.SHARED, "A8")),
                        PartialSplit.RE_FORM))
                .build();
    }

    /** The rules as a file that names the strategies by the names they are registered under. */
    public static RuleSet fromFile() {
        return RuleSetReader.builder()
                .register("fewest-draws", new FewestDraws())
                .register("game-points-and-one", new GamePointsAndOne())
                .register("by-name", new ByName())
                .build()
                .read(
                        "county.yaml",
                        """
                        id: county
                        name: County
                        boards: 3
                        matchPoints: game-points-and-one
                        boardOrder: by-name
                        rankedBy: {by: match-points, rule: A6}
                        tieBreaks:
                          - {by: fewest-draws, rule: A7}
                          - {by: shared, rule: A8}
                        partialSplit: re-form
                        """);
    }
}
