/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.TeamId;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * A criterion whose figures are rounded by rule before they are compared, so that what is printed is what decides.
 *
 * @param of the criterion, whose figures are rounded
 * @param to the step: 1 for whole numbers, 0.1 for one decimal
 * @param mode which way
 */
public record Rounded(TieBreak of, Points to, Mode mode) implements TieBreak {

    /** Which way a figure is rounded. */
    public enum Mode {
        /** To the nearest step, a half upwards. */
        HALF_UP,
        /** To the next lower step. */
        DOWN,
        /** To the next higher step. */
        UP;

        /**
         * The name in rule-set files.
         *
         * @return the identifier, such as {@code half-up}
         */
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /**
     * Checks the step.
     *
     * @throws IllegalArgumentException if it is not positive
     */
    public Rounded {
        Objects.requireNonNull(of, "of");
        Objects.requireNonNull(mode, "mode");
        if (to.signum() <= 0) {
            throw new IllegalArgumentException(of.id() + " rounded to " + to + ": the step must be positive");
        }
    }

    @Override
    public String id() {
        return of.id() + "-rounded" + (mode == Mode.HALF_UP ? "" : "-" + mode.id()) + "-to-"
                + to.toDecimal().map(BigDecimal::toPlainString).orElseGet(to::toString);
    }

    @Override
    public boolean looksBesideResults() {
        return of.looksBesideResults();
    }

    @Override
    public boolean headToHead() {
        return of.headToHead();
    }

    @Override
    public boolean fits(int teams) {
        return of.fits(teams);
    }

    /** Rounds the figures of the criterion, and puts those together that have become equal. */
    @Override
    public Division divide(TiedGroup group) {
        Division exact = of.divide(group);
        if (!(exact instanceof Division.Ordered ordered)) {
            return exact;
        }
        // Rounding keeps the order, so only neighbours can become equal, whichever direction was better.
        List<Division.Part> parts = new ArrayList<>();
        for (Division.Part part : ordered.parts()) {
            Figure figure =
                    new Figure(part.figure().values().stream().map(this::round).toList());
            Division.Part last = parts.isEmpty() ? null : parts.get(parts.size() - 1);
            if (last != null && last.figure().equals(figure)) {
                List<TeamId> teams = new ArrayList<>(last.teams());
                teams.addAll(part.teams());
                parts.set(
                        parts.size() - 1,
                        new Division.Part(
                                figure,
                                group.teams().stream().filter(teams::contains).toList()));
            } else {
                parts.add(new Division.Part(figure, part.teams()));
            }
        }
        return new Division.Ordered(parts);
    }

    private Points round(Points figure) {
        Points steps = figure.dividedBy(to);
        Points shifted = switch (mode) {
            case HALF_UP -> steps.plus(Points.HALF);
            case DOWN -> steps;
            case UP -> steps.negate();
        };
        Points floor = Points.of(Math.floorDiv(shifted.numerator(), shifted.denominator()));
        return (mode == Mode.UP ? floor.negate() : floor).times(to);
    }
}
