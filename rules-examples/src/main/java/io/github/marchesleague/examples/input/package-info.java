/* SPDX-License-Identifier: Apache-2.0 */
/** Seasons and rule sets from files: YAML documents, JSON, and folders of CSV files. */
@NullMarked
package io.github.marchesleague.examples.input;

import org.jspecify.annotations.NullMarked;
