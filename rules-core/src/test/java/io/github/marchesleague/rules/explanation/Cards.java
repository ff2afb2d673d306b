/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Cards in short, {@code "A–B 1 ½ 0 +"}: the home side's boards, 1 to the last. */
final class Cards {

    private static final Map<String, BoardResult> MARKS = Map.of(
            "1", BoardResult.HOME_WIN,
            "½", BoardResult.DRAW,
            "0", BoardResult.AWAY_WIN,
            "+", BoardResult.HOME_WIN_BY_DEFAULT,
            "-", BoardResult.AWAY_WIN_BY_DEFAULT,
            "=", BoardResult.DOUBLE_DEFAULT);

    private Cards() {}

    static MatchResult match(String card) {
        String[] words = card.split(" ");
        String[] teams = words[0].split("–");
        List<BoardResult> boards = Arrays.stream(words).skip(1).map(MARKS::get).toList();
        boolean defaulted = boards.stream().allMatch(BoardResult.AWAY_WIN_BY_DEFAULT::equals);
        return MatchResult.builder()
                .home(TeamId.of(teams[0]))
                .away(TeamId.of(teams[1]))
                .boards(boards)
                .defaultedBy(defaulted ? Defaulted.HOME : Defaulted.NOBODY)
                .build();
    }

    static List<MatchResult> matches(String... cards) {
        return Arrays.stream(cards).map(Cards::match).toList();
    }

    static Standings table(String... cards) {
        return League.standings(matches(cards));
    }

    static Standings table(RuleSet rules, String... cards) {
        return League.standings(matches(cards), rules);
    }

    /** The Herefordshire rules with another chain. */
    static RuleSet chain(PartialSplit split, TieBreak... steps) {
        return RuleSet.builder()
                .from(RuleSets.herefordshire())
                .chain(new Chain(
                        Arrays.stream(steps).map(step -> new Step(step, "")).toList(), split))
                .readings(List.of())
                .build();
    }

    static RuleSet boards(int boards) {
        return RuleSet.builder()
                .from(RuleSets.herefordshire())
                .boards(OptionalInt.of(boards))
                .build();
    }

    static List<String> order(Standings table) {
        return table.rows().stream().map(row -> row.team().name()).toList();
    }

    static List<String> positions(Standings table) {
        return table.rows().stream()
                .map(row -> row.position()
                        + (row.shared() ? "= " : " ")
                        + row.team().name())
                .toList();
    }

    static Explanation why(Standings table, String one, String other) {
        return Explanation.of(table, TeamId.of(one), TeamId.of(other));
    }

    /** {@code "head-to-head-game-points 2½ 1½"}: what separated two teams, with both figures. */
    static String decider(Standings table, String one, String other) {
        ExplainedStep step = why(table, one, other).decidedBy().orElseThrow();
        return step.criterion() + " " + step.accounts().get(0).figure() + " v "
                + step.accounts().get(1).figure();
    }
}
