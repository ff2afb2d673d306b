/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.yaml;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.Faults;
import io.github.marchesleague.rules.fault.SourceText;
import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.match.Points;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A value of a document with its place: a text (every scalar is one), a list or a mapping.
 *
 * <p>The methods that read it as something answer empty where it is none, and leave a fault that says what was found and
 * what would be right. A caller can so go on reading and report all faults at once.
 */
public final class YamlNode {

    private enum Kind {
        TEXT,
        LIST,
        MAPPING
    }

    private static final Pattern INTEGER = Pattern.compile("-?(0|[1-9][0-9]{0,8})");
    /** A whole number that is outside every range. */
    private static final Pattern LONG_INTEGER = Pattern.compile("-?[1-9][0-9]{9,}");
    /** Points with however many digits. */
    private static final Pattern POINTS =
            Pattern.compile("[+-]?(?:[0-9]+(?:[.,][0-9]+)?|[.,][0-9]+|[0-9]* ?(?:½|1/2))");

    private static final Pattern DATE = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");
    private static final Pattern TIME = Pattern.compile("[0-9]{2}:[0-9]{2}(:[0-9]{2})?");
    private static final Pattern DURATION =
            Pattern.compile("P(?=[0-9T])([0-9]{1,4}D)?(T(?=[0-9])([0-9]{1,4}H)?([0-9]{1,6}M)?([0-9]{1,6}S)?)?");

    /** Longer messages are cut; the longest list of allowed names is well below. */
    private static final int LONGEST = 2500;

    private final String file;
    private final Faults faults;
    private final int line;
    private final int column;
    private final Kind kind;
    private final String value;
    private final boolean plain;
    private final List<YamlNode> items;
    private final Map<String, Entry> entries;
    private @Nullable YamlNode parent;
    private String step = "";

    /** A key of a mapping and its value. */
    record Entry(YamlNode key, YamlNode value) {}

    private YamlNode(
            String file,
            Faults faults,
            Fault.Position at,
            Kind kind,
            String value,
            boolean plain,
            List<YamlNode> items,
            Map<String, Entry> entries) {
        this.file = file;
        this.faults = faults;
        this.line = at.line();
        this.column = at.column();
        this.kind = kind;
        this.value = value;
        this.plain = plain;
        this.items = items;
        this.entries = entries;
    }

    static YamlNode text(String file, Faults faults, Fault.Position at, String value, boolean plain) {
        return new YamlNode(file, faults, at, Kind.TEXT, value, plain, List.of(), Map.of());
    }

    static YamlNode list(String file, Faults faults, Fault.Position at) {
        return new YamlNode(file, faults, at, Kind.LIST, "", false, new ArrayList<>(), Map.of());
    }

    static YamlNode mapping(String file, Faults faults, Fault.Position at) {
        return new YamlNode(file, faults, at, Kind.MAPPING, "", false, List.of(), new LinkedHashMap<>());
    }

    void inside(YamlNode outer) {
        this.parent = outer;
    }

    void addItem(YamlNode item) {
        items.add(item);
        item.parent = this;
        item.step = "[" + items.size() + "]";
    }

    void addEntry(YamlNode key, YamlNode node) {
        node.parent = this;
        if (key.kind != Kind.TEXT) {
            key.fault(key.found() + " stands in the place of a key", "write a word and a colon");
            return;
        }
        node.step = key.value;
        Entry before = entries.putIfAbsent(key.value, new Entry(key, node));
        if (before != null) {
            key.fault(
                    "the key " + quoted(key.value) + " is written a second time; the first stands at "
                            + before.key().position(),
                    "keep one of the two");
        }
    }

    /**
     * The values of a mapping by their keys, in the order of the document, duplicates left out.
     *
     * @return an unmodifiable map; empty if this is no mapping
     */
    public Map<String, YamlNode> values() {
        Map<String, YamlNode> values = new LinkedHashMap<>();
        entries.forEach((key, entry) -> values.put(key, entry.value()));
        return Collections.unmodifiableMap(values);
    }

    /**
     * A mapping in this place with other values; keys and values keep the places that they come from.
     *
     * @param values the values by their keys
     * @return the mapping
     */
    public YamlNode asMapping(Map<String, YamlNode> values) {
        Map<String, Entry> made = new LinkedHashMap<>();
        values.forEach((key, value) -> {
            Entry own = entries.get(key);
            made.put(key, new Entry(own != null && own.value() == value ? own.key() : value.asText(key), value));
        });
        return inThisPlace(Kind.MAPPING, "", List.of(), made);
    }

    /**
     * A list in this place; the items keep the places that they come from.
     *
     * @param listed the items
     * @return the list
     */
    public YamlNode asList(List<YamlNode> listed) {
        return inThisPlace(Kind.LIST, "", List.copyOf(listed), Map.of());
    }

    /**
     * A text in this place.
     *
     * @param text the text
     * @return the text as a value
     */
    public YamlNode asText(String text) {
        return inThisPlace(Kind.TEXT, text, List.of(), Map.of());
    }

    private YamlNode inThisPlace(Kind as, String text, List<YamlNode> listed, Map<String, Entry> made) {
        YamlNode node = new YamlNode(file, faults, position(), as, text, false, listed, made);
        node.parent = parent;
        node.step = step;
        return node;
    }

    /**
     * The text of a scalar whatever it means.
     *
     * @return the text; empty for a list or a mapping
     */
    public Optional<String> written() {
        return kind == Kind.TEXT ? Optional.of(value) : Optional.empty();
    }

    /**
     * Whether it is a scalar without quotation marks.
     *
     * @return true for a plain scalar
     */
    public boolean isPlain() {
        return plain;
    }

    Map<String, Entry> entries() {
        return entries;
    }

    Faults faults() {
        return faults;
    }

    /**
     * Where the value stands.
     *
     * @return its place in the file
     */
    public Fault.Position position() {
        return new Fault.Position(file, line, column);
    }

    /**
     * The path within the document; list items are counted from 1, as boards are.
     *
     * @return the path, such as {@code matches[3].boards[2]}; empty for the whole document
     */
    public String path() {
        List<String> steps = new ArrayList<>();
        for (YamlNode node = this; node != null; node = node.parent) {
            if (!node.step.isEmpty()) {
                steps.add(node.step);
            }
        }
        Collections.reverse(steps);
        StringBuilder path = new StringBuilder();
        for (String each : steps) {
            if (path.length() > 0 && !each.startsWith("[")) {
                path.append('.');
            }
            path.append(each);
        }
        return path.toString();
    }

    /**
     * Leaves a fault at this value.
     *
     * @param found what was found
     * @param right what would be right
     */
    public void fault(String found, String right) {
        faults.add(Fault.of(line(path()), line(found), line(right)).at(position()));
    }

    /**
     * What the value is, for messages.
     *
     * @return the text in quotation marks (shortened where it is long), {@code a list}, {@code a mapping} or
     *     {@code nothing}
     */
    public String found() {
        return switch (kind) {
            case LIST -> "a list";
            case MAPPING -> "a mapping";
            case TEXT -> isNothing() ? "nothing" : quoted(value);
        };
    }

    /**
     * Whether it is a list.
     *
     * @return true for a list
     */
    public boolean isList() {
        return kind == Kind.LIST;
    }

    /**
     * Whether it is a mapping.
     *
     * @return true for a mapping
     */
    public boolean isMapping() {
        return kind == Kind.MAPPING;
    }

    /**
     * Whether it is a scalar; every scalar is a text.
     *
     * @return true for a text
     */
    public boolean isText() {
        return kind == Kind.TEXT;
    }

    /**
     * Whether nothing is written: a plain {@code ~} or no character at all.
     *
     * @return true if there is no value
     */
    public boolean isNothing() {
        return kind == Kind.TEXT && plain && (value.isEmpty() || value.equals("~"));
    }

    /**
     * Whether nothing is written where a value may be left out: as {@link #isNothing}, or the plain word {@code null},
     * which in a list of names is a name.
     *
     * @return true if the value is left out
     */
    public boolean isLeftOut() {
        return isNothing() || (kind == Kind.TEXT && plain && value.equals("null"));
    }

    /**
     * The text exactly as written: {@code NO}, {@code 007} and {@code 1e3} are texts and nothing else.
     *
     * @return the text; empty with a fault if it is blank, a list or a mapping
     */
    public Optional<String> text() {
        return scalar("write a text").filter(text -> {
            if (text.isBlank()) {
                fault("the text is blank", "write a text");
                return false;
            }
            return true;
        });
    }

    /**
     * A name or a reason: a text of one line in which everything can be seen, so that two names that look the same are the
     * same.
     *
     * @return the text; empty with a fault if it is blank, a list or a mapping, or holds a character that nobody can see
     */
    public Optional<String> name() {
        return text().filter(text -> {
            OptionalInt invisible = SourceText.invisible(text, /* layout= */ false);
            invisible.ifPresent(at -> fault(SourceText.complaint(text, at), "take it out"));
            return invisible.isEmpty();
        });
    }

    /**
     * A whole number, written without quotation marks, leading zeros or a plus sign.
     *
     * @param min the least that is allowed
     * @param max the most that is allowed
     * @return the number; empty with a fault if it is none
     */
    public OptionalInt integer(int min, int max) {
        String right = "write a whole number from " + min + " to " + max;
        Optional<String> text = scalar(right);
        if (text.isEmpty()) {
            return OptionalInt.empty();
        }
        if (!plain) {
            fault(found() + " stands in quotation marks and is a text", right);
        } else if (LONG_INTEGER.matcher(text.get()).matches()) {
            fault(found() + " is too " + (text.get().startsWith("-") ? "small" : "large"), right);
        } else if (!INTEGER.matcher(text.get()).matches()) {
            fault(found() + " is not a whole number", right);
        } else {
            int number = Integer.parseInt(text.get());
            if (number >= min && number <= max) {
                return OptionalInt.of(number);
            }
            fault(number + " is too " + (number < min ? "small" : "large"), right);
        }
        return OptionalInt.empty();
    }

    /**
     * Points as people write them: {@code 2½}, {@code 2.5}, {@code "1/2"}.
     *
     * @return the points; empty with a fault if it is none
     */
    public Optional<Points> points() {
        return parsed(
                Points::parse,
                "points",
                "write for example 2, ½ or 0.5",
                text -> POINTS.matcher(text).matches(),
                "write at most nine digits before the decimal point and nine after it");
    }

    /**
     * A yes or no, written {@code true} or {@code false} without quotation marks.
     *
     * @return what is written; empty with a fault if it is neither
     */
    public Optional<Boolean> flag() {
        Optional<String> text = scalar("write true or false");
        if (text.isPresent() && !(plain && List.of("true", "false").contains(text.get()))) {
            fault(found() + " is neither true nor false", "write true or false without quotation marks");
            return Optional.empty();
        }
        return text.map("true"::equals);
    }

    /**
     * A date such as {@code 2025-10-02}.
     *
     * @return the date; empty with a fault if it is none
     */
    public Optional<LocalDate> date() {
        return parsed(
                text -> DATE.matcher(text).matches() ? ofTime(text, LocalDate::parse) : Optional.empty(),
                "a date",
                "write year, month and day, such as 2025-10-02");
    }

    /**
     * A date with a time of day such as {@code 2025-10-02T19:30}.
     *
     * @return the date and time; empty with a fault if it is none
     */
    public Optional<LocalDateTime> dateTime() {
        return parsed(
                text -> text.length() > 11
                                && text.charAt(10) == 'T'
                                && DATE.matcher(text.substring(0, 10)).matches()
                                && TIME.matcher(text.substring(11)).matches()
                        ? ofTime(text, LocalDateTime::parse)
                        : Optional.empty(),
                "a date with a time",
                "write for example 2025-10-02T19:30");
    }

    /**
     * A time of day such as {@code 19:30}.
     *
     * @return the time; empty with a fault if it is none
     */
    public Optional<LocalTime> time() {
        return parsed(
                text -> TIME.matcher(text).matches() ? ofTime(text, LocalTime::parse) : Optional.empty(),
                "a time of day",
                "write hours and minutes, such as 19:30");
    }

    /**
     * A length of time such as {@code PT30M}.
     *
     * @return the duration, never negative; empty with a fault if it is none
     */
    public Optional<Duration> duration() {
        return parsed(
                text -> DURATION.matcher(text).matches() ? ofTime(text, Duration::parse) : Optional.empty(),
                "a length of time",
                "write for example PT30M for 30 minutes or PT1H for an hour");
    }

    /**
     * One of several words.
     *
     * @param words the words that are allowed, with what each stands for
     * @param <T> what a word stands for
     * @return what is meant; empty with a fault, which names the nearest word, if it is none of them
     */
    public <T> Optional<T> oneOf(Map<String, T> words) {
        Optional<String> text = scalar("write one of: " + String.join(", ", words.keySet()));
        if (text.isPresent() && !words.containsKey(text.get())) {
            fault(found() + " is not known here", Spelling.advice(text.get(), words.keySet()));
        }
        return text.map(words::get);
    }

    /**
     * A text in some form.
     *
     * @param parser reads the text, and answers empty if it has not the form
     * @param what what it should be, such as {@code a date}
     * @param right what would be right
     * @param <T> what is read
     * @return what was read; empty with a fault if the text has not the form
     */
    public <T> Optional<T> parsed(Function<String, Optional<T>> parser, String what, String right) {
        return scalar(right).flatMap(text -> {
            Optional<T> parsed = parser.apply(text);
            if (parsed.isEmpty()) {
                fault(found() + " is not " + what, right);
            }
            return parsed;
        });
    }

    /**
     * A text in some form, in which not every value is allowed.
     *
     * @param parser reads the text, and answers empty if it has not the form or the value is not allowed
     * @param what what it should be, such as {@code points}
     * @param right what would be right instead of a text in another form
     * @param hasForm whether a text has the form, whatever its value
     * @param range what would be right instead of a value that is not allowed
     * @param <T> what is read
     * @return what was read; empty with a fault otherwise
     */
    public <T> Optional<T> parsed(
            Function<String, Optional<T>> parser, String what, String right, Predicate<String> hasForm, String range) {
        if (written().filter(hasForm).isPresent() && written().flatMap(parser).isEmpty()) {
            fault(found() + " is out of range", range);
            return Optional.empty();
        }
        return parsed(parser, what, right);
    }

    /**
     * The items of a list, without a fault where it is none.
     *
     * @return an unmodifiable list; empty if this is no list
     */
    public List<YamlNode> listed() {
        return Collections.unmodifiableList(items);
    }

    /**
     * The items of a list.
     *
     * @return an unmodifiable list; empty with a fault if this is no list
     */
    public List<YamlNode> items() {
        if (kind != Kind.LIST) {
            fault(
                    found() + " stands in the place of a list",
                    "write [one, another] or one item to a line after a dash");
        }
        return Collections.unmodifiableList(items);
    }

    /**
     * This value as a mapping, with no key read yet.
     *
     * @return the mapping; empty with a fault if it is none
     */
    public Optional<YamlMapping> mapping() {
        if (kind != Kind.MAPPING) {
            fault(found() + " stands in the place of a mapping", "write a key, a colon and a value to a line");
            return Optional.empty();
        }
        return Optional.of(new YamlMapping(this));
    }

    private Optional<String> scalar(String right) {
        if (kind != Kind.TEXT) {
            fault(found() + " stands here", right);
            return Optional.empty();
        }
        if (isNothing()) {
            fault("nothing is written here", right);
            return Optional.empty();
        }
        return Optional.of(value);
    }

    private static <T> Optional<T> ofTime(String text, Function<String, T> parser) {
        try {
            return Optional.of(parser.apply(text));
        } catch (DateTimeException e) {
            return Optional.empty();
        } catch (ArithmeticException e) {
            return Optional.empty();
        }
    }

    /** A message is one line, whatever a document may hold; overlong ones are cut. */
    static String line(String message) {
        String line = message.replaceAll("[\\s\\p{Cntrl}\u2028\u2029]+", " ");
        return line.codePointCount(0, line.length()) > LONGEST
                ? line.substring(0, line.offsetByCodePoints(0, LONGEST)) + "…"
                : line;
    }

    static String quoted(String text) {
        String line = text.replaceAll("\\s+", " ");
        int end = line.length() > 60
                ? line.offsetByCodePoints(0, Math.min(60, line.codePointCount(0, line.length())))
                : line.length();
        return "\"" + line.substring(0, end) + (end < line.length() ? "…" : "") + "\"";
    }
}
