/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.ratings;

import io.github.marchesleague.rules.match.PlayerId;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * Who a player is to a rating officer.
 *
 * @param id what match cards know the player by
 * @param surname the surname
 * @param forename the forename; may be empty
 * @param ecfCode the code of the English Chess Federation, such as {@code 123456A}
 * @param fideId the FIDE number
 * @param club the club, for a player without a code
 * @param rating a rating, for the order of the report
 */
public record PlayerIdentity(
        PlayerId id,
        String surname,
        String forename,
        Optional<String> ecfCode,
        Optional<String> fideId,
        Optional<String> club,
        OptionalInt rating) {

    /** An ECF code: six digits and a check letter, which runs from A to L without I. */
    public static final Pattern ECF_CODE = Pattern.compile("[0-9]{6}[A-HJ-L]");

    /** A FIDE number. */
    public static final Pattern FIDE_NUMBER = Pattern.compile("[0-9]{4,11}");

    /**
     * Checks the identity.
     *
     * @throws IllegalArgumentException if the surname is blank, or a code has not the form of one
     */
    public PlayerIdentity {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(forename, "forename");
        Objects.requireNonNull(club, "club");
        Objects.requireNonNull(rating, "rating");
        if (surname.isBlank()) {
            throw new IllegalArgumentException("player " + id + ": the surname must not be blank");
        }
        ecfCode.filter(code -> !ECF_CODE.matcher(code).matches()).ifPresent(code -> {
            throw new IllegalArgumentException(
                    "player " + id + ": \"" + code + "\" is no ECF code; it has six digits and a letter from A to L");
        });
        fideId.filter(number -> !FIDE_NUMBER.matcher(number).matches()).ifPresent(number -> {
            throw new IllegalArgumentException(
                    "player " + id + ": \"" + number + "\" is no FIDE number; it has digits only");
        });
    }

    /**
     * The name as federations write it.
     *
     * @return surname, comma, forename
     */
    public String name() {
        return forename.isEmpty() ? surname : surname + ", " + forename;
    }
}
