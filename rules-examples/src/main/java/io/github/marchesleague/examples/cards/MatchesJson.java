/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.cards;

import io.github.marchesleague.examples.json.Json;
import io.github.marchesleague.rules.adjudication.AdjudicatedBoard;
import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.Cause;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.scoring.BoardPoints;
import io.github.marchesleague.rules.scoring.Scoring;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Matches after adjudication as a JSON object. */
public final class MatchesJson {

    private final SeasonMatches answer;
    private final Scoring scoring;

    private MatchesJson(SeasonMatches answer) {
        this.answer = answer;
        this.scoring = answer.rules().scoring();
    }

    public static ObjectNode write(SeasonMatches answer) {
        return new MatchesJson(answer).object();
    }

    private ObjectNode object() {
        ObjectNode object = Json.object();
        object.put("season", answer.title());
        object.put("ruleSet", answer.rules().id());
        object.set("matches", matches(answer.matches()));
        object.set("playOffs", matches(answer.playOffs()));
        return object;
    }

    private ArrayNode matches(List<AdjudicatedMatch> matches) {
        ArrayNode array = Json.array();
        matches.forEach(match -> array.add(match(match)));
        return array;
    }

    private ObjectNode match(AdjudicatedMatch match) {
        ObjectNode object = Json.object();
        MatchCard card = match.card();
        card.round().ifPresent(round -> object.put("round", round));
        object.put("date", card.date().map(Object::toString).orElse(null));
        object.put("homeTeam", answer.names().of(card.home()));
        object.put("awayTeam", answer.names().of(card.away()));
        card.rateOfPlay().ifPresent(rate -> object.put("rateOfPlay", rate.toString()));
        card.reported().ifPresent(report -> object.put("reported", report.toString()));
        Json.agreement(card.agreed()).ifPresent(agreed -> object.set("agreed", agreed));
        object.put("standing", match.standing().name().toLowerCase(Locale.ROOT));
        ArrayNode boards = object.putArray("boards");
        for (int i = 0; i < match.boards().size(); i++) {
            boards.add(board(match, i));
        }
        if (match.standing() == AdjudicatedMatch.Standing.COUNTS && scoring.counts(match.result())) {
            Score score = scoring.score(match.result());
            Score matchPoints = scoring.matchPoints(match.result());
            object.put("home", Json.number(score.home()));
            object.put("away", Json.number(score.away()));
            object.put("homeMatchPoints", Json.number(matchPoints.home()));
            object.put("awayMatchPoints", Json.number(matchPoints.away()));
        } else {
            for (String key : List.of("home", "away", "homeMatchPoints", "awayMatchPoints")) {
                object.putNull(key);
            }
        }
        ArrayNode notes = object.putArray("notes");
        match.notes().forEach(note -> notes.addObject().put("rule", note.rule()).put("text", note.text()));
        if (!match.fines().isEmpty()) {
            object.set("fines", Json.fines(match.fines(), answer.names()));
        }
        return object;
    }

    private ObjectNode board(AdjudicatedMatch match, int index) {
        AdjudicatedBoard board = match.boards().get(index);
        BoardPoints points = scoring.boardPoints();
        ObjectNode object = Json.object();
        object.put("board", index + 1);
        object.put("home", Json.number(points.of(board.official(), Side.HOME)));
        object.put("away", Json.number(points.of(board.official(), Side.AWAY)));
        object.put("rule", board.rule().isEmpty() ? null : board.rule());
        object.put("official", board.official().toString());
        object.put("played", board.played().toString());
        object.put(
                "white", answer.white(match.card(), index + 1).map(Json::side).orElse(null));
        if (index < match.card().boards().size()) {
            BoardCard card = match.card().boards().get(index);
            player("homePlayer", card.home(), object);
            player("awayPlayer", card.away(), object);
        }
        object.set("homeLostBecause", causes(board.home()));
        object.set("awayLostBecause", causes(board.away()));
        return object;
    }

    private static void player(String key, Seat seat, ObjectNode into) {
        switch (seat.kind()) {
            case NOT_RECORDED -> {}
            case EMPTY -> into.putNull(key);
            case NAMED -> into.put(key, seat.player().orElseThrow().value());
        }
    }

    private static ArrayNode causes(List<Cause> causes) {
        ArrayNode array = Json.array();
        causes.forEach(cause -> array.addObject().put("rule", cause.rule()).put("reason", cause.reason()));
        return array;
    }
}
