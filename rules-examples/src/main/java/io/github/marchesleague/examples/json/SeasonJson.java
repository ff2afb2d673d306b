/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.json;

import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.RatingList;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.ruling.Bye;
import io.github.marchesleague.rules.ruling.Withdrawal;
import io.github.marchesleague.rules.season.Season;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes a season as the document that all commands read; what is read back is the same season. */
public final class SeasonJson {

    private SeasonJson() {}

    /**
     * The document of a season.
     *
     * @param season the season
     * @param rules the rules that it names, if any
     * @return the document, which leaves out every key that would hold nothing
     */
    public static ObjectNode write(Season season, Optional<String> rules) {
        ObjectNode document = Json.object();
        if (!season.name().isEmpty()) {
            document.put("name", season.name());
        }
        rules.ifPresent(id -> document.put("rules", id));
        season.runs().ifPresent(runs -> {
            ObjectNode days = document.putObject("runs");
            days.put("from", runs.first().toString());
            days.put("to", runs.last().toString());
        });
        season.meetings().ifPresent(meetings -> document.put("meetings", meetings));
        ArrayNode teams = document.putArray("teams");
        season.teams().forEach(team -> teams.add(team(team, season.stated().getOrDefault(team.id(), TeamFacts.NONE))));
        season.entries().ifPresent(entries -> document.set("entries", RecordsJson.entries(entries)));
        all(document, "players", season.players(), SeasonJson::player);
        all(document, "ratingLists", season.ratingLists(), SeasonJson::ratings);
        all(document, "byes", season.byes(), SeasonJson::bye);
        season.asAt().ifPresent(day -> document.put("asAt", day.toString()));
        ArrayNode matches = document.putArray("matches");
        season.matches().forEach(card -> matches.add(CardJson.match(card)));
        all(document, "playOffs", season.playOffs(), CardJson::match);
        all(document, "postponements", season.postponements(), RecordsJson::postponement);
        all(document, "complaints", season.complaints(), RecordsJson::complaint);
        all(document, "rulings", season.rulings(), RecordsJson::ruling);
        all(document, "withdrawals", season.withdrawals(), SeasonJson::withdrawal);
        season.controllerTeam().ifPresent(team -> document.put("controllerTeam", team.value()));
        return document;
    }

    private static <T> void all(ObjectNode document, String key, List<T> values, Function<T, ObjectNode> writer) {
        if (!values.isEmpty()) {
            ArrayNode array = document.putArray(key);
            values.forEach(value -> array.add(writer.apply(value)));
        }
    }

    private static ObjectNode team(Team team, TeamFacts stated) {
        ObjectNode object = Json.object();
        if (!team.id().value().equals(team.name())) {
            object.put("id", team.id().value());
        }
        object.put("name", team.name());
        team.club().ifPresent(club -> object.put("club", club));
        stated.previousRank().ifPresent(rank -> object.put("previousRank", rank));
        stated.fairPlay().ifPresent(points -> object.put("fairPlay", Json.number(points)));
        stated.rating().ifPresent(rating -> object.put("rating", Json.number(rating)));
        stated.averageAge().ifPresent(age -> object.put("averageAge", Json.number(age)));
        stated.performance().ifPresent(rating -> object.put("performance", Json.number(rating)));
        return object;
    }

    private static ObjectNode player(Player player) {
        ObjectNode object = Json.object();
        object.put("id", player.id().value());
        player.name().ifPresent(name -> object.put("name", name));
        player.team().ifPresent(team -> object.put("team", team.value()));
        player.birthYear().ifPresent(year -> object.put("birthYear", year));
        player.nominated().ifPresent(rating -> object.put("nominated", rating));
        if (!player.classes().isEmpty()) {
            object.set("classes", Json.texts(player.classes().stream().sorted().toList()));
        }
        return object;
    }

    private static ObjectNode ratings(RatingList list) {
        ObjectNode object = Json.object();
        object.put("list", list.list());
        list.from().ifPresent(from -> object.put("from", from.toString()));
        ObjectNode ratings = object.putObject("ratings");
        Map<String, Integer> sorted = new TreeMap<>();
        list.ratings().forEach((player, rating) -> sorted.put(player.value(), rating));
        sorted.forEach(ratings::put);
        return object;
    }

    private static ObjectNode bye(Bye bye) {
        ObjectNode object = Json.object();
        object.put("team", bye.team().value());
        bye.round().ifPresent(round -> object.put("round", round));
        return object;
    }

    private static ObjectNode withdrawal(Withdrawal withdrawal) {
        ObjectNode object = Json.object();
        object.put("team", withdrawal.team().value());
        withdrawal.date().ifPresent(day -> object.put("date", day.toString()));
        object.put("reason", withdrawal.reason());
        return object;
    }
}
