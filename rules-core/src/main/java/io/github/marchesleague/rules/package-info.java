/**
 * The way in: {@link io.github.marchesleague.rules.League}, pure functions from match results or a season to the table.
 *
 * <p>What a table is made of is in the packages below, in the order in which data goes: {@code match}; {@code lineup},
 * {@code eligibility}, {@code penalty}, {@code ruling} and {@code adjudication}; {@code scoring}, {@code tiebreak},
 * {@code standings}. {@code ruleset} says which strategies are in force; {@code season} holds a whole season;
 * {@code explanation}, {@code honours} and {@code controller} tell what follows from a table.
 */
@NullMarked
package io.github.marchesleague.rules;

import org.jspecify.annotations.NullMarked;
