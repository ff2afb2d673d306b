/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.fault.Faults;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.yaml.Limits;
import io.github.marchesleague.rules.yaml.YamlDocument;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A season as it was written down: a YAML or JSON document, read into a {@link Season}, with the places of its matches
 * kept for what can only be checked against a rule set.
 *
 * <p>Nothing is guessed and nothing is skipped: an unknown key, a duplicate match, an unknown team or a token that is
 * no result is a fault with file, line and column, and all faults are reported at once.
 */
public final class SeasonDocument {

    private final Season season;
    private final Optional<RulesReference> rules;
    private final List<Placed> placed;
    private final Optional<RuleSet> inForce;

    SeasonDocument(Season season, Optional<RulesReference> rules, List<Placed> placed) {
        this(season, rules, placed, Optional.empty());
    }

    private SeasonDocument(
            Season season, Optional<RulesReference> rules, List<Placed> placed, Optional<RuleSet> inForce) {
        this.season = season;
        this.rules = rules;
        this.placed = List.copyOf(placed);
        this.inForce = inForce;
    }

    /**
     * Reads a document.
     *
     * @param fileName the name of the file for messages
     * @param text the text of the document, YAML or JSON
     * @return the document
     * @throws FaultsException if anything is wrong with it, with all faults
     */
    public static SeasonDocument read(String fileName, String text) {
        Faults faults = new Faults();
        return read(YamlDocument.read(fileName, text, Limits.LARGE, faults), faults);
    }

    /**
     * Reads a document from its bytes, which are UTF-8 whatever the platform's charset is.
     *
     * @param fileName the name of the file for messages
     * @param utf8 the bytes of the document, with or without a byte-order mark
     * @return the document
     * @throws FaultsException if anything is wrong with it, with all faults
     */
    public static SeasonDocument read(String fileName, byte[] utf8) {
        Faults faults = new Faults();
        return read(YamlDocument.read(fileName, utf8, Limits.LARGE, faults), faults);
    }

    /**
     * Reads a document together with what depends on its rules, so that all faults of both kinds come at once.
     *
     * @param fileName the name of the file for messages
     * @param utf8 the bytes of the document, with or without a byte-order mark
     * @param rulesFor the rule set in force, given the one that the document names; it may refuse with
     *     {@link FaultsException}
     * @return the document, whose season fits the rules
     * @throws FaultsException if anything is wrong with it or its rules, with all faults
     */
    public static SeasonDocument read(
            String fileName, byte[] utf8, Function<Optional<RulesReference>, RuleSet> rulesFor) {
        Faults faults = new Faults();
        Optional<SeasonDocument> document = YamlDocument.read(fileName, utf8, Limits.LARGE, faults)
                .flatMap(YamlNode::mapping)
                .map(SeasonReader::read)
                .map(read -> read.checked(rulesFor, faults));
        faults.throwIfAny();
        return document.orElseThrow(SeasonDocument::neitherDocumentNorFault);
    }

    private SeasonDocument checked(Function<Optional<RulesReference>, RuleSet> rulesFor, Faults faults) {
        try {
            RuleSet ruleSet = rulesFor.apply(rules);
            addFaults(ruleSet, faults);
            return new SeasonDocument(season, rules, placed, Optional.of(ruleSet));
        } catch (FaultsException e) {
            e.faults().forEach(faults::add);
            return this;
        }
    }

    private static SeasonDocument read(Optional<YamlNode> root, Faults faults) {
        Optional<SeasonDocument> document = root.flatMap(YamlNode::mapping).map(SeasonReader::read);
        faults.throwIfAny();
        return document.orElseThrow(SeasonDocument::neitherDocumentNorFault);
    }

    private static IllegalStateException neitherDocumentNorFault() {
        return new IllegalStateException("no document and no fault");
    }

    /**
     * The season.
     *
     * @return the season as far as the document alone can tell; see {@link #check}
     */
    public Season season() {
        return season;
    }

    /**
     * The rules that the document names.
     *
     * @return the reference as written; empty where there is none
     */
    public Optional<RulesReference> rules() {
        return rules;
    }

    /**
     * The rules that the season was checked against when it was read.
     *
     * @return the rule set, or empty if the document was read without one
     */
    public Optional<RuleSet> inForce() {
        return inForce;
    }

    /**
     * Checks what depends on the rules: that every match has as many boards as they say, that every score can come about
     * on them, and that every board named elsewhere exists.
     *
     * @param ruleSet the rules in force
     * @return the season, which fits them
     * @throws FaultsException if something does not, with all faults
     */
    public Season check(RuleSet ruleSet) {
        Faults faults = new Faults();
        addFaults(ruleSet, faults);
        faults.throwIfAny();
        return season;
    }

    private void addFaults(RuleSet ruleSet, Faults faults) {
        MatchLimits limits = new MatchLimits(ruleSet);
        placed.forEach(each -> each.faults(limits).forEach(faults::add));
    }
}
