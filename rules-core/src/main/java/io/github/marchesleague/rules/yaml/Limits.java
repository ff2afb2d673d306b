/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.yaml;

/**
 * How large a document may be, so that a hostile or broken one is refused before it costs anything.
 *
 * @param codePoints how many characters it may have
 * @param depth how deep lists and mappings may stand within each other
 */
public record Limits(int codePoints, int depth) {

    /** For documents that people write by hand, such as a rule set. */
    public static final Limits SMALL = new Limits(200_000, 20);

    /** For documents that programs write, such as a season with all its line-ups. */
    public static final Limits LARGE = new Limits(8_000_000, 20);

    /** Checks that the limits are positive. */
    public Limits {
        if (codePoints < 1 || depth < 1) {
            throw new IllegalArgumentException("limits " + codePoints + ", " + depth + ": must be positive");
        }
    }
}
