/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.yaml.YamlMapping;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A mapping of a rule-set file: its keys with the form of each, and the value that they make up.
 *
 * @param <T> the value
 */
final class Section<T> implements Form<T> {

    /** What was read, by key, and where it stood. */
    static final class Values {

        private record Read(YamlNode node, Object value) {}

        private final Map<String, Read> byKey = new LinkedHashMap<>();
        private boolean incomplete;

        @SuppressWarnings("unchecked") // each key has one form, which says what its values are
        <V> Optional<V> get(String key) {
            Read read = byKey.get(key);
            return read == null ? Optional.empty() : Optional.of((V) read.value());
        }

        private boolean comesFrom(YamlNode node, String key) {
            Read read = byKey.get(key);
            return read != null && read.node() == node;
        }
    }

    record Key<T, V>(String name, Form<V> form, boolean required, Function<T, Optional<V>> get, String says) {
        void read(YamlMapping mapping, Registry code, Values before, Values values) {
            Optional<YamlNode> node = required ? mapping.required(name) : mapping.optional(name);
            Optional<V> value = node.flatMap(
                    written -> before.comesFrom(written, name) ? before.get(name) : form.read(written, code));
            value.ifPresent(read -> values.byKey.put(name, new Values.Read(node.orElseThrow(), read)));
            if (value.isEmpty() && (required || node.isPresent())) {
                values.incomplete = true;
            }
        }

        Optional<Object> write(T value, Registry code) {
            return get.apply(value).map(part -> form.write(part, code));
        }
    }

    private final List<Key<T, ?>> keys = new ArrayList<>();
    private final Function<Values, T> make;

    Section(Function<Values, T> make) {
        this.make = make;
    }

    <V> Section<T> key(String name, Form<V> form, Function<T, Optional<V>> get, String says) {
        keys.add(new Key<>(name, form, false, get, says));
        return this;
    }

    <V> Section<T> required(String name, Form<V> form, Function<T, V> get, String says) {
        keys.add(new Key<>(name, form, true, value -> Optional.of(get.apply(value)), says));
        return this;
    }

    List<Key<T, ?>> keys() {
        return keys;
    }

    @Override
    public Optional<T> read(YamlNode node, Registry code) {
        return values(node, code, new Values()).flatMap(values -> make(node, values));
    }

    /**
     * Reads the keys.
     *
     * @param before what was read, without a fault, from a mapping over which this one may be laid: values that still
     *     stand where they stood are taken from there
     * @return the values of all keys; empty, with a fault, if one cannot be read
     */
    Optional<Values> values(YamlNode node, Registry code, Values before) {
        return node.mapping().flatMap(mapping -> {
            Values values = new Values();
            keys.forEach(key -> key.read(mapping, code, before, values));
            mapping.done();
            return values.incomplete ? Optional.empty() : Optional.of(values);
        });
    }

    /** Makes the whole of its values; empty, with a fault at the mapping, if they do not go together. */
    Optional<T> make(YamlNode node, Values values) {
        try {
            return Optional.of(make.apply(values));
        } catch (Misfit e) {
            e.in(node).fault(message(e), "change one of these values");
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            node.fault(message(e), "change one of these values");
            return Optional.empty();
        }
    }

    /** Values that do not go together, of which one is to blame: it stands under these keys, items of lists from 0. */
    static final class Misfit extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        private final String[] path;

        Misfit(IllegalArgumentException cause, String... path) {
            super(message(cause), cause);
            this.path = path;
        }

        private YamlNode in(YamlNode node) {
            YamlNode found = node;
            for (String step : path) {
                found = found.isList()
                        ? found.listed().get(Integer.parseInt(step))
                        : found.values().getOrDefault(step, found);
            }
            return found;
        }
    }

    static String message(IllegalArgumentException e) {
        return Objects.requireNonNullElse(e.getMessage(), "these values do not go together");
    }

    @Override
    public Map<String, Object> write(T value, Registry code) {
        Map<String, Object> written = new LinkedHashMap<>();
        keys.forEach(key -> key.write(value, code).ifPresent(part -> written.put(key.name(), part)));
        return written;
    }

    @Override
    public Map<String, Object> schema() {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<Object> required = new ArrayList<>();
        for (Key<T, ?> key : keys) {
            Map<String, Object> property = new LinkedHashMap<>();
            if (!key.says().isEmpty()) {
                property.put("description", key.says());
            }
            property.putAll(key.form().schema());
            properties.put(key.name(), property);
            if (key.required()) {
                required.add(key.name());
            }
        }
        Map<String, Object> schema =
                Forms.schema("type", "object", "additionalProperties", false, "properties", properties);
        if (!required.isEmpty()) {
            schema.put("required", required);
        }
        return schema;
    }

    // Records whose components are the keys.

    /**
     * A section whose keys are the components of a record; what is left out is as in a value given, and only what differs
     * from it is written.
     *
     * @param type the record
     * @param usual the value that gives what is left out; without one everything but optional components is required
     * @param forms forms for components that do not follow from their type, by name
     */
    static <R extends Record> Section<R> ofRecord(Class<R> type, @Nullable R usual, Map<String, Form<?>> forms) {
        return ofRecord(type, usual, forms, Set.of());
    }

    /** The same with components that must be given although there is a usual value. */
    static <R extends Record> Section<R> ofRecord(
            Class<R> type, @Nullable R usual, Map<String, Form<?>> forms, Set<String> mustBeGiven) {
        RecordComponent[] components = type.getRecordComponents();
        Section<R> section = new Section<>(values -> make(type, components, usual, values));
        for (RecordComponent component : components) {
            Form<?> form = forms.containsKey(component.getName())
                    ? Objects.requireNonNull(forms.get(component.getName()))
                    : form(component.getGenericType(), usual == null ? null : part(usual, component));
            section.addComponent(component, form, usual, mustBeGiven.contains(component.getName()));
        }
        return section;
    }

    @SuppressWarnings("unchecked") // the form was made for this component's type
    private <V> void addComponent(RecordComponent component, Form<V> form, @Nullable T usual, boolean mustBeGiven) {
        Object usualPart = usual == null ? null : part((Record) usual, component);
        boolean mayBeLeftOut = (usual != null && !mustBeGiven)
                || component.getType() == Optional.class
                || component.getType() == OptionalInt.class
                || component.getType() == List.class
                || isRuleNumber(component);
        keys.add(new Key<>(
                component.getName(),
                form,
                !mayBeLeftOut,
                value -> {
                    Object part = part((Record) value, component);
                    boolean leftOut = usual != null
                            ? !mustBeGiven && part.equals(usualPart)
                            : part.equals(Optional.empty())
                                    || part.equals(OptionalInt.empty())
                                    || part.equals(List.of())
                                    || (isRuleNumber(component) && part.equals(""));
                    return leftOut ? Optional.empty() : Optional.of((V) part);
                },
                ""));
    }

    private static Object part(Record value, RecordComponent component) {
        try {
            return component.getAccessor().invoke(value);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(component + " cannot be read", e);
        }
    }

    private static <R extends Record> R make(
            Class<R> type, RecordComponent[] components, @Nullable R usual, Values values) {
        Object[] parts = new Object[components.length];
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < components.length; i++) {
            RecordComponent component = components[i];
            types[i] = component.getType();
            Optional<Object> read = values.get(component.getName());
            parts[i] = read.orElseGet(() -> usual == null ? nothing(component.getType()) : part(usual, component));
        }
        try {
            Constructor<R> constructor = type.getDeclaredConstructor(types);
            return constructor.newInstance(parts);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof IllegalArgumentException refused) {
                throw refused;
            }
            throw new IllegalStateException(type + " cannot be made", e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type + " cannot be made", e);
        }
    }

    /** Rule numbers may always be left out: not every rule book has them. */
    private static boolean isRuleNumber(RecordComponent component) {
        return component.getType() == String.class
                && (component.getName().equals("rule") || component.getName().endsWith("Rule"));
    }

    private static Object nothing(Class<?> type) {
        if (type == String.class) {
            return "";
        }
        return type == Optional.class ? Optional.empty() : type == OptionalInt.class ? OptionalInt.empty() : List.of();
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // the form is made for the type that is asked for
    static Form<?> form(Type type, @Nullable Object usual) {
        if (type == String.class) {
            return Forms.text();
        }
        if (type == int.class || type == Integer.class) {
            return Forms.whole(0, 99_999);
        }
        if (type == boolean.class) {
            return Forms.flag();
        }
        if (type == Points.class) {
            return Forms.points();
        }
        if (type == LocalDate.class) {
            return Forms.date();
        }
        if (type == Duration.class) {
            return Forms.duration();
        }
        if (type == OptionalInt.class) {
            return Forms.wordOr(
                    "none",
                    OptionalInt.empty(),
                    Forms.as(Forms.whole(0, 99_999), OptionalInt::of, OptionalInt::getAsInt));
        }
        if (type instanceof ParameterizedType generic) {
            Type argument = generic.getActualTypeArguments()[0];
            if (generic.getRawType() == Optional.class) {
                Object inner = usual instanceof Optional<?> optional ? optional.orElse(null) : null;
                return Forms.wordOr(
                        "none",
                        Optional.empty(),
                        Forms.as((Form) form(argument, inner), Optional::of, o -> ((Optional) o).get()));
            }
            if (generic.getRawType() == List.class) {
                return Forms.listOf((Form) form(argument, null));
            }
        }
        if (type instanceof Class<?> plain && plain.isEnum()) {
            return Forms.words((Class) plain);
        }
        if (type instanceof Class<?> plain && plain.isRecord()) {
            return ofRecord((Class) plain, (Record) usual, Map.of());
        }
        throw new IllegalStateException("no form for " + type + "; give one");
    }
}
