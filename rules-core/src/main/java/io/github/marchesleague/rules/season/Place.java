/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.yaml.YamlNode;

/**
 * A place in a document, kept after the document itself is gone.
 *
 * @param path the path within the document
 * @param at the place in the file
 */
record Place(String path, Fault.Position at) {

    static Place of(YamlNode node) {
        return new Place(node.path(), node.position());
    }

    Fault fault(String found, String right) {
        return Fault.of(path, found, right).at(at);
    }
}
