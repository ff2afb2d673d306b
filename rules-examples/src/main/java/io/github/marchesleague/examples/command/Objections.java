/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.json.Json;
import io.github.marchesleague.rules.season.Objection;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What the rule book objects to, as text and as JSON. */
final class Objections {

    private Objections() {}

    static String text(List<Objection> objections) {
        StringBuilder text = new StringBuilder();
        objections.forEach(objection -> text.append(objection).append('\n'));
        return text.toString();
    }

    static ArrayNode json(List<Objection> objections) {
        ArrayNode array = Json.array();
        for (Objection objection : objections) {
            ObjectNode object = Json.object();
            object.put("rule", objection.rule());
            object.put("subject", objection.subject());
            object.put("found", objection.found());
            object.put("right", objection.right());
            array.add(object);
        }
        return array;
    }
}
