/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.eligibility;

import io.github.marchesleague.rules.lineup.LineUp;
import io.github.marchesleague.rules.lineup.RatingPolicy;
import io.github.marchesleague.rules.lineup.Register;
import io.github.marchesleague.rules.lineup.SeasonLineUps;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The players of a club's lower team must not be rated higher on average than those of a higher team that plays at the
 * same time (Belgium, Ticino). The lower team offends, with its line-up as a whole.
 *
 * @param rule the rule's number
 * @param ratings which rating counts; a line-up with a player without any cannot be judged, and passes
 * @param at which matches of the two teams are held against each other
 * @param tolerance by how many points the lower team's average may be higher
 */
public record LowerTeamNotStronger(String rule, RatingPolicy ratings, At at, int tolerance) implements Eligibility {

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
     * @throws IllegalArgumentException if the tolerance is negative
     */
    public LowerTeamNotStronger {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(ratings, "ratings");
        Objects.requireNonNull(at, "at");
        if (tolerance < 0) {
            throw new IllegalArgumentException("rule " + rule + ": a tolerance must not be negative");
        }
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
                    Optional<Strength> below = strength(lower, season.register());
                    Optional<Strength> above = strength(higher, season.register());
                    if (below.isPresent() && above.isPresent() && below.get().above(above.get(), tolerance)) {
                        offences.add(new Offence(
                                lower,
                                OptionalInt.empty(),
                                lower.teamName() + " is stronger than " + higher.teamName()
                                        + ", the higher team of the club: ratings of " + below.get() + " against "
                                        + above.get()));
                        break;
                    }
                }
            }
        }
        return offences;
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
