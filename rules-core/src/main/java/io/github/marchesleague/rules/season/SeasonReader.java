/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Bye;
import io.github.marchesleague.rules.ruling.Withdrawal;
import io.github.marchesleague.rules.yaml.YamlMapping;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Reads the outermost mapping of a season document. */
final class SeasonReader {

    private final YamlMapping document;
    private final TeamList teams = new TeamList();
    private final PlayerList players = new PlayerList(teams);
    private final List<Placed> placed = new ArrayList<>();

    private SeasonReader(YamlMapping document) {
        this.document = document;
    }

    static SeasonDocument read(YamlMapping document) {
        return new SeasonReader(document).read();
    }

    private SeasonDocument read() {
        Season.Builder season = Season.builder();
        document.optional("name").flatMap(YamlNode::name).ifPresent(season::name);
        Optional<RulesReference> rules = document.optional("rules")
                .flatMap(node -> node.text().map(text -> new RulesReference(text, node.position())));
        document.required("teams").ifPresent(list -> list.items().forEach(teams::read));
        season.teams(teams.teams()).stated(teams.stated());
        items("players").forEach(players::read);
        season.players(players.players());
        items("ratingLists").forEach(players::readRatings);
        season.ratingLists(players.ratingLists());
        List<MatchCard> matches = matches("matches");
        season.matches(matches);
        List<MatchCard> playOffs = matches("playOffs");
        season.playOffs(playOffs);
        MatchFinder finder = new MatchFinder(teams, matches, playOffs);
        ComplaintReader complaints = new ComplaintReader(finder, placed);
        items("complaints").forEach(complaint -> complaints.read(complaint).ifPresent(season::addComplaints));
        RulingReader rulings = new RulingReader(teams, finder, placed);
        items("rulings").forEach(ruling -> rulings.read(ruling).ifPresent(season::addRulings));
        departures(season);
        new OrganisationReader(document, teams, finder).read(season);
        document.optional("asAt").flatMap(YamlNode::date).ifPresent(season::asAt);
        document.done();
        return new SeasonDocument(season.build(), rules, placed);
    }

    private void departures(Season.Builder season) {
        Set<TeamId> gone = new HashSet<>();
        items("withdrawals")
                .forEach(node -> node.mapping().ifPresent(entry -> {
                    Optional<YamlNode> teamAt = entry.required("team");
                    Optional<TeamId> team = teamAt.flatMap(teams::find);
                    Optional<LocalDate> date = entry.optional("date").flatMap(YamlNode::date);
                    Optional<String> reason = entry.required("reason").flatMap(YamlNode::name);
                    entry.done();
                    if (team.isPresent() && !gone.add(team.get())) {
                        teamAt.orElseThrow().fault("the team has left already", "enter each withdrawal once");
                    }
                    team.ifPresent(t -> season.addWithdrawals(new Withdrawal(t, date, reason.orElse(""))));
                }));
        Set<Bye> byes = new HashSet<>();
        items("byes")
                .forEach(node -> node.mapping().ifPresent(entry -> {
                    Optional<YamlNode> teamAt = entry.required("team");
                    Optional<TeamId> team = teamAt.flatMap(teams::find);
                    OptionalInt round = entry.optional("round")
                            .map(number -> number.integer(1, 9999))
                            .orElse(OptionalInt.empty());
                    entry.done();
                    team.map(t -> new Bye(t, round)).ifPresent(bye -> {
                        if (!byes.add(bye)) {
                            teamAt.orElseThrow()
                                    .fault(
                                            "the bye is entered already",
                                            "enter each bye once, or tell them apart by round");
                        }
                        season.addByes(bye);
                    });
                }));
        document.optional("controllerTeam").flatMap(teams::find).ifPresent(season::controllerTeam);
    }

    private List<MatchCard> matches(String key) {
        MatchReader reader = new MatchReader(teams, players, placed);
        List<MatchCard> cards = new ArrayList<>();
        items(key).forEach(match -> reader.read(match).ifPresent(cards::add));
        return cards;
    }

    private List<YamlNode> items(String key) {
        return document.optional(key).map(YamlNode::items).orElse(List.of());
    }
}
