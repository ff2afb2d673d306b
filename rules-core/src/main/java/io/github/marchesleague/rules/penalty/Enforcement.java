/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.penalty;

import java.util.List;

/**
 * What becomes of a breach that was found: reported only, or punished without waiting for a complaint (reading D10).
 *
 * @param sanctions empty where it is only reported; else the sanction for a team's first offence of the season, its
 *     second and so on, the last for all further ones
 */
public record Enforcement(List<Sanction> sanctions) {

    /** Reported; only an upheld complaint changes a score (reading D10). */
    public static final Enforcement REPORTED = new Enforcement(List.of());

    /** Takes an unmodifiable copy. */
    public Enforcement {
        sanctions = List.copyOf(sanctions);
    }

    /**
     * Punished outright.
     *
     * @param sanctions for the first offence, the second and so on, the last for all further ones
     * @return the enforcement
     */
    public static Enforcement punished(Sanction... sanctions) {
        return new Enforcement(List.of(sanctions));
    }

    /**
     * Whether breaches are punished.
     *
     * @return true if there is a sanction
     */
    public boolean punishes() {
        return !sanctions.isEmpty();
    }

    /**
     * The sanction for an offence.
     *
     * @param earlierOffences how many offences of the kind the team has committed before in the season
     * @return the sanction
     * @throws IndexOutOfBoundsException if breaches are only reported
     */
    public Sanction sanction(int earlierOffences) {
        return sanctions.get(Math.min(earlierOffences, sanctions.size() - 1));
    }
}
