/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.yaml.YamlNode;
import java.util.Map;
import java.util.Optional;

/**
 * How one kind of value stands in a rule-set file. Reading, writing and the published schema come from the same
 * description and so cannot disagree.
 *
 * @param <T> the kind of value
 */
interface Form<T> {

    /**
     * Reads a value.
     *
     * @param node what is written
     * @param code the strategies registered from code
     * @return the value; empty, with a fault, if it is none
     */
    Optional<T> read(YamlNode node, Registry code);

    /**
     * The value in the form that the writer takes.
     *
     * @param value the value
     * @param code the strategies registered from code
     * @return a map, a list, a string or a plain scalar
     */
    Object write(T value, Registry code);

    /**
     * The form as a JSON Schema.
     *
     * @return the schema as maps, lists and scalars
     */
    Map<String, Object> schema();
}
