/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.lineup;

import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.style.RulesStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import org.immutables.value.Value;

/**
 * Players in the order of their ratings, with a tolerance (9.3, readings D11, D12 and D14).
 *
 * @param rule the rule's number
 * @param tolerance by how many points a player may sit above a higher-rated team-mate
 * @param inclusive whether exactly that many are allowed
 * @param pairs which players are compared
 * @param offender who of a pair in the wrong order offends (12.7)
 * @param all whether everybody who offends is named, or only the one on the highest board (reading D9)
 * @param tolerancePerPlayer points of tolerance added for each player of a class in the pair
 * @param bothAtMost pairs in which nobody is rated higher than this are not compared
 * @param exemptClasses players of these classes are compared with nobody
 * @param exemptSubstitutes whether substitutes are compared with nobody (9.4)
 * @param exemptAbsent whether players who were named and did not come are compared with nobody
 * @param exemptWithoutOpponent whether players whose opponents did not come are compared with nobody
 */
@RulesStyle
@Value.Builder
public record RatingOrder(
        String rule,
        int tolerance,
        boolean inclusive,
        Pairs pairs,
        Offender offender,
        boolean all,
        Map<String, Integer> tolerancePerPlayer,
        OptionalInt bothAtMost,
        Set<String> exemptClasses,
        boolean exemptSubstitutes,
        boolean exemptAbsent,
        boolean exemptWithoutOpponent)
        implements BoardOrder {

    /** Which players are compared. */
    public enum Pairs {
        /** Everybody with everybody on a lower board. */
        EVERY,
        /** Everybody with the next player below. */
        NEIGHBOURS
    }

    /** Who offends. */
    public enum Offender {
        /** The player on the upper board, who sits too high. */
        UPPER,
        /** The player on the lower board, who is the higher-rated of the two and sits too low. */
        LOWER
    }

    /**
     * Checks the rule.
     *
     * @throws IllegalArgumentException if a tolerance is negative
     */
    public RatingOrder {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(pairs, "pairs");
        Objects.requireNonNull(offender, "offender");
        Objects.requireNonNull(bothAtMost, "bothAtMost");
        tolerancePerPlayer = Map.copyOf(tolerancePerPlayer);
        exemptClasses = Set.copyOf(exemptClasses);
        if (tolerance < 0 || tolerancePerPlayer.values().stream().anyMatch(points -> points < 0)) {
            throw new IllegalArgumentException("rule " + rule + ": a tolerance must not be negative");
        }
    }

    /** Builds the rule; every pair, the limit allowed, the upper player on the highest board, unless said otherwise. */
    public static final class Builder extends RatingOrderBuilder {
        Builder() {
            inclusive(true);
            pairs(Pairs.EVERY);
            offender(Offender.UPPER);
            all(false);
            exemptSubstitutes(false);
            exemptAbsent(false);
            exemptWithoutOpponent(false);
        }
    }

    /**
     * A builder with rule and tolerance still to be set.
     *
     * @return the builder
     */
    public static Builder builder() {
        return new Builder();
    }

    @Override
    public Findings check(LineUp lineUp) {
        int[] compared = new int[lineUp.boards()];
        int count = 0;
        List<Finding> unchecked = new ArrayList<>(0);
        for (int board = 1; board <= lineUp.boards(); board++) {
            if (lineUp.named(board) && !exempt(lineUp, board)) {
                if (lineUp.rated(board)) {
                    compared[count++] = board;
                } else {
                    unchecked.add(new Finding(board, lineUp.unrated(board)));
                }
            }
        }
        List<Finding> offences = offender == Offender.UPPER
                ? upperOffenders(lineUp, compared, count)
                : lowerOffenders(lineUp, compared, count);
        return offences.isEmpty() && unchecked.isEmpty() ? Findings.NONE : new Findings(offences, unchecked);
    }

    private List<Finding> upperOffenders(LineUp lineUp, int[] compared, int count) {
        List<Finding> offences = new ArrayList<>(0);
        for (int i = 0; i < count && (all || offences.isEmpty()); i++) {
            int end = pairs == Pairs.EVERY ? count : Math.min(count, i + 2);
            for (int j = i + 1; j < end; j++) {
                if (wrong(lineUp, compared[i], compared[j])) {
                    offences.add(finding(lineUp, compared[i], compared[j], compared[i]));
                    break;
                }
            }
        }
        return offences;
    }

    private List<Finding> lowerOffenders(LineUp lineUp, int[] compared, int count) {
        List<Finding> offences = new ArrayList<>(0);
        for (int j = 1; j < count && (all || offences.isEmpty()); j++) {
            for (int i = pairs == Pairs.EVERY ? 0 : j - 1; i < j; i++) {
                if (wrong(lineUp, compared[i], compared[j])) {
                    offences.add(finding(lineUp, compared[i], compared[j], compared[j]));
                    break;
                }
            }
        }
        return offences;
    }

    private boolean exempt(LineUp lineUp, int board) {
        return (exemptSubstitutes && lineUp.substitute(board))
                || (exemptAbsent && lineUp.absent(board))
                || (exemptWithoutOpponent && lineUp.opponentAbsent(board))
                || (!exemptClasses.isEmpty() && isOfAny(lineUp.player(board).orElseThrow()));
    }

    private boolean isOfAny(Player player) {
        for (String name : player.classes()) {
            if (exemptClasses.contains(name)) {
                return true;
            }
        }
        return false;
    }

    private boolean wrong(LineUp lineUp, int upper, int lower) {
        int excess = lineUp.rating(lower) - lineUp.rating(upper);
        if (excess <= 0 || (bothAtMost.isPresent() && lineUp.rating(lower) <= bothAtMost.getAsInt())) {
            return false;
        }
        int allowed = allowed(lineUp, upper, lower);
        return inclusive ? excess > allowed : excess >= allowed;
    }

    private int allowed(LineUp lineUp, int upper, int lower) {
        return tolerancePerPlayer.isEmpty() ? tolerance : tolerance + extra(lineUp, upper) + extra(lineUp, lower);
    }

    private int extra(LineUp lineUp, int board) {
        int points = 0;
        for (String name : lineUp.player(board).orElseThrow().classes()) {
            points = Math.max(points, tolerancePerPlayer.getOrDefault(name, 0));
        }
        return points;
    }

    private Finding finding(LineUp lineUp, int upper, int lower, int offending) {
        return new Finding(
                offending,
                lineUp.describe(upper) + " sits above " + lineUp.describe(lower) + ", who is rated "
                        + (lineUp.rating(lower) - lineUp.rating(upper)) + " points higher; "
                        + (inclusive ? "at most " : "less than ") + allowed(lineUp, upper, lower) + " allowed");
    }
}
