/* SPDX-License-Identifier: Apache-2.0 */
/** The commands of the program and their options: each reads, asks the library, and writes. */
@NullMarked
package io.github.marchesleague.examples.command;

import org.jspecify.annotations.NullMarked;
