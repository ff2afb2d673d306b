/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.ratings;

import java.util.Objects;

/**
 * What a submission to the English Chess Federation says of the event.
 *
 * @param code the event code that the federation knows
 * @param index the number of the submission, from 1: a correction has the next
 * @param name the name of the event
 * @param officer the results officer
 * @param officerAddress the officer's e-mail address
 * @param treasurer the treasurer
 * @param treasurerAddress the treasurer's e-mail address
 */
public record EcfEvent(
        String code,
        int index,
        String name,
        String officer,
        String officerAddress,
        String treasurer,
        String treasurerAddress) {

    /**
     * Checks the event.
     *
     * @throws IllegalArgumentException if the index is below 1
     */
    public EcfEvent {
        Objects.requireNonNull(code, "code");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(officer, "officer");
        Objects.requireNonNull(officerAddress, "officerAddress");
        Objects.requireNonNull(treasurer, "treasurer");
        Objects.requireNonNull(treasurerAddress, "treasurerAddress");
        if (index < 1) {
            throw new IllegalArgumentException("submission " + index + ": submissions are numbered from 1");
        }
    }
}
