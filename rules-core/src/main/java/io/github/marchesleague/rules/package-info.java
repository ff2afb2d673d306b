/** The door to the library: pure functions from match results to standings. */
@NullMarked
package io.github.marchesleague.rules;

import org.jspecify.annotations.NullMarked;
