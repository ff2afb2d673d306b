/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.input;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.season.RulesReference;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.season.SeasonDocument;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads what the command line names as a season: a document, a folder of CSV files, or {@code -} for standard input.
 *
 * <p>The rules are those of the option {@code --rules}; else those that the document names, or the {@code rules.yaml} of
 * the folder; else the default.
 */
public final class SeasonLoader {

    private static final String STANDARD_INPUT = "<stdin>";

    private static final String OWN_RULES = "rules.yaml";

    private final Optional<String> rulesOption;
    private final InputStream in;

    public SeasonLoader(Optional<String> rulesOption, InputStream in) {
        this.rulesOption = rulesOption;
        this.in = in;
    }

    /**
     * Reads a season.
     *
     * @param argument the argument as written
     * @return the season with its rules
     * @throws FaultsException if anything is wrong with it or its rules, with all faults
     */
    public LoadedSeason load(String argument) {
        if (argument.equals("-")) {
            return document(STANDARD_INPUT, readAll(in), Path::of);
        }
        Path path = path(argument);
        if (Files.isDirectory(path)) {
            return folder(argument, path);
        }
        if (!Files.exists(path)) {
            throw refusal(
                    argument,
                    "there is no such file or folder",
                    "name a season document, a folder of CSV files, or - for standard input");
        }
        return document(argument, bytes(argument, path), path::resolveSibling);
    }

    private LoadedSeason document(String shown, byte[] bytes, Function<String, Path> nextToIt) {
        SeasonDocument document = SeasonDocument.read(
                shown,
                bytes,
                named -> fromOption()
                        .or(() -> named.map(reference -> rules(reference, nextToIt)))
                        .orElseGet(RuleSets::herefordshire));
        RuleSet rules = document.inForce().orElseThrow();
        return new LoadedSeason(
                shown,
                document.season(),
                rules,
                rulesOption
                        .or(() -> document.rules().map(RulesReference::written))
                        .orElse(rules.id()));
    }

    private LoadedSeason folder(String shown, Path folder) {
        Path own = folder.resolve(OWN_RULES);
        RuleSet rules = fromOption()
                .orElseGet(() ->
                        Files.exists(own) ? RuleSource.read(shown + "/" + OWN_RULES, own) : RuleSets.herefordshire());
        Season season = CsvFolder.read(folder, shown, rules);
        return new LoadedSeason(shown, season, rules, rulesOption.orElse(Files.exists(own) ? OWN_RULES : rules.id()));
    }

    private Optional<RuleSet> fromOption() {
        return rulesOption.map(name -> RuleSource.find(name, Path::of));
    }

    /** Faults that have no place in a rule-set file stand where the document names the file. */
    private static RuleSet rules(RulesReference reference, Function<String, Path> nextToIt) {
        try {
            return RuleSource.find(reference.written(), nextToIt);
        } catch (FaultsException e) {
            throw new FaultsException(e.faults().stream()
                    .map(fault -> fault.position().isPresent() ? fault : fault.at(reference.at()))
                    .toList());
        }
    }

    private static Path path(String argument) {
        try {
            return Path.of(argument);
        } catch (InvalidPathException e) {
            throw refusal(argument, "this is not the name of a file", String.valueOf(e.getReason()));
        }
    }

    public static byte[] bytes(String shown, Path file) {
        return TextFile.bytes(file, shown);
    }

    private static byte[] readAll(InputStream in) {
        try {
            return in.readAllBytes();
        } catch (IOException e) {
            throw refusal(STANDARD_INPUT, "it cannot be read (" + e.getMessage() + ")", "pipe a season document in");
        }
    }

    public static FaultsException refusal(String where, String found, String right) {
        return new FaultsException(List.of(Fault.of(where, found, right)));
    }
}
