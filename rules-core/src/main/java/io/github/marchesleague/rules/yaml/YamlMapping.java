/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.yaml;

import io.github.marchesleague.rules.fault.Spelling;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A mapping that remembers which keys were asked for, so that {@link #done} can report the others. Not to be shared
 * between threads; it lives as long as its reader works through it.
 */
public final class YamlMapping {

    private final YamlNode node;
    /** The keys asked for by name: a handful, which is searched faster than hashed. */
    private final List<String> known = new ArrayList<>();

    private boolean anyKey;

    YamlMapping(YamlNode node) {
        this.node = node;
    }

    /**
     * The mapping as a value, for its place and for faults that concern the whole of it.
     *
     * @return the value
     */
    public YamlNode node() {
        return node;
    }

    /**
     * The value of a key that must be there.
     *
     * @param key the key
     * @return the value; empty with a fault if the key is missing
     */
    public Optional<YamlNode> required(String key) {
        known.add(key);
        YamlNode.Entry entry = node.entries().get(key);
        if (entry == null) {
            node.fault("the key \"" + key + "\" is missing", "add " + key + ": …");
            return Optional.empty();
        }
        return Optional.of(entry.value());
    }

    /**
     * The value of a key that may be left out. {@code ~}, {@code null} and no value at all count as left out.
     *
     * @param key the key
     * @return the value, or empty if there is none
     */
    public Optional<YamlNode> optional(String key) {
        return written(key).filter(value -> !value.isLeftOut());
    }

    /**
     * The value of a key that may be left out, as it is written: {@code ~} and {@code null} are handed on.
     *
     * @param key the key
     * @return the value, or empty if the key is not there
     */
    public Optional<YamlNode> written(String key) {
        known.add(key);
        return Optional.ofNullable(node.entries().get(key)).map(YamlNode.Entry::value);
    }

    /**
     * Whether a key is there; the key counts as asked for.
     *
     * @param key the key
     * @return true if it is
     */
    public boolean has(String key) {
        return written(key).isPresent();
    }

    /**
     * All keys in the order of the document, for mappings whose keys are names; they all count as asked for.
     *
     * @return an unmodifiable list of keys as values; {@link #required} gives what stands under one
     */
    public List<YamlNode> keys() {
        List<YamlNode> keys = new ArrayList<>();
        anyKey = true;
        node.entries().values().forEach(entry -> keys.add(entry.key()));
        return List.copyOf(keys);
    }

    /**
     * Leaves a fault at a key of this mapping, or at the mapping where the key is not there.
     *
     * @param key the key
     * @param found what was found
     * @param right what would be right
     */
    public void fault(String key, String found, String right) {
        YamlNode.Entry entry = node.entries().get(key);
        (entry == null ? node : entry.value()).fault(found, right);
    }

    /**
     * Takes note of keys that are allowed here although they were not asked for.
     *
     * @param keys the keys
     */
    public void allow(Collection<String> keys) {
        known.addAll(keys);
    }

    /** Reports every key that is neither allowed nor was asked for, with the nearest right spelling. */
    public void done() {
        for (Map.Entry<String, YamlNode.Entry> entry : node.entries().entrySet()) {
            if (!anyKey && !known.contains(entry.getKey())) {
                entry.getValue()
                        .key()
                        .fault(
                                "the key " + YamlNode.quoted(entry.getKey()) + " is not known here",
                                Spelling.advice(entry.getKey(), new LinkedHashSet<>(known)));
            }
        }
    }
}
