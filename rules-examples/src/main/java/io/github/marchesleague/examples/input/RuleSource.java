/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.input;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSetFile;
import io.github.marchesleague.rules.ruleset.RuleSets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Finds a rule set by what a document or the command line calls it: a built-in id, or the path of a file. */
public final class RuleSource {

    private RuleSource() {}

    /**
     * Finds a rule set.
     *
     * @param name the built-in id or the path
     * @param resolver makes a path of the name, relative to wherever it is written
     * @return the rule set
     * @throws FaultsException if there is none, or the file is no rule set
     */
    public static RuleSet find(String name, Function<String, Path> resolver) {
        return RuleSets.byId(name)
                .orElseGet(() -> file(name, resolver)
                        .map(path -> read(name, path))
                        .orElseThrow(() -> new FaultsException(List.of(Fault.of(
                                "rules",
                                "\"" + name + "\" is neither a built-in rule set nor a file",
                                Spelling.advice(name, RuleSets.ids()))))));
    }

    private static Optional<Path> file(String name, Function<String, Path> resolver) {
        try {
            return Optional.of(resolver.apply(name)).filter(Files::isRegularFile);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /**
     * Reads a rule-set file.
     *
     * @param shown the file as messages name it
     * @param file the file
     * @return the rule set
     * @throws FaultsException if it is none, with all faults
     */
    public static RuleSet read(String shown, Path file) {
        try {
            return RuleSetFile.read(file);
        } catch (IOException e) {
            throw TextFile.unreadable(file, shown, e);
        }
    }
}
