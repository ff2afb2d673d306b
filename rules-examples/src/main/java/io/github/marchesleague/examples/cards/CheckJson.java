/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.cards;

import io.github.marchesleague.examples.json.Json;
import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Side;
import java.util.Optional;
import java.util.OptionalInt;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A check as a JSON object. */
public final class CheckJson {

    private final TeamNames names;

    private CheckJson(TeamNames names) {
        this.names = names;
    }

    public static ObjectNode write(SeasonCheck answer) {
        return new CheckJson(answer.names()).object(answer);
    }

    private ObjectNode object(SeasonCheck answer) {
        ObjectNode object = Json.object();
        object.put("season", answer.title());
        ArrayNode breaches = object.putArray("breaches");
        answer.adjudicated()
                .breaches()
                .forEach(breach -> breaches.add(
                        entry(breach.rule(), breach.match(), breach.side(), breach.board(), breach.message())));
        ArrayNode unchecked = object.putArray("unchecked");
        answer.adjudicated()
                .unchecked()
                .forEach(each ->
                        unchecked.add(entry(each.rule(), each.match(), each.side(), each.board(), each.message())));
        ArrayNode inadmissible = object.putArray("inadmissible");
        answer.adjudicated()
                .inadmissible()
                .forEach(each -> inadmissible.add(entry(
                        each.rule(),
                        Optional.of(each.complaint().match()),
                        Optional.of(each.complaint().against()),
                        OptionalInt.of(each.complaint().board()),
                        each.message())));
        ArrayNode remarks = object.putArray("remarks");
        answer.remarks()
                .forEach(remark -> remarks.add(
                        entry(remark.rule(), remark.match(), remark.side(), remark.board(), remark.message())));
        object.set("fines", Json.fines(answer.adjudicated().fines(), names));
        return object;
    }

    private ObjectNode entry(
            String rule, Optional<MatchRef> match, Optional<Side> side, OptionalInt board, String message) {
        ObjectNode entry = Json.object();
        entry.put("rule", rule);
        match.ifPresentOrElse(ref -> entry.set("match", Json.match(ref, names)), () -> entry.putNull("match"));
        entry.put("side", side.map(Json::side).orElse(null));
        board.ifPresentOrElse(number -> entry.put("board", number), () -> entry.putNull("board"));
        entry.put("message", message);
        return entry;
    }
}
