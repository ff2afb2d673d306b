/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.input;

import io.github.marchesleague.rules.fault.Fault.Position;

/** Finds where a field of a CSV file begins; the CSV reader knows only the line of its record. */
final class FieldFinder {

    private FieldFinder() {}

    static Position find(String file, String text, int startLine, int field) {
        int at = 0;
        int line = 1;
        while (line < startLine && at < text.length()) {
            if (endsLine(text, at)) {
                line++;
            }
            at++;
        }
        int lineStart = at;
        boolean quoted = false;
        int separators = 0;
        while (separators < field && at < text.length()) {
            char c = text.charAt(at);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                separators++;
            } else if (endsLine(text, at)) {
                line++;
                lineStart = at + 1;
            }
            at++;
        }
        return new Position(file, line, text.codePointCount(lineStart, at) + 1);
    }

    private static boolean endsLine(String text, int at) {
        char c = text.charAt(at);
        return c == '\n' || (c == '\r' && (at + 1 == text.length() || text.charAt(at + 1) != '\n'));
    }
}
