/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.fault;

import java.util.List;
import java.util.stream.Collectors;

/** An input was refused; it holds all the faults that were found, not only the first. */
public final class FaultsException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** Not serialised: the message holds the same lines. */
    private final transient List<Fault> faults;

    /**
     * An input refused for these faults.
     *
     * @param faults the faults in the order of the input, at least one
     */
    public FaultsException(List<Fault> faults) {
        super(faults.stream().map(Fault::toString).collect(Collectors.joining("\n")));
        this.faults = List.copyOf(faults);
    }

    /**
     * The faults in the order of the input.
     *
     * @return an unmodifiable list, never empty
     */
    public List<Fault> faults() {
        return faults;
    }
}
