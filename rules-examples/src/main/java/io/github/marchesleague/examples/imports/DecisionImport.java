/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.imports;

import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.rules.controller.Decision;
import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.season.Season;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the controller's log: columns {@code date} and {@code decided by}; {@code ruling}, the number of the ruling in the
 * season, from 1, where the decision is one; {@code rule} and {@code reason}, which a ruling has already; {@code home} and
 * {@code away} of a match; {@code advised by}, names separated by {@code /}.
 */
public final class DecisionImport {

    private static final Set<String> COLUMNS =
            Set.of("date", "decided by", "ruling", "rule", "reason", "home", "away", "advised by");

    private DecisionImport() {}

    /**
     * Reads the log.
     *
     * @param name the file's name for messages
     * @param bytes its bytes
     * @param format how it was saved
     * @param season the season, with its teams and rulings
     * @return the decisions, line by line, with all faults; a line that contradicts the ruling it names is one
     */
    public static ImportReport<Decision> read(String name, byte[] bytes, SheetFormat format, Season season) {
        Sheet sheet = Sheet.read(name, bytes, format, List.of("date", "decided by"));
        List<ImportReport.Line<Decision>> lines = new ArrayList<>();
        Set<Integer> used = new HashSet<>();
        for (Sheet.Row row : sheet.rows()) {
            int faultsBefore = sheet.faults().size();
            Optional<LocalDate> date = format.date(row.text("date"));
            if (date.isEmpty()) {
                row.fault(
                        "date",
                        "\"" + row.text("date") + "\" is no date of the pattern " + format.datePattern(),
                        "write it so, or declare the pattern that the file has");
            }
            if (row.text("decided by").isEmpty()) {
                row.fault("decided by", "nothing is given", "write who decided");
            }
            Optional<Ruling> ruling = ruling(row, season.rulings(), used);
            String rule = row.text("rule").isEmpty() ? ruling.map(Ruling::rule).orElse("") : row.text("rule");
            String reason =
                    row.text("reason").isEmpty() ? ruling.map(Ruling::reason).orElse("") : row.text("reason");
            if (reason.isEmpty()) {
                row.fault("reason", "nothing is given", "write why");
            }
            if (row.text("home").isEmpty() != row.text("away").isEmpty()) {
                row.fault("home", "only one team of the match is given", "write both, or neither");
            }
            Optional<TeamId> home = team(row, "home", season.teams());
            Optional<TeamId> away = team(row, "away", season.teams());
            ruling.ifPresent(stands -> {
                date.ifPresent(day -> agreeOnTheDay(row, day, stands));
                if (home.isPresent() && away.isPresent()) {
                    agreeOnTheTeams(row, MatchRef.of(home.get(), away.get()), stands, new TeamNames(season.teams()));
                }
            });
            if (sheet.faults().size() > faultsBefore) {
                continue;
            }
            Decision.Builder decision = ruling.map(
                            change -> Decision.of(date.orElseThrow(), row.text("decided by"), change))
                    .orElseGet(Decision::builder);
            decision.date(date.orElseThrow())
                    .decidedBy(row.text("decided by"))
                    .rule(rule)
                    .reason(reason)
                    .addAllAdvisedBy(Arrays.stream(row.text("advised by").split("/"))
                            .map(String::strip)
                            .filter(officer -> !officer.isEmpty())
                            .toList());
            if (home.isPresent()
                    && away.isPresent()
                    && ruling.flatMap(Ruling::about).isEmpty()) {
                decision.match(MatchRef.of(home.get(), away.get()));
            }
            lines.add(new ImportReport.Line<>(row.line(), decision.build()));
        }
        sheet.reportUnused(COLUMNS);
        return new ImportReport<>(lines, sheet.notes(), sheet.faults());
    }

    private static void agreeOnTheDay(Sheet.Row row, LocalDate day, Ruling ruling) {
        ruling.date()
                .filter(stands -> !stands.equals(day))
                .ifPresent(stands -> row.fault(
                        "date",
                        "ruling " + row.text("ruling") + " is of " + stands + " in the season, not of " + day,
                        "write " + stands + ", or correct the season"));
    }

    private static void agreeOnTheTeams(Sheet.Row row, MatchRef match, Ruling ruling, TeamNames names) {
        String found = "ruling " + row.text("ruling") + " is about ";
        String notAbout = " in the season, not about " + names.match(match);
        ruling.about()
                .filter(about ->
                        !about.home().equals(match.home()) || !about.away().equals(match.away()))
                .ifPresent(about -> row.fault(
                        "home",
                        found + names.match(about) + notAbout,
                        "write the teams of the ruling or none, or give the number of another ruling"));
        if (!ruling.teams().isEmpty()
                && ruling.teams().stream().noneMatch(team -> match.sideOf(team).isPresent())) {
            row.fault(
                    "home",
                    found + String.join(", ", names.of(ruling.teams())) + notAbout,
                    "write a match of theirs or none, or give the number of another ruling");
        }
    }

    /** The team that a cell names by its name or id. */
    private static Optional<TeamId> team(Sheet.Row row, String column, List<Team> teams) {
        String written = row.text(column);
        Optional<TeamId> team = teams.stream()
                .filter(each -> each.name().equals(written) || each.id().value().equals(written))
                .map(Team::id)
                .findFirst();
        if (team.isEmpty() && !written.isEmpty()) {
            row.fault(
                    column,
                    "no team is called \"" + written + "\"",
                    Spelling.advice(written, teams.stream().map(Team::name).toList()));
        }
        return team;
    }

    private static Optional<Ruling> ruling(Sheet.Row row, List<Ruling> rulings, Set<Integer> used) {
        String number = row.text("ruling");
        if (number.isEmpty()) {
            return Optional.empty();
        }
        if (!number.matches("[1-9][0-9]{0,3}") || Integer.parseInt(number) > rulings.size()) {
            row.fault(
                    "ruling",
                    "the season has no ruling \"" + number + "\"",
                    rulings.isEmpty() ? "leave it blank" : "give a number from 1 to " + rulings.size());
            return Optional.empty();
        }
        if (!used.add(Integer.parseInt(number))) {
            row.fault("ruling", "ruling " + number + " is in the log already", "log each once");
        }
        return Optional.of(rulings.get(Integer.parseInt(number) - 1));
    }
}
