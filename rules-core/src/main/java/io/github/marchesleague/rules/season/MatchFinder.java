/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.yaml.YamlMapping;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Finds the match that a complaint or a ruling names. */
final class MatchFinder {

    private final TeamList teams;
    private final List<MatchCard> matches;
    private final List<MatchCard> playOffs;

    MatchFinder(TeamList teams, List<MatchCard> matches, List<MatchCard> playOffs) {
        this.teams = teams;
        this.matches = List.copyOf(matches);
        this.playOffs = List.copyOf(playOffs);
    }

    /** The card of a match that was found. */
    MatchCard card(MatchRef full) {
        return Stream.concat(matches.stream(), playOffs.stream())
                .filter(match -> match.ref().equals(full))
                .findFirst()
                .orElseThrow();
    }

    /**
     * The full name of the one match that is meant; empty with a fault if there is none or more than one. A play-off is meant
     * only where no match of the league is.
     */
    Optional<MatchRef> find(YamlNode node) {
        return node.mapping().flatMap(this::find);
    }

    private Optional<MatchRef> find(YamlMapping name) {
        Optional<TeamId> home = name.required("home").flatMap(teams::find);
        Optional<TeamId> away = name.required("away").flatMap(teams::find);
        OptionalInt round =
                name.optional("round").map(node -> node.integer(1, 9999)).orElse(OptionalInt.empty());
        Optional<LocalDate> date = name.optional("date").flatMap(YamlNode::date);
        name.done();
        if (home.isEmpty() || away.isEmpty()) {
            return Optional.empty();
        }
        MatchRef ref = new MatchRef(home.get(), away.get(), round, date);
        List<MatchRef> meant = named(ref, matches);
        if (meant.isEmpty()) {
            meant = named(ref, playOffs);
        }
        if (meant.size() == 1) {
            return Optional.of(meant.get(0));
        }
        if (meant.isEmpty()) {
            name.node().fault("there is no match " + ref, "name a match of the season, home team first");
        } else {
            name.node().fault(ref + " names " + meant.size() + " matches", "add round or date");
        }
        return Optional.empty();
    }

    /** A match that was found, named without its date unless only that tells it apart. */
    MatchRef withoutDate(MatchRef full) {
        MatchRef ref = full.anyDay();
        return named(ref, matches).size() + named(ref, playOffs).size() == 1 ? ref : full;
    }

    private static List<MatchRef> named(MatchRef ref, List<MatchCard> among) {
        return among.stream().map(MatchCard::ref).filter(ref::names).toList();
    }
}
