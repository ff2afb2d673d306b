/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.json;

import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Seat;
import java.util.Locale;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes match cards as a season document has them. */
final class CardJson {

    private CardJson() {}

    /** One card. */
    static ObjectNode match(MatchCard card) {
        ObjectNode object = Json.object();
        card.round().ifPresent(round -> object.put("round", round));
        card.start()
                .map(Object::toString)
                .or(() -> card.date().map(Object::toString))
                .ifPresent(when -> object.put("date", when));
        object.put("home", card.home().value());
        object.put("away", card.away().value());
        card.rateOfPlay().ifPresent(rate -> object.put("rateOfPlay", rate.toString()));
        card.reported().ifPresent(report -> object.put("reported", report.toString()));
        Json.agreement(card.agreed()).ifPresent(agreed -> object.set("agreed", agreed));
        card.defaultTime()
                .ifPresent(time -> object.put("defaultTime", time.after().toString()));
        card.whiteOnBoard1().ifPresent(side -> object.put("whiteOnBoard1", Json.side(side)));
        if (!card.handicap().equals(Score.NIL)) {
            object.put("handicap", score(card.handicap()));
        }
        card.total().ifPresent(total -> object.put("score", score(total)));
        if (!card.boards().isEmpty()) {
            ArrayNode boards = object.putArray("boards");
            for (BoardCard board : card.boards()) {
                if (board.home().kind() == Seat.Kind.NOT_RECORDED
                        && board.away().kind() == Seat.Kind.NOT_RECORDED) {
                    boards.add(board.result().toString());
                } else {
                    boards.add(board(board));
                }
            }
        }
        if (card.defaultedBy() != Defaulted.NOBODY) {
            object.put("defaultedBy", card.defaultedBy().name().toLowerCase(Locale.ROOT));
        }
        if (card.defaultAnnounced()) {
            object.put("defaultAnnounced", true);
        }
        if (card.status() != MatchResult.Status.PLAYED) {
            object.put("status", card.status().name().toLowerCase(Locale.ROOT));
        }
        return object;
    }

    private static ObjectNode board(BoardCard board) {
        ObjectNode object = Json.object();
        seat(object, "home", board.home());
        seat(object, "away", board.away());
        object.put("result", board.result().toString());
        return object;
    }

    private static void seat(ObjectNode board, String side, Seat seat) {
        if (seat.kind() == Seat.Kind.EMPTY) {
            board.set(side, NullNode.getInstance());
        }
        seat.player().ifPresent(player -> board.put(side, player.value()));
        seat.arrived()
                .ifPresent(
                        when -> board.put(side + "Arrived", when.toLocalTime().toString()));
        if (seat.substitute()) {
            board.put(side + "Substitute", true);
        }
    }

    /** A score as a document has it. */
    static String score(Score score) {
        return score.home() + "-" + score.away();
    }
}
