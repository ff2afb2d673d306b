/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.Fine;
import io.github.marchesleague.rules.style.RulesStyle;
import java.util.Objects;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * What a default costs: of a board, of a board by both sides, of a match (12.1 to 12.4).
 *
 * @param matchRule the number of the rule on a defaulted match
 * @param boardRule the number of the rule on a board that one side lost
 * @param bothRule the number of the rule on a board that both sides lost
 * @param shortTeamRule the number of the rule on short teams
 * @param matchDefault when boards lost by default make the whole match a default
 * @param bothAbsent a board on which neither player turned up (12.3)
 * @param bothAgreed such a board where the captains had agreed beforehand that nobody would play on it; empty where the
 *     rules leave them nothing to agree on
 * @param absentAndForfeited a board on which one side's player did not turn up and the other side forfeited it
 * @param bothForfeited a board that both sides forfeited by complaints
 * @param bothDefaultedMatch a board of a match that both teams defaulted (reading D5)
 * @param uncontested a board on which only one side's player turned up
 * @param lossAboveAPlayedBoard what the side has of a board lost by default where a game was played on a lower one; as
 *     the scoring gives where empty
 * @param matchDefaultCap the most game points that a team has of a match which its opponents defaulted
 * @param playedScoreIfBetter whether the boards really played count instead where they bring more than the cap
 * @param matchDefaultGamePoints game points taken off the season's total for defaulting a match
 * @param matchDefaultMatchPoints match points taken off the season's total for defaulting a match
 * @param announcedIsFree whether these points are not taken off where the default was announced beforehand
 * @param walkoverNeedsPlayers whether a team has the boards of a match that its opponents defaulted only where it named
 *     a player; the others are lost by both
 * @param scoreWithoutBoards the score of the opponents of a defaulting team where matches have no boards
 * @param handicapLost whether a side that defaults a board loses its handicap
 * @param gap what becomes of an empty board above a filled one (12.4, reading D6); empty where teams may leave any board
 *     empty
 * @param vacant which boards are empty ones for that
 * @param boardFine what a team pays for each board that it lost by default in a match that it did not default as a whole
 * @param matchFine what a team pays for a match that it defaulted
 */
@RulesStyle
@Value.Builder
public record DefaultHandling(
        String matchRule,
        String boardRule,
        String bothRule,
        String shortTeamRule,
        MatchDefault matchDefault,
        BothLost bothAbsent,
        Optional<BothLost> bothAgreed,
        BothLost absentAndForfeited,
        BothLost bothForfeited,
        BothLost bothDefaultedMatch,
        Uncontested uncontested,
        Optional<Points> lossAboveAPlayedBoard,
        Optional<Points> matchDefaultCap,
        boolean playedScoreIfBetter,
        Points matchDefaultGamePoints,
        Points matchDefaultMatchPoints,
        boolean announcedIsFree,
        boolean walkoverNeedsPlayers,
        Optional<Points> scoreWithoutBoards,
        boolean handicapLost,
        Optional<Enforcement> gap,
        Vacant vacant,
        Optional<Fine> boardFine,
        Optional<Fine> matchFine) {

    /** Whether a board that only one side could fill is scored. */
    public enum Uncontested {
        /** It is a win for the side that was there (12.2). */
        WON,
        /** At the bottom, below the last board that was played, it counts for neither side. */
        AT_THE_BOTTOM_FOR_NEITHER,
        /** It counts for neither side. */
        FOR_NEITHER
    }

    /** Which boards count as empty ones of a short team. */
    public enum Vacant {
        /** Those for which the card says that nobody was named (12.4). */
        EMPTY,
        /** Those also that were lost by default without a name on the card; a named player who did not come fills his. */
        UNNAMED,
        /** Every board without a player, named or not. */
        ABSENT
    }

    /** Checks that nothing is missing. */
    public DefaultHandling {
        Objects.requireNonNull(matchRule, "matchRule");
        Objects.requireNonNull(boardRule, "boardRule");
        Objects.requireNonNull(bothRule, "bothRule");
        Objects.requireNonNull(shortTeamRule, "shortTeamRule");
        Objects.requireNonNull(matchDefault, "matchDefault");
        Objects.requireNonNull(bothAbsent, "bothAbsent");
        Objects.requireNonNull(bothAgreed, "bothAgreed");
        Objects.requireNonNull(absentAndForfeited, "absentAndForfeited");
        Objects.requireNonNull(bothForfeited, "bothForfeited");
        Objects.requireNonNull(bothDefaultedMatch, "bothDefaultedMatch");
        Objects.requireNonNull(uncontested, "uncontested");
        Objects.requireNonNull(lossAboveAPlayedBoard, "lossAboveAPlayedBoard");
        Objects.requireNonNull(matchDefaultCap, "matchDefaultCap");
        Objects.requireNonNull(matchDefaultGamePoints, "matchDefaultGamePoints");
        Objects.requireNonNull(matchDefaultMatchPoints, "matchDefaultMatchPoints");
        Objects.requireNonNull(scoreWithoutBoards, "scoreWithoutBoards");
        Objects.requireNonNull(gap, "gap");
        Objects.requireNonNull(vacant, "vacant");
        Objects.requireNonNull(boardFine, "boardFine");
        Objects.requireNonNull(matchFine, "matchFine");
    }

    /** Builds the handling; whatever is not set costs the boards concerned and nothing else. */
    public static final class Builder extends DefaultHandlingBuilder {
        Builder() {
            matchDefault(MatchDefault.NEVER);
            bothAbsent(BothLost.DOUBLE_DEFAULT);
            absentAndForfeited(BothLost.DOUBLE_DEFAULT);
            bothForfeited(BothLost.DOUBLE_DEFAULT);
            bothDefaultedMatch(BothLost.DOUBLE_DEFAULT);
            uncontested(Uncontested.WON);
            playedScoreIfBetter(false);
            matchDefaultGamePoints(Points.ZERO);
            matchDefaultMatchPoints(Points.ZERO);
            announcedIsFree(false);
            walkoverNeedsPlayers(false);
            handicapLost(false);
            vacant(Vacant.EMPTY);
        }
    }

    /**
     * A builder with the rules' numbers still to be set.
     *
     * @return the builder
     */
    public static Builder builder() {
        return new Builder();
    }
}
