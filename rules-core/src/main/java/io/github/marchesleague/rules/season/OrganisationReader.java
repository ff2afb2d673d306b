/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.yaml.YamlMapping;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/** Reads what a document says of the running of the season: when it runs, the entries, and what was postponed. */
final class OrganisationReader {

    private static final int MOST_MEETINGS = 99;
    private static final int MOST_BOARDS = 999;

    /** Sorted, as messages list them. */
    private static final Map<String, Postponement.Agreement> AGREEMENTS = Collections.unmodifiableMap(new TreeMap<>(
            Map.of("captains", Postponement.Agreement.BOTH_CAPTAINS, "controller", Postponement.Agreement.CONTROLLER)));

    private final YamlMapping document;
    private final TeamList teams;
    private final MatchFinder matches;

    OrganisationReader(YamlMapping document, TeamList teams, MatchFinder matches) {
        this.document = document;
        this.teams = teams;
        this.matches = matches;
    }

    void read(Season.Builder season) {
        document.optional("runs")
                .flatMap(YamlNode::mapping)
                .flatMap(OrganisationReader::window)
                .ifPresent(season::runs);
        document.optional("meetings")
                .map(node -> node.integer(1, MOST_MEETINGS))
                .orElse(OptionalInt.empty())
                .ifPresent(season::meetings);
        document.optional("entries").flatMap(YamlNode::mapping).ifPresent(node -> season.entries(entries(node)));
        List<Agreed> agreed = new ArrayList<>();
        items(document, "postponements")
                .forEach(node -> node.mapping()
                        .ifPresent(entry -> postponement(entry)
                                .filter(postponement -> isNew(postponement, entry, agreed))
                                .ifPresent(postponement -> agreed.add(
                                        new Agreed(postponement, entry.node().position())))));
        agreed.forEach(each -> season.addPostponements(each.postponement()));
    }

    private static List<YamlNode> items(YamlMapping from, String key) {
        return from.optional(key).map(YamlNode::items).orElse(List.of());
    }

    private static Optional<SeasonWindow> window(YamlMapping node) {
        Optional<LocalDate> from = node.required("from").flatMap(YamlNode::date);
        Optional<LocalDate> to = node.required("to").flatMap(YamlNode::date);
        node.done();
        if (from.isEmpty() || to.isEmpty()) {
            return Optional.empty();
        }
        if (to.get().isBefore(from.get())) {
            node.fault("to", "the season ends on " + to.get() + ", before it begins on " + from.get(), "exchange them");
            return Optional.empty();
        }
        return Optional.of(new SeasonWindow(from.get(), to.get()));
    }

    private Entries entries(YamlMapping node) {
        Entries.Builder entries = Entries.builder();
        node.optional("deadline").flatMap(YamlNode::date).ifPresent(entries::deadline);
        node.optional("boards")
                .map(boards -> boards.integer(1, MOST_BOARDS))
                .orElse(OptionalInt.empty())
                .ifPresent(entries::boards);
        Map<String, Fault.Position> clubs = new HashMap<>();
        items(node, "clubs").forEach(club -> club(club, clubs).ifPresent(entries::addClubs));
        Map<TeamId, Entry> noted = new HashMap<>();
        Map<TeamId, Fault.Position> seen = new HashMap<>();
        items(node, "teams").forEach(team -> team.mapping().ifPresent(entry -> entry(entry, noted, seen)));
        node.done();
        for (Team team : teams.teams()) {
            entries.addTeams(noted.getOrDefault(team.id(), new Entry(team, Optional.empty(), Optional.empty())));
        }
        return entries.build();
    }

    private static Optional<Club> club(YamlNode node, Map<String, Fault.Position> seen) {
        Optional<YamlNode> nameAt = Optional.of(node);
        boolean affiliated = true;
        if (node.isMapping()) {
            YamlMapping club = node.mapping().orElseThrow();
            nameAt = club.required("name");
            affiliated = club.optional("affiliated").flatMap(YamlNode::flag).orElse(true);
            club.done();
        }
        Optional<String> name = nameAt.flatMap(YamlNode::name);
        if (name.isEmpty()) {
            return Optional.empty();
        }
        Fault.Position before = seen.putIfAbsent(name.get(), node.position());
        if (before != null) {
            node.fault(
                    "the club \"" + name.get() + "\" is listed a second time; it stands at " + before,
                    "list each club once");
            return Optional.empty();
        }
        return Optional.of(new Club(name.get(), affiliated));
    }

    private void entry(YamlMapping node, Map<TeamId, Entry> noted, Map<TeamId, Fault.Position> seen) {
        Optional<YamlNode> teamAt = node.required("team");
        Optional<TeamId> id = teamAt.flatMap(teams::find);
        Optional<LocalDate> entered = node.optional("entered").flatMap(YamlNode::date);
        Optional<String> captain = node.optional("captain").flatMap(YamlNode::name);
        Optional<YamlNode> emailAt = node.optional("email");
        Optional<String> email = emailAt.flatMap(YamlNode::name);
        node.done();
        if (captain.isEmpty() && !node.has("captain")) {
            emailAt.ifPresent(at -> at.fault("an e-mail address without a captain", "write captain: …"));
        }
        if (id.isEmpty()) {
            return;
        }
        Fault.Position before = seen.putIfAbsent(id.get(), node.node().position());
        if (before != null) {
            teamAt.orElseThrow().fault("the team's entry stands at " + before + " already", "note each entry once");
            return;
        }
        teams.teams().stream()
                .filter(team -> team.id().equals(id.get()))
                .forEach(team ->
                        noted.put(team.id(), new Entry(team, entered, captain.map(name -> new Captain(name, email)))));
    }

    private Optional<Postponement> postponement(YamlMapping node) {
        Optional<MatchRef> match = node.required("match").flatMap(matches::find);
        Optional<Postponement.Agreement> agreedBy = node.required("agreedBy").flatMap(by -> by.oneOf(AGREEMENTS));
        Optional<LocalDate> agreedOn = node.required("agreedOn").flatMap(YamlNode::date);
        Optional<YamlNode> newDateAt = node.optional("newDate");
        Optional<LocalDate> newDate = newDateAt.flatMap(YamlNode::date);
        Optional<YamlNode> controllerAt = node.optional("controllerAgreed");
        boolean controllerAgreed = controllerAt.flatMap(YamlNode::flag).orElse(false);
        Optional<String> reason = node.required("reason").flatMap(YamlNode::name);
        node.done();
        if (controllerAgreed && newDateAt.isEmpty()) {
            controllerAt.orElseThrow().fault("the controller agreed to no date", "write newDate: …");
            return Optional.empty();
        }
        if (match.isEmpty() || agreedBy.isEmpty() || agreedOn.isEmpty() || reason.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Postponement(
                matches.withoutDate(match.get()),
                agreedBy.get(),
                agreedOn.get(),
                newDate,
                controllerAgreed,
                reason.get()));
    }

    private record Agreed(Postponement postponement, Fault.Position at) {}

    /** A match may be put off again, and a new date may be found later; nothing is agreed twice, or before the last time. */
    private static boolean isNew(Postponement postponement, YamlMapping node, List<Agreed> before) {
        for (Agreed earlier : before) {
            Postponement last = earlier.postponement();
            if (!last.match().equals(postponement.match())) {
                continue;
            }
            if (postponement.agreedOn().isBefore(last.agreedOn())) {
                node.fault(
                        "agreedOn",
                        "agreed on " + postponement.agreedOn() + ", before what stands at " + earlier.at() + " ("
                                + last.agreedOn() + ")",
                        "list what was agreed on a match in its order, the last agreement last");
                return false;
            }
            if (postponement.agreedOn().equals(last.agreedOn())
                    && (last.newDate().isPresent() || postponement.newDate().isEmpty())) {
                node.fault(
                        "match",
                        "the match is put off a second time on " + last.agreedOn() + "; it stands at " + earlier.at(),
                        "enter each postponement once");
                return false;
            }
        }
        return true;
    }
}
