/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.imports;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import java.util.List;

/**
 * What an import read: all of it, or, if anything was wrong, nothing that could be stored.
 *
 * @param <T> what was read from a line
 * @param lines what was read, line by line; for a dry run, with whatever could be read beside the faults
 * @param notes what the reader should know: the separator that was found, columns that were not used
 * @param faults what was wrong, in the order of the lines
 */
public record ImportReport<T>(List<Line<T>> lines, List<String> notes, List<Fault> faults) {

    /**
     * One line.
     *
     * @param <T> what was read
     * @param number the line of the file, from 1
     * @param read what was read
     */
    public record Line<T>(long number, T read) {}

    /** Takes unmodifiable copies. */
    public ImportReport {
        lines = List.copyOf(lines);
        notes = List.copyOf(notes);
        faults = List.copyOf(faults);
    }

    /**
     * All that was read.
     *
     * @return the values in the order of the lines
     * @throws FaultsException if anything was wrong: then nothing is imported
     */
    public List<T> all() {
        if (!faults.isEmpty()) {
            throw new FaultsException(faults);
        }
        return lines.stream().map(Line::read).toList();
    }
}
