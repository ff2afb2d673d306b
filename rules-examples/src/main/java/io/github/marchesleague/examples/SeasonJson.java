/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.season.Season;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes a season that was imported, or a schedule, as the document that all commands read. */
final class SeasonJson {

    private SeasonJson() {}

    /**
     * The document of a season.
     *
     * @param season a season of teams, players, matches and byes
     * @param rules the rules that it names, if any
     * @return the document
     * @throws FaultsException if the season holds decisions, complaints or rating lists, which no import brings
     */
    static ObjectNode write(Season season, Optional<String> rules) {
        if (!season.rulings().isEmpty()
                || !season.complaints().isEmpty()
                || !season.ratingLists().isEmpty()
                || !season.withdrawals().isEmpty()
                || !season.playOffs().isEmpty()) {
            throw new FaultsException(List.of(Fault.of(
                    "season",
                    "it holds decisions, complaints, ratings, withdrawals or play-offs, which are not written",
                    "add the matches to its own document instead")));
        }
        ObjectNode document = Json.object();
        if (!season.name().isEmpty()) {
            document.put("name", season.name());
        }
        rules.ifPresent(id -> document.put("rules", id));
        ArrayNode teams = document.putArray("teams");
        season.teams().forEach(team -> teams.add(team(team)));
        if (!season.players().isEmpty()) {
            ArrayNode players = document.putArray("players");
            season.players().forEach(player -> players.add(player(player)));
        }
        if (!season.byes().isEmpty()) {
            ArrayNode byes = document.putArray("byes");
            season.byes().forEach(bye -> {
                ObjectNode object = byes.addObject();
                object.put("team", bye.team().value());
                bye.round().ifPresent(round -> object.put("round", round));
            });
        }
        season.runs()
                .ifPresent(window -> document.putObject("runs")
                        .put("from", window.first().toString())
                        .put("to", window.last().toString()));
        season.asAt().ifPresent(day -> document.put("asAt", day.toString()));
        ArrayNode matches = document.putArray("matches");
        season.matches().forEach(card -> matches.add(match(card)));
        return document;
    }

    private static ObjectNode team(Team team) {
        ObjectNode object = Json.object();
        if (!team.id().value().equals(team.name())) {
            object.put("id", team.id().value());
        }
        object.put("name", team.name());
        team.club().ifPresent(club -> object.put("club", club));
        return object;
    }

    private static ObjectNode player(Player player) {
        ObjectNode object = Json.object();
        object.put("id", player.id().value());
        player.name().ifPresent(name -> object.put("name", name));
        player.team().ifPresent(team -> object.put("team", team.value()));
        player.nominated().ifPresent(rating -> object.put("nominated", rating));
        return object;
    }

    private static ObjectNode match(MatchCard card) {
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
        card.total().ifPresent(total -> object.put("score", total.home() + "-" + total.away()));
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
    }
}
