/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.json;

import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.season.Club;
import io.github.marchesleague.rules.season.Entries;
import io.github.marchesleague.rules.season.Entry;
import io.github.marchesleague.rules.season.Postponement;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes what was decided and agreed beside the matches as a season document has it. */
public final class RecordsJson {

    private RecordsJson() {}

    /** The entries (2, 8). */
    public static ObjectNode entries(Entries entries) {
        ObjectNode object = Json.object();
        entries.deadline().ifPresent(day -> object.put("deadline", day.toString()));
        entries.boards().ifPresent(boards -> object.put("boards", boards));
        ArrayNode clubs = object.putArray("clubs");
        for (Club club : entries.clubs()) {
            ObjectNode node = clubs.addObject();
            node.put("name", club.name());
            node.put("affiliated", club.affiliated());
        }
        ArrayNode teams = object.putArray("teams");
        for (Entry entry : entries.teams()) {
            ObjectNode node = teams.addObject();
            node.put("team", entry.team().id().value());
            entry.registered().ifPresent(day -> node.put("entered", day.toString()));
            entry.captain().ifPresent(captain -> {
                node.put("captain", captain.name());
                captain.email().ifPresent(email -> node.put("email", email));
            });
        }
        return object;
    }

    /** A match put off (11). */
    public static ObjectNode postponement(Postponement postponement) {
        ObjectNode object = Json.object();
        object.set("match", match(postponement.match()));
        object.put(
                "agreedBy", postponement.agreedBy() == Postponement.Agreement.CONTROLLER ? "controller" : "captains");
        object.put("agreedOn", postponement.agreedOn().toString());
        postponement.newDate().ifPresent(day -> object.put("newDate", day.toString()));
        if (postponement.controllerAgreed()) {
            object.put("controllerAgreed", true);
        }
        object.put("reason", postponement.reason());
        return object;
    }

    /** A complaint about an ineligible player (12.5). */
    public static ObjectNode complaint(Complaint complaint) {
        ObjectNode object = Json.object();
        object.set("match", match(complaint.match()));
        object.put("against", Json.side(complaint.against()));
        object.put("board", complaint.board());
        if (complaint.protestedBeforeStart()) {
            object.put("protestedBeforeStart", true);
        }
        complaint.submitted().ifPresent(day -> object.put("submitted", day.toString()));
        complaint.upheld().ifPresent(upheld -> object.put("upheld", upheld));
        complaint.advisedBy().ifPresent(officer -> object.put("advisedBy", officer));
        return object;
    }

    /** A decision of the controller (13). */
    public static ObjectNode ruling(Ruling ruling) {
        ObjectNode object = Json.object();
        ruling.date().ifPresent(day -> object.put("date", day.toString()));
        if (ruling instanceof Ruling.PointsAdjusted points) {
            Adjustment adjustment = points.adjustment();
            object.put("team", adjustment.team().value());
            object.put("matchPoints", Json.number(adjustment.matchPoints()));
            object.put("gamePoints", Json.number(adjustment.gamePoints()));
        } else if (ruling instanceof Ruling.MatchAwarded awarded) {
            object.set("match", match(awarded.match()));
            object.put("score", CardJson.score(awarded.score()));
        } else if (ruling instanceof Ruling.MatchAnnulled annulled) {
            object.set("match", match(annulled.match()));
        } else if (ruling instanceof Ruling.DefaultTimeSet set) {
            object.set("match", match(set.match()));
            object.put("defaultTime", set.defaultTime().toString());
        } else if (ruling instanceof Ruling.Fined fined) {
            object.put("team", fined.fine().team().value());
            object.put("fine", fined.fine().money());
        } else if (ruling instanceof Ruling.OrderDecided decided) {
            object.set(
                    "order",
                    Json.texts(decided.order().stream().map(TeamId::value).toList()));
        }
        object.put("rule", ruling.rule());
        object.put("reason", ruling.reason());
        ruling.advisedBy().ifPresent(officer -> object.put("advisedBy", officer));
        return object;
    }

    private static ObjectNode match(MatchRef ref) {
        ObjectNode match = Json.object();
        match.put("home", ref.home().value());
        match.put("away", ref.away().value());
        ref.round().ifPresent(round -> match.put("round", round));
        ref.date().ifPresent(date -> match.put("date", date.toString()));
        return match;
    }
}
