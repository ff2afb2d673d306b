/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.yaml;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.Faults;
import io.github.marchesleague.rules.fault.SourceText;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.parser.Parser;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/**
 * Reads the text of a YAML 1.2 or JSON document into {@link YamlNode}s.
 *
 * <p>The tree is built from the parser's events and not by its loader: no objects are constructed, plain scalars keep
 * their text, depth is limited without recursion, and a mapping can keep both places of a duplicate key. Anchors,
 * aliases and tags are refused: a document that officers read aloud has no use for them.
 */
public final class YamlDocument {

    private static final int BYTE_ORDER_MARK = 0xFEFF;
    private static final String NOT_YAML = "write YAML 1.2 or JSON";

    private final String file;
    private final Limits limits;
    private final Faults faults;

    private YamlDocument(String file, Limits limits, Faults faults) {
        this.file = file;
        this.limits = limits;
        this.faults = faults;
    }

    /**
     * Reads a text.
     *
     * @param file the name of the file for messages
     * @param text the text; a byte-order mark before it is skipped
     * @param limits how large it may be
     * @param faults takes the faults
     * @return the document's outermost value, or empty if it could not be read
     */
    public static Optional<YamlNode> read(String file, String text, Limits limits, Faults faults) {
        return new YamlDocument(file, limits, faults).read(text);
    }

    /**
     * Reads bytes in UTF-8, whatever the platform's charset is.
     *
     * @param file the name of the file for messages
     * @param utf8 the bytes; a byte-order mark before them is skipped
     * @param limits how large it may be
     * @param faults takes the faults
     * @return the document's outermost value, or empty if it could not be read
     */
    public static Optional<YamlNode> read(String file, byte[] utf8, Limits limits, Faults faults) {
        return new YamlDocument(file, limits, faults).read(utf8);
    }

    private Optional<YamlNode> read(byte[] utf8) {
        return SourceText.decode(file, utf8, faults).flatMap(this::read);
    }

    private Optional<YamlNode> read(String written) {
        String text = !written.isEmpty() && written.codePointAt(0) == BYTE_ORDER_MARK ? written.substring(1) : written;
        int codePoints = text.codePointCount(0, text.length());
        if (codePoints > limits.codePoints()) {
            refuse(
                    new Fault.Position(file, 1, 1),
                    "the document has " + codePoints + " characters",
                    "at most " + limits.codePoints() + " are allowed");
            return Optional.empty();
        }
        LoadSettings settings = LoadSettings.builder()
                .setLabel(file)
                .setUseMarks(true)
                .setCodePointLimit(limits.codePoints())
                .setParseComments(false)
                .build();
        Fault.Position last = new Fault.Position(file, 1, 1);
        Builder builder = new Builder();
        try {
            Parser parser = new ParserImpl(settings, new StreamReader(settings, text));
            while (parser.hasNext()) {
                Event event = parser.next();
                last = event.getStartMark().map(this::place).orElse(last);
                if (!builder.take(event, last)) {
                    return Optional.empty();
                }
            }
        } catch (MarkedYamlEngineException e) {
            Fault.Position at = e.getProblemMark().map(this::place).orElse(last);
            String problem = Optional.ofNullable(e.getProblem()).orElse("this is not YAML");
            String context =
                    Optional.ofNullable(e.getContext()).map(c -> c + ": ").orElse("");
            refuse(at, oneLine(context + problem), NOT_YAML);
            return Optional.empty();
        } catch (ReaderException e) {
            refuse(
                    SourceText.position(file, text, text.offsetByCodePoints(0, e.getPosition())),
                    String.format(Locale.ROOT, "the character U+%04X is not allowed", e.getCodePoint()),
                    "remove it or write it as an escape in double quotes");
            return Optional.empty();
        } catch (RuntimeException e) {
            // The parser has further exceptions, such as that of a number format in an escape; whatever it throws on a
            // text, the text is at fault.
            refuse(last, oneLine("this is not YAML (" + e.getMessage() + ")"), NOT_YAML);
            return Optional.empty();
        }
        if (builder.root == null) {
            refuse(new Fault.Position(file, 1, 1), "the document is empty", "write a mapping of keys and values");
        }
        return Optional.ofNullable(builder.root);
    }

    private void refuse(Fault.Position at, String found, String right) {
        faults.add(Fault.of("", YamlNode.line(found), right).at(at));
    }

    private Fault.Position place(Mark mark) {
        return new Fault.Position(file, mark.getLine() + 1, mark.getColumn() + 1);
    }

    private static String oneLine(String text) {
        String line = text.replaceAll("\\s+", " ").strip();
        return line.length() > 200 ? line.substring(0, 200) + "…" : line;
    }

    /** Builds the tree from events, with a stack of its own. */
    private final class Builder {
        private final Deque<YamlNode> open = new ArrayDeque<>();
        /** For each open mapping the key whose value comes next; for the others nothing. */
        private final Deque<Optional<YamlNode>> keys = new ArrayDeque<>();

        private @Nullable YamlNode root;
        private int documents;

        /** Takes the next event; false if the document is refused and the rest is of no use. */
        private boolean take(Event event, Fault.Position at) {
            switch (event.getEventId()) {
                case DocumentStart -> {
                    documents++;
                    if (documents > 1) {
                        refuse(at, "a second document begins here", "write one document to a file");
                        return false;
                    }
                }
                case Alias -> {
                    refuse(
                            at,
                            "*" + ((AliasEvent) event).getAlias() + " is an alias",
                            "write the value out; aliases are not used in these documents");
                    return false;
                }
                case Scalar -> {
                    ScalarEvent scalar = (ScalarEvent) event;
                    refuseAnchorAndTag(scalar, scalar.getTag(), at);
                    add(YamlNode.text(YamlDocument.this.file, faults, at, scalar.getValue(), scalar.isPlain()));
                }
                case SequenceStart, MappingStart -> {
                    CollectionStartEvent start = (CollectionStartEvent) event;
                    refuseAnchorAndTag(start, start.getTag(), at);
                    if (open.size() == limits.depth()) {
                        refuse(
                                at,
                                "the document is nested too deep",
                                "at most " + limits.depth() + " levels are allowed");
                        return false;
                    }
                    YamlNode node = event.getEventId() == Event.ID.MappingStart
                            ? YamlNode.mapping(YamlDocument.this.file, faults, at)
                            : YamlNode.list(YamlDocument.this.file, faults, at);
                    add(node);
                    open.push(node);
                    keys.push(Optional.empty());
                }
                case SequenceEnd, MappingEnd -> {
                    open.pop();
                    keys.pop();
                }
                default -> {}
            }
            return true;
        }

        private void add(YamlNode node) {
            YamlNode parent = open.peek();
            if (parent == null) {
                root = node;
            } else if (parent.isList()) {
                parent.addItem(node);
            } else if (keys.getFirst().isEmpty()) {
                keys.pop();
                keys.push(Optional.of(node));
                node.inside(parent);
            } else {
                YamlNode key = keys.pop().get();
                keys.push(Optional.empty());
                parent.addEntry(key, node);
            }
        }

        private void refuseAnchorAndTag(NodeEvent event, Optional<String> tag, Fault.Position at) {
            event.getAnchor()
                    .ifPresent(anchor -> refuse(
                            at,
                            "&" + anchor.getValue() + " is an anchor",
                            "leave it out; anchors are not used in these documents"));
            tag.ifPresent(name -> refuse(at, name + " is a tag", "leave it out; tags are not used in these documents"));
        }
    }
}
