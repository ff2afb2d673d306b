/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.scoring;

import io.github.marchesleague.rules.match.Points;

/** Adds points up, without a value for each step on the way; as exact as {@link Points#plus}. */
final class Sum {

    private long numerator;
    private long denominator = 1;

    void add(Points points) {
        if (points.denominator() == denominator) {
            numerator = Math.addExact(numerator, points.numerator());
        } else if (points.denominator() == 1) {
            numerator = Math.addExact(numerator, Math.multiplyExact(points.numerator(), denominator));
        } else {
            Points sum = points().plus(points);
            numerator = sum.numerator();
            denominator = sum.denominator();
        }
    }

    Points points() {
        return new Points(numerator, denominator);
    }
}
