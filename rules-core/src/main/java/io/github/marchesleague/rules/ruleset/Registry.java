/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Strategies that a league has registered from code, by what they are and by the names that its files may use. */
record Registry(Map<Class<?>, Map<String, Object>> strategies) {

    /** Begins the names under which a rule set's own strategies from code pass through a text and back. */
    private static final String AS_BEFORE = "as-before";

    static final Registry EMPTY = new Registry(Map.of());

    Registry {
        strategies = Map.copyOf(strategies);
    }

    <S> Registry with(Class<S> kind, String name, S strategy) {
        Map<String, Object> ofKind = new HashMap<>(strategies.getOrDefault(kind, Map.of()));
        ofKind.put(name, strategy);
        Map<Class<?>, Map<String, Object>> more = new HashMap<>(strategies);
        more.put(kind, Map.copyOf(ofKind));
        return new Registry(more);
    }

    /** With those of some strategies that are not the library's own, under a name for a passage through a text and back. */
    <S> Registry withAll(Class<S> kind, List<? extends S> some, Predicate<? super S> isStandard) {
        Registry more = this;
        for (S strategy : some) {
            if (!isStandard.test(strategy) && more.nameOf(kind, strategy).isEmpty()) {
                more = more.with(kind, AS_BEFORE + "-" + (more.names(kind).size() + 1), strategy);
            }
        }
        return more;
    }

    <S> Optional<S> find(Class<S> kind, String name) {
        return Optional.ofNullable(strategies.getOrDefault(kind, Map.of()).get(name))
                .map(kind::cast);
    }

    /** Finds a strategy, or leaves a fault at the place where it is named. */
    <S> Optional<S> find(Class<S> kind, String name, YamlNode node, String what, String otherwise) {
        Optional<S> found = find(kind, name);
        if (found.isEmpty()) {
            List<String> names = names(kind);
            node.fault(
                    "\"" + name + "\" is not the name of " + what + " registered from code",
                    names.isEmpty() ? otherwise : Spelling.advice(name, names));
        }
        return found;
    }

    List<String> names(Class<?> kind) {
        return strategies.getOrDefault(kind, Map.of()).keySet().stream()
                .sorted()
                .toList();
    }

    Optional<String> nameOf(Class<?> kind, Object strategy) {
        return strategies.getOrDefault(kind, Map.of()).entrySet().stream()
                .filter(entry -> entry.getValue().equals(strategy))
                .map(Map.Entry::getKey)
                .sorted()
                .findFirst();
    }
}
