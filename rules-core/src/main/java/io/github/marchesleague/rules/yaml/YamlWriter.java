/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.yaml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Writes documents in one fixed form, so that the same content always gives the same text: maps, lists, strings and
 * {@link Plain} scalars. What fits on a line is written on a line.
 */
public final class YamlWriter {

    /**
     * A scalar that is written without quotation marks: a number, {@code true}, a date.
     *
     * @param text its text
     */
    public record Plain(String text) {}

    private static final int WIDTH = 110;

    /** Texts that YAML 1.2, YAML 1.1 and JSON readers all take for text; everything else goes in quotation marks. */
    private static final Pattern SAFE = Pattern.compile(
            "(?!(?i:null|true|false|yes|no|on|off|y|n)$)"
                    + "(?:[A-Za-z]|½$|[0-9]+(?:[.][0-9]+){2,}|[0-9]{4}-[0-9]{2}$)[A-Za-z0-9½_.()/'+-]*(?: [A-Za-z0-9½(][A-Za-z0-9½_.()/'+-]*)*");

    /** Texts without quotation marks that stay so; with blanks or signs in them they are texts and nothing else. */
    private static final Pattern PLAIN = Pattern.compile("[\\w½+~-][\\w½.+/-]*");

    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,5}");

    private YamlWriter() {}

    /**
     * Writes a document.
     *
     * @param document its keys and values
     * @return the text, with a line feed at the end
     */
    public static String write(Map<String, ?> document) {
        if (document.isEmpty()) {
            return "{}\n";
        }
        StringBuilder out = new StringBuilder();
        block(document, 0, out);
        return out.toString();
    }

    /**
     * What was read, in the form that can be written: the same text comes out however it was laid out before.
     *
     * @param node a value of a document
     * @return a map, a list, a string or a plain scalar
     */
    public static Object toWrite(YamlNode node) {
        if (node.isMapping()) {
            Map<String, Object> map = new LinkedHashMap<>();
            node.values().forEach((key, value) -> map.put(key, toWrite(value)));
            return map;
        }
        if (node.isList()) {
            return node.listed().stream().map(YamlWriter::toWrite).toList();
        }
        String text = node.written().orElseThrow();
        if (!node.isPlain()) {
            return text;
        }
        if (text.isEmpty()) {
            return new Plain("~");
        }
        return PLAIN.matcher(text).matches() ? new Plain(text) : text;
    }

    private static void block(Map<String, ?> map, int indent, StringBuilder out) {
        map.forEach((key, value) -> {
            String name = key(key);
            out.append(" ".repeat(indent)).append(name).append(':');
            value(value, indent, name.length() + 1, out);
        });
    }

    private static void value(Object value, int indent, int before, StringBuilder out) {
        String line = inline(value);
        boolean scalar = !(value instanceof Map) && !(value instanceof List);
        if (scalar || (indent + before + 1 + line.length() <= WIDTH && simple(value))) {
            out.append(' ').append(line).append('\n');
        } else if (value instanceof Map<?, ?> map) {
            out.append('\n');
            block(strings(map), indent + 2, out);
        } else {
            out.append('\n');
            for (Object item : (List<?>) value) {
                String itemLine = inline(item);
                out.append(" ".repeat(indent + 2)).append("- ");
                if (item instanceof Map<?, ?> map && (indent + 4 + itemLine.length() > WIDTH || !simple(item))) {
                    StringBuilder inner = new StringBuilder();
                    block(strings(map), indent + 4, inner);
                    out.append(inner.substring(indent + 4));
                } else {
                    out.append(itemLine).append('\n');
                }
            }
        }
    }

    /** Whether a value reads well on one line: nothing in it holds lists or mappings of its own. */
    private static boolean simple(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.values().stream().allMatch(YamlWriter::flat);
        }
        return !(value instanceof List<?> list)
                || list.stream().allMatch(item -> !(item instanceof Map) && !(item instanceof List));
    }

    private static boolean flat(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.isEmpty();
        }
        return !(value instanceof List<?> list)
                || list.stream().noneMatch(item -> item instanceof Map || item instanceof List);
    }

    private static String inline(Object value) {
        if (value instanceof Map<?, ?> map) {
            List<String> entries = new ArrayList<>();
            strings(map).forEach((key, entry) -> entries.add(key(key) + ": " + inline(entry)));
            return "{" + String.join(", ", entries) + "}";
        }
        if (value instanceof List<?> list) {
            List<String> items = new ArrayList<>();
            list.forEach(item -> items.add(inline(item)));
            return "[" + String.join(", ", items) + "]";
        }
        return value instanceof Plain plain ? plain.text() : text((String) value);
    }

    private static Map<String, Object> strings(Map<?, ?> map) {
        Map<String, Object> strings = new LinkedHashMap<>();
        map.forEach((key, value) -> strings.put((String) key, value));
        return strings;
    }

    private static String key(String key) {
        return NUMBER.matcher(key).matches() ? key : text(key);
    }

    private static String text(String text) {
        if (text.length() <= 400 && SAFE.matcher(text).matches()) {
            return text;
        }
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(codePoint -> {
            switch (codePoint) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                default -> {
                    boolean shown = shown(codePoint);
                    quoted.append(
                            shown
                                    ? Character.toString(codePoint)
                                    : String.format(
                                            Locale.ROOT, codePoint > 0xFFFF ? "\\U%08X" : "\\u%04X", codePoint));
                }
            }
        });
        return quoted.append('"').toString();
    }

    /** Whether a character is written as itself: not a control, nor one that is invisible or breaks lines. */
    private static boolean shown(int codePoint) {
        if (codePoint < 0x7F) {
            return codePoint >= ' ';
        }
        return (codePoint > 0xA0 && codePoint < 0x2000)
                || (codePoint >= 0x2010 && codePoint < 0x2028)
                || (codePoint >= 0x2030 && codePoint < 0xD800);
    }
}
