/* SPDX-License-Identifier: Apache-2.0 */
/**
 * Strict reading of YAML and JSON documents: every value with its place, every fault at once, nothing guessed. Not
 * exported; the YAML parser shows in no signature.
 */
@NullMarked
package io.github.marchesleague.rules.yaml;

import org.jspecify.annotations.NullMarked;
