/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.RatingList;
import io.github.marchesleague.rules.yaml.YamlMapping;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The players and rating lists of a document, and who is meant by an id. */
final class PlayerList {

    private static final int HIGHEST_RATING = 4000;
    private static final int EARLIEST_YEAR = 1850;
    private static final int LATEST_YEAR = 2200;

    private final TeamList teams;
    private final List<Player> players = new ArrayList<>();
    private final Map<String, Fault.Position> places = new LinkedHashMap<>();
    private final List<RatingList> ratingLists = new ArrayList<>();
    private final Map<List<Object>, Fault.Position> editions = new HashMap<>();

    PlayerList(TeamList teams) {
        this.teams = teams;
    }

    List<Player> players() {
        return List.copyOf(players);
    }

    List<RatingList> ratingLists() {
        return List.copyOf(ratingLists);
    }

    /** Reads one player. */
    void read(YamlNode entry) {
        entry.mapping().ifPresent(this::readPlayer);
    }

    private void readPlayer(YamlMapping entry) {
        Player.Builder player = Player.builder();
        Optional<YamlNode> idAt = entry.required("id");
        Optional<String> id = idAt.flatMap(YamlNode::name);
        entry.optional("team").flatMap(teams::find).ifPresent(player::team);
        entry.optional("name").flatMap(YamlNode::name).ifPresent(player::name);
        entry.optional("nominated")
                .map(PlayerList::rating)
                .orElse(OptionalInt.empty())
                .ifPresent(player::nominated);
        entry.optional("birthYear")
                .map(year -> year.integer(EARLIEST_YEAR, LATEST_YEAR))
                .orElse(OptionalInt.empty())
                .ifPresent(player::birthYear);
        entry.optional("classes")
                .map(YamlNode::items)
                .orElse(List.of())
                .forEach(word -> word.text().ifPresent(player::addClasses));
        entry.done();
        if (id.isPresent() && idAt.isPresent()) {
            Fault.Position before = places.putIfAbsent(id.get(), idAt.get().position());
            if (before != null) {
                idAt.get()
                        .fault(
                                "the player \"" + id.get() + "\" is entered a second time; the first entry stands at "
                                        + before,
                                "enter each player once");
            } else {
                players.add(player.id(PlayerId.of(id.get())).build());
            }
        }
    }

    /** Reads one edition of a rating list. */
    void readRatings(YamlNode entry) {
        entry.mapping().ifPresent(this::readRatings);
    }

    private void readRatings(YamlMapping entry) {
        Optional<String> list = entry.required("list").flatMap(YamlNode::name);
        Optional<LocalDate> from = entry.required("from").flatMap(YamlNode::date);
        Map<PlayerId, Integer> ratings = new LinkedHashMap<>();
        entry.required("ratings")
                .flatMap(YamlNode::mapping)
                .ifPresent(given -> given.keys()
                        .forEach(key -> find(key)
                                .ifPresent(player -> given.required(player.value())
                                        .map(PlayerList::rating)
                                        .orElse(OptionalInt.empty())
                                        .ifPresent(rating -> ratings.put(player, rating)))));
        entry.done();
        if (list.isPresent() && from.isPresent()) {
            Fault.Position before = editions.putIfAbsent(
                    List.of(list.get(), from.get()), entry.node().position());
            if (before != null) {
                entry.node()
                        .fault(
                                "the list " + list.get() + " from " + from.get()
                                        + " is given a second time; the first stands at " + before,
                                "give each edition once");
            } else {
                ratingLists.add(RatingList.of(list.get(), from.get(), ratings));
            }
        }
    }

    private static OptionalInt rating(YamlNode node) {
        return node.integer(0, HIGHEST_RATING);
    }

    /** The player that is meant by an id; empty with a fault where players are entered and this is none of them. */
    Optional<PlayerId> find(YamlNode id) {
        Optional<String> text = id.name();
        if (text.isPresent() && !places.isEmpty() && !places.containsKey(text.get())) {
            id.fault(
                    "the player \"" + text.get() + "\" is not entered",
                    Spelling.nearest(text.get(), places.keySet())
                            .map(near -> "did you mean \"" + near + "\"?")
                            .orElse("enter each player under players"));
            return Optional.empty();
        }
        return text.map(PlayerId::of);
    }
}
