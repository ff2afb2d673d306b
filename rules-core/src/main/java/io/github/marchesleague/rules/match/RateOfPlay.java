/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

    private static final Pattern WRITTEN = Pattern.compile("([1-9][0-9]{0,3})\\+(0|[1-9][0-9]{0,3})");

    /**
     * Checks the times.
     *
     * @throws IllegalArgumentException if the base time is not positive, the increment is negative, or the two are not
     *     whole minutes and whole seconds, which no rating return could hold
     */
    public RateOfPlay {
        if (base.isNegative() || base.isZero() || increment.isNegative()) {
            throw new IllegalArgumentException("rate of play " + base + " + " + increment
                    + ": the base time must be positive and the increment not negative");
        }
        if (!base.equals(Duration.ofMinutes(base.toMinutes())) || increment.toNanosPart() != 0) {
            throw new IllegalArgumentException(
                    "rate of play " + base + " + " + increment + ": give whole minutes and whole seconds");
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

    /**
     * Reads a rate of play as {@link #toString} writes it.
     *
     * @param text the text, such as {@code 45+30}
     * @return the rate, or empty if the text is none
     */
    public static Optional<RateOfPlay> parse(String text) {
        Matcher written = WRITTEN.matcher(text);
        return written.matches()
                ? Optional.of(ofMinutes(Integer.parseInt(written.group(1)), Integer.parseInt(written.group(2))))
                : Optional.empty();
    }

    /** As chess players write it: {@code 60+30}. */
    @Override
    public String toString() {
        return base.toMinutes() + "+" + increment.toSeconds();
    }
}
