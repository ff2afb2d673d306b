/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import picocli.CommandLine.Option;

/** The option for commands that print text or JSON. */
final class TextOrJson {

    /** How an answer can be printed. */
    enum Format {
        TEXT,
        JSON
    }

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text or json (default: ${DEFAULT-VALUE}). JSON is one object to a line.")
    private Format format;

    boolean json() {
        return format == Format.JSON;
    }
}
