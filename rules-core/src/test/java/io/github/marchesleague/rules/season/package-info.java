/* SPDX-License-Identifier: Apache-2.0 */
/** Tests of the strict reader of YAML documents. */
package io.github.marchesleague.rules.season;
