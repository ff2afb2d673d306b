/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes season documents from cards in short: {@code "A–B 1 ½ 0 +"}, the marks of the home side's boards. */
final class Cards {

    private static final Map<String, String> TOKENS =
            Map.of("1", "1-0", "½", "½-½", "0", "0-1", "+", "+/-", "-", "-/+", "=", "-/-");

    private Cards() {}

    /** A document with these teams and matches. */
    static String season(String teams, String... cards) {
        return "teams: [" + teams + "]\nmatches:" + (cards.length == 0 ? " []" : "") + "\n"
                + Arrays.stream(cards)
                        .map(card -> "  - {" + match(card) + "}\n")
                        .collect(Collectors.joining());
    }

    /** The keys of one match. */
    static String match(String card) {
        List<String> words = List.of(card.split(" "));
        String[] teams = words.get(0).split("–");
        return "home: " + teams[0] + ", away: " + teams[1] + ", boards: "
                + words.subList(1, words.size()).stream()
                        .map(mark -> "\"" + TOKENS.get(mark) + "\"")
                        .collect(Collectors.joining(", ", "[", "]"));
    }
}
