/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.fault;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** What holds of the text of every file that is read: it is UTF-8, and a name in it holds nothing that cannot be seen. */
public final class SourceText {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    /** Letters of Unicode that leave a blank and nothing else. */
    private static final String BLANK_LETTERS = "\u115F\u1160\u2800\u3164\uFFA0";

    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;

    private SourceText() {}

    /**
     * Decodes bytes as UTF-8, whatever the platform's charset is.
     *
     * @param file the name of the file for messages
     * @param utf8 the bytes; a byte-order mark before them is skipped
     * @param faults takes the fault, with the place of the first byte that is not UTF-8
     * @return the text, or empty if the bytes are not UTF-8
     */
    public static Optional<String> decode(String file, byte[] utf8, Faults faults) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(utf8);
        // UTF-8 never has more chars than bytes.
        CharBuffer out = CharBuffer.allocate(utf8.length);
        CoderResult result = decoder.decode(in, out, true);
        out.flip();
        String text = out.toString();
        if (result.isError()) {
            faults.add(Fault.of(
                            "",
                            String.format(
                                    Locale.ROOT,
                                    "byte %d (0x%02X) is not UTF-8",
                                    in.position() + 1,
                                    utf8[in.position()] & 0xFF),
                            "save the file as UTF-8")
                    .at(position(file, text, text.length())));
            return Optional.empty();
        }
        return Optional.of(!text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text);
    }

    /**
     * Where a character of a text stands.
     *
     * @param file the name of the file
     * @param text the text
     * @param index the index of the character, or the length for the end
     * @return its line and column, both from 1
     */
    public static Fault.Position position(String file, String text, int index) {
        int line = 1;
        int lineStart = 0;
        for (int at = 0; at < index; at++) {
            if (text.charAt(at) == '\n') {
                line++;
                lineStart = at + 1;
            }
        }
        return new Fault.Position(file, line, text.codePointCount(lineStart, index) + 1);
    }

    /**
     * The first character that nobody can see: a control character, one that only formats, half of a pair, or a letter that
     * is blank. A joiner between two letters of a script that needs it is none.
     *
     * @param text the text
     * @param layout whether line breaks and tabs may stand in it
     * @return the index of the character; empty if all can be seen
     */
    public static OptionalInt invisible(String text, boolean layout) {
        for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            int codePoint = text.codePointAt(at);
            if (codePoint < ' '
                    ? !(layout && isLayout(codePoint))
                    : codePoint > '~' && isInvisible(text, at, codePoint)) {
                return OptionalInt.of(at);
            }
        }
        return OptionalInt.empty();
    }

    private static boolean isLayout(int codePoint) {
        return codePoint == '\n' || codePoint == '\r' || codePoint == '\t';
    }

    private static boolean isInvisible(String text, int at, int codePoint) {
        if (codePoint == ZERO_WIDTH_NON_JOINER || codePoint == ZERO_WIDTH_JOINER) {
            return at == 0
                    || at + 1 >= text.length()
                    || !joins(text.codePointBefore(at))
                    || !joins(text.codePointAt(at + 1));
        }
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE -> true;
            default -> BLANK_LETTERS.indexOf(codePoint) >= 0;
        };
    }

    private static boolean joins(int codePoint) {
        return codePoint > 0x2FF
                && (Character.isLetter(codePoint) || Character.getType(codePoint) == Character.NON_SPACING_MARK);
    }

    /**
     * What is wrong with a text that holds such a character.
     *
     * @param text the text
     * @param index the index of the character
     * @return such as {@code the invisible character U+200B is character 5 of it}
     */
    public static String complaint(String text, int index) {
        return String.format(
                Locale.ROOT,
                "the invisible character U+%04X is character %d of it",
                text.codePointAt(index),
                text.codePointCount(0, index) + 1);
    }
}
