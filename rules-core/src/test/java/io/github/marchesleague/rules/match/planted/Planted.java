/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.match.planted;

import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.yaml.YamlDocument;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Every method and field breaks one rule. */
public final class Planted {
    public static final List<String> LIST_THAT_GROWS = new ArrayList<>();
    static int counter;

    private Planted() {}

    public static int uphill(Standings table) {
        return table.outstanding();
    }

    public static io.vavr.collection.List<String> vavrInSignature() {
        return io.vavr.collection.List.empty();
    }

    public static void yamlInSignature(List<YamlDocument> document) {
        counter += document.size();
    }

    public static int half(int points) {
        double half = points / 2.0;
        return (int) half;
    }

    public static LocalDate clock() {
        return LocalDate.now();
    }

    public static String locale(String text) {
        return text.toLowerCase() + Locale.getDefault();
    }

    public static void print(String text) {
        System.out.println(text);
    }

    public static long random() {
        return new java.util.Random().nextLong();
    }

    public static Class<?> byName(String name) throws ClassNotFoundException {
        return Class.forName(name);
    }
}
