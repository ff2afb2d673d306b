/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

import java.util.Objects;
import java.util.Optional;

/**
 * What each side of a match has: game points such as 2½–1½, or match points such as 2–0.
 *
 * @param home the home side's points
 * @param away the away side's points
 */
public record Score(Points home, Points away) {

    /** Nothing to either side. */
    public static final Score NIL = new Score(Points.ZERO, Points.ZERO);

    /** Checks that both sides are given. */
    public Score {
        Objects.requireNonNull(home, "home");
        Objects.requireNonNull(away, "away");
    }

    /**
     * Reads a score such as {@code 2½-1½}, {@code 2.5-1.5} or {@code 3–1}.
     *
     * @param text the text, the home side's points first
     * @return the score, or empty if the text is none
     */
    public static Optional<Score> parse(String text) {
        int dash = Math.max(text.indexOf('-', 1), text.indexOf('–', 1));
        if (dash < 0) {
            return Optional.empty();
        }
        Optional<Points> away = Points.parse(text.substring(dash + 1).strip());
        return Points.parse(text.substring(0, dash).strip()).flatMap(home -> away.map(a -> new Score(home, a)));
    }

    /**
     * One side's points.
     *
     * @param side the side
     * @return its points
     */
    public Points of(Side side) {
        return side == Side.HOME ? home : away;
    }

    /**
     * Adds another score, side by side.
     *
     * @param other the score to add
     * @return the sum
     */
    public Score plus(Score other) {
        return new Score(home.plus(other.home), away.plus(other.away));
    }

    /**
     * The same score seen from the other side.
     *
     * @return the away side's points as home, and the home side's as away
     */
    public Score reversed() {
        return new Score(/* home= */ away, /* away= */ home);
    }

    /** The score with an en dash, as printed: {@code 2½–1½}. */
    @Override
    public String toString() {
        return home + "–" + away;
    }
}
