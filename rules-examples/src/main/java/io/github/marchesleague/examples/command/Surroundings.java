/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import java.io.InputStream;

/** What a command may know of where the program runs. */
public interface Surroundings {

    /**
     * Where a document named {@code -} is read from.
     *
     * @return the standard input
     */
    InputStream standardInput();

    /**
     * Whether somebody looks at a terminal, so that progress may be shown.
     *
     * @return true for a terminal
     */
    boolean onTerminal();
}
