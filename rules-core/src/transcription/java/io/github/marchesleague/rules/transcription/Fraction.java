/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.transcription;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * An exact number of points, as a fraction in its lowest terms with a denominator above zero; two equal numbers are
 * equal records.
 */
public record Fraction(BigInteger numerator, BigInteger denominator) implements Comparable<Fraction> {

    public static final Fraction ZERO = of(0);
    public static final Fraction HALF = of(1, 2);
    public static final Fraction ONE = of(1);

    public Fraction {
        if (denominator.signum() == 0) {
            throw new IllegalArgumentException("A fraction cannot have the denominator 0");
        }
        BigInteger divisor = numerator.gcd(denominator);
        if (denominator.signum() < 0) {
            divisor = divisor.negate();
        }
        numerator = numerator.divide(divisor);
        denominator = denominator.divide(divisor);
    }

    public static Fraction of(long whole) {
        return of(whole, 1);
    }

    public static Fraction of(long numerator, long denominator) {
        return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    /** Reads {@code 3}, {@code 2.5}, {@code 1/2}, {@code ½} and {@code 2½}, with a minus before them or not. */
    public static Fraction parse(String text) {
        if (text.startsWith("-")) {
            return ZERO.minus(parse(text.substring(1)));
        }
        if (text.equals("½")) {
            return HALF;
        }
        if (text.endsWith("½")) {
            return parse(text.substring(0, text.length() - 1)).plus(HALF);
        }
        int slash = text.indexOf('/');
        if (slash >= 0) {
            return new Fraction(new BigInteger(text.substring(0, slash)), new BigInteger(text.substring(slash + 1)));
        }
        BigDecimal decimal = new BigDecimal(text);
        if (decimal.scale() <= 0) {
            return new Fraction(decimal.toBigIntegerExact(), BigInteger.ONE);
        }
        return new Fraction(decimal.unscaledValue(), BigInteger.TEN.pow(decimal.scale()));
    }

    public Fraction plus(Fraction other) {
        return new Fraction(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Fraction minus(Fraction other) {
        return plus(new Fraction(other.numerator.negate(), other.denominator));
    }

    public Fraction dividedBy(long divisor) {
        return new Fraction(numerator, denominator.multiply(BigInteger.valueOf(divisor)));
    }

    public Fraction times(long factor) {
        return new Fraction(numerator.multiply(BigInteger.valueOf(factor)), denominator);
    }

    @Override
    public int compareTo(Fraction other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    @Override
    public String toString() {
        return denominator.equals(BigInteger.ONE) ? numerator.toString() : numerator + "/" + denominator;
    }
}
