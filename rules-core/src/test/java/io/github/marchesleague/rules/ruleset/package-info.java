/* SPDX-License-Identifier: Apache-2.0 */
/** Tests of rule sets as values, as files and as prose. */
package io.github.marchesleague.rules.ruleset;
