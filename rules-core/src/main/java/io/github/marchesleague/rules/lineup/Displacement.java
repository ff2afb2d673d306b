/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.lineup;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Players in the order of their ratings, from which nobody may sit further away than some boards.
 *
 * @param rule the rule's number
 * @param boards how many boards away from his place a player may sit
 */
public record Displacement(String rule, int boards) implements BoardOrder {

    /**
     * Checks the rule.
     *
     * @throws IllegalArgumentException if the number of boards is negative
     */
    public Displacement {
        Objects.requireNonNull(rule, "rule");
        if (boards < 0) {
            throw new IllegalArgumentException(
                    "rule " + rule + ": " + boards + " boards of displacement; the number must not be negative");
        }
    }

    /** The first player who sits too far away offends; players of one rating may change places freely. */
    @Override
    public Findings check(LineUp lineUp) {
        List<Integer> rated = new ArrayList<>();
        List<Finding> unchecked = new ArrayList<>();
        for (int board = 1; board <= lineUp.boards(); board++) {
            if (lineUp.rated(board)) {
                rated.add(board);
            } else if (lineUp.named(board)) {
                unchecked.add(new Finding(board, lineUp.unrated(board)));
            }
        }
        for (int place = 0; place < rated.size(); place++) {
            int rating = lineUp.rating(rated.get(place));
            int higher =
                    (int) rated.stream().filter(b -> lineUp.rating(b) > rating).count();
            int equal =
                    (int) rated.stream().filter(b -> lineUp.rating(b) == rating).count();
            int away = Math.max(higher - place, place - (higher + equal - 1));
            if (away > boards) {
                return new Findings(
                        List.of(new Finding(
                                rated.get(place),
                                lineUp.describe(rated.get(place)) + " sits " + away
                                        + " boards away from the place by rating; at most " + boards + " allowed")),
                        unchecked);
            }
        }
        return new Findings(List.of(), unchecked);
    }
}
