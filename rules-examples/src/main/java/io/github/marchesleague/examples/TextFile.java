/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads text in UTF-8, whatever the platform's charset is, and refuses what is none. */
final class TextFile {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private TextFile() {}

    /**
     * Reads a file.
     *
     * @param file the file
     * @param shown the file as messages name it
     * @return its text without a byte-order mark
     * @throws FaultsException if it cannot be read or is not UTF-8
     */
    static String read(Path file, String shown) {
        byte[] bytes;
        try {
            bytes = Files.readAllBytes(file);
        } catch (IOException e) {
            throw new FaultsException(List.of(
                    Fault.of(shown, "the file cannot be read (" + e.getMessage() + ")", "name a readable file")));
        }
        return decode(bytes, shown);
    }

    /**
     * Decodes bytes.
     *
     * @param bytes the bytes
     * @param shown where they come from, for messages
     * @return their text without a byte-order mark
     * @throws FaultsException if they are not UTF-8
     */
    static String decode(byte[] bytes, String shown) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new FaultsException(List.of(Fault.of(shown, "the text is not UTF-8", "save the file as UTF-8")));
        }
    }
}
