/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.penalty.Fine;
import io.github.marchesleague.rules.penalty.ImposedFine;
import io.github.marchesleague.rules.ruling.Contradictions;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.yaml.YamlMapping;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the controller's decisions (section 13); which kind each is, its keys say. */
final class RulingReader {

    /** What every ruling says beside what it decides. */
    private record Noted(String rule, String reason, Optional<String> advisedBy, Optional<LocalDate> date) {}

    private final TeamList teams;
    private final MatchFinder matches;
    private final List<Placed> placed;
    private final List<Read> soFar = new ArrayList<>();

    private record Read(Ruling ruling, Fault.Position at) {}

    RulingReader(TeamList teams, MatchFinder matches, List<Placed> placed) {
        this.teams = teams;
        this.matches = matches;
        this.placed = placed;
    }

    /** Reads one ruling; empty with a fault if anything is wrong with it. */
    Optional<Ruling> read(YamlNode node) {
        return node.mapping().flatMap(ruling -> {
            Optional<String> rule = ruling.required("rule").flatMap(YamlNode::name);
            Optional<String> reason = ruling.required("reason").flatMap(YamlNode::name);
            Optional<String> advisedBy = ruling.optional("advisedBy").flatMap(YamlNode::name);
            Optional<LocalDate> date = ruling.optional("date").flatMap(YamlNode::date);
            Noted noted = new Noted(rule.orElse(""), reason.orElse(""), advisedBy, date);
            Optional<Ruling> read = readKind(ruling, noted);
            ruling.done();
            read.ifPresent(each -> checkAgainstEarlier(each, node));
            return rule.isPresent() && reason.isPresent() ? read : Optional.empty();
        });
    }

    /** Of two decisions about the same thing neither can be preferred; the one that was taken back is left out. */
    private void checkAgainstEarlier(Ruling ruling, YamlNode node) {
        for (Read earlier : soFar) {
            Optional<String> twice = Contradictions.between(earlier.ruling(), ruling);
            if (twice.isPresent()) {
                node.fault(
                        twice.get() + " was decided at " + earlier.at() + " already",
                        "keep one of the two; leaving a ruling out undoes it");
                break;
            }
        }
        soFar.add(new Read(ruling, node.position()));
    }

    private Optional<Ruling> readKind(YamlMapping ruling, Noted noted) {
        if (ruling.has("order")) {
            return order(ruling, noted);
        }
        if (ruling.has("team")) {
            return adjustment(ruling, noted);
        }
        if (!ruling.has("match")) {
            ruling.node()
                    .fault(
                            "the ruling decides nothing",
                            "write team with matchPoints, gamePoints or fine, match with score or defaultTime or alone to annul it, or order");
            return Optional.empty();
        }
        Optional<MatchRef> match = ruling.required("match").flatMap(matches::find);
        Optional<YamlNode> scoreAt = ruling.optional("score");
        Optional<YamlNode> timeAt = ruling.optional("defaultTime");
        Optional<Score> score = scoreAt.flatMap(MatchReader::score);
        Optional<Duration> time = timeAt.flatMap(YamlNode::duration);
        if (scoreAt.isPresent() && timeAt.isPresent()) {
            ruling.node().fault("both score and defaultTime are given", "write two rulings");
            return Optional.empty();
        }
        score.ifPresent(s -> placed.add(new Placed(Place.of(scoreAt.get()), limits -> limits.faults(s))));
        if (match.isEmpty() || scoreAt.isPresent() != score.isPresent() || timeAt.isPresent() != time.isPresent()) {
            return Optional.empty();
        }
        if (score.isPresent()) {
            return Optional.of(new Ruling.MatchAwarded(
                    match.get(), score.get(), noted.rule(), noted.reason(), noted.advisedBy(), noted.date()));
        }
        return Optional.of(
                time.isPresent()
                        ? new Ruling.DefaultTimeSet(
                                match.get(), time.get(), noted.rule(), noted.reason(), noted.advisedBy(), noted.date())
                        : new Ruling.MatchAnnulled(
                                match.get(), noted.rule(), noted.reason(), noted.advisedBy(), noted.date()));
    }

    private Optional<Ruling> adjustment(YamlMapping ruling, Noted noted) {
        Optional<TeamId> team = ruling.required("team").flatMap(teams::find);
        Optional<YamlNode> fineAt = ruling.optional("fine");
        if (fineAt.isPresent()) {
            Optional<Fine> fine = fineAt.get()
                    .parsed(
                            Fine::parse,
                            "an amount of money",
                            "write the amount and the currency, such as 40 EUR",
                            Fine::hasForm,
                            Fine.RANGE);
            return team.flatMap(t -> fine.map(money -> new Ruling.Fined(
                    new ImposedFine(
                            t, money.amount(), money.currency(), noted.rule(), noted.reason(), Optional.empty()),
                    noted.advisedBy(),
                    noted.date())));
        }
        Optional<YamlNode> matchPointsAt = ruling.optional("matchPoints");
        Optional<YamlNode> gamePointsAt = ruling.optional("gamePoints");
        Optional<Points> matchPoints = matchPointsAt.flatMap(YamlNode::points);
        Optional<Points> gamePoints = gamePointsAt.flatMap(YamlNode::points);
        if (matchPointsAt.isEmpty() && gamePointsAt.isEmpty()) {
            ruling.node().fault("the ruling changes no points", "write matchPoints or gamePoints or both, or fine");
        }
        return team.filter(t -> matchPoints.isPresent() || gamePoints.isPresent())
                .map(t -> new Ruling.PointsAdjusted(
                        new Adjustment(
                                t,
                                matchPoints.orElse(Points.ZERO),
                                gamePoints.orElse(Points.ZERO),
                                noted.rule(),
                                noted.reason()),
                        noted.advisedBy(),
                        noted.date()));
    }

    private Optional<Ruling> order(YamlMapping ruling, Noted noted) {
        List<YamlNode> names = ruling.required("order").map(YamlNode::items).orElse(List.of());
        List<TeamId> order = new ArrayList<>();
        for (YamlNode name : names) {
            teams.find(name).ifPresent(team -> {
                if (order.contains(team)) {
                    name.fault("the team " + name.found() + " stands in the order twice", "name each team once");
                } else {
                    order.add(team);
                }
            });
        }
        if (names.size() < 2) {
            ruling.fault("order", "an order of fewer than two teams", "name the teams, the best first");
        }
        return order.size() == names.size() && order.size() >= 2
                ? Optional.of(
                        new Ruling.OrderDecided(order, noted.rule(), noted.reason(), noted.advisedBy(), noted.date()))
                : Optional.empty();
    }
}
