/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The JSON Schema that follows from the forms. */
final class RuleSetSchema {

    private RuleSetSchema() {}

    static String text() {
        StringBuilder out = new StringBuilder();
        write(schema(), 0, out);
        return out.append('\n').toString();
    }

    static Map<String, Object> schema() {
        Map<String, Object> whole = RuleSetForm.RULE_SET.schema();
        Map<String, Object> properties = properties(whole);
        Map<String, Object> schema = Forms.schema(
                "$schema",
                "https://json-schema.org/draft/2020-12/schema",
                "title",
                "A rule set of a team league",
                "type",
                "object",
                "additionalProperties",
                false,
                "required",
                List.of("id", "name"),
                "anyOf",
                List.of(
                        Forms.schema("required", List.of("basedOn")),
                        Forms.schema("required", whole.getOrDefault("required", List.of()))),
                "properties",
                properties);
        Map<String, Object> differences = new LinkedHashMap<>(properties);
        differences.keySet().retainAll(RuleSetForm.DIFFERENCES);
        differences.put(
                "tieBreaks",
                Forms.schema(
                        "anyOf",
                        List.of(
                                differences.getOrDefault("tieBreaks", Map.of()),
                                Forms.schema(
                                        "description",
                                        "steps to change, by the number of their rule",
                                        "type",
                                        "object"))));
        // A rule set that is based on another has the same keys, and may change its steps in the same way.
        differences
                .keySet()
                .forEach(key -> properties.put(key, Forms.schema("$ref", "#/$defs/differences/properties/" + key)));
        Map<String, Object> changes = new LinkedHashMap<>(properties);
        changes.keySet().retainAll(RuleSetForm.OF_A_MATCH_DAY);
        schema.put(
                "$defs",
                Forms.schema(
                        "tieBreakName",
                        Forms.schema(
                                "type",
                                "string",
                                "description",
                                "the name of a tie-break; these, combinations of them, and names registered from code",
                                "examples",
                                TieBreakForm.names(Registry.EMPTY)),
                        "differences",
                        Forms.schema("type", "object", "additionalProperties", false, "properties", differences),
                        "changes",
                        Forms.schema("type", "object", "additionalProperties", false, "properties", changes)));
        return schema;
    }

    @SuppressWarnings("unchecked") // a section's schema always has properties
    private static Map<String, Object> properties(Map<String, Object> schema) {
        return (Map<String, Object>) schema.getOrDefault("properties", new LinkedHashMap<>());
    }

    private static void write(Object value, int indent, StringBuilder out) {
        String pad = "\n" + " ".repeat(indent + 2);
        if (value instanceof Map<?, ?> map) {
            List<String> entries = new ArrayList<>();
            map.forEach((key, entry) -> {
                StringBuilder inner =
                        new StringBuilder(pad).append(quoted((String) key)).append(": ");
                write(entry, indent + 2, inner);
                entries.add(inner.toString());
            });
            out.append(entries.isEmpty() ? "{}" : "{" + String.join(",", entries) + "\n" + " ".repeat(indent) + "}");
        } else if (value instanceof List<?> list) {
            List<String> items = new ArrayList<>();
            boolean flat = list.stream().noneMatch(item -> item instanceof Map || item instanceof List);
            list.forEach(item -> {
                StringBuilder inner = new StringBuilder(flat ? "" : pad);
                write(item, indent + 2, inner);
                items.add(inner.toString());
            });
            out.append('[')
                    .append(String.join(flat ? ", " : ",", items))
                    .append(flat ? "]" : "\n" + " ".repeat(indent) + "]");
        } else if (value instanceof String text) {
            out.append(quoted(text));
        } else {
            out.append(value);
        }
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
