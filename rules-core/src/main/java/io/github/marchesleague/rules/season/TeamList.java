/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.yaml.YamlMapping;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The entry list of a document, and who is meant by a name. */
final class TeamList {

    private static final int LOWEST_RANK = 9999;
    private static final int HIGHEST_RATING = 4000;
    private static final int OLDEST = 150;

    private record Entry(String name, Fault.Position at) {}

    private final List<Team> teams = new ArrayList<>();
    private final Map<TeamId, TeamFacts> stated = new LinkedHashMap<>();
    private final Map<String, TeamId> known = new LinkedHashMap<>();
    private final Map<String, Fault.Position> places = new HashMap<>();
    private final Map<String, Entry> withoutCapitals = new HashMap<>();

    /** The teams in the order of the document. */
    List<Team> teams() {
        return List.copyOf(teams);
    }

    /** Reads one entry: a name, or an object. */
    void read(YamlNode entry) {
        if (entry.isMapping()) {
            entry.mapping().ifPresent(this::readObject);
        } else {
            entry.name().ifPresent(name -> {
                if (isNew(name, entry) && hasOtherLetters(name, entry)) {
                    teams.add(Team.of(name));
                    known.put(name, TeamId.of(name));
                }
            });
        }
    }

    private void readObject(YamlMapping entry) {
        Optional<YamlNode> nameAt = entry.required("name");
        Optional<String> name = nameAt.flatMap(YamlNode::name);
        Optional<String> club = entry.optional("club").flatMap(YamlNode::name);
        Optional<YamlNode> idAt = entry.optional("id");
        Optional<String> id = idAt.flatMap(YamlNode::name);
        TeamFacts facts = facts(entry);
        entry.done();
        if (name.isEmpty() || idAt.isPresent() != id.isPresent()) {
            return;
        }
        boolean fits = isNew(name.get(), nameAt.get());
        if (id.isEmpty()) {
            fits &= hasOtherLetters(name.get(), nameAt.get());
        } else if (!id.equals(name)) {
            fits &= isNew(id.get(), idAt.get());
        }
        if (fits) {
            Team team = new Team(TeamId.of(id.orElse(name.get())), name.get(), club);
            teams.add(team);
            known.put(name.get(), team.id());
            id.ifPresent(text -> known.put(text, team.id()));
            if (!facts.equals(TeamFacts.NONE)) {
                stated.put(team.id(), facts);
            }
        }
    }

    /** What the league states of the team beside its results. */
    private static TeamFacts facts(YamlMapping entry) {
        TeamFacts.Builder facts = TeamFacts.builder();
        entry.optional("previousRank")
                .map(rank -> rank.integer(1, LOWEST_RANK))
                .orElse(OptionalInt.empty())
                .ifPresent(facts::previousRank);
        entry.optional("fairPlay").flatMap(YamlNode::points).ifPresent(facts::fairPlay);
        between(entry, "rating", HIGHEST_RATING).ifPresent(facts::rating);
        between(entry, "averageAge", OLDEST).ifPresent(facts::averageAge);
        between(entry, "performance", HIGHEST_RATING).ifPresent(facts::performance);
        return facts.build();
    }

    private static Optional<Points> between(YamlMapping entry, String key, int most) {
        Optional<YamlNode> node = entry.optional(key);
        Optional<Points> points = node.flatMap(YamlNode::points);
        if (points.filter(figure -> figure.signum() < 0 || figure.compareTo(Points.of(most)) > 0)
                .isPresent()) {
            node.get().fault(points.get() + " is out of range", "write a number from 0 to " + most);
            return Optional.empty();
        }
        return points;
    }

    /** What is stated of teams beside their results. */
    Map<TeamId, TeamFacts> stated() {
        return Map.copyOf(stated);
    }

    private boolean isNew(String name, YamlNode at) {
        Fault.Position before = places.putIfAbsent(name, at.position());
        if (before != null) {
            at.fault(
                    "the team \"" + name + "\" is entered a second time; the first entry stands at " + before,
                    "enter each team once");
        }
        return before == null;
    }

    /** Two entries that differ in capitals only are a slip of the pen, unless an id says that they are two teams. */
    private boolean hasOtherLetters(String name, YamlNode at) {
        String plain = name.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
        Entry before = withoutCapitals.putIfAbsent(plain, new Entry(name, at.position()));
        if (before != null) {
            at.fault(
                    "the team \"" + name + "\" differs only in capitals from \"" + before.name() + "\" at "
                            + before.at(),
                    "enter each team once, or give both an id if they are two teams");
        }
        return before == null;
    }

    /** The team that is meant by a name or an id; empty with a fault if there is none. */
    Optional<TeamId> find(YamlNode name) {
        Optional<String> text = name.name();
        if (text.isPresent() && !known.containsKey(text.get())) {
            if (!places.containsKey(text.get())) {
                name.fault("the team \"" + text.get() + "\" is not entered", advice(text.get()));
            }
            return Optional.empty();
        }
        return text.map(known::get);
    }

    private String advice(String name) {
        return known.isEmpty()
                ? "enter it under teams"
                : Spelling.nearest(name, known.keySet())
                        .map(near -> "did you mean \"" + near + "\"?")
                        .orElse("the teams are: " + String.join(", ", known.keySet()));
    }
}
