/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.eligibility;

import io.github.marchesleague.rules.lineup.LineUp;
import io.github.marchesleague.rules.lineup.RatingPolicy;
import io.github.marchesleague.rules.lineup.Register;
import io.github.marchesleague.rules.lineup.SeasonLineUps;
import io.github.marchesleague.rules.match.Points;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A club's lower team must not be stronger than a higher one that plays at the same time: its players must not be rated
 * higher on average (Belgium, Ticino), or it must not be expected to beat the higher one, board by board (France). The lower
 * team offends, with its line-up as a whole.
 *
 * @param rule the rule's number
 * @param ratings which rating counts; a line-up with a player without any cannot be judged, and passes
 * @param at which matches of the two teams are held against each other
 * @param tolerance by how many points the lower team's average may be higher
 * @param comparison what says which team is the stronger
 */
public record LowerTeamNotStronger(String rule, RatingPolicy ratings, At at, int tolerance, Comparison comparison)
        implements Eligibility {

    /** What says which of two teams is the stronger. */
    public enum Comparison {
        /** The average rating of the players who appeared. */
        AVERAGES,
        /**
         * The results to be expected if they met: on each board by the difference of the ratings (FIDE Handbook B.02, 8.1.2),
         * an empty board as one with a rating of 0. The stronger team has more than half of the boards that both play on.
         */
        EXPECTED_RESULTS
    }

    /** Which matches are played at the same time. */
    public enum At {
        /** Those of one round. */
        SAME_ROUND,
        /** Those of one day. */
        SAME_DATE
    }

    /**
     * Checks the rule.
     *
     * @throws IllegalArgumentException if the tolerance is negative, or stands beside expected results
     */
    public LowerTeamNotStronger {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(ratings, "ratings");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(comparison, "comparison");
        if (tolerance < 0) {
            throw new IllegalArgumentException("rule " + rule + ": a tolerance must not be negative");
        }
        if (tolerance > 0 && comparison == Comparison.EXPECTED_RESULTS) {
            throw new IllegalArgumentException("rule " + rule + ": a tolerance of " + tolerance
                    + " points does not go with expected results: leave it out, or compare averages");
        }
    }

    /**
     * The same by the average ratings.
     *
     * @param rule the rule's number
     * @param ratings which rating counts
     * @param at which matches of the two teams are held against each other
     * @param tolerance by how many points the lower team's average may be higher
     * @throws IllegalArgumentException if the tolerance is negative
     */
    public LowerTeamNotStronger(String rule, RatingPolicy ratings, At at, int tolerance) {
        this(rule, ratings, at, tolerance, Comparison.AVERAGES);
    }

    private record Strength(int sum, int players) {

        /** Whether this average is above the other by more than the tolerance; whole numbers, so nothing is rounded. */
        boolean above(Strength other, int tolerance) {
            return (long) sum * other.players > ((long) other.sum + (long) tolerance * other.players) * players;
        }

        @Override
        public String toString() {
            return sum + " from " + players + (players == 1 ? " player" : " players");
        }
    }

    @Override
    public boolean acrossMatchesOnly() {
        return true;
    }

    @Override
    public List<Offence> check(SeasonLineUps season) {
        List<Offence> offences = new ArrayList<>();
        for (LineUp lower : season.lineUps()) {
            for (LineUp higher : season.lineUps()) {
                if (season.higher(higher.team(), lower.team()) && together(lower, higher)) {
                    Optional<String> why = stronger(lower, higher, season.register());
                    if (why.isPresent()) {
                        offences.add(new Offence(
                                lower,
                                OptionalInt.empty(),
                                lower.teamName() + " is stronger than " + higher.teamName()
                                        + ", the higher team of the club: " + why.get()));
                        break;
                    }
                }
            }
        }
        return offences;
    }

    /** By what figures the lower team is the stronger one; empty if it is not, or if that cannot be said. */
    private Optional<String> stronger(LineUp lower, LineUp higher, Register register) {
        if (comparison == Comparison.EXPECTED_RESULTS) {
            return expected(lower, higher, register);
        }
        Optional<Strength> below = strength(lower, register);
        Optional<Strength> above = strength(higher, register);
        return below.isPresent() && above.isPresent() && below.get().above(above.get(), tolerance)
                ? Optional.of("ratings of " + below.get() + " against " + above.get())
                : Optional.empty();
    }

    private Optional<String> expected(LineUp lower, LineUp higher, Register register) {
        if (lower.matchDefaulted() || higher.matchDefaulted()) {
            return Optional.empty();
        }
        int boards = Math.min(lower.boards(), higher.boards());
        int hundredths = 0;
        for (int board = 1; board <= boards; board++) {
            OptionalInt below = rating(lower, board, register);
            OptionalInt above = rating(higher, board, register);
            if (below.isEmpty() || above.isEmpty()) {
                return Optional.empty();
            }
            hundredths += ExpectedResult.hundredths(below.getAsInt(), above.getAsInt());
        }
        return hundredths > 50 * boards
                ? Optional.of(
                        "expected to score " + new Points(hundredths, 100) + " on " + boards + " boards against it")
                : Optional.empty();
    }

    private OptionalInt rating(LineUp lineUp, int board, Register register) {
        return lineUp.appeared(board)
                ? ratings.rating(lineUp.player(board).orElseThrow(), lineUp.date(), register)
                : OptionalInt.of(0);
    }

    private boolean together(LineUp one, LineUp other) {
        return switch (at) {
            case SAME_ROUND ->
                one.match().round().isPresent()
                        && one.match().round().equals(other.match().round());
            case SAME_DATE -> one.date().isPresent() && one.date().equals(other.date());
        };
    }

    private Optional<Strength> strength(LineUp lineUp, Register register) {
        int sum = 0;
        int players = 0;
        for (int board = 1; board <= lineUp.boards(); board++) {
            if (lineUp.appeared(board)) {
                OptionalInt rating = ratings.rating(lineUp.player(board).orElseThrow(), lineUp.date(), register);
                if (rating.isEmpty()) {
                    return Optional.empty();
                }
                sum += rating.getAsInt();
                players++;
            }
        }
        return players == 0 ? Optional.empty() : Optional.of(new Strength(sum, players));
    }
}
