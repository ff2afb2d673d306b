/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

/** What a match was for one side; how many points that brings is another matter. */
public enum Outcome {
    /** Won. */
    WON,
    /** Drawn. */
    DRAWN,
    /** Lost. */
    LOST;

    /**
     * The outcome for the side whose score was compared with its opponents'.
     *
     * @param comparison negative, 0 or positive, as a comparison gives it
     * @return the outcome
     */
    public static Outcome of(int comparison) {
        return comparison > 0 ? WON : comparison < 0 ? LOST : DRAWN;
    }
}
