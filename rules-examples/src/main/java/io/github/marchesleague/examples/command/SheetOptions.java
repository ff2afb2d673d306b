/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.imports.SheetFormat;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How spreadsheets were saved, on the command line. */
final class SheetOptions {

    @Option(
            names = "--charset",
            paramLabel = "NAME",
            description = "The charset of the CSV files, such as windows-1252 (default: UTF-8).")
    private @Nullable Charset charset;

    @Option(
            names = "--separator",
            paramLabel = "NAME",
            description = "comma, semicolon or tab (default: what the header shows, which is reported).")
    private @Nullable String separator;

    @Option(
            names = "--dates",
            paramLabel = "PATTERN",
            defaultValue = "yyyy-MM-dd",
            description = "The one pattern of all dates, such as dd/MM/yyyy (default: ${DEFAULT-VALUE}).")
    private String dates;

    SheetFormat format() {
        try {
            return new SheetFormat(charset == null ? StandardCharsets.UTF_8 : charset, separator(), dates);
        } catch (IllegalArgumentException e) {
            throw e instanceof FaultsException faults
                    ? faults
                    : refused("--dates", String.valueOf(e.getMessage()), "give one pattern such as dd/MM/yyyy");
        }
    }

    private Optional<Character> separator() {
        if (separator == null) {
            return Optional.empty();
        }
        return Optional.of(
                switch (separator.toLowerCase(Locale.ROOT)) {
                    case "comma", "," -> ',';
                    case "semicolon", ";" -> ';';
                    case "tab" -> '\t';
                    default ->
                        throw refused("--separator", "found \"" + separator + "\"", "give comma, semicolon or tab");
                });
    }

    private static FaultsException refused(String where, String found, String right) {
        return new FaultsException(List.of(Fault.of(where, found, right)));
    }
}
