/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules;

import io.github.marchesleague.rules.match.Points;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The golden cases, read as plain lists and maps. */
public final class Cases {

    private Cases() {}

    /** A case file of the test resources. */
    @SuppressWarnings("unchecked")
    public static Map<String, Object> file(String name) {
        try (InputStream in = Cases.class.getResourceAsStream("/cases/" + name)) {
            LoadSettings settings =
                    LoadSettings.builder().setCodePointLimit(10_000_000).build();
            return (Map<String, Object>) new Load(settings).loadFromInputStream(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A list of maps under a key; empty if the key is missing. */
    @SuppressWarnings("unchecked")
    public static List<Map<String, Object>> maps(Map<String, Object> in, String key) {
        return (List<Map<String, Object>>) in.getOrDefault(key, List.of());
    }

    /** A list of texts under a key, or null if the key is missing. */
    @SuppressWarnings("unchecked")
    public static List<String> texts(Map<String, Object> in, String key) {
        return (List<String>) in.get(key);
    }

    /** A map under a key. */
    @SuppressWarnings("unchecked")
    public static Map<String, Object> map(Map<String, Object> in, String key) {
        return (Map<String, Object>) in.get(key);
    }

    /** A text under a key, or null. */
    public static String text(Map<String, Object> in, String key) {
        return (String) in.get(key);
    }

    /** A number as exact points. */
    public static Points points(Object number) {
        return Points.parse(number.toString()).orElseThrow();
    }
}
