/* SPDX-License-Identifier: Apache-2.0 */
/** A small league program, built on the library the way an embedder would. */
@NullMarked
package io.github.marchesleague.examples;

import org.jspecify.annotations.NullMarked;
