/* SPDX-License-Identifier: Apache-2.0 */
/** The software of a county. */
module com.example.county {
    requires transitive io.github.marchesleague.rules;

    exports com.example.county;
}
