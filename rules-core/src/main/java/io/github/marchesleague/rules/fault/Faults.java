/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.fault;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Collects the faults of one or several documents, so that a reader can go on and report them all at once. Bounded: a
 * document that is not what it should be at all does not fill the memory with complaints.
 */
public final class Faults {

    /** So many faults are kept; the rest are only counted. */
    public static final int KEPT = 1000;

    /** By file, line and column; faults without a place come first, in the order in which they were found. */
    private static final Comparator<Fault> BY_PLACE = Comparator.comparing(
                    (Fault fault) -> fault.position().map(Fault.Position::file).orElse(""))
            .thenComparing(fault -> fault.position().map(Fault.Position::line).orElse(0))
            .thenComparing(fault -> fault.position().map(Fault.Position::column).orElse(0));

    private final List<Fault> kept = new ArrayList<>();
    private int found;

    /** A collection without faults. */
    public Faults() {}

    /**
     * Adds a fault.
     *
     * @param fault the fault
     */
    public void add(Fault fault) {
        found++;
        if (kept.size() < KEPT) {
            kept.add(fault);
        }
    }

    /**
     * How many faults have been found so far.
     *
     * @return the number, those that were not kept included
     */
    public int size() {
        return found;
    }

    /**
     * Whether no fault has been found so far.
     *
     * @return true if there is none
     */
    public boolean isEmpty() {
        return found == 0;
    }

    /**
     * The faults in the order of the document.
     *
     * @return an unmodifiable list; where some were not kept, the last entry says how many
     */
    public List<Fault> list() {
        List<Fault> sorted = new ArrayList<>(kept);
        sorted.sort(BY_PLACE);
        if (found > kept.size()) {
            sorted.add(Fault.of("", (found - kept.size()) + " further faults are not listed", "mend these first"));
        }
        return List.copyOf(sorted);
    }

    /**
     * Refuses the input if anything is wrong with it.
     *
     * @throws FaultsException with all faults, if there are any
     */
    public void throwIfAny() {
        if (found > 0) {
            throw new FaultsException(list());
        }
    }
}
