/**
 * The way in: {@link io.github.marchesleague.rules.League}, pure functions from match results or a season to the table.
 *
 * <p>What a table is made of is in the packages below, in the order in which data goes: {@code match}, {@code adjudication},
 * {@code scoring}, {@code tiebreak}, {@code standings}; {@code ruleset} says which strategies are in force.
 */
@NullMarked
package io.github.marchesleague.rules;

import org.jspecify.annotations.NullMarked;
