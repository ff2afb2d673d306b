/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.match.MatchRef;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

/**
 * How much time each player has for all moves (5.1): so many minutes, and so many seconds more for every move from the
 * first.
 *
 * @param base the time for the whole game
 * @param increment what every move from move one adds
 */
public record RateOfPlay(Duration base, Duration increment) {

    /** The default of rule 5.1: 60 minutes, and 30 seconds a move. */
    public static final RateOfPlay DEFAULT = ofMinutes(60, 30);

    /** What captains may agree on by rule 5.1: 45 minutes, and 30 seconds a move. */
    public static final RateOfPlay BY_AGREEMENT = ofMinutes(45, 30);

    /** The rates that rule 5.1 allows, the default first. */
    public static final List<RateOfPlay> ALLOWED = List.of(DEFAULT, BY_AGREEMENT);

    /**
     * Checks the times.
     *
     * @throws IllegalArgumentException if the base time is not positive, the increment is negative, or either is not a
     *     whole number of seconds, which no rating return could hold
     */
    public RateOfPlay {
        if (base.isNegative() || base.isZero() || increment.isNegative()) {
            throw new IllegalArgumentException("rate of play " + base + " + " + increment
                    + ": the base time must be positive and the increment not negative");
        }
        if (base.toNanosPart() != 0 || increment.toNanosPart() != 0) {
            throw new IllegalArgumentException("rate of play " + base + " + " + increment + ": give whole seconds");
        }
    }

    /**
     * A rate of play as it is usually written.
     *
     * @param minutes the minutes for the game
     * @param seconds the seconds that every move adds
     * @return the rate
     * @throws IllegalArgumentException if it is none, see the constructor
     */
    public static RateOfPlay ofMinutes(int minutes, int seconds) {
        return new RateOfPlay(Duration.ofMinutes(minutes), Duration.ofSeconds(seconds));
    }

    /** As chess players write it: {@code 60+30}; the base in seconds with an {@code s} where it is no whole minute. */
    @Override
    public String toString() {
        return (base.toSecondsPart() == 0 ? base.toMinutes() + "+" : base.toSeconds() + "s+") + increment.toSeconds();
    }

    /**
     * The rate at which a match was played, as its card records it.
     *
     * @param match the match
     * @param rate the rate
     */
    public record Recorded(MatchRef match, RateOfPlay rate) {

        /** Checks that nothing is missing. */
        public Recorded {
            Objects.requireNonNull(match, "match");
            Objects.requireNonNull(rate, "rate");
        }
    }

    /**
     * The rate of a match: what its card records, or the default where it records nothing.
     *
     * @param match the full name of the match
     * @param recorded what cards record
     * @return the rate
     */
    public static RateOfPlay of(MatchRef match, List<Recorded> recorded) {
        return recorded.stream()
                .filter(record -> record.match().names(match))
                .map(Recorded::rate)
                .findFirst()
                .orElse(DEFAULT);
    }

    /**
     * What the rule book objects to in the recorded rates: any that rule 5.1 does not allow.
     *
     * @param recorded what cards record
     * @param allowed the rates allowed, the default first
     * @return an objection for each other rate, in the order of the records
     */
    public static List<Objection> check(List<Recorded> recorded, List<RateOfPlay> allowed) {
        return recorded.stream()
                .filter(record -> !allowed.contains(record.rate()))
                .map(record -> new Objection(
                        "5.1", record.match().toString(), "played at " + record.rate(), "play at one of " + allowed))
                .toList();
    }
}
