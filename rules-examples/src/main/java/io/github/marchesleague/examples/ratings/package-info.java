/* SPDX-License-Identifier: Apache-2.0 */
/** Rating returns (9.1): the results file of the English Chess Federation and FIDE's tournament report file. */
@NullMarked
package io.github.marchesleague.examples.ratings;

import org.jspecify.annotations.NullMarked;
