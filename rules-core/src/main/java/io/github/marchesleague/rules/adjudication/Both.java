/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.Side;

/** Something that each side has. */
record Both<T>(T home, T away) {
    T of(Side side) {
        return side == Side.HOME ? home : away;
    }
}
