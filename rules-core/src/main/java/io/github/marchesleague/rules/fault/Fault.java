/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.fault;

import java.util.Objects;
import java.util.Optional;

/**
 * One thing that is wrong with an input: where it stands, what was found, and what would be right.
 *
 * @param position where in a file it stands, if it comes from one
 * @param where the place in the input, such as {@code matches[3].boards[2]} or {@code Ludlow – Ross, board 2}
 * @param found what was found, as a sentence part: {@code "2-0" is not a result}
 * @param right what would be right: {@code write one of 1-0, 0-1, …}
 */
public record Fault(Optional<Position> position, String where, String found, String right) {

    /**
     * A place in a file.
     *
     * @param file the file's name as the reader knows it
     * @param line the line, from 1
     * @param column the column, from 1, in code points
     */
    public record Position(String file, int line, int column) {
        @Override
        public String toString() {
            return file + ":" + line + ":" + column;
        }
    }

    /** Checks that nothing is missing. */
    public Fault {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(where, "where");
        Objects.requireNonNull(found, "found");
        Objects.requireNonNull(right, "right");
    }

    /**
     * A fault of an input that does not come from a file.
     *
     * @param where the place in the input
     * @param found what was found
     * @param right what would be right
     * @return the fault
     */
    public static Fault of(String where, String found, String right) {
        return new Fault(Optional.empty(), where, found, right);
    }

    /**
     * The same fault with its place in a file.
     *
     * @param at the place
     * @return the fault there
     */
    public Fault at(Position at) {
        return new Fault(Optional.of(at), where, found, right);
    }

    /** One line: {@code season.yaml:12:5: matches[3].boards[2]: "2-0" is not a result; write one of 1-0, 0-1, …}. */
    @Override
    public String toString() {
        return position.map(at -> at + ": ").orElse("") + (where.isEmpty() ? "" : where + ": ") + found + "; " + right;
    }
}
