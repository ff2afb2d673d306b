/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.yaml.YamlNode;
import io.github.marchesleague.rules.yaml.YamlWriter.Plain;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** The simple forms, and forms made of others. */
final class Forms {

    private Forms() {}

    private record Simple<T>(
            BiFunction<YamlNode, Registry, Optional<T>> reader, Function<T, Object> writer, Map<String, Object> schema)
            implements Form<T> {
        @Override
        public Optional<T> read(YamlNode node, Registry code) {
            return reader.apply(node, code);
        }

        @Override
        public Object write(T value, Registry code) {
            return writer.apply(value);
        }
    }

    /** A schema with these keys and values in turn. */
    static Map<String, Object> schema(Object... keysAndValues) {
        Map<String, Object> schema = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            schema.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return schema;
    }

    static Form<String> text() {
        return new Simple<>((node, code) -> node.text(), text -> text, schema("type", List.of("string", "number")));
    }

    /** A text that may be an identifier only. */
    static Form<String> id() {
        Pattern id = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
        return new Simple<>(
                (node, code) -> node.parsed(
                        text -> id.matcher(text).matches() ? Optional.of(text) : Optional.empty(),
                        "an identifier",
                        "write small letters, digits and single hyphens, such as herefordshire-2025-26"),
                text -> text,
                schema("type", "string", "pattern", "^" + id.pattern() + "$"));
    }

    static Form<Integer> whole(int min, int max) {
        return new Simple<>(
                (node, code) -> {
                    var number = node.integer(min, max);
                    return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
                },
                number -> new Plain(Integer.toString(number)),
                schema("type", "integer", "minimum", min, "maximum", max));
    }

    static Form<Points> points() {
        return new Simple<>(
                (node, code) -> node.points(),
                points -> points.toDecimal().isPresent()
                        ? new Plain(
                                points.denominator() == 2
                                        ? points.toString()
                                        : points.toDecimal().get().toPlainString())
                        : points.toString(),
                schema("type", List.of("number", "string")));
    }

    static Form<Boolean> flag() {
        return new Simple<>((node, code) -> node.flag(), flag -> new Plain(flag.toString()), schema("type", "boolean"));
    }

    static Form<LocalDate> date() {
        return new Simple<>(
                (node, code) -> node.date(),
                date -> new Plain(date.toString()),
                schema("type", "string", "format", "date"));
    }

    static Form<Duration> duration() {
        return new Simple<>(
                (node, code) -> node.duration(),
                duration -> new Plain(duration.toString()),
                schema("type", "string", "pattern", "^P"));
    }

    /** One of several words. */
    static <T> Form<T> words(Map<String, T> words) {
        Map<String, T> kept = Collections.unmodifiableMap(new LinkedHashMap<>(words));
        return new Simple<>(
                (node, code) -> node.oneOf(kept),
                value -> kept.entrySet().stream()
                        .filter(word -> word.getValue().equals(value))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException(value + " has no word in rule-set files"))
                        .getKey(),
                schema("enum", List.copyOf(kept.keySet())));
    }

    /** The constants of an enum in small letters with hyphens. */
    static <E extends Enum<E>> Form<E> words(Class<E> type) {
        Map<String, E> words = new LinkedHashMap<>();
        for (E constant : type.getEnumConstants()) {
            words.put(word(constant), constant);
        }
        return words(words);
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static <T> Form<List<T>> listOf(Form<T> item) {
        return new Form<>() {
            @Override
            public Optional<List<T>> read(YamlNode node, Registry code) {
                if (!node.isList()) {
                    node.items();
                    return Optional.empty();
                }
                List<T> values = new ArrayList<>();
                List<YamlNode> items = node.items();
                for (YamlNode each : items) {
                    item.read(each, code).ifPresent(values::add);
                }
                // A list without the items at fault would only bring further faults that are none.
                return values.size() == items.size() ? Optional.of(List.copyOf(values)) : Optional.empty();
            }

            @Override
            public Object write(List<T> values, Registry code) {
                return values.stream().map(value -> item.write(value, code)).toList();
            }

            @Override
            public Map<String, Object> schema() {
                return Forms.schema("type", "array", "items", item.schema());
            }
        };
    }

    /** A text in some form. */
    static <T> Form<T> parsed(
            Function<String, Optional<T>> parser, Function<T, String> writer, String what, String right) {
        return new Simple<>((node, code) -> node.parsed(parser, what, right), writer::apply, schema("type", "string"));
    }

    /** A text in some form, in which not every value is allowed. */
    static <T> Form<T> parsed(
            Function<String, Optional<T>> parser,
            Function<T, String> writer,
            String what,
            String right,
            Predicate<String> hasForm,
            String range) {
        return new Simple<>(
                (node, code) -> node.parsed(parser, what, right, hasForm, range),
                writer::apply,
                schema("type", "string"));
    }

    /** Words that stand for values, or else the other form. */
    static <T> Form<T> wordsOr(Map<String, T> words, Form<? extends T> other) {
        @SuppressWarnings("unchecked") // what is written is none of the words, so the other form can have read it
        Form<T> form = (Form<T>) other;
        for (Map.Entry<String, T> word : words.entrySet()) {
            form = wordOr(word.getKey(), word.getValue(), form);
        }
        return form;
    }

    /**
     * A form of the library's own strategies of a kind. One from code is written by the name that it is registered under, and
     * refused where it has none.
     *
     * @param key what it is called in the refusal
     * @param isOwn whether {@code own} can write a strategy
     */
    static <S> Form<S> orFromCode(Class<S> kind, String key, Form<S> own, Predicate<S> isOwn) {
        return new Form<>() {
            @Override
            public Optional<S> read(YamlNode node, Registry code) {
                Optional<S> registered = node.written().flatMap(name -> code.find(kind, name));
                return registered.isPresent() ? registered : own.read(node, code);
            }

            @Override
            public Object write(S strategy, Registry code) {
                if (isOwn.test(strategy)) {
                    return own.write(strategy, code);
                }
                return code.nameOf(kind, strategy).orElseThrow(() -> fromCode(key));
            }

            @Override
            public Map<String, Object> schema() {
                return own.schema();
            }
        };
    }

    static IllegalArgumentException fromCode(String key) {
        return new IllegalArgumentException(key + " comes from code and has no form in rule-set files");
    }

    /** A list, which may be written without brackets where it has one item. */
    static <T> Form<List<T>> oneOrList(Form<T> item) {
        Form<List<T>> list = listOf(item);
        return new Form<>() {
            @Override
            public Optional<List<T>> read(YamlNode node, Registry code) {
                return node.isList()
                        ? list.read(node, code)
                        : item.read(node, code).map(List::of);
            }

            @Override
            public Object write(List<T> values, Registry code) {
                return values.size() == 1 ? item.write(values.get(0), code) : list.write(values, code);
            }

            @Override
            public Map<String, Object> schema() {
                return Forms.schema("anyOf", List.of(item.schema(), list.schema()));
            }
        };
    }

    /** A mapping whose keys are names, such as classes of players. */
    static <T> Form<Map<String, T>> byName(Form<T> item) {
        return new Form<>() {
            @Override
            public Optional<Map<String, T>> read(YamlNode node, Registry code) {
                return node.mapping()
                        .map(mapping -> {
                            Map<String, T> values = new TreeMap<>();
                            for (YamlNode key : mapping.keys()) {
                                String name = key.written().orElse("");
                                mapping.required(name)
                                        .flatMap(value -> item.read(value, code))
                                        .ifPresent(value -> values.put(name, value));
                            }
                            return values;
                        })
                        .filter(values -> values.size() == node.values().size());
            }

            @Override
            public Object write(Map<String, T> values, Registry code) {
                Map<String, Object> written = new LinkedHashMap<>();
                new TreeMap<>(values).forEach((key, value) -> written.put(key, item.write(value, code)));
                return written;
            }

            @Override
            public Map<String, Object> schema() {
                return Forms.schema("type", "object", "additionalProperties", item.schema());
            }
        };
    }

    /** A mapping whose keys are whole numbers, such as rounds. */
    static <T> Form<SortedMap<Integer, T>> byNumber(int min, int max, Form<T> item) {
        return new Form<>() {
            @Override
            public Optional<SortedMap<Integer, T>> read(YamlNode node, Registry code) {
                return node.mapping()
                        .map(mapping -> {
                            SortedMap<Integer, T> values = new TreeMap<>();
                            for (YamlNode key : mapping.keys()) {
                                // JSON has its keys in quotation marks, so a number is one here whether it has them or
                                // not.
                                key.parsed(
                                                text -> number(text).filter(n -> n >= min && n <= max),
                                                "a number from " + min + " to " + max,
                                                "write one")
                                        .ifPresent(number -> mapping.required(
                                                        key.written().orElse(""))
                                                .flatMap(value -> item.read(value, code))
                                                .ifPresent(value -> values.put(number, value)));
                            }
                            return values;
                        })
                        .filter(values -> values.size() == node.values().size());
            }

            @Override
            public Object write(SortedMap<Integer, T> values, Registry code) {
                Map<String, Object> written = new LinkedHashMap<>();
                values.forEach((key, value) -> written.put(Integer.toString(key), item.write(value, code)));
                return written;
            }

            @Override
            public Map<String, Object> schema() {
                return Forms.schema("type", "object", "additionalProperties", item.schema());
            }
        };
    }

    private static Optional<Integer> number(String text) {
        return text.matches("[1-9][0-9]{0,5}|0") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }

    /** A form read and written as another one. */
    static <T, V> Form<T> as(Form<V> form, Function<V, T> from, Function<T, V> to) {
        return new Form<>() {
            @Override
            public Optional<T> read(YamlNode node, Registry code) {
                return form.read(node, code).flatMap(value -> {
                    try {
                        return Optional.of(from.apply(value));
                    } catch (IllegalArgumentException e) {
                        node.fault(Section.message(e), "change one of these values");
                        return Optional.empty();
                    }
                });
            }

            @Override
            public Object write(T value, Registry code) {
                return form.write(to.apply(value), code);
            }

            @Override
            public Map<String, Object> schema() {
                return form.schema();
            }
        };
    }

    /** A word that stands for a value, or else the other form. */
    static <T> Form<T> wordOr(String word, T value, Form<T> other) {
        return new Form<>() {
            @Override
            public Optional<T> read(YamlNode node, Registry code) {
                return node.written().filter(word::equals).isPresent() ? Optional.of(value) : other.read(node, code);
            }

            @Override
            public Object write(T written, Registry code) {
                return written.equals(value) ? word : other.write(written, code);
            }

            @Override
            public Map<String, Object> schema() {
                return Forms.schema("anyOf", List.of(Forms.schema("const", word), other.schema()));
            }
        };
    }
}
