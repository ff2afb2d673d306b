/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match;

/** The order of names by code points (reading S13): the same on every platform and in every locale. */
public final class CodePoints {

    private CodePoints() {}

    /**
     * Compares two texts by their code points.
     *
     * @param a a text
     * @param b another
     * @return negative, 0 or positive as {@code a} comes before, equals or comes after {@code b}
     */
    public static int compare(String a, String b) {
        int length = Math.min(a.length(), b.length());
        for (int i = 0; i < length; i++) {
            char x = a.charAt(i);
            char y = b.charAt(i);
            if (x != y) {
                // A surrogate stands for a code point above every other character.
                boolean surrogateX = Character.isSurrogate(x);
                return surrogateX == Character.isSurrogate(y) ? Character.compare(x, y) : surrogateX ? 1 : -1;
            }
        }
        return Integer.compare(a.length(), b.length());
    }
}
