/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.eligibility;

import io.github.marchesleague.rules.lineup.LineUp;
import io.github.marchesleague.rules.lineup.RatingPolicy;
import io.github.marchesleague.rules.lineup.Register;
import io.github.marchesleague.rules.lineup.SeasonLineUps;
import io.github.marchesleague.rules.style.RulesStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.immutables.value.Value;

/**
 * The ratings of a line-up must not add up to more than a limit.
 *
 * @param rule the rule's number
 * @param ratings which rating counts; a player without any makes the line-up one that cannot be judged, and it passes
 * @param sums the highest sum by the number of players counted; a number that is not there has no limit
 * @param average the highest average, for numbers of players that are not in {@code sums}; empty for no limit
 * @param playerAtLeast a player rated lower than this counts as if he were rated so; empty where ratings count as they
 *     are
 * @param emptyAsAbove whether a board without a name counts with the rating of the board above it
 * @param absentCounts whether a player who was named and did not come counts; where he does not, a team may default a
 *     board so as to be within the limit
 * @param excessFrom by how many points at least the limit must be passed to be a breach of this rule; usually 1
 * @param excessTo by how many points at most, where a greater excess is the matter of another rule
 */
@RulesStyle
@Value.Builder
public record TeamRatingLimit(
        String rule,
        RatingPolicy ratings,
        Map<Integer, Integer> sums,
        OptionalInt average,
        OptionalInt playerAtLeast,
        boolean emptyAsAbove,
        boolean absentCounts,
        int excessFrom,
        OptionalInt excessTo)
        implements Eligibility {

    /** Takes an unmodifiable copy. */
    public TeamRatingLimit {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(ratings, "ratings");
        sums = Map.copyOf(sums);
        Objects.requireNonNull(average, "average");
        Objects.requireNonNull(playerAtLeast, "playerAtLeast");
        Objects.requireNonNull(excessTo, "excessTo");
    }

    /** Builds the limit; any excess is a breach, empty boards do not count, absent players do, unless said otherwise. */
    public static final class Builder extends TeamRatingLimitBuilder {
        Builder() {
            emptyAsAbove(false);
            absentCounts(true);
            excessFrom(1);
        }
    }

    /**
     * A builder with rule, ratings and limits still to be set.
     *
     * @return the builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Names the lowest board whose loss would bring the rest within the limit, or the lowest board of all where no single
     * board would.
     */
    @Override
    public List<Offence> check(SeasonLineUps season) {
        List<Offence> offences = new ArrayList<>();
        for (LineUp lineUp : season.lineUps()) {
            if (!lineUp.matchDefaulted()) {
                check(lineUp, season.register(), offences);
            }
        }
        return offences;
    }

    private void check(LineUp lineUp, Register register, List<Offence> offences) {
        int[] counted = new int[lineUp.boards()];
        boolean[] counts = new boolean[lineUp.boards()];
        int players = 0;
        int sum = 0;
        for (int i = 0; i < counted.length; i++) {
            if (lineUp.named(i + 1) && !absentCounts && lineUp.absent(i + 1)) {
                continue;
            }
            if (lineUp.named(i + 1)) {
                OptionalInt rating = ratings.rating(lineUp.player(i + 1).orElseThrow(), lineUp.date(), register);
                if (rating.isEmpty()) {
                    return;
                }
                counted[i] = Math.max(rating.getAsInt(), playerAtLeast.orElse(Integer.MIN_VALUE));
                counts[i] = true;
            } else if (emptyAsAbove && i > 0 && counts[i - 1]) {
                counted[i] = counted[i - 1];
                counts[i] = true;
            }
            if (counts[i]) {
                players++;
                sum += counted[i];
            }
        }
        int excess = excess(sum, players);
        if (excess >= excessFrom && excess <= excessTo.orElse(Integer.MAX_VALUE)) {
            offences.add(new Offence(
                    lineUp,
                    OptionalInt.of(boardToLose(counted, counts, sum, players)),
                    lineUp.teamName() + ": the ratings of " + players + " players add up to " + sum + ", " + excess
                            + " above the limit of " + (sum - excess)));
        }
    }

    private int boardToLose(int[] counted, boolean[] counts, int sum, int players) {
        int lowest = 0;
        for (int i = counted.length - 1; i >= 0; i--) {
            if (counts[i]) {
                lowest = Math.max(lowest, i + 1);
                if (excess(sum - counted[i], players - 1) <= 0) {
                    return i + 1;
                }
            }
        }
        return lowest;
    }

    /** By how much a sum is above the limit; 0 or less if it is not. */
    private int excess(int sum, int players) {
        Integer limit = sums.get(players);
        if (limit != null) {
            return sum - limit;
        }
        return average.isPresent() ? sum - average.getAsInt() * players : 0;
    }
}
