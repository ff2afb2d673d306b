/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.ratings;

/** A line of fixed columns, numbered from 1 as the format document numbers them. */
final class TrfLine {

    private final StringBuilder text = new StringBuilder();

    TrfLine(String tag) {
        text.append(tag);
    }

    /** Puts a text that begins at a column. */
    TrfLine left(int column, String value) {
        while (text.length() < column - 1) {
            text.append(' ');
        }
        text.replace(column - 1, Math.min(text.length(), column - 1 + value.length()), value);
        return this;
    }

    /** Puts a text that ends at a column. */
    TrfLine right(int lastColumn, String value) {
        return left(lastColumn - value.length() + 1, value);
    }

    @Override
    public String toString() {
        return text.toString().stripTrailing();
    }

    /** The text between two columns, both included, without spaces around it. */
    static String cell(String line, int first, int last) {
        return line.length() < first
                ? ""
                : line.substring(first - 1, Math.min(last, line.length())).strip();
    }
}
