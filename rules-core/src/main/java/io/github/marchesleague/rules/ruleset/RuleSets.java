/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The rule sets that come with the library, each a rule-set file like any other. */
public final class RuleSets {

    private static final String INDEX = "rule-sets.txt";

    /** Loaded on first use, so that naming the class costs nothing and a fault in a file shows where it is read. */
    private static final class Holder {
        private static final RuleSet HEREFORDSHIRE =
                byId("herefordshire-2025-26").orElseThrow();
    }

    /** Loaded on first use as well. */
    private static final class Index {
        private static final List<String> IDS =
                resource(INDEX).map(text -> text.lines().toList()).orElseThrow();
    }

    private RuleSets() {}

    /**
     * The default: the Herefordshire County Chess League's rules of 2025-26.
     *
     * @return the rule set
     */
    public static RuleSet herefordshire() {
        return Holder.HEREFORDSHIRE;
    }

    /**
     * The ids of all rule sets that come with the library.
     *
     * @return an unmodifiable list in alphabetical order
     */
    public static List<String> ids() {
        return Index.IDS;
    }

    /**
     * All rule sets that come with the library.
     *
     * @return an unmodifiable list in the order of their ids
     */
    public static List<RuleSet> builtIn() {
        return ids().stream().map(id -> byId(id).orElseThrow()).toList();
    }

    /**
     * The built-in rule set with this id, read from its file.
     *
     * @param id the id
     * @return the rule set, or empty if there is none
     */
    public static Optional<RuleSet> byId(String id) {
        return file(id).map(text -> RuleSetReader.standard().read(id + ".yaml", text));
    }

    /**
     * The text of a built-in rule set's file, comments and all, as a pattern for a league's own.
     *
     * @param id the id
     * @return the text, or empty if there is no such rule set
     */
    public static Optional<String> file(String id) {
        return ids().contains(id) ? resource(id + ".yaml") : Optional.empty();
    }

    static Optional<String> resource(String name) {
        try (InputStream in = RuleSets.class.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("the built-in resource " + name + " cannot be read", e);
        }
    }
}
