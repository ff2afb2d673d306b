/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.lineup;

import io.github.marchesleague.rules.match.Points;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Objects;

/**
 * From a list's scale to the one on which ratings are compared (9.2): {@code factor × rating + plus}, worked out exactly
 * and then rounded to a whole number.
 *
 * @param factor the factor, such as 7½ for the three-digit ECF grades of old
 * @param plus what is added, such as 700
 * @param rounding how a result that is not whole is rounded
 */
public record Conversion(Points factor, Points plus, RoundingMode rounding) {

    /** The list is on the scale already. */
    public static final Conversion NONE = new Conversion(Points.ONE, Points.ZERO, RoundingMode.UNNECESSARY);

    /** Checks that nothing is missing. */
    public Conversion {
        Objects.requireNonNull(factor, "factor");
        Objects.requireNonNull(plus, "plus");
        Objects.requireNonNull(rounding, "rounding");
    }

    /**
     * Converts.
     *
     * @param rating a rating on the list's scale
     * @return the rating on the common scale
     * @throws ArithmeticException if the result is not whole and no rounding is allowed, or does not fit an int
     */
    public int convert(int rating) {
        if (factor.equals(Points.ONE) && plus.signum() == 0) {
            return rating;
        }
        Points exact = factor.times(rating).plus(plus);
        return exact.denominator() == 1
                ? Math.toIntExact(exact.numerator())
                : new BigDecimal(exact.numerator())
                        .divide(new BigDecimal(exact.denominator()), 0, rounding)
                        .intValueExact();
    }
}
