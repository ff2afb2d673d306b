/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.eligibility.Eligibility;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.Faults;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.lineup.BoardOrder;
import io.github.marchesleague.rules.scoring.MatchPointScale;
import io.github.marchesleague.rules.scoring.MatchPoints;
import io.github.marchesleague.rules.scoring.RoundWeights;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import io.github.marchesleague.rules.yaml.Limits;
import io.github.marchesleague.rules.yaml.YamlDocument;
import io.github.marchesleague.rules.yaml.YamlNode;
import io.github.marchesleague.rules.yaml.YamlWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Reads and writes rule-set files. A league that has strategies of its own registers them from code under a name, which
 * its files may then use; files never name classes.
 *
 * <p>Immutable; one reader may be used by any number of threads.
 */
public final class RuleSetReader {

    /** A rule set may be based on one that is based on another; so many steps are enough for any league. */
    private static final int LONGEST_LINE = 10;

    private static final RuleSetReader STANDARD = builder().build();

    private final Registry code;
    private final Map<String, RuleSet> known;
    private final List<Path> permitted;

    private RuleSetReader(Registry code, Map<String, RuleSet> known, List<Path> permitted) {
        this.code = code;
        this.known = Map.copyOf(known);
        this.permitted = List.copyOf(permitted);
    }

    /** Collects what a reader knows beside the library's own strategies and rule sets. */
    public static final class Builder {
        private Registry code = Registry.EMPTY;
        private final Map<String, RuleSet> known = new LinkedHashMap<>();
        private final List<Path> permitted = new ArrayList<>();

        private Builder() {}

        /**
         * Registers a tie-break.
         *
         * @param name the name in files
         * @param tieBreak the tie-break
         * @return this builder
         * @throws IllegalArgumentException if a tie-break of the library or another one has this name
         */
        public Builder register(String name, TieBreak tieBreak) {
            Objects.requireNonNull(tieBreak, "tieBreak");
            if (code.find(TieBreak.class, name).isPresent()
                    || TieBreaks.byId(name).isPresent()) {
                throw new IllegalArgumentException("a tie-break is called " + name + " already; choose another name");
            }
            code = code.with(TieBreak.class, name, tieBreak);
            return this;
        }

        /**
         * Registers a way to give match points.
         *
         * @param name the name in files
         * @param matchPoints the match points
         * @return this builder
         * @throws IllegalArgumentException if others have this name
         */
        public Builder register(String name, MatchPoints matchPoints) {
            Objects.requireNonNull(matchPoints, "matchPoints");
            if (code.find(MatchPoints.class, name).isPresent()) {
                throw new IllegalArgumentException("match points are called " + name + " already; choose another name");
            }
            code = code.with(MatchPoints.class, name, matchPoints);
            return this;
        }

        /**
         * Registers a rule on the order of the players.
         *
         * @param name the name in files
         * @param boardOrder the rule
         * @return this builder
         */
        public Builder register(String name, BoardOrder boardOrder) {
            Objects.requireNonNull(boardOrder, "boardOrder");
            code = code.with(BoardOrder.class, name, boardOrder);
            return this;
        }

        /**
         * Registers a rule on who may play.
         *
         * @param name the name in files
         * @param eligibility the rule
         * @return this builder
         */
        public Builder register(String name, Eligibility eligibility) {
            Objects.requireNonNull(eligibility, "eligibility");
            code = code.with(Eligibility.class, name, eligibility);
            return this;
        }

        /**
         * Makes a rule set known, so that files can be based on it.
         *
         * @param rules the rule set, found by its id before the built-in ones
         * @return this builder
         */
        public Builder ruleSet(RuleSet rules) {
            known.put(rules.id(), rules);
            return this;
        }

        /**
         * Permits files to be based on files in another folder than their own. Without it a file that is read can name only
         * files beside or below it, so that a rule set from elsewhere cannot make a program read what it was not given.
         *
         * @param folder the folder; what lies below it is permitted too
         * @return this builder
         */
        public Builder permitFolder(Path folder) {
            permitted.add(folder.toAbsolutePath().normalize());
            return this;
        }

        /**
         * The reader.
         *
         * @return an immutable reader
         */
        public RuleSetReader build() {
            return new RuleSetReader(code, known, permitted);
        }
    }

    /**
     * A builder of a reader.
     *
     * @return a builder with nothing registered
     */
    public static Builder builder() {
        return new Builder();
    }

    static RuleSetReader standard() {
        return STANDARD;
    }

    /** A reader that knows the strategies from code that a rule set uses. */
    static RuleSetReader of(RuleSet rules) {
        MatchPoints points = rules.scoring().matchPoints();
        Registry code = Registry.EMPTY.withAll(
                MatchPoints.class,
                List.of(points instanceof RoundWeights weighted ? weighted.of() : points),
                of -> of instanceof MatchPointScale);
        for (Step step : rules.chain().unfolded()) {
            // A tie-break has a name of its own, by which an open reading may move it.
            String id = step.tieBreak().id();
            code = TieBreakForm.isStandard(step.tieBreak())
                            || code.find(TieBreak.class, id).isPresent()
                    ? code
                    : code.with(TieBreak.class, id, step.tieBreak());
        }
        return new RuleSetReader(AdjudicationForms.registerFromCode(rules.adjudication(), code), Map.of(), List.of());
    }

    /**
     * Reads a text.
     *
     * @param file its name for messages
     * @param text the text, YAML 1.2 or JSON
     * @return the rule set
     * @throws FaultsException if anything is wrong with it, with all faults
     */
    public RuleSet read(String file, String text) {
        Faults faults = new Faults();
        Optional<YamlNode> node = YamlDocument.read(file, text, Limits.SMALL, faults);
        return finish(
                node.flatMap(root -> read(root, new Origin(Optional.empty(), Optional.empty(), List.of()), faults)),
                faults);
    }

    /**
     * Reads a file in UTF-8.
     *
     * @param path the file; {@code basedOn} may name others relative to it, in its folder or below
     * @return the rule set
     * @throws IOException if the file cannot be read
     * @throws FaultsException if anything is wrong with it, with all faults
     */
    public RuleSet read(Path path) throws IOException {
        Faults faults = new Faults();
        return finish(read(path, Optional.empty(), List.of(), faults), faults);
    }

    private static RuleSet finish(Optional<RuleSet> rules, Faults faults) {
        faults.throwIfAny();
        return rules.orElseThrow(() -> new IllegalStateException("a rule set was refused without a fault"));
    }

    /**
     * Where a document comes from: its folder, if it is a file; the folder of the file that the caller gave; and the files
     * and ids that led to it.
     */
    private record Origin(Optional<Path> folder, Optional<Path> given, List<String> line) {}

    private Optional<RuleSet> read(Path path, Optional<Path> given, List<String> line, Faults faults)
            throws IOException {
        byte[] bytes;
        try (InputStream in = Files.newInputStream(path)) {
            // A code point has at most four bytes; one more shows that the file is too large.
            bytes = in.readNBytes(4 * Limits.SMALL.codePoints() + 4);
        }
        List<String> longer = new ArrayList<>(line);
        longer.add(path.toAbsolutePath().normalize().toString());
        Optional<Path> folder =
                Optional.ofNullable(path.toAbsolutePath().normalize().getParent());
        return YamlDocument.read(Objects.toString(path.getFileName(), path.toString()), bytes, Limits.SMALL, faults)
                .flatMap(root -> read(root, new Origin(folder, given.or(() -> folder), longer), faults));
    }

    private Optional<RuleSet> read(YamlNode root, Origin origin, Faults faults) {
        YamlNode whole = root;
        Faults below = new Faults();
        YamlNode basedOn = root.values().get("basedOn");
        if (basedOn != null && !basedOn.isLeftOut()) {
            int before = faults.size();
            Optional<RuleSet> parent = basedOn.text().flatMap(name -> parent(name, basedOn, root, origin, faults));
            if (parent.isEmpty()) {
                if (faults.size() == before) {
                    basedOn.fault("the rule set that this one is based on cannot be read", "mend that one first");
                }
                return Optional.empty();
            }
            whole = RuleSetForm.overlay(lowerLayer(parent.get(), below), root);
        }
        int before = faults.size();
        Optional<Section.Values> values = RuleSetForm.RULE_SET.values(whole, code, new Section.Values());
        Optional<RuleSet> rules = make(whole, values);
        if (values.isPresent() && faults.size() == before && below.isEmpty()) {
            new LayerCheck(whole, values.get(), rules.orElseThrow(), code, () -> faults.size() + below.size()).check();
        }
        // What is at fault below was right on its own, so it is this document that must say more.
        for (Fault fault : below.list()) {
            Optional<YamlNode> own = Arrays.stream(fault.where().split("[.\\[]", -1))
                    .filter(key -> !RuleSetForm.OF_ITS_OWN.contains(key))
                    .flatMap(key -> Optional.ofNullable(root.values().get(key)).stream())
                    .findFirst();
            own.orElseGet(() -> root.values().getOrDefault("basedOn", root))
                    .fault(
                            "with these differences something no longer fits in the rule set that this one is based on: "
                                    + fault.where() + ": " + fault.found(),
                            own.isPresent()
                                    ? "write something else here, or the key \""
                                            + fault.where().split("[.\\[]", -1)[0]
                                            + "\" too, with what is to be in force"
                                    : "write that key here too, with what is to be in force");
        }
        return faults.isEmpty() ? rules : Optional.empty();
    }

    /** A rule set as a document that another can lie over: everything but what each rule set says for itself. */
    private YamlNode lowerLayer(RuleSet rules, Faults faults) {
        YamlNode root =
                YamlDocument.read(rules.id(), text(rules), Limits.SMALL, faults).orElseThrow();
        Map<String, YamlNode> values = new LinkedHashMap<>(root.values());
        values.keySet().removeAll(RuleSetForm.OF_ITS_OWN);
        return root.asMapping(values);
    }

    private Optional<RuleSet> parent(String name, YamlNode node, YamlNode root, Origin origin, Faults faults) {
        String ownId = Optional.ofNullable(root.values().get("id"))
                .flatMap(YamlNode::written)
                .orElse("");
        if (name.equals(ownId)) {
            node.fault("the rule set is based on itself", "name another one, or leave basedOn out");
            return Optional.empty();
        }
        if (origin.line().size() >= LONGEST_LINE) {
            node.fault(
                    "more than " + LONGEST_LINE + " rule sets are based on each other",
                    "base this one on an earlier one");
            return Optional.empty();
        }
        if (name.endsWith(".yaml") || name.endsWith(".yml") || name.endsWith(".json")) {
            return parentFile(name, node, origin, faults);
        }
        Optional<RuleSet> found = Optional.ofNullable(known.get(name)).or(() -> RuleSets.byId(name));
        if (found.isEmpty()) {
            List<String> ids = new ArrayList<>(known.keySet());
            ids.addAll(RuleSets.ids());
            node.fault(
                    "no rule set has the id \"" + name + "\"",
                    Spelling.advice(name, ids) + " A file is named with its ending .yaml");
        }
        return found;
    }

    private Optional<RuleSet> parentFile(String name, YamlNode node, Origin origin, Faults faults) {
        if (origin.folder().isEmpty()) {
            node.fault("\"" + name + "\" is a file, and this document is none", "name a rule set by its id");
            return Optional.empty();
        }
        try {
            Path path = origin.folder().get().resolve(name).normalize();
            if (origin.line().contains(path.toString())) {
                node.fault("\"" + name + "\" is itself based on this file", "let one of them stand on its own");
                return Optional.empty();
            }
            // Whether a file outside is there is not told either.
            if (isOutside(path, origin) || !mayBeRead(path, origin)) {
                node.fault(
                        "the file \"" + name + "\" lies outside the folder of the file that is read",
                        "name a file in that folder or below, or a rule set by its id");
                return Optional.empty();
            }
            return read(path, origin.given(), origin.line(), faults);
        } catch (IOException | InvalidPathException e) {
            node.fault("the file \"" + name + "\" cannot be read", "name a file that is there, relative to this one");
            return Optional.empty();
        }
    }

    private boolean isOutside(Path path, Origin origin) {
        return permitted.stream().noneMatch(path::startsWith)
                && origin.given().filter(path::startsWith).isEmpty();
    }

    /** Links are followed first, so that none leads out. */
    private boolean mayBeRead(Path path, Origin origin) throws IOException {
        Path real = path.toRealPath();
        for (Path folder : permitted) {
            if (real.startsWith(folder.toRealPath())) {
                return true;
            }
        }
        return origin.given().isPresent()
                && real.startsWith(origin.given().get().toRealPath());
    }

    private static Optional<RuleSet> make(YamlNode node, Optional<Section.Values> values) {
        return values.flatMap(read -> RuleSetForm.RULE_SET.make(node, read));
    }

    /** A rule set with differences laid over it; its readings and amendments stay as they are. */
    RuleSet apply(RuleSet rules, String differences) {
        Faults faults = new Faults();
        RuleSet bare = rules.withReadings(List.of()).withAmendments(List.of());
        YamlNode below =
                YamlDocument.read(rules.id(), text(bare), Limits.SMALL, faults).orElseThrow();
        YamlNode above =
                YamlDocument.read(rules.id(), differences, Limits.SMALL, faults).orElseThrow();
        Optional<RuleSet> changed = RuleSetForm.RULE_SET.read(RuleSetForm.overlay(below, above), code);
        return finish(changed, faults).withReadings(rules.readings()).withAmendments(rules.amendments());
    }

    /**
     * Writes a rule set. Reading the text gives an equal rule set; what another one was based on is written out.
     *
     * @param rules the rule set
     * @return the text of a rule-set file
     * @throws IllegalArgumentException if the rule set uses a strategy from code that is not registered here, or holds
     *     something else that no rule-set file can say, such as an id that is none
     */
    public String write(RuleSet rules) {
        String text = text(rules);
        RuleSet back;
        try {
            back = read(rules.id(), text);
        } catch (FaultsException e) {
            throw new IllegalArgumentException(
                    "the rule set " + rules.id() + " has no form in rule-set files: " + e.getMessage(), e);
        }
        if (!core(back).equals(core(rules))) {
            throw new IllegalArgumentException("the rule set " + rules.id()
                    + " has no form in rule-set files: read back it would say something else: "
                    + RuleSetDiff.describe(rules, back).strip());
        }
        return text;
    }

    /** A rule set without what is the same in several spellings, and without places that no step looks at. */
    private static RuleSet core(RuleSet rules) {
        Chain chain = rules.chain();
        boolean placesMatter =
                chain.unfolded().stream().anyMatch(step -> !step.appliesTo().isEmpty());
        RuleSet.Builder core = RuleSet.builder();
        return core.from(rules)
                .readings(List.of())
                .amendments(List.of())
                .chain(placesMatter ? chain : new Chain(chain.steps(), chain.partialSplit()))
                .build();
    }

    private String text(RuleSet rules) {
        return YamlWriter.write(RuleSetForm.RULE_SET.write(rules, code));
    }
}
