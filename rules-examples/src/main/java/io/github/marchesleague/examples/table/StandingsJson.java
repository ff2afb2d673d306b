/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.table;

import io.github.marchesleague.examples.json.Json;
import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.standings.Tie;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Figure;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The table as a JSON object. Keys are added to it as needed, but none is taken away or changes its meaning. */
public final class StandingsJson {

    private final SeasonTable answer;
    private final Standings table;
    private final TeamNames names;

    private StandingsJson(SeasonTable answer) {
        this.answer = answer;
        this.table = answer.table();
        this.names = new TeamNames(answer.season().teams());
    }

    public static ObjectNode write(SeasonTable answer) {
        return new StandingsJson(answer).object();
    }

    private ObjectNode object() {
        ObjectNode object = Json.object();
        object.put("season", answer.title());
        object.put("ruleSet", table.rules().id());
        object.put("final", table.isFinal());
        object.put("provisional", !table.isFinal());
        object.put("outstanding", table.outstanding());
        ArrayNode rows = object.putArray("rows");
        for (int place = 0; place < table.rows().size(); place++) {
            rows.add(row(place));
        }
        ArrayNode playOffs = object.putArray("playOffs");
        table.playOffs().forEach(teams -> playOffs.add(teams(teams)));
        ArrayNode ties = object.putArray("ties");
        table.ties().forEach(tie -> ties.add(tie(tie)));
        object.set("pendingComplaints", pending());
        object.set("chain", chain());
        object.put("partialSplit", table.rules().chain().partialSplit().id());
        return object;
    }

    private ObjectNode row(int place) {
        Row row = table.rows().get(place);
        ObjectNode object = Json.object();
        object.put("position", row.position());
        object.put("shared", row.shared());
        object.put("team", row.team().name());
        object.put("played", row.tally().played());
        object.put("won", row.tally().won());
        object.put("drawn", row.tally().drawn());
        object.put("lost", row.tally().lost());
        object.put("matchPoints", Json.number(row.tally().matchPoints()));
        object.put("gamePoints", Json.number(row.tally().gamePoints()));
        object.put("aheadOfNextBy", row.aheadOfNextBy().map(Row.Decider::id).orElse(null));
        object.put("rule", row.aheadOfNextBy().map(Row.Decider::rule).orElse(null));
        if (row.aheadOfNextBy().isPresent()) {
            TeamId next = table.rows().get(place + 1).team().id();
            table.separation(row.team().id(), next).ifPresent(separation -> {
                object.set("figure", figure(separation.figureAbove()));
                object.set("nextFigure", figure(separation.figureBelow()));
                if (!isRanking(separation.criterion())) {
                    object.set("among", teams(separation.among()));
                }
            });
        }
        ArrayNode adjustments = object.putArray("adjustments");
        row.adjustments().forEach(adjustment -> {
            ObjectNode change = adjustments.addObject();
            change.put("matchPoints", Json.number(adjustment.matchPoints()));
            change.put("gamePoints", Json.number(adjustment.gamePoints()));
            change.put("rule", adjustment.rule());
            change.put("reason", adjustment.reason());
        });
        return object;
    }

    /** Whether a criterion is the ranking itself, where everybody is still level. */
    private boolean isRanking(String criterion) {
        return table.rules().chain().steps().get(0).tieBreak().id().equals(criterion);
    }

    private ObjectNode tie(Tie tie) {
        ObjectNode object = Json.object();
        object.set("teams", teams(tie.teams()));
        ArrayNode steps = object.putArray("steps");
        tie.steps().forEach(step -> {
            ObjectNode taken = steps.addObject();
            taken.put("criterion", step.criterion());
            taken.put("rule", step.rule());
            taken.set("among", teams(step.among()));
            division(step.division(), taken);
        });
        return object;
    }

    private void division(Division division, ObjectNode into) {
        if (division instanceof Division.Ordered ordered) {
            ArrayNode parts = into.putArray("parts");
            ordered.parts().forEach(part -> {
                ObjectNode object = parts.addObject();
                object.set("figure", figure(part.figure()));
                object.set("teams", teams(part.teams()));
            });
        } else if (division instanceof Division.StillToBePlayed) {
            into.put("stillToBePlayed", true);
        } else if (division instanceof Division.CannotBeWorkedOut unknown) {
            into.put("cannotBeWorkedOut", unknown.reason());
            ArrayNode matches = into.putArray("matches");
            unknown.matches().forEach(match -> {
                ObjectNode object = matches.addObject();
                object.put("home", names.of(match.home()));
                object.put("away", names.of(match.away()));
            });
        }
    }

    private ArrayNode pending() {
        ArrayNode pending = Json.array();
        answer.adjudicated().pending().forEach(complaint -> {
            ObjectNode object = pending.addObject();
            object.set("match", Json.match(complaint.match(), names));
            object.put("against", Json.side(complaint.against()));
            object.put("board", complaint.board());
        });
        return pending;
    }

    private ArrayNode chain() {
        RuleSet rules = table.rules();
        ArrayNode chain = Json.array();
        rules.chain().unfolded().forEach(step -> {
            ObjectNode object = chain.addObject();
            object.put("criterion", step.tieBreak().id());
            object.put("rule", step.rule());
        });
        return chain;
    }

    private static ArrayNode figure(Figure figure) {
        ArrayNode array = Json.array();
        figure.values().forEach(value -> array.add(Json.number(value)));
        return array;
    }

    private ArrayNode teams(List<TeamId> teams) {
        return Json.texts(names.of(teams));
    }
}
