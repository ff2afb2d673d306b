/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.controller;

import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.season.Objection;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.season.SeasonWindow;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The controller's log of a season (section 13): who is in office, and every decision with its day, rule and reason. The
 * effect of a decision on the table is worked out from the season and is not written down, so it cannot disagree with the
 * table.
 *
 * @param offices the controller and the deputies
 * @param decisions the decisions in the order in which they were taken
 */
public record ControllerLog(List<Office> offices, List<Decision> decisions) {

    private static final String IN_OFFICE = "13.2";

    /** Takes unmodifiable copies. */
    public ControllerLog {
        offices = List.copyOf(offices);
        decisions = List.copyOf(decisions);
    }

    /**
     * The log with a further decision.
     *
     * @param decision the decision
     * @return the log with it at the end
     */
    public ControllerLog with(Decision decision) {
        List<Decision> all = new ArrayList<>(decisions);
        all.add(decision);
        return new ControllerLog(offices, all);
    }

    /**
     * The rulings that the decisions make, for the season.
     *
     * @return the rulings in their order
     */
    public List<Ruling> rulings() {
        return decisions.stream()
                .flatMap(decision -> decision.ruling().stream())
                .toList();
    }

    /**
     * A season with the rulings of this log after its own.
     *
     * @param season the season, without them
     * @return the season as it is decided
     */
    public Season applyTo(Season season) {
        return withRulings(season, decisions.size());
    }

    private Season withRulings(Season season, int count) {
        List<Ruling> rulings = new ArrayList<>(season.rulings());
        decisions.subList(0, count).forEach(decision -> decision.ruling().ifPresent(rulings::add));
        return Season.builder().from(season).rulings(rulings).build();
    }

    /**
     * Every decision with its effect: the table with the decisions up to it, compared with the table before it.
     *
     * @param season the season, without the rulings of this log
     * @param rules the rule set
     * @return the decisions in their order
     * @throws io.github.marchesleague.rules.fault.FaultsException if the season with a ruling cannot be, with all faults
     */
    public List<LoggedDecision> effects(Season season, RuleSet rules) {
        Objects.requireNonNull(rules, "rules");
        List<LoggedDecision> logged = new ArrayList<>();
        Standings before = Standings.of(season, rules);
        for (int i = 0; i < decisions.size(); i++) {
            Decision decision = decisions.get(i);
            Standings after = decision.ruling().isPresent() ? Standings.of(withRulings(season, i + 1), rules) : before;
            logged.add(new LoggedDecision(i + 1, decision, changes(before, after)));
            before = after;
        }
        return List.copyOf(logged);
    }

    private static List<LoggedDecision.Effect> changes(Standings before, Standings after) {
        Map<TeamId, LoggedDecision.Place> places = new HashMap<>();
        before.rows().forEach(row -> places.put(row.team().id(), place(row)));
        List<LoggedDecision.Effect> effects = new ArrayList<>();
        for (Row row : after.rows()) {
            LoggedDecision.Place old = places.get(row.team().id());
            LoggedDecision.Place now = place(row);
            if (old != null && !old.equals(now)) {
                effects.add(new LoggedDecision.Effect(row.team().id(), old, now));
            }
        }
        return effects;
    }

    private static LoggedDecision.Place place(Row row) {
        return new LoggedDecision.Place(
                row.position(),
                row.shared(),
                row.tally().matchPoints(),
                row.tally().gamePoints());
    }

    /**
     * What section 13 objects to where it is known when the season is played: besides all that {@link #check()} does, that
     * nobody was appointed controller before it began (13.1).
     *
     * @param runs the days between which the season is played
     * @return the objections, the one to the appointment first
     */
    public List<Objection> check(SeasonWindow runs) {
        List<Objection> objections = new ArrayList<>();
        offices.stream()
                .filter(Office.Controller.class::isInstance)
                .map(Office.Controller.class::cast)
                .min(Comparator.comparing(Office.Controller::from))
                .filter(first -> !first.from().isBefore(runs.first()))
                .ifPresent(first -> objections.add(new Objection(
                        "13.1",
                        first.person(),
                        "appointed on " + first.from() + ", and the season began on " + runs.first(),
                        "appoint the controller before the season begins")));
        objections.addAll(check());
        return List.copyOf(objections);
    }

    /**
     * What section 13 objects to: a decision by somebody who was not in office for it, or of which author or day are not
     * noted (13.1, 13.2), and one that affects the team for which its author plays without the advice of another officer
     * (13.5). Only what a decision itself says counts as affecting a team; that the table moves around it does not.
     *
     * @return the objections in the order of the decisions
     */
    public List<Objection> check() {
        List<Objection> objections = new ArrayList<>();
        for (int i = 0; i < decisions.size(); i++) {
            Decision decision = decisions.get(i);
            String subject = "decision " + (i + 1)
                    + decision.date().map(day -> " of " + day).orElse("");
            if (decision.date().isEmpty() || decision.decidedBy().isEmpty()) {
                objections.add(new Objection(
                        IN_OFFICE,
                        subject,
                        (decision.decidedBy().isEmpty() ? "who decided it" : "its day") + " is not noted",
                        "note day and author; without them nobody can say whether the author was in office"));
            } else {
                check(decision, decision.date().get(), decision.decidedBy().get(), subject, objections);
            }
        }
        return List.copyOf(objections);
    }

    private void check(Decision decision, LocalDate day, String author, String subject, List<Objection> objections) {
        Optional<Office> office = offices.stream()
                .filter(held -> held.person().equals(author) && held.covers(day, decision.match()))
                .findFirst();
        if (office.isEmpty()) {
            objections.add(new Objection(
                    IN_OFFICE,
                    subject,
                    author + " was not in office for it",
                    "let the controller decide, or nominate a deputy for the match or the period"));
        }
        boolean advised = decision.advisedBy().stream().anyMatch(officer -> !officer.equals(author));
        office.flatMap(Office::playsFor)
                .filter(team -> decision.affected().contains(team) && !advised)
                .ifPresent(team -> objections.add(new Objection(
                        "13.5",
                        subject,
                        "it affects " + team + ", for which " + author + " plays",
                        "seek and follow the advice of another officer, and note who gave it")));
    }
}
