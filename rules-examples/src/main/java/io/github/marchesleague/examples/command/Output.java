/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.json.Json;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Style;
import tools.jackson.databind.node.ObjectNode;

/** Where answers go. Lines end with a line feed on every platform, so that output can be compared byte by byte. */
final class Output {

    private final PrintWriter out;
    private final Ansi ansi;
    private final boolean indented;
    private boolean blockWritten;

    /**
     * An output.
     *
     * @param out where to write
     * @param ansi whether colours may be used
     * @param indented whether JSON is laid out for people
     */
    Output(PrintWriter out, Ansi ansi, boolean indented) {
        this.out = out;
        this.ansi = ansi;
        this.indented = indented;
    }

    void print(String text) {
        out.print(text);
        out.flush();
    }

    /** A text of several lines, which an empty line parts from the one before. */
    void block(String text) {
        print((blockWritten ? "\n" : "") + text);
        blockWritten = true;
    }

    void json(ObjectNode object) {
        print(Json.write(object, indented));
    }

    String bold(String text) {
        return ansi.enabled()
                ? Style.on(new IStyle[] {Style.bold}) + text + Style.off(new IStyle[] {Style.bold})
                : text;
    }

    /** Names as a JSON error answer. */
    void error(List<String> faults) {
        ObjectNode object = Json.object();
        object.set("error", Json.texts(faults));
        json(object);
    }
}
