/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.input;

import io.github.marchesleague.rules.fault.Faults;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.fault.SourceText;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Reads text in UTF-8, whatever the platform's charset is, and refuses what is none. */
public final class TextFile {

    private TextFile() {}

    /**
     * Reads the bytes of a file.
     *
     * @param file the file
     * @param shown the file as messages name it
     * @return its bytes
     * @throws FaultsException if it cannot be read, with the reason in words
     */
    public static byte[] bytes(Path file, String shown) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException | OutOfMemoryError e) {
            throw unreadable(file, shown, e);
        }
    }

    /** The refusal of a file that cannot be read. */
    public static FaultsException unreadable(Path file, String shown, Throwable e) {
        return SeasonLoader.refusal(shown, "the file cannot be read: " + reason(file, e), "name a readable file");
    }

    private static String reason(Path file, Throwable e) {
        if (e instanceof NoSuchFileException) {
            return "there is no such file";
        }
        if (Files.isDirectory(file)) {
            return "it is a folder";
        }
        if (e instanceof AccessDeniedException) {
            return "reading it is not permitted";
        }
        if (e instanceof OutOfMemoryError) {
            return "it is too large, or has no end";
        }
        String reason = e instanceof FileSystemException failed ? failed.getReason() : e.getMessage();
        return reason == null || reason.isBlank() ? "the system gives no reason" : reason.toLowerCase(Locale.ROOT);
    }

    /**
     * Reads a file.
     *
     * @param file the file
     * @param shown the file as messages name it
     * @return its text without a byte-order mark
     * @throws FaultsException if it cannot be read or is not UTF-8
     */
    public static String read(Path file, String shown) {
        return decode(bytes(file, shown), shown);
    }

    /**
     * Decodes bytes.
     *
     * @param bytes the bytes
     * @param shown where they come from, for messages
     * @return their text without a byte-order mark
     * @throws FaultsException if they are not UTF-8, with the place of the first byte that is none
     */
    public static String decode(byte[] bytes, String shown) {
        Faults faults = new Faults();
        Optional<String> text = SourceText.decode(shown, bytes, faults);
        faults.throwIfAny();
        return text.orElseThrow();
    }
}
