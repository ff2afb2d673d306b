/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.penalty;

import java.math.BigDecimal;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Money that a team has to pay. It is listed and never added to points.
 *
 * @param amount the amount, exact to the last decimal written
 * @param currency the currency as the league writes it, such as {@code EUR}
 * @param timesInLastRound how many times the amount is due in the last round; 1 where the round does not matter
 */
public record Fine(BigDecimal amount, String currency, int timesInLastRound) {

    private static final Pattern WRITTEN = Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,4})?) +(\\p{L}{1,12}|\\p{Sc})");

    private static final Pattern FORM = Pattern.compile("-?[0-9]+(?:\\.[0-9]+)? +(\\p{L}{1,12}|\\p{Sc})");

    /** What a fine in a document must be, for messages. */
    public static final String RANGE =
            "write an amount above 0 with at most nine digits before the point and four after it";

    /**
     * Checks the fine.
     *
     * @throws IllegalArgumentException if the amount is not above zero, the currency is blank or the number of times is
     *     below 1
     */
    public Fine {
        Objects.requireNonNull(amount, "amount");
        if (amount.signum() <= 0) {
            throw new IllegalArgumentException("a fine of " + amount + ": the amount must be above zero");
        }
        if (currency.isBlank()) {
            throw new IllegalArgumentException("a fine of " + amount + ": the currency is missing");
        }
        if (timesInLastRound < 1) {
            throw new IllegalArgumentException(
                    "a fine due " + timesInLastRound + " times in the last round; give 1 or more");
        }
    }

    /**
     * Reads an amount with its currency, such as {@code 40 EUR} or {@code 7.50 £}.
     *
     * @param text the text
     * @return the fine, which is the same in every round; empty if the text is none
     */
    public static Optional<Fine> parse(String text) {
        Matcher written = WRITTEN.matcher(text);
        return written.matches() && new BigDecimal(written.group(1)).signum() > 0
                ? Optional.of(new Fine(new BigDecimal(written.group(1)), written.group(2), 1))
                : Optional.empty();
    }

    /**
     * Whether a text has the form of an amount with its currency, whatever the amount: {@code 0 EUR} has it, and is no fine.
     *
     * @param text the text
     * @return true if it has
     */
    public static boolean hasForm(String text) {
        return FORM.matcher(text).matches();
    }

    /**
     * What is due in a round.
     *
     * @param lastRound whether it is the last round of the season
     * @return the amount in the currency of the fine
     */
    public BigDecimal due(boolean lastRound) {
        return lastRound ? amount.multiply(BigDecimal.valueOf(timesInLastRound)) : amount;
    }

    /** The amount with its currency: {@code 40 EUR}. */
    @Override
    public String toString() {
        return amount.toPlainString() + " " + currency;
    }
}
