/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.lineup;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.CodePoints;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.RatingList;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The players and rating lists of a season, arranged for look-up; immutable. */
public final class Register {

    /** No players and no lists: any player may be named, and nobody has a rating. */
    public static final Register EMPTY = of(List.of(), List.of());

    private final Map<PlayerId, Player> players;
    private final Map<String, List<Edition>> lists;
    private final Map<TeamId, String> teams;

    private record Edition(LocalDate from, Map<PlayerId, Integer> ratings) {}

    private Register(Map<PlayerId, Player> players, Map<String, List<Edition>> lists, Map<TeamId, String> teams) {
        this.players = players;
        this.lists = lists;
        this.teams = teams;
    }

    /**
     * Arranges players and lists.
     *
     * @param players the players
     * @param lists the editions of the rating lists, in any order
     * @return the register
     * @throws FaultsException if a list has no date, or if a player or an edition is there twice, with all faults
     */
    public static Register of(List<Player> players, List<RatingList> lists) {
        List<Fault> faults = new ArrayList<>();
        Register register = of(players, lists, List.of(), faults);
        if (!faults.isEmpty()) {
            throw new FaultsException(faults);
        }
        return register;
    }

    /**
     * Arranges players, lists and the names of the teams.
     *
     * @param players the players
     * @param lists the editions of the rating lists, in any order
     * @param teams the teams, for messages
     * @param faults takes what is wrong: a list without a date, a player or an edition that is there twice
     * @return the register of what is right
     */
    public static Register of(List<Player> players, List<RatingList> lists, List<Team> teams, List<Fault> faults) {
        Map<PlayerId, Player> byId = new HashMap<>();
        for (Player player : players) {
            if (byId.put(player.id(), player) != null) {
                faults.add(Fault.of("player " + player.id(), "the player is entered twice", "enter each player once"));
            }
        }
        Map<String, List<Edition>> byName = new TreeMap<>(CodePoints::compare);
        Set<List<Object>> seen = new HashSet<>();
        for (RatingList list : lists) {
            if (list.from().isEmpty()) {
                faults.add(Fault.of(
                        "rating list " + list.list(),
                        "the list has no date",
                        "give the first day on which it is in force, such as 2025-09-01"));
            } else if (!seen.add(List.of(list.list(), list.from().get()))) {
                faults.add(Fault.of(
                        "rating list " + list.list(),
                        "there are two editions from " + list.from().get(),
                        "give each edition once"));
            } else {
                byName.computeIfAbsent(list.list(), name -> new ArrayList<>())
                        .add(new Edition(list.from().get(), new HashMap<>(list.ratings())));
            }
        }
        byName.values().forEach(editions -> editions.sort(Comparator.comparing(Edition::from)));
        Map<TeamId, String> names = new HashMap<>();
        teams.forEach(team -> names.put(team.id(), team.name()));
        return new Register(byId, byName, names);
    }

    /**
     * A player.
     *
     * @param id the identifier
     * @return the player; where no players are entered at all, one of whom nothing else is known; empty for an unknown
     *     identifier
     */
    public Optional<Player> player(PlayerId id) {
        return Optional.ofNullable(find(id));
    }

    /** Whether there is a published list. */
    boolean hasLists() {
        return !lists.isEmpty();
    }

    /**
     * What a team is called in messages.
     *
     * @param team the team
     * @return its name, or its identifier where no such team is entered
     */
    public String name(TeamId team) {
        return teams.getOrDefault(team, team.value());
    }

    @Nullable
    Player find(PlayerId id) {
        Player player = players.get(id);
        return player == null && players.isEmpty() ? Player.of(id.value()) : player;
    }

    @Nullable
    Integer published(Optional<String> name, PlayerId player, LocalDate day) {
        if (name.isPresent()) {
            return published(lists.get(name.get()), player, day);
        }
        for (List<Edition> editions : lists.values()) {
            Integer rating = published(editions, player, day);
            if (rating != null) {
                return rating;
            }
        }
        return null;
    }

    private static @Nullable Integer published(@Nullable List<Edition> editions, PlayerId player, LocalDate day) {
        if (editions == null) {
            return null;
        }
        for (int i = editions.size() - 1; i >= 0; i--) {
            Edition edition = editions.get(i);
            if (!edition.from().isAfter(day)) {
                return edition.ratings().get(player);
            }
        }
        return null;
    }
}
