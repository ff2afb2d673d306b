/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import java.util.Objects;
import java.util.Optional;

/**
 * The captain of a team, its main point of contact (8.4).
 *
 * @param name the captain's name
 * @param email the address at which the controller and other captains reach the captain; whether one is there is for
 *     {@link Entries#check()} to say, and the address is kept as it was written
 */
public record Captain(String name, Optional<String> email) {

    /**
     * Checks the captain.
     *
     * @throws IllegalArgumentException if the name is blank
     */
    public Captain {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(email, "email");
        if (name.isBlank()) {
            throw new IllegalArgumentException("a captain's name must not be blank");
        }
    }

    /**
     * A captain with an e-mail address.
     *
     * @param name the name
     * @param email the address
     * @return the captain
     */
    public static Captain of(String name, String email) {
        return new Captain(name, Optional.of(email));
    }

    /**
     * Whether mail could reach the address: something, one {@code @}, something, and no space. Only a mail itself proves
     * more.
     *
     * @return true if an address is given and has that form
     */
    boolean canBeReached() {
        return email.filter(Captain::looksLikeAnAddress).isPresent();
    }

    private static boolean looksLikeAnAddress(String address) {
        int at = address.indexOf('@');
        return at > 0
                && at == address.lastIndexOf('@')
                && at < address.length() - 1
                && address.chars().noneMatch(Character::isWhitespace);
    }
}
