/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An exact number of points, such as 2½: match points, game points or the score of one board.
 *
 * <p>A fraction in lowest terms, so halves, tenths and the thirds that an average can bring are all exact, and
 * subtracting 0.1 ten times from 1 leaves 0. Totals may be negative (a ruling can take away more than was scored). A
 * result that does not fit in 64 bits is refused with an {@link ArithmeticException}; nothing is rounded or wraps around.
 *
 * @param numerator the numerator, which carries the sign
 * @param denominator the denominator, always positive; any common factor is removed
 */
public record Points(long numerator, long denominator) implements Comparable<Points> {

    /** No points. */
    public static final Points ZERO = new Points(0, 1);

    /** Half a point: a drawn game under rule 7.1. */
    public static final Points HALF = new Points(1, 2);

    /** One point: a won game under rule 7.1. */
    public static final Points ONE = new Points(1, 1);

    private static final Pattern WRITTEN =
            Pattern.compile("([+-]?)(?:(\\d{1,9})(?:[.,](\\d{1,9}))?|[.,](\\d{1,9})|(\\d{0,9}) ?(?:½|1/2))");

    /**
     * Brings the fraction to lowest terms.
     *
     * @throws IllegalArgumentException if the denominator is 0
     * @throws ArithmeticException if the fraction does not fit in 64 bits
     */
    public Points {
        if (denominator == 0) {
            throw new IllegalArgumentException("points " + numerator + "/0: the denominator must not be 0");
        }
        if (denominator == 2) {
            // Halves are by far the usual fractions.
            boolean whole = (numerator & 1) == 0;
            numerator = whole ? numerator / 2 : numerator;
            denominator = whole ? 1 : 2;
        } else if (denominator != 1) {
            long divisor = gcd(numerator, denominator);
            if (denominator < 0) {
                divisor = Math.negateExact(divisor);
            }
            numerator /= divisor;
            denominator /= divisor;
        }
    }

    /**
     * A whole number of points.
     *
     * @param whole the number
     * @return the points
     */
    public static Points of(long whole) {
        return new Points(whole, 1);
    }

    /**
     * A number of half points: {@code ofHalves(5)} is 2½.
     *
     * @param halves how many halves
     * @return the points
     */
    public static Points ofHalves(long halves) {
        return new Points(halves, 2);
    }

    /**
     * Reads points as people write them: {@code 2½}, {@code 2 1/2}, {@code 2.5}, {@code 2,5}, {@code ½}, {@code .5},
     * {@code -1}. The same in every locale.
     *
     * @param text the text
     * @return the points, or empty if the text is nothing of the kind
     */
    public static Optional<Points> parse(String text) {
        Matcher written = WRITTEN.matcher(text);
        if (!written.matches()) {
            return Optional.empty();
        }
        Points size;
        if (written.group(5) != null) {
            size = (written.group(5).isEmpty() ? ZERO : of(Long.parseLong(written.group(5)))).plus(HALF);
        } else {
            String whole = written.group(2) == null ? "0" : written.group(2);
            String decimals = written.group(2) == null ? written.group(4) : written.group(3);
            size = decimals == null ? of(Long.parseLong(whole)) : ofDecimal(new BigDecimal(whole + "." + decimals));
        }
        return Optional.of("-".equals(written.group(1)) ? size.negate() : size);
    }

    private static Points ofDecimal(BigDecimal decimal) {
        return new Points(
                decimal.unscaledValue().longValueExact(),
                BigInteger.TEN.pow(decimal.scale()).longValueExact());
    }

    /**
     * Adds.
     *
     * @param other the points to add
     * @return the exact sum
     */
    public Points plus(Points other) {
        if (numerator == 0) {
            return other;
        }
        if (other.numerator == 0) {
            return this;
        }
        if (denominator == other.denominator) {
            return new Points(Math.addExact(numerator, other.numerator), denominator);
        }
        return new Points(
                Math.addExact(
                        Math.multiplyExact(numerator, other.denominator),
                        Math.multiplyExact(other.numerator, denominator)),
                Math.multiplyExact(denominator, other.denominator));
    }

    /**
     * Takes away.
     *
     * @param other the points to take away
     * @return the exact difference
     */
    public Points minus(Points other) {
        return plus(other.negate());
    }

    /**
     * Multiplies.
     *
     * @param other the factor
     * @return the exact product
     */
    public Points times(Points other) {
        return new Points(
                Math.multiplyExact(numerator, other.numerator), Math.multiplyExact(denominator, other.denominator));
    }

    /**
     * Multiplies by a whole number.
     *
     * @param factor the factor
     * @return the exact product
     */
    public Points times(long factor) {
        return new Points(Math.multiplyExact(numerator, factor), denominator);
    }

    /**
     * Divides.
     *
     * @param other the divisor
     * @return the exact quotient
     * @throws IllegalArgumentException if the divisor is 0
     */
    public Points dividedBy(Points other) {
        return new Points(
                Math.multiplyExact(numerator, other.denominator), Math.multiplyExact(denominator, other.numerator));
    }

    /**
     * Changes the sign.
     *
     * @return these points with the other sign
     */
    public Points negate() {
        return new Points(Math.negateExact(numerator), denominator);
    }

    /**
     * The sign.
     *
     * @return -1, 0 or 1
     */
    public int signum() {
        return Long.signum(numerator);
    }

    @Override
    public int compareTo(Points other) {
        if (denominator == other.denominator) {
            return Long.compare(numerator, other.numerator);
        }
        return BigInteger.valueOf(numerator)
                .multiply(BigInteger.valueOf(other.denominator))
                .compareTo(BigInteger.valueOf(other.numerator).multiply(BigInteger.valueOf(denominator)));
    }

    /**
     * The exact decimal, where there is one.
     *
     * @return the decimal, or empty for a number such as a third
     */
    public Optional<BigDecimal> toDecimal() {
        long rest = denominator;
        int twos = Long.numberOfTrailingZeros(rest);
        rest >>= twos;
        int fives = 0;
        for (; rest % 5 == 0; rest /= 5) {
            fives++;
        }
        return rest == 1
                ? Optional.of(new BigDecimal(numerator)
                        .divide(new BigDecimal(denominator), Math.max(twos, fives), RoundingMode.UNNECESSARY))
                : Optional.empty();
    }

    /**
     * The points as a table shows them: {@code 2½}, {@code 13}, {@code 0.1}; a number without a finite decimal as a
     * fraction, {@code 7/3}.
     */
    @Override
    public String toString() {
        if (denominator == 1) {
            return Long.toString(numerator);
        }
        if (denominator == 2) {
            long whole = numerator / 2;
            return (numerator < 0 ? "-" : "") + (whole == 0 ? "" : Long.toString(Math.abs(whole))) + "½";
        }
        return toDecimal().map(BigDecimal::toPlainString).orElseGet(() -> numerator + "/" + denominator);
    }

    private static long gcd(long a, long b) {
        while (b != 0) {
            long rest = a % b;
            a = b;
            b = rest;
        }
        return Math.absExact(a);
    }
}
