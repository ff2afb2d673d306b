/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.fault;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** The nearest right spelling of a word that is not known. */
public final class Spelling {

    /** Longer words are not compared: nobody means a known word by them, and the comparison costs length times length. */
    private static final int LONGEST = 80;

    /** With more words than this a near one is enough. */
    private static final int MANY = 40;

    private Spelling() {}

    /**
     * The word that was most likely meant: the one with the fewest letters changed, added, left out or swapped, as long
     * as that is no more than a third of it. Capitals and the kind of dash do not count as changes.
     *
     * @param written what was written
     * @param words the words that would be right
     * @return the nearest of them, the first where several are equally near; empty if none is near
     */
    public static Optional<String> nearest(String written, Collection<String> words) {
        if (written.length() > LONGEST) {
            return Optional.empty();
        }
        String plain = plain(written);
        String nearest = null;
        int least = Integer.MAX_VALUE;
        for (String word : words) {
            int distance = distance(plain, plain(word));
            if (distance < least && distance <= Math.max(1, Math.min(word.length(), written.length()) / 3)) {
                least = distance;
                nearest = word;
            }
        }
        return Optional.ofNullable(nearest);
    }

    /**
     * What to write instead: the nearest word first, if there is one, then all of them, unless they are very many.
     *
     * @param written what was written
     * @param words the words that would be right
     * @return a sentence part, such as {@code did you mean "boards"? Allowed are: boards, id, name}
     */
    public static String advice(String written, Collection<String> words) {
        Optional<String> nearest = nearest(written, words);
        if (words.isEmpty()) {
            return "nothing is allowed here";
        }
        if (nearest.isPresent() && words.size() > MANY) {
            return "did you mean \"" + nearest.get() + "\"?";
        }
        String allowed = "llowed are: " + String.join(", ", words);
        return nearest.map(word -> "did you mean \"" + word + "\"? A" + allowed).orElse("a" + allowed);
    }

    private static String plain(String word) {
        return word.toLowerCase(Locale.ROOT)
                .replace('_', '-')
                .replace(' ', '-')
                .replace('–', '-')
                .replace("-", "");
    }

    /** Changes, additions, omissions and swaps of neighbours (optimal string alignment). */
    private static int distance(String a, String b) {
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                boolean same = a.charAt(i - 1) == b.charAt(j - 1);
                row[j] = Math.min(Math.min(last[j], row[j - 1]) + 1, last[j - 1] + (same ? 0 : 1));
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
                }
            }
            beforeLast = last;
            last = row;
        }
        return last[b.length()];
    }
}
